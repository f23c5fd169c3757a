//! What the actions of the present moment would do, found by doing them on a copy of the position.

use games::HouseOfCats;
use games::house_of_cats::{Action, CellSet, Moment, Place, Sheet, Symbol, View};
use play::{Game, Player, Rng};

/// What writing in a cell would do.
#[derive(Clone, Copy, Default)]
pub(super) struct Effect {
    /// Whether a room is completed.
    pub is_room: bool,
    /// What it scores at once, apart from the cell itself being filled.
    pub points: i32,
    /// The size of the group that the number joins, if it joins one, and the number.
    pub group: Option<(usize, u8)>,
}

/// What it would do if the player wrote in a cell.
pub(super) fn write(view: &View, player: Player, action: Action, place: Place) -> Effect {
    let mut after = HouseOfCats::imagine(view, &mut Rng::from_number(0));
    after.apply(player, action);
    let (before, after, house) = (view.sheet(player), after.sheet(player), view.house());
    let components = view.position().components();
    let points = |sheet: &Sheet| -> i32 {
        sheet.score(house, &components).lines().filter(|(line, _)| *line != "empty").map(|(_, points)| points).sum()
    };
    let rooms = |sheet: &Sheet| sheet.rooms().count();
    let chooses = matches!(after.moment, Moment::Room(_));
    let group = match after.symbol(place) {
        Some(Symbol::Number(number)) => {
            let size = after.size(group(view, after, place));
            (size > 1).then_some((size, number.size()))
        }
        _ => None,
    };
    Effect { is_room: chooses || rooms(after) > rooms(before), points: points(after) - points(before), group }
}

/// The loose group of a cell (1.8); empty if the cell has no loose number.
pub(super) fn group(view: &View, sheet: &Sheet, place: Place) -> CellSet {
    match sheet.symbol(place) {
        Some(Symbol::Number(number)) if sheet.loose(number).contains(place) => {
            view.house().region(place, sheet.loose(number), false)
        }
        _ => CellSet::NONE,
    }
}
