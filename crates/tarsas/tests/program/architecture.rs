//! The invariants of `ARCHITECTURE.md` that a test can hold.

use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{Code, GAMES};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Folders of tests that stand beside the code that they test.
const TEST_FOLDERS: [&str; 1] = ["tests"];

/// Every Rust file below a folder, with its code, without tests and comments.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if TEST_FOLDERS.contains(&name) {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            // Examples in the documentation are programs of their own.
            let is_code = |line: &&str| !line.trim_start().starts_with("//");
            found.push((path, text.lines().filter(is_code).collect::<Vec<_>>().join("\n")));
        }
    }
    found
}

fn check_absent(crates: &[String], words: &[&str]) {
    for name in crates {
        for (path, text) in sources(&root().join("crates").join(name).join("src")) {
            for word in words {
                assert!(!text.contains(word), "{} contains {word}", path.display());
            }
        }
    }
}

fn named(crates: &[&str]) -> Vec<String> {
    crates.iter().map(|&name| name.to_owned()).collect()
}

/// Every crate but these, from the folders there are.
fn all_but(others: &[&str]) -> Vec<String> {
    let entries = fs::read_dir(root().join("crates")).expect("the crates");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"));
    let mut names: Vec<String> = names.filter(|name| !others.contains(&name.as_str())).collect();
    names.sort();
    names
}

/// The crates that meet the world: the hosts of tables, and the trials, which drive a browser.
const HOSTS: [&str; 3] = ["server", "tarsas", "trials"];

/// Every crate, and what it depends on.
const DEPENDENCIES: &[(&str, &str)] = &[
    ("bots", "flate2 games play thiserror"),
    ("catalogue", "bots games learning pictures play serde serde_json words"),
    ("engine", "catalogue play serde serde_json"),
    ("games", "play serde toml"),
    ("learning", "bots play thiserror"),
    ("pages", "catalogue maud pictures play pulldown-cmark qrcode words"),
    ("pictures", "games maud play serde_json words"),
    ("play", "rand_chacha rand_core serde sha2 thiserror"),
    ("properties", "catalogue engine play serde_json"),
    (
        "server",
        "axum axum-extra catalogue client-ip flate2 form_urlencoded getrandom governor hyper hyper-util \
         metrics metrics-exporter-prometheus pages play serde serde_json sfv sha2 sqlx table thiserror time tokio \
         tower-http tracing unic-langid utoipa words",
    ),
    ("table", "bytes catalogue pages play serde serde_json thiserror utoipa words"),
    (
        "tarsas",
        "bots catalogue clap engine flate2 futures-util getrandom indicatif learning pages play rlimit serde \
         serde_json server tokio tokio-tungstenite tracing tracing-subscriber words",
    ),
    (
        "trials",
        "bots catalogue fantoccini fluent-syntax hyper-util insta pages pictures play png serde serde_json server tarsas \
         tokio words",
    ),
    ("words", "fluent-bundle unic-langid"),
    ("worker", "bytes catalogue form_urlencoded pages play serde serde_json table words"),
];

fn manifest(name: &str) -> String {
    fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).expect("a manifest")
}

