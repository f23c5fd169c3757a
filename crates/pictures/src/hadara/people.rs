//! A people: its tracks, cards, colonies, busts, bonus tiles and seals.

use games::Hadara;
use games::hadara::{Action, Board, CardSet, Colony, Color, Deed, Face, Track};
use maud::{Markup, html};
use play::{Event, Player};
use words::Phrase;

use super::{art, card, phrases};
use crate::{Scene, log_line, parts};

/// What a player did since the viewer decided last.
#[derive(Default)]
struct News {
    line: Option<String>,
    cards: CardSet,
    colonies: [bool; 5],
    busts: [bool; 4],
}

impl News {
    fn of(scene: &Scene<'_, Hadara>, player: Player) -> News {
        let mut news = News::default();
        for event in scene.recent {
            let Event::Decision(actor, action) = event else { continue };
            if *actor != player {
                continue;
            }
            match *action {
                Action::Draft(_, Deed::Recruit(card, _)) | Action::Take(Deed::Recruit(card, _)) => {
                    news.cards.insert(card);
                }
                Action::Plunder(tier) | Action::Ally(tier) => news.colonies[tier.index()] = true,
                Action::Carve(bust, ..) => news.busts[bust.index()] = true,
                _ => {}
            }
            if scene.viewer != Some(player) {
                news.line = Some(log_line(event, true, scene.components, scene.names, scene.language));
            }
        }
        news
    }
}

/// What is said about colonies and busts that somebody does not have yet.
pub(super) struct Untaken {
    pub colonies: Vec<String>,
    pub busts: Vec<String>,
}

impl Untaken {
    pub(super) fn new(scene: &Scene<'_, Hadara>) -> Untaken {
        let said = |name: &Phrase, form: Phrase| format!("{}. {}", scene.say(name), scene.say(&form));
        let points = |number: u8| phrases::amount("points", number);
        let coins = |number: u8| phrases::amount("coins", number);
        let colonies = scene.components.tiers.iter().map(|tier| {
            let name = Phrase::new("hadara-colony").with("number", tier.requirement);
            let form = name.form("open").with("points", points(tier.front_points));
            said(&name, form.with("coins", coins(tier.plunder)).with("price", coins(tier.alliance)))
        });
        let busts = scene.components.busts.iter().map(|bust| {
            let name = Phrase::new("hadara-bust").with("number", bust.requirement);
            said(&name, name.form("open").with("points", points(bust.points)).with("bonus", bust.bonus))
        });
        Untaken { colonies: colonies.collect(), busts: busts.collect() }
    }
}

/// The area of a player.
pub(super) fn draw(scene: &Scene<'_, Hadara>, player: Player) -> Markup {
    let board = scene.view.board(player);
    let is_own = scene.viewer == Some(player);
    let is_acting = scene.turn.players().contains(player);
    let news = News::of(scene, player);
    let untaken = is_own.then(|| Untaken::new(scene));
    let summary = html! { (summary(scene, player, is_own)) @if let Some(line) = &news.line { span.news { (line) } } };
    let inside = html! {
        @if board.side().is_some() {
            (tracks(scene, board))
            div.holdings {
                section.colonies { h4 { (scene.text("hadara-colonies")) } (colonies(scene, board, &news, untaken.as_ref())) }
                section.busts { h4 { (scene.text("hadara-busts")) } (busts(scene, board, &news, untaken.as_ref())) }
                section.tiles { h4 { (scene.text("hadara-tiles")) } (tiles(scene, board)) }
                section.seals { h4 { (scene.text("hadara-seals")) } (seals(scene, board)) }
            }
            section.display { h4 { (scene.text("hadara-display")) } (display(scene, board, &news, is_own)) }
        }
    };
    parts::player_panel(scene.name(player), is_own, is_acting, &summary, &inside)
}

/// A player at a glance.
fn summary(scene: &Scene<'_, Hadara>, player: Player, is_own: bool) -> Markup {
    let board = scene.view.board(player);
    let points = scene.scores[player.seat()].total();
    let said = phrases::amount("points", points);
    let decided = scene.view.has_committed(player);
    let colonies = (0..scene.components.tiers.len()).filter(|&tier| board.has_colony(tier)).count();
    let busts = (0..scene.components.busts.len()).filter(|&bust| board.has_bust(bust)).count();
    html! {
        @if let Some(crest) = scene.view.crest(player) {
            @let name = crest.name(&scene.components);
            span.medal data-tip=(scene.say(&phrases::crest(name))) { (art::crest(name)) }
        }
        @if decided { span.decided data-tip=(scene.text("hadara-decided")) { "✓ " (scene.text("hadara-decided")) } }
        @if board.side().is_some() {
            span.total data-tip=(scene.say(&Phrase::new("hadara-points-now").with("points", said))) { (art::glyph("star")) (points) }
            @if !is_own {
                span.strip {
                    span.chip.coins data-tip=(scene.text("hadara-coins")) { (art::glyph("coin")) (board.coins()) }
                    @for track in Track::ALL {
                        span.chip.(track) data-tip=(scene.say(&phrases::track(track))) { (art::track_glyph(track)) (board.track(track)) }
                    }
                    span.chip data-tip=(scene.text("hadara-display")) { (art::glyph("cards")) (board.cards()) }
                    span.chip data-tip=(scene.text("hadara-colonies")) { (art::glyph("colony")) (colonies) }
                    span.chip data-tip=(scene.text("hadara-busts")) { (art::glyph("bust")) (busts) }
                }
            }
        }
    }
}

