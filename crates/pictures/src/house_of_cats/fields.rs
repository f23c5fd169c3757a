//! What else is printed on a sheet: ability fields, cat track, score boxes and areas.

use games::HouseOfCats;
use games::house_of_cats::{Ability, CellSet, Level, Number, Sheet, Symbol, TrackCat};
use maud::{Markup, html};
use play::{Player, Turn};
use words::Phrase;

use super::{art, house, phrases};
use crate::Scene;

/// The four ability fields of a player, with what each tile does.
pub(super) fn abilities(scene: &Scene<'_, HouseOfCats>, player: Player, is_main: bool) -> Markup {
    html! {
        section.fields aria-label=(scene.text("house_of_cats-fields")) {
            @for number in Number::ALL { (field(scene, player, number, is_main)) }
        }
    }
}

fn field(scene: &Scene<'_, HouseOfCats>, player: Player, number: Number, is_main: bool) -> Markup {
    let sheet = scene.view.sheet(player);
    let ability = scene.view.tiles().map(|tiles| tiles[number as usize]);
    let is_stored = ability.is_some_and(|ability| !scene.components.is_immediate(ability));
    let has_uses = scene.turn != Turn::Over && sheet.uses(number) > 0 && is_stored;
    html! {
        article.{ "field n" (number) }.ready[has_uses] {
            (heading(scene, sheet, number))
            @match ability {
                Some(ability) => (tile(scene, ability, is_main)),
                None => p.tile data-tip=(scene.text("house_of_cats-hidden")) { b.letter { "?" } },
            }
        }
    }
}

/// What is printed on a field.
fn heading(scene: &Scene<'_, HouseOfCats>, sheet: &Sheet, number: Number) -> Markup {
    let points = scene.components.room_points[number as usize];
    let worth = Phrase::new("house_of_cats-field")
        .with("symbol", phrases::symbol(Symbol::Number(number)))
        .with("points", points);
    html! {
        header data-tip=(scene.say(&worth)) {
            svg.digit viewBox="0 0 48 48" aria-hidden="true" { (art::symbol(Symbol::Number(number), (4, 4), 40, 0)) }
            span.worth { (scene.say(&Phrase::new("house_of_cats-points").with("points", points))) }
            (circles(scene, sheet, number))
        }
    }
}

/// The four fields without tiles.
pub(super) fn specimen_fields(scene: &Scene<'_, HouseOfCats>) -> Markup {
    let sheet = scene.view.sheet(Player::new(0));
    html! {
        section.fields aria-label=(scene.text("house_of_cats-fields")) {
            @for number in Number::ALL { article.{ "field n" (number) } { (heading(scene, sheet, number)) } }
        }
    }
}

/// All ability tiles.
pub(super) fn specimen_tiles(scene: &Scene<'_, HouseOfCats>) -> Markup {
    html! {
        section.fields aria-label=(scene.text("house_of_cats-specimen-tiles")) {
            @for ability in Ability::ALL { article.field { (tile(scene, ability, true)) } }
        }
    }
}

/// The tile of a field.
fn tile(scene: &Scene<'_, HouseOfCats>, ability: Ability, is_main: bool) -> Markup {
    let name = phrases::ability(ability);
    let is_immediate = scene.components.is_immediate(ability);
    let timing = if is_immediate { "house_of_cats-immediate" } else { "house_of_cats-stored" };
    html! {
        div.tile.at-once[is_immediate] data-tip=(scene.text(timing)) {
            b.letter { (phrases::letter(ability, &scene.components)) }
            div {
                strong { (scene.say(&name)) }
                @if is_main {
                    " " span.timing { (scene.say(&Phrase::new(timing).form("name"))) }
                    (formula(ability))
                    p { (scene.say(&phrases::effect(ability, scene.view.conversions_any()))) }
                }
            }
        }
    }
}

