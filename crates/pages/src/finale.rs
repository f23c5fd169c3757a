//! The end of a game: who has won or what was reached, counted line by line, and what to do next.

use catalogue::{AnyTable, Level};
use maud::{Markup, html};
use pictures::{line_name, number, title_phrase};
use play::{PlayerSet, Score, winners_among};
use words::Phrase;

use crate::seats::seat_names;
use crate::{Ending, Reader, SeatHolder, Standing, TableModel, art};

impl Ending {
    /// How the game of a table has ended, once it has, without those who have given up, and what the reader has reached in games
    /// like it.
    pub fn of(table: &dyn AnyTable, given_up: PlayerSet, standing: Option<Standing>) -> Option<Ending> {
        let (_, scores) = (table.winners()?, table.scores());
        let players = PlayerSet::seats(scores.len()).iter().filter(|player| !given_up.contains(*player));
        let winners = winners_among(&scores, players.collect());
        let names: Vec<&str> = scores.first()?.lines().map(|(name, _)| name).collect();
        let points =
            |n: usize| scores.iter().map(|score| score.lines().nth(n).map_or(0, |(_, points)| points)).collect();
        Some(Ending {
            lines: names.into_iter().enumerate().map(|(n, name)| (name, points(n))).collect(),
            totals: scores.iter().map(Score::total).collect(),
            winners,
            title: table.title(),
            titles: table.titles(),
            standing,
        })
    }
}

/// The end of the game, if it has ended.
pub(crate) fn finale(reader: &Reader, now: &TableModel) -> Markup {
    let Some(ending) = &now.ending else { return html! {} };
    let names = seat_names(reader.language, &now.seats);
    let is_won = is_solo(ending) || me(now).is_some_and(|seat| is_winner(ending, seat));
    html! {
        div.finale.won[is_won] id="finale" {
            h2 { (headline(reader, now, ending, &names)) }
            (counting(reader, now, ending, &names))
            @if let Some(points) = short(now, ending) {
                p.finale-standing { (reader.say(&Phrase::new("pages-end-short").with("points", points))) }
            }
            (scale(reader, now, ending))
            @if let Some(standing) = ending.standing.filter(|standing| standing.games > 1) {
                p.finale-standing {
                    (reader.say(&Phrase::new("pages-end-best").with("points", standing.best))) " · "
                    (reader.say(&Phrase::new("pages-end-average").with("points", standing.average).with("count", standing.games)))
                }
            }
            div.finale-ways {
                (again(reader, now))
                @if me(now).is_some_and(|seat| is_winner(ending, seat)) { (next_opponent(reader, now)) }
                (share(reader, now))
            }
        }
    }
}

fn is_solo(ending: &Ending) -> bool {
    ending.totals.len() == 1
}

fn is_winner(ending: &Ending, seat: usize) -> bool {
    ending.winners.iter().any(|winner| winner.seat() == seat)
}

/// The seat of the reader; those who share a device are called by their names.
fn me(now: &TableModel) -> Option<usize> {
    let is_mine = |seat: &SeatHolder| matches!(seat, SeatHolder::Mine { .. });
    let mut mine = now.seats.iter().enumerate().filter(|(_, seat)| is_mine(seat)).map(|(seat, _)| seat);
    mine.next().filter(|_| mine.next().is_none())
}

/// How many points a reader who has lost has less than the winners.
fn short(now: &TableModel, ending: &Ending) -> Option<i32> {
    let seat = me(now).filter(|seat| !is_winner(ending, *seat))?;
    let best = ending.winners.iter().filter_map(|winner| ending.totals.get(winner.seat())).max()?;
    Some(best - ending.totals.get(seat)?).filter(|points| *points > 0)
}

fn headline(reader: &Reader, now: &TableModel, ending: &Ending, names: &[String]) -> String {
    if is_solo(ending) {
        return match ending.title {
            Some(title) => title_words(reader, now, title),
            None => reader.say(&Phrase::new("pages-mine-solo").with("points", ending.totals[0])),
        };
    }
    if ending.winners.is_empty() {
        return reader.text("pages-end-nobody");
    }
    let winners: Vec<&str> =
        ending.winners.iter().filter_map(|winner| names.get(winner.seat())).map(String::as_str).collect();
    if me(now).is_some_and(|seat| is_winner(ending, seat)) {
        return reader.text(if winners.len() > 1 { "pages-end-shared" } else { "pages-end-won" });
    }
    reader.say(&Phrase::new("pages-end-won-by").with("names", winners.join(", ")).with("count", winners.len()))
}

fn title_words(reader: &Reader, now: &TableModel, title: &str) -> String {
    let voice = reader.voice(now.game);
    voice.say(&title_phrase(now.game.id, title, voice))
}

