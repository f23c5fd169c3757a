//! Values from which the tests write pages.

use catalogue::GAMES;
use pages::{BoxModel, Company, Eyes, Progress, ReplayModel, SeatHolder, TableModel};
use pictures::Drawing;

/// A table in play without a picture.
pub(crate) fn table_model() -> TableModel {
    let (mine, other) = (SeatHolder::Mine { name: "Anna".to_owned() }, SeatHolder::Free);
    TableModel {
        id: "abc".to_owned(),
        game: &GAMES.all()[0],
        setup: "players=2".to_owned(),
        components: GAMES.all()[0].standard_box(),
        box_name: None,
        version: 5,
        progress: Progress::Playing,
        seats: vec![mine, other],
        viewer: None,
        curtain: None,
        can_undo: true,
        has_hints: true,
        can_hint: true,
        hint: None,
        notice: None,
        drawing: None,
        ending: None,
        log: vec!["b".to_owned(), "a".to_owned()],
        seed_digest: "9b2c".to_owned(),
        seed: None,
        rematch: None,
        company: Company::default(),
    }
}

/// A replay in the middle.
pub(crate) fn replay_model() -> ReplayModel {
    ReplayModel {
        address: "/r/abc".to_owned(),
        download: "/t/abc/record".to_owned(),
        game: &GAMES.all()[0],
        setup: "players=2".to_owned(),
        components: GAMES.all()[0].standard_box(),
        box_name: None,
        names: vec!["Anna".to_owned(), "Bence".to_owned()],
        step: 3,
        steps: 9,
        eyes: Eyes::Spectator,
        drawing: Drawing {
            regions: ["<p>now</p>", "<b>picture</b>", "", "<i>scores</i>"].map(str::to_owned),
            totals: vec![12, 34],
        },
        line: None,
        lines: (1..=9).map(|n| format!("move {n}")).collect(),
        can_play_on: true,
        seed: None,
    }
}

/// A box of three lines that is kept.
pub(crate) fn box_model() -> BoxModel {
    BoxModel {
        id: "abc".to_owned(),
        game: &GAMES.all()[0],
        name: "My sheet".to_owned(),
        text: "one = 1\ntwo = 2\nthree = 3".to_owned(),
        digest: None,
        is_mine: true,
        is_shared: false,
        is_withdrawn: false,
        is_changed: false,
    }
}
