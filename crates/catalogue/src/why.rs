//! Why an action is advised, in the words of its game.

use bots::{Basis, Reason};
use pictures::{line_name, parts};
use play::Table;
use words::{Language, Phrase, Voice};

use crate::{Complete, Draws, Why};

/// Why an advised action is better than another good one.
pub(crate) fn sentences<G: Complete>(table: &Table<G>, why: &Why, language: Language) -> String {
    let voice = G::words().voice(language);
    let next = why.next.as_deref().map_or_else(String::new, |next| table.label(next, language));
    let said: Vec<String> = phrases(G::ID, &why.reason, &next, voice).iter().map(|phrase| voice.say(phrase)).collect();
    said.join(" ")
}

fn phrases(id: &str, reason: &Reason, next: &str, voice: Voice) -> Vec<Phrase> {
    let is_alone = reason.others.is_none() && reason.wins.is_none();
    let lines = || lines(id, &reason.lines, voice);
    let first = match reason.basis {
        Basis::Only => Phrase::new("table-why-only"),
        Basis::Finally => Phrase::new("table-why-lines").with("next", next).with("lines", lines()),
        Basis::Soon => Phrase::new("table-why-soon").with("next", next).with("lines", lines()),
        Basis::Total(points) => {
            Phrase::new("table-why-total").with("next", next).with("points", signed(points)).with("side", side(points))
        }
        Basis::Equal if is_alone => Phrase::new("table-why-equal").with("next", next),
        Basis::Equal => Phrase::new("table-why-same").with("next", next),
    };
    let others =
        |points: i32| Phrase::new("table-why-others").with("points", signed(points)).with("side", side(points));
    let wins =
        |(wins, otherwise): (u8, u8)| Phrase::new("table-why-wins").with("wins", wins).with("otherwise", otherwise);
    let against = reason.is_against.then(|| Phrase::new("table-why-against"));
    [Some(first), reason.others.map(others), reason.wins.map(wins), against].into_iter().flatten().collect()
}

/// More for these lines, less for those.
fn lines(id: &str, lines: &[(&'static str, i32)], voice: Voice) -> Phrase {
    let line = |(name, points): &(&'static str, i32)| {
        let name = in_sentence(&voice.say(&line_name(id, name)));
        Phrase::new("table-why-line").with("line", name).with("points", signed(*points))
    };
    let (more, less): (Vec<_>, Vec<_>) = lines.iter().partition(|(_, points)| *points > 0);
    let listed = |lines: Vec<(&'static str, i32)>| parts::enumeration(lines.iter().map(line));
    match (more.is_empty(), less.is_empty()) {
        (false, false) => Phrase::new("table-why-both").with("more", listed(more)).with("less", listed(less)),
        (true, _) => Phrase::new("table-why-less").with("lines", listed(less)),
        (_, true) => Phrase::new("table-why-more").with("lines", listed(more)),
    }
}

/// The name of a line as it stands within a sentence: an abbreviation stays as it is.
fn in_sentence(name: &str) -> String {
    let mut letters = name.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), second) if second.is_none_or(|second| !second.is_uppercase()) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => name.to_owned(),
    }
}

fn signed(points: i32) -> String {
    format!("{}{}", if points < 0 { '−' } else { '+' }, points.abs())
}

fn side(points: i32) -> &'static str {
    if points < 0 { "less" } else { "more" }
}
