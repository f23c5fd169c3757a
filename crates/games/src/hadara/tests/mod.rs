//! Constructed positions: what random play rarely reaches. Numbers are those of `rules/hadara.md`.

mod abilities;
mod imagination;
mod interactions;
mod reach;
mod rulebook;
mod tracks;

use play::{Game, Notation, Player, PlayerSet, Turn, Words};

use super::board::{Board, Colony};
use super::parts::{Card, Track};
use super::{Action, Chance, Components, Hadara, Phase, Step};

/// Ten cards without food.
const TEN: &str = "Y1-01 Y1-02 Y1-03 Y1-04 Y1-05 Y1-06 Y1-07 Y1-08 Y1-09 Y1-10";

/// Player 0 in a position put together by hand. Player 1 owns nothing, so that nothing is asked there.
struct Scene(Hadara);

impl Scene {
    /// At the beginning of an epoch, from 1.
    fn new(epoch: u8) -> Scene {
        Scene::with("", epoch)
    }

    /// The same with some settings.
    fn with(settings: &str, epoch: u8) -> Scene {
        let setup = settings.parse().expect(settings);
        let mut game = Hadara::new(&setup);
        for board in game.public.boards.values_mut() {
            board.side = Some(super::Side::A);
        }
        game.public.epoch = epoch - 1;
        Scene(game)
    }

    fn board(&mut self) -> &mut Board {
        &mut self.0.public.boards[Player::new(0)]
    }

    /// Recruits cards free of charge; `P1-09:food` puts a tile on one.
    fn display(mut self, cards: &str) -> Scene {
        for entry in cards.split(' ') {
            let (name, tile) = entry.split_once(':').map_or((entry, None), |(name, tile)| (name, Some(tile)));
            let tile = tile.map(|tile| Track::read(&mut Words::new(tile)).expect(tile));
            self.board().coins += 100;
            let coins = self.board().coins;
            self.board().recruit(card(name), tile, components());
            self.board().coins = coins - 100;
        }
        self
    }

    /// Sets income, military, culture and food.
    fn tracks(mut self, tracks: [u16; 4]) -> Scene {
        self.board().tracks = tracks;
        self
    }

    fn coins(mut self, coins: u32) -> Scene {
        self.board().coins = coins;
        self
    }

    /// Owns the lowest tiers, plundered.
    fn plundered(mut self, tiers: usize) -> Scene {
        for colony in &mut self.board().colonies[..tiers] {
            *colony = Some(Colony::Plundered);
        }
        self
    }

    /// Begins a step; players who are not asked are passed over.
    fn at(mut self, step: Step) -> Scene {
        self.0.public.begin_step(step);
        self.0.go_on();
        self
    }

    fn at_colony(self) -> Scene {
        self.at(Step::Colony(Phase::B))
    }

    fn at_bust(self) -> Scene {
        self.at(Step::Bust(Phase::B))
    }

    /// Holds two cards in the first draft of the epoch; the other player's commit is of no account.
    fn at_draft(mut self, first: &str, second: &str) -> Scene {
        let player = Player::new(0);
        self.0.public.draw = 1;
        self.0.public.step = Step::Draft;
        self.0.public.deciding = PlayerSet::one(player);
        self.0.secrets[player].hand = Some([card(first), card(second)]);
        self
    }

    /// May take these cards, each the top one of its pile.
    fn at_take(mut self, cards: &[&str]) -> Scene {
        for card in cards.iter().map(|name| card(name)) {
            self.0.piles[card.facts(components()).color as usize].push(card);
        }
        self.0.public.begin_step(Step::Take);
        self.0.public.turns *= 5;
        self
    }

    fn is_asked(&self) -> bool {
        self.0.turn() == Turn::Players(PlayerSet::one(Player::new(0)))
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.legal(Player::new(0), &mut actions);
        actions.iter().map(|action| action.notation(components()).to_string()).collect()
    }

    #[track_caller]
    fn play(mut self, text: &str) -> Scene {
        assert!(self.legal().iter().any(|legal| legal == text), "{text} is not one of {:?}", self.legal());
        self.0.apply(Player::new(0), Action::read(text, components()).expect(text));
        self
    }

    #[track_caller]
    fn chance(mut self, text: &str) -> Scene {
        let result = Chance::read(text, components()).expect(text);
        assert!(self.0.is_possible(&result), "{text}");
        self.0.resolve(result);
        self
    }

    #[track_caller]
    fn has_coins(self, coins: u32) -> Scene {
        assert_eq!(self.0.public.boards[Player::new(0)].coins, coins, "coins");
        self
    }

    #[track_caller]
    fn has_tracks(self, tracks: [u16; 4]) -> Scene {
        assert_eq!(self.0.public.boards[Player::new(0)].tracks, tracks, "tracks");
        self
    }

    #[track_caller]
    fn has_legal(self, actions: &[&str]) -> Scene {
        assert_eq!(self.legal(), actions);
        self
    }

    /// The points of a line of the score.
    #[track_caller]
    fn scores(self, line: &str, points: i32) -> Scene {
        let score = self.0.score(Player::new(0));
        assert_eq!(score.lines().find(|(name, _)| *name == line), Some((line, points)));
        self
    }
}

fn card(name: &str) -> Card {
    Card::read(&mut Words::new(name), components()).expect(name)
}

/// The box with which the scenes are played.
fn components() -> &'static Components {
    Hadara::new(&"".parse().expect("a set-up")).components().get()
}
