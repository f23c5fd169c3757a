//! Tables of any game as people see them: what draws.

use pictures::{Drawing, Moment, Scene, log_line};
use play::{Event, Notation, Player, PlayerSet, Table};
use words::Language;

use crate::{Complete, Why, why};

/// Who looks at a table, and how.
#[derive(Clone, Copy)]
pub struct Viewpoint<'a> {
    /// Whose eyes; `None` is a spectator.
    pub viewer: Option<Player>,
    /// What the players are called, in seat order.
    pub names: &'a [String],
    /// The language of the reader.
    pub language: Language,
    /// The text of an action that the viewer is advised to take.
    pub hint: Option<&'a str>,
    /// Who has given up.
    pub given_up: PlayerSet,
    /// Whether the viewer may act here; else the picture has nothing to click.
    pub is_live: bool,
}

/// A table that can be shown.
pub trait Draws {
    /// The table as somebody sees it, as HTML.
    fn draw(&self, viewpoint: &Viewpoint<'_>) -> Drawing;
    /// What the n-th event says to a reader.
    fn tell(&self, n: usize, viewpoint: &Viewpoint<'_>) -> String;
    /// Somebody who saw the n-th event, if anybody did.
    fn witness(&self, n: usize) -> Option<Player>;
    /// What an action means, by its text.
    fn label(&self, action: &str, language: Language) -> String;
    /// Why an advised action is better than another good one, in a sentence or two.
    fn why(&self, why: &Why, language: Language) -> String;
}

impl<G: Complete> Draws for Table<G> {
    fn draw(&self, viewpoint: &Viewpoint<'_>) -> Drawing {
        let game = self.game();
        let legal = match viewpoint.viewer.filter(|_| viewpoint.is_live) {
            Some(viewer) => self.legal(viewer),
            None => Vec::new(),
        };
        let (view, scores, recent) = (game.view(viewpoint.viewer), self.scores(), recent(self, viewpoint.viewer));
        let mut scene = Scene::<G>::new(
            &view,
            viewpoint.viewer,
            Moment::of(game),
            &legal,
            viewpoint.names,
            &scores,
            viewpoint.language,
        );
        scene.is_live = viewpoint.is_live;
        scene.hint = viewpoint.hint.and_then(|hint| G::Action::read(hint, &self.components()).ok());
        scene.recent = &recent;
        scene.given_up = viewpoint.given_up;
        Drawing::of(&scene, game.title())
    }

    fn tell(&self, n: usize, viewpoint: &Viewpoint<'_>) -> String {
        let is_witness = is_seen_by(self, n, viewpoint.viewer);
        log_line(&self.events()[n], is_witness, self.components(), viewpoint.names, viewpoint.language)
    }

    fn witness(&self, n: usize) -> Option<Player> {
        PlayerSet::seats(self.game().players()).iter().find(|&player| is_seen_by(self, n, Some(player)))
    }

    fn label(&self, action: &str, language: Language) -> String {
        let components = self.components();
        let phrase = G::Action::read(action, &components).map(|action| G::action(&action, components));
        phrase.map_or_else(|_| action.to_owned(), |phrase| G::words().voice(language).say(&phrase))
    }

    fn why(&self, why: &Why, language: Language) -> String {
        why::sentences(self, why, language)
    }
}

fn is_seen_by<G: Complete>(table: &Table<G>, n: usize, viewer: Option<Player>) -> bool {
    table.hidden(n).is_none_or(|hidden| hidden.is_seen_by(viewer))
}

/// What the viewer has seen happen since their last decision; a spectator: since anybody's.
fn recent<G: Complete>(table: &Table<G>, viewer: Option<Player>) -> Vec<Event<G>> {
    let is_theirs = |event: &Event<G>| match event {
        Event::Decision(player, _) => viewer.is_none_or(|viewer| viewer == *player),
        Event::Chance(_) => false,
    };
    let events = table.events();
    let first = events.iter().rposition(is_theirs).unwrap_or(0);
    (first..events.len()).filter(|n| is_seen_by(table, *n, viewer)).map(|n| events[n]).collect()
}
