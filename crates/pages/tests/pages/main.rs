//! Every page in both languages: well-formed, complete, and nothing in it that does not belong there.

mod every;
#[path = "../samples/mod.rs"]
mod samples;

use std::collections::BTreeSet;
use std::fs;

use catalogue::{GAMES, Level};
use pages::{
    BOX_REGIONS, BoxFinding, Ending, HOME_REGIONS, Home, Mode, NewTable, Progress, REPLAY_REGIONS, Reader, SeatHolder,
    Site, TABLE_REGIONS, TableModel, box_regions, edit_box, home, home_regions, new_table, replay, replay_regions,
    rules, table, table_regions,
};
use play::{Chances, Player, Seed, Turn};
use words::Language;

use crate::every::{EVIL, ending, every_box, every_page, new, news, reader, site, tables};
use crate::samples::{box_model, replay_model, table_model};

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

const EMPTY: [&str; 6] = ["!DOCTYPE", "meta", "link", "input", "br", "img"];

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
        files.iter().map(|file| file.name.to_string()).filter(|name| name.ends_with(".js")).collect();
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
fn the_regions_of_a_box_agree_with_its_editor() {
    for language in Language::ALL {
        let reader = reader(language);
        for (shown, found) in every_box() {
            let (page, regions) = (edit_box(&site(), &reader, &shown, &found), box_regions(&reader, &shown, &found));
            for (name, inside) in &regions {
                let (_, rest) = page.split_once(&format!("id=\"{name}\"")).expect("the region");
                let (_, rest) = rest.split_once('>').expect("the end of the tag");
                assert!(rest.starts_with(&format!("{inside}</")), "{name}: {inside}");
            }
            let names: Vec<&str> = regions.iter().map(|(name, _)| *name).collect();
            let is_tried = !matches!(found, BoxFinding::Untried { .. });
            assert_eq!(names, if is_tried { BOX_REGIONS.to_vec() } else { vec!["box-found"] });
        }
    }
}

