//! The drawings of the pages: logo, icons, and the emblems of the games in their frame.

use catalogue::GameInfo;
use maud::{Markup, PreEscaped, html};

use crate::assets::SIGN;

/// The sign of Társas: a round table with five seats.
pub(crate) fn logo() -> Markup {
    html! { span.page-sign aria-hidden="true" { (PreEscaped(SIGN)) } }
}

/// The picture of the home page: a table with something of every game on it.
pub(crate) fn hero() -> Markup {
    html! { div.scene aria-hidden="true" { (PreEscaped(include_str!("../assets/emblems/table.svg"))) } }
}

/// The picture of something that went wrong: a fallen piece.
pub(crate) fn fallen() -> Markup {
    html! { div.scene aria-hidden="true" { (PreEscaped(include_str!("../assets/emblems/fallen.svg"))) } }
}

/// The emblem of a game.
pub(crate) fn emblem(game: &GameInfo) -> Markup {
    html! { span.art aria-hidden="true" { (PreEscaped(game.looks.emblem)) } }
}

/// The lines of the icons, on a square of 24.
const ICONS: &[(&str, &str)] = &[
    ("person", "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"),
    (
        "people",
        "M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.500c.5-3.6 3-5.5 6.5-5.500s6 1.9 6.5 5.500M16 4.800a3.5 3.5 0 0 1 0 6.500M18 14.400c2 .8 3.2 2.6 3.5 5.1",
    ),
    ("clock", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l2.7 2"),
    ("gauge", "M4.5 17.500a8.5 8.5 0 1 1 15 0M12 14l3.500-4.500"),
    ("play", "M8 5.500v13l10.5-6.500z"),
    ("pause", "M9 6v12M15 6v12"),
    ("first", "M6 5.500v13M18.5 6v12l-9-6z"),
    ("back", "M15.5 5.5 8 12l7.5 6.5"),
    ("forward", "M8.5 5.5 16 12l-7.5 6.5"),
    ("last", "M18 5.500v13M5.5 6v12l9-6z"),
    ("auto", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8l5.6-1.600M12 12h8M12 16l5.6 1.6"),
    (
        "light",
        "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4",
    ),
    ("dark", "M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z"),
    (
        "bots",
        "M6 9h12a1.5 1.5 0 0 1 1.5 1.500v7A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.500v-7A1.5 1.5 0 0 1 6 9zM12 9V5M12 5h.01M9 13.500v1M15 13.500v1M2.5 13v3M21.5 13v3",
    ),
    (
        "friends",
        "M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM15.5 11a3 3 0 1 0 0-6M3 19c.4-3.3 2.5-5 5.5-5s5.1 1.7 5.5 5M17 14.300c2.3.6 3.7 2.2 4 4.7",
    ),
    (
        "screen",
        "M7.5 3h9A1.5 1.5 0 0 1 18 4.500v15a1.5 1.5 0 0 1-1.5 1.500h-9A1.5 1.5 0 0 1 6 19.500v-15A1.5 1.5 0 0 1 7.5 3zM10.5 18h3M9 9.500h5l-1.5-1.500M15 12.500h-5l1.5 1.5",
    ),
    (
        "solo",
        "M12 10.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 10.500c-4.5 1-6.5 4-7 9.500h14c-.5-5.5-2.5-8.5-7-9.500z",
    ),
    ("sound", "M4 9.500v5h3.5L12 18.500v-13L7.500 9.500zM15 9a4.5 4.5 0 0 1 0 6M17.5 6.500a8 8 0 0 1 0 11"),
    ("undo", "M8.5 5 4 9.5 8.5 14M4.5 9.500H14a5.5 5.5 0 0 1 0 11h-4"),
    ("hint", "M9 17.500c0-2.5-3-3.5-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500zM9.5 21h5"),
    ("book", "M12 6.500C10 5 7.5 4.5 4 4.500v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2zM12 6.500v14"),
    ("replay", "M5 12a7 7 0 1 1 2.2 5.100M5 20v-4h4M12 8.500V12l2.5 2"),
    ("done", "M5 12.5l4.5 4.5L19 7.500"),
    ("save", "M12 4v11M7.5 11 12 15.500l4.5-4.500M4.5 19.500h15"),
    (
        "die",
        "M6.5 4h11A2.5 2.5 0 0 1 20 6.500v11a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 17.500v-11A2.5 2.5 0 0 1 6.5 4zM8.5 8.500h.01M15.5 8.500h.01M12 12h.01M8.5 15.500h.01M15.5 15.500h.01",
    ),
    (
        "copy",
        "M9 8h9.500A1.5 1.5 0 0 1 20 9.500V19a1.5 1.5 0 0 1-1.5 1.500H9A1.5 1.5 0 0 1 7.5 19V9.500A1.5 1.5 0 0 1 9 8zM4 16V5a1.5 1.5 0 0 1 1.5-1.500H15",
    ),
    ("box", "M12 3.500 20 8v8l-8 4.500L4 16V8zM4 8l8 4.500L20 8M12 12.500v8M8 5.750l8 4.500"),
    ("edit", "M4.5 19.500l1-4L16 5l3 3L8.500 18.500zM13.500 7.500l3 3"),
    (
        "link",
        "M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1",
    ),
    ("key", "M14.5 13.500a5 5 0 1 0-4.7-3.300L4 16v4h4v-2.500h2.500V15l1.3-1.300c.8.4 1.7-.2 2.7-.2zM15.5 8.500h.01"),
];

/// An icon beside words.
pub(crate) fn icon(name: &str) -> Markup {
    let lines = ICONS.iter().find(|(known, _)| *known == name).map_or("", |(_, lines)| lines);
    html! { svg.page-icon.{ "icon-" (name) } viewBox="0 0 24 24" aria-hidden="true" { path d=(lines) {} } }
}
