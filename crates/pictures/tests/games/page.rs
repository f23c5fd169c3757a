//! What stands on a page, and what must hold for every page.

use std::collections::BTreeSet;

/// No page is longer than this.
const LONGEST: usize = 150_000;

/// The opening tags of a text, each with the text behind it.
pub(crate) fn tags(html: &str) -> impl Iterator<Item = (&str, &str)> {
    html.split('<').skip(1).filter(|tag| !tag.starts_with('/')).map(|tag| tag.split_once('>').expect("a closed tag"))
}

/// The value of an attribute of a tag.
pub(crate) fn value<'t>(tag: &'t str, attribute: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {attribute}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

/// Every value of an attribute in a text.
pub(crate) fn values<'t>(html: &'t str, attribute: &str) -> Vec<&'t str> {
    tags(html).filter_map(|(tag, _)| value(tag, attribute)).collect()
}

/// What can be chosen has a label, nothing is styled or scripted in place, no id and nothing that moves is there twice, no key is
/// printed as itself, and the page is not too long.
#[track_caller]
pub(crate) fn check_page(html: &str, game: &str, context: &str) {
    assert!(html.len() < LONGEST, "{context}: {} bytes", html.len());
    check_words(html, game, context);
    let (mut ids, mut moves) = (BTreeSet::new(), BTreeSet::new());
    for (tag, text) in tags(html) {
        for forbidden in [" style=", " onclick="] {
            assert!(!tag.contains(forbidden), "{context}: {tag}");
        }
        assert!(!tag.starts_with("script"), "{context}: {tag}");
        assert!(tag.matches(" class=").count() <= 1, "{context}: two lists of classes: {tag}");
        let is_choice = value(tag, "data-action").is_some() || value(tag, "data-part").is_some();
        let is_labelled = value(tag, "aria-label").is_some_and(|label| !label.is_empty()) || !text.is_empty();
        assert!(!is_choice || is_labelled, "{context}: no label: {tag}");
        assert!(value(tag, "id").is_none_or(|id| ids.insert(id)), "{context}: an id is there twice: {tag}");
        assert!(value(tag, "data-move").is_none_or(|name| moves.insert(name)), "{context}: moves twice: {tag}");
    }
}

/// Attributes whose values are names for the script and the stylesheet, not words for a reader.
const NAMES: [&str; 4] = ["id", "class", "data-keep", "data-move"];

/// No key is printed as itself; names of drawings, classes, kept details and moving pieces are no keys.
#[track_caller]
pub(crate) fn check_words(text: &str, game: &str, context: &str) {
    for (place, _) in text.match_indices(&format!("{game}-")) {
        let before = &text[..place];
        let is_name = before.ends_with('#') || attribute(before).is_some_and(|name| NAMES.contains(&name));
        let key: String = text[place..].chars().take(60).collect();
        assert!(is_name, "{context}: a key without words: {key}");
    }
}

/// The attribute in whose value a text ends, if it ends in one.
fn attribute(text: &str) -> Option<&str> {
    let tag = &text[text.rfind('<')?..];
    let (start, value) = tag.rsplit_once("=\"")?;
    (!value.contains('"')).then(|| start.rsplit(' ').next()).flatten()
}
