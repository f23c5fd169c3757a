//! Worlds drawn as texts, and play in them by the notation.

use play::{Game, Notation, Player};

use super::{Desolation, World};
use crate::strange_world::public::{City, Step};
use crate::strange_world::{Action, Card, Cards, Cell, Chance, Components, Setup, Side, Spot, StrangeWorld, Traveller};

pub(super) const SOLO: Player = Player::new(0);

/// The newest box of the project.
pub(super) fn printed_box() -> &'static Components {
    StrangeWorld::new(&Setup { players: 1, losing_forced: false }).components().get()
}

pub(super) fn cell(row: i8, column: i8) -> Cell {
    Cell::at(row, column).expect("a cell near the start")
}

pub(super) fn card(id: &str) -> Card {
    let read = |text: String| Chance::read(&text, printed_box());
    let Ok(Chance::Start(_, card)) = read(format!("start 0 {id}")) else {
        let Ok(Chance::Pile(_, card)) = read(format!("pile 1 {id}")) else { panic!("there is no card {id}") };
        return card;
    };
    card
}

fn traveller(name: &str) -> Traveller {
    let Ok(Action::Welcome(traveller, _)) = Action::read(&format!("welcome {name} left 0 1"), printed_box()) else {
        panic!("{name}")
    };
    traveller
}

/// A world: rows separated by `/`; `.` is empty, `X` an eaten card, `F` a fumarole.
pub(super) fn drawn(drawing: &str) -> World {
    let mut world = World::EMPTY;
    for (row, line) in drawing.split('/').enumerate() {
        for (column, word) in line.split_whitespace().enumerate() {
            let cell = cell(row as i8, column as i8);
            match word {
                "." => {}
                "X" => {
                    world.lay(card("mountain2"), cell, printed_box());
                    world.eaten.insert(cell);
                }
                "F" => {
                    world.lay(card("mountain2"), cell, printed_box());
                    world.fumaroles.insert(cell);
                }
                id => world.lay(card(id), cell, printed_box()),
            }
        }
    }
    world
}

/// A solo game in which the cards of a hand are to be played into a world.
pub(super) struct Trial(pub StrangeWorld);

impl Trial {
    pub(super) fn new(drawing: &str, hand: &str) -> Trial {
        let mut game = StrangeWorld::new(&Setup { players: 1, losing_forced: false });
        game.public.worlds[SOLO] = drawn(drawing);
        game.public.step = Step::Play;
        game.hands[SOLO].cards = hand.split_whitespace().map(card).collect();
        Trial(game)
    }

    pub(super) fn with_hand(mut self, hand: &str) -> Trial {
        self.0.public.played[SOLO] = Cards::NONE;
        self.0.hands[SOLO].cards = hand.split_whitespace().map(card).collect();
        self.0.public.step = Step::Play;
        self
    }

    /// At a table with `losing=forced` (5.4).
    pub(super) fn losing_forced(mut self) -> Trial {
        self.0.public.losing_forced = true;
        self
    }

    pub(super) fn used(mut self, cells: &[Cell]) -> Trial {
        cells.iter().for_each(|&cell| self.0.public.worlds[SOLO].used.insert(cell));
        self
    }

    pub(super) fn travellers(mut self, names: &str) -> Trial {
        self.0.public.travellers = names.split_whitespace().map(traveller).collect();
        self
    }

    pub(super) fn guest(mut self, name: &str, side: Side, upper: i8) -> Trial {
        let traveller = traveller(name);
        self.0.public.travellers.remove(traveller);
        self.0.public.worlds[SOLO].welcome(traveller, Spot { side, upper });
        self
    }

    /// How many cities lie somewhere else.
    pub(super) fn founded(mut self, number: usize) -> Trial {
        let elsewhere = City { player: Player::new(1), cells: [cell(3, 3); 2] };
        self.0.public.cities[..number].fill(Some(elsewhere));
        self
    }

    #[track_caller]
    pub(super) fn play(mut self, texts: &[&str]) -> Trial {
        for text in texts {
            let action = Action::read(text, printed_box()).expect("notation");
            let legal = self.legal("");
            assert!(self.0.is_legal(SOLO, action), "{text} in step {}: {legal:?}", self.0.step());
            self.0.apply(SOLO, action);
        }
        self
    }

    /// The legal actions that begin with a word.
    pub(super) fn legal(&self, word: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.legal(SOLO, &mut actions);
        let texts = actions.iter().map(|action| action.notation(printed_box()).to_string());
        texts.filter(|text| text.starts_with(word)).collect()
    }

    pub(super) fn world(&self) -> &World {
        self.0.public.world(SOLO)
    }

    #[track_caller]
    pub(super) fn expect_step(self, step: &str) -> Trial {
        assert_eq!(self.0.step(), step);
        self
    }

    #[track_caller]
    pub(super) fn expect_eaten(self, cells: &[Cell]) -> Trial {
        assert_eq!(self.world().eaten().iter().collect::<Vec<_>>(), cells);
        self
    }

    #[track_caller]
    pub(super) fn expect_legal(self, word: &str, texts: &[&str]) -> Trial {
        assert_eq!(self.legal(word), texts);
        self
    }

    /// mountain, water, plant, swamp, city, moon, traveller
    #[track_caller]
    pub(super) fn expect_lines(self, lines: [i32; 7]) -> Trial {
        assert_eq!(self.0.score(SOLO).lines().map(|(_, points)| points).collect::<Vec<_>>(), lines);
        self
    }
}

#[track_caller]
pub(super) fn check_desolation(drawing: &str, used: &[Cell], id: &str, at: Cell, expect: Option<Desolation>) {
    let trial = Trial::new(drawing, id).used(used);
    assert_eq!(trial.world().desolation(card(id), at, printed_box()), expect, "{id} at {at}");
    let eaten = trial.play(&[&format!("play {id} {at}")]).world().eaten().contains(at);
    assert_eq!(eaten, expect.is_some(), "{id} at {at}");
}
