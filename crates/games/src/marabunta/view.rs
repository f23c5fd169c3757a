//! What a viewer knows: everything is public (13.1).

use play::{Game, Player, PlayerSet, Score};
use serde::{Serialize, Serializer};

use super::effect::Effect;
use super::hex::Hex;
use super::names::{Color, ColorSet};
use super::setup::PLAYERS;
use super::territory::Special;
use super::{Marabunta, Reason, Source, Step};
use crate::open_view::OpenView;

/// The table as anybody sees it.
pub type View = OpenView<Marabunta>;

#[derive(Serialize)]
struct TableText {
    viewer: Option<Player>,
    step: &'static str,
    deciding: PlayerSet,
    /// The sides in use, and how abilities are read (N1).
    territory: &'static str,
    boards: &'static str,
    abilities: &'static str,
    round: u8,
    /// `null` as long as chance has not named one.
    divider: Option<Player>,
    /// Who executes a group now.
    executing: Option<Player>,
    /// `null` until it is turned up.
    tile: Option<ElementText>,
    /// Empty until they are rolled.
    dice: Vec<ElementText>,
    unseen_tiles: Vec<&'static str>,
    special_tile: &'static str,
    special_tile_first_round: u8,
    effect: Option<EffectText>,
    chests_due: u8,
    trigger: Option<TriggerText>,
    sheets: Vec<SheetText>,
    cookie_row: &'static [String],
    score_track: u8,
    players: Vec<PlayerText>,
    hexes: Vec<HexText>,
}

/// A die or the tile.
#[derive(Serialize)]
struct ElementText {
    /// The color of a die, `tile` for the tile.
    element: &'static str,
    /// The face of a die, the id of the tile.
    shows: &'static str,
    /// `tile` or `dice`; `null` before the split.
    group: Option<&'static str>,
    /// `null` before the choice.
    owner: Option<Player>,
    /// Whether its owner, who executes the group now, can still use it.
    unused: bool,
}

/// What asks for hexes or sheets.
#[derive(Serialize)]
struct EffectText {
    /// `die`, `tile` or `ability`.
    source: &'static str,
    /// The color of the die, the id of the tile or of the ability.
    name: &'static str,
    /// The numbers to be written, one for each hex.
    numbers: Vec<u8>,
    built_in_anthill: bool,
    /// Hexes chosen and not yet marked.
    chosen: Vec<&'static str>,
    /// Sheets colored by this effect.
    colored: Vec<&'static str>,
}

#[derive(Serialize)]
struct TriggerText {
    player: Player,
    /// `region`, `sheet` or `cookies`.
    reason: &'static str,
    /// The full region or sheet.
    color: Option<&'static str>,
}

#[derive(Serialize)]
struct SheetText {
    region: &'static str,
    rgb: &'static str,
    glyph: &'static str,
    /// Circles of each player.
    circles: Vec<u8>,
    empty: u8,
    /// The sum of each player's numbers in the region.
    sums: Vec<u16>,
}

#[derive(Serialize)]
struct PlayerText {
    color: &'static str,
    anthills: u8,
    cookies: u8,
    groups: Vec<GroupText>,
    score: Score,
}

#[derive(Serialize)]
struct GroupText {
    ability: &'static str,
    /// Which of the groups with this ability it is, from 1.
    number: u8,
    chests: u8,
    left: u8,
}

#[derive(Serialize)]
struct HexText {
    id: &'static str,
    q: i8,
    r: i8,
    piece: u8,
    region: &'static str,
    special: Special,
    /// Whether it is crossed out.
    crossed: bool,
    /// The number in it, and whose it is.
    number: Option<u8>,
    owner: Option<Player>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        table(self.position(), self.viewer()).serialize(serializer)
    }
}

fn table(game: &Marabunta, viewer: Option<Player>) -> TableText {
    let components = game.components.get();
    TableText {
        viewer,
        step: game.step(),
        deciding: game.turn().players(),
        territory: game.territory.name(),
        boards: game.board_side.name(),
        abilities: if game.abilities_may { "may" } else { "must" },
        round: game.round,
        divider: (game.step != Step::First).then_some(game.divider),
        executing: is_executed(game).then_some(game.executing),
        tile: is_tile_known(game).then(|| tile(game)),
        dice: if is_rolled(game) { Color::ALL.map(|color| die(game, color)).into() } else { Vec::new() },
        unseen_tiles: game.unseen_tiles.iter().map(|tile| tile.name()).collect(),
        special_tile: components.special_tile.name(),
        special_tile_first_round: components.special_round,
        effect: effect(game),
        chests_due: game.chests_due,
        trigger: game.trigger.map(|trigger| {
            let (reason, color) = match trigger.reason {
                Reason::Region(color) => ("region", Some(color.name())),
                Reason::Sheet(color) => ("sheet", Some(color.name())),
                Reason::Cookies => ("cookies", None),
            };
            TriggerText { player: trigger.player, reason, color }
        }),
        sheets: Color::ALL.into_iter().map(|color| sheet(game, color)).collect(),
        cookie_row: &game.board().cookie_labels,
        score_track: components.score_track,
        players: seats().map(|seat| player(game, seat)).collect(),
        hexes: game.territory().all.iter().map(|place| hex(game, place)).collect(),
    }
}

