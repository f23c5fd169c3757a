//! Writes every page with made-up values into a folder, for people who judge how the site looks.
//!
//! `cargo run -p tarsas-pages --example preview -- FOLDER`; then `python3 -m http.server -d FOLDER`, and open the files in a browser
//! (which runs no module of a script that is not served).

use std::fs;
use std::path::Path;

use catalogue::{AnyTable, GAMES, GameInfo, Level, Viewpoint};
use pages::{
    BoxFinding, BoxModel, Company, Ending, Eyes, Home, Listed, ListedNews, ListedSession, Me, MissingBox, Mode,
    NewTable, OfferedBox, Progress, Reader, ReplayModel, SeatHolder, SessionKind, Site, Sitter, Standing, TableModel,
    Theme, about, boxes, edit_box, enter, home, me, missing_box, new_table, replay, rules, seat_names, shared_box,
    sorry, table,
};
use play::{Chances, Player, PlayerSet, Rng, Seed, Setting, Turn};
use words::Language;

const NAMES: [&str; 6] = ["Anna", "Bence", "Csilla", "Dani", "Eszter", "Feri"];

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "/tmp/preview".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder can be made");
    let site = Site::new(GAMES);
    for file in site.assets().files() {
        fs::write(folder.join(&*file.name), file.text.as_bytes()).expect("the file can be written");
    }
    for language in Language::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let reader = Reader { language, theme, name: Some("Anna".to_owned()), address: "/".to_owned() };
            for (name, html) in everything(&site, &reader) {
                let html = html.replace(&site.assets().folder(), ".");
                let path = folder.join(format!("{name}-{language}-{theme}.html"));
                fs::write(path, html).expect("the file can be written");
            }
        }
    }
}

fn known() -> Me {
    let session = |(kind, device, quiet_minutes): (SessionKind, &str, i64)| ListedSession {
        name: "3f9a7c51d2e84b60".to_owned(),
        kind,
        device: device.to_owned(),
        quiet_minutes,
        is_current: quiet_minutes == 0,
    };
    let sessions = [
        (SessionKind::Browser, "Firefox, Linux", 0),
        (SessionKind::Browser, "Chrome, Android", 130),
        (SessionKind::Link, "", 3000),
        (SessionKind::Program, "Python-urllib", 9000),
        (SessionKind::Carried, "", 90_000),
    ];
    Me {
        sessions: sessions.map(session).to_vec(),
        link: Some("http://127.0.0.1:7777/enter/3f9a7c51d2e84b60".to_owned()),
    }
}

