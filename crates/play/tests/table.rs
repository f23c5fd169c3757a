//! A table refuses what is not allowed, draws chance, and takes back what may be taken back.

mod toy;

use play::{ChanceError, Chances, Event, Game, Notation, PlayError, Player, Rng, Seed, Turn, UndoError};
use proptest::prelude::{any, proptest};
use toy::{Action, Chance, Color, Toy, ToyBox};

type Table = play::Table<Toy>;

/// Written like the lines of a record.
type Script = &'static [&'static str];

const DEALT: Script = &["- deal 2", "- deal 1", "- deal 4"];
const ROLLED: Script = &["- deal 2", "- deal 1", "- deal 4", "0 bid 0", "1 bid 0", "2 bid 0", "- roll 2"];

fn table(setup: &str, chances: Chances) -> Table {
    Table::new(setup.parse().expect("a set-up"), Seed::from(1), chances)
}

/// A table of three where all this happened, chance by hand.
fn after(script: &[&str]) -> Table {
    let mut table = table("players=3", Chances::Manual);
    carry_on(&mut table, script);
    table
}

#[track_caller]
fn carry_on<const VARIANT: u8>(table: &mut play::Table<Toy<VARIANT>>, script: &[&str]) {
    for line in script {
        match Event::<Toy<VARIANT>>::read(line, &ToyBox).expect(line) {
            Event::Decision(player, action) => drop(table.play(player, action).expect(line)),
            Event::Chance(result) => drop(table.chance(result).expect(line)),
        }
    }
}

fn seat(seat: usize) -> Player {
    Player::new(seat)
}

fn lines(events: &[Event<Toy>]) -> Vec<String> {
    events.iter().map(|event| event.notation(&ToyBox).to_string()).collect()
}

mod decisions {
    use super::*;

    #[track_caller]
    fn check(script: &[&str], player: usize, action: Action<0>, expect: PlayError) {
        let mut table = after(script);
        let before = table.clone();
        let error = table.play(seat(player), action).map(<[_]>::to_vec);
        assert_eq!(error, Err(expect));
        assert_eq!(table, before, "a refusal changes nothing");
    }

    fn not_their_turn(player: usize, instead: &str) -> PlayError {
        PlayError::NotTheirTurn(seat(player), instead.to_owned())
    }

    #[test]
    fn a_legal_decision_is_carried_out_and_reported() {
        let mut table = after(ROLLED);
        let events = table.play(seat(0), Action::Mark(Color::Red)).expect("it is legal");
        assert_eq!(lines(events), ["0 mark red"]);
        assert_eq!(lines(&table.events()[ROLLED.len()..]), ["0 mark red"]);
        assert_eq!(table, after(&[ROLLED, &["0 mark red"]].concat()));
        assert_ne!(table.game(), after(ROLLED).game());
    }

    #[test]
    fn an_empty_seat_is_refused() {
        let expect = PlayError::NoSuchPlayer { player: seat(3), players: 3 };
        assert_eq!(expect.to_string(), "there is no player 3; the players are 0 to 2");
        check(ROLLED, 3, Action::Done, expect.clone());
        check(&[], 3, Action::Done, expect);
    }

    #[test]
    fn who_is_not_on_turn_is_told_who_is() {
        check(ROLLED, 1, Action::Done, not_their_turn(1, "player 0 must act"));
        check(&[DEALT, &["1 bid 2"]].concat(), 1, Action::Bid(1), not_their_turn(1, "players 0, 2 must act"));
        check(&[], 0, Action::Bid(1), not_their_turn(0, "a result of chance is awaited"));
        let over = [DEALT, &["0 bid 0", "1 bid 0", "2 bid 0", "- roll 1", "0 done", "1 done", "2 done"].repeat(3)];
        check(&over.concat(), 0, Action::Done, not_their_turn(0, "the game is over"));
        let error = not_their_turn(1, "player 0 must act").to_string();
        assert_eq!(error, "it is not the turn of player 1: player 0 must act");
    }

    #[test]
    fn an_illegal_decision_is_refused() {
        let illegal = |text: &str| PlayError::Illegal(text.to_owned());
        check(ROLLED, 0, Action::Bid(0), illegal("bid 0"));
        check(DEALT, 2, Action::Bid(3), illegal("bid 3"));
        check(&[ROLLED, &["0 mark red", "0 mark red"]].concat(), 0, Action::Mark(Color::Red), illegal("mark red"));
        check(&[ROLLED, &["0 peek"]].concat(), 0, Action::Peek, illegal("peek"));
        assert_eq!(illegal("peek").to_string(), "\"peek\" is not legal now; ask for the legal actions");
    }

