//! Twice as Clever: six dice in three zones, the score sheets, and a clever fox.

mod art;
mod phrases;
mod rows;
mod sheet;
mod specimen;
mod stage;

use games::Clever2;
use games::clever2::{Action, Area, Bonus, Components, Die, Entry, Place, Question, Sheet, Track};
use maud::{Markup, html};
use play::{Boxed, Event, Game, Player};
use words::{Language, Phrase};

use crate::{Picture, Scene, parts, title_phrase};
use phrases::bonus_name;

impl Picture for Clever2 {
    project_files!("clever2");

    fn action(action: &Action, components: Boxed<Components>) -> Phrase {
        phrases::action(*action, &components)
    }

    fn chance(result: &games::clever2::Chance, _: Boxed<Components>, names: &[String]) -> Phrase {
        phrases::chance(result, names)
    }

    /// A die and the place where it is entered.
    fn parts(action: &Action, _: Boxed<Components>) -> Vec<String> {
        match *action {
            Action::Choose(entry) | Action::Extra(entry) | Action::Take(entry) => {
                vec![die_part(entry.die()), place_part(entry.place)]
            }
            _ => Vec::new(),
        }
    }

    fn art(_: Boxed<Components>) -> Markup {
        art::drawings()
    }

    fn specimen(components: Boxed<Components>, language: Language) -> Markup {
        specimen::draw(components, language)
    }

    fn draw(scene: &Scene<'_, Clever2>) -> Markup {
        let table = Table::of(scene);
        let players = || (0..scene.view.players()).map(Player::new);
        let others = players().filter(|&player| player != table.own);
        html! {
            div.frame {
                div.board {
                    (stage::draw(&table))
                    (sheet::own(&table))
                    div.others {
                        @for player in others { (other(&table, player)) }
                        @if scene.view.players() == 1 { (titles(scene, table.own_title())) }
                    }
                }
            }
        }
    }
}

/// The scene, and what all its parts ask for.
struct Table<'a> {
    scene: &'a Scene<'a, Clever2>,
    /// Whose sheet is open: the viewer's, or else the active player's.
    own: Player,
    /// The entries of dice that are legal now.
    entries: Vec<Entry>,
    /// What was entered on which sheet since the viewer decided last.
    fresh: Vec<(Player, Place)>,
    /// Each bonus with its sign, what it is called and what it means.
    bonuses: Vec<(Bonus, String, [String; 2])>,
}

impl<'a> Table<'a> {
    fn of(scene: &'a Scene<'a, Clever2>) -> Table<'a> {
        let entries = scene.legal.iter().filter_map(|action| match *action {
            Action::Choose(entry) | Action::Extra(entry) | Action::Take(entry) => Some(entry),
            _ => None,
        });
        let fresh = scene.recent.iter().filter_map(|event| match *event {
            Event::Decision(player, action) => entered(action).map(|place| (player, place)),
            Event::Chance(_) => None,
        });
        let bonuses = BONUSES.iter().map(|&bonus| {
            let key = format!("clever2-bonus-{}", bonus_name(bonus));
            (bonus, format!("bonus-{}", bonus_name(bonus)), [scene.text(&key), scene.text(&format!("{key}.tip"))])
        });
        Table {
            scene,
            own: scene.viewer.unwrap_or(scene.view.active()),
            entries: entries.collect(),
            fresh: fresh.collect(),
            bonuses: bonuses.collect(),
        }
    }

    /// The place of the title that the open sheet has reached.
    fn own_title(&self) -> Option<usize> {
        let (sheet, components) = (self.scene.view.sheet(self.own), &self.scene.components);
        let total = sheet.score(components).total();
        components.ratings.iter().position(|rating| total >= rating.min)
    }

    /// Whether a die can be picked now.
    fn can_pick(&self, die: Die) -> bool {
        self.entries.iter().any(|entry| entry.die() == die)
    }

    /// Whether the advised action has this part.
    fn is_hinted(&self, part: &str) -> bool {
        self.scene.hint.is_some() && self.scene.is_hinted(part)
    }

    /// The sign of a bonus, with its meaning.
    fn bonus(&self, bonus: Bonus) -> Markup {
        let known = self.bonuses.iter().find(|(known, ..)| *known == bonus);
        html! {
            @if let Some((_, sign, [name, tip])) = known {
                svg.bonus role="img" aria-label=(name) data-tip=(tip) { (art::part(sign)) }
            }
        }
    }
}

