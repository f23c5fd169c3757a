//! What lies before the player: the dice, what is to be done with them, and what they could become.

use games::HouseOfCats;
use games::house_of_cats::{Ability, Action, CellSet, Moment, Place, Symbol, Take};
use maud::{Markup, html};
use play::{Event, Player, Turn};
use words::Phrase;

use super::{art, phrases, place_part, preview, spots};
use crate::{Scene, parts};

/// How many rooms are shown to choose from; if there are more, the cells are tapped one by one.
pub(super) const MOST_ROOMS: usize = 12;

/// The tray of the player whose house is the main one.
pub(super) fn draw(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let is_mine = scene.is_reader(player);
    html! {
        section.tray {
            (dice(scene, player, is_mine))
            div.moment {
                @if !scene.turn.players().contains(player) { (art::alone("curled", "nap fur0", "0 0 48 48")) }
                p { (scene.say(&moment(scene, player, is_mine))) }
                @if scene.step == "turn" && scene.view.progress(player).quota > 0 { (quota(scene, player)) }
            }
            (notes(scene, player))
            @if is_mine { (choices(scene, player)) }
        }
    }
}

/// What the player has to do.
fn moment(scene: &Scene<'_, HouseOfCats>, player: Player, is_mine: bool) -> Phrase {
    let (sheet, progress) = (scene.view.sheet(player), scene.view.progress(player));
    let object = |symbol: Symbol| phrases::symbol(symbol).form("object");
    let of_player = |key: &str| {
        let phrase = Phrase::new(key).with("name", scene.name(player));
        if is_mine { phrase } else { phrase.form("of") }
    };
    match scene.turn {
        Turn::Over => return Phrase::new("house_of_cats-moment-over"),
        Turn::Chance => return Phrase::new("house_of_cats-moment-rolling"),
        Turn::Players(acting) if !acting.contains(player) && sheet.empty().is_empty() => {
            return of_player("house_of_cats-moment-finished");
        }
        Turn::Players(acting) if !acting.contains(player) => return of_player("house_of_cats-moment-waiting"),
        Turn::Players(_) if !is_mine => {
            return Phrase::new("house_of_cats-moment-watching").with("name", scene.name(player));
        }
        Turn::Players(_) if is_placing(scene) => return Phrase::new("house_of_cats-moment-place"),
        Turn::Players(_) => {}
    }
    match sheet.moment {
        Moment::Act if scene.legal == [Action::Done] && progress.used < progress.quota => {
            Phrase::new("house_of_cats-moment-lost")
        }
        Moment::Act if scene.legal == [Action::Done] => Phrase::new("house_of_cats-moment-end"),
        Moment::Act if scene.legal.contains(&Action::Done) => Phrase::new("house_of_cats-moment-last"),
        Moment::Act if scene.legal.iter().any(is_special) => Phrase::new("house_of_cats-moment-abilities"),
        Moment::Act => Phrase::new("house_of_cats-moment-act"),
        Moment::Die { symbol, double: false } => Phrase::new("house_of_cats-moment-die").with("symbol", object(symbol)),
        Moment::Die { symbol, double: true } => {
            Phrase::new("house_of_cats-moment-double").with("symbol", object(symbol))
        }
        Moment::Free { symbol, .. } | Moment::Mouse(symbol @ (Symbol::Number(_) | Symbol::Cat)) => {
            Phrase::new("house_of_cats-moment-free").with("symbol", object(symbol))
        }
        Moment::AnySymbol => Phrase::new("house_of_cats-moment-any"),
        Moment::TrackNumber => Phrase::new("house_of_cats-moment-number"),
        Moment::Cross => Phrase::new("house_of_cats-moment-cross"),
        Moment::Mouse(Symbol::Mouse) => Phrase::new("house_of_cats-moment-mouse"),
        Moment::SecondMouse { symbol: Symbol::Mouse, .. } => Phrase::new("house_of_cats-moment-second"),
        Moment::SecondMouse { symbol, .. } => Phrase::new("house_of_cats-moment-beside").with("symbol", object(symbol)),
        Moment::Spend(number) => {
            let ability = scene.view.position().tiles()[number as usize];
            Phrase::new("house_of_cats-moment-spend")
                .with("ability", phrases::ability(ability))
                .with("letter", phrases::letter(ability, &scene.components))
        }
        Moment::Room(_) => Phrase::new("house_of_cats-moment-room"),
        Moment::Add { left, .. } => Phrase::new("house_of_cats-moment-add").with("count", left),
    }
}