    #[test]
    fn only_those_on_turn_have_legal_actions() {
        let table = after(&[DEALT, &["1 bid 2"]].concat());
        let legal = |player| table.legal(seat(player));
        assert_eq!(legal(0), [Action::Bid(0), Action::Bid(1), Action::Bid(2)]);
        assert_eq!(legal(1), []);
        assert_eq!(legal(2), legal(0));
        assert_eq!(legal(3), []);
    }
}

mod chance {
    use super::*;

    #[track_caller]
    fn check(script: &[&str], result: Chance<0>, expect: ChanceError) {
        let mut table = after(script);
        let before = table.clone();
        assert_eq!(table.chance(result).map(<[_]>::to_vec), Err(expect));
        assert_eq!(table, before, "a refusal changes nothing");
    }

    #[test]
    fn automatic_chance_is_drawn_at_once() {
        let mut table = table("players=2", Chances::Automatic);
        assert_eq!(lines(table.events()), ["- deal 3", "- deal 2"]);
        carry_on(&mut table, &["1 bid 1"]);
        let events = table.play(seat(0), Action::Bid(0)).expect("it is legal");
        assert_eq!(lines(events), ["0 bid 0", "- roll 3"]);
        assert_eq!(lines(&table.events()[2..]), ["1 bid 1", "0 bid 0", "- roll 3"]);
    }

    #[test]
    fn manual_chance_waits_and_then_draws_the_same() {
        let mut manual = table("players=2", Chances::Manual);
        assert_eq!(lines(manual.events()), [""; 0]);
        assert_eq!(lines(manual.draw().expect("it is chance's turn")), ["- deal 3"]);
        assert_eq!(lines(manual.draw().expect("it is chance's turn")), ["- deal 2"]);
        carry_on(&mut manual, &["0 bid 0", "1 bid 1"]);
        assert_eq!(manual.game().turn(), Turn::Chance);
        assert_eq!(lines(manual.draw().expect("it is chance's turn")), ["- roll 3"]);
        let mut automatic = table("players=2", Chances::Automatic);
        carry_on(&mut automatic, &["0 bid 0", "1 bid 1"]);
        assert_eq!(manual.record(), automatic.record());
    }

    #[test]
    fn a_given_result_is_taken_and_the_record_says_so() {
        let mut table = table("players=2", Chances::Manual);
        table.draw().expect("it is chance's turn");
        assert!(table.record().to_string().contains("seed 1 "));
        assert_eq!(lines(table.chance(Chance::Deal(4)).expect("it is possible")), ["- deal 4"]);
        assert!(table.record().to_string().contains("seed given "));
        assert_eq!(lines(table.events()), ["- deal 3", "- deal 4"]);
    }

    #[test]
    fn a_drawn_result_does_not_depend_on_given_ones() {
        let mut table = table("players=2", Chances::Manual);
        carry_on(&mut table, &["- deal 1", "- deal 4", "0 bid 2", "1 bid 2"]);
        assert_eq!(lines(table.draw().expect("it is chance's turn")), ["- roll 3"]);
        assert!(table.record().to_string().contains("seed given "));
    }

    #[test]
    fn an_impossible_result_is_refused() {
        let impossible = |text: &str| ChanceError::Impossible(text.to_owned());
        check(&[], Chance::Deal(5), impossible("deal 5"));
        check(&["- deal 3"], Chance::Deal(3), impossible("deal 3"));
        check(&[], Chance::Roll(1), impossible("roll 1"));
        check(&[DEALT, &["0 bid 0", "1 bid 0", "2 bid 0"]].concat(), Chance::Roll(4), impossible("roll 4"));
        assert_eq!(impossible("roll 4").to_string(), "\"roll 4\" is not a possible result now");
    }

    #[test]
    fn chance_waits_for_its_turn() {
        let not_chance = |instead: &str| ChanceError::NotChance(instead.to_owned());
        check(ROLLED, Chance::Roll(1), not_chance("player 0 must act"));
        check(DEALT, Chance::Deal(3), not_chance("players 0, 1, 2 must act"));
        let mut table = after(ROLLED);
        assert_eq!(table.draw().map(<[_]>::to_vec), Err(not_chance("player 0 must act")));
        assert_eq!(table, after(ROLLED));
        let error = not_chance("player 0 must act").to_string();
        assert_eq!(error, "chance has nothing to decide now: player 0 must act");
    }
}

mod undo {
    use super::*;

