//! Pictures of the significant moments of games, for people who judge how a table looks.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use catalogue::{AnyTable, GameInfo, Level, Look};
use pictures::{REGIONS, STYLE};
use play::{Chances, Player, PlayerSet, Rng, Seed, Turn};
use words::Language;

use crate::Failure;
use crate::parallel::{cores, map};

/// What is to be drawn.
pub struct Gallery<'a> {
    /// The games.
    pub games: Vec<&'static GameInfo>,
    /// Their set-up; the fewest players and the most if there is none.
    pub setup: Option<&'a str>,
    /// The seed of the games that are shown.
    pub seed: u64,
    /// Only moments of this step.
    pub step: Option<&'a str>,
    /// How each moment is shown.
    pub frames: Vec<Frame>,
    /// The height of a picture, if it is not that of a screen.
    pub height: Option<u32>,
}

/// How a moment is shown.
#[derive(Clone, Copy)]
pub struct Frame {
    /// In which language.
    pub language: Language,
    /// On which screen.
    pub size: Size,
    /// `light` or `dark`.
    pub theme: &'static str,
}

/// A screen.
#[derive(Clone, Copy)]
pub struct Size {
    /// What it is.
    pub name: &'static str,
    width: u32,
    height: u32,
}

const SIZES: [Size; 2] =
    [Size { name: "phone", width: 390, height: 844 }, Size { name: "desktop", width: 1440, height: 900 }];
const THEMES: [&str; 2] = ["light", "dark"];

impl Frame {
    /// Every language, size and theme.
    pub fn all() -> impl Iterator<Item = Frame> {
        let themes = |language, size| THEMES.map(|theme| Frame { language, size, theme });
        let sizes = move |language| SIZES.into_iter().flat_map(move |size| themes(language, size));
        Language::ALL.into_iter().flat_map(sizes)
    }
}

/// A moment of a game.
struct Moment {
    name: String,
    table: Box<dyn AnyTable>,
    viewer: Option<Player>,
}

impl Gallery<'_> {
    /// Draws everything into a folder.
    pub fn draw(&self, folder: &Path, output: &mut impl Write) -> Result<(), Failure> {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut pages = Vec::new();
        for game in &self.games {
            for moment in self.moments(game)? {
                for frame in &self.frames {
                    let name = format!("{}-{}-{}-{}", moment.name, frame.language, frame.size.name, frame.theme);
                    let path = folder.join(format!("{name}.html"));
                    fs::write(&path, page(&moment, *frame)).map_err(|error| format!("{}: {error}", path.display()))?;
                    pages.push((name, *frame));
                }
            }
        }
        let shots = map(&pages, cores(), |(name, frame)| photograph(folder, name, frame.size, self.height));
        shots.into_iter().collect::<Result<Vec<()>, String>>()?;
        let figure = |(name, _): &(String, Frame)| {
            format!("<figure><img loading=\"lazy\" src=\"{name}.png\"><figcaption>{name}</figcaption></figure>\n")
        };
        let figures: String = pages.iter().map(figure).collect();
        let style =
            "figure{display:inline-block;margin:8px;vertical-align:top}img{max-height:500px;border:1px solid #888}";
        let text = format!("<!doctype html><meta charset=utf-8><title>Társas</title><style>{style}</style>\n{figures}");
        let path = folder.join("index.html");
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        writeln!(output, "{} pictures; see {}", pages.len(), path.display())?;
        Ok(())
    }

    /// The start, the first decision of each kind, the middle and the end of a game between bots, from a player's eyes.
    fn moments(&self, game: &'static GameInfo) -> Result<Vec<Moment>, Failure> {
        let (fewest, most) = game.players();
        let setups = match self.setup {
            Some(setup) => vec![setup.to_owned()],
            None => BTreeSet::from([fewest, most]).into_iter().map(|players| format!("players={players}")).collect(),
        };
        let mut moments = Vec::new();
        for setup in setups {
            let mut steps = BTreeSet::new();
            let mut all = Vec::new();
            let mut table = game.new_table(&setup, Seed::from(self.seed), Chances::Automatic)?;
            let name = |table: &dyn AnyTable, what: &str| format!("{}-{}-{what}", game.id, table.players());
            let mut rng = Rng::from_number(self.seed);
            while let Turn::Players(acting) = table.turn() {
                let player = acting.iter().next().expect("somebody acts on a players' turn");
                all.push((table.copy(), player));
                let bot = Rng::from_number(u64::from(rng.below(1 << 30)));
                let action = table.suggest(player, Level::Medium, bot, None)?.action;
                table.play(player, &action)?;
            }
            let wanted = |step: &str| self.step.is_none_or(|wanted| wanted == step);
            let middle = all.len() / 2;
            // The first decision of a kind from the first third on shows more than an empty table.
            for (n, (moment, player)) in all.iter().enumerate().skip(all.len() / 3).chain(all.iter().enumerate()) {
                let step = moment.step();
                if wanted(step) && steps.insert(step) {
                    let name = name(moment.as_ref(), &format!("{n:03}-{step}"));
                    moments.push(Moment { name, table: moment.copy(), viewer: Some(*player) });
                }
            }
            if self.step.is_none() {
                let (first, player) = &all[0];
                moments.push(Moment {
                    name: name(first.as_ref(), "start"),
                    table: first.copy(),
                    viewer: Some(*player),
                });
                let (half, player) = &all[middle];
                moments.push(Moment { name: name(half.as_ref(), "middle"), table: half.copy(), viewer: Some(*player) });
                let viewer = PlayerSet::seats(table.players()).iter().next();
                moments.push(Moment { name: name(table.as_ref(), "end"), table, viewer });
            }
        }
        Ok(moments)
    }
}

