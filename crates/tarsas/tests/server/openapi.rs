//! What the server answers is what its description says, for every call.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use serde_json::{Value, json};
use server::Settings;

use crate::changed::{changed, digest};
use crate::http::Response;
use crate::schema;
use crate::world::{Guest, World, text};

/// A server that is asked, and compared with its own description.
struct Caller {
    world: World,
    document: Value,
    /// Method, path as the description has it, and whether the call was carried out.
    called: BTreeSet<(String, String, bool)>,
}

impl Caller {
    async fn new(world: World) -> Caller {
        let document = world.get("/api/openapi.json", &[]).await.json();
        Caller { world, document, called: BTreeSet::new() }
    }

    /// Calls, and checks the answer. The address is written as in the description, with the table or the box in it.
    async fn call(&mut self, guest: Option<&Guest>, path: &str, id: &str, body: Option<Value>) -> Response {
        let method = if body.is_some() { "post" } else { "get" };
        let answer = self.world.call(guest, &path.replace("{table}", id).replace("{id}", id), body).await;
        let described = path.split('?').next().unwrap_or(path);
        let call = format!("{method} {path}: {}", answer.status);
        let responses = &self.document["paths"][described][method]["responses"];
        let kind = [answer.status.to_string(), format!("{}XX", answer.status / 100)];
        let response = kind.iter().find_map(|kind| responses.get(kind));
        let response = response.unwrap_or_else(|| panic!("{call} is not described: {}", answer.text()));
        let content = response["content"].as_object().unwrap_or_else(|| panic!("{call}: no content is described"));
        let (kind, content) = content.iter().next().expect("one kind of content");
        assert!(answer.header("content-type").is_some_and(|sent| sent.starts_with(kind)), "{call}: {}", answer.head);
        let value = if kind == "application/json" { answer.json() } else { Value::String(answer.text()) };
        schema::check(&self.document, &content["schema"], &value, "answer")
            .unwrap_or_else(|error| panic!("{call}: {error}"));
        self.called.insert((method.to_owned(), described.to_owned(), answer.status == 200));
        answer
    }

    async fn done(&mut self, guest: Option<&Guest>, path: &str, table: &str, body: Option<Value>) -> Value {
        let answer = self.call(guest, path, table, body).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        if answer.body.first() == Some(&b'{') { answer.json() } else { Value::String(answer.text()) }
    }

    async fn refused(&mut self, guest: Option<&Guest>, path: &str, table: &str, body: Option<Value>, status: u16) {
        let answer = self.call(guest, path, table, body).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text());
    }
}

const TABLE: &str = "/api/tables/{table}";

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_as_it_is_described() {
    let mut caller = Caller::new(World::new().await).await;
    check_guests(&mut caller).await;
    check_tables(&mut caller).await;
    check_games(&mut caller).await;
    check_boxes(&mut caller).await;
    let requests = NonZeroU32::MIN;
    let mut limited = Caller::new(World::with(Settings { requests, ..Settings::default() }).await).await;
    limited.refused(None, "/api/games", "", None, 429).await;
    caller.called.extend(limited.called);
    for (path, methods) in caller.document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            for is_done in [true, false] {
                let call = (method.clone(), path.clone(), is_done);
                assert!(caller.called.contains(&call), "{method} {path} was never called with success: {is_done}");
            }
        }
    }
}

async fn check_guests(caller: &mut Caller) {
    let made = caller.done(None, "/api/guests", "", Some(json!({"name": "Anna"}))).await;
    let anna = Guest { id: text(&made["guest"]), secret: text(&made["secret"]) };
    let me = Some(&anna);
    for (path, body, status) in [
        ("/api/guests", Some(json!({"name": ""})), 400),
        ("/api/guests", Some(json!({"nome": "x"})), 400),
        ("/api/me", None, 401),
        ("/api/me", Some(json!({"name": "x"})), 401),
        ("/api/me/sessions", None, 401),
        ("/api/me/sessions/end", Some(json!({"session": "x"})), 401),
        ("/api/me/links", Some(json!({})), 401),
    ] {
        caller.refused(None, path, "", body, status).await;
    }
    caller.done(me, "/api/me", "", None).await;
    caller.done(me, "/api/me", "", Some(json!({"name": "Annabella"}))).await;
    let link = caller.done(me, "/api/me/links", "", Some(json!({}))).await;
    caller.done(me, "/api/me/sessions", "", None).await;
    let session = json!({"session": link["session"]});
    caller.done(me, "/api/me/sessions/end", "", Some(session.clone())).await;
    caller.refused(me, "/api/me/sessions/end", "", Some(session), 404).await;
}

