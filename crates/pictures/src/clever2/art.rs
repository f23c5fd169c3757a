//! The drawings of the picture: the fox, the marks of the colors, the signs of the bonuses.

use maud::{Markup, html};

/// The shape by which each color is known without its color, 24 units wide.
const MARKS: [(&str, &str); 7] = [
    ("white", "M12 1L14.9 9.1L23 12L14.9 14.9L12 23L9.1 14.9L1 12L9.1 9.1Z"),
    (
        "yellow",
        "M12.0 0.4L14.7 3.6L18.8 2.6L19.1 6.8L23.0 8.4L20.8 12.0L23.0 15.6L19.1 17.2L18.8 21.4L14.7 20.4L12.0 23.6L9.3 20.4L5.2 21.4L4.9 17.2L1.0 15.6L3.2 12.0L1.0 8.4L4.9 6.8L5.2 2.6L9.3 3.6Z",
    ),
    ("blue", "M12 .8C15.6 6 20.4 10.2 20.4 14.9A8.4 8.4 0 0 1 3.6 14.9C3.6 10.2 8.4 6 12 .8Z"),
    ("green", "M2.2 21.8C1 9.4 8.4 2.3 21.9 2C22.5 15.6 15 23.2 2.2 21.8Z"),
    (
        "pink",
        "M12 22C5 16.6 1.2 12.4 1.2 8C1.2 4.5 3.8 2.2 6.8 2.2C9 2.2 11 3.4 12 5.4C13 3.4 15 2.2 17.2 2.2C20.2 2.2 22.8 4.5 22.8 8C22.8 12.4 19 16.6 12 22Z",
    ),
    ("silver", "M6 2.2H18L23 9.4L12 22.8L1 9.4Z"),
    ("black", "M12 .9L15.3 7.6L22.8 8.6L17.4 13.9L18.7 21.4L12 17.9L5.3 21.4L6.6 13.9L1.2 8.6L8.7 7.6Z"),
];

/// The drawings that the picture repeats, to be used by their names.
pub(super) fn drawings() -> Markup {
    html! {
        @for (name, shape) in MARKS {
            symbol id={ "clever2-mark-" (name) } viewBox="0 0 24 24" { path d=(shape) fill="currentColor" {} }
            @if name != "white" {
                symbol id={ "clever2-bonus-" (name) } viewBox="0 0 24 24" {
                    path.clever2-shape.{ "clever2-fill-" (name) } d=(shape) {}
                    text.clever2-asks.{ "clever2-ink-" (name) } x=(if name == "green" { "13" } else { "12" }) y=(question_line(name)) { "?" }
                }
            }
        }
        symbol id="clever2-bonus-reroll" viewBox="0 0 24 24" {
            circle.clever2-disc cx="12" cy="12" r="11" {}
            path.clever2-stroke d="M18 12A6 6 0 1 1 15.6 7.2" {}
            path.clever2-arrow d="M18.6 3.4V9.2L12.9 7.8Z" {}
        }
        symbol id="clever2-bonus-return" viewBox="0 0 24 24" {
            circle.clever2-disc cx="12" cy="12" r="11" {}
            path.clever2-stroke d="M8.2 9.4H14A3.9 3.9 0 0 1 14 17.2H8" {}
            path.clever2-arrow d="M9.4 5V13.8L4.2 9.4Z" {}
        }
        symbol id="clever2-bonus-extra" viewBox="0 0 24 24" {
            circle.clever2-disc cx="12" cy="12" r="11" {}
            path.clever2-stroke d="M4.8 12.4H11M7.9 9.3V15.5M14 9.6L16.6 7.6V16.6" {}
        }
        symbol id="clever2-bonus-fox" viewBox="0 0 48 48" { (head()) }
        symbol id="clever2-cross" viewBox="0 0 24 24" {
            path.clever2-pen d="M3.6 4.6C9 8.6 15.4 14.6 20.6 20.2M20.2 3.8C14.4 9.8 9 14.8 3.8 20.6" {}
        }
        symbol id="clever2-circle" viewBox="0 0 24 24" {
            path.clever2-pen d="M13.6 2.4C6.4 1.4 1.9 6.4 2 12.2C2.2 18.6 6.8 22.2 12.4 21.9C18.2 21.5 22.2 17.4 21.9 11.6C21.6 5.6 16.8 1.8 9.4 3.4" {}
        }
        symbol id="clever2-fox" viewBox="0 0 64 56" {
            path.clever2-fur d="M44 54C58 55 64 44 60 34C57 27 51 27 49 31C53 34 53 41 46 45Z" {}
            path.clever2-cream d="M60 34C57 27 51 27 49 31C51.4 32.8 52.4 35.6 52 38.4C55 38.6 58 37 60 34Z" {}
            g transform="translate(3 1)" { (head()) }
            path.clever2-fur d="M10 56C9 50 13 47.6 17 47.6C21 47.6 24 50 23.4 56ZM30.6 56C30 50 33 47.6 37 47.6C41 47.6 45 50 44 56Z" {}
            path.clever2-line d="M14.4 55V52M18.6 55V52M35.4 55V52M39.6 55V52" {}
        }
        symbol id="clever2-cap" viewBox="0 0 64 56" {
            path.clever2-cloth d="M17.4 8V14.6C21.6 18 32.4 18 36.6 14.6V8L27 11.6Z" {}
            path.clever2-cloth d="M27 .8L45.4 7L27 13.2L8.6 7Z" {}
            path.clever2-tassel d="M27 7L42.6 9.4V16.4" {}
        }
    }
}