    /// The whole table is as if only `expect` had happened.
    #[track_caller]
    fn check(script: &[&str], player: usize, expect: &[&str]) {
        let mut table = after(script);
        assert_eq!(table.undo(seat(player)), Ok(()));
        assert_eq!(table, after(expect));
    }

    #[track_caller]
    fn check_refused(script: &[&str], player: usize, expect: UndoError) {
        let mut table = after(script);
        assert_eq!(table.undo(seat(player)), Err(expect));
        assert_eq!(table, after(script), "a refusal changes nothing");
    }

    #[track_caller]
    fn check_nothing(script: &[&str], player: usize) {
        check_refused(script, player, UndoError::Nothing(seat(player)));
    }

    #[test]
    fn the_last_decision_is_taken_back() {
        check(&[ROLLED, &["0 mark red"]].concat(), 0, ROLLED);
        check(&[ROLLED, &["0 mark red", "0 mark blue"]].concat(), 0, &[ROLLED, &["0 mark red"]].concat());
        check(&[DEALT, &["2 bid 1"]].concat(), 2, DEALT);
    }

    #[test]
    fn several_decisions_are_taken_back_one_after_the_other() {
        let mut table = after(&[ROLLED, &["0 mark red", "0 mark blue"]].concat());
        assert_eq!(table.undo(seat(0)), Ok(()));
        assert_eq!(table.undo(seat(0)), Ok(()));
        assert_eq!(table, after(ROLLED));
        assert_eq!(table.undo(seat(0)), Err(UndoError::Nothing(seat(0))));
        assert_eq!(table, after(ROLLED));
    }

    #[test]
    fn what_another_player_decided_meanwhile_stays() {
        check(&[DEALT, &["0 bid 1", "1 bid 2"]].concat(), 0, &[DEALT, &["1 bid 2"]].concat());
        check(&[DEALT, &["0 bid 1", "1 bid 2"]].concat(), 1, &[DEALT, &["0 bid 1"]].concat());
    }

    #[test]
    fn nobody_takes_back_for_another() {
        check_nothing(&[DEALT, &["0 bid 1", "1 bid 2"]].concat(), 2);
        check_nothing(&[ROLLED, &["0 mark red"]].concat(), 1);
        check_refused(ROLLED, 3, UndoError::NoSuchPlayer(seat(3)));
    }

    #[test]
    fn what_is_final_stays() {
        let peek = UndoError::Final(seat(0), "peek".to_owned());
        assert_eq!(peek.to_string(), "\"peek\" is final: player 0 cannot take it back");
        check_refused(&[ROLLED, &["0 peek"]].concat(), 0, peek.clone());
        check_refused(&[ROLLED, &["0 mark red", "0 peek"]].concat(), 0, peek.clone());
        let peeked = &[ROLLED, &["0 mark red", "0 peek"]].concat();
        let mut table = after(&[peeked, &["0 mark blue"][..]].concat());
        assert_eq!(table.undo(seat(0)), Ok(()));
        assert_eq!(table, after(peeked));
        assert_eq!(table.undo(seat(0)), Err(peek));
    }

    #[test]
    fn nothing_is_taken_back_across_chance() {
        check_nothing(&[], 0);
        check_nothing(DEALT, 0);
        check_nothing(&[DEALT, &["0 bid 0", "1 bid 0", "2 bid 0"]].concat(), 2);
        check_nothing(ROLLED, 2);
    }

    #[test]
    fn nothing_is_taken_back_once_somebody_new_must_act() {
        check_nothing(&[ROLLED, &["0 mark red", "0 done"]].concat(), 0);
        check_nothing(&[ROLLED, &["0 done", "1 mark red"]].concat(), 0);
        check_nothing(&[ROLLED, &["0 done", "1 mark red", "1 done", "2 done"]].concat(), 2);
    }

    #[test]
    fn nothing_is_taken_back_after_the_end() {
        let round = ["0 bid 0", "1 bid 0", "2 bid 0", "- roll 1", "0 done", "1 done", "2 mark red", "2 done"];
        let script = [DEALT, &round.repeat(3)].concat();
        assert_eq!(after(&script).game().turn(), Turn::Over);
        check_nothing(&script, 2);
    }

    /// Plays a random game; on detours every decision is preceded by others that are taken back.
    fn random_game(seed: u64, detours: bool) -> Table {
        let mut table = Table::new("players=3".parse().expect("a set-up"), Seed::from(seed), Chances::Automatic);
        let mut rng = Rng::from_number(seed);
        while let Turn::Players(players) = table.game().turn() {
            let player = rng.pick(&players.iter().collect::<Vec<_>>());
            let legal = table.legal(player);
            let action = rng.pick(&legal);
            for &other in legal.iter().filter(|_| detours) {
                let mut detour = table.clone();
                detour.play(player, other).expect("it is legal");
                if detour.undo(player).is_ok() {
                    table = detour;
                }
            }
            table.play(player, action).expect("it is legal");
        }
        table
    }

