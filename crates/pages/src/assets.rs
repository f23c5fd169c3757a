//! The files of the pages: the stylesheets, the script in its modules, and the sign in the browser's tab.

use std::borrow::Cow;

/// The sign in the browser's tab, as SVG.
pub(crate) const SIGN: &str = include_str!("../assets/favicon.svg");

/// The modules of the script; `main.js` is where it begins. They import each other by relative addresses.
const SCRIPT: &[(&str, &str)] = &[
    ("main.js", include_str!("../assets/script/main.js")),
    ("boxes.js", include_str!("../assets/script/boxes.js")),
    ("clicks.js", include_str!("../assets/script/clicks.js")),
    ("commands.js", include_str!("../assets/script/commands.js")),
    ("connection.js", include_str!("../assets/script/connection.js")),
    ("copy.js", include_str!("../assets/script/copy.js")),
    ("dice.js", include_str!("../assets/script/dice.js")),
    ("finale.js", include_str!("../assets/script/finale.js")),
    ("forms.js", include_str!("../assets/script/forms.js")),
    ("keys.js", include_str!("../assets/script/keys.js")),
    ("labels.js", include_str!("../assets/script/labels.js")),
    ("morph.js", include_str!("../assets/script/morph.js")),
    ("motion.js", include_str!("../assets/script/motion.js")),
    ("notes.js", include_str!("../assets/script/notes.js")),
    ("page.js", include_str!("../assets/script/page.js")),
    ("picks.js", include_str!("../assets/script/picks.js")),
    ("regions.js", include_str!("../assets/script/regions.js")),
    ("replay.js", include_str!("../assets/script/replay.js")),
    ("sight.js", include_str!("../assets/script/sight.js")),
    ("sound.js", include_str!("../assets/script/sound.js")),
    ("tips.js", include_str!("../assets/script/tips.js")),
    ("transport.js", include_str!("../assets/script/transport.js")),
];

/// The files of a site. Their addresses name their version, so that a browser can keep them for ever.
#[derive(Debug)]
pub struct Assets {
    files: Vec<Asset>,
    version: String,
}

/// A file.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name.
    pub name: Cow<'static, str>,
    /// What it is, as HTTP says it.
    pub kind: &'static str,
    /// What it says.
    pub text: Cow<'static, str>,
}

impl Assets {
    /// The files of a site with these stylesheets, by their names.
    pub(crate) fn new(styles: Vec<(Cow<'static, str>, String)>) -> Assets {
        let style = |(name, text): (Cow<'static, str>, String)| {
            let text = Cow::Owned(bare(&without_comments(&text)));
            Asset { name, kind: "text/css; charset=utf-8", text }
        };
        let module = |&(name, text): &(&'static str, &'static str)| {
            let text = Cow::Owned(bare(text));
            Asset { name: Cow::Borrowed(name), kind: "text/javascript; charset=utf-8", text }
        };
        let sign = Asset { name: "favicon.svg".into(), kind: "image/svg+xml", text: Cow::Borrowed(SIGN) };
        let files: Vec<Asset> = styles.into_iter().map(style).chain([sign]).chain(SCRIPT.iter().map(module)).collect();
        let version = format!("{:016x}", digest(&files));
        Assets { files, version }
    }

    /// All files.
    pub fn files(&self) -> &[Asset] {
        &self.files
    }

    /// Changes whenever a file does.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The address of all files, without the name.
    pub fn folder(&self) -> String {
        format!("/static/{}", self.version)
    }

    /// The address of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("{}/{name}", self.folder())
    }

    /// The addresses of the script's modules, the first of which imports the others.
    pub(crate) fn modules(&self) -> impl Iterator<Item = String> {
        SCRIPT.iter().map(|(name, _)| self.address(name))
    }
}

/// A text without what only those need who read it: indentation, and lines that are comments.
fn bare(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A stylesheet without its comments.
fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("*/").map_or("", |(_, rest)| rest));
    [first].into_iter().chain(rest).collect()
}

/// FNV-1a, 64 bits: it tells versions apart and need not resist anybody.
fn digest(files: &[Asset]) -> u64 {
    let bytes = files.iter().flat_map(|file| file.text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_says_the_same_in_fewer_bytes() {
        let script = "// Why.\nif (a) {\n  // Because.\n  b();\n}\n";
        assert_eq!(bare(script), "if (a) {\nb();\n}\n");
        assert_eq!(bare(&without_comments("/* x */\na {\n  b: c; /* y */\n}\n")), "a {\nb: c;\n}\n");
    }

    #[test]
    fn no_text_of_the_script_spans_lines() {
        for (name, text) in SCRIPT {
            for line in text.lines() {
                assert_eq!(line.matches('`').count() % 2, 0, "{name}: {line}");
            }
        }
    }
}