const BONUSES: [Bonus; 10] = {
    use games::clever2::Area::{Blue, Green, Pink, Silver, Yellow};
    [
        Bonus::Action(Track::Reroll),
        Bonus::Action(Track::Return),
        Bonus::Action(Track::Extra),
        Bonus::Fox,
        Bonus::Question(Question::Colored(Silver)),
        Bonus::Question(Question::Colored(Yellow)),
        Bonus::Question(Question::Colored(Blue)),
        Bonus::Question(Question::Colored(Green)),
        Bonus::Question(Question::Colored(Pink)),
        Bonus::Question(Question::Black),
    ]
};

/// Where an action enters something.
fn entered(action: Action) -> Option<Place> {
    match action {
        Action::Choose(entry) | Action::Extra(entry) | Action::Take(entry) => Some(entry.place),
        Action::Mark(_, row, number) => Some(Place::Silver(row, number)),
        Action::Bonus(place) => Some(place),
        _ => None,
    }
}

/// What an entry brings at once.
struct Gain {
    points: i32,
    bonuses: Vec<Bonus>,
}

impl Gain {
    fn of(before: &Sheet, place: Place, components: &Components) -> Gain {
        let mut after = *before;
        after.enter(place, components);
        let count = |sheet: &Sheet, bonus: Bonus| match bonus {
            Bonus::None => 0,
            Bonus::Fox => sheet.foxes(),
            Bonus::Action(track) => sheet.earned(track),
            Bonus::Question(Question::Black) => sheet.questions().black(),
            Bonus::Question(Question::Colored(area)) => sheet.questions().colored(area),
        };
        let is_earned = |bonus: &Bonus| count(&after, *bonus) > count(before, *bonus);
        let bonuses = BONUSES.into_iter().filter(is_earned).collect();
        Gain { points: after.score(components).total() - before.score(components).total(), bonuses }
    }

    /// The points with their sign, for the corner of a place.
    fn sign(&self) -> String {
        if self.points < 0 { format!("−{}", -self.points) } else { format!("+{}", self.points) }
    }
}

/// Another player's sheet, small, with the scores of its areas before it.
fn other(table: &Table<'_>, player: Player) -> Markup {
    let scene = table.scene;
    let sheet = scene.view.sheet(player);
    let score = sheet.score(&scene.components);
    let summary = html! {
        span.total { (scene.say(&Phrase::new("clever2-total").with("points", score.total()))) }
        span.chips {
            @for (area, (line, points)) in Area::ALL.into_iter().zip(score.lines()) {
                @let is_fresh = table.fresh.iter().any(|(who, place)| *who == player && place.area() == area);
                span.chip.(line).fresh[is_fresh] { (art::mark(line)) (sheet::signed(points)) }
            }
            span.chip.fox { (art::icon("bonus-fox")) (sheet.foxes()) }
            @for (track, name) in phrases::TRACKS {
                span.chip.action { (art::icon(&format!("bonus-{name}"))) (sheet.earned(track) - sheet.used(track)) }
            }
        }
    };
    let is_acting = scene.turn.players().contains(player);
    let inside = sheet::small(table, player);
    parts::player_panel(scene.name(player), false, is_acting, &summary, &inside)
}

/// The titles of the solo game, the present one marked.
fn titles(scene: &Scene<'_, Clever2>, present: Option<usize>) -> Markup {
    html! {
        ol.titles aria-label=(scene.text("clever2-titles")) data-tip=(scene.text("clever2-titles")) {
            @for (place, rating) in scene.components.ratings.iter().enumerate() {
                li.now[present == Some(place)] {
                    @if present == Some(place) { (art::icon("bonus-fox")) }
                    span { (scene.say(&title_phrase(Clever2::ID, &rating.label, scene.voice())).trim_end_matches('.')) }
                    b { @if rating.min > 0 { (rating.min) "+" } }
                }
            }
        }
    }
}

fn die_part(die: Die) -> String {
    format!("die-{die}")
}

fn place_part(place: Place) -> String {
    match place {
        Place::Silver(row, number) => format!("silver-{row}-{number}"),
        Place::Yellow(cell) => format!("yellow-{cell}"),
        Place::Blue(_) => "blue".to_owned(),
        Place::Green(_) => "green".to_owned(),
        Place::Pink(_) => "pink".to_owned(),
    }
}
