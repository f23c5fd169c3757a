//! Every page in both languages: well-formed, complete, and nothing in it that does not belong there.

mod samples;

use std::collections::BTreeSet;
use std::fs;

use catalogue::{GAMES, GameInfo, Level};
use pages::{
    Home, Listed, ListedSession, Me, Mode, NewTable, Progress, REPLAY_REGIONS, Reader, SeatHolder, SessionKind, Site,
    Sitter, TABLE_REGIONS, TableModel, Theme, about, enter, home, me, new_table, replay, replay_regions, rules, sorry,
    table, table_regions,
};
use play::{Chances, Player, Seed, Turn};
use samples::{replay_model, table_model};
use words::Language;

/// A name and a set-up that try to be more than text.
const EVIL: &str = "<script>\"'&";

fn site() -> Site {
    Site::new(GAMES)
}

fn reader(language: Language) -> Reader {
    let name = Some(EVIL.to_owned());
    Reader { language, theme: Theme::Dark, name, address: format!("/?{EVIL}") }
}

fn new(game: &'static GameInfo, mode: Mode) -> NewTable {
    let values = game.settings.iter().map(|setting| setting.default.to_owned()).collect();
    let sitters = vec![Sitter::Me, Sitter::Open, Sitter::Bot(Level::Hard)];
    NewTable {
        game,
        mode,
        values,
        sitters,
        names: vec![EVIL.to_owned(); 6],
        is_public: true,
        refusal: Some(EVIL.to_owned()),
    }
}

fn listed(game: &'static GameInfo, progress: Progress) -> Listed {
    Listed { id: EVIL.to_owned(), game, setup: format!("players=2 {EVIL}"), progress, quiet_minutes: 61 }
}

/// Tables in every situation.
fn tables() -> Vec<TableModel> {
    let other = |is_here| SeatHolder::Other { name: EVIL.to_owned(), is_here };
    let bot = |level, is_returnable| SeatHolder::Bot { level, is_returnable };
    let mine = SeatHolder::Mine { name: EVIL.to_owned() };
    let seats =
        vec![mine, other(true), other(false), bot(Level::Hard, true), bot(Level::Random, false), SeatHolder::Free];
    let drawing = Some(replay_model().drawing);
    let playing = TableModel { seats, setup: EVIL.to_owned(), log: vec![EVIL.to_owned()], drawing, ..table_model() };
    let over = TableModel { progress: Progress::Over, seed: Some(EVIL.to_owned()), ..playing.clone() };
    vec![
        TableModel { curtain: Some(Player::new(1)), ..playing.clone() },
        TableModel { progress: Progress::Open, drawing: None, notice: Some(EVIL.to_owned()), ..playing.clone() },
        TableModel { rematch: Some("next".to_owned()), ..over.clone() },
        TableModel { seats: vec![other(true), SeatHolder::Free], can_hint: false, ..playing.clone() },
        over,
        playing,
    ]
}

fn known(link: Option<String>) -> Me {
    let kinds = [SessionKind::Browser, SessionKind::Program, SessionKind::Link, SessionKind::Carried];
    let session = |kind| ListedSession {
        name: EVIL.to_owned(),
        kind,
        device: if kind == SessionKind::Link { String::new() } else { EVIL.to_owned() },
        quiet_minutes: 70,
        is_current: kind == SessionKind::Browser,
    };
    Me { sessions: kinds.map(session).to_vec(), link }
}

fn every_page(language: Language) -> Vec<(&'static str, String)> {
    let reader = reader(language);
    let nobody = Reader { name: None, theme: Theme::Auto, ..reader.clone() };
    let all = [Progress::Open, Progress::Playing, Progress::Over].map(|progress| listed(&GAMES.all()[0], progress));
    let mut pages = vec![
        ("home", home(&site(), &nobody, &Home::default())),
        ("home", home(&site(), &reader, &Home { mine: all.to_vec(), open: all.to_vec() })),
        ("about", about(&site(), &reader)),
        ("me", me(&site(), &reader, &known(None))),
        ("me", me(&site(), &reader, &known(Some(EVIL.to_owned())))),
        ("me", me(&site(), &reader, &Me { sessions: known(None).sessions[..1].to_vec(), link: None })),
        ("me", me(&site(), &nobody, &Me::default())),
        ("enter", enter(&site(), &nobody, EVIL, EVIL)),
        ("enter", enter(&site(), &reader, EVIL, EVIL)),
        ("sorry", sorry(&site(), &reader, 404, EVIL)),
        ("sorry", sorry(&site(), &reader, 500, EVIL)),
        ("replay", replay(&site(), &reader, &replay_model())),
    ];
    for game in GAMES {
        pages.push(("rules", rules(&site(), &reader, game)));
        pages.extend(Mode::ALL.map(|mode| ("new", new_table(&site(), &nobody, &new(game, mode)))));
    }
    pages.extend(tables().iter().map(|now| ("table", table(&site(), &reader, now))));
    pages
}