/// What a tile does, without words.
fn formula(ability: Ability) -> Markup {
    let small = |symbol: Symbol| html! { svg viewBox="0 0 48 48" { (art::symbol(symbol, (2, 2), 44, 0)) } };
    let number = |number: Number| small(Symbol::Number(number));
    html! {
        div.formula aria-hidden="true" {
            @match ability {
                Ability::Separate => { i {} i {} span { "⋯" } i {} }
                Ability::PlusMinus => { span { "# ± 1" } }
                Ability::MouseToNumber => { (small(Symbol::Mouse)) span { "→ #" } }
                Ability::FreeThree => { span { "+" } (number(Number::Three)) }
                Ability::DiceCount => { (art::alone("paw", "paw full", "0 0 24 24")) span { "± 1" } }
                Ability::TwoFive => { (number(Number::Two)) span { "⇄" } (number(Number::Five)) }
                Ability::NumberToAnimal => { span { "# →" } (small(Symbol::Cat)) span { "/" } (small(Symbol::Mouse)) }
                Ability::Diagonal => { i.up {} i.down {} }
                Ability::FreeAny => { span { "+ #" } span { "/" } (small(Symbol::Cat)) span { "/" } (small(Symbol::Mouse)) }
                Ability::FreeMice => {
                    span { "+" } (small(Symbol::Mouse)) span { "(" } (small(Symbol::Mouse)) span { ")" }
                }
                Ability::MoveNumber => { s { "#" } span { "→ #" } }
                Ability::DoubleUp => {
                    @let pair = html! { (number(Number::Three)) (number(Number::Three)) };
                    (pair) span { "→" } b { (pair) }
                }
            }
        }
    }
}

/// The circles of a field: circled ones are earned, crossed ones are used.
fn circles(scene: &Scene<'_, HouseOfCats>, sheet: &Sheet, number: Number) -> Markup {
    let (circled, crossed) = (sheet.circled(number), sheet.crossed(number));
    let count = scene.components.circles[number as usize].max(circled);
    let told = Phrase::new("house_of_cats-circles")
        .with("built", sheet.built(number))
        .with("left", circled.saturating_sub(crossed));
    let told = scene.say(&told);
    html! {
        svg.circles viewBox={ "0 0 " (i32::from(count) * 15 + 1) " 16" } role="img" aria-label=(told) data-tip=(told) {
            @for n in 0..count {
                @let x = i32::from(n) * 15 + 8;
                circle.earned[n < circled] cx=(x) cy="8" r=(if n < circled { "5.500" } else { "4" }) {}
                @if n < crossed { path d={ "M" (x - 4) " 4l8 8m0-8l-8 8" } {} }
            }
        }
    }
}

/// The cat track of level 1: cats on a fence; of a neighbor's, only how far it is crossed out.
pub(super) fn track(scene: &Scene<'_, HouseOfCats>, player: Player, is_main: bool) -> Markup {
    let crossed = usize::from(scene.view.sheet(player).track());
    if scene.view.level() != Level::One {
        return html! {};
    }
    html! {
        section.track {
            h3 { (scene.text("house_of_cats-track")) " " small { (crossed) "/" (scene.components.track.len()) } }
            @if is_main { (cats(scene, crossed, Some(crossed))) }
        }
    }
}

/// The cat track before the game.
pub(super) fn specimen_track(scene: &Scene<'_, HouseOfCats>) -> Markup {
    html! {
        section.track {
            h3 { (scene.text("house_of_cats-track")) " " small { (scene.components.track.len()) } }
            (cats(scene, 0, None))
        }
    }
}

fn cats(scene: &Scene<'_, HouseOfCats>, crossed: usize, coming: Option<usize>) -> Markup {
    html! {
        ol {
            @for (n, &cat) in scene.components.track.iter().enumerate() {
                @let tip = track_tip(scene, n, cat);
                li.crossed[n < crossed].coming[coming == Some(n)] data-tip=(tip) aria-label=(tip) {
                    svg viewBox="0 0 48 56" aria-hidden="true" {
                        use href="#house_of_cats-fence" width="48" height="56" {}
                        use.{ "fur" (n % 4) } href="#house_of_cats-perched" width="48" height="56" {}
                        @if cat != TrackCat::Plain {
                            circle.sign cx="24" cy="33" r="9" {}
                            text x="24" y="38" { (cat.name()) }
                        }
                        @if n < crossed { use.stamp href="#house_of_cats-paw" x="12" y="8" width="24" height="24" {} }
                    }
                }
            }
        }
    }
}