/// The names of players in pictures.
const NAMES: [&str; 6] = ["Anna", "Bence", "Csilla", "Dani", "Eszter", "Feri"];

/// So many lines of the log are shown.
const LINES: usize = 8;

fn page(moment: &Moment, frame: Frame) -> String {
    let (table, story) = (moment.table.as_ref(), moment.table.story());
    let names: Vec<String> = NAMES.iter().take(table.players()).map(|name| (*name).to_owned()).collect();
    let Frame { language, theme, .. } = frame;
    let look = Look { viewer: moment.viewer, names: &names, language, hint: None, story: &story, is_live: true };
    let drawing = table.draw(&look);
    let game = table.info().id;
    let regions = REGIONS.iter().zip(&drawing.regions);
    let regions: String = regions
        .map(|(name, html)| format!("<section id=\"{name}\" class=\"{name} {game}\">{html}</section>\n"))
        .collect();
    let lines = (story.len().saturating_sub(LINES)..story.len()).rev();
    let log: String = lines.map(|n| format!("<li>{}</li>", table.tell(n, &look))).collect();
    format!(
        "<!doctype html><html lang={language} data-theme={theme}><meta charset=utf-8>\
         <meta name=viewport content=\"width=device-width\"><title>{}</title><style>{STYLE}</style>\n\
         <body><main class=\"table {game}\">{regions}<section id=log class=log><ol>{log}</ol></section></main>",
        table.info().name
    )
}

/// Lets Chromium take a picture of a page beside it.
fn photograph(folder: &Path, name: &str, size: Size, height: Option<u32>) -> Result<(), String> {
    let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
    let profile = folder.join(format!(".profile-{name}"));
    let mut command = Command::new("chromium");
    command.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-sync",
        "--hide-scrollbars",
    ]);
    command.args(["--disable-background-networking", "--disable-component-update"]);
    command.arg(format!("--user-data-dir={}", profile.display()));
    command.arg(format!("--window-size={},{}", size.width, height.unwrap_or(size.height)));
    command.arg(format!("--screenshot={}", folder.join(format!("{name}.png")).display()));
    command.arg(format!("file://{}", folder.join(format!("{name}.html")).display()));
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let _ = fs::remove_dir_all(&profile);
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("chromium could not draw {name}: {status}")),
        Err(error) => Err(format!("chromium does not start ({error}); install it (Debian: apt-get install chromium)")),
    }
}
