//! The drawings of each game in the middle and at the end of a random game, as they were when somebody last looked at them.
//!
//! After a wanted change: `INSTA_UPDATE=always cargo test -p tarsas-pictures --test snapshots`, then look at the gallery
//! and at the difference before committing.

use pictures::{Drawing, Picture, Scene};
use play::{Chances, Player, Rng, Seed, Table, Turn};
use words::Language;

const NAMES: [&str; 2] = ["Anna", "Bence"];

/// One tag on a line.
fn lines(html: &str) -> String {
    html.replace("><", ">\n<")
}

/// What a player sees.
fn drawn<G: Picture>(table: &Table<G>, viewer: Player, language: Language) -> String {
    let game = table.game();
    let names = NAMES.map(str::to_owned);
    let (view, legal, scores) = (game.view(Some(viewer)), table.legal(viewer), table.scores());
    let now = (game.turn(), game.step());
    let scene: Scene<'_, G> = Scene::new(&view, Some(viewer), now, &legal, &names, &scores, language);
    lines(&Drawing::of(&scene, game.title()).regions.join("\n"))
}

fn check<G: Picture>() {
    let setup = "players=2".parse().unwrap_or_else(|_| panic!("a set-up"));
    let mut table: Table<G> = Table::new(setup, Seed::from(9), Chances::Automatic);
    let mut rng = Rng::from_number(9);
    let mut moments = Vec::new();
    while let Turn::Players(acting) = table.game().turn() {
        let player = acting.iter().next().expect("somebody acts");
        moments.push(drawn(&table, player, Language::English));
        let legal = table.legal(player);
        table.play(player, legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{}-art", G::ID), lines(&G::art().into_string()));
        insta::assert_snapshot!(format!("{}-middle-en", G::ID), moments[moments.len() / 2]);
        insta::assert_snapshot!(format!("{}-end-hu", G::ID), drawn(&table, Player::new(0), Language::Hungarian));
    });
}

macro_rules! tests {
    ($($name:ident: $game:ty,)*) => {
        $(
            #[test]
            fn $name() {
                check::<$game>();
            }
        )*
    };
}
games::each_game!(tests);
