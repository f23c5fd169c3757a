//! The script does what the pages promise, in a browser (Debian's chromium; without it there is nothing to check).

mod samples;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use catalogue::GAMES;
use pages::{BoxFinding, Reader, Site, Theme, edit_box, replay, table};
use pictures::Drawing;
use words::Language;

const FRAME: &str = include_str!("script/frame.js");
const STATUS: &str = "<p>now</p>";
const PICTURE: &str = "<details data-keep='more'><summary>more</summary></details>\
    <button id='one' data-number data-action='one' data-tip='A tip'>one</button>\
    <button data-number data-part='a'>a</button><button data-part='b'>b</button><button data-part='c'>c</button>\
    <g role='button' tabindex='0' data-part='d'>d</g><i data-when='a'>A</i><i data-when='a d' hidden>AD</i>";
const CHOICES: &str = "<ul class='choices'>\
    <li><button data-action='ab' data-parts='a b'>a and b</button></li>\
    <li><button data-action='ad' data-parts='a d' data-ask>a and d</button></li>\
    <li><button data-action='c' data-parts='c b d' data-ask>c, b and d</button></li>\
    <li><button data-action='pass'>pass</button></li></ul>";

fn reader() -> Reader {
    Reader { language: Language::English, theme: Theme::Light, name: None, address: "/".to_owned() }
}

/// Opens a page with the script of a test in it; the script says at the end what was wrong.
#[track_caller]
fn check(name: &str, page: &str, test: &str) {
    let folder: PathBuf = [env!("CARGO_TARGET_TMPDIR"), &format!("script-{name}")].iter().collect();
    let profile = folder.join("profile");
    fs::create_dir_all(&profile).expect("a folder");
    let site = Site::new(GAMES);
    for file in site.assets().files() {
        fs::write(folder.join(&*file.name), file.text.as_bytes()).expect("a file");
    }
    let page = page.replace(&site.assets().folder(), ".");
    let page = page.replace("<head>", &format!("<head><script>{FRAME}\nsteps(async () => {{{test}}});</script>"));
    fs::write(folder.join("page.html"), page).expect("a file");
    let mut browser = Command::new("chromium");
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync", "--dump-dom"]);
    browser.args(["--disable-background-networking", "--disable-component-update"]);
    browser.args(["--window-size=800,900", "--allow-file-access-from-files"]);
    browser.arg(format!("--user-data-dir={}", profile.display()));
    browser.arg(format!("file://{}", folder.join("page.html").display()));
    let Ok(output) = browser.output() else {
        eprintln!("chromium is not here: the script is not checked");
        return;
    };
    let _ = fs::remove_dir_all(&profile);
    let dom = String::from_utf8_lossy(&output.stdout);
    let result = dom.split_once("data-result=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(result, _)| result);
    assert_eq!(result, Some("ok"), "{name}: {}", String::from_utf8_lossy(&output.stderr));
}

fn table_page() -> String {
    let regions = [STATUS, PICTURE, CHOICES, "<table class='scores'></table>"].map(str::to_owned);
    table(
        &Site::new(GAMES),
        &reader(),
        &pages::TableModel { drawing: Some(Drawing { regions, totals: Vec::new() }), ..samples::table_model() },
    )
}

#[test]
fn a_table_is_played() {
    check("table", &table_page(), include_str!("script/table.js"));
}

#[test]
fn keys_and_sounds_go_with_a_table() {
    check("keys", &table_page(), include_str!("script/keys.js"));
}

#[test]
fn a_lost_connection_comes_back() {
    check("connection", &table_page(), include_str!("script/connection.js"));
}

#[test]
fn a_table_in_a_worker_is_played_as_well() {
    let page = table_page().replacen("<html ", "<html data-worker=\"worker.js\" ", 1);
    check("worker", &page, include_str!("script/worker.js"));
}

#[test]
fn a_replay_is_watched() {
    check("replay", &replay(&Site::new(GAMES), &reader(), &samples::replay_model()), include_str!("script/replay.js"));
}

#[test]
fn a_box_is_edited() {
    let found = BoxFinding::Good { art: String::new(), specimen: "<b>first</b>".to_owned() };
    check(
        "boxes",
        &edit_box(&Site::new(GAMES), &reader(), &samples::box_model(), &found),
        include_str!("script/boxes.js"),
    );
}

#[test]
fn the_script_knows_no_clock_but_the_one_that_the_tests_move() {
    let site = Site::new(GAMES);
    for file in site.assets().files().iter().filter(|file| file.name.ends_with(".js")) {
        for clock in ["setInterval", "requestAnimationFrame", "new Date", "Date.", "performance.", ".timeout("] {
            assert!(!file.text.contains(clock), "{}: frame.js does not hold {clock}", file.name);
        }
    }
}
