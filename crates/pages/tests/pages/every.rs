//! One of every page, written from values that try to be more than text.

use catalogue::{GAMES, GameInfo, Level};
use pages::{
    BoxFinding, BoxModel, Ending, HintWords, Home, Listed, ListedNews, ListedSession, Me, MissingBox, Mode, NewTable,
    OfferedBox, Progress, Reader, SeatHolder, SessionKind, Site, Sitter, Standing, TableModel, Theme, about, boxes,
    edit_box, enter, home, me, missing_box, new_table, replay, rules, shared_box, sorry, table,
};
use play::Player;
use words::Language;

use crate::samples::{box_model, replay_model, table_model};

/// A name and a set-up that try to be more than text.
pub(crate) const EVIL: &str = "<script>\"'&";

pub(crate) fn site() -> Site {
    Site::new(GAMES)
}

pub(crate) fn reader(language: Language) -> Reader {
    let name = Some(EVIL.to_owned());
    Reader { language, theme: Theme::Dark, name, address: format!("/?{EVIL}") }
}

pub(crate) fn new(game: &'static GameInfo, mode: Mode) -> NewTable {
    let values = game.settings.iter().map(|setting| setting.default.to_owned()).collect();
    let sitters = vec![Sitter::Me, Sitter::Open, Sitter::Bot(Level::Hard)];
    NewTable {
        game,
        mode,
        is_first: true,
        values,
        boxes: [game.id, EVIL].map(|name| OfferedBox { value: name.to_owned(), name: EVIL.to_owned() }).to_vec(),
        chosen_box: EVIL.to_owned(),
        sitters,
        names: vec![EVIL.to_owned(); 6],
        is_public: true,
        hints: false,
        refusal: Some(EVIL.to_owned()),
    }
}

pub(crate) fn listed(game: &'static GameInfo, progress: Progress) -> Listed {
    let (setup, others) = (format!("players=2 {EVIL}"), vec![EVIL.to_owned()]);
    Listed { id: EVIL.to_owned(), game, setup, progress, quiet_minutes: 61, others, news: None }
}

/// Tables about which there is something to tell.
pub(crate) fn news() -> Vec<Listed> {
    let (names, points) = (|| vec![EVIL.to_owned(); 2], || vec![78, 42]);
    let all = [
        ListedNews::MyTurn,
        ListedNews::TurnOf(names()),
        ListedNews::Won { is_shared: false, points: points() },
        ListedNews::Won { is_shared: true, points: points() },
        ListedNews::WonBy { names: names(), points: points() },
        ListedNews::Solo { points: 78, title: Some(EVIL.to_owned()) },
        ListedNews::Solo { points: 78, title: None },
    ];
    let table = |news| Listed { news: Some(news), ..listed(&GAMES.all()[0], Progress::Playing) };
    all.into_iter().enumerate().map(|(n, news)| Listed { id: n.to_string(), ..table(news) }).collect()
}

/// The end of a game with these points.
pub(crate) fn ending(totals: &[i32], winners: &[usize], title: Option<&'static str>) -> Ending {
    let (lines, winners) = (vec![("silver", totals.to_vec())], winners.iter().map(|&seat| Player::new(seat)).collect());
    let titles = title.map(|title| vec![(0, "low"), (50, title), (90, "high")]).unwrap_or_default();
    let standing = Some(Standing { games: 3, best: 101, average: 77 });
    Ending { lines, totals: totals.to_vec(), winners, title, titles, standing }
}