fn track_tip(scene: &Scene<'_, HouseOfCats>, n: usize, cat: TrackCat) -> String {
    let phrase = match cat {
        TrackCat::Plain => Phrase::new("house_of_cats-cat-plain"),
        TrackCat::Number(number) => Phrase::new("house_of_cats-cat-number")
            .with("symbol", phrases::symbol(Symbol::Number(number)).form("object")),
        TrackCat::Choice => Phrase::new("house_of_cats-cat-choice"),
    };
    scene.say(&phrase.with("count", n + 1).with("points", scene.components.cat_points))
}

/// The score boxes of the bonus cells.
pub(super) fn boxes(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let (printed, sheet) = (scene.view.house(), scene.view.sheet(player));
    if printed.bonuses.is_empty() {
        return html! {};
    }
    let value = |letter: char| sheet.boxes(printed).find(|&(other, _)| other == letter).map(|(_, number)| number);
    html! {
        section.boxes {
            h3 { (scene.text("house_of_cats-bonuses")) }
            ul {
                @for &(letter, _) in &printed.bonuses {
                    @let number = value(letter);
                    @let bonus = Phrase::new("house_of_cats-bonus").with("letter", letter.to_string());
                    @let told = match number {
                        Some(number) => bonus.form("scored").with("number", number.size()),
                        None => bonus,
                    };
                    li.scored[number.is_some()] data-tip=(scene.say(&told)) {
                        span { (letter) } b { @match number { Some(number) => (number.size()), None => "–" } }
                    }
                }
            }
        }
    }
}

/// The colored areas of level 3, with their cats, mice and points.
pub(super) fn areas(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let sheet = scene.view.sheet(player);
    if scene.view.house().areas.is_empty() {
        return html! {};
    }
    html! {
        section.wings {
            h3 { (scene.text("house_of_cats-wings")) }
            ul {
                @for (n, name, area) in looks(scene) {
                    @let [cats, mice] = [Symbol::Cat, Symbol::Mouse].map(|symbol| sheet.size(area & sheet.written(symbol)));
                    @let told = Phrase::new("house_of_cats-wing").with("area", area_name(scene, name)).with("cats", cats)
                        .with("mice", mice).with("points", sheet.area_points(area, &scene.components));
                    @let told = scene.say(&told);
                    li.{ "area area" (n) } data-tip=(told) aria-label=(told) {
                        (glyph(n))
                        (art::alone("cat", "fur0", "0 0 48 48")) span { (cats) }
                        (art::alone("mouse", "mouse0", "0 0 48 48")) span { (mice) }
                        b { (sheet.area_points(area, &scene.components)) }
                    }
                }
            }
        }
    }
}

/// The colored areas of level 3 with the number of their cells.
pub(super) fn specimen_areas(scene: &Scene<'_, HouseOfCats>) -> Markup {
    html! {
        section.wings {
            h3 { (scene.text("house_of_cats-wings")) }
            ul {
                @for (n, name, area) in looks(scene) {
                    li.{ "area area" (n) } { (glyph(n)) span { (scene.say(&area_name(scene, name))) } b { (area.len()) } }
                }
            }
        }
    }
}

/// The areas with their looks and names, as they lie in the house.
fn looks(scene: &Scene<'_, HouseOfCats>) -> Vec<(usize, &'static str, CellSet)> {
    let areas = scene.view.house().areas.iter().enumerate();
    let mut looks: Vec<(usize, &str, CellSet)> =
        areas.map(|(n, (name, area))| (house::area_look(n, name), name.as_str(), *area)).collect();
    looks.sort_unstable_by_key(|&(look, ..)| look);
    looks
}

fn glyph(n: usize) -> Markup {
    html! { svg viewBox="0 0 16 16" aria-hidden="true" { path.glyph d=(house::area_glyph(n, (8, 8), 6)) {} } }
}

/// An owner's own area is called as it is written in the components.
fn area_name(scene: &Scene<'_, HouseOfCats>, name: &str) -> Phrase {
    let key = format!("house_of_cats-area-{name}");
    if scene.voice().knows(&key) { Phrase::new(key) } else { Phrase::verbatim(name) }
}
