//! What all pages share: head, header, footer, and words for their reader.

use catalogue::{GameInfo, Level};
use maud::{DOCTYPE, Markup, html};
use words::{Language, Phrase, Voice};

use crate::site::{PAGE_STYLE, TABLE_STYLE, game_style};
use crate::{Reader, Site, Theme, art};

impl Reader {
    /// Says a key in the language of the reader.
    pub(crate) fn text(&self, key: &str) -> String {
        self.language.text(key)
    }

    /// Says a phrase in the language of the reader.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.language.say(phrase)
    }

    /// The words of a game in the language of the reader.
    pub(crate) fn voice(&self, game: &GameInfo) -> Voice {
        game.looks.voice(self.language)
    }

    /// What a game is called in the language of the reader.
    pub fn game(&self, game: &GameInfo) -> String {
        let id = game.id;
        self.voice(game).text(&format!("{id}-name"))
    }

    /// What a level of bots is called.
    pub(crate) fn level(&self, level: Level) -> String {
        match level {
            Level::Search { .. } => level.to_string(),
            Level::Random | Level::Easy | Level::Medium | Level::Hard | Level::Expert => {
                self.text(&format!("pages-level-{level}"))
            }
        }
    }
}

/// A whole page: `class` says which, `main` is the element with the content.
pub(crate) fn document(site: &Site, reader: &Reader, title: &str, class: &str, main: &Markup) -> String {
    whole(site, reader, (title, class), None, main)
}

/// A whole page that shows something of a game, in the style of that game.
pub(crate) fn document_of(
    site: &Site,
    reader: &Reader,
    title: &str,
    class: &str,
    game: &GameInfo,
    main: &Markup,
) -> String {
    whole(site, reader, (title, class), Some(game), main)
}

/// What a message that holds the link of a page shows of it.
fn about(reader: &Reader, game: Option<&GameInfo>) -> String {
    let tagline = game.map(|game| reader.voice(game).text(&format!("{}-tagline", game.id)));
    let parts: Vec<String> = tagline.into_iter().chain([reader.text("pages-description")]).collect();
    parts.join(" ")
}

fn whole(site: &Site, reader: &Reader, (title, class): (&str, &str), game: Option<&GameInfo>, main: &Markup) -> String {
    let about = about(reader, game);
    let files = site.assets();
    let name = if title.is_empty() { reader.text("pages-title") } else { title.to_owned() };
    let page = html! {
        (DOCTYPE)
        html lang=(reader.language) data-theme=(reader.theme) data-worker=[site.worker()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(about);
                meta property="og:site_name" content="Társas";
                meta property="og:type" content="website";
                meta property="og:title" content=(name);
                meta property="og:description" content=(about);
                meta name="theme-color" content="#23473d";
                title { (name) @if !title.is_empty() { " · Társas" } }
                link rel="icon" type="image/svg+xml" href=(files.address("favicon.svg"));
                link rel="stylesheet" href=(files.address(TABLE_STYLE));
                @if let Some(game) = game { link rel="stylesheet" href=(files.address(&game_style(game))); }
                link rel="stylesheet" href=(files.address(PAGE_STYLE));
                // Named here, so that none has to be read before the next one is asked for.
                @for module in files.modules() { link rel="modulepreload" href=(module); }
                script type="module" src=(files.address("main.js")) {}
            }
            body class=(class) data-copied=(reader.text("pages-copied")) data-lost=(reader.text("pages-lost"))
                data-more=(reader.text("pages-more-actions")) data-failed=(reader.text("pages-failed")) {
                a.skip href="#main" { (reader.text("pages-skip")) }
                (header(reader))
                (main)
                (footer(reader))
            }
        }
    };
    page.into_string()
}

fn header(reader: &Reader) -> Markup {
    html! {
        header.site {
            div.inside {
                a.logo href="/" aria-label=(reader.text("pages-home")) { (art::logo()) span { "Társas" } }
                nav aria-label=(reader.text("pages-navigation")) {
                    a.wide href="/#games" { (reader.text("pages-games")) }
                    a.wide href="/about" { (reader.text("pages-about")) }
                    a.me href="/me" title=(reader.text("pages-me")) {
                        (art::icon("person"))
                        span { (reader.name.clone().unwrap_or_else(|| reader.text("pages-guest"))) }
                    }
                    (language_switch(reader))
                    (theme_switch(reader))
                }
            }
        }
    }
}

fn language_switch(reader: &Reader) -> Markup {
    let other = match reader.language {
        Language::English => Language::Hungarian,
        Language::Hungarian => Language::English,
    };
    // The name stands in its own language, for those who cannot read this one.
    let (name, short) = (other.text("pages-language"), other.code().to_uppercase());
    html! {
        form.switch method="post" action="/language" {
            input type="hidden" name="back" value=(reader.address);
            button name="lang" value=(other) lang=(other) title=(name) aria-label=(name) {
                span.long { (name) } span.short { (short) }
            }
        }
    }
}

fn theme_switch(reader: &Reader) -> Markup {
    let next = match reader.theme {
        Theme::Auto => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::Auto,
    };
    let name = |theme: Theme| Phrase::new(format!("pages-theme-{theme}"));
    let label = reader.say(&Phrase::new("pages-theme").with("now", name(reader.theme)).with("next", name(next)));
    html! {
        form.switch method="post" action="/theme" {
            input type="hidden" name="back" value=(reader.address);
            button name="theme" value=(next) title=(label) aria-label=(label) { (art::icon(reader.theme.name())) }
        }
    }
}

fn footer(reader: &Reader) -> Markup {
    html! {
        footer.site {
            p {
                a href="/" { (reader.text("pages-home")) }
                " · " a href="/about" { (reader.text("pages-about")) }
                " · " a href="/about#dice" { (reader.text("pages-fair")) }
                " · " a href="/about#privacy" { (reader.text("pages-privacy")) }
            }
            p { (reader.text("pages-footer")) }
        }
    }
}
