//! A world: its cards over the clouds, cities and portals across them, travelers at its side, and where it may grow.

use games::StrangeWorld;
use games::strange_world::{Action, Card, Cell, CellSet, Components, Side, Spot, Traveller, World};
use maud::{Markup, html};
use play::{Event, Player};
use words::Phrase;

use super::preview::Trial;
use super::{art, card_part, cell_part, phrases, spot_part, traveller_part};
use crate::Scene;

/// The cells that are drawn, and the columns of travelers beside them.
struct Window {
    top: i8,
    left: i8,
    rows: i8,
    columns: i8,
    guests: [bool; 2],
}

impl Window {
    fn of(world: &World, grows: bool, spots: &[Spot], components: &Components) -> Window {
        let shown = if grows { world.occupied() | world.legal_cells(components) } else { world.occupied() };
        let ((mut top, mut bottom), (left, right)) = (shown.row_range(), shown.column_range());
        let mut guests = [false; 2];
        for spot in world.travellers().map(|(_, spot)| spot).chain(spots.iter().copied()) {
            guests[spot.side as usize] = true;
            (top, bottom) = (top.min(spot.upper), bottom.max(spot.upper + 1));
        }
        Window { top, left, rows: bottom - top + 1, columns: right - left + 1, guests }
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        let (left, columns) = (self.left, self.columns);
        (self.top..self.top + self.rows)
            .flat_map(move |row| (left..left + columns).filter_map(move |column| Cell::at(row, column)))
    }

    /// The classes that put something into a cell.
    fn at(&self, cell: Cell) -> String {
        let column = cell.column() - self.left + 1 + i8::from(self.guests[0]);
        format!("x{column} y{}", cell.row() - self.top + 1)
    }

    /// The classes that put something beside two rows.
    fn beside(&self, spot: Spot) -> String {
        let last = self.columns + 1 + i8::from(self.guests[0]);
        let column = if spot.side == Side::Left { 1 } else { last };
        format!("x{column} h{}", spot.upper - self.top + 1)
    }
}

/// A world on the table.
pub(super) struct Plot<'a> {
    scene: &'a Scene<'a, StrangeWorld>,
    components: &'static Components,
    player: Player,
    world: &'a World,
    /// What the viewer may do in it.
    trial: Option<&'a Trial>,
    /// What happened in it just now.
    news: CellSet,
    /// The whole tip of each card, or its name only.
    is_own: bool,
}

impl<'a> Plot<'a> {
    /// The world of a player.
    pub(super) fn new(scene: &'a Scene<'a, StrangeWorld>, player: Player, trial: Option<&'a Trial>) -> Plot<'a> {
        let is_own = scene.viewer == Some(player);
        let touched = scene.recent.iter().filter_map(|event| match *event {
            Event::Decision(who, Action::Play(_, cell) | Action::Cover(cell)) if who == player => Some(cell),
            _ => None,
        });
        let world = scene.view.public().world(player);
        let components = scene.components.get();
        Plot { scene, components, player, world, trial: trial.filter(|_| is_own), news: touched.collect(), is_own }
    }

    /// The world with all that stands around it.
    pub(super) fn draw(&self) -> Markup {
        if self.world.occupied().is_empty() {
            return html! { div.sky.empty {} };
        }
        let spots = self.spots();
        let window = Window::of(self.world, self.is_own && spots.is_empty(), &spots, self.components);
        let sides = window.guests.iter().filter(|is_there| **is_there).count();
        let label = Phrase::new("strange_world-world").with("name", self.scene.name(self.player));
        html! {
            div.sky {
                (clouds())
                div.world .{ "columns-" (window.columns) " guests-" (sides) }
                    .guests-left[window.guests[0]] .guests-right[window.guests[1]]
                    role="group" aria-label=(self.scene.say(&label)) {
                    @for cell in window.cells() {
                        @if self.world.occupied().contains(cell) { (self.land(&window, cell)) }
                        @else { (self.gap(&window, cell)) }
                    }
                    (self.portals(&window))
                    (self.cities(&window))
                    (self.guests(&window))
                    @for spot in &spots { (self.spot(&window, *spot)) }
                }
            }
        }
    }

    /// Where the viewer may put a traveler.
    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        if self.trial.is_some() {
            for action in self.scene.legal {
                if let Action::Welcome(_, spot) = action
                    && !spots.contains(spot)
                {
                    spots.push(*spot);
                }
            }
        }
        spots
    }