    #[test]
    fn taking_back_never_rolls_again() {
        let mut table = table("players=2", Chances::Automatic);
        carry_on(&mut table, &["0 bid 2"]);
        table.undo(seat(0)).expect("the bids are not all in");
        carry_on(&mut table, &["0 bid 1", "1 bid 1"]);
        assert_eq!(lines(&table.events()[4..]), ["- roll 3"]);
    }

    proptest! {
        #[test]
        fn a_game_with_detours_is_the_same_game(seed in any::<u64>()) {
            assert_eq!(random_game(seed, true), random_game(seed, false));
        }
    }
}

mod patience {
    use super::*;

    type Patient = Toy<{ toy::PATIENT }>;

    fn after(script: &[&str]) -> play::Table<Patient> {
        let setup = "players=3".parse().expect("a set-up");
        let mut table = play::Table::new(setup, Seed::from(1), Chances::Manual);
        carry_on(&mut table, script);
        table
    }

    #[track_caller]
    fn check(script: &[&str], player: usize, expect: &[&str]) {
        let mut table = after(&[ROLLED, script].concat());
        assert_eq!(table.undo(seat(player)), Ok(()));
        assert_eq!(table.record(), after(&[ROLLED, expect].concat()).record());
        assert_eq!(table.game(), after(&[ROLLED, expect].concat()).game());
    }

    #[track_caller]
    fn check_nothing(script: &[&str], player: usize) {
        let mut table = after(&[ROLLED, script].concat());
        assert_eq!(table.undo(seat(player)), Err(UndoError::Nothing(seat(player))));
        assert_eq!(table, after(&[ROLLED, script].concat()), "a refusal changes nothing");
    }

    #[test]
    fn a_patient_game_waits_until_the_next_player_has_decided() {
        check(&["0 mark red", "0 done"], 0, &["0 mark red"]);
        check_nothing(&["0 mark red", "0 done", "1 mark red"], 0);
        check(&["0 mark red", "0 done", "1 mark red"], 1, &["0 mark red", "0 done"]);
        check(&["0 done", "1 done"], 1, &["0 done"]);
        check_nothing(&["0 done", "1 done"], 0);
    }

    #[test]
    fn even_a_patient_game_does_not_wait_when_several_must_act() {
        check_nothing(&["0 done", "1 done", "2 done"], 2);
    }

    #[test]
    fn what_the_next_player_took_back_is_as_if_it_had_not_been_decided() {
        let mut table = after(&[ROLLED, &["0 done", "1 mark red"]].concat());
        assert_eq!(table.undo(seat(0)), Err(UndoError::Nothing(seat(0))));
        assert_eq!(table.undo(seat(1)), Ok(()));
        assert_eq!(table, after(&[ROLLED, &["0 done"]].concat()));
        assert_eq!(table.undo(seat(0)), Ok(()));
    }
}

mod end {
    use super::*;

    /// Player 0 has the card 2 and three chips; player 1 the card 1, one red and one blue mark, and fewer chips.
    const TIE: Script = &["- deal 2", "- deal 1", "0 bid 0", "1 bid 1", "- roll 1"];
    const MARKS: Script = &["0 done", "1 mark red", "1 mark blue", "1 done"];
    const ROUND: Script = &["0 bid 0", "1 bid 0", "- roll 1", "0 done", "1 done"];
    const LAST_ROUND: Script = &["0 bid 0", "1 bid 0", "- roll 1", "0 done", "1 mark red", "1 done"];

    #[track_caller]
    fn check(script: &[&str], totals: [i32; 2], winners: Option<&[usize]>) {
        let mut table = table("players=2", Chances::Manual);
        carry_on(&mut table, script);
        assert_eq!(table.scores().iter().map(|score| score.total()).collect::<Vec<_>>(), totals);
        let found = table.winners().map(|players| players.iter().map(Player::seat).collect::<Vec<_>>());
        assert_eq!(found.as_deref(), winners);
    }

    #[test]
    fn there_are_winners_only_when_the_game_is_over() {
        let game = [TIE, MARKS, ROUND, ROUND].concat();
        check(&[], [0, 0], None);
        check(&game[..game.len() - 1], [2, 2], None);
        check(&game, [2, 2], Some(&[0]));
        check(&[TIE, MARKS, ROUND, LAST_ROUND].concat(), [2, 3], Some(&[1]));
    }
}
