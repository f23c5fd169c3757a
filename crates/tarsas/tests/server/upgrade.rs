//! What the first version of the program wrote lives on, on SQLite and on PostgreSQL.

use std::process::Command;

use serde_json::json;
use server::Settings;

use crate::database::{Folder, Postgres, program};
use crate::first::{database, facts, feed, write};
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
    // The list of what was done to the tables has other types there.
    let text = database().replace("BLOB", "BYTEA").replace("TIMESTAMP NOT NULL", "TIMESTAMPTZ NOT NULL");
    let text = text.replace("',1,X'", "',TRUE,'\\x").replace("BEGIN TRANSACTION;", "BEGIN;");
    feed(Command::new(program("psql")).args(["-q", "-v", "ON_ERROR_STOP=1", &postgres.url()]), &text);
    check(World::on(postgres.url(), None, unlimited()).await).await;
}
