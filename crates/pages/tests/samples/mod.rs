//! Values from which the tests write pages.

use catalogue::GAMES;
use pages::{Eyes, Progress, ReplayModel, SeatHolder, TableModel};
use pictures::Drawing;

/// A table in play without a picture.
pub(crate) fn table_model() -> TableModel {
    let (mine, other) = (SeatHolder::Mine { name: "Anna".to_owned() }, SeatHolder::Free);
    TableModel {
        id: "abc".to_owned(),
        game: &GAMES.all()[0],
        setup: "players=2".to_owned(),
        version: 5,
        progress: Progress::Playing,
        seats: vec![mine, other],
        viewer: None,
        curtain: None,
        can_undo: true,
        can_hint: true,
        notice: None,
        drawing: None,
        log: vec!["b".to_owned(), "a".to_owned()],
        seed_digest: "9b2c".to_owned(),
        seed: None,
        rematch: None,
    }
}

/// A replay in the middle.
pub(crate) fn replay_model() -> ReplayModel {
    ReplayModel {
        address: "/r/abc".to_owned(),
        download: "/t/abc/record".to_owned(),
        game: &GAMES.all()[0],
        setup: "players=2".to_owned(),
        names: vec!["Anna".to_owned(), "Bence".to_owned()],
        step: 3,
        steps: 9,
        eyes: Eyes::Spectator,
        drawing: Drawing { regions: ["<p>now</p>", "<b>picture</b>", "", "<i>scores</i>"].map(str::to_owned) },
        line: None,
        can_play_on: true,
        seed: None,
    }
}
