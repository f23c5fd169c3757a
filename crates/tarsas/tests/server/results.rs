//! How people have fared is kept once, on SQLite and on PostgreSQL, for tables of all times.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;
use server::{GameResult, Settings, Standing, Store};
use table::Id;

use crate::database::{Folder, Postgres};
use crate::first::{facts, feed, write, write_postgres};
use crate::world::{Guest, World, text};

fn unlimited() -> Settings {
    Settings { unlimited: vec![[127, 0, 0, 1].into()], ..Settings::default() }
}

fn id(value: &str) -> Id {
    Id::read(value).expect("an id")
}

/// Waits until a guest has this many results, and none more.
async fn results(store: &Store, guest: &str, expect: usize) -> Vec<GameResult> {
    let begin = Instant::now();
    loop {
        let found = store.results_of(&id(guest), 100).await.expect("results");
        if found.len() >= expect {
            assert_eq!(found.len(), expect, "{found:#?}");
            return found;
        }
        assert!(begin.elapsed() < Duration::from_secs(30), "{} results of {expect}", found.len());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays a table to its end.
async fn finish(world: &World, table: &str, guests: &[Guest]) -> Value {
    let begin = Instant::now();
    while world.step(table, guests).await.is_some() || world.look(None, table, None).await["turn"] != "over" {
        assert!(begin.elapsed() < Duration::from_secs(120), "the game does not end");
    }
    world.look(None, table, None).await
}

/// Carries out SQL on a file while no server uses it.
fn run(file: &Path, text: &str) {
    let fill = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.stdin.read())";
    feed(Command::new("python3").args(["-c", fill]).arg(file), text);
}

/// Waits until the results of all finished tables of a file are kept, while a server uses it.
async fn caught_up(file: &Path) {
    let query = "SELECT COUNT(*) FROM tables WHERE state = 'over' AND is_counted = 0";
    let ask = format!("import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute(\"{query}\").fetchone()[0])");
    let begin = Instant::now();
    loop {
        let output = Command::new("python3").args(["-c", &ask]).arg(file).output().expect("Python runs");
        if output.stdout == b"0\n" {
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(30), "the results are not caught up on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Forgets all results, as if the server had been stopped between the ends of the tables and their results.
const FORGET: &str = "DELETE FROM results; UPDATE tables SET is_counted = 0;";

/// The table that the first version finished.
async fn check_first(store: &Store) {
    let facts = facts();
    let score = facts["over"]["scores"][0]["total"].as_i64().expect("points");
    let mut all = Vec::new();
    for guest in facts["guests"].as_array().expect("guests") {
        all.extend(store.results_of(&id(&text(&guest["guest"])), 100).await.expect("results"));
    }
    let [result] = &all[..] else { panic!("one table was over: {all:#?}") };
    assert_eq!(result.table.as_str(), text(&facts["over"]["table"]));
    assert_eq!((result.game.as_str(), result.setup.as_str(), result.players), ("clever2", "players=1", 1));
    assert_eq!((i64::from(result.score), result.place, result.own_seats), (score, 1, 1));
    assert!(result.title.is_some() && result.opponents.is_empty() && !result.is_continued && result.ended_at > 0);
    let standing = store.standing(&result.guest, "clever2", "players=1", result.components).await.expect("an answer");
    assert_eq!(standing, Some(Standing { games: 1, best: score, average: score as f64 }));
    assert!(store.has_finished(&result.guest, "clever2").await.expect("an answer"));
    assert!(!store.has_finished(&result.guest, "hadara").await.expect("an answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_version_gets_its_results() {
    let folder = Folder::new();
    let file = folder.0.join("tarsas.db");
    write(&file);
    let url = folder.sqlite();
    // Twice: what is done is not done again, and what was interrupted goes on.
    for forget in ["", FORGET] {
        if !forget.is_empty() {
            run(&file, forget);
        }
        let mut world = World::on(url.clone(), None, unlimited()).await;
        caught_up(&file).await;
        world.server.take().expect("a server").stop().await;
        let (store, _) = Store::open(&url).await.expect("the database opens");
        check_first(&store).await;
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_of_the_first_version_gets_its_results_from_two_processes() {
    let postgres = Postgres::start();
    write_postgres(&postgres);
    let one = World::on(postgres.url(), None, unlimited());
    let other = World::on(postgres.url(), None, unlimited());
    let (_one, _other) = tokio::join!(one, other);
    let (store, _) = Store::open(&postgres.url()).await.expect("the database opens");
    let facts = facts();
    let holder = text(&facts["guests"][0]["guest"]);
    results(&store, &holder, 1).await;
    check_first(&store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_ends_is_counted_once_by_whichever_process() {
    let postgres = Postgres::start();
    let one = World::on(postgres.url(), None, unlimited()).await;
    let other = World::on(postgres.url(), None, unlimited()).await;
    let (store, _) = Store::open(&postgres.url()).await.expect("the database opens");
    let (table, guests) = one.pair("strange_world").await;
    // Both have the table awake, and both see its end.
    other.look(None, &table, None).await;
    let over = finish(&one, &table, &guests).await;
    for (seat, guest) in guests.iter().enumerate() {
        let [result] = &results(&store, &guest.id, 1).await[..] else { panic!("one result") };
        let winners = over["winners"].as_array().expect("winners");
        assert_eq!((result.table.as_str(), result.seat), (table.as_str(), seat));
        assert_eq!(Value::from(result.score), over["scores"][seat]["total"]);
        assert_eq!(result.place == 1, winners.contains(&Value::from(seat)));
        assert_eq!(result.opponents, [format!("guest:{}", guests[1 - seat].id)]);
        assert_eq!(result.components.to_string(), text(&over["box"]));
    }
    // What was lost between the end and the results is found again, and nothing twice.
    let before = results(&store, &guests[0].id, 1).await;
    postgres.run(FORGET);
    let _third = World::on(postgres.url(), None, unlimited()).await;
    assert_eq!(results(&store, &guests[0].id, 1).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn results_tell_bots_shared_devices_and_those_who_left_afterwards() {
    let folder = Folder::new();
    let (url, file) = (folder.sqlite(), folder.0.join("tarsas.db"));
    let mut world = World::on(url.clone(), None, unlimited()).await;
    let guest = world.guest("Anna").await;
    let against = world.table(&guest, "clever2", "players=2", &["me", "easy"]).await;
    finish(&world, &against, std::slice::from_ref(&guest)).await;
    let shared = world.table(&guest, "clever2", "players=2", &["me", "me"]).await;
    finish(&world, &shared, &[guest.clone(), guest.clone()]).await;
    let left = world.wish(&guest, &against, "rise", serde_json::json!({"seat": 0})).await;
    world.server.take().expect("a server").stop().await;
    let (store, _) = Store::open(&url).await.expect("the database opens");
    let before = store.results_of(&id(&guest.id), 100).await.expect("results");
    assert_eq!(before.len(), 3, "one for each seat of a person: {before:#?}");
    let of = |table: &str| before.iter().filter(|result| result.table.as_str() == table).collect::<Vec<_>>();
    assert_eq!(of(&against)[0].opponents, ["bot:easy"]);
    assert!(of(&shared).iter().all(|result| result.own_seats == 2));
    let (setup, components) = (&before[0].setup, before[0].components);
    let standing = store.standing(&id(&guest.id), "clever2", setup, components).await.expect("an answer");
    let score = i64::from(of(&against)[0].score);
    assert_eq!(standing, Some(Standing { games: 1, best: score, average: score as f64 }), "only one's own games count");
    store.close().await;
    run(&file, FORGET);
    let mut world = World::on(url.clone(), None, unlimited()).await;
    caught_up(&file).await;
    world.server.take().expect("a server").stop().await;
    let (store, _) = Store::open(&url).await.expect("the database opens");
    let after = store.results_of(&id(&guest.id), 100).await.expect("results");
    assert_eq!(after, before, "the same although somebody left afterwards ({})", left.status);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_tells_the_guest_the_best_and_the_average() {
    let mut world = World::new().await;
    let guest = world.guest("Anna").await;
    let cookie = format!("tarsas={}", guest.secret);
    let mut totals = Vec::new();
    let mut last = String::new();
    for _ in 0..2 {
        last = world.table(&guest, "clever2", "players=1", &["me"]).await;
        let over = finish(&world, &last, std::slice::from_ref(&guest)).await;
        totals.push(over["scores"][0]["total"].as_i64().expect("points"));
    }
    let best = format!("Your best: {} ", totals.iter().max().expect("two games"));
    let average = (totals.iter().sum::<i64>() as f64 / 2.0).round();
    let page = async |world: &World, headers: &[(&str, &str)]| world.get(&format!("/t/{last}"), headers).await.text();
    let seen = page(&world, &[("Cookie", &cookie)]).await;
    assert!(seen.contains(&best) && seen.contains(&format!("over 2 games: {average}")), "{best}: {seen}");
    assert!(!page(&world, &[]).await.contains("Your best"), "a stranger is not told");
    world.restart().await;
    assert!(page(&world, &[("Cookie", &cookie)]).await.contains(&best), "after a restart as well");
}