async fn check_tables(caller: &mut Caller) {
    let [anna, bela] = [caller.world.guest("Anna").await, caller.world.guest("Béla").await];
    let (anna, bela) = (Some(&anna), Some(&bela));
    let at = |call: &str| format!("{TABLE}/{call}");
    let new = json!({"game": "clever2", "setup": "players=2", "public": true, "seats": ["me"], "hints": true});
    let made = caller.done(anna, "/api/tables", "", Some(new.clone())).await;
    let table = text(&made["table"]);
    caller.refused(None, "/api/tables", "", Some(new), 401).await;
    caller.refused(anna, "/api/tables", "", Some(json!({"game": "chess"})), 404).await;
    assert_eq!(caller.done(None, "/api/tables", "", None).await["tables"][0]["table"], made["table"]);
    caller.done(anna, "/api/tables?mine=true", "", None).await;
    caller.refused(None, "/api/tables?mine=true", "", None, 401).await;
    caller.refused(None, "/api/tables?mine=maybe", "", None, 400).await;
    caller.refused(None, &at("record"), &table, None, 409).await;
    for (call, body) in [
        ("sit", json!({"seat": 9})),
        ("rise", json!({"seat": 9})),
        ("bot", json!({"seat": 9, "level": "easy"})),
        ("bot", json!({"seat": 1, "level": "clever"})),
        ("play", json!({"seat": 9, "action": "pass", "version": 1})),
        ("play", json!({"seat": 0, "action": "pass", "version": "1"})),
        ("undo", json!({"seat": 9})),
        ("give_up", json!({"seat": 9})),
        ("propose_end", json!({"seat": 9})),
        ("agree_to_end", json!({"seat": 9})),
        ("decline_end", json!({"seat": 9})),
    ] {
        caller.refused(anna, &at(call), &table, Some(body), 400).await;
    }
    caller.refused(anna, &at("undo"), &table, Some(json!({"seat": 0})), 409).await;
    caller.refused(anna, &at("hint?seat=1"), &table, None, 403).await;
    caller.refused(None, &format!("{TABLE}?seat=0"), &table, None, 403).await;
    caller.refused(None, TABLE, "nothing", None, 404).await;
    caller.done(bela, &at("sit"), &table, Some(json!({"seat": 1}))).await;
    caller.done(bela, &at("rise"), &table, Some(json!({"seat": 1}))).await;
    caller.done(anna, &at("bot"), &table, Some(json!({"seat": 1, "level": "random"}))).await;
    play_out(caller, anna, &table).await;
    caller.done(None, TABLE, &table, None).await;
    caller.done(None, &at("record"), &table, None).await;
    let new = json!({"game": "clever2", "setup": "players=3", "seats": ["me", "open", "open"]});
    let other = text(&caller.done(anna, "/api/tables", "", Some(new)).await["table"]);
    let cili = caller.world.guest("Cili").await;
    for (guest, seat) in [(bela, 1), (Some(&cili), 2)] {
        caller.done(guest, &at("sit"), &other, Some(json!({"seat": seat}))).await;
    }
    caller.done(anna, &at("propose_end"), &other, Some(json!({"seat": 0, "id": "p"}))).await;
    caller.done(None, TABLE, &other, None).await;
    caller.done(bela, &at("decline_end"), &other, Some(json!({"seat": 1}))).await;
    caller.done(Some(&cili), &at("give_up"), &other, Some(json!({"seat": 2}))).await;
    caller.done(anna, &at("propose_end"), &other, Some(json!({"seat": 0}))).await;
    caller.done(bela, &at("agree_to_end"), &other, Some(json!({"seat": 1}))).await;
    caller.done(None, TABLE, &other, None).await;
}

