//! How a game is shown and told.

use maud::{Markup, html};
use play::{Boxed, Event, Game, Notation};
use words::{Language, Phrase, Source};

use crate::{Scene, generic};

/// What a result of chance sounds like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Dice that roll.
    Dice,
    /// Cards that are drawn.
    Cards,
}

impl Sound {
    /// Its name in `data-heard`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Sound::Dice => "dice",
            Sound::Cards => "cards",
        }
    }
}

/// How a game is shown and told. A game that says no more than it must gets the generic picture and its notation.
pub trait Picture: Game {
    /// The rulebook for players in the order of the languages, as Markdown. Every step is the name of a chapter.
    const RULEBOOK: [&'static str; Language::ALL.len()];
    /// The stylesheet of its tables, besides what all tables share.
    const STYLE: &'static str;
    /// Its sign on pages, as SVG.
    const EMBLEM: &'static str;

    /// What chance sounds like.
    const SOUND: Sound = Sound::Dice;

    /// Its words. Each key begins with the id of the game.
    fn words() -> &'static Source;

    /// What an action means: the label of its button. Its form `done` says in the log what a player did (`Anna` stands before it).
    fn action(action: &Self::Action, components: Boxed<Self::Components>) -> Phrase {
        Phrase::verbatim(action.notation(&components).to_string())
    }

    /// What a result of chance means, in the log. Whom it concerns is a seat that the reader knows by a name.
    fn chance(result: &Self::Chance, components: Boxed<Self::Components>, names: &[String]) -> Phrase {
        let _ = names;
        Phrase::verbatim(result.notation(&components).to_string())
    }

    /// What those read who do not see the event; the player's name stands before a decision.
    fn hearsay(event: &Event<Self>, components: Boxed<Self::Components>, names: &[String]) -> Phrase {
        match event {
            Event::Decision(_, action) => Self::action(action, components).form("done"),
            Event::Chance(result) => Self::chance(result, components, names),
        }
    }

    /// The places of the picture by which an action is picked, one after the other; none if one click is enough.
    fn parts(action: &Self::Action, components: Boxed<Self::Components>) -> Vec<String> {
        let _ = (action, components);
        Vec::new()
    }

    /// Whether picking all parts of the action does not send it yet: it is offered, and sent by its button.
    fn asks_first(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The drawings to which the picture refers by their names, the inside of an SVG. They stand on a page once and are never
    /// drawn again.
    fn art(components: Boxed<Self::Components>) -> Markup {
        let _ = components;
        html! {}
    }

    /// What is in a box, for its owner to look at: sheets, boards, cards. Nothing in it can be clicked.
    fn specimen(components: Boxed<Self::Components>, language: Language) -> Markup {
        generic::specimen::<Self>(components, language)
    }

    /// The picture of the table.
    fn draw(scene: &Scene<'_, Self>) -> Markup {
        generic::draw(scene)
    }
}
