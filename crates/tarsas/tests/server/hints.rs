//! Hints as the server gives them: with a reason, where the opening allows them, and with everybody's knowledge.

use serde_json::{Value, json};

use crate::http::Response;
use crate::site::{FORM, cookie_of, location};
use crate::world::{Guest, World, text};

async fn hint(world: &World, guest: &Guest, table: &str, seat: usize) -> Response {
    world.call(Some(guest), &format!("/api/tables/{table}/hint?seat={seat}"), None).await
}

/// A table for two with both seats taken, as the call is told.
async fn pair(world: &World, hints: Option<bool>) -> (String, [Guest; 2]) {
    let guests = [world.guest("Anna").await, world.guest("Bence").await];
    let mut new = json!({"game": "clever2", "setup": "players=2", "seats": ["me", "open"]});
    if let Some(hints) = hints {
        new["hints"] = hints.into();
    }
    let table = text(&world.call(Some(&guests[0]), "/api/tables", Some(new)).await.json()["table"]);
    let sat = world.wish(&guests[1], &table, "sit", json!({"seat": 1})).await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    (table, guests)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_against_bots_is_told_why() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let table = world.table(&anna, "clever2", "players=1", &["me"]).await;
    let before = world.look(Some(&anna), &table, Some(0)).await;
    assert_eq!(before["hints"], true);
    let hint = hint(&world, &anna, &table, 0).await.json();
    let legal: Vec<Value> = before["legal"].as_array().cloned().unwrap_or_default();
    assert!(legal.contains(&hint["action"]), "{hint}");
    let why = text(&hint["why"]);
    assert!(why.ends_with('.') && why.contains('“'), "{why}");
    let after = world.look(Some(&anna), &table, Some(0)).await;
    assert_eq!((&after["version"], &after["hinted"]), (&before["version"], &json!([])), "nobody else is to be told");
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_hints_are_refused_unless_the_opening_allows_them() {
    let world = World::new().await;
    let (table, guests) = pair(&world, None).await;
    assert_eq!(world.look(None, &table, None).await["hints"], false);
    for (seat, guest) in guests.iter().enumerate() {
        let refused = hint(&world, guest, &table, seat).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "hint/off"));
    }

    let (table, guests) = pair(&world, Some(true)).await;
    let seen = world.look(None, &table, None).await;
    let seat = seen["players"][0].as_u64().expect("somebody decides") as usize;
    let given = hint(&world, &guests[seat], &table, seat).await;
    assert_eq!(given.status, 200, "{}", given.text());
    let told = world.look(Some(&guests[1 - seat]), &table, Some(1 - seat)).await;
    assert_eq!(told["hinted"], json!([seat]), "the other one is told");
    let name = ["Anna", "Bence"][seat];
    for (language, line) in [("en", format!("{name} took a hint.")), ("hu", format!("{name} tippet kért."))] {
        let page = world.get(&format!("/t/{table}?lang={language}"), &[("Accept-Language", language)]).await.text();
        assert!(page.contains(&line), "{line} is missing on the page of a spectator");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_has_a_switch_and_a_rematch_keeps_it() {
    let world = World::new().await;
    for (mode, is_offered) in [("friends", true), ("screen", true), ("bots", true), ("solo", false)] {
        let form = world.get(&format!("/new/clever2?mode={mode}"), &[]).await.text();
        assert_eq!(form.contains("name=\"hints\""), is_offered, "{mode}");
        assert!(!form.contains("name=\"hints\" value=\"on\" checked"), "{mode}: off unless it is chosen");
    }
    let body = "mode=screen&set-players=2&seat-0=me&seat-1=me&name=Anna";
    for (chosen, allowed) in [("", false), ("&hints=on", true)] {
        let made = world.post("/new/clever2", &[FORM], &format!("{body}{chosen}")).await;
        let (cookie, table) = (cookie_of(&made), location(&made));
        let page = world.get(&table, &[("Cookie", &cookie)]).await.text();
        assert_eq!(page.contains("data-do=\"hint\""), allowed, "the button is there exactly where hints are");
        let secret = cookie.split_once('=').expect("a secret").1.to_owned();
        let (guest, table) = (Guest { id: String::new(), secret }, table.trim_start_matches("/t/"));
        while world.step(table, &[guest.clone(), guest.clone()]).await.is_some() {}
        let next = location(&world.post(&format!("/t/{table}/rematch"), &[FORM, ("Cookie", &cookie)], "").await);
        assert_eq!(world.look(None, next.trim_start_matches("/t/"), None).await["hints"], allowed, "as before");
    }
    for (mode, allowed) in [("bots", true), ("friends", false)] {
        let quick = world.post("/quick/clever2", &[FORM], &format!("mode={mode}")).await;
        let table = location(&quick).trim_start_matches("/t/").to_owned();
        assert_eq!(world.look(None, &table, None).await["hints"], allowed, "{mode}");
    }
}
