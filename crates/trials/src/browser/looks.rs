//! How tables look at every significant moment: measured in the browser on a phone and on a desktop, in both languages and
//! themes.

use std::io::Cursor;

use catalogue::Games;
use serde::Deserialize;
use tarsas::gallery::{Frame, Gallery};

use super::focus::{FOCUS, Tour};
use super::{Browser, DESKTOP, Device, PHONE};

const LOOK: &str = include_str!("looks.js");

/// How tables are looked at: in a size of the gallery, on a screen so high that nothing must be scrolled, in these languages and
/// themes. What differs by size, language or theme is seen in one of them.
struct Way {
    size: &'static str,
    device: Device,
    frames: &'static [(&'static str, &'static str)],
    /// From one page that is looked at to the next.
    stride: usize,
}

const WAYS: [Way; 2] = [
    Way {
        size: "phone",
        device: Device { height: 6000, ..PHONE },
        frames: &[("hu", "light"), ("en", "dark")],
        stride: 1,
    },
    Way { size: "desktop", device: Device { height: 3600, ..DESKTOP }, frames: &[("hu", "dark")], stride: 2 },
];

/// Looks at the page of every significant moment of a game, and panics with all complaints: text that is cut off, lies over other
/// text or has too little contrast, what can be tapped but has no name or no room for a thumb, and what does not show that it has
/// the keyboard's focus.
pub async fn check(games: Games, game: &str) {
    let mut complaints = Vec::new();
    for way in WAYS {
        complaints.extend(look(games, game, &way).await);
    }
    assert!(complaints.is_empty(), "{} complaints\n{}", complaints.len(), complaints.join("\n"));
}

/// Text has at least this contrast to its ground, at four of five points around its letters.
const CONTRAST: f64 = 4.5;

/// Red, green, blue, and how much of them there is.
pub(super) type Paint = [f64; 4];

#[derive(Deserialize)]
struct Found {
    complaints: Vec<String>,
    inks: Vec<Ink>,
}

/// A text on a page.
#[derive(Deserialize)]
struct Ink {
    words: String,
    ink: Paint,
    outline: Option<Paint>,
    /// Left, top, right and bottom of its lines.
    boxes: Vec<[f64; 4]>,
}

/// A picture of a page.
pub(super) struct Picture {
    width: usize,
    channels: usize,
    bytes: Vec<u8>,
}

impl Picture {
    #[cfg(test)]
    pub(super) fn of(width: usize, pixels: &[Paint]) -> Picture {
        let bytes = pixels.iter().flat_map(|pixel| pixel[..3].iter().map(|value| *value as u8)).collect();
        Picture { width, channels: 3, bytes }
    }

    fn read(bytes: &[u8]) -> Picture {
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a picture of a page is not too large")];
        let info = reader.next_frame(&mut bytes).expect("a picture");
        Picture { width: info.width as usize, channels: info.color_type.samples(), bytes }
    }

    pub(super) fn at(&self, x: f64, y: f64) -> Option<Paint> {
        let (x, y) = (x.round() as usize, y.round() as usize);
        let pixel = self.bytes.get((y * self.width + x) * self.channels..).filter(|_| x < self.width)?;
        Some([f64::from(*pixel.first()?), f64::from(*pixel.get(1)?), f64::from(*pixel.get(2)?), 1.0])
    }
}

pub(super) fn over([red, green, blue, alpha]: Paint, under: Paint) -> Paint {
    let mix = |one: f64, other: f64| one * alpha + other * (1.0 - alpha);
    [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1.0]
}

fn luminance([red, green, blue, _]: Paint) -> f64 {
    let linear = |value: f64| {
        let value = value / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

pub(super) fn contrast(one: Paint, other: Paint) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

impl Ink {
    /// The contrast that four of five points of the ground have at least.
    fn contrast(&self, picture: &Picture) -> Option<f64> {
        let [left, top, right, bottom] = *self.boxes.first()?;
        let points = (0..8).flat_map(|x| (0..4).map(move |y| (f64::from(x) / 7.0, f64::from(y) / 3.0)));
        let at = |(x, y): (f64, f64)| picture.at(left + (right - left) * x, top + (bottom - top) * y);
        let judge = |ground: Paint| {
            let ground = self.outline.map_or(ground, |outline| over(outline, ground));
            contrast(over(self.ink, ground), ground)
        };
        let mut all: Vec<f64> = points.filter_map(at).map(judge).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 5).copied()
    }
}

async fn look(games: Games, game: &str, way: &Way) -> Vec<String> {
    let folder = std::env::temp_dir().join(format!("tarsas-looks-{}-{game}-{}", std::process::id(), way.size));
    let site = pages::Site::new(games);
    let gallery = Gallery {
        site: &site,
        games: vec![games.find(game).expect("a game")],
        setup: None,
        seed: 1,
        moment: None,
        frames: Frame::all()
            .filter(|frame| frame.size.name == way.size)
            .filter(|frame| way.frames.contains(&(frame.language.code(), frame.theme.name())))
            .collect(),
        height: None,
    };
    let pages = gallery.write(&folder).expect("pages");
    let browser = Browser::start(way.device).await;
    let mut complaints = Vec::new();
    for (name, _) in pages.iter().step_by(way.stride) {
        browser.go(&format!("file://{}", folder.join(format!("{name}.html")).display())).await;
        browser.check_width(name).await;
        let tour: Tour = serde_json::from_value(browser.evaluate(FOCUS).await).expect("complaints and rings");
        let found: Found = serde_json::from_value(browser.evaluate(LOOK).await).expect("complaints and inks");
        let picture = Picture::read(&browser.client.screenshot().await.expect("a picture"));
        let faint = |ink: &Ink| {
            let contrast = ink.contrast(&picture).filter(|contrast| *contrast < CONTRAST)?;
            Some(format!("contrast {contrast:.1}: {}", ink.words))
        };
        assert!(found.inks.len() > 20, "{name} has texts");
        assert!(tour.places() > 2, "{name} has places for the focus");
        assert_eq!(
            browser.evaluate("return document.documentElement.className").await,
            "live",
            "{name} runs its script"
        );
        let found = found.complaints.into_iter().chain(found.inks.iter().filter_map(faint));
        let found = found.chain(tour.complaints(&picture));
        complaints.extend(found.map(|complaint| format!("{name}: {complaint}")));
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert!(pages.len() >= 8, "{game} has many moments");
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        let [black, white, grey] = [0.0, 255.0, 119.0].map(|value| [value, value, value, 1.0]);
        assert!((contrast(black, white) - 21.0).abs() < 1e-9);
        assert!((contrast(grey, white) - 4.478).abs() < 1e-3);
        assert_eq!(over([0.0, 0.0, 0.0, 0.5], white), [127.5, 127.5, 127.5, 1.0]);
    }
}
