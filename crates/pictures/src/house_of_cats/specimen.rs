//! What is in the box: the sheets of all levels, the ability fields and the ability tiles.

use games::HouseOfCats;
use games::house_of_cats::{Ability, Components, Level, Setup};
use maud::{Markup, html};
use play::{Boxed, Game, Player};
use words::{Language, Phrase};

use super::{fields, house, phrases};
use crate::parts::list;
use crate::{Moment, Scene, title_phrase};

/// The whole box.
pub(super) fn draw(components: Boxed<Components>, language: Language) -> Markup {
    html! {
        div.margin {
            @for level in Level::ALL { (blank(level, components, language, sheet)) }
            (blank(Level::One, components, language, tiles))
        }
    }
}

/// Something of a game of this level before its first event.
fn blank(
    level: Level,
    components: Boxed<Components>,
    language: Language,
    draw: fn(&Scene<'_, HouseOfCats>) -> Markup,
) -> Markup {
    let game =
        HouseOfCats::with_box(&Setup { players: 1, level, first_game: false, conversions_any: false }, components);
    let view = game.view(None);
    draw(&Scene::new(&view, None, Moment::of(&game), &[], &[], &[], language))
}

/// The sheet of a level with what belongs to it.
fn sheet(scene: &Scene<'_, HouseOfCats>) -> Markup {
    let (level, player) = (scene.view.level(), Player::new(0));
    let name = scene.say(&phrases::level(level));
    html! {
        div.sheet {
            div.home {
                (house::specimen(scene, &name))
                div.level {
                    h3 { (name) }
                    p { (scene.say(&phrases::level_help(level, &scene.components))) }
                    p { (scene.say(&titles(scene, level))) }
                }
            }
            div.margin {
                @if level == Level::One { (fields::specimen_track(scene)) }
                @if level == Level::Three { (fields::specimen_areas(scene)) }
                (fields::boxes(scene, player))
            }
        }
    }
}

/// The titles of a solo game, and the totals from which they are reached.
fn titles(scene: &Scene<'_, HouseOfCats>, level: Level) -> Phrase {
    let Components { ranks, rank_totals, .. } = scene.components.get();
    let title = |rank: &String| title_phrase(HouseOfCats::ID, rank, scene.voice());
    let reached = ranks.iter().skip(1).zip(&rank_totals[level as usize]).map(|(rank, &points)| {
        Phrase::new("house_of_cats-specimen-title").with("title", title(rank)).with("points", points)
    });
    let all = ranks.iter().take(1).map(title).chain(reached);
    Phrase::new("house_of_cats-specimen-titles").with("list", list(all))
}

/// What is the same on all levels: the fields, the tiles and the dice.
fn tiles(scene: &Scene<'_, HouseOfCats>) -> Markup {
    let Components { dice, quota, quota_limits: (least, most), .. } = *scene.components.get();
    let dice = Phrase::new("house_of_cats-specimen-dice")
        .with("count", dice)
        .with("quota", quota)
        .with("least", least)
        .with("most", most)
        .with("letter", phrases::letter(Ability::DiceCount, &scene.components));
    html! {
        (fields::specimen_fields(scene))
        (fields::specimen_tiles(scene))
        p { (scene.say(&dice)) }
    }
}
