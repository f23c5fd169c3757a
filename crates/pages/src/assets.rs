//! The files that all pages share: the stylesheet, the script in its modules, and the sign in the browser's tab.

use std::borrow::Cow;

/// The sign in the browser's tab, as SVG.
pub(crate) const SIGN: &str = include_str!("../assets/favicon.svg");

/// The modules of the script; `main.js` is where it begins. They import each other by relative addresses.
const SCRIPT: &[(&str, &str)] = &[
    ("main.js", include_str!("../assets/script/main.js")),
    ("clicks.js", include_str!("../assets/script/clicks.js")),
    ("commands.js", include_str!("../assets/script/commands.js")),
    ("connection.js", include_str!("../assets/script/connection.js")),
    ("copy.js", include_str!("../assets/script/copy.js")),
    ("forms.js", include_str!("../assets/script/forms.js")),
    ("morph.js", include_str!("../assets/script/morph.js")),
    ("motion.js", include_str!("../assets/script/motion.js")),
    ("notes.js", include_str!("../assets/script/notes.js")),
    ("page.js", include_str!("../assets/script/page.js")),
    ("picks.js", include_str!("../assets/script/picks.js")),
    ("regions.js", include_str!("../assets/script/regions.js")),
    ("replay.js", include_str!("../assets/script/replay.js")),
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
    pub name: &'static str,
    /// What it is, as HTTP says it.
    pub kind: &'static str,
    /// What it says.
    pub text: Cow<'static, str>,
}

impl Assets {
    /// The files of a site with this stylesheet.
    pub(crate) fn new(style: String) -> Assets {
        let file = |name, kind, text| Asset { name, kind, text };
        let module = |&(name, text)| file(name, "text/javascript; charset=utf-8", Cow::Borrowed(text));
        let mut files = vec![
            file("style.css", "text/css; charset=utf-8", Cow::Owned(style)),
            file("favicon.svg", "image/svg+xml", Cow::Borrowed(SIGN)),
        ];
        files.extend(SCRIPT.iter().map(module));
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

/// FNV-1a, 64 bits: it tells versions apart and need not resist anybody.
fn digest(files: &[Asset]) -> u64 {
    let bytes = files.iter().flat_map(|file| file.text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
