//! Law 7: records. Law 8: what can be taken back.

use super::Trial;
use crate::{Chances, Event, Game, Notation, Origin, Record, Seed, Table, UndoError};

impl<G: Game> Trial<G> {
    /// Replay of the record gives the same state; its text round-trips; same seed and decisions, same record.
    pub(super) fn law_7_replay(&self) {
        let record = self.table.record();
        let text = record.to_string();
        let read = Record::<G>::read(&text);
        self.hold("7 a record reads back", read.as_ref() == Ok(&record), "");
        let replayed = Table::replay(&record, Seed::from(0), Chances::Manual);
        let same = replayed.as_ref().is_ok_and(|table| table.game() == self.table.game());
        self.hold("7 a record replays to the same state", same, "");
        self.hold("7 and to the same text", replayed.is_ok_and(|table| table.record().to_string() == text), "");
        let (events, setup) = (self.table.events(), self.table.setup().clone());
        let Origin::Drawn(seed) = record.origin else { unreachable!("all results were drawn") };
        let mut again = Table::<G>::with_box(setup, self.table.components(), seed, Chances::Automatic);
        for event in events {
            if let &Event::Decision(player, action) = event {
                again.play(player, action).expect("the same decisions are legal again");
            }
        }
        self.hold("7 same seed and decisions, same record", again.record().to_string() == text, "");
        let hidden = record.clone().with_secret_seed().to_string();
        self.hold("7 a record with a secret seed reads back", Record::<G>::read(&hidden).is_ok(), "");
    }

    /// Undo restores the state and never crosses a barrier.
    pub(super) fn law_8_undo(&self) {
        for player in self.seats().iter() {
            let mut table = self.table.clone();
            let result = table.undo(player);
            let last = self.undoable.iter().rposition(|&(_, who, _)| who == player);
            let last = last.filter(|&at| {
                let asked = self.undoable[at].0.turn().players();
                self.undoable[at..].iter().all(|&(_, who, _)| asked.contains(who))
            });
            match last {
                None => {
                    let refused = matches!(result, Err(UndoError::Nothing(_)));
                    self.hold(
                        "8 undo never crosses a barrier",
                        refused && table == self.table,
                        format_args!("{player:?}"),
                    );
                }
                Some(at) if self.undoable[at].2 => {
                    let refused = matches!(result, Err(UndoError::Final(..)));
                    self.hold("8 what is final stays", refused && table == self.table, format_args!("{player:?}"));
                }
                Some(at) => {
                    self.hold("8 undo takes back a decision", result.is_ok(), format_args!("{player:?}"));
                    if at + 1 == self.undoable.len() {
                        self.hold(
                            "8 undo restores the state",
                            table.game() == &self.undoable[at].0,
                            format_args!("{player:?}"),
                        );
                    }
                    let Some(&Event::Decision(_, action)) = self
                        .table
                        .events()
                        .iter()
                        .rfind(|event| matches!(event, Event::Decision(who, _) if *who == player))
                    else {
                        unreachable!("the player has decided")
                    };
                    let again = table.play(player, action).is_ok() && table.game() == self.table.game();
                    self.hold(
                        "8 what was taken back can be done again",
                        again,
                        action.notation(&self.table.components()),
                    );
                }
            }
        }
    }
}
