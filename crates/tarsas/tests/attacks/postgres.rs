//! A database that is shared: locks of others, processes that stand still, and connections that must be encrypted.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::calls::{Guest, JSON, good, refused, wait_for};
use crate::database::Postgres;
use crate::http::send;
use crate::process::{Server, UNLIMITED, refusal};

#[tokio::test(flavor = "multi_thread")]
async fn a_lock_on_one_table_holds_up_no_other() {
    let postgres = Postgres::start();
    let server = Server::start(&postgres.url(), UNLIMITED);
    let (locked, guests) = server.pair("clever2").await;
    let others = [server.pair("clever2").await, server.pair("clever2").await, server.pair("clever2").await];
    let mut session = postgres.session();
    let next = server.version(&locked).await;
    session
        .run(&format!("BEGIN; INSERT INTO entries (table_id, n, made_at, entry) VALUES ('{locked}', {next}, 0, 'x')"));

    let move_others = async {
        // The locked one comes first.
        sleep(Duration::from_millis(500)).await;
        for (table, guests) in &others {
            wait_for("a move at a table that nobody has locked is not kept", 20, async || {
                let played = server.try_step(table, guests).await.expect("somebody may act");
                assert!([200, 503].contains(&played.status), "{}: {}", played.status, played.text());
                (played.status == 200).then_some(())
            })
            .await;
        }
    };
    let (played, ()) = tokio::join!(server.try_step(&locked, &guests), move_others);
    let played = played.expect("somebody may act");
    assert_eq!(refused(&played), (503, "server/store".to_owned()), "{}", played.text());

    session.run("ROLLBACK");
    wait_for("the table is not free again", 30, async || {
        let played = server.try_step(&locked, &guests).await.expect("somebody may act");
        (played.status == 200).then_some(())
    })
    .await;
}

/// How many tables two processes share.
const COMMON: usize = 6;

/// Sits down and stands up again, and makes tables, through one process.
async fn keep_busy(address: SocketAddr, guest: Guest, table: String) {
    let bearer = guest.bearer();
    let headers = [JSON, ("Authorization", bearer.as_str())];
    let new = json!({"game": "clever2", "setup": "players=4", "seats": ["me", "easy", "me", "open"]}).to_string();
    // A table has room for this many.
    for _ in 0..1500 {
        for (path, body) in [
            (format!("/api/tables/{table}/sit"), r#"{"seat":0}"#),
            (format!("/api/tables/{table}/rise"), r#"{"seat":0}"#),
            ("/api/tables".to_owned(), new.as_str()),
        ] {
            // While the process stands still there is no answer.
            let _ = timeout(Duration::from_secs(90), send(address, "POST", &path, &headers, body.as_bytes())).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stands_still_holds_up_no_other() {
    let postgres = Postgres::start();
    let [frozen, other] = [(); 2].map(|()| Server::start(&postgres.url(), UNLIMITED));
    let (guest, busy) = (other.guest("Anna").await, other.guest("Bence").await);
    let mut tables = Vec::new();
    let mut work = JoinSet::new();
    for _ in 0..COMMON {
        let table = other.table(&guest, "clever2", &["open", "open", "me"]).await;
        work.spawn(keep_busy(frozen.address, busy.clone(), table.clone()));
        tables.push(table);
    }
    for round in 0..10_u64 {
        // Some moment or other.
        sleep(Duration::from_millis(200 + round * 37 % 100)).await;
        frozen.signal("STOP");
        for table in &tables {
            let what = if round % 2 == 0 { "sit" } else { "rise" };
            wait_for(&format!("freeze {round}: the other process cannot write"), 20, async || {
                let asked = other.wish(&guest, table, what, json!({"seat": 1}));
                let answer = timeout(Duration::from_secs(20), asked).await.ok()?;
                // What was not answered in time may be done.
                let is_done = answer.status == 200 || ["seat/yours", "seat/not_yours"].contains(&&*answer.code());
                assert!(is_done || answer.status == 503, "{}: {}", answer.status, answer.text());
                is_done.then_some(())
            })
            .await;
        }
        frozen.signal("CONT");
    }
    work.abort_all();
    for table in &tables {
        wait_for("the process that stood still has not read what it missed", 30, async || {
            let [one, two] = [frozen.look(None, table, None).await, other.look(None, table, None).await];
            (one["seats"] == two["seats"]).then_some(())
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_may_ask_for_encryption() {
    let postgres = Postgres::encrypted();
    let server = Server::start(&format!("{}?sslmode=require", postgres.url()), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    assert!(server.step(&table, &guests).await);
    assert_eq!(good(&server.call(Some(&guests[1]), "/api/tables?mine=true", None).await)["tables"][0]["table"], table);
    server.stop();
    refusal(&format!("{}?sslmode=disable", postgres.url()));
}
