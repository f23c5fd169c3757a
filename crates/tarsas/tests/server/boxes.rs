//! Tables keep the boxes they began with, and owners bring their own.

use std::time::{Duration, Instant};

use catalogue::GAMES;
use serde_json::{Value, json};

use crate::changed::{built_in, changed, digest};
use crate::database::{Folder, Postgres, free_port};
use crate::http::Response;
use crate::processes::Process;
use crate::world::{Guest, World, text};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

/// What was answered to a call that succeeded.
#[track_caller]
fn good(answer: &Response) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// Where an answer leads.
#[track_caller]
fn location(answer: &Response) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("a way on").to_owned()
}

/// Two guests, and the box of the first with a changed number.
struct Owner {
    guests: [Guest; 2],
    game: &'static str,
    id: String,
}

impl Owner {
    async fn new(world: &World, game: &'static str) -> Owner {
        let guests = [world.guest("Anna").await, world.guest("Bence").await];
        let id = keep(world, &guests[0], game, "Real sheet").await;
        Owner { guests, game, id }
    }

    /// A call about the box by its owner.
    async fn call(&self, world: &World, what: &str, body: Option<Value>) -> Response {
        world.call(Some(&self.guests[0]), &format!("/api/boxes/{}{what}", self.id), body).await
    }

    async fn share(&self, world: &World) {
        assert_eq!(good(&self.call(world, "/share", Some(json!({"shared": true}))).await)["shared"], true);
    }

    fn digest(&self) -> String {
        digest(self.game, &changed(self.game)).to_string()
    }
}

/// Keeps a box with a changed number.
async fn keep(world: &World, guest: &Guest, game: &str, name: &str) -> String {
    let new = json!({"game": game, "name": name, "text": changed(game)});
    text(&good(&world.call(Some(guest), "/api/boxes", Some(new)).await)["id"])
}

/// A table for two with this box, at which both guests sit.
async fn table_with(world: &World, guests: &[Guest; 2], game: &str, chosen: Option<&str>) -> String {
    let new = json!({"game": game, "setup": "players=2", "seats": ["me", "open"], "box": chosen});
    let table = text(&good(&world.call(Some(&guests[0]), "/api/tables", Some(new)).await)["table"]);
    good(&world.wish(&guests[1], &table, "sit", json!({"seat": 1})).await);
    table
}

/// The guests play these tables to the end, each at a server of their own.
async fn play_out(worlds: [&World; 2], guests: &[Guest; 2], tables: &[&str]) {
    let begin = Instant::now();
    let mut running: Vec<&str> = tables.to_vec();
    while !running.is_empty() {
        assert!(begin.elapsed() < Duration::from_secs(300), "{running:?} do not end");
        let mut over = Vec::new();
        for table in &running {
            for (seat, guest) in guests.iter().enumerate() {
                let seen = worlds[seat].look(Some(guest), table, Some(seat)).await;
                if seen["turn"] == "over" {
                    over.push(*table);
                }
                let Some(action) = seen["legal"][0].as_str() else { continue };
                let play = json!({"seat": seat, "action": action, "version": seen["version"]});
                let played = worlds[seat].wish(guest, table, "play", play).await;
                assert!(played.status == 200 || played.code() == "play/late", "{}", played.text());
            }
        }
        running.retain(|table| over.iter().filter(|ended| *ended == table).count() < 2);
    }
}