/// The dependencies of a crate, without those of its tests.
fn dependencies(name: &str) -> String {
    let manifest = manifest(name);
    let (_, section) = manifest.split_once("[dependencies]\n").expect("dependencies");
    let lines = section.lines().take_while(|line| !line.starts_with('[')).filter(|line| !line.starts_with('#'));
    let names = lines.filter_map(|line| line.split(['.', ' ', '=']).next()).filter(|name| !name.is_empty());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_arrow_of_dependency_is_kept() {
    let listed: Vec<&str> = DEPENDENCIES.iter().map(|(name, _)| *name).collect();
    assert_eq!(all_but(&[]), listed);
    for (name, expect) in DEPENDENCIES {
        assert_eq!(dependencies(name), *expect, "{name}");
    }
}

#[test]
fn no_box_is_the_one_in_use() {
    check_absent(&named(&["games", "bots", "pictures", "catalogue", "table"]), &["standard()", "thread_local"]);
    check_absent(&named(&["bots", "pictures", "catalogue"]), &["LazyLock", ": OnceLock"]);
}

#[test]
fn only_hosts_read_a_clock() {
    check_absent(&all_but(&HOSTS), &["Instant", "SystemTime"]);
    check_absent(&named(&["play", "games", "bots", "words", "pictures"]), &["std::time"]);
}

#[test]
fn only_hosts_and_properties_do_input_and_output() {
    let absent = ["std::env", "std::fs", "std::io", "std::net", "std::process", "print!", "println!", "getrandom"];
    check_absent(&all_but(&[&HOSTS[..], &["properties"]].concat()), &absent);
}

#[test]
fn threads_are_used_in_one_file_of_the_bots_and_not_for_web_assembly() {
    check_absent(&all_but(&[&HOSTS[..], &["bots"]].concat()), &["std::thread"]);
    for (path, text) in sources(&root().join("crates/bots/src")) {
        let allowed = path.ends_with("parallel.rs") && text.contains("#[cfg(not(target_family = \"wasm\"))]");
        assert!(allowed || !text.contains("std::thread"), "{} uses threads", path.display());
    }
}

#[test]
fn nothing_iterates_over_a_hash_map_in_play_and_games() {
    check_absent(&named(&["play", "games"]), &["HashMap", "HashSet"]);
}

#[test]
fn games_own_no_generator() {
    check_absent(&named(&["games"]), &["Rng::stream", "Rng::from_number", "rand_", "getrandom"]);
}

#[test]
fn types_are_forgotten_only_in_the_catalogue() {
    check_absent(&named(&["play", "games", "bots", "pictures"]), &["Box<dyn"]);
    check_absent(&named(&["games", "bots", "pictures"]), &["std::any"]);
    for (path, text) in sources(&root().join("crates/play/src")) {
        // What was computed from a box is found by its type.
        assert!(path.ends_with("boxes.rs") || !text.contains("std::any"), "{} contains std::any", path.display());
    }
    check_absent(&named(&["tarsas"]), &["<G: Game>", "games::"]);
}

/// The one crate in which `unsafe` is written: what JavaScript calls is named by an attribute.
const NAMED_FOR_JAVASCRIPT: &str = "worker";

#[test]
fn no_lint_is_switched_off() {
    let attributes = ["[", "!["].map(|mark| ["allow(", "expect("].map(|switch| format!("#{mark}{switch}"))).concat();
    let attributes: Vec<&str> = attributes.iter().map(String::as_str).collect();
    check_absent(&all_but(&[NAMED_FOR_JAVASCRIPT]), &attributes);
    let workspace = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    assert!(workspace.contains("unsafe_code = \"forbid\""));
    for name in all_but(&[NAMED_FOR_JAVASCRIPT]) {
        assert!(
            manifest(&name).contains("[lints]\nworkspace = true\n"),
            "{name} does not take the lints of the workspace"
        );
    }
}

#[test]
fn unsafe_is_an_attribute_in_one_file_of_one_crate() {
    let lints = |manifest: &str, section: &str| -> Vec<String> {
        let (_, lints) = manifest.split_once(section).unwrap_or_else(|| panic!("no {section}"));
        lints.lines().skip(1).take_while(|line| line.contains('=')).map(str::to_owned).collect()
    };
    let (workspace, own) =
        (fs::read_to_string(root().join("Cargo.toml")).expect("a manifest"), manifest(NAMED_FOR_JAVASCRIPT));
    let expect = lints(&workspace, "[workspace.lints.rust]").join("\n").replace("\"forbid\"", "\"deny\"");
    assert_eq!(lints(&own, "[lints.rust]").join("\n"), expect);
    assert_eq!(lints(&own, "[lints.clippy]"), lints(&workspace, "[workspace.lints.clippy]"));
    for (path, text) in sources(&root().join("crates").join(NAMED_FOR_JAVASCRIPT).join("src")) {
        let is_border = path.ends_with("exports.rs");
        let rest = text.replace("#[unsafe(no_mangle)]\npub extern \"C\" fn ", "");
        let rest = if is_border { rest.replacen("#![expect(unsafe_code, ", "", 1) } else { rest };
        for word in ["unsafe", "allow(", "#[expect("] {
            assert!(!rest.contains(word), "{} contains {word}", path.display());
        }
        assert!(is_border || !text.contains("no_mangle"), "{} exports something", path.display());
    }
}

#[test]
fn rules_components_and_references_belong_to_games() {
    for game in GAMES {
        assert_eq!(
            game.settings[0].values.first().copied(),
            Some(game.players().0.to_string().as_str()),
            "{}",
            game.id
        );
    }
    for folder in ["rules", "components", "reference"] {
        for entry in fs::read_dir(root().join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
            let known = GAMES.iter().any(|game| game.id == stem)
                || ["lockstep", "README", "__pycache__", "older"].contains(&stem.as_str());
            assert!(known, "{} belongs to no game", path.display());
        }
    }
}

#[test]
fn the_documents_name_every_game_and_command() {
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    for name in ["README.md", "BENCHMARKS.md"] {
        let text = read(name);
        for game in GAMES {
            assert!(text.contains(game.id), "{name} does not mention {}", game.id);
        }
    }
    let readme = read("README.md");
    for command in
        ["cargo run --release", "./test.sh", "tarsas engine", "tarsas replay", "tarsas arena", "tarsas bench"]
    {
        assert!(readme.contains(command), "README.md does not mention {command}");
    }
    assert!(read(".ci/run").contains("./test.sh"));
}

#[test]
fn the_documents_list_every_code() {
    let [api, protocol] =
        ["docs/API.md", "docs/PROTOCOL.md"].map(|path| fs::read_to_string(root().join(path)).expect("a document"));
    for code in Code::ALL {
        let quoted = format!("`{code}`");
        assert!(api.contains(&quoted) || protocol.contains(&quoted), "neither API.md nor PROTOCOL.md lists {code}");
    }
    let (_, errors) = api.split_once("## Errors").expect("the errors");
    let (errors, _) = errors.split_once("\n## ").expect("the end of the errors");
    let quoted = errors
        .split('`')
        .filter(|text| text.contains('/') && text.bytes().all(|b| b.is_ascii_lowercase() || b"/_".contains(&b)));
    for listed in quoted {
        assert!(Code::ALL.iter().any(|code| code.as_str() == listed), "API.md lists {listed}, which is no code");
    }
}
