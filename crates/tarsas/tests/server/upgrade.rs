//! What the first version of the program wrote lives on, on SQLite and on PostgreSQL.

use serde_json::json;
use server::Settings;

use crate::changed::{built_in, changed, changed_games, digest, first_built_in};
use crate::database::{Folder, Postgres};
use crate::first::{facts, write, write_postgres};
use crate::world::{Guest, World, text};

fn unlimited() -> Settings {
    Settings { unlimited: vec![[127, 0, 0, 1].into()], ..Settings::default() }
}

/// Everything is there, and everybody goes on.
async fn check(world: World) {
    let facts = facts();
    let guest =
        |n: usize| Guest { id: text(&facts["guests"][n]["guest"]), secret: text(&facts["guests"][n]["secret"]) };
    let guests = [guest(0), guest(1)];
    for (n, guest) in guests.iter().enumerate() {
        let me = world.call(Some(guest), "/api/me", None).await.json();
        assert_eq!((&me["guest"], &me["name"]), (&facts["guests"][n]["guest"], &facts["guests"][n]["name"]));
        let entered = world.get(&format!("/enter/{}", guest.secret), &[]).await;
        assert_eq!(entered.status, 200, "an old personal link still leads in");
    }
    for (game, told) in facts["tables"].as_object().expect("tables") {
        let table = text(&told["table"]);
        let seen = world.look(None, &table, None).await;
        for field in ["version", "events", "scores"] {
            assert_eq!(seen[field], told[field], "{game}: {field}");
        }
        assert!(world.step(&table, &guests).await.is_some(), "{game} goes on");
    }
    let over = text(&facts["over"]["table"]);
    let seen = world.look(None, &over, None).await;
    assert_eq!((&seen["turn"], &seen["scores"]), (&json!("over"), &facts["over"]["scores"]));
    for path in [format!("/r/{over}"), text(&facts["record"])] {
        assert_eq!(world.get(&path, &[]).await.status, 200, "{path} can be watched");
    }
    let listed = world.call(None, "/api/tables", None).await.json();
    assert_eq!(listed["tables"][0]["table"], facts["public"], "a table that had left the list for good is back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_version_lives_on() {
    let folder = Folder::new();
    write(&folder.0.join("tarsas.db"));
    let url = folder.sqlite();
    check(World::on(url, Some(folder), unlimited()).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_of_the_first_version_lives_on() {
    let postgres = Postgres::start();
    write_postgres(&postgres);
    check(World::on(postgres.url(), None, unlimited()).await).await;
}

/// The same when every built-in box has changed since: old tables keep theirs, and new ones have the new one.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_first_version_keep_their_boxes_when_others_are_usual() {
    let folder = Folder::new();
    write(&folder.0.join("tarsas.db"));
    let (url, games) = (folder.sqlite(), changed_games());
    let world = World::of(games, url, Some(folder), unlimited()).await;
    let facts = facts();
    for (game, told) in facts["tables"].as_object().expect("tables") {
        let seen = world.look(None, &text(&told["table"]), None).await;
        assert_eq!(seen["box"], json!(first_built_in(game)), "{game}");
    }
    let guest = world.guest("Cili").await;
    for game in games {
        let (fewest, _) = game.players();
        let table = world.table(&guest, game.id, &format!("players={fewest}"), &vec!["me"; fewest]).await;
        let seen = world.look(None, &table, None).await;
        assert_eq!(seen["box"], json!(digest(game.id, &changed(game.id))), "{}", game.id);
        assert_ne!(seen["box"], json!(digest(game.id, built_in(game.id))), "{}", game.id);
        assert!(world.step(&table, &vec![guest.clone(); fewest]).await.is_some(), "{} can be played", game.id);
    }
    check(world).await;
}
