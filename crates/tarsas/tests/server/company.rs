//! Nobody is stuck: people who are away, who give up, and who agree to end a game.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use server::Settings;
use tokio_tungstenite::tungstenite::Message;

use crate::tables::socket;
use crate::world::World;

/// The seat that is to act, and the other one.
async fn acting(world: &World, table: &str) -> (usize, usize) {
    let players = world.look(None, table, None).await["players"].clone();
    let seat = players[0].as_u64().expect("somebody is to act") as usize;
    (seat, 1 - seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_offers_a_bot_for_somebody_away_although_nobody_does_anything() {
    let away = Duration::from_millis(1500);
    let world = World::with(Settings { away, unlimited: vec![[127, 0, 0, 1].into()], ..Settings::default() }).await;
    let (table, guests) = world.pair("marabunta").await;
    let (absent, here) = acting(&world, &table).await;
    let mut page = socket(&world, &format!("/t/{table}/socket?lang=en"), Some(&guests[here])).await;
    let early = world.wish(&guests[here], &table, "bot", json!({"seat": absent, "level": "medium"})).await;
    assert_eq!((early.status, early.code().as_str()), (403, "seat/taken"));
    loop {
        let Message::Binary(bytes) = page.next().await.expect("a redraw").expect("a redraw") else { continue };
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        if text.contains("data-do=\"bot\"") {
            break;
        }
    }
    let bot = world.wish(&guests[here], &table, "bot", json!({"seat": absent, "level": "medium"})).await;
    assert_eq!(bot.status, 200, "{}", bot.text());
    assert_eq!(world.look(None, &table, None).await["seats"][absent], json!({"bot": "medium"}));
    assert_eq!(world.wish(&guests[absent], &table, "sit", json!({"seat": absent})).await.status, 200, "they are back");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_is_last_and_a_bot_plays_on_to_the_end() {
    let mut world = World::new().await;
    let (table, guests) = world.pair("strange_world").await;
    let given_up = world.wish(&guests[0], &table, "give_up", json!({"seat": 0, "id": "g"})).await;
    assert_eq!(given_up.status, 200, "{}", given_up.text());
    let again = world.wish(&guests[0], &table, "give_up", json!({"seat": 0, "id": "g"})).await;
    assert_eq!(again.status, 200, "a repeat is answered: {}", again.text());
    let back = world.wish(&guests[0], &table, "sit", json!({"seat": 0})).await;
    assert_eq!((back.status, back.code().as_str()), (403, "seat/taken"));
    world.restart().await;
    let end = loop {
        let seen = world.look(Some(&guests[1]), &table, Some(1)).await;
        if seen["turn"] == "over" {
            break seen;
        }
        match seen["legal"][0].as_str() {
            Some(action) => {
                let play = json!({"seat": 1, "action": action, "version": seen["version"]});
                let played = world.wish(&guests[1], &table, "play", play).await;
                assert!(played.status == 200 || played.code() == "play/late", "{}", played.text());
            }
            None => tokio::task::yield_now().await,
        }
    };
    assert_eq!((&end["winners"], &end["given_up"], &end["state"]), (&json!([1]), &json!([0]), &json!("over")));
    let record = world.call(None, &format!("/api/tables/{table}/record"), None).await.text();
    assert!(record.lines().last().is_some_and(|line| line.starts_with("over ")), "it is the record of any game");
    for (language, sentence) in [("en", "Anna gave up and comes last."), ("hu", "Anna feladta, ezért utolsó.")] {
        let page = world.get(&format!("/t/{table}?lang={language}"), &[]).await.text();
        assert!(page.contains(sentence), "{sentence}");
    }
    assert!(world.get(&format!("/r/{table}"), &[]).await.text().contains("Bence wins"), "the replay says so too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_everybody_ends_is_in_a_state_of_its_own() {
    let mut world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    world.step(&table, &guests).await;
    let nobody = world.wish(&guests[1], &table, "agree_to_end", json!({"seat": 1})).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (409, "end/none"));
    assert_eq!(world.wish(&guests[0], &table, "propose_end", json!({"seat": 0})).await.status, 200);
    let proposed = world.look(None, &table, None).await;
    assert_eq!(proposed["ending"], json!({"agreed": [0], "asked": [1]}));
    let twice = world.wish(&guests[0], &table, "agree_to_end", json!({"seat": 0})).await;
    assert_eq!((twice.status, twice.code().as_str()), (409, "end/agreed"));
    assert_eq!(world.wish(&guests[1], &table, "decline_end", json!({"seat": 1})).await.status, 200);
    assert_eq!(world.look(None, &table, None).await["ending"], Value::Null);
    assert_eq!(world.wish(&guests[1], &table, "propose_end", json!({"seat": 1})).await.status, 200);
    world.restart().await;
    assert_eq!(world.wish(&guests[0], &table, "agree_to_end", json!({"seat": 0})).await.status, 200);
    let ended = world.look(Some(&guests[0]), &table, Some(0)).await;
    assert_eq!((&ended["state"], &ended["turn"]), (&json!("ended"), &json!("over")));
    assert_eq!((&ended["winners"], &ended["legal"], &ended["players"]), (&json!([]), &json!([]), &json!([])));
    assert!(ended["seed"].is_string(), "the seed is revealed");
    let late = world.wish(&guests[0], &table, "propose_end", json!({"seat": 0})).await;
    assert_eq!((late.status, late.code().as_str()), (409, "table/over"));
    let mine = world.call(Some(&guests[0]), "/api/tables?mine=true", None).await.json();
    assert_eq!(mine["tables"][0]["state"], "ended");
    let record = world.call(None, &format!("/api/tables/{table}/record"), None).await.text();
    assert!(record.lines().last().is_some_and(|line| line.starts_with("ended  #")), "{record}");
    for (language, sentence) in
        [("en", "The game was ended by agreement."), ("hu", "A játék közös megegyezéssel véget ért.")]
    {
        for page in [format!("/t/{table}?lang={language}"), format!("/r/{table}?lang={language}")] {
            assert!(world.get(&page, &[]).await.text().contains(sentence), "{page}: {sentence}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_alone_with_bots_ends_the_game_alone() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    let table = world.table(&guest, "clever2", "players=2", &["me", "easy"]).await;
    assert_eq!(world.wish(&guest, &table, "propose_end", json!({"seat": 0})).await.status, 200);
    assert_eq!(world.look(None, &table, None).await["state"], "ended");
}