/// The points line by line; the script lets them appear one after the other.
fn counting(reader: &Reader, now: &TableModel, ending: &Ending, names: &[String]) -> Markup {
    let voice = reader.voice(now.game);
    html! {
        div.finale-scroll { table.finale-count {
            thead { tr { th {} @for name in names { th scope="col" { (name) } } } }
            tbody {
                @for (line, points) in &ending.lines {
                    tr { th scope="row" { (voice.say(&line_name(now.game.id, line))) } @for points in points { td { (number(*points)) } } }
                }
                tr.finale-total {
                    th scope="row" { (reader.text("pages-end-total")) }
                    @for (seat, total) in ending.totals.iter().enumerate() {
                        td.best[!is_solo(ending) && is_winner(ending, seat)] { (number(*total)) }
                    }
                }
            }
        } }
    }
}

/// How many titles below and above the one that was reached are shown, beside the highest.
const BELOW: usize = 1;
const ABOVE: usize = 2;

/// The titles of the solo game around the one that was reached, and what the next one takes.
fn scale(reader: &Reader, now: &TableModel, ending: &Ending) -> Markup {
    let points = ending.totals.first().copied().unwrap_or_default();
    let reached = ending.titles.iter().filter(|(least, _)| points >= *least).count();
    let is_near =
        |n: usize| (reached.saturating_sub(1 + BELOW)..reached + ABOVE).contains(&n) || n + 1 == ending.titles.len();
    html! {
        @if !ending.titles.is_empty() {
            ol.finale-scale aria-label=(reader.text("pages-end-titles")) {
                @for (n, (least, title)) in ending.titles.iter().enumerate().filter(|(n, _)| is_near(*n)) {
                    li.reached[n < reached] aria-current=[(n + 1 == reached).then_some("true")] {
                        (title_words(reader, now, title))
                        // Everybody has the lowest title.
                        @if n > 0 { " " b { (least) } }
                    }
                }
            }
            @if let Some((least, title)) = ending.titles.get(reached) {
                p.finale-standing {
                    (reader.say(&Phrase::new("pages-end-next").with("points", least - points).with("title", title_words(reader, now, title))))
                }
            }
        }
    }
}

/// What can be done at a table whose game was ended before its end.
pub(crate) fn after_end(reader: &Reader, now: &TableModel) -> Markup {
    html! { @if now.ending.is_none() { (again(reader, now)) (share(reader, now)) } }
}

/// The rematch: those who have played ask for it, and everybody is led there.
fn again(reader: &Reader, now: &TableModel) -> Markup {
    html! {
        @if let Some(next) = &now.rematch {
            a.button.primary href={ "/t/" (next) } { (art::icon("play")) (reader.text("pages-rematch-go")) }
        } @else if now.company.has_played {
            form method="post" action={ "/t/" (now.id) "/rematch" } {
                button.button.primary { (art::icon("play")) (reader.text("pages-rematch")) }
            }
        }
    }
}

fn share(reader: &Reader, now: &TableModel) -> Markup {
    html! {
        a.button href={ "/r/" (now.id) } { (art::icon("replay")) (reader.text("pages-replay")) }
        button.button type="button" data-copy={ "/r/" (now.id) } data-share=(reader.game(now.game)) {
            (art::icon("link")) span { (reader.text("pages-end-share")) }
        }
    }
}

/// The same game against bots that play better, for a winner, if all the others were bots and there are better ones.
fn next_opponent(reader: &Reader, now: &TableModel) -> Markup {
    let (Some(mine), Some(level)) = (me(now), better(&now.seats)) else { return html! {} };
    if now.box_name.is_some() {
        return html! {};
    }
    let (id, settings) = (now.game.id, now.setup.split(' ').filter_map(|pair| pair.split_once('=')));
    html! {
        form method="post" action={ "/new/" (id) } {
            input type="hidden" name="mode" value="bots";
            input type="hidden" name="box" value=(now.components);
            @for (key, value) in settings { input type="hidden" name={ "set-" (key) } value=(value); }
            @for seat in 0..now.seats.len() {
                input type="hidden" name={ "seat-" (seat) } value=(if seat == mine { "me".to_owned() } else { level.to_string() });
            }
            button.button { (art::icon("bots")) (reader.say(&Phrase::new("pages-end-opponent").with("level", reader.level(level)))) }
        }
    }
}

/// The level above that of the best bot, if nobody else sat there.
fn better(seats: &[SeatHolder]) -> Option<Level> {
    let levels: Option<Vec<Level>> = seats
        .iter()
        .filter(|seat| !matches!(seat, SeatHolder::Mine { .. }))
        .map(|seat| if let SeatHolder::Bot { level, .. } = seat { Some(*level) } else { None })
        .collect();
    let levels = levels.filter(|levels| !levels.is_empty())?;
    let next = Level::OPPONENTS.into_iter().rev().take_while(|level| !levels.contains(level));
    next.last()
}
