//! The bits of the territory board with its score sheets, and of the player boards.

use games::marabunta::{Ability, Color, MAX_PLAYERS, Side};

use super::encoding::{HEXES, class, hex_set, pair, signed};
use super::sight::{NEARNESS, Sight};
use crate::Encoder;

/// A region with its score sheet: who leads, and what can still change.
pub(super) fn region(sight: &Sight, color: Color, encoder: &mut Encoder) {
    encoder.part(color.name());
    let region = color.index();
    let area = sight.game.territory().regions[region];
    let (free, prospect) = (sight.room.hexes[region], sight.prospects[region]);
    let access = [0, 1].map(|side| sight.access[side][region]);
    signed(encoder, sight.lead(region), 9);
    encoder.one_of(free, 13);
    for (reach, access) in sight.reach.iter().zip(access) {
        encoder.one_of(reach.regions[region], 6);
        encoder.bit(access == 0 && !(reach.second & area).is_empty());
    }
    encoder.one_of(sight.room.circles[region], 7);
    for side in 0..MAX_PLAYERS {
        // Two circles of each player are printed (1.2).
        let circles = usize::from(sight.game.circles(sight.players[side])[region]).saturating_sub(2);
        encoder.one_of(circles, 7);
        let waiting = sight.hands[side].flags(region) as usize;
        pair(encoder, class(prospect, 3), 7, circles + waiting, 4);
    }
    let change = if free == 0 || access == [0, 0] { 0 } else { sight.room.nearness };
    pair(encoder, class(prospect, 3), 7, change, NEARNESS);
    pair(encoder, class(prospect, 2), 5, access[0] * 3 + access[1], 9);
}

/// The territory board hex by hex. Whose a number is matters for sums and reach alone. What a hex shows depends on the side of the
/// board, so each side has bits of its own.
pub(super) fn hexes(sight: &Sight, encoder: &mut Encoder) {
    let territory = sight.game.territory();
    let filled = territory.all - sight.game.marks().available;
    let [own, other] = &sight.reach;
    for (part, hexes) in [("filled hexes", filled), ("own reach", own.near), ("other reach", other.near)] {
        encoder.part(part);
        for side in Side::ALL {
            if side == sight.game.territory_side() { hex_set(encoder, hexes) } else { encoder.skip(HEXES) }
        }
    }
}

/// A player board: cookies, anthills and chests, and what of them is within reach.
pub(super) fn player_board(sight: &Sight, side: usize, encoder: &mut Encoder) {
    let (game, player) = (sight.game, sight.players[side]);
    let (board, printed, territory) = (game.player_board(player), game.board(), game.territory());
    let (reach, others) = (&sight.reach[side], &sight.reach[1 - side]);
    let cookies = usize::from(board.cookies);
    pair(encoder, game.board_side().index(), Side::COUNT, cookies, 11);
    let points = |cookies: usize| printed.cookie_points[cookies.min(printed.cookie_points.len() - 1)] as usize;
    encoder.one_of(points(cookies + 1) - points(cookies), 4);
    encoder.one_of(points(cookies + 2) - points(cookies), 4);
    let within = territory.cookies & reach.near;
    encoder.at_least((within - others.near).len(), 5);
    encoder.at_least((within & others.near).len(), 4);
    encoder.at_least((territory.cookies & reach.second).len(), 4);
    encoder.at_least((territory.chests & reach.near).len(), 4);
    encoder.at_least(reach.near.len() / 2, 12);
    pair(encoder, board.anthills.into(), 3, sight.room.nearness, NEARNESS);
    let mut chests = 0u64;
    let mut short = [0; 2];
    for (&(group, _), &left) in printed.groups.iter().zip(&board.chests) {
        chests |= 1 << (group.ability.index() * CHESTS + usize::from(left).min(CHESTS - 1));
        if let Some(short) = usize::from(left).checked_sub(1).and_then(|more| short.get_mut(more)) {
            *short += 1;
        }
    }
    encoder.set_of(chests.into(), Ability::COUNT * CHESTS);
    short.into_iter().for_each(|groups| encoder.at_least(groups, 3));
}

/// From 0 to 4 chests of a group are left.
const CHESTS: usize = 5;