fn seats() -> impl Iterator<Item = Player> {
    PlayerSet::seats(PLAYERS.len()).iter()
}

fn is_tile_known(game: &Marabunta) -> bool {
    !matches!(game.step, Step::First | Step::Reveal)
}

fn is_rolled(game: &Marabunta) -> bool {
    is_tile_known(game) && game.step != Step::Roll
}

fn is_split(game: &Marabunta) -> bool {
    is_rolled(game) && game.step != Step::Split
}

fn is_chosen(game: &Marabunta) -> bool {
    is_split(game) && game.step != Step::Choose
}

fn is_executed(game: &Marabunta) -> bool {
    is_chosen(game) && game.step != Step::Over
}

fn tile(game: &Marabunta) -> ElementText {
    ElementText {
        element: "tile",
        shows: game.tile.name(),
        group: is_split(game).then_some("tile"),
        owner: is_chosen(game).then_some(game.tile_owner),
        unused: game.unused.tile,
    }
}

fn die(game: &Marabunta, color: Color) -> ElementText {
    let with_tile = game.with_tile.contains(color);
    let owner = if with_tile { game.tile_owner } else { game.tile_owner.left_neighbor(PLAYERS.len()) };
    ElementText {
        element: color.name(),
        shows: game.dice[color as usize].name(),
        group: is_split(game).then_some(if with_tile { "tile" } else { "dice" }),
        owner: is_chosen(game).then_some(owner),
        unused: game.unused.dice.contains(color),
    }
}

fn effect(game: &Marabunta) -> Option<EffectText> {
    let (source, chosen, colored) = match game.step {
        Step::Write(source, _, chosen) | Step::Cross(source, chosen) => (source, chosen, ColorSet::NONE),
        Step::Flag(source, _, colored) => (source, Default::default(), colored),
        Step::Repeat => (Source::Tile, Default::default(), ColorSet::NONE),
        _ => return None,
    };
    let (kind, name) = match source {
        Source::Die(color) => ("die", color.name()),
        Source::Tile => ("tile", game.tile.name()),
        Source::Ability(ability) => ("ability", ability.name()),
    };
    let (numbers, built_in_anthill) = match game.effect(source) {
        Effect::Write(numbers) => (numbers.values().to_vec(), numbers.free_anthill),
        _ => (Vec::new(), false),
    };
    Some(EffectText {
        source: kind,
        name,
        numbers,
        built_in_anthill,
        chosen: chosen.hexes().iter().map(|hex| hex.name(game.components.get())).collect(),
        colored: colored.iter().map(Color::name).collect(),
    })
}

fn sheet(game: &Marabunta, color: Color) -> SheetText {
    let components = game.components.get();
    let look = &components.looks[color as usize];
    let circles: Vec<u8> = seats().map(|seat| game.circles[seat][color as usize]).collect();
    SheetText {
        region: color.name(),
        rgb: &look.rgb,
        glyph: &look.glyph,
        empty: components.circles - circles.iter().sum::<u8>(),
        circles,
        sums: seats().map(|seat| game.marks.sums[seat][color as usize]).collect(),
    }
}

fn player(game: &Marabunta, player: Player) -> PlayerText {
    let board = &game.boards[player];
    let groups = game.board().groups.iter().zip(board.chests).map(|(&(group, chests), left)| GroupText {
        ability: group.ability.name(),
        number: group.number,
        chests,
        left,
    });
    PlayerText {
        color: PLAYERS[player.seat()],
        anthills: board.anthills,
        cookies: board.cookies,
        groups: groups.collect(),
        score: game.score(player),
    }
}

fn hex(game: &Marabunta, hex: Hex) -> HexText {
    let place = game.territory().place(hex);
    let owner = seats().find(|&seat| game.marks.numbers[seat].contains(hex));
    HexText {
        id: hex.name(game.components.get()),
        q: place.q,
        r: place.r,
        piece: place.piece,
        region: place.region.name(),
        special: place.special,
        crossed: owner.is_none() && !game.marks.available.contains(hex),
        number: owner.map(|_| game.marks.number(hex)),
        owner,
    }
}
