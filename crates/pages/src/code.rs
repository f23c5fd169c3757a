//! Addresses as pictures that phones read (QR codes).

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The empty margin that readers of codes need, in modules.
const MARGIN: usize = 4;

/// The dark modules of the code of a text as the data of an SVG path, and how wide the picture is; nothing if the text is too long.
fn path(text: &str) -> Option<(String, usize)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (n, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (n % width + MARGIN, n / width + MARGIN);
            write!(path, "M{x} {y}h1v1h-1z").expect("a text takes everything");
        }
    }
    Some((path, width + 2 * MARGIN))
}

/// The code of a text, dark on light whatever the theme; nothing if the text is too long.
pub(crate) fn code(text: &str, label: &str) -> Markup {
    html! {
        @if let Some((path, width)) = path(text) {
            svg.code viewBox=(format!("0 0 {width} {width}")) role="img" aria-label=(label) shape-rendering="crispEdges" {
                path fill="#fff" d=(format!("M0 0h{width}v{width}h-{width}z")) {}
                path fill="#000" d=(path) {}
            }
        }
    }
}

/// The code of a text as a file.
pub fn code_file(text: &str) -> String {
    let (path, width) = path(text).unwrap_or_default();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {width}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{width}v{width}h-{width}z\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_margin() {
        let (path, width) = path("https://example.org/t/abcdefghjkmnpqrs").expect("a short text");
        let is_dark = |x: usize, y: usize| path.contains(&format!("M{x} {y}h1"));
        let far = width - MARGIN - 7;
        for (left, top) in [(MARGIN, MARGIN), (far, MARGIN), (MARGIN, far)] {
            assert!((0..7).all(|n| is_dark(left + n, top) && is_dark(left, top + n)), "a frame of seven");
            assert!((1..6).all(|n| !is_dark(left + n, top + 1)), "with a ring inside");
            assert!((2..5).all(|n| is_dark(left + n, top + 3)), "and a dark middle");
        }
        assert!((0..width).all(|n| !is_dark(n, MARGIN - 1) && !is_dark(MARGIN - 1, n)));
    }

    #[test]
    fn what_is_too_long_for_a_code_has_none() {
        assert_eq!(path(&"x".repeat(5000)), None);
    }
}
