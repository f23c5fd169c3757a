//! Whole games: how many cards they take, where the sun goes, who wins (4, 10, 17.5, 17.9).

use std::collections::BTreeMap;

use games::StrangeWorld;
use games::strange_world::{Action, Chance};
use play::{Event, Game, Player, PlayerSet, Rng, Table, Turn};
use serde_json::Value;

use crate::script::{full_deck, happen, json, random_event, standard, table, written};

/// Plays a random game; each event is looked at before it happens.
fn play_out(
    players: usize,
    number: u64,
    mut look: impl FnMut(&StrangeWorld, &Event<StrangeWorld>),
) -> Table<StrangeWorld> {
    let mut table = table(&format!("players={players}"));
    let mut rng = Rng::from_number(number);
    while let Some(event) = random_event(table.game(), &mut rng) {
        look(table.game(), &event);
        assert_eq!(table.winners(), None, "nobody has won before the end");
        happen(&mut table, &written(&event));
    }
    table
}

/// The cards of all worlds, in any state, but for the start cards.
fn placed(view: &Value) -> Vec<String> {
    let worlds = view["players"].as_array().expect("a list").iter().map(|player| &player["world"]);
    let cells = worlds.flat_map(|world| world.as_array().expect("a list"));
    let mut ids: Vec<String> = cells.map(|cell| cell["card"].as_str().expect("a name").to_owned()).collect();
    ids.retain(|id| !id.starts_with("start_"));
    ids.sort();
    ids
}

/// 4.1, 4.4, 17.5
#[test]
fn w23_cards_dealt_played_and_left() {
    for (players, unplayed, unseen) in [(1, 6, 4), (2, 8, 8), (3, 0, 0), (4, 0, 0)] {
        for number in 0..5 {
            let mut events: BTreeMap<String, usize> = BTreeMap::new();
            let table = play_out(players, number, |game, event| {
                *events.entry(game.step().to_owned()).or_insert(0) += 1;
                let text = written(event);
                let (_, text) = text.split_once(' ').expect("who, and what");
                assert!(text.len() <= 63, "17.1: {text}");
            });
            let count = |step: &str| events.get(step).copied().unwrap_or(0);
            let several = usize::from(players > 1);
            assert_eq!((count("start"), count("sun")), (players, several));
            assert_eq!(count("direction"), if players > 2 { 5 } else { 0 });
            assert_eq!(
                (count("deal"), count("pass2"), count("pass1")),
                (5 * players * several, 5 * players * several, 5 * players * several)
            );
            assert_eq!(count("play"), 15 * players);
            assert_eq!(
                (count("piles"), count("take"), count("reveal")),
                (7 * (1 - several), 5 * (1 - several), 5 * (1 - several))
            );
            let view = json(table.game(), None);
            assert_eq!(view["deck"], unseen);
            assert_eq!(view["piles"].as_array().map(Vec::len), Some(unplayed - unseen));
            let placed = placed(&view);
            assert_eq!(placed.len(), 15 * players);
            let mut deck: Vec<String> = full_deck(players).iter().map(|card| card.id(&standard()).to_owned()).collect();
            deck.sort();
            assert_eq!(deck.len(), placed.len() + unplayed);
            assert!(unplayed > 0 || placed == deck, "3.2: all sets of this number of players");
        }
    }
}

/// R10: to the left after every round, with either face up.
#[test]
fn rule_4_5_the_sun_goes_to_the_left_neighbor() {
    for players in 2..=4 {
        for number in 0..6 {
            let (mut holders, mut faces) = (Vec::new(), Vec::new());
            play_out(players, number, |game, event| match event {
                Event::Chance(Chance::Deal(player, _)) if player.seat() == 0 => {
                    let sun = &json(game, None)["sun"];
                    holders.push(sun["holder"].as_u64().expect("a seat") as usize);
                }
                Event::Decision(player, Action::Direction(side)) => {
                    faces.push((player.seat(), side.to_string()));
                }
                _ => {}
            });
            let expected: Vec<usize> = (0..5).map(|round| (holders[0] + round) % players).collect();
            assert_eq!(holders, expected);
            // 3.5: the holder chooses the face, with 3 and 4 players.
            let asked: Vec<usize> = faces.iter().map(|&(seat, _)| seat).collect();
            assert_eq!(asked, if players > 2 { expected } else { Vec::new() });
        }
    }
}

/// 5.1: a legal cell always exists.
#[test]
fn rule_4_4_a_card_must_be_played_and_there_is_always_a_cell_for_it() {
    for players in 1..=4 {
        for number in 20..40 {
            play_out(players, number, |game, event| {
                if let ("play", Event::Decision(player, _)) = (game.step(), event) {
                    let mut actions = Vec::new();
                    game.legal(*player, &mut actions);
                    let view = game.view(Some(*player));
                    let hand = view.hand(*player).expect("their hand").cards;
                    for card in hand.faces() {
                        assert!(
                            actions.iter().any(|action| matches!(action, Action::Play(played, _) if *played == card))
                        );
                    }
                    assert!(actions.iter().all(|action| matches!(action, Action::Play(..))), "no way not to play");
                }
            });
        }
    }
}

/// R12, 17.9
#[test]
fn rule_10_the_most_stars_win_and_tied_players_share_the_win() {
    let mut shared = 0;
    for number in 0..300 {
        let players = 2 + number as usize % 3;
        let table = play_out(players, number, |_, _| {});
        let totals: Vec<i32> = table.scores().iter().map(play::Score::total).collect();
        let best = *totals.iter().max().expect("somebody plays");
        let expected: PlayerSet = (0..players).filter(|&seat| totals[seat] == best).map(Player::new).collect();
        assert_eq!(table.winners(), Some(expected), "{totals:?}");
        shared += u32::from(expected.len() > 1);
    }
    assert!(shared > 0, "no game was tied");
}

#[test]
fn rule_17_9_seven_lines_in_order_and_no_tiebreak() {
    for players in 1..=4 {
        let table = play_out(players, 9, |_, _| {});
        assert_eq!(table.game().turn(), Turn::Over);
        for score in table.scores() {
            let names: Vec<&str> = score.lines().map(|(name, _)| name).collect();
            assert_eq!(names, ["mountain", "water", "plant", "swamp", "city", "moon", "traveller"]);
            assert_eq!(score.total(), score.lines().map(|(_, points)| points).sum::<i32>());
            assert!(score.tiebreak().is_empty());
        }
        if players == 1 {
            assert_eq!(table.winners(), Some(PlayerSet::one(Player::new(0))));
        }
    }
}
