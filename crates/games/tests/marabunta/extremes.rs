//! Boxes with the largest and the smallest numbers that are accepted: every game ends, and nothing overflows.

use std::ops::Range;

use games::Marabunta;
use games::marabunta::{Ability, Components, MAX_GROUPS};
use play::{Boxed, Chances, Game, Player, Rng, Seed, Table, Turn, all_setups};

use crate::own_components::{replaced, with_map};
use crate::script::{line, view};
use crate::shared::components::boxed;

/// What stands before and behind the tables of player boards.
fn around_boards(text: &str) -> (&str, &str) {
    let place = |part: &str| text.find(part).expect("a table");
    let boards: Range<usize> = place("[player_board.symbol]")..place("[territory]");
    (&text[..boards.start], &text[boards.end..])
}

/// The numbers of a box that go to extremes.
struct Extremes {
    rows: u8,
    special: &'static str,
    empty_circles: u8,
    anthills: u8,
    score_track: u8,
    cookies: usize,
    cookie_points: u8,
    groups: usize,
    chests: u8,
    face: &'static str,
}

fn own_box(extremes: &Extremes) -> Boxed<Components> {
    let &Extremes { rows, special, empty_circles, anthills, score_track, cookies, cookie_points, groups, chests, face } =
        extremes;
    let text = with_map(rows, |id| if id == "a1" { "cookie" } else { special });
    let text = replaced(
        &text,
        "score_circles = 10\nscore_circles_red = 2\nscore_circles_blue = 2\nscore_circles_empty = 6",
        &format!(
            "score_circles = {empty_circles}\nscore_circles_red = 0\nscore_circles_blue = 0\nscore_circles_empty = {empty_circles}"
        ),
    );
    let text = replaced(&text, "anthills_per_player = 2", &format!("anthills_per_player = {anthills}"));
    let text = replaced(&text, "score_track_length = 25", &format!("score_track_length = {score_track}"));
    let faces = "faces = [\"0\", \"1\", \"2\", \"3\", \"chest\", \"flag\"]";
    let text = replaced(&text, faces, &format!("faces = {:?}", [face; 6]));
    let (before, behind) = around_boards(&text);
    let mut boards = String::new();
    for side in ["symbol", "plain"] {
        let labels = vec![format!("+{cookie_points}"); cookies];
        boards += &format!("[player_board.{side}]\nanthills = {anthills}\nscore_track = {score_track}\n");
        boards += &format!("cookie_vp = {:?}\ncookie_label = {labels:?}\n", vec![cookie_points; cookies]);
        for ability in Ability::NAMES.iter().cycle().take(groups) {
            boards += &format!("[[player_board.{side}.groups]]\nchests = {chests}\nability = {ability:?}\n");
        }
    }
    boxed(&format!("{before}{boards}{behind}"))
}

/// The box in which every ability is worth 25 VP.
fn with_rich_abilities(components: Boxed<Components>) -> Boxed<Components> {
    let text = components.text();
    let place = |part: &str| text.find(part).expect("a table");
    let rich = |id: &&str| format!("[[abilities]]\nid = {id:?}\neffect = \"vp\"\namount = 25\n");
    let abilities: String = Ability::NAMES.iter().map(rich).collect();
    boxed(&format!("{}{abilities}{}", &text[..place("[[abilities]]")], &text[place("[player_board.symbol]")..]))
}

/// Plays random games in every set-up and gives the most VP that cookies and abilities brought.
#[track_caller]
fn check(components: Boxed<Components>, most_rounds: u64) -> (i32, i32) {
    let mut most = (0, 0);
    for (setup, seed) in all_setups(Marabunta::SETTINGS).iter().zip(0..) {
        let setup = setup.parse().expect("a set-up");
        let mut table = Table::<Marabunta>::with_box(setup, components, Seed::from(seed), Chances::Automatic);
        let mut rng = Rng::from_number(seed);
        while let Turn::Players(players) = table.game().turn() {
            let player = players.iter().next().expect("somebody acts");
            let action = rng.pick(&table.legal(player));
            table.play(player, action).expect("a legal action");
        }
        assert!(view(&table)["round"].as_u64() <= Some(most_rounds), "11.4");
        for player in [0, 1] {
            assert!(table.game().score(Player::new(player)).total() >= 0);
            most = (most.0.max(line(&table, player, "cookies")), most.1.max(line(&table, player, "abilities")));
        }
    }
    most
}

#[test]
fn the_smallest_numbers_are_played_to_the_end() {
    for face in ["0", "3", "chest", "flag"] {
        let smallest = Extremes {
            rows: 1,
            special: "none",
            empty_circles: 1,
            anthills: 0,
            score_track: 1,
            cookies: 1,
            cookie_points: 0,
            groups: 1,
            chests: 1,
            face,
        };
        check(own_box(&smallest), 8);
    }
}

#[test]
fn the_largest_numbers_are_played_to_the_end() {
    for (face, special, most_rounds) in [("chest", "cookie", 133), ("3", "chest", 8), ("0", "cookie", 133)] {
        let largest = Extremes {
            rows: 21,
            special,
            empty_circles: 30,
            anthills: 20,
            score_track: 100,
            cookies: 30,
            cookie_points: 255,
            groups: MAX_GROUPS,
            chests: 3,
            face,
        };
        check(own_box(&largest), most_rounds);
        let rich = own_box(&Extremes { chests: 1, ..largest });
        let (cookies, abilities) = check(with_rich_abilities(rich), most_rounds);
        assert!(cookies <= 30 * 255, "{cookies}");
        assert!(face != "chest" || abilities == 16 * 25, "{abilities}");
    }
}
