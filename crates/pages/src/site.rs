//! What all pages of a site have in common.

use catalogue::{GameInfo, Games};

use crate::Assets;

/// The stylesheet of what all tables share, which comes first.
pub(crate) const TABLE_STYLE: &str = "table.css";

/// The stylesheet of the pages, which comes last.
pub(crate) const PAGE_STYLE: &str = "style.css";

/// The stylesheet of a game.
pub(crate) fn game_style(game: &GameInfo) -> String {
    format!("{}.css", game.id)
}

/// What all pages of a site have in common: the games, the files made for them, and where tables are held.
#[derive(Debug)]
pub struct Site {
    games: Games,
    assets: Assets,
    worker: Option<String>,
}

impl Site {
    /// The site of these games.
    pub fn new(games: Games) -> Site {
        let of_games = games.iter().map(|game| (game_style(game).into(), game.looks.style));
        let pages = concat!(include_str!("../assets/pages.css"), include_str!("../assets/at_table.css"));
        let shared = [(TABLE_STYLE.into(), pictures::STYLE), (PAGE_STYLE.into(), pages)];
        let styles = shared.into_iter().chain(of_games).map(|(name, style)| (name, by_night(style)));
        Site { games, assets: Assets::new(styles.collect()), worker: None }
    }

    /// The same site with tables in the browser: in a worker with the script at this address, instead of behind a socket.
    pub fn with_worker(self, script: String) -> Site {
        Site { worker: Some(script), ..self }
    }

    /// The address of the script of the worker that holds the tables, if they are in the browser.
    pub(crate) fn worker(&self) -> Option<&str> {
        self.worker.as_deref()
    }

    /// The games that are played here.
    pub fn games(&self) -> Games {
        self.games
    }

    /// The files that all pages share.
    pub fn assets(&self) -> &Assets {
        &self.assets
    }
}

/// The colors of the night are written once, for readers who chose them; they hold as well for readers who chose nothing and
/// whose browser wishes them.
fn by_night(style: &str) -> String {
    const CHOSEN: &str = ":root[data-theme=\"dark\"]";
    const WISHED: &str = "@media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"])";
    let mut parts = style.split(CHOSEN);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for (block, rest) in parts.filter_map(|part| part.split_once('}')) {
        all.extend([CHOSEN, block, "}\n", WISHED, block, "} }", rest]);
    }
    all
}

#[cfg(test)]
mod tests {
    use catalogue::GAMES;

    use super::*;

    #[test]
    fn the_night_is_chosen_or_wished() {
        let style = by_night("a { b: c; }\n:root[data-theme=\"dark\"] .x { --y: z; }\nd { e: f; }");
        let expect = "a { b: c; }\n:root[data-theme=\"dark\"] .x { --y: z; }\n\
                      @media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"]) .x { --y: z; } }\nd { e: f; }";
        assert_eq!(style, expect);
        let site = Site::new(GAMES);
        let nights = site.assets().files().iter().map(|file| file.text.matches("prefers-color-scheme").count());
        assert_eq!(nights.sum::<usize>(), 8, "five games and one ring, all tables, all pages");
    }
}