fn tracks(scene: &Scene<'_, Hadara>, board: &Board) -> Markup {
    let epoch = scene.view.epoch() as u8;
    html! {
        div.tracks {
            div.track.coins data-tip=(scene.text("hadara-coins")) {
                span.label { (art::glyph("coin")) (scene.text("hadara-coins")) }
                strong { (board.coins()) }
                span.goal { b { "+" (board.sale_price(epoch, &scene.components)) } span { (scene.text("hadara-sale")) } }
            }
            @for track in Track::ALL { (track_tile(scene, board, track)) }
        }
    }
}

fn track_tile(scene: &Scene<'_, Hadara>, board: &Board, track: Track) -> Markup {
    let value = board.track(track);
    let name = phrases::track(track);
    let tip = format!("{}: {value}. {}", scene.say(&name), scene.say(&name.form("help")));
    html! {
        div.track.(track) data-tip=(tip) {
            span.label { (art::track_glyph(track)) (scene.say(&name)) }
            strong { (value) }
            @match track {
                Track::Income => span.goal { b { "+" (u32::from(value) + board.income_leads(&scene.components)) } span { (scene.text("hadara-per-phase")) } },
                Track::Military => {
                    @let open = scene.components.tiers.iter().enumerate().filter(|(tier, _)| !board.has_colony(*tier));
                    (goal(scene, board, track, "colony", open.map(|(_, tier)| tier.requirement).collect()))
                }
                Track::Culture => {
                    @let open = scene.components.busts.iter().enumerate().filter(|(bust, _)| !board.has_bust(*bust));
                    (goal(scene, board, track, "bust", open.map(|(_, bust)| bust.requirement).collect()))
                }
                Track::Food => (food(scene, board)),
            }
        }
    }
}

/// How far it is to the next colony or bust.
fn goal(scene: &Scene<'_, Hadara>, board: &Board, track: Track, sign: &str, open: Vec<u8>) -> Markup {
    let Some(&next) = open.first() else { return html! { span.goal.reached { (scene.text("hadara-all-taken")) } } };
    let (lacks, needs) =
        (board.lacks(next, track, &scene.components), board.requirement(next, &scene.components).max(1));
    html! {
        span.goal .reached[lacks == 0] {
            b { (art::glyph(sign)) (next) }
            span { @if lacks == 0 { (scene.text("hadara-in-reach")) } @else { (scene.say(&Phrase::new("hadara-away").with("number", lacks))) } }
        }
        (bar(needs.saturating_sub(lacks), needs))
    }
}

/// Cards against food.
fn food(scene: &Scene<'_, Hadara>, board: &Board) -> Markup {
    let (cards, value, unfed) =
        (u16::from(board.cards()), board.track(Track::Food), board.unfed(scene.view.payments()));
    let told = if unfed > 0 {
        Phrase::new("hadara-hungry").with("number", unfed)
    } else {
        Phrase::new("hadara-spare-food").with("number", value.saturating_sub(cards))
    };
    html! {
        span.goal .short[unfed > 0] { b { (art::glyph("cards")) (cards) } span { (scene.say(&told)) } }
        (bar(cards, value.max(1)))
    }
}

fn bar(part: u16, whole: u16) -> Markup {
    let width = u32::from(part.min(whole)) * 100 / u32::from(whole);
    html! {
        svg.bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect.whole width="100" height="6" rx="2" {}
            rect.part width=(width) height="6" rx="2" {}
        }
    }
}

fn colonies(scene: &Scene<'_, Hadara>, board: &Board, news: &News, untaken: Option<&Untaken>) -> Markup {
    let told = |index: usize| {
        let tier = &scene.components.tiers[index];
        let phrase = Phrase::new("hadara-colony").with("number", tier.requirement);
        let state = match board.colony(index) {
            None => return untaken.map(|untaken| untaken.colonies[index].clone()),
            Some(Colony::Plundered) => {
                phrase.form("plundered").with("points", phrases::amount("points", tier.front_points))
            }
            Some(Colony::Allied(back)) => {
                phrase.form("allied").with("gives", phrases::back_gives(back, &scene.components))
            }
        };
        Some(format!("{}. {}", scene.say(&phrase), scene.say(&state)))
    };
    html! {
        ol.shelf.five {
            @for (index, tier) in scene.components.tiers.iter().enumerate() {
                @let colony = board.colony(index);
                @let is_near = colony.is_none() && board.lacks(tier.requirement, Track::Military, &scene.components) == 0;
                li.colony .taken[colony.is_some()] .near[is_near] .new[news.colonies[index]] data-tip=[told(index)] {
                    span.need { (art::track_glyph(Track::Military)) (tier.requirement) }
                    (art::glyph("colony"))
                    span.worth {
                        @match colony {
                            None => { (art::glyph("star")) (tier.front_points) }
                            Some(Colony::Plundered) => { (art::glyph("torch")) (art::glyph("star")) (tier.front_points) }
                            Some(Colony::Allied(back)) => { (art::glyph("ally")) (art::glyph("star")) (scene.components.backs[back.index()].points) }
                        }
                    }
                }
            }
        }
    }
}

