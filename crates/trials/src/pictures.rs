//! What holds for the page of every player at every step of every game.

use std::collections::BTreeSet;

use pictures::{Drawing, Moment, Picture, Scene, log_line};
use play::{Chances, Components, Event, Game, Notation, Player, PlayerSet, Rng, Score, Seed, Table, Turn, all_setups};
use words::Language;

/// Plays random games: every legal action and no secret is on the page of every player at every step, and the log has words for
/// everything.
pub fn check<G: Picture>(games: u64) {
    let components = G::Components::shelf().standard();
    let (setups, art) = (all_setups(G::SETTINGS), drawings(&G::art(components).into_string()));
    for number in 0..games {
        let mut rng = Rng::from_number(number);
        let setup = &setups[(number as usize * 7919) % setups.len()];
        let setup: G::Setup = setup.parse().expect("a set-up");
        let mut table = Table::<G>::new(setup, Seed::from(number), Chances::Manual);
        loop {
            let game = table.game().clone();
            let language = Language::ALL[(rng.below(2)) as usize];
            for player in PlayerSet::seats(game.players()).iter() {
                check_actions(&game, player, language, &art);
            }
            let viewers = game.players() as u32 + 1;
            let seat = rng.below(viewers) as usize;
            check_secrecy(&game, (seat < game.players()).then(|| Player::new(seat)), &mut rng);
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.sample(&mut rng)),
                Turn::Players(players) => {
                    let player = players.iter().next().expect("somebody acts");
                    let mut legal = Vec::new();
                    game.legal(player, &mut legal);
                    Event::Decision(player, legal[rng.below(legal.len() as u32) as usize])
                }
            };
            check_log(&game, &event);
            check_hearsay(&game, &event, &mut rng);
            match event {
                Event::Decision(player, action) => drop(table.play(player, action).expect("a legal action")),
                Event::Chance(result) => drop(table.chance(result).expect("a possible result")),
            }
        }
    }
}

const NAMES: [&str; 6] = ["Anna", "Bence", "Csilla", "Dani", "Eszter", "Feri"];

fn names<G: Game>(game: &G) -> Vec<String> {
    NAMES.iter().take(game.players()).map(|name| (*name).to_owned()).collect()
}

fn scores<G: Game>(game: &G) -> Vec<Score> {
    PlayerSet::seats(game.players()).iter().map(|player| game.score(player)).collect()
}

pub(crate) fn draw<G: Picture>(game: &G, viewer: Option<Player>, language: Language) -> Drawing {
    let mut legal = Vec::new();
    if let Some(viewer) = viewer.filter(|viewer| game.turn().players().contains(*viewer)) {
        game.legal(viewer, &mut legal);
    }
    let (view, names, scores) = (game.view(viewer), names(game), scores(game));
    let scene: Scene<'_, G> = Scene::new(&view, viewer, Moment::of(game), &legal, &names, &scores, language);
    Drawing::of(&scene, game.title())
}

/// The values of an attribute in a page.
fn attributes(page: &str, name: &str) -> Vec<String> {
    let mark = format!(" {name}=\"");
    let plain =
        |text: &str| text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next()).map(plain).collect()
}

/// The names of all drawings of a text.
fn drawings(text: &str) -> BTreeSet<String> {
    attributes(text, "id").into_iter().map(|id| format!("#{id}")).collect()
}

/// Every legal action of the player is on the page, and nobody else's; every part leads to an action; everything is labelled;
/// every drawing that is referred to is there.
fn check_actions<G: Picture>(game: &G, player: Player, language: Language, art: &BTreeSet<String>) {
    let drawing = draw(game, Some(player), language);
    let page = drawing.regions.concat();
    let mut legal = Vec::new();
    if game.turn().players().contains(player) {
        game.legal(player, &mut legal);
    }
    let expect: BTreeSet<String> = legal.iter().map(|action| action.notation(&game.components()).to_string()).collect();
    let found: BTreeSet<String> = attributes(&page, "data-action").into_iter().collect();
    assert_eq!(found, expect, "{}: {:?} in step {}", G::ID, player, game.step());
    let parts: BTreeSet<String> = legal.iter().flat_map(|action| G::parts(action, game.components())).collect();
    for part in attributes(&page, "data-part") {
        assert!(parts.contains(&part), "{}: part {part} belongs to no action", G::ID);
    }
    for label in attributes(&page, "aria-label") {
        assert!(!label.is_empty() && !label.contains(&format!("{}-", G::ID)), "{}: label {label}", G::ID);
    }
    let own = drawings(&page);
    for drawing in attributes(&page, "href").iter().filter(|href| href.starts_with('#')) {
        assert!(art.contains(drawing) || own.contains(drawing), "{}: there is no drawing {drawing}", G::ID);
    }
    let unsaid = format!(">{}-", G::ID);
    assert!(!page.contains(&unsaid), "{}: a key without words: {page}", G::ID);
}

/// What the viewer cannot know is exchanged; the page is the same.
fn check_secrecy<G: Picture>(game: &G, viewer: Option<Player>, rng: &mut Rng) {
    let other = G::imagine(&game.view(viewer), rng);
    let language = Language::Hungarian;
    assert_eq!(
        draw(&other, viewer, language),
        draw(game, viewer, language),
        "{}: {viewer:?} in {}",
        G::ID,
        game.step()
    );
}

/// The log has words for every event, for those who saw it and for those who did not.
fn check_log<G: Picture>(game: &G, event: &Event<G>) {
    for language in Language::ALL {
        for is_witness in [true, false] {
            let told = log_line(event, is_witness, game.components(), &names(game), language);
            let text = event.notation(game.components().get()).to_string();
            assert!(!told.contains(&format!("{}-", G::ID)), "{}: {text}: {told}", G::ID);
        }
    }
}

/// How many other events are tried in the place of one that somebody did not see.
const OTHERS: usize = 8;

/// Who did not see an event reads the same about any other that could have happened in its place.
fn check_hearsay<G: Picture>(game: &G, event: &Event<G>, rng: &mut Rng) {
    let witnesses = game.witnesses(event);
    let Some(viewer) = PlayerSet::seats(game.players()).iter().find(|player| !witnesses.contains(*player)) else {
        return;
    };
    let (veiled, names) = (game.veiled(event), names(game));
    let hearsay = log_line(event, false, game.components(), &names, Language::English);
    let other = G::imagine(&game.view(Some(viewer)), rng);
    let others: Vec<Event<G>> = match event {
        Event::Chance(_) => (0..OTHERS).map(|_| Event::Chance(other.sample(rng))).collect(),
        Event::Decision(player, _) => {
            let mut legal = Vec::new();
            other.legal(*player, &mut legal);
            legal.into_iter().take(OTHERS).map(|action| Event::Decision(*player, action)).collect()
        }
    };
    for event in others.iter().filter(|event| other.veiled(event) == veiled) {
        assert_eq!(
            log_line(event, false, game.components(), &names, Language::English),
            hearsay,
            "{}: {}",
            G::ID,
            event.notation(&game.components())
        );
    }
}