/// The head of the fox, 48 units wide.
fn head() -> Markup {
    html! {
        path.clever2-fur d="M24 45C17 41.6 7.4 34.4 5.4 23C4 15 4.4 7 5.4 2.6L17.6 11.4C21.6 10 26.4 10 30.4 11.4L42.6 2.6C43.6 7 44 15 42.6 23C40.6 34.4 31 41.6 24 45Z" {}
        path.clever2-ear d="M8.4 8L15.4 13.2C12 15 9.6 17.4 8.2 20.4C7.6 16 7.8 11.6 8.4 8ZM39.6 8L32.6 13.2C36 15 38.4 17.4 39.8 20.4C40.4 16 40.2 11.6 39.6 8Z" {}
        path.clever2-cream d="M5.6 24C8.2 34.6 17.2 41.6 24 45C30.8 41.6 39.8 34.6 42.4 24C38.6 28.4 30 28 24 37.6C18 28 9.4 28.4 5.6 24Z" {}
        path.clever2-line d="M10.6 17.6L19.4 18.6M37.4 17.6L28.6 18.6" {}
        circle.clever2-lens cx="15.6" cy="24.4" r="6" {}
        circle.clever2-lens cx="32.4" cy="24.4" r="6" {}
        path.clever2-line d="M21.6 23.4C23 22 25 22 26.4 23.4" {}
        circle.clever2-dark cx="16.8" cy="24.8" r="2.5" {}
        circle.clever2-dark cx="33.6" cy="24.8" r="2.5" {}
        path.clever2-dark d="M20.2 39.4C22 38.4 26 38.4 27.8 39.4C28 42 25.6 45 24 45.4C22.4 45 20 42 20.2 39.4Z" {}
    }
}

fn question_line(name: &str) -> &'static str {
    match name {
        "blue" => "19.4",
        "pink" | "silver" | "green" => "16.2",
        _ => "17",
    }
}

/// One of the symbols, inside an SVG.
pub(super) fn part(name: &str) -> Markup {
    html! { use href={ "#clever2-" (name) } {} }
}

/// One of the symbols by itself, where its neighborhood says what it means.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { (part(name)) } }
}

/// The mark of a color.
pub(super) fn mark(color: &str) -> Markup {
    html! { svg.mark.{ "mark-" (color) } aria-hidden="true" { (part(&format!("mark-{color}"))) } }
}