fn everything(site: &Site, reader: &Reader) -> Vec<(String, String)> {
    let guest = Reader { name: None, ..reader.clone() };
    let listed = |n: usize, progress| Listed {
        id: format!("table{n}"),
        game: &GAMES.all()[n],
        setup: GAMES.all()[n]
            .settings
            .iter()
            .map(|setting| format!("{}={}", setting.key, setting.default))
            .collect::<Vec<_>>()
            .join(" "),
        progress,
        quiet_minutes: [0, 1, 17, 130, 3000][n],
        others: [&["Pixel"][..], &["Bence", "Csilla"], &[], &["Őrsi Ágnes"], &[]][n]
            .iter()
            .map(|&name| name.to_owned())
            .collect(),
        news: [
            Some(ListedNews::MyTurn),
            Some(ListedNews::TurnOf(vec!["Csilla".to_owned()])),
            Some(ListedNews::Solo { points: 231, title: None }),
            Some(ListedNews::Won { is_shared: false, points: vec![41, 38] }),
            None,
        ][n]
            .clone(),
    };
    let (open, over) = (Progress::Open, Progress::Over);
    let mine = [(0, Progress::Playing), (1, Progress::Playing), (4, open), (2, over), (3, over)];
    let mine: Vec<Listed> = mine.into_iter().map(|(n, progress)| listed(n, progress)).collect();
    let stranger = |n: usize| Listed { news: None, ..listed(n, Progress::Open) };
    let open = vec![stranger(1), stranger(3)];
    let mut pages = vec![
        ("home".to_owned(), home(site, &guest, &Home::default())),
        ("home-tables".to_owned(), home(site, reader, &Home { mine, open })),
        ("about".to_owned(), about(site, reader)),
        ("me".to_owned(), me(site, reader, &known())),
        ("enter".to_owned(), enter(site, reader, "3f9a7c51d2e84b60", "Bence")),
        ("sorry".to_owned(), sorry(site, reader, 404, &reader.language.text("pages-about-dice-check"))),
    ];
    for game in GAMES {
        let id = game.id;
        pages.push((format!("rules-{id}"), rules(site, reader, game)));
        pages.push((format!("new-{id}"), new_table(site, &guest, &new(game, Mode::Bots, None))));
        pages.push((format!("table-{id}"), table(site, reader, &playing(reader, game))));
    }
    pages.extend(of_boxes(site, reader));
    let game = &GAMES.all()[2];
    pages.push(("new-refused".to_owned(), new_table(site, reader, &new(game, Mode::Friends, Some("…".to_owned())))));
    let playing = playing(reader, game);
    let seats = vec![
        SeatHolder::Mine { name: "Anna".to_owned() },
        SeatHolder::Free,
        SeatHolder::Bot { level: Level::Hard, is_returnable: false, instead_of: None },
    ];
    let open = TableModel { seats, progress: Progress::Open, drawing: None, ..playing.clone() };
    pages.push(("table-open".to_owned(), table(site, reader, &open)));
    let visitor = vec![SeatHolder::Other { name: "Bence".to_owned(), is_here: false }, SeatHolder::Free];
    pages
        .push(("table-visitor".to_owned(), table(site, reader, &TableModel { seats: visitor, drawing: None, ..open })));
    let curtain = TableModel { curtain: Some(Player::new(1)), drawing: None, ..playing };
    pages.push(("table-curtain".to_owned(), table(site, reader, &curtain)));
    for (name, game, setup) in
        [("solo", "clever2", "players=1"), ("duel", "marabunta", ""), ("hadara", "hadara", "players=4")]
    {
        let over = ended(reader, GAMES.find(game).expect("a game"), setup);
        pages.push((format!("table-over-{name}"), table(site, reader, &over)));
    }
    pages.push(("replay".to_owned(), replay(site, reader, &watched(reader, game))));
    pages
}

fn of_boxes(site: &Site, reader: &Reader) -> Vec<(String, String)> {
    let game = &GAMES.all()[0];
    let shown = BoxModel {
        id: "k3fz81q".to_owned(),
        game,
        name: "Anna's box".to_owned(),
        text: game.box_text(game.standard_box()).expect("a built-in box").to_owned(),
        digest: Some(game.standard_box()),
        is_mine: true,
        is_shared: true,
        is_withdrawn: false,
        is_changed: false,
    };
    let found = BoxFinding::Wrong { line: Some(12), sentence: "Line 12: expected a number".to_owned() };
    let missing = MissingBox {
        game,
        digest: game.standard_box(),
        record: String::new(),
        text: String::new(),
        refusal: Some("…".to_owned()),
    };
    let theirs = BoxModel { is_mine: false, ..shown.clone() };
    vec![
        ("boxes".to_owned(), boxes(site, reader, std::slice::from_ref(&shown))),
        ("box".to_owned(), edit_box(site, reader, &shown, &found)),
        ("box-shared".to_owned(), shared_box(site, reader, &theirs, &found)),
        ("box-missing".to_owned(), missing_box(site, reader, &missing)),
    ]
}

fn new(game: &'static GameInfo, mode: Mode, refusal: Option<String>) -> NewTable {
    let (_, most) = game.players();
    let bots = [Level::Easy, Level::Medium, Level::Hard].map(Sitter::Bot);
    let sitters = [Sitter::Me, Sitter::Open].into_iter().chain(bots.into_iter().cycle()).take(most).collect();
    let value = |setting: &Setting| game.first_value(setting.key).unwrap_or(setting.default).to_owned();
    let values = game.settings.iter().map(value).collect();
    let boxes = ["Built-in box", "Anna's box"].map(|name| OfferedBox { value: name.to_owned(), name: name.to_owned() });
    let chosen_box = if refusal.is_some() { "Anna's box" } else { "" }.to_owned();
    let (boxes, names) = (boxes.to_vec(), Vec::new());
    let is_first = refusal.is_none() && !game.first_game.is_empty();
    let (is_public, hints) = (true, false);
    NewTable { game, mode, is_first, values, boxes, chosen_box, sitters, names, is_public, hints, refusal }
}

