//! A score sheet: rounds, foxes and action tracks, then the silver and the yellow area; the rows are in [`super::rows`].

use games::clever2::{Action, Area, Bonus, Cell, Components, Die, NUMBERS, Place, Row, Sheet};
use maud::{Markup, html};
use play::{Player, Score};
use words::Phrase;

use super::{Gain, Table, art, phrases, place_part, rows};
use crate::{Act, parts};

/// The sheet that lies open, large.
pub(super) fn own(table: &Table<'_>) -> Markup {
    let (scene, player) = (table.scene, table.own);
    let page = Page { table, player, sheet: scene.view.sheet(player), is_own: true };
    let total = page.score().total();
    let summary = html! {
        span.total { (scene.say(&Phrase::new("clever2-total").with("points", total))) }
    };
    let (round, rounds) = (scene.view.round(), scene.view.rounds());
    let now = scene.say(&Phrase::new("clever2-round").with("round", round).with("rounds", rounds));
    let inside = html! { div.heading { (round_track(table, &now, rounds)) (page.foxes()) } (page.draw()) };
    let is_acting = scene.turn.players().contains(player);
    html! { div.mine data-sheet { (parts::player_panel(scene.name(player), true, is_acting, &summary, &inside)) } }
}

/// Another player's sheet.
pub(super) fn small(table: &Table<'_>, player: Player) -> Markup {
    Page { table, player, sheet: table.scene.view.sheet(player), is_own: false }.draw()
}

/// Which of these rounds it is, and what each of them brings.
pub(super) fn round_track(table: &Table<'_>, label: &str, rounds: u8) -> Markup {
    let (scene, view) = (table.scene, table.scene.view);
    html! {
        ol.rounds aria-label=(label) {
            @for (round, &bonus) in (1..=rounds).zip(&scene.components.round_bonuses) {
                @let named = match bonus {
                    Bonus::None => Phrase::new("clever2-round-plain"),
                    _ => Phrase::new("clever2-round-bonus").with("bonus", name(bonus)),
                };
                li.past[round < view.round()].now[round == view.round()] data-tip=(scene.say(&named.with("round", round))) {
                    span { (round) }
                    @if bonus != Bonus::None { (art::icon(&format!("bonus-{}", phrases::bonus_name(bonus)))) }
                }
            }
        }
    }
}

fn name(bonus: Bonus) -> Phrase {
    Phrase::new(format!("clever2-bonus-{}", phrases::bonus_name(bonus)))
}

/// What can be done at a place of the sheet.
enum Open {
    /// One tap enters something here.
    Act(Act),
    /// A die can be entered here.
    Part(String),
}

/// A sheet to be drawn.
pub(super) struct Page<'a> {
    /// The table on which it lies.
    pub table: &'a Table<'a>,
    /// Whose it is.
    pub player: Player,
    /// What is on it.
    pub sheet: &'a Sheet,
    /// Whether it lies open, with all that can be done.
    pub is_own: bool,
}