    fn land(&self, window: &Window, cell: Cell) -> Markup {
        let (world, scene) = (self.world, self.scene);
        let card = world.card_at(cell);
        let (is_eaten, is_covered) = (world.eaten().contains(cell), world.fumaroles().contains(cell));
        let is_spent = world.used().contains(cell);
        let name = scene.say(&phrases::card(card, self.components));
        let changed = |key: &'static str| scene.say(&Phrase::new(key).with("card", name.as_str()));
        let (inside, label, tip) = if is_covered {
            let told = changed("strange_world-fumarole");
            (art::drawing("fumarole", "0 0 100 100"), told.clone(), told)
        } else if is_eaten {
            let told = changed("strange_world-eaten");
            (art::drawing("eater", "0 0 100 100"), told.clone(), told)
        } else if is_spent {
            (art::card(card), name.clone(), changed("strange_world-spent"))
        } else if self.is_own {
            (art::card(card), name, phrases::card_tip(card, self.components, scene.voice()))
        } else {
            (art::card(card), name.clone(), name)
        };
        let classes = window.at(cell);
        let moved = format!("world-{}-r{}c{}", self.player.seat(), cell.row(), cell.column());
        let is_new = self.news.contains(cell);
        let choice = self.trial.and_then(|trial| {
            let action = [Action::Cover(cell), Action::Join(cell)].into_iter().find(|act| scene.legal.contains(act))?;
            Some((scene.act(&action)?, trial.after(action)))
        });
        match choice {
            Some((act, forecast)) => html! {
                button.land.target type="button" .(classes) data-move=(moved) data-action=(act.text)
                    data-hint[act.is_hint] aria-label=(act.label) data-tip=(tip) {
                    (inside) (forecast.draw(scene, None))
                }
            },
            None => html! {
                div.land .(classes) .spent[is_spent] .news[is_new] data-move=(moved) role="img" aria-label=(label) data-tip=(tip) {
                    (inside)
                }
            },
        }
    }

    /// An empty cell: where a card may be placed, or may be some day.
    fn gap(&self, window: &Window, cell: Cell) -> Markup {
        let (scene, world) = (self.scene, self.world);
        let classes = window.at(cell);
        let is_legal = self.is_own && world.legal_cells(self.components).contains(cell);
        let is_placing = self.trial.is_some() && scene.step == "play";
        let hand = scene.view.hand(self.player).filter(|_| is_placing);
        let faces: Vec<Card> = hand.map(|hand| hand.cards.faces().collect()).unwrap_or_default();
        let fitting: Vec<Card> =
            faces.iter().copied().filter(|&card| scene.legal.contains(&Action::Play(card, cell))).collect();
        let label = || scene.say(&phrases::place(cell));
        let part = cell_part(cell);
        match (self.trial, fitting.as_slice()) {
            (Some(trial), [only]) if faces.len() == 1 => {
                let act = scene.act(&Action::Play(*only, cell));
                html! {
                    @if let Some(act) = act {
                        button.gap.open type="button" .(classes) data-action=(act.text) data-hint[act.is_hint]
                            aria-label=(act.label) {
                            (trial.play(*only, cell).draw(scene, None))
                        }
                    }
                }
            }
            (Some(trial), [_, ..]) => html! {
                button.gap.open type="button" .(classes) data-part=(part) data-hint[scene.is_hinted(&part)]
                    aria-label=(label()) {
                    @for card in &fitting { (trial.play(*card, cell).draw(scene, Some(&card_part(*card, 1, self.components)))) }
                }
            },
            _ => html! { div.gap .(classes) .near[is_legal && !is_placing] {} },
        }
    }