/// A table after some random moves.
fn played(game: &GameInfo, setup: &str, moves: usize) -> Box<dyn AnyTable> {
    let mut table = game.new_table(setup, Seed::from(7), Chances::Automatic).expect("a usual table");
    let mut rng = Rng::from_number(7);
    for _ in 0..moves {
        let Turn::Players(acting) = table.turn() else { break };
        let player = acting.iter().next().expect("somebody acts");
        let legal = table.legal(player);
        let action = &legal[rng.below(u32::try_from(legal.len()).expect("few actions")) as usize];
        table.play(player, action).expect("a legal action");
    }
    table
}

fn names(table: &dyn AnyTable) -> Vec<String> {
    NAMES.iter().take(table.players()).map(|name| (*name).to_owned()).collect()
}

fn playing(reader: &Reader, game: &'static GameInfo) -> TableModel {
    shown(reader, game, "", 25)
}

/// A table at its end, which the reader has won.
fn ended(reader: &Reader, game: &'static GameInfo, setup: &str) -> TableModel {
    let over = shown(reader, game, setup, usize::MAX);
    let standing = Some(Standing { games: 12, best: 231, average: 174 });
    let ending = over.ending.clone().map(|ending| Ending { standing, ..ending });
    TableModel { progress: Progress::Over, seed: Some("5e1f".repeat(16)), box_name: None, ending, ..over }
}

fn shown(reader: &Reader, game: &'static GameInfo, setup: &str, moves: usize) -> TableModel {
    let table = played(game, setup, moves);
    let (people, events) = (names(table.as_ref()), table.event_count());
    let viewer = table.winners().unwrap_or(table.turn().players()).iter().next();
    let seat = |(seat, name): (usize, &String)| match seat {
        _ if viewer.is_some_and(|viewer| viewer.seat() == seat) => SeatHolder::Mine { name: name.clone() },
        0 => SeatHolder::Other { name: name.clone(), is_here: true },
        _ => SeatHolder::Bot { level: Level::Medium, is_returnable: false, instead_of: None },
    };
    let seats: Vec<SeatHolder> = people.iter().enumerate().map(seat).collect();
    let names = seat_names(reader.language, &seats);
    let viewpoint = Viewpoint {
        viewer,
        names: &names,
        language: reader.language,
        hint: None,
        given_up: PlayerSet::NONE,
        is_live: true,
    };
    TableModel {
        id: "k3fz81q".to_owned(),
        game,
        setup: table.setup(),
        components: table.box_digest(),
        box_name: Some("Anna's box".to_owned()),
        version: 25,
        progress: Progress::Playing,
        seats,
        viewer,
        curtain: None,
        can_undo: true,
        has_hints: true,
        can_hint: false,
        hint: None,
        notice: None,
        drawing: Some(table.draw(&viewpoint)),
        ending: Ending::of(table.as_ref(), PlayerSet::NONE, None),
        log: (0..events).rev().map(|n| table.tell(n, &viewpoint)).collect(),
        seed_digest: "9b2c".repeat(16),
        seed: None,
        rematch: None,
        company: Company::default(),
    }
}

fn watched(reader: &Reader, game: &'static GameInfo) -> ReplayModel {
    let table = played(game, "", 40);
    let (names, events) = (names(table.as_ref()), table.event_count());
    let viewpoint = Viewpoint {
        viewer: None,
        names: &names,
        language: reader.language,
        hint: None,
        given_up: PlayerSet::NONE,
        is_live: false,
    };
    ReplayModel {
        address: "/r/k3fz81q".to_owned(),
        download: "/t/k3fz81q/record".to_owned(),
        game,
        setup: table.setup(),
        components: table.box_digest(),
        box_name: Some("Anna's box".to_owned()),
        step: events - 1,
        steps: events + 20,
        eyes: Eyes::Spectator,
        drawing: table.draw(&viewpoint),
        line: Some(table.tell(events - 1, &viewpoint)),
        lines: (0..events).map(|n| table.tell(n, &viewpoint)).collect(),
        can_play_on: true,
        seed: Some("5e1f".repeat(16)),
        names,
    }
}