/// The tags of a page, without their brackets.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).map(|rest| {
        let mut quote = None;
        let end = rest.find(|letter| match (quote, letter) {
            (None, '>') => true,
            (None, '"' | '\'') => {
                quote = Some(letter);
                false
            }
            (Some(open), letter) if open == letter => {
                quote = None;
                false
            }
            _ => false,
        });
        &rest[..end.unwrap_or_else(|| panic!("a tag does not end: {rest}"))]
    })
}

const EMPTY: [&str; 5] = ["!DOCTYPE", "meta", "link", "input", "br"];

#[track_caller]
fn check_balanced(page: &str, html: &str) {
    let mut open = Vec::new();
    for tag in tags(html) {
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "{page}: </{closed}>"),
            None if tag.ends_with('/') || EMPTY.contains(&name) => {}
            None => open.push(name),
        }
        let attributes: Vec<&str> = tag.split("=\"").filter_map(|before| before.rsplit([' ', '"']).next()).collect();
        let (_, named) = attributes.split_last().unwrap_or((&"", &[]));
        let is_twice = (1..named.len()).any(|n| named[..n].contains(&named[n]));
        assert!(!is_twice, "{page}: an attribute is there twice: <{tag}>");
    }
    assert!(open.is_empty(), "{page}: {open:?} stay open");
}

#[test]
fn every_page_is_well_formed_and_needs_nothing_from_elsewhere() {
    for language in Language::ALL {
        for (page, html) in every_page(language) {
            check_balanced(page, &html);
            assert_eq!(html.matches("<h1").count(), 1, "{page}: one title");
            assert_eq!(html.matches("<main").count(), 1, "{page}: one main part");
            assert!(html.contains("id=\"main\""), "{page}: where the skip link leads");
            for tag in tags(&html) {
                assert!(!tag.contains(" style="), "{page}: <{tag}>");
                assert!(!tag.contains(" onclick"), "{page}: <{tag}>");
                let leads_away = ["src=\"http", "href=\"http", "action=\"http", "src=\"//", "href=\"//"];
                assert!(!leads_away.iter().any(|part| tag.contains(part)), "{page}: <{tag}>");
            }
            let scripts: Vec<&str> = tags(&html).filter(|tag| tag.starts_with("script")).collect();
            let folder = site().assets().folder();
            assert_eq!(scripts, [format!("script type=\"module\" src=\"{folder}/main.js\"")], "{page}");
            assert!(html.contains("</script>"), "{page}");
        }
    }
    let site = site();
    for file in site.assets().files().iter().filter(|file| file.kind != "image/svg+xml") {
        let leads_away = ["http:", "https:", "//", "@import", "import("].map(|part| file.text.matches(part).count());
        let comments = file.text.lines().filter(|line| line.trim_start().starts_with("//")).count();
        assert_eq!(leads_away, [0, 0, comments, 0, 0], "{}", file.name);
    }
}

#[test]
fn a_page_names_a_worker_only_where_tables_are_in_one() {
    let page = |site: &Site| table(site, &reader(Language::English), &table_model());
    assert!(!page(&site()).contains("data-worker"));
    let with_worker = site().with_worker("/worker.js?game=clever2&seat=me".to_owned());
    assert!(
        page(&with_worker)
            .contains("<html lang=\"en\" data-theme=\"dark\" data-worker=\"/worker.js?game=clever2&amp;seat=me\">")
    );
}