/// Whether the starred cells are to be filled, and not what follows from that.
pub(super) fn is_placing(scene: &Scene<'_, HouseOfCats>) -> bool {
    scene.legal.iter().any(|action| matches!(action, Action::Place(_)))
}

/// Whether an ability is used.
fn is_special(action: &Action) -> bool {
    matches!(action, Action::Use(_) | Action::Change(_)) || matches!(action, Action::Take(take) if !take.cost.is_none())
}

/// The roll, what of it is used, and what is in the hand.
fn dice(scene: &Scene<'_, HouseOfCats>, player: Player, is_mine: bool) -> Markup {
    let (view, progress) = (scene.view, scene.view.progress(player));
    let is_turn = scene.step == "turn";
    let is_new = scene.recent.iter().any(|event| matches!(event, Event::Chance(_)));
    let held = match view.sheet(player).moment {
        Moment::Die { symbol, .. }
        | Moment::Free { symbol, .. }
        | Moment::Mouse(symbol)
        | Moment::SecondMouse { symbol, .. } => Some(symbol),
        _ => None,
    };
    html! {
        div.dice.new[is_new] role="group" aria-label=(scene.text("house_of_cats-dice")) {
            @for symbol in view.dice().kinds() {
                @let unused = if is_turn { progress.unused.count(symbol) } else { view.dice().count(symbol) };
                @for n in 0..view.dice().count(symbol) {
                    (die(scene, symbol, n, n < unused, is_mine))
                }
            }
            @if let Some(symbol) = held {
                span.held aria-hidden="true" data-hand { "→" svg viewBox="0 0 48 48" { (art::symbol(symbol, (2, 2), 44, 0)) } }
            }
        }
    }
}

fn die(scene: &Scene<'_, HouseOfCats>, symbol: Symbol, n: u8, is_unused: bool, is_mine: bool) -> Markup {
    let take = Action::Take(Take::plain(symbol));
    let act = if is_unused && is_mine { scene.act(&take) } else { None };
    let face = html! {
        svg.face viewBox="0 0 48 48" aria-hidden="true" {
            (parts::die_face(None, "", ""))
            (art::symbol(symbol, (7, 7), 34, usize::from(n)))
        }
    };
    let key = if is_unused { "house_of_cats-die" } else { "house_of_cats-used-die" };
    let tip = scene.say(&Phrase::new(key).with("symbol", phrases::symbol(symbol)));
    let name = format!("die-{symbol}-{n}");
    html! {
        @if let Some(act) = act {
            button.die-button type="button" data-number data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label)
                data-tip=(act.label) data-move=(name) { (face) }
        } @else {
            span.die-slot.used[!is_unused] role="img" aria-label=(tip) data-tip=(tip) data-move=(name) {
                (face)
                @if !is_unused { (art::alone("paw", "paw", "0 0 24 24")) }
            }
        }
    }
}

/// One paw for each die that must be used.
fn quota(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let progress = scene.view.progress(player);
    let told = Phrase::new("house_of_cats-quota").with("used", progress.used).with("quota", progress.quota);
    let told = scene.say(&told);
    html! {
        span.quota role="img" aria-label=(told) data-tip=(told) {
            @for n in 0..progress.quota.max(progress.used) {
                (art::alone("paw", if n < progress.used { "paw full" } else { "paw" }, "0 0 24 24"))
            }
        }
    }
}

/// Abilities that hold for the rest of the turn.
fn notes(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let progress = scene.view.progress(player);
    let is_turn = scene.step == "turn";
    let note = |key: &'static str, ability: Ability| {
        let phrase = Phrase::new(key).with("letter", phrases::letter(ability, &scene.components));
        html! { span { (scene.say(&phrase)) } }
    };
    html! {
        @if is_turn && (progress.separate > 0 || progress.diagonal) {
            p.notes {
                @if progress.separate > 0 { (note("house_of_cats-separate", Ability::Separate)) }
                @if progress.diagonal { (note("house_of_cats-diagonal", Ability::Diagonal)) }
            }
        }
    }
}

