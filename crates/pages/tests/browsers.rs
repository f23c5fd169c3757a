//! Stylesheet and script use nothing that the oldest browsers of docs/RUNNING.md lack: Chrome 109, Firefox 121, Safari 16.0. What they
//! lack and may be used all the same stands under "guarded": without it a page looks plainer, and does the same.

use std::collections::BTreeSet;

use catalogue::GAMES;
use pages::{Asset, Site};

/// Everything in a stylesheet that stands behind a mark and is allowed there. Who adds to this looks up since when it works.
const AT_RULES: &[&str] = &["container", "keyframes", "media", "supports"];
const PSEUDO: &[&str] = &[
    "backdrop",
    "active",
    "after",
    "before",
    "checked",
    "disabled",
    "empty",
    "first-child",
    "first-of-type",
    "focus",
    "focus-visible",
    "focus-within",
    "has",
    "hover",
    "is",
    "last-child",
    "not",
    "nth-child",
    "nth-last-child",
    "nth-of-type",
    "root",
    "target",
    "-webkit-details-marker",
    // Guarded: a rule with one of these alone is skipped where it is unknown.
    "details-content",
    "view-transition",
    "view-transition-group",
];
const FUNCTIONS: &[&str] = &[
    "brightness",
    "calc",
    "clamp",
    "conic-gradient",
    "cubic-bezier",
    "drop-shadow",
    "grayscale",
    "inset",
    "linear-gradient",
    "max",
    "min",
    "minmax",
    "radial-gradient",
    "repeat",
    "repeating-conic-gradient",
    "repeating-linear-gradient",
    "rgb",
    "rotate",
    "saturate",
    "scale",
    "selector",
    "translate",
    "translateX",
    "translateY",
    "var",
];

/// Newer properties, values and ways of writing.
const NEW_STYLE: &[&str] = &[
    "&",
    "rgb(from",
    "subgrid",
    "masonry",
    "field-sizing",
    "interpolate-size",
    "animation-timeline",
    "animation-composition",
    "transition-behavior",
    "allow-discrete",
    "anchor-name",
    "position-area",
    "position-try",
    "scrollbar-width",
    "scrollbar-color",
    "scrollbar-gutter",
    "text-box",
    "line-clamp",
    "offset-path",
    "mask-image",
    "user-select",
    "text-wrap: pretty",
    "width >",
    "width <",
];

/// Newer or missing parts of JavaScript and of the page's interfaces.
const NEW_SCRIPT: &[&str] = &[
    ".groupBy",
    ".toSorted",
    ".toReversed",
    ".toSpliced",
    ".with(",
    ".withResolvers",
    ".fromAsync",
    ".union(",
    ".intersection(",
    ".difference(",
    ".isSubsetOf(",
    ".canParse",
    ".moveBefore",
    ".checkVisibility",
    ".setHTML",
    ".showPopover",
    ".requestClose",
    ".scheduler",
    ".navigation",
    ".transferToFixedLength",
    ".toBase64",
    ".toHex",
    "AbortSignal.any",
    "Promise.try",
    "Iterator.",
    "OffscreenCanvas",
    "requestIdleCallback",
    "CSSStyleSheet(",
    "ariaLabel",
    ".ariaPressed",
    ".role =",
    "(?<=",
    "(?<!",
    "static {",
    "with {",
    "using ",
    "import(",
    "import.meta",
];

/// What is used only where the browser has it, and how the script asks.
const GUARDED: &[(&str, &str)] = &[
    ("startViewTransition(", "document.startViewTransition &&"),
    ("new DecompressionStream", "\"DecompressionStream\" in"),
];

/// The files whose name ends like this.
fn files(end: &str) -> Vec<Asset> {
    let site = Site::new(GAMES);
    site.assets().files().iter().filter(|file| file.name.ends_with(end)).cloned().collect()
}

/// All stylesheets.
fn style() -> String {
    files(".css").iter().map(|file| file.text.as_ref()).collect()
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphabetic() || letter == '-'
}

fn word_before(text: &str) -> &str {
    &text[text.trim_end_matches(is_letter).len()..]
}

fn word_after(text: &str) -> &str {
    &text[..text.len() - text.trim_start_matches(is_letter).len()]
}

fn check<'a>(what: &str, found: impl Iterator<Item = &'a str>, known: &[&str]) {
    let found: BTreeSet<&str> = found.filter(|word| !word.is_empty()).collect();
    let new: Vec<&&str> = found.iter().filter(|word| !known.contains(word)).collect();
    assert!(new.is_empty(), "{what}: do Chrome 109, Firefox 121 and Safari 16.0 know {new:?}?");
}

#[test]
fn the_stylesheet_says_nothing_that_the_oldest_browsers_do_not_know() {
    let style = style();
    check("at-rules", style.split('@').skip(1).map(word_after), AT_RULES);
    check("selectors", style.split(':').skip(1).map(word_after), PSEUDO);
    let calls: Vec<&str> = style.match_indices('(').map(|(at, _)| word_before(&style[..at])).collect();
    let of_selectors = |word: &&str| !PSEUDO.contains(word) && *word != "and";
    check("functions", calls.into_iter().filter(of_selectors), FUNCTIONS);
    let new: Vec<&&str> = NEW_STYLE.iter().filter(|token| style.contains(**token)).collect();
    assert!(new.is_empty(), "{new:?}");
}

#[test]
fn what_may_be_unknown_stands_in_rules_of_its_own() {
    let style = style();
    for (at, _) in style.match_indices("::details-content").chain(style.match_indices("::view-transition")) {
        let selector = &style[style[..at].rfind(['{', '}', ';']).map_or(0, |end| end + 1)..at];
        assert!(!selector.contains(','), "a browser that does not know it would skip the whole rule: {selector}");
    }
}

#[test]
fn the_script_uses_nothing_that_the_oldest_browsers_do_not_have() {
    let modules = files(".js");
    for module in &modules {
        let new: Vec<&&str> = NEW_SCRIPT.iter().filter(|token| module.text.contains(**token)).collect();
        assert!(new.is_empty(), "{}: {new:?}", module.name);
    }
    let all: String = modules.iter().map(|module| module.text.as_ref()).collect();
    for (used, guard) in GUARDED {
        assert!(all.contains(used) && all.contains(guard), "{used} without {guard}");
    }
}

#[test]
fn the_documents_name_the_same_browsers() {
    let running = include_str!("../../../docs/RUNNING.md");
    for browser in
        ["Chrome, Edge and others of their kind | 109", "Firefox | 121", "Safari, and every browser on iOS | 16.0"]
    {
        assert!(running.contains(&format!("| {browser} |")), "{browser}");
    }
}