    /// The open portals across two cards.
    fn portals(&self, window: &Window) -> Markup {
        let pairs = (self.world.visible_portals() & self.world.used()).with_right_neighbor();
        let tip = self.scene.text("strange_world-open");
        html! {
            @for cell in pairs.iter() {
                div.portal.wide .(window.at(cell)) role="img" aria-label=(tip) data-tip=(tip) {
                    (art::drawing("open", "0 0 50 50"))
                }
            }
        }
    }

    fn cities(&self, window: &Window) -> Markup {
        let cities = self.scene.view.public().cities().filter(|(city, _)| city.player == self.player);
        html! {
            @for (city, value) in cities {
                @let [one, other] = city.cells;
                @let is_wide = one.row() == other.row();
                @let tip = self.scene.say(&Phrase::new("strange_world-city").with("stars", value));
                div.city .(window.at(one.min(other))) .wide[is_wide] .tall[!is_wide] data-move={ "city-" (self.player.seat()) "-" (value) }
                    role="img" aria-label=(tip) data-tip=(tip) {
                    (art::drawing("city", "0 0 100 100"))
                    span.value { (value) (art::star()) }
                }
            }
        }
    }

    /// The travelers who stand here; they are small where two share a spot.
    fn guests(&self, window: &Window) -> Markup {
        let guests: Vec<(Traveller, Spot)> = self.world.travellers().collect();
        let is_new = |guest: Traveller| {
            let welcomed = |event: &Event<StrangeWorld>| matches!(event, Event::Decision(_, Action::Welcome(who, _)) if *who == guest);
            self.scene.recent.iter().any(welcomed)
        };
        html! {
            @for (n, (guest, spot)) in guests.iter().enumerate() {
                @let before = guests[..n].iter().filter(|(_, other)| other == spot).count();
                @let shares = guests.iter().filter(|(_, other)| other == spot).count() > 1;
                @let stars = self.world.stars(*guest, *spot, self.components);
                @let tip = Phrase::new("strange_world-guest").with("wish", phrases::wish(*guest, self.components)).with("stars", stars);
                @let tip = self.scene.say(&tip);
                div.guest .(window.beside(*spot)) .shared[shares] .second[before % 2 == 1] .news[is_new(*guest)]
                    .happy[stars > guest.invitation(self.components).base] data-move=(traveller_part(*guest, self.components)) role="img" aria-label=(tip) data-tip=(tip) {
                    (art::drawing(guest.id(self.components), "0 0 60 64"))
                    span.value { (stars) (art::star()) }
                }
            }
        }
    }

    /// A place where a traveler may be put.
    fn spot(&self, window: &Window, spot: Spot) -> Markup {
        let scene = self.scene;
        let travellers = scene.view.public().travellers();
        let part = spot_part(spot);
        let preview = |guest: Traveller, is_alone: bool| {
            let stars = self.world.stars(guest, spot, self.components);
            let is_happy = stars > guest.invitation(self.components).base;
            let when = (!is_alone).then(|| traveller_part(guest, self.components));
            html! {
                span.forecast .good[is_happy] data-when=[when] hidden[!is_alone] {
                    span.gain { "+" (stars) (art::star()) }
                }
            }
        };
        if travellers.len() == 1 {
            let guest = travellers.first().and_then(|guest| Some((guest, scene.act(&Action::Welcome(guest, spot))?)));
            return html! {
                @if let Some((guest, act)) = guest {
                    button.spot type="button" .(window.beside(spot)) data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label) {
                        (preview(guest, true))
                    }
                }
            };
        }
        html! {
            button.spot type="button" .(window.beside(spot)) data-part=(part) data-hint[scene.is_hinted(&part)]
                aria-label=(scene.say(&phrases::spot(spot))) {
                @for guest in travellers.iter() { (preview(guest, false)) }
            }
        }
    }
}

/// The clouds under a world.
fn clouds() -> Markup {
    html! {
        svg.clouds viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true" {
            path.far d="M0 70Q30 40 66 58 90 26 134 50 170 20 210 48 250 24 284 52 330 30 352 56 384 44 400 62V120H0Z" {}
            path.near d="M0 96Q26 74 58 88 84 62 124 84 160 64 190 86 226 66 262 88 300 68 330 88 368 74 400 92V120H0Z" {}
        }
    }
}
