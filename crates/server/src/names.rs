//! Names of guests, as others will read them.

use catalogue::{Code, Refusal};

/// The most letters of a name.
const LONGEST: usize = 40;

/// The most accents on one letter.
const ACCENTS: usize = 2;

/// A name: without spaces around it or several in a row, not too long, and of letters that can be seen and stay where they are.
pub(crate) fn read_name(text: &str) -> Result<String, Refusal> {
    readable(text).ok_or_else(|| Refusal::new(Code::GuestName).with("most", LONGEST))
}

/// What a guest calls a box: like the name of a guest.
pub(crate) fn read_box_name(text: &str) -> Result<String, Refusal> {
    readable(text).ok_or_else(|| Refusal::new(Code::BoxName).with("most", LONGEST))
}

fn readable(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters: Vec<char> = name.chars().collect();
    let is_seen = |n: usize| !is_hidden(letters[n]) || is_joined(&letters, n);
    let is_plain = (0..letters.len()).all(|n| is_seen(n) && !letters[n].is_control());
    let is_bare = letters.first().is_none_or(|first| !is_accent(*first));
    let is_piled = letters.windows(ACCENTS + 1).any(|letters| letters.iter().all(|letter| is_accent(*letter)));
    ((1..=LONGEST).contains(&letters.len()) && is_plain && is_bare && !is_piled).then_some(name)
}

/// Characters that show nothing, or that move or change others: format and direction marks, fillers, tags.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a hidden character makes one picture of those around it, such as a family of three faces.
fn is_joined(letters: &[char], n: usize) -> bool {
    let is_picture = |letter: &char| *letter >= '\u{2190}' && !letter.is_alphanumeric() && !is_hidden(*letter);
    let before = n.checked_sub(1).and_then(|n| letters.get(n));
    match letters[n] {
        '\u{fe0f}' => before.is_some_and(is_picture),
        '\u{200d}' => {
            let is_after = before.is_some_and(|letter| is_picture(letter) || *letter == '\u{fe0f}');
            is_after && letters.get(n + 1).is_some_and(is_picture)
        }
        _ => false,
    }
}

/// Accents that stand on the letter before them.
fn is_accent(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_people_have_are_taken_as_they_are() {
        for name in [
            "Őrsi Ágnes",
            "李小龍",
            "Zoë",
            "अनु",
            "👨\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}",
            "a\u{301}\u{308}",
            "x",
            "42",
            "О’Нил",
        ] {
            assert_eq!(read_name(name).ok().as_deref(), Some(name));
        }
        assert_eq!(read_name("  Anna \u{a0}\u{3000} B\n").ok().as_deref(), Some("Anna B"));
        assert!(read_name(&"á".repeat(LONGEST)).is_ok());
    }

    #[test]
    fn what_cannot_be_seen_or_moves_others_is_refused() {
        for name in [
            "",
            "   ",
            "\u{200b}",
            "A\u{200b}nna",
            "A\u{200d}nna",
            "👨\u{200d}",
            "\u{200d}👨",
            "x\u{fe0f}",
            "\u{202e}evil",
            "Anna\u{2066}",
            "\u{feff}x",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ad}",
            "\u{e0041}",
            "\u{301}x",
            "a\u{0}b",
            "a\u{1b}[31m",
        ] {
            assert_eq!(read_name(name).expect_err("hidden").code, Code::GuestName, "{name:?}");
        }
        assert!(read_name(&format!("Z{}", "\u{335}".repeat(20))).is_err(), "accents are not piled up");
        assert!(read_name(&"á".repeat(LONGEST + 1)).is_err());
    }
}