/// What can be chosen here and not in the house.
fn choices(scene: &Scene<'_, HouseOfCats>, player: Player) -> Markup {
    let specials: Vec<&Action> = scene.legal.iter().filter(|action| is_special(action)).collect();
    html! {
        @if !specials.is_empty() {
            div.changes role="group" aria-label=(scene.text("house_of_cats-changes")) {
                @for action in specials { (special(scene, player, action)) }
            }
        }
        @if scene.legal.iter().any(|action| matches!(action, Action::Symbol(_))) {
            div.symbols {
                @for symbol in Symbol::ALL { (symbol_button(scene, symbol)) }
            }
        }
        @if let Moment::Room(place) = scene.view.sheet(player).moment { (rooms(scene, player, place)) }
        @if is_placing(scene) { (placings(scene)) }
        @for action in [Action::NoMouse, Action::Done] {
            @if let Some(act) = scene.act(&action) {
                button.finish type="button" data-action=(act.text) data-hint[act.is_hint] { (act.label) }
            }
        }
    }
}

/// What abilities make possible: a die that becomes something else, two that share a cell, or another rule for the turn.
fn special(scene: &Scene<'_, HouseOfCats>, player: Player, action: &Action) -> Markup {
    let Some(act) = scene.act(action) else { return html! {} };
    let small =
        |symbol: Symbol| html! { svg viewBox="0 0 48 48" aria-hidden="true" { (art::symbol(symbol, (2, 2), 44, 0)) } };
    html! {
        button.change type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label)
            data-tip=(act.label) {
            @match *action {
                Action::Take(take) => {
                    (small(take.die))
                    @if let Some(second) = take.second { (small(second)) }
                    span.arrow { "→" }
                    (small(take.symbol))
                    @if take.second.is_some() { (small(take.symbol)) }
                    b { (phrases::cost(take.cost, &scene.components)) }
                }
                Action::Change(change) => {
                    @if let Some(symbol) = scene.view.sheet(player).moment.changeable() { (small(symbol)) }
                    span.arrow { "→" }
                    (small(change.symbol))
                    b { (phrases::cost(change.cost, &scene.components)) }
                }
                Action::Use(this) => {
                    span { (scene.say(&phrases::action(action, &scene.components).form("short"))) }
                    b { (phrases::letter(this.ability(), &scene.components)) }
                }
                _ => {}
            }
        }
    }
}

fn symbol_button(scene: &Scene<'_, HouseOfCats>, symbol: Symbol) -> Markup {
    let Some(act) = scene.act(&Action::Symbol(symbol)) else { return html! {} };
    html! {
        button.symbol type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label)
            data-tip=(act.label) {
            svg viewBox="0 0 48 48" aria-hidden="true" { (art::symbol(symbol, (2, 2), 44, 0)) }
        }
    }
}

/// The rooms that a group could become.
fn rooms(scene: &Scene<'_, HouseOfCats>, player: Player, place: Place) -> Markup {
    if scene.legal.len() > MOST_ROOMS {
        return html! {};
    }
    let house = scene.view.house();
    let group = preview::group(scene.view, scene.view.sheet(player), place);
    html! {
        div.rooms {
            @for action in scene.legal {
                @if let (Action::Room(cells), Some(act)) = (action, scene.act(action)) {
                    @let room: CellSet = cells.iter().map(|cell| house.place(cell)).collect();
                    button type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label)
                        data-tip=(act.label) {
                        (spots::candidate(house, scene.view.sheet(player), group, room))
                    }
                }
            }
        }
    }
}

/// For each starred cell, the symbols that it could hold.
fn placings(scene: &Scene<'_, HouseOfCats>) -> Markup {
    let house = scene.view.house();
    html! {
        div.placings {
            @for cell in house.setup.iter().map(|place| house.name(place)) {
                div role="group" aria-label=(phrases::name(cell)) {
                    span.star-cell { (art::alone("star", "star", "0 0 24 24")) (phrases::name(cell)) }
                    @for symbol in scene.view.dice().kinds() {
                        @let part = place_part(cell, symbol);
                        @let told = scene.say(&phrases::placed((cell, symbol)));
                        button.symbol type="button" data-part=[scene.has_part(&part).then_some(&part)]
                            data-hint[scene.is_hinted(&part)] aria-label=(told) data-tip=(told) {
                            svg viewBox="0 0 48 48" aria-hidden="true" { (art::symbol(symbol, (2, 2), 44, 0)) }
                        }
                    }
                }
            }
        }
    }
}
