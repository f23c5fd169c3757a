//! The home page: it hears what happens at tables, and begins first games as the rulebook recommends.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Settings;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::database::Postgres;
use crate::tables::socket;
use crate::world::{Guest, World, text};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

/// Waits until a region of a home page says something; gives the whole region.
async fn hears(stream: &mut WebSocketStream<TcpStream>, region: &str, expect: &str) -> String {
    let mut last = String::new();
    // Pings keep the stream alive for ever.
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        let Ok(Some(Ok(message))) = timeout_at(end, stream.next()).await else {
            panic!("{region} does not say {expect}: {last}")
        };
        let Message::Binary(bytes) = message else { continue };
        for (name, html) in regions(&bytes) {
            if name == region {
                last = html;
            }
        }
        if last.contains(expect) {
            return last;
        }
    }
}

/// The regions of a redraw.
fn regions(bytes: &[u8]) -> Vec<(String, String)> {
    let end = bytes.iter().position(|&byte| byte == b'\n').expect("a head");
    let head: Value = serde_json::from_slice(&bytes[..end]).expect("JSON");
    let mut rest = &bytes[end + 1..];
    let region = |region: &Value| {
        let (html, after) = rest.split_at(region[1].as_u64().expect("a length") as usize);
        rest = after;
        (text(&region[0]), String::from_utf8(html.to_vec()).expect("UTF-8"))
    };
    head["regions"].as_array().expect("regions").iter().map(region).collect()
}

async fn move_on(world: &World, table: &str, guests: &[Guest]) {
    world.step(table, guests).await.expect("somebody acts");
}

/// Anna looks at her home page at one server while Bence plays at another, which may be the same.
async fn check(here: &World, there: &World) {
    let (anna, bence) = (here.guest("Anna").await, there.guest("Bence").await);
    let mut page = socket(here, "/home/socket?lang=en", Some(&anna)).await;
    hears(&mut page, "open", "No one is looking").await;
    let new = json!({"game": "marabunta", "setup": "first=blue", "seats": ["me", "open"], "public": true});
    let made = there.call(Some(&bence), "/api/tables", Some(new)).await;
    assert_eq!(made.status, 200, "{}", made.text());
    let table = text(&made.json()["table"]);
    let open = hears(&mut page, "open", &table).await;
    assert!(open.contains("Join"), "{open}");
    let sat = there.wish(&anna, &table, "sit", json!({"seat": 1})).await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    // Anna is blue and begins; Bence is told so, and Anna when it is her turn again.
    let mine = hears(&mut page, "mine", "Your turn").await;
    assert!(mine.contains(&table) && mine.contains("data-waits") && mine.contains("With Bence"), "{mine}");
    let guests = [bence.clone(), anna.clone()];
    let mut other = socket(there, "/home/socket?lang=en", Some(&bence)).await;
    hears(&mut other, "mine", "Waiting for Anna").await;
    while there.look(None, &table, None).await["players"] == json!([1]) {
        move_on(there, &table, &guests).await;
    }
    hears(&mut page, "mine", "Waiting for Bence").await;
    hears(&mut other, "mine", "Your turn").await;
    // A stranger hears of open tables and of nobody's own ones; nothing can be asked for.
    let mut stranger = socket(here, "/home/socket?lang=en", None).await;
    hears(&mut stranger, "open", "No one is looking").await;
    stranger.send(Message::text(r#"{"cmd":"undo","seat":0}"#)).await.expect("it is sent");
    let refused = timeout(Duration::from_secs(30), stranger.next()).await.expect("an answer");
    assert!(matches!(refused, Some(Ok(Message::Text(text))) if text.contains("\"ok\":false")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_home_page_hears_of_tables_and_turns() {
    let world = World::new().await;
    check(&world, &world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_home_page_hears_of_tables_at_another_process() {
    let postgres = Postgres::start();
    let settings = Settings { unlimited: vec![[127, 0, 0, 1].into()], ..Settings::default() };
    let here = World::on(postgres.url(), None, settings.clone()).await;
    let there = World::on(postgres.url(), None, settings).await;
    check(&here, &there).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_a_limited_number_of_home_pages() {
    let world = World::with(Settings { sockets: 2, ..Settings::default() }).await;
    let _first = socket(&world, "/home/socket", None).await;
    let _second = socket(&world, "/home/socket", None).await;
    let request = format!("ws://{}/home/socket", world.address).into_client_request().expect("an address");
    let stream = TcpStream::connect(world.address).await.expect("the server listens");
    let refused = client_async(request, stream).await.expect_err("two are enough");
    assert!(matches!(&refused, Error::Http(answer) if answer.status() == 429), "{refused:?}");
}

/// The set-up of a table to which "Play now" leads.
async fn quick(world: &World, guest: &Guest, game: &str, mode: &str) -> (String, String) {
    let cookie = format!("tarsas={}", guest.secret);
    let made = world.post(&format!("/quick/{game}"), &[FORM, ("Cookie", &cookie)], &format!("mode={mode}")).await;
    let address = made.header("location").expect("a way on").to_owned();
    let table = &address["/t/".len()..][..16];
    (text(&world.look(None, table, None).await["setup"]), address)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_set_up_as_the_rulebook_recommends_until_one_is_finished() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    for (game, mode, expect) in [
        ("hadara", "bots", "players=2 purple=basic start_side=a"),
        ("marabunta", "bots", "players=2 territory=symbol boards=symbol"),
        ("house_of_cats", "solo", "players=1 level=1 tiles=abcd"),
    ] {
        let (setup, address) = quick(&world, &guest, game, mode).await;
        assert!(setup.starts_with(expect) && address.ends_with("?first"), "{game}: {setup} at {address}");
        let page = world.get(&format!("/new/{game}?mode=friends"), &[]).await.text();
        assert!(page.contains("as the rulebook recommends"), "{game}: the form is set like this too");
    }
    let (setup, address) = quick(&world, &guest, "clever2", "bots").await;
    assert!(setup.starts_with("players=2") && !address.contains('?'), "nothing is recommended: {setup}");
    let (_, address) = quick(&world, &guest, "house_of_cats", "solo").await;
    let table = &address["/t/".len()..][..16];
    while world.step(table, std::slice::from_ref(&guest)).await.is_some() {}
    let (setup, address) = quick(&world, &guest, "house_of_cats", "solo").await;
    assert!(setup.starts_with("players=1 level=1 tiles=random"), "the second game is the usual one: {setup}");
    assert!(!address.contains('?'), "{address}");
}
