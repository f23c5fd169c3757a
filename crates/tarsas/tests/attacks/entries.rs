//! Entries that the program does not know or cannot follow: what is kept is neither ignored nor written over.

use std::time::Duration;

use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::calls::{refused, wait_for};
use crate::database::Folder;
use crate::process::{Server, UNLIMITED};
use crate::sockets::end;

/// An entry of a kind that only a later version of the program knows.
const UNKNOWN: &str = r#"{"dance":{"seat":0}}"#;

/// An entry that no rules allow.
const WRONG: &str = r#"{"play":{"player":0,"action":"nonsense","chance":[]}}"#;

/// How long a refused move and a closed socket are waited for.
const DEADLINE: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_newer_program_is_not_opened() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    assert!(server.step(&table, &guests).await);
    server.stop();
    folder.add_entries(&table, &[UNKNOWN.to_owned()]);
    let before = folder.entries(&table);

    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let looked = server.call(None, &format!("/api/tables/{table}"), None).await;
    assert_eq!(refused(&looked), (409, "table/newer".to_owned()));
    let page = server.get(&format!("/t/{table}"), &[]).await;
    assert_eq!(page.status, 409, "{}", page.text());
    let sat = server.wish(&guests[0], &table, "rise", json!({"seat": 0})).await;
    assert_eq!(refused(&sat), (409, "table/newer".to_owned()));
    assert_eq!(folder.entries(&table), before);
}

/// Somebody else has added an entry to a table that is awake here; the next move is refused with this code.
async fn check_awake(entry: &str, code: &str) {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let (other, others) = server.pair("clever2").await;
    assert!(server.step(&table, &guests).await);
    let mut spectator = server.socket(&format!("/api/tables/{table}/socket"), None).await;
    let mut page = server.socket(&format!("/t/{table}/socket"), Some(&guests[0])).await;
    folder.add_entries(&table, &[entry.to_owned()]);
    let before = folder.entries(&table);

    let played = timeout(DEADLINE, server.try_step(&table, &guests)).await;
    let answer = played.ok().flatten().map(|answer| refused(&answer));
    let commits = server.figure("tarsas_commit_seconds_count").await;
    sleep(Duration::from_secs(3)).await;
    let more = server.figure("tarsas_commit_seconds_count").await - commits;
    assert!(more < 50.0, "{more} commits in three seconds; the move was answered {answer:?}");
    assert_eq!(answer, Some((409, code.to_owned())));
    end(&mut spectator, DEADLINE).await;
    end(&mut page, DEADLINE).await;
    assert_eq!(folder.entries(&table), before, "what is kept stays as it is");
    assert!(server.step(&other, &others).await, "other tables go on");
    wait_for("the table is shown as it was before", 20, async || {
        let looked = server.call(None, &format!("/api/tables/{table}"), None).await;
        (refused(&looked) == (409, code.to_owned())).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_a_newer_program_has_gone_on_with_is_let_go() {
    check_awake(UNKNOWN, "table/newer").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_followed_is_let_go() {
    check_awake(WRONG, "table/broken").await;
}
