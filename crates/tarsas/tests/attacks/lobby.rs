//! What happens at the same moment, and what happens at a wrong time.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::calls::{FORM, good, location, text, wait_for};
use crate::database::Folder;
use crate::process::{Server, UNLIMITED};

/// Copies a table with its seats under other ids.
fn copy(folder: &Folder, table: &str, copies: &[String]) {
    let rows: Vec<Value> = copies.iter().map(|copy| json!([copy, table])).collect();
    for (name, columns) in [
        ("entries (table_id, n, made_at, entry)", "n, made_at, entry FROM entries WHERE table_id"),
        (
            "tables (id, game, setup, state, is_public, changed_at)",
            "game, setup, state, is_public, changed_at FROM tables WHERE id",
        ),
        ("attendance (table_id, guest_id)", "guest_id FROM attendance WHERE table_id"),
    ] {
        folder.change(&format!("INSERT INTO {name} SELECT ?, {columns} = ?"), &rows);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("strange_world").await;
    let mut moves = 0;
    while server.step(&table, &guests).await {
        moves += 1;
        assert!(moves < 1000, "a game ends");
    }
    server.stop();
    let copies: Vec<String> = "abcdefghjkmn".chars().map(|letter| letter.to_string().repeat(16)).collect();
    copy(&folder, &table, &copies);

    let server = Server::start(&folder.sqlite(), UNLIMITED);
    for table in copies.iter().chain([&table]) {
        assert_eq!(server.look(None, table, None).await["turn"], "over");
        let path = format!("/t/{table}/rematch");
        let cookies = [guests[0].cookie(), guests[1].cookie()];
        let headers = |seat: usize| [FORM, ("Cookie", cookies[seat].as_str())];
        let (first, second) = (headers(0), headers(1));
        let (first, second) = tokio::join!(server.post(&path, &first, ""), server.post(&path, &second, ""));
        let next = [location(&first), location(&second)];
        assert_eq!(next[0], next[1], "both meet at one table");
        let seen = server.look(None, next[0].trim_start_matches("/t/"), None).await;
        assert_eq!(seen["game"], "strange_world");
        assert_eq!(text(&server.look(None, table, None).await["rematch"]), next[0].trim_start_matches("/t/"));
    }
}

/// The public tables with a free seat.
async fn listed(server: &Server) -> Vec<String> {
    let tables = good(&server.call(None, "/api/tables", None).await)["tables"].clone();
    tables.as_array().expect("a list").iter().map(|table| text(&table["table"])).collect()
}

const DAY: i64 = 24 * 3600 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_wrong_for_a_while_hides_no_table_for_ever() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let guest = server.guest("Anna").await;
    let new = json!({"game": "clever2", "setup": "players=2", "seats": ["me", "open"], "public": true});
    let table = text(&good(&server.call(Some(&guest), "/api/tables", Some(new)).await)["table"]);
    assert_eq!(listed(&server).await, [table.as_str()]);
    server.stop();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970").as_millis() as i64;
    let set_times = |time: i64| {
        folder.change("UPDATE tables SET changed_at = ?", &[json!([time])]);
        folder.change("UPDATE entries SET made_at = ?", &[json!([time])]);
    };
    set_times(now - 8 * DAY);

    let server = Server::start(&folder.sqlite(), UNLIMITED);
    wait_for("a table where nothing happens is listed", 20, async || listed(&server).await.is_empty().then_some(()))
        .await;
    set_times(now);
    assert_eq!(listed(&server).await, [table.as_str()], "the clock is right again");
    server.stop();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    assert_eq!(listed(&server).await, [table]);
}
