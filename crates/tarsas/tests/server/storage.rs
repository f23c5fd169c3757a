//! What is kept stays kept, on SQLite and on PostgreSQL.

use std::path::Path;
use std::process::Command;

use server::{Kind, Outcome, Secret, Store, new_id};
use table::{Append, Guest, Id, Listing, State, Version};

use crate::database::{Folder, Postgres};
use crate::world::World;

fn append(table: &Id, n: i64, entry: &str) -> Append {
    Append { table: table.clone(), n: Version(n), entry: entry.to_owned(), listing: None, attends: None }
}

fn listing(table: &Id, state: State, is_public: bool) -> Listing {
    let (game, setup) = ("clever2".to_owned(), "players=2".to_owned());
    Listing { id: table.clone(), game, setup, state, is_public, changed_at: 0 }
}

async fn check(url: &str) {
    let (store, _) = Store::open(url).await.expect("the database opens");
    let table = new_id();

    // The key decides between writers, in one batch and in several.
    let first = store.append(append(&table, 0, "first"));
    let second = store.append(append(&table, 0, "second"));
    let (first, second) = tokio::join!(first, second);
    let outcomes = [first.expect("an outcome"), second.expect("an outcome")];
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Outcome::Kept).count(), 1);
    assert_eq!(store.append(append(&table, 0, "third")).await.expect("an outcome"), Outcome::Conflict);
    assert_eq!(store.append(append(&table, 1, "next")).await.expect("an outcome"), Outcome::Kept);
    let kept = if outcomes[0] == Outcome::Kept { "first" } else { "second" };
    assert_eq!(store.entries(&table, Version(0)).await.expect("entries"), [kept, "next"]);
    assert_eq!(store.entries(&table, Version(1)).await.expect("entries"), ["next"]);

    // Many tables at once are all kept.
    let many: Vec<Id> = (0..500).map(|_| new_id()).collect();
    let writes = many.iter().map(|id| {
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move { store.append(append(&id, 0, "ő'\"\\\u{0}".trim_end_matches('\u{0}'))).await })
    });
    for write in writes.collect::<Vec<_>>() {
        assert_eq!(write.await.expect("no panic").expect("an outcome"), Outcome::Kept);
    }
    for id in &many {
        assert_eq!(store.entries(id, Version(0)).await.expect("entries"), ["ő'\"\\"]);
    }

    // Guests are known by their secrets alone.
    let (guest, secret) = (Guest { id: new_id(), name: "Anna".to_owned() }, Secret::random());
    store.add_guest(&guest).await.expect("a guest");
    let session = store.add_session(&guest.id, &secret, Kind::Browser, "Firefox, Linux", 3).await.expect("a session");
    assert_eq!(store.session(&secret).await.expect("an answer"), Some((guest.clone(), session.clone())));
    assert_eq!(store.session(&Secret::random()).await.expect("an answer"), None);
    store.rename(&guest.id, "'; DROP TABLE guests; --").await.expect("a name");
    let (renamed, _) = store.session(&secret).await.expect("an answer").expect("the guest");
    assert_eq!(renamed.name, "'; DROP TABLE guests; --");

    // A guest has several sessions and ends them; of too many, those that were not used for longest end.
    for kind in [Kind::Link, Kind::Program] {
        store.add_session(&guest.id, &Secret::random(), kind, "", 3).await.expect("a session");
    }
    assert_eq!(store.sessions(&guest.id).await.expect("sessions").len(), 3);
    store.end_session(&new_id(), &session).await.expect("an answer");
    assert!(store.has_session(&session.digest).await.expect("an answer"), "nobody ends those of another guest");
    store.end_session(&guest.id, &session).await.expect("an answer");
    assert!(!store.has_session(&session.digest).await.expect("an answer"));
    assert_eq!(store.session(&secret).await.expect("an answer"), None);
    let last = Secret::random();
    for secret in [Secret::random(), Secret::random(), last.clone()] {
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        store.add_session(&guest.id, &secret, Kind::Browser, "", 3).await.expect("a session");
    }
    let sessions = store.sessions(&guest.id).await.expect("sessions");
    assert_eq!((sessions.len(), &sessions[0].digest), (3, &last.digest()), "the last used comes first");

    // A record is kept once, also if two guests send it.
    let other = new_id();
    let first = store.add_record(&guest.id, "a record").await.expect("an id");
    assert_eq!(store.add_record(&guest.id, "a record").await.expect("an id"), first);
    assert_eq!(store.add_record(&other, "a record").await.expect("an id"), first);
    assert_ne!(store.add_record(&guest.id, "another record").await.expect("an id"), first);
    assert_eq!(store.uploads_of(&guest.id).await.expect("a number"), 2);
    assert_eq!(store.uploads_of(&other).await.expect("a number"), 1);
    assert_eq!(store.record(&first).await.expect("an answer").as_deref(), Some("a record"));

    // The lists of the lobby follow the entries, and idle tables leave them.
    let public = new_id();
    let opened = Append { listing: Some(listing(&public, State::Open, true)), ..append(&public, 0, "open") };
    store.append(opened).await.expect("an outcome");
    let sat = Append { attends: Some(guest.id.clone()), ..append(&public, 1, "sit") };
    store.append(sat).await.expect("an outcome");
    let open = store.open_tables(0, 10).await.expect("tables");
    assert_eq!(open.iter().map(|listing| &listing.id).collect::<Vec<_>>(), [&public]);
    assert_eq!(store.tables_of(&guest.id, 10).await.expect("tables").len(), 1);
    assert_eq!(store.running_tables_of(&guest.id, 0).await.expect("a number"), 1);
    assert_eq!(store.running_tables_of(&guest.id, i64::MAX).await.expect("a number"), 0, "abandoned");
    assert!(store.open_tables(i64::MAX, 10).await.expect("tables").is_empty(), "a clock that is wrong");
    assert_eq!(store.open_tables(0, 10).await.expect("tables").len(), 1, "and right again");
    let over = Append { listing: Some(listing(&public, State::Over, true)), ..append(&public, 2, "over") };
    store.append(over).await.expect("an outcome");
    assert_eq!(store.running_tables_of(&guest.id, 0).await.expect("a number"), 0);

    // Everything is there after the database was closed.
    assert_eq!(store.check_pulse().await, Ok(()));
    store.close().await;
    assert!(store.append(append(&table, 2, "late")).await.is_err());
    let (store, _) = Store::open(url).await.expect("the database opens again");
    assert_eq!(store.entries(&table, Version(0)).await.expect("entries"), [kept, "next"]);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_everything() {
    let folder = Folder::new();
    check(&folder.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_everything() {
    let postgres = Postgres::start();
    check(&postgres.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_database_is_refused_with_a_reason() {
    let folder = Folder::new();
    let file = folder.0.join("no database");
    std::fs::write(&file, "this is not a database, and long enough to be looked at as one".repeat(20)).expect("a file");
    let wrong = [format!("sqlite:{}", file.display()), "postgres://tarsas@127.0.0.1:1/none".to_owned()];
    for url in wrong {
        let error = Store::open(&url).await.err().expect("no such database").to_string();
        assert!(error.contains("database"), "{error}");
    }
}

fn backup(database: &str, file: &Path) -> std::process::Output {
    let program = env!("CARGO_BIN_EXE_tarsas");
    Command::new(program).args(["backup", "--database", database]).arg(file).output().expect("the program runs")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_has_every_table() {
    let folder = Folder::new();
    let (database, copy) = (folder.sqlite(), folder.0.join("copy.db"));
    let world = World::on(database.clone(), None, Default::default()).await;
    let (table, guests) = world.pair("clever2").await;
    world.step(&table, &guests).await.expect("a move");
    let seen = world.look(None, &table, None).await;

    let done = backup(&database, &copy);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let again = backup(&database, &copy);
    assert!(!again.status.success(), "a file that exists is not overwritten");
    assert!(String::from_utf8_lossy(&again.stderr).contains("exists already"));
    let postgres = backup("postgres://tarsas@127.0.0.1:1/none", &folder.0.join("other.db"));
    assert!(String::from_utf8_lossy(&postgres.stderr).contains("pg_dump"));

    let copied = World::on(format!("sqlite:{}", copy.display()), None, Default::default()).await;
    assert_eq!(copied.look(None, &table, None).await, seen);
}