impl Page<'_> {
    /// What is printed on it.
    pub(super) fn printed(&self) -> &Components {
        &self.table.scene.components
    }

    fn score(&self) -> Score {
        self.sheet.score(self.printed())
    }

    pub(super) fn draw(&self) -> Markup {
        html! {
            div.sheet.small[!self.is_own] {
                (self.tracks())
                (self.panel(Area::Silver, &html! {}, &self.silver()))
                (self.panel(Area::Yellow, &html! {}, &self.yellow()))
                (rows::blue(self))
                (rows::green(self))
                (rows::pink(self))
            }
        }
    }

    /// A bonus on this sheet; on a small one it goes without words.
    pub(super) fn bonus(&self, bonus: Bonus, is_earned: bool) -> Markup {
        html! {
            span.badge.earned[is_earned && bonus != Bonus::None] {
                @if self.is_own { (self.table.bonus(bonus)) }
                @else if bonus != Bonus::None { (art::icon(&format!("bonus-{}", phrases::bonus_name(bonus)))) }
            }
        }
    }

    /// An area with its head: mark, name and score.
    pub(super) fn panel(&self, area: Area, aside: &Markup, inside: &Markup) -> Markup {
        let scene = self.table.scene;
        let name = area.name();
        let scores: Vec<i32> = self.score().lines().take(Area::ALL.len()).map(|(_, points)| points).collect();
        let points = scores[area as usize];
        let is_weakest = self.sheet.foxes() > 0 && scores.iter().all(|&other| points <= other);
        html! {
            section.panel.(name) {
                header data-tip=[self.is_own.then(|| self.rule(area))] {
                    (art::mark(name))
                    h3 { (scene.text(&format!("clever2-area-{name}"))) }
                    (aside)
                    @if is_weakest {
                        @let told = scene.text("clever2-weakest");
                        svg.weakest viewBox="0 0 24 24" role="img" aria-label=(told) data-tip=(told) { (art::part("bonus-fox")) }
                    }
                    span.points { (signed(points)) }
                }
                (inside)
            }
        }
    }

    /// How an area scores.
    fn rule(&self, area: Area) -> String {
        let mut rule = Phrase::new(format!("clever2-area-{area}.tip"));
        if area == Area::Silver {
            let points: Vec<String> = self.printed().silver_points[1..].iter().map(i32::to_string).collect();
            rule = rule.with("points", points.join(", "));
        }
        self.table.scene.say(&rule)
    }

    pub(super) fn foxes(&self) -> Markup {
        let (scene, printed) = (self.table.scene, self.printed());
        let score = self.score();
        let worth = score.lines().take(Area::ALL.len()).map(|(_, points)| points).min().unwrap_or(0);
        let lines = printed.yellow_lines.iter().map(|&(_, bonus)| bonus);
        let ends = printed.tracks.iter().map(|&(_, bonus)| bonus);
        let fields = [printed.blue_bonuses, printed.green_bonuses, printed.pink_bonuses].into_iter().flatten();
        let rounds = printed.round_bonuses.iter().copied().take(scene.view.rounds().into());
        let all = printed.silver_columns.into_iter().chain(lines).chain(ends).chain(fields).chain(rounds);
        let most = all.filter(|&bonus| bonus == Bonus::Fox).count().max(usize::from(self.sheet.foxes()));
        let told = Phrase::new("clever2-foxes").with("count", self.sheet.foxes()).with("points", worth);
        let told = scene.say(&told);
        html! {
            div.foxes role="img" aria-label=(told) data-tip={ (told) ". " (scene.text("clever2-bonus-fox.tip")) } {
                @for fox in 0..most { span.have[fox < usize::from(self.sheet.foxes())] { (art::icon("bonus-fox")) } }
                b { "× " (signed(worth)) }
            }
        }
    }

    fn tracks(&self) -> Markup {
        let scene = self.table.scene;
        html! {
            div.tracks {
                @for (track, action) in phrases::TRACKS {
                    @let (slots, end) = self.printed().tracks[track as usize];
                    @let (earned, used) = (self.sheet.earned(track), self.sheet.used(track));
                    @let told = Phrase::new("clever2-track").with("action", Phrase::new(format!("clever2-bonus-{action}")))
                        .with("left", earned - used).with("earned", earned).with("slots", slots);
                    @let told = scene.say(&told);
                    @let tip = self.is_own.then(|| {
                        let told = format!("{told}. {}", scene.text(&format!("clever2-bonus-{action}.tip")));
                        if end == Bonus::None {
                            return told;
                        }
                        format!("{told} {}", scene.say(&Phrase::new("clever2-track-end").with("bonus", name(end))))
                    });
                    div.track.ready[earned > used] role="img" aria-label=(told) data-tip=[tip] {
                        (art::icon(&format!("bonus-{action}")))
                        b { (earned - used) }
                        span.slots {
                            @for slot in 0..slots { i.earned[slot < earned].used[slot < used] {} }
                        }
                        @if end != Bonus::None { (art::icon(&format!("bonus-{}", phrases::bonus_name(end)))) }
                    }
                }
            }
        }
    }

    fn silver(&self) -> Markup {
        let (scene, printed) = (self.table.scene, self.printed());
        html! {
            div.grid {
                @for row in Row::ALL {
                    @let color = row.name();
                    span class={ "side " (color) } { (art::mark(color)) }
                    @for number in 1..=NUMBERS as u8 {
                        @let marked = self.sheet.is_marked(row, number);
                        @let inside = html! { (number) @if marked { (art::icon("cross")) } };
                        (self.cell(Place::Silver(row, number), color, marked, &inside))
                    }
                    @let points = printed.silver_points[self.sheet.marks_in_row(row)];
                    @let told = Phrase::new("clever2-silver-row").with("row", color).with("points", points);
                    span.sum data-tip=[self.is_own.then(|| scene.say(&told))] { (points) }
                }
                span {}
                @for number in 1..=NUMBERS as u8 {
                    (self.bonus(printed.silver_columns[usize::from(number) - 1], self.sheet.marks_in_column(number) == Row::ALL.len()))
                }
                span {}
            }
        }
    }

    fn yellow(&self) -> Markup {
        let (scene, printed) = (self.table.scene, self.printed());
        let uncircled = self.sheet.uncircled(printed);
        let crosses = self.sheet.crossed().count();
        let line = |index: usize| {
            let (cells, bonus) = printed.yellow_lines[index];
            self.bonus(bonus, uncircled & cells == 0)
        };
        html! {
            div.pair-of {
                div.grid {
                    @for row in 1..=Cell::ROWS as u8 {
                        @for column in 1..=Cell::COLUMNS as u8 {
                            @match Cell::at(row, column).filter(|cell| printed.yellow_cells & cell.bit() != 0) {
                                Some(cell) => {
                                    @let is_circled = uncircled & cell.bit() == 0;
                                    @let is_crossed = self.sheet.uncrossed(printed) & cell.bit() == 0;
                                    @let inside = html! {
                                        (phrases::printed(cell, printed))
                                        @if is_circled { (art::icon("circle")) }
                                        @if is_crossed { (art::icon("cross")) }
                                    };
                                    (self.cell(Place::Yellow(cell), "yellow", is_crossed, &inside))
                                }
                                None => { span.gap {} }
                            }
                        }
                        (line(usize::from(row) - 1))
                    }
                    @for column in 0..Cell::COLUMNS { (line(Cell::ROWS + column)) }
                    span {}
                }
                ol.ladder {
                    @for (count, points) in printed.yellow_points.iter().enumerate().skip(1) {
                        @let told = Phrase::new("clever2-ladder").with("count", count).with("points", *points);
                        li.have[count == crosses] data-tip=[self.is_own.then(|| scene.say(&told))] {
                            span { (count) "×" } b { (points) }
                        }
                    }
                }
            }
        }
    }

    /// A cell of the silver or the yellow area.
    fn cell(&self, place: Place, color: &str, is_full: bool, inside: &Markup) -> Markup {
        let is_fresh = self.table.fresh.contains(&(self.player, place));
        let open = if self.is_own { self.open(place) } else { None };
        let gain = open.as_ref().map(|_| Gain::of(self.sheet, place, self.printed()));
        let inside = html! { (inside) @if let Some(gain) = &gain { (earns(gain)) } };
        let told = gain.as_ref().map(|gain| {
            let (place, scene) = (phrases::place(place, self.printed()), self.table.scene);
            scene.say(&Phrase::new("clever2-gain").with("place", place).with("points", gain.sign()))
        });
        html! {
            @match &open {
                Some(Open::Act(act)) => {
                    button.cell.open.(color).fresh[is_fresh] type="button" data-action=(act.text) data-hint[act.is_hint] aria-label=(act.label) data-tip=[told.as_deref()] {
                        (inside)
                    }
                }
                Some(Open::Part(part)) => {
                    button.cell.open.(color).fresh[is_fresh] type="button" data-part=(part) data-hint[self.table.is_hinted(part)] aria-label=[told.as_deref()] data-tip=[told.as_deref()] {
                        (inside)
                    }
                }
                None => { span.cell.(color).full[is_full] .fresh[is_fresh] { (inside) } }
            }
        }
    }

    /// What can be done at a cell. If several dice may mark it, the one of the row's own color comes first: it can go nowhere else.
    fn open(&self, place: Place) -> Option<Open> {
        let (scene, table) = (self.table.scene, self.table);
        if scene.legal.is_empty() {
            return None;
        }
        if table.entries.iter().any(|entry| entry.place == place) {
            return Some(Open::Part(place_part(place)));
        }
        let marks = match place {
            Place::Silver(row, number) => {
                let own = Die::ALL.into_iter().find(|&die| Row::of_die(die) == [row]);
                let dice = own.into_iter().chain([Die::White, Die::Silver]);
                dice.map(|die| Action::Mark(die, row, number)).find(|action| scene.legal.contains(action))
            }
            _ => None,
        };
        scene.act(&marks.unwrap_or(Action::Bonus(place))).map(Open::Act)
    }
}

/// What an entry brings, for the corner of its place.
pub(super) fn earns(gain: &Gain) -> Markup {
    html! {
        span.earns {
            @if gain.points != 0 { b { (gain.sign()) } }
            @for bonus in &gain.bonuses { (art::icon(&format!("bonus-{}", phrases::bonus_name(*bonus)))) }
        }
    }
}

/// A number with a true minus sign.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { number.to_string() }
}
