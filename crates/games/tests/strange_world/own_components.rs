//! Strange World Above the Clouds with an owner's own components: shorter, with other values and one more face.

use games::StrangeWorld;
use games::strange_world::Components;
use play::laws::Laws;
use play::{Chances, Game, Player, Rng, Seed, Table};

use crate::naive;
use crate::script::{follow, random_event};
use crate::shared::components::{boxed, text};

/// The project's file with changes that an owner may make.
pub(crate) fn box_text() -> String {
    let mut text = text::<Components>().to_owned();
    for (from, to) in [
        ("rounds = 5", "rounds = 4"),
        ("world_size = 16 ", "world_size = 13 "),
        ("piles_used = 5", "piles_used = 4"),
        ("travellers_revealed = 3", "travellers_revealed = 5"),
        ("value = 9", "value = 20"),
        ("swamp_per_icon = 3", "swamp_per_icon = 10"),
        ("id = \"kark\"", "id = \"zark\""),
        ("land_cards = 60", "land_cards = 62"),
        ("size = 21", "size = 23"),
        ("title = \"devoured\"", "title = \"eaten up\""),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    text + "
        [[land_card]]
        id = \"abyss\"
        icons = [\"swamp\", \"swamp\", \"swamp\"]
        animals = []
        portal = false
        moon = false
        copies = { s1 = 2, s2 = 0, s3 = 0, s4 = 0 }
    "
}

#[test]
fn a_changed_box_is_played_by_its_own_numbers() {
    let components = boxed(&box_text());
    let mut table =
        Table::<StrangeWorld>::with_box("players=1".parse().unwrap(), components, Seed::from(1), Chances::Manual);
    let lines = "- start 0 start_plant
        - offer boung burk roro rumph zark
        - pile 1 abyss
        - pile 2 volcano_water
        - pile 3 abyss
        - pile 4 moon
        - pile 5 moon
        - pile 6 moon
        - pile 7 moon
        0 take 1
        0 play abyss 0 1
        - reveal volcano_mountain2 volcano_plant
        0 play volcano_plant 1 0
        0 cover 0 0
        0 play volcano_mountain2 1 1
        0 cover 1 0";
    follow(&mut table, lines);
    let score = table.game().score(Player::new(0));
    assert_eq!(score.lines().map(|(_, points)| points).collect::<Vec<_>>(), [2, 0, 0, 30, 20, 0, 0]);
    assert_eq!(table.game().title(), Some("eaten up"));
    assert_eq!(naive::score(&table.game().view(None), Player::new(0)), score);
    Laws::<StrangeWorld> { games: 2, longest: 200, state_bytes: 1024, naive: naive::score }.check_box(components);
    for players in 1..=4 {
        let setup = format!("players={players}").parse().unwrap();
        let mut game = StrangeWorld::with_box(&setup, components);
        let mut rng = Rng::from_number(players);
        while let Some(event) = random_event(&game, &mut rng) {
            game.happen(&event);
        }
        let view = game.view(None);
        assert_eq!(view.public().world(Player::new(0)).occupied().len(), 13);
    }
}
