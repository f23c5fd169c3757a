//! Why one action is better than another: by what its player can know, and by nothing but chance where nothing differs.

use bots::{Basis, Difference, ENDLESS, Evaluation, Random, compare, explain};
use games::{Clever2, Hadara, HouseOfCats, Marabunta, StrangeWorld};
use play::{Chances, Game, Player, Rng, Score, Seed, Table, Turn};
use trials::bots::{choose, most_players, positions, search};

/// Actions of a player after which everything is over, and the score that each leads to.
fn last_actions<G: Evaluation>(table: &Table<G>, player: Player) -> Vec<(G::Action, Score)> {
    let after = |action: G::Action| {
        let mut game = table.game().clone();
        game.apply(player, action);
        (game.turn() == Turn::Over).then(|| (action, game.score(player)))
    };
    table.legal(player).into_iter().filter_map(after).collect()
}

/// At the last choice of a game every line differs by exactly what the rules say. Gives how often there was one.
fn check_last_choices<G: Evaluation>(setup: &str, games: u64) -> usize {
    let mut found = 0;
    for seed in 0..games {
        let mut table = Table::<G>::new(setup.parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
        let mut random = Random::new(Rng::from_number(seed));
        while let Some(player) = table.game().turn().players().iter().next() {
            if let [(one, first), .., (other, last)] = last_actions(&table, player)[..] {
                let view = table.game().view(Some(player));
                let comparison = compare::<G>(&view, player, [one, other], ENDLESS);
                let lines = first.lines().zip(last.lines()).map(|((line, one), (_, other))| (line, one - other));
                let exactly = |(line, points): (_, i32)| (line, Difference { mean: points.into(), error: 0.0 });
                assert_eq!(comparison.finally, lines.map(exactly).collect::<Vec<_>>(), "{}", G::ID);
                assert_eq!(comparison.soon, comparison.finally);
                found += 1;
            }
            let choice = choose(&mut random, &table, player);
            table.play(player, choice.action).expect("a legal action");
        }
    }
    found
}

#[test]
fn at_the_last_choice_each_line_differs_by_what_the_rules_say() {
    // The other games end with a result of chance, or with what must be done.
    let found = check_last_choices::<StrangeWorld>("players=1", 60);
    assert!(found >= 5, "only {found} games end with a choice");
}

/// In a true and in an imagined position that look alike the reason is the same. Gives how many positions were not the same.
fn blind<G: Evaluation>(count: usize) -> usize {
    let mut exchanged = 0;
    for (number, (table, player)) in positions::<G>(&most_players::<G>(), count).into_iter().enumerate() {
        let view = table.game().view(Some(player));
        let imagined = G::imagine(&view, &mut Rng::from_number(number as u64));
        exchanged += usize::from(imagined != *table.game());
        let (mut legal, known) = (Vec::new(), table.legal(player));
        imagined.legal(player, &mut legal);
        let choice = choose(&mut search::<G>(20, 1), &table, player);
        // Without patience there is as little work as possible.
        let told = explain::<G>(&view, player, &known, &choice, &|| false);
        let again = explain::<G>(&imagined.view(Some(player)), player, &legal, &choice, &|| false);
        assert_eq!(told, again, "{}", G::ID);
        assert!(told.next.is_some_and(|next| next != choice.action && known.contains(&next)));
    }
    exchanged
}

#[test]
fn what_a_player_cannot_know_does_not_change_the_reason() {
    let exchanged = [blind::<Hadara>(3), blind::<StrangeWorld>(3)];
    assert!(exchanged.iter().all(|exchanged| *exchanged > 0), "nothing was hidden: {exchanged:?}");
    blind::<Clever2>(2);
    blind::<HouseOfCats>(2);
    blind::<Marabunta>(2);
}

#[test]
fn the_only_choice_needs_no_comparison() {
    let (table, player) = positions::<Clever2>("players=1", 1).remove(0);
    let choice = choose(&mut search::<Clever2>(20, 1), &table, player);
    let told = explain::<Clever2>(
        &table.game().view(Some(player)),
        player,
        &[choice.action],
        &bots::Choice::blind(choice.action),
        ENDLESS,
    );
    assert_eq!((told.next, told.reason.basis), (None, Basis::Only));
}