#[test]
fn a_fault_stands_beside_its_line() {
    let found = BoxFinding::Wrong { line: Some(2), sentence: "two is too much".to_owned() };
    let html = edit_box(&site(), &reader(Language::English), &box_model(), &found);
    let lines = "<ol><li>1</li><li class=\"fault\" id=\"fault\">2<span class=\"message\">two is too much</span></li><li>3</li></ol>";
    assert!(html.contains(lines), "{html}");
    assert!(html.contains("<p class=\"refusal\">two is too much <a href=\"#fault\">"), "{html}");
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

#[test]
fn the_home_page_says_whose_turn_it_is_and_how_games_ended() {
    let html = home(&site(), &reader(Language::English), &Home { mine: news(), open: Vec::new() });
    assert_eq!(html.matches("data-waits").count(), 1, "one table waits for the reader");
    for said in ["Your turn", "Waiting for", "You won, 78 : 42", "share the victory, 78 : 42", "78 points"] {
        assert!(html.contains(said), "{said}");
    }
    assert!(html.contains("More of my tables (4)"), "the games are not far down");
    let regions = home_regions(&reader(Language::English), &Home { mine: news(), open: Vec::new() });
    for (name, region) in regions {
        assert!(HOME_REGIONS.contains(&name) && html.contains(&region), "{name} is drawn as on the page");
    }
}

#[test]
fn a_form_shows_what_matters_and_folds_the_rest() {
    for game in GAMES {
        let html = new_table(
            &site(),
            &reader(Language::English),
            &NewTable { chosen_box: String::new(), ..new(game, Mode::Bots) },
        );
        let (shown, folded) = html.split_once("<details class=\"more-settings\">").expect("something is folded");
        for setting in game.settings {
            let name = format!("name=\"set-{}\"", setting.key);
            let matters = setting.key == "players" || game.first_value(setting.key).is_some();
            assert_eq!((shown.contains(&name), folded.contains(&name)), (matters, !matters), "{}: {name}", game.id);
        }
    }
}

#[test]
fn a_first_game_says_so_and_leads_to_other_choices() {
    let hadara = GAMES.find("hadara").expect("a game");
    let model = TableModel { game: hadara, components: hadara.standard_box(), ..table_model() };
    let at =
        |address: &str| table(&site(), &Reader { address: address.to_owned(), ..reader(Language::English) }, &model);
    assert!(at("/t/abc?first").contains("<a href=\"/new/hadara?mode=bots\">"));
    assert!(!at("/t/abc").contains("/new/hadara"));
}

#[test]
fn a_table_that_waits_has_its_invitation_on_the_board_and_no_points() {
    let model = |progress| TableModel {
        progress,
        seats: vec![SeatHolder::Mine { name: "Anna".to_owned() }, SeatHolder::Free],
        drawing: Some(replay_model().drawing),
        ..table_model()
    };
    let regions = |progress| table_regions(&reader(Language::English), &model(progress));
    let find = |regions: &[(&'static str, String)], name: &str| {
        regions.iter().find(|(other, _)| *other == name).map(|(_, inside)| inside.clone()).expect("a region")
    };
    let (open, playing) = (regions(Progress::Open), regions(Progress::Playing));
    assert!(find(&open, "picture").starts_with("<div class=\"invite\">"), "{open:?}");
    assert_eq!((find(&open, "scores").is_empty(), find(&playing, "scores").is_empty()), (true, false));
    let has_points = |regions| find(regions, "seats").contains("seat-points");
    assert_eq!((has_points(&open), has_points(&playing)), (false, true));
}

#[test]
fn the_end_of_a_game_is_told_to_the_one_who_reads_it() {
    let (mine, other) = (
        SeatHolder::Mine { name: "Anna".to_owned() },
        SeatHolder::Bot { level: Level::Medium, instead_of: None, is_returnable: false },
    );
    let drawing = Some(replay_model().drawing);
    let over = TableModel { progress: Progress::Over, drawing, ..table_model() };
    let said = |seats: Vec<SeatHolder>, ending: Ending| {
        let page =
            table(&site(), &reader(Language::English), &TableModel { seats, ending: Some(ending), ..over.clone() });
        let (_, finale) = page.split_once("id=\"finale\"").expect("an end");
        finale.to_owned()
    };
    let won = said(vec![mine.clone(), other.clone()], ending(&[78, 42], &[0], None));
    assert!(won.contains("You won!") && won.contains("Your best: 101") && won.contains("over 3 games: 77"), "{won}");
    assert!(!won.contains("points short"), "{won}");
    assert!(won.contains("name=\"seat-1\" value=\"hard\""), "the next opponent is a better one");
    let lost = said(vec![mine.clone(), other.clone()], ending(&[42, 78], &[1], None));
    assert!(lost.contains("Pixel won") && !lost.contains("You won") && !lost.contains("Next opponent"), "{lost}");
    assert!(lost.contains("36 points short"), "{lost}");
    let shared = said(vec![mine.clone(), other.clone()], ending(&[42, 42], &[0, 1], None));
    assert!(shared.contains("You share the victory!"), "{shared}");
    let screen = said(vec![mine.clone(), mine.clone()], ending(&[78, 42], &[0], None));
    assert!(screen.contains("Anna 1 won"), "those who share a device are called by their names: {screen}");
    let solo = said(vec![mine], ending(&[78], &[0], Some("middle")));
    assert!(solo.contains("<h2>middle</h2>") && solo.contains("12 more points"), "{solo}");
    let stranger = SeatHolder::Other { name: "Bence".to_owned(), is_here: true };
    let watched = said(vec![stranger, other], ending(&[78, 42], &[0], None));
    assert!(watched.contains("Bence won") && !watched.contains("Next opponent"), "{watched}");
}