/// Plays to the end from the first seat, with a hint and a decision that is taken back on the way.
async fn play_out(caller: &mut Caller, guest: Option<&Guest>, table: &str) {
    let (mut hinted, mut undone) = (false, false);
    loop {
        let seen = caller.done(guest, &format!("{TABLE}?seat=0"), table, None).await;
        if seen["turn"] == "over" {
            break;
        }
        let actions = seen["legal"].as_array().expect("actions");
        let Some(action) = actions.first() else {
            tokio::task::yield_now().await;
            continue;
        };
        if actions.len() > 1 && !hinted {
            caller.done(guest, &format!("{TABLE}/hint?seat=0"), table, None).await;
            hinted = true;
        }
        let play = json!({"seat": 0, "action": action, "version": seen["version"]});
        if caller.call(guest, &format!("{TABLE}/play"), table, Some(play)).await.status == 200 && !undone {
            let undo = caller.call(guest, &format!("{TABLE}/undo"), table, Some(json!({"seat": 0}))).await;
            undone = undo.status == 200;
        }
    }
    assert!(hinted && undone, "somewhere on the way there is a choice that can be taken back");
}

/// Every game's tables are described, from a seat and for spectators.
async fn check_games(caller: &mut Caller) {
    let guest = caller.world.guest("Cili").await;
    let games = caller.done(None, "/api/games", "", None).await;
    for game in games["games"].as_array().expect("games") {
        let (id, fewest) = (text(&game["id"]), game["players"][0].as_u64().expect("a number"));
        let seats: Vec<&str> = (0..fewest).map(|_| "me").collect();
        let table = caller.world.table(&guest, &id, &format!("players={fewest}"), &seats).await;
        let guests = vec![guest.clone(); seats.len()];
        for _ in 0..3 {
            caller.world.step(&table, &guests).await;
            caller.done(None, TABLE, &table, None).await;
            caller.done(Some(&guest), &format!("{TABLE}?seat=0"), &table, None).await;
        }
    }
}

/// Boxes are tried out, kept, shared, used and hidden.
async fn check_boxes(caller: &mut Caller) {
    const BOX: &str = "/api/boxes/{id}";
    let [anna, bela] = [caller.world.guest("Anna").await, caller.world.guest("Béla").await];
    let (anna, bela) = (Some(&anna), Some(&bela));
    let of = |call: &str| format!("{BOX}/{call}");
    let good = json!({"game": "clever2", "text": changed("clever2")});
    let tried = caller.done(anna, "/api/boxes/check", "", Some(good.clone())).await;
    assert_eq!((&tried["good"], &tried["box"]), (&json!(true), &json!(digest("clever2", &changed("clever2")))));
    let wrong = json!({"game": "clever2", "text": "[game]\nrounds = \n"});
    let tried = caller.done(anna, "/api/boxes/check", "", Some(wrong.clone())).await;
    assert_eq!((&tried["good"], &tried["line"]), (&json!(false), &json!(2)));
    caller.refused(None, "/api/boxes/check", "", Some(good.clone()), 401).await;
    caller.refused(anna, "/api/boxes/check", "", Some(json!({"game": "chess", "text": ""})), 404).await;
    let new = |name: &str, mut text: Value| {
        text["name"] = json!(name);
        Some(text)
    };
    let kept = caller.done(anna, "/api/boxes", "", new("Mine", good.clone())).await;
    let id = text(&kept["id"]);
    caller.refused(None, "/api/boxes", "", new("Mine", good.clone()), 401).await;
    caller.refused(anna, "/api/boxes", "", new("Mine", wrong), 400).await;
    caller.refused(anna, "/api/boxes", "", new("", good), 400).await;
    assert_eq!(caller.done(anna, "/api/boxes", "", None).await["boxes"][0]["id"], kept["id"]);
    caller.refused(None, "/api/boxes", "", None, 401).await;
    assert_eq!(caller.done(anna, BOX, &id, None).await, kept);
    caller.refused(bela, BOX, &id, None, 404).await;
    caller.refused(bela, &of("share"), &id, Some(json!({"shared": true})), 404).await;
    caller.refused(anna, &of("share"), &id, Some(json!({"shared": "yes"})), 400).await;
    assert_eq!(caller.done(anna, &of("share"), &id, Some(json!({"shared": true}))).await["shared"], true);
    caller.done(None, BOX, &id, None).await;
    let new = json!({"game": "clever2", "setup": "players=1", "seats": ["me"], "box": id});
    let made = caller.done(bela, "/api/tables", "", Some(new)).await;
    assert_eq!(caller.done(None, TABLE, &text(&made["table"]), None).await["box"], kept["box"]);
    caller.refused(bela, &of("hide"), &id, Some(json!({})), 404).await;
    caller.done(anna, &of("hide"), &id, Some(json!({}))).await;
    caller.refused(anna, &of("hide"), &id, Some(json!({})), 404).await;
}