/// The names of the files in the folder of the script.
fn modules() -> BTreeSet<String> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script")).expect("the folder of the script");
    folder.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_module_of_the_script_is_served_named_on_the_page_and_used() {
    let site = site();
    let (files, modules) = (site.assets().files(), modules());
    let served: BTreeSet<String> =
        files.iter().map(|file| file.name.to_owned()).filter(|name| name.ends_with(".js")).collect();
    assert_eq!(served, modules);
    let folder = site.assets().folder();
    for (page, html) in every_page(Language::English) {
        for name in &modules {
            assert!(html.contains(&format!("<link rel=\"modulepreload\" href=\"{folder}/{name}\">")), "{page}: {name}");
        }
    }
    let imports = |file: &pages::Asset| -> Vec<String> {
        let names = file.text.split("\"./").skip(1).filter_map(|rest| rest.split_once('"'));
        names.map(|(name, _)| name.to_owned()).collect()
    };
    let mut used: BTreeSet<String> = files.iter().flat_map(imports).collect();
    used.insert("main.js".to_owned());
    assert_eq!(used, modules);
}

#[test]
fn no_word_is_missing() {
    for language in Language::ALL {
        for (page, html) in every_page(language) {
            let key = html.split("pages-").nth(1).map(|rest| &rest[..rest.len().min(40)]);
            assert_eq!(key, None, "{language}: {page}");
        }
    }
}

#[test]
fn what_people_write_stays_text() {
    for language in Language::ALL {
        for (page, html) in every_page(language) {
            assert!(!html.contains(EVIL), "{page}");
            assert!(!html.contains("<script>"), "{page}");
            assert!(!html.contains("=\"<"), "{page}");
        }
    }
}

#[test]
fn the_regions_agree_with_the_page() {
    let inside = |page: &str, name: &str| {
        let (_, rest) = page.split_once(&format!("<section id=\"{name}\"")).expect("the region");
        let (_, rest) = rest.split_once('>').expect("the end of the tag");
        rest.split_once("</section>").expect("the end of the region").0.to_owned()
    };
    for language in Language::ALL {
        let reader = reader(language);
        for now in tables() {
            let (page, regions) = (table(&site(), &reader, &now), table_regions(&reader, &now));
            assert_eq!(regions.iter().map(|(name, _)| *name).collect::<Vec<_>>(), TABLE_REGIONS);
            let places: Vec<_> =
                regions.iter().map(|(name, _)| page.find(&format!("<section id=\"{name}\""))).collect();
            assert!(places.is_sorted() && places[0].is_some());
            regions.iter().for_each(|(name, html)| assert_eq!(&inside(&page, name), html, "{name}"));
        }
        let now = replay_model();
        let (page, regions) = (replay(&site(), &reader, &now), replay_regions(&reader, &now));
        assert_eq!(regions.iter().map(|(name, _)| *name).collect::<Vec<_>>(), REPLAY_REGIONS);
        regions.iter().for_each(|(name, html)| assert_eq!(&inside(&page, name), html, "{name}"));
    }
}

#[test]
fn behind_the_curtain_there_is_nothing() {
    let reader = reader(Language::English);
    let now = TableModel { curtain: Some(Player::new(1)), drawing: Some(replay_model().drawing), ..table_model() };
    for (name, html) in table_regions(&reader, &now) {
        match name {
            "picture" => assert!(html.contains("data-look=\"1\"") && !html.contains("<b>picture</b>")),
            "status" | "choices" | "scores" => assert_eq!(html, "", "{name}"),
            _ => {}
        }
    }
}

#[test]
fn the_rules_have_a_chapter_for_every_step() {
    for game in GAMES {
        let mut table = game.new_table("", Seed::from(1), Chances::Automatic).expect("a usual table");
        let mut steps = vec![table.step()];
        while let Turn::Players(acting) = table.turn() {
            let player = acting.iter().next().expect("somebody acts");
            let legal = table.legal(player);
            let action = legal.last().expect("a legal action").clone();
            table.play(player, &action).expect("a legal action is accepted");
            steps.push(table.step());
        }
        for language in Language::ALL {
            let html = rules(&site(), &reader(language), game);
            for step in &steps {
                assert!(html.contains(&format!("id=\"{step}\"")), "{language}: {}: {step}", game.id);
            }
        }
    }
}

#[test]
fn one_click_is_enough_to_play() {
    let html = home(&site(), &reader(Language::English), &Home::default());
    for game in GAMES {
        let form = format!("<form method=\"post\" action=\"/quick/{}\"><input type=\"hidden\" name=\"mode\"", game.id);
        assert_eq!(html.matches(&form).count(), if game.players().0 == 1 { 2 } else { 1 }, "{}", game.id);
    }
}
