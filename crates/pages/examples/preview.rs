//! Writes every page with made-up values into a folder, for people who judge how the site looks.
//!
//! `cargo run -p tarsas-pages --example preview -- FOLDER`; then `python3 -m http.server -d FOLDER`, and open the files in a browser
//! (which runs no module of a script that is not served).

use std::fs;
use std::path::Path;

use catalogue::{AnyTable, GAMES, GameInfo, Level, Viewpoint};
use pages::{
    Eyes, Home, Listed, ListedSession, Me, Mode, NewTable, Progress, Reader, ReplayModel, SeatHolder, SessionKind,
    Site, Sitter, TableModel, Theme, about, enter, home, me, new_table, replay, rules, seat_names, sorry, table,
};
use play::{Chances, Player, Rng, Seed, Turn};
use words::Language;

const NAMES: [&str; 6] = ["Anna", "Bence", "Csilla", "Dani", "Eszter", "Feri"];

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "/tmp/preview".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder can be made");
    let site = Site::new(GAMES);
    for file in site.assets().files() {
        fs::write(folder.join(file.name), file.text.as_bytes()).expect("the file can be written");
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
    };
    let mine = vec![listed(0, Progress::Playing), listed(4, Progress::Open), listed(2, Progress::Over)];
    let open = vec![listed(1, Progress::Open), listed(3, Progress::Open)];
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
    let game = &GAMES.all()[2];
    pages.push(("new-refused".to_owned(), new_table(site, reader, &new(game, Mode::Friends, Some("…".to_owned())))));
    let playing = playing(reader, game);
    let seats = vec![
        SeatHolder::Mine { name: "Anna".to_owned() },
        SeatHolder::Free,
        SeatHolder::Bot { level: Level::Hard, is_returnable: false },
    ];
    let open = TableModel { seats, progress: Progress::Open, drawing: None, ..playing.clone() };
    pages.push(("table-open".to_owned(), table(site, reader, &open)));
    let visitor = vec![SeatHolder::Other { name: "Bence".to_owned(), is_here: false }, SeatHolder::Free];
    pages
        .push(("table-visitor".to_owned(), table(site, reader, &TableModel { seats: visitor, drawing: None, ..open })));
    let curtain = TableModel { curtain: Some(Player::new(1)), drawing: None, ..playing.clone() };
    pages.push(("table-curtain".to_owned(), table(site, reader, &curtain)));
    let over =
        TableModel {
            progress: Progress::Over, seed: Some("5e1f".repeat(16)), notice: Some("…".to_owned()), ..playing
        };
    pages.push(("table-over".to_owned(), table(site, reader, &over)));
    pages.push(("replay".to_owned(), replay(site, reader, &watched(reader, game))));
    pages
}

fn new(game: &'static GameInfo, mode: Mode, refusal: Option<String>) -> NewTable {
    let (_, most) = game.players();
    let bots = [Level::Easy, Level::Medium, Level::Hard].map(Sitter::Bot);
    let sitters = [Sitter::Me, Sitter::Open].into_iter().chain(bots.into_iter().cycle()).take(most).collect();
    let values = game.settings.iter().map(|setting| setting.default.to_owned()).collect();
    NewTable { game, mode, values, sitters, names: Vec::new(), is_public: true, refusal }
}

/// A table after some random moves.
fn played(game: &GameInfo, moves: usize) -> Box<dyn AnyTable> {
    let mut table = game.new_table("", Seed::from(7), Chances::Automatic).expect("a usual table");
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
    let table = played(game, 25);
    let (people, events) = (names(table.as_ref()), table.event_count());
    let viewer = table.turn().players().iter().next();
    let seat = |(seat, name): (usize, &String)| match seat {
        _ if viewer.is_some_and(|viewer| viewer.seat() == seat) => SeatHolder::Mine { name: name.clone() },
        0 => SeatHolder::Other { name: name.clone(), is_here: true },
        _ => SeatHolder::Bot { level: Level::Medium, is_returnable: false },
    };
    let seats: Vec<SeatHolder> = people.iter().enumerate().map(seat).collect();
    let names = seat_names(reader.language, &seats);
    let viewpoint = Viewpoint { viewer, names: &names, language: reader.language, hint: None, is_live: true };
    TableModel {
        id: "k3fz81q".to_owned(),
        game,
        setup: table.setup(),
        version: 25,
        progress: Progress::Playing,
        seats,
        viewer,
        curtain: None,
        can_undo: true,
        can_hint: false,
        notice: None,
        drawing: Some(table.draw(&viewpoint)),
        log: (0..events).rev().map(|n| table.tell(n, &viewpoint)).collect(),
        seed_digest: "9b2c".repeat(16),
        seed: None,
        rematch: None,
    }
}

fn watched(reader: &Reader, game: &'static GameInfo) -> ReplayModel {
    let table = played(game, 40);
    let (names, events) = (names(table.as_ref()), table.event_count());
    let viewpoint = Viewpoint { viewer: None, names: &names, language: reader.language, hint: None, is_live: false };
    ReplayModel {
        address: "/r/k3fz81q".to_owned(),
        download: "/t/k3fz81q/record".to_owned(),
        game,
        setup: table.setup(),
        step: events - 1,
        steps: events + 20,
        eyes: Eyes::Spectator,
        drawing: table.draw(&viewpoint),
        line: Some(table.tell(events - 1, &viewpoint)),
        can_play_on: true,
        seed: Some("5e1f".repeat(16)),
        names,
    }
}