/// A table that is over names its box everywhere.
async fn check_over(world: &World, table: &str, digest: &str, name: Option<&str>) {
    let seen = world.look(None, table, None).await;
    assert_eq!((&seen["turn"], &seen["box"]), (&json!("over"), &json!(digest)));
    let record = world.get(&format!("/t/{table}/record"), &[]).await.text();
    assert!(record.contains(&format!("\ncomponents {digest}  #")), "{record}");
    for path in [format!("/r/{table}?step=3"), format!("/r/{table}"), format!("/t/{table}")] {
        let page = world.get(&path, &[]).await;
        assert_eq!(page.status, 200, "{path}: {}", page.text());
        let shown =
            page.text().split("Box: ").nth(1).map(|rest| rest.split(['<', '\n']).next().expect("a name").to_owned());
        assert_eq!(shown.as_deref(), name, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_boxes_of_each_game_are_played_side_by_side_and_replayed_after_a_restart() {
    let folder = Folder::new();
    let process = Process::new(&folder.sqlite());
    let world = World::at(process.address);
    let mut tables = Vec::new();
    for game in GAMES.iter().map(|game| game.id) {
        let owner = Owner::new(&world, game).await;
        let usual = table_with(&world, &owner.guests, game, None).await;
        let own = table_with(&world, &owner.guests, game, Some(&owner.id)).await;
        play_out([&world, &world], &owner.guests, &[&usual, &own]).await;
        tables.push((usual, digest(game, built_in(game)).to_string(), None));
        tables.push((own, owner.digest(), Some("Real sheet")));
    }
    for (table, digest, name) in &tables {
        check_over(&world, table, digest, *name).await;
    }
    let process = process.kill_and_restart();
    let world = World::at(process.address);
    for (table, digest, name) in &tables {
        check_over(&world, table, digest, *name).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_table_counts_the_points_of_its_own_box() {
    let world = World::new().await;
    let owner = Owner::new(&world, "clever2").await;
    let usual = table_with(&world, &owner.guests, "clever2", None).await;
    let own = table_with(&world, &owner.guests, "clever2", Some(&owner.id)).await;
    play_out([&world, &world], &owner.guests, &[&usual, &own]).await;
    let blue = async |table: &str| -> Vec<i64> {
        let seen = world.look(None, table, None).await;
        (0..2).map(|seat| seen["scores"][seat]["lines"]["blue"].as_i64().expect("points")).collect()
    };
    let (usual, own) = (blue(&usual).await, blue(&own).await);
    assert!(usual.iter().all(|points| *points <= 78), "{usual:?}");
    assert!(own.iter().all(|points| points % 80 == 0) && own.iter().any(|points| *points > 0), "{own:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_at_one_postgres_play_with_a_box_that_only_one_has_seen() {
    let postgres = Postgres::start();
    let processes = [Process::new(&postgres.url()), Process::new(&postgres.url())];
    let [one, other] = [World::at(processes[0].address), World::at(processes[1].address)];
    let owner = Owner::new(&one, "clever2").await;
    let usual = table_with(&one, &owner.guests, "clever2", None).await;
    let own = table_with(&one, &owner.guests, "clever2", Some(&owner.id)).await;
    play_out([&one, &other], &owner.guests, &[&usual, &own]).await;
    for world in [&one, &other] {
        check_over(world, &usual, &digest("clever2", built_in("clever2")).to_string(), None).await;
        check_over(world, &own, &owner.digest(), Some("Real sheet")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_box_is_played_by_whoever_has_its_address() {
    let world = World::new().await;
    let owner = Owner::new(&world, "strange_world").await;
    let [anna, bence] = &owner.guests;
    let address = format!("/b/{}", owner.id);
    assert_eq!(world.get(&address, &[]).await.status, 404, "it is not shared yet");
    owner.share(&world).await;
    let page = world.get(&address, &[]).await;
    assert!(page.status == 200 && page.text().contains("Real sheet"), "{}", page.text());
    let file = world.get(&format!("/boxes/{}/file", owner.id), &[]).await;
    assert_eq!((file.status, file.text()), (200, changed("strange_world")));

    let cookie = format!("tarsas={}", bence.secret);
    let form = format!("mode=friends&players=2&seat-0=me&seat-1=open&box={}", owner.id);
    let made = world.post("/new/strange_world", &[FORM, ("Cookie", &cookie)], &form).await;
    let table = location(&made).trim_start_matches("/t/").to_owned();
    good(&world.wish(anna, &table, "sit", json!({"seat": 1})).await);
    play_out([&world, &world], &[bence.clone(), anna.clone()], &[&table]).await;
    check_over(&world, &table, &owner.digest(), Some("Real sheet")).await;

    let shared = owner.call(&world, "/share", Some(json!({"shared": false}))).await;
    assert_eq!(good(&shared)["shared"], false);
    assert_eq!(world.get(&address, &[]).await.status, 404, "it is no longer shared");
    check_over(&world, &table, &owner.digest(), Some("Real sheet")).await;
}

/// What somebody else may never do with a box.
async fn check_foreign(world: &World, owner: &Owner, stranger: Option<&Guest>) {
    let id = &owner.id;
    let keep = json!({"id": id, "game": "clever2", "name": "Mine", "text": built_in("clever2")});
    let calls = [
        ("/api/boxes".to_owned(), keep),
        (format!("/api/boxes/{id}/share"), json!({"shared": true})),
        (format!("/api/boxes/{id}/hide"), json!({})),
    ];
    let expect = if stranger.is_some() { (404, "box/unknown") } else { (401, "guest/unknown") };
    for (path, body) in calls {
        let refused = world.call(stranger, &path, Some(body)).await;
        assert_eq!((refused.status, refused.code().as_str()), expect, "{path}");
        assert!(!text(&refused.json()["error"]["message"]).is_empty(), "{path}");
    }
    let cookie = stranger.map(|guest| format!("tarsas={}", guest.secret));
    let headers: Vec<(&str, &str)> = cookie.iter().map(|cookie| ("Cookie", cookie.as_str())).collect();
    let page = world.get(&format!("/boxes/{id}"), &headers).await;
    assert_eq!(page.status, 404, "only its owner edits it");
    let headers = [headers, vec![FORM]].concat();
    for (path, form) in [
        ("/boxes".to_owned(), format!("id={id}&game=clever2&name=Mine&text=x&do=save")),
        ("/boxes".to_owned(), format!("id={id}&game=clever2&name=Mine&text=x&do=check")),
        (format!("/boxes/{id}/share"), "shared=on".to_owned()),
        (format!("/boxes/{id}/hide"), String::new()),
    ] {
        let refused = world.post(&path, &headers, &form).await;
        assert_eq!(refused.status, 404, "{path} {form}: {}", refused.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_box_cannot_be_seen_used_changed_shared_or_hidden() {
    let world = World::new().await;
    let owner = Owner::new(&world, "clever2").await;
    let (id, stranger) = (&owner.id, &owner.guests[1]);
    let before = good(&owner.call(&world, "", None).await);
    for guest in [Some(stranger), None] {
        check_foreign(&world, &owner, guest).await;
        let seen = world.call(guest, &format!("/api/boxes/{id}"), None).await;
        assert_eq!((seen.status, seen.code().as_str()), (404, "box/unknown"));
        let cookie = guest.map(|guest| format!("tarsas={}", guest.secret)).unwrap_or_default();
        let headers = [("Cookie", cookie.as_str())];
        for path in [format!("/b/{id}"), format!("/boxes/{id}/file"), format!("/boxes/new?game=clever2&from={id}")] {
            assert_eq!(world.get(&path, &headers).await.status, 404, "{path}");
        }
        let form = format!("mode=bots&players=2&seat-0=me&seat-1=easy&box={id}");
        let refused = world.post("/new/clever2", &[FORM, headers[0]], &form).await;
        assert_eq!(refused.status, 404, "{}", refused.text());
        let offered = world.get(&format!("/new/clever2?box={id}"), &headers).await.text();
        assert!(!offered.contains("Real sheet"), "its name is not told");
    }
    let digest = owner.digest();
    for chosen in [id.as_str(), digest.as_str(), "0000000000000000", "nonsense", "../../x", "\u{0}"] {
        let new = json!({"game": "clever2", "setup": "players=2", "seats": ["me"], "box": chosen});
        let refused = world.call(Some(stranger), "/api/tables", Some(new)).await;
        assert_eq!((refused.status, refused.code().as_str()), (404, "box/unknown"), "{chosen}");
    }
    let other_game = json!({"game": "hadara", "setup": "players=2", "seats": ["me"], "box": id});
    let refused = world.call(Some(&owner.guests[0]), "/api/tables", Some(other_game)).await;
    assert_eq!((refused.status, refused.code().as_str()), (404, "box/unknown"), "a box of another game");
    assert_eq!(good(&owner.call(&world, "", None).await), before, "nothing has changed");

    // A shared one can be seen and used, and nothing else.
    owner.share(&world).await;
    let shared = good(&owner.call(&world, "", None).await);
    check_foreign(&world, &owner, Some(stranger)).await;
    check_foreign(&world, &owner, None).await;
    assert_eq!(good(&owner.call(&world, "", None).await), shared, "nothing has changed");
    assert_eq!(good(&world.call(Some(stranger), &format!("/api/boxes/{id}"), None).await), shared);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_withdrawn_address_is_dead_while_the_owner_and_the_table_go_on() {
    let folder = Folder::new();
    let url = folder.sqlite();
    let process = Process::new(&url);
    let world = World::at(process.address);
    let owner = Owner::new(&world, "clever2").await;
    owner.share(&world).await;
    let table = table_with(&world, &owner.guests, "clever2", Some(&owner.id)).await;
    let listed = server::shared_boxes(&url).await.expect("the boxes are listed");
    assert_eq!(
        listed.iter().map(|shared| (&*shared.id, &*shared.name, &*shared.owner)).collect::<Vec<_>>(),
        [(&*owner.id, "Real sheet", "Anna")]
    );

    assert!(server::withdraw_box(&url, &owner.id).await.expect("it is withdrawn"));
    assert!(!server::withdraw_box(&url, "nobody").await.expect("there is none"));
    assert_eq!(server::shared_boxes(&url).await.expect("the boxes are listed"), []);
    assert_eq!(world.get(&format!("/b/{}", owner.id), &[]).await.status, 404);
    let new = json!({"game": "clever2", "seats": ["me"], "box": owner.id});
    assert_eq!(world.call(Some(&owner.guests[1]), "/api/tables", Some(new)).await.status, 404);
    let kept = good(&owner.call(&world, "", None).await);
    assert_eq!((&kept["withdrawn"], &kept["shared"]), (&json!(true), &json!(false)));
    let again = good(&owner.call(&world, "/share", Some(json!({"shared": true}))).await);
    assert_eq!(again["shared"], false, "it is withdrawn for good");
    assert_eq!(world.get(&format!("/b/{}", owner.id), &[]).await.status, 404);
    let changed = json!({"id": owner.id, "game": "clever2", "name": "Other", "text": changed("clever2")});
    let changed = good(&world.call(Some(&owner.guests[0]), "/api/boxes", Some(changed)).await);
    assert_eq!((&changed["withdrawn"], &changed["name"]), (&json!(true), &json!("Other")));
    let next = table_with(&world, &owner.guests, "clever2", Some(&owner.id)).await;
    play_out([&world, &world], &owner.guests, &[&table, &next]).await;
    check_over(&world, &table, &owner.digest(), Some("Real sheet")).await;
    check_over(&world, &next, &owner.digest(), Some("Other")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_box_stays_for_its_table_also_after_a_restart() {
    let folder = Folder::new();
    let process = Process::new(&folder.sqlite());
    let world = World::at(process.address);
    let owner = Owner::new(&world, "clever2").await;
    owner.share(&world).await;
    let table = table_with(&world, &owner.guests, "clever2", Some(&owner.id)).await;
    assert!(world.step(&table, &owner.guests).await.is_some());
    assert_eq!(good(&owner.call(&world, "/hide", Some(json!({}))).await), json!({"ok": true}));
    for path in ["", "/share", "/hide"] {
        let body = match path {
            "" => None,
            "/share" => Some(json!({"shared": true})),
            _ => Some(json!({})),
        };
        assert_eq!(owner.call(&world, path, body).await.status, 404, "{path}");
    }
    let mine = good(&world.call(Some(&owner.guests[0]), "/api/boxes", None).await);
    assert_eq!(mine["boxes"], json!([]));
    assert_eq!(world.get(&format!("/b/{}", owner.id), &[]).await.status, 404);
    let before = world.look(None, &table, None).await;
    let process = process.kill_and_restart();
    let world = World::at(process.address);
    assert_eq!(world.look(None, &table, None).await, before);
    play_out([&world, &world], &owner.guests, &[&table]).await;
    check_over(&world, &table, &owner.digest(), Some("Real sheet")).await;
}

/// Sends a record as a browser does, with the text of a box if there is one.
async fn upload(world: &World, record: &str, components: Option<&str>) -> Response {
    let part =
        |name: &str, text: &str| format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
    let components = components.map(|text| part("box", &text.replace('\n', "\r\n"))).unwrap_or_default();
    let body = format!("{}{components}--x--\r\n", part("record", &record.replace('\n', "\r\n")));
    world.post("/records", &[("Content-Type", "multipart/form-data; boundary=x")], &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_whose_box_is_unknown_asks_for_it() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let process = Process::new(&elsewhere.sqlite());
    let world = World::at(process.address);
    let owner = Owner::new(&world, "clever2").await;
    let usual = table_with(&world, &owner.guests, "clever2", None).await;
    let own = table_with(&world, &owner.guests, "clever2", Some(&owner.id)).await;
    play_out([&world, &world], &owner.guests, &[&usual, &own]).await;
    let record = async |table: &str| world.get(&format!("/t/{table}/record"), &[]).await.text();
    let (usual, own) = (record(&usual).await, record(&own).await);

    let process = Process::new(&folder.sqlite());
    let world = World::at(process.address);
    let watched = location(&upload(&world, &usual, None).await);
    assert_eq!(world.get(&watched, &[]).await.status, 200, "a record of a known box needs nothing");

    let asked = upload(&world, &own, None).await;
    assert_eq!(asked.status, 404);
    assert!(
        asked.text().contains("This saved game needs its box") && asked.text().contains(&owner.digest()),
        "{}",
        asked.text()
    );
    assert!(asked.text().contains("name=\"record\"") && asked.text().contains("name=\"box\""), "{}", asked.text());
    assert!(!asked.text().contains("class=\"refusal\""), "nothing was wrong yet");
    let check_wrong = async |components: &str, sentence: &str| {
        let refused = upload(&world, &own, Some(components)).await;
        assert!((400..500).contains(&refused.status), "{}", refused.status);
        assert!(
            refused.text().contains("This saved game needs its box") && refused.text().contains(sentence),
            "{}",
            refused.text()
        );
    };
    check_wrong(built_in("clever2"), "This is another box").await;
    check_wrong("[game]\nrounds = \n", "Line 2").await;
    check_wrong(&"#".repeat(200 << 10), "at most 128 KiB").await;
    assert_eq!(upload(&world, &own, Some("  \n")).await.status, 404, "nothing but space is no box");

    let watched = location(&upload(&world, &own, Some(&changed("clever2"))).await);
    assert_eq!(world.get(&watched, &[]).await.status, 200);
    let path = watched.split('?').next().expect("an address");
    assert_eq!(world.get(&format!("{path}/record"), &[]).await.text(), own, "the record is the one that was sent");
    let process = process.kill_and_restart();
    let world = World::at(process.address);
    assert_eq!(world.get(&watched, &[]).await.status, 200, "also after a restart");
    assert_eq!(upload(&world, &own, None).await.status, 303, "the box is known from now on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_and_playing_on_keep_the_box() {
    let world = World::new().await;
    let owner = Owner::new(&world, "clever2").await;
    let table = table_with(&world, &owner.guests, "clever2", Some(&owner.id)).await;
    play_out([&world, &world], &owner.guests, &[&table]).await;
    let cookie = format!("tarsas={}", owner.guests[0].secret);
    let check = async |made: Response| {
        let next = location(&made);
        let seen = world.look(None, next.trim_start_matches("/t/"), None).await;
        assert_eq!(seen["box"], json!(owner.digest()));
        assert!(world.get(&next, &[]).await.text().contains("Box: Real sheet"), "{next}");
    };
    check(world.post(&format!("/t/{table}/rematch"), &[FORM, ("Cookie", &cookie)], "").await).await;
    let steps = world.look(None, &table, None).await["events"].as_array().expect("events").len();
    let mut played_on = 0;
    for step in 0..steps {
        let form = format!("step={step}");
        let made = world.post(&format!("/r/{table}/play"), &[FORM, ("Cookie", &cookie)], &form).await;
        if made.status == 303 {
            check(made).await;
            played_on += 1;
        }
        if played_on == 2 {
            break;
        }
    }
    assert_eq!(played_on, 2, "somewhere a player is to act");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_later_server_without_the_components_of_the_first_opens_its_tables() {
    let folder = Folder::new();
    let components = folder.0.join("components");
    std::fs::create_dir(&components).expect("a folder");
    std::fs::write(components.join("clever2.toml"), changed("clever2")).expect("a file");
    let given = ["--components", components.to_str().expect("a plain path")];
    let address = std::net::SocketAddr::from(([127, 0, 0, 1], free_port()));
    let process = Process::with(&folder.sqlite(), address, &given);
    let world = World::at(process.address);
    let guests = [world.guest("Anna").await, world.guest("Bence").await];
    let built_in = digest("clever2", built_in("clever2")).to_string();
    let own = table_with(&world, &guests, "clever2", None).await;
    let usual = table_with(&world, &guests, "clever2", Some(&built_in)).await;
    let expect = digest("clever2", &changed("clever2")).to_string();
    for (table, expect) in [(&own, &expect), (&usual, &built_in)] {
        assert!(world.step(table, &guests).await.is_some());
        assert_eq!(world.look(None, table, None).await["box"], json!(expect));
    }
    let before = world.look(None, &own, None).await;
    drop(process);

    let process = Process::new(&folder.sqlite());
    let world = World::at(process.address);
    assert_eq!(world.look(None, &own, None).await, before);
    play_out([&world, &world], &guests, &[&own, &usual]).await;
    check_over(&world, &own, &expect, Some("From this server")).await;
    check_over(&world, &usual, &built_in, None).await;
    let new = table_with(&world, &guests, "clever2", None).await;
    assert_eq!(world.look(None, &new, None).await["box"], json!(built_in), "new tables have the built-in box");
}