/// Tables in every situation.
pub(crate) fn tables() -> Vec<TableModel> {
    let other = |is_here| SeatHolder::Other { name: EVIL.to_owned(), is_here };
    let bot = |level, is_returnable| SeatHolder::Bot { level, is_returnable, instead_of: None };
    let mine = SeatHolder::Mine { name: EVIL.to_owned() };
    let seats =
        vec![mine, other(true), other(false), bot(Level::Hard, true), bot(Level::Random, false), SeatHolder::Free];
    let drawing = Some(replay_model().drawing);
    let (setup, log) = (EVIL.to_owned(), vec![EVIL.to_owned()]);
    let hint = Some(HintWords { action: EVIL.to_owned(), why: Some(EVIL.to_owned()) });
    let playing = TableModel { seats, setup, log, hint, drawing, ..table_model() };
    let ending = Some(ending(&[78, 42], &[0], None));
    let over = TableModel { progress: Progress::Over, seed: Some(EVIL.to_owned()), ending, ..playing.clone() };
    vec![
        TableModel { curtain: Some(Player::new(1)), ..playing.clone() },
        TableModel { progress: Progress::Open, drawing: None, notice: Some(EVIL.to_owned()), ..playing.clone() },
        TableModel { rematch: Some("next".to_owned()), ..over.clone() },
        TableModel { seats: vec![other(true), SeatHolder::Free], can_hint: false, ..playing.clone() },
        over,
        playing,
    ]
}

pub(crate) fn known(link: Option<String>) -> Me {
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

/// Boxes in every situation, with what is found in them.
pub(crate) fn every_box() -> Vec<(BoxModel, BoxFinding)> {
    let kept = BoxModel { id: EVIL.to_owned(), name: EVIL.to_owned(), text: format!("{EVIL}\n{EVIL}"), ..box_model() };
    let sentence = || EVIL.to_owned();
    let good = BoxFinding::Good { art: "<path/>".to_owned(), specimen: "<b>picture</b>".to_owned() };
    vec![
        (
            BoxModel { id: String::new(), is_changed: true, ..kept.clone() },
            BoxFinding::Wrong { line: Some(2), sentence: sentence() },
        ),
        (BoxModel { is_shared: true, ..kept.clone() }, good.clone()),
        (BoxModel { is_withdrawn: true, ..kept.clone() }, BoxFinding::Wrong { line: None, sentence: sentence() }),
        (BoxModel { is_mine: false, is_shared: true, ..kept.clone() }, good),
        (kept, BoxFinding::Untried { sentence: sentence() }),
    ]
}

pub(crate) fn missing(refusal: Option<String>) -> MissingBox {
    let game = &GAMES.all()[0];
    MissingBox { game, digest: game.standard_box(), record: EVIL.to_owned(), text: EVIL.to_owned(), refusal }
}

pub(crate) fn every_page(language: Language) -> Vec<(&'static str, String)> {
    let reader = reader(language);
    let nobody = Reader { name: None, theme: Theme::Auto, ..reader.clone() };
    let all = [Progress::Open, Progress::Playing, Progress::Over].map(|progress| listed(&GAMES.all()[0], progress));
    let mut pages = vec![
        ("home", home(&site(), &nobody, &Home::default())),
        ("home", home(&site(), &reader, &Home { mine: all.to_vec(), open: all.to_vec() })),
        ("home", home(&site(), &reader, &Home { mine: news(), open: Vec::new() })),
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
        ("boxes", boxes(&site(), &nobody, &[])),
        ("missing box", missing_box(&site(), &reader, &missing(None))),
        ("missing box", missing_box(&site(), &reader, &missing(Some(EVIL.to_owned())))),
    ];
    let (models, _): (Vec<BoxModel>, Vec<BoxFinding>) = every_box().into_iter().unzip();
    pages.push(("boxes", boxes(&site(), &reader, &models)));
    for (shown, found) in every_box() {
        pages.push(("box", edit_box(&site(), &reader, &shown, &found)));
        pages.push(("shared box", shared_box(&site(), &reader, &shown, &found)));
    }
    for game in GAMES {
        pages.push(("rules", rules(&site(), &reader, game)));
        pages.extend(Mode::ALL.map(|mode| ("new", new_table(&site(), &nobody, &new(game, mode)))));
        pages.push(("new", new_table(&site(), &nobody, &NewTable { boxes: Vec::new(), ..new(game, Mode::Bots) })));
    }
    pages.extend(tables().iter().map(|now| ("table", table(&site(), &reader, now))));
    pages
}
