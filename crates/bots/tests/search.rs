//! The search: legal in every set-up, the same for the same seed, blind to what its viewer cannot know, and better than chance.

use bots::{Bot, Choice, Random, Search};
use games::{Clever2, Hadara, HouseOfCats, Marabunta, StrangeWorld};
use play::{Chances, Game, Player, PlayerSet, Rng, Seed, Table, Turn, all_setups};

fn table<G: Game>(setup: &str, seed: u64) -> Table<G> {
    Table::new(setup.parse().expect("a set-up"), Seed::from(seed), Chances::Automatic)
}

/// Who decides next.
fn decider<G: Game>(table: &Table<G>) -> Option<Player> {
    table.game().turn().players().iter().next()
}

fn choose<G: Game>(bot: &mut dyn Bot<G>, table: &Table<G>, player: Player) -> Choice<G> {
    bot.choose(&table.game().view(Some(player)), player, &table.legal(player))
}

/// Some positions of a random game.
fn positions<G: Game>(setup: &str, seed: u64, every: usize) -> Vec<Table<G>> {
    let mut table = table::<G>(setup, seed);
    let mut random = Random::new(Rng::from_number(seed));
    let mut positions = Vec::new();
    while let Some(player) = decider(&table) {
        if table.events().len().is_multiple_of(every) {
            positions.push(table.clone());
        }
        let choice = choose(&mut random, &table, player);
        table.play(player, choice.action).expect("a legal action");
    }
    positions
}

fn check_answers<G: Game>(every: usize) {
    for (number, setup) in all_setups(G::SETTINGS).iter().enumerate() {
        for table in positions::<G>(setup, number as u64, every) {
            for player in table.game().turn().players().iter() {
                let legal = table.legal(player);
                let mut search = Search::new(8, Rng::from_number(1));
                let choice = choose(&mut search, &table, player);
                assert!(legal.contains(&choice.action), "{setup}");
                let visits: u32 = choice.visits.iter().map(|(_, visits)| visits).sum();
                assert_eq!(visits, if legal.len() == 1 { 0 } else { 8 }, "each simulation visits one action");
                let again = choose(&mut Search::new(8, Rng::from_number(1)), &table, player);
                assert_eq!(choice, again, "the same seed and work, the same choice");
            }
        }
    }
}

#[test]
fn search_answers_every_game_in_every_set_up() {
    check_answers::<Clever2>(3);
    check_answers::<StrangeWorld>(3);
    check_answers::<HouseOfCats>(11);
    check_answers::<Marabunta>(11);
    check_answers::<Hadara>(29);
}

/// A bot sees the view alone: in a true and in an imagined position that look alike it decides alike.
fn check_blind<G: Game>(setup: &str) {
    for table in positions::<G>(setup, 5, 4).iter().take(40) {
        for player in table.game().turn().players().iter() {
            let view = table.game().view(Some(player));
            let imagined = G::imagine(&view, &mut Rng::from_number(9));
            let mut legal = Vec::new();
            imagined.legal(player, &mut legal);
            let other = Search::<G>::new(20, Rng::from_number(1)).choose(&imagined.view(Some(player)), player, &legal);
            assert_eq!(choose(&mut Search::new(20, Rng::from_number(1)), table, player), other);
        }
    }
}

#[test]
fn search_does_not_know_what_its_player_cannot_know() {
    check_blind::<StrangeWorld>("players=3");
    check_blind::<Hadara>("players=3");
}

/// The share of victories of the search in seat 0 and 1 in turn, against random play.
fn wins<G: Game>(setup: &str, games: u64) -> u64 {
    let won = |seed: u64| {
        let mut table = table::<G>(setup, seed);
        let seat = Player::new((seed % 2) as usize);
        let mut search = Search::new(30, Rng::from_number(seed));
        let mut random = Random::new(Rng::from_number(seed + 1));
        while let Some(player) = decider(&table) {
            let bot: &mut dyn Bot<G> = if player == seat { &mut search } else { &mut random };
            let choice = choose(bot, &table, player);
            table.play(player, choice.action).expect("a legal action");
        }
        assert_eq!(table.game().turn(), Turn::Over);
        table.winners() == Some(PlayerSet::one(seat))
    };
    (0..games).filter(|&seed| won(seed)).count() as u64
}

/// A coin would win all but one of twelve games about once in three hundred tries.
#[test]
fn search_beats_random_play() {
    assert!(wins::<Clever2>("players=2", 12) >= 11);
    assert!(wins::<StrangeWorld>("players=2", 12) >= 11);
    assert!(wins::<HouseOfCats>("players=2 level=2", 12) >= 11);
    assert!(wins::<Marabunta>("", 12) >= 11);
    assert!(wins::<Hadara>("", 12) >= 11);
}