fn busts(scene: &Scene<'_, Hadara>, board: &Board, news: &News, untaken: Option<&Untaken>) -> Markup {
    let points = |index: usize| {
        let bust = &scene.components.busts[index];
        let is_back = board.carving(index).is_some_and(|carving| carving.face == Face::Back);
        u16::from(bust.points) + if is_back { bust.bonus.into() } else { 0 }
    };
    let told = |index: usize| {
        let Some(carving) = board.carving(index) else { return untaken.map(|untaken| untaken.busts[index].clone()) };
        let phrase = Phrase::new("hadara-bust").with("number", scene.components.busts[index].requirement);
        let state = phrase.form(if carving.face == Face::Front { "front" } else { "back" });
        let state = state.with("points", phrases::amount("points", points(index)));
        let state = state.with("track", phrases::track(carving.track).form("word"));
        Some(format!("{}. {}", scene.say(&phrase), scene.say(&state)))
    };
    html! {
        ol.shelf.four {
            @for (index, bust) in scene.components.busts.iter().enumerate() {
                @let carving = board.carving(index);
                @let is_near = carving.is_none() && board.lacks(bust.requirement, Track::Culture, &scene.components) == 0;
                li.bust .taken[carving.is_some()] .near[is_near] .new[news.busts[index]] data-tip=[told(index)] {
                    span.need { (art::track_glyph(Track::Culture)) (bust.requirement) }
                    (art::glyph("bust"))
                    span.worth {
                        @if let Some(carving) = carving {
                            @match carving.face {
                                Face::Front => span.gain.(carving.track) { (art::track_glyph(carving.track)) "+" (bust.bonus) },
                                Face::Back => (art::glyph("flip")),
                            }
                        }
                        (art::glyph("star")) (points(index))
                    }
                }
            }
        }
    }
}

fn tiles(scene: &Scene<'_, Hadara>, board: &Board) -> Markup {
    html! {
        ul.tokens data-tip=(scene.text("hadara-tiles.help")) {
            @for (track, (free, all)) in Track::ALL.into_iter().zip(board.free_tiles().into_iter().zip(scene.components.tiles)) {
                li {
                    @for place in 0..all { span.token.(track) .used[place >= free] { (art::track_glyph(track)) } }
                }
            }
        }
    }
}

fn seals(scene: &Scene<'_, Hadara>, board: &Board) -> Markup {
    let prices = board.seal_prices(scene.view.epoch() as u8, &scene.components);
    let silver: Vec<Track> = Track::ALL
        .into_iter()
        .flat_map(|track| std::iter::repeat_n(track, board.silver()[track as usize].into()))
        .collect();
    let tip = |phrase: &Phrase, price: u8| {
        let price = Phrase::new("hadara-price-of-seal").with("coins", phrases::amount("coins", price));
        format!("{}: {} ({})", scene.say(phrase), scene.say(&phrase.form("help")), scene.say(&price))
    };
    let gold = Phrase::new("hadara-gold-seal").with("number", scene.components.gold_points);
    html! {
        ul.tokens {
            @for place in 0..usize::from(scene.components.max_silver) {
                li.seal.silver .used[place >= silver.len()] data-tip=(tip(&Phrase::new("hadara-silver-seal"), prices.silver)) {
                    (art::glyph("seal"))
                    @if let Some(&track) = silver.get(place) { span.token.(track) { (art::track_glyph(track)) } }
                }
            }
            @for place in 0..scene.components.max_gold {
                li.seal.gold .used[place >= board.gold()] data-tip=(tip(&gold, prices.gold)) { (art::glyph("seal")) }
            }
            li.sets { (scene.say(&Phrase::new("hadara-sets").with("number", board.sets_for_gold()))) }
        }
    }
}

fn display(scene: &Scene<'_, Hadara>, board: &Board, news: &News, is_own: bool) -> Markup {
    let (there, missing): (Vec<Color>, Vec<Color>) =
        Color::ALL.into_iter().partition(|&color| board.colors()[color as usize] > 0);
    let heading = |color: Color| {
        let count = board.colors()[color as usize];
        let tip = Phrase::new("hadara-discount").with("color", phrases::color(color)).with("number", count);
        html! { span.heading.(color) data-tip=(scene.say(&tip)) { (art::glyph(art::color_sign(color))) (count) } }
    };
    html! {
        div.rows {
            @for color in there {
                div.row {
                    (heading(color))
                    @for card in board.display().iter().filter(|card| card.facts(&scene.components).color == color) {
                        (card::small(scene, card, board.tile_of(card, &scene.components), news.cards.contains(card), is_own))
                    }
                }
            }
            @if !missing.is_empty() { div.row.missing { @for color in missing { (heading(color)) } } }
        }
    }
}
