//! The forms and links of the pages, without a browser.

use std::process::Command;
use std::time::Duration;

use catalogue::GAMES;
use futures_util::StreamExt;
use tokio_tungstenite::tungstenite::Message;

use crate::database::Folder;
use crate::http::Response;
use crate::tables::socket;
use crate::world::{Guest, World, files};

pub(crate) const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

pub(crate) fn cookie_of(response: &Response) -> String {
    let cookie = response.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {}", response.text()));
    cookie.split(';').next().unwrap_or_default().to_owned()
}

pub(crate) fn location(response: &Response) -> String {
    assert_eq!(response.status, 303, "{}", response.text());
    response.header("location").expect("a way on").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_slash_too_many_is_forgiven_and_leads_nowhere_else() {
    let world = World::new().await;
    for (path, expect) in [
        ("/about/", "/about"),
        ("/rules/clever2/?lang=hu", "/rules/clever2?lang=hu"),
        ("//example.com/", "/example.com"),
        ("/r/abc//", "/r/abc"),
    ] {
        let led = world.get(path, &[]).await;
        assert_eq!((led.status, led.header("location")), (308, Some(expect)), "{path}");
    }
    for path in ["/nowhere", "//", "/api/nowhere/"] {
        assert_eq!(world.get(path, &[]).await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_sent_shows_the_game_and_no_secret() {
    let world = World::new().await;
    let quick = world.post("/quick/hadara", &[FORM], "mode=bots").await;
    let page = world.get(&location(&quick), &[]).await.text();
    let tags: Vec<&str> =
        page.split("<meta property=\"og:").skip(1).filter_map(|rest| rest.split('>').next()).collect();
    assert_eq!(tags.len(), 4, "{tags:?}");
    assert!(tags.iter().any(|tag| tag.contains("title") && tag.contains("Hadara")), "{tags:?}");
    assert!(tags.iter().all(|tag| !tag.contains("/t/") && !tag.contains("secret")), "{tags:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_carries_on_from_another_device() {
    let world = World::new().await;
    let quick = world.post("/quick/clever2", &[FORM], "mode=solo").await;
    let (cookie, table) = (cookie_of(&quick), location(&quick));
    let renamed = world.post("/me", &[FORM, ("Cookie", &cookie)], "name=%C3%81gi").await;
    assert_eq!(location(&renamed), "/me");
    let me = world.get("/me", &[("Cookie", &cookie)]).await.text();
    assert!(me.contains("Ági") && !me.contains("/enter/"), "a link is made when it is asked for: {me}");
    assert_eq!(world.post("/me/links", &[FORM], "").await.status, 401, "a stranger has no link");
    let me = world.post("/me/links", &[FORM, ("Cookie", &cookie)], "").await.text();
    let secret = &me.split_once("/enter/").expect("a link").1[..32];
    assert!(!cookie.contains(secret), "the link has a secret of its own");

    // Another device: opening the link alone does nothing, its form does.
    let opened = world.get(&format!("/enter/{secret}"), &[]).await;
    assert_eq!((opened.status, opened.header("set-cookie")), (200, None));
    let entered = world.post("/enter", &[FORM], &format!("secret={secret}")).await;
    assert_ne!(cookie_of(&entered), cookie, "each device has a secret of its own");
    let page = world.get(&table, &[("Cookie", &cookie_of(&entered))]).await.text();
    assert!(page.contains("data-action"), "the seat is held there too");
    assert!(!world.get(&table, &[]).await.text().contains("data-action"), "a stranger only looks");
    assert_eq!(world.post("/enter", &[FORM], "secret=abc").await.status, 401);

    // The first device ends the link and the other device, and stays.
    let list = world.get("/me", &[("Cookie", &cookie)]).await.text();
    let sessions: Vec<&str> = list.split("name=\"session\" value=\"").skip(1).map(|rest| &rest[..16]).collect();
    assert_eq!(sessions.len(), 3, "two devices and a link: {list}");
    let own = list.split("<li>").find(|item| item.contains("class=\"tag\"")).expect("this one is marked");
    for session in sessions.into_iter().filter(|session| !own.contains(session)) {
        let ended = world.post("/me/sessions/end", &[FORM, ("Cookie", &cookie)], &format!("session={session}")).await;
        assert_eq!(location(&ended), "/me");
    }
    let refused = world.get(&format!("/enter/{secret}"), &[]).await;
    assert_eq!(refused.status, 401);
    assert!(refused.text().contains("This personal link"), "{}", refused.text());
    let page = world.get(&table, &[("Cookie", &cookie_of(&entered))]).await.text();
    assert!(!page.contains("data-action"), "the other device only looks now");
    assert!(world.get(&table, &[("Cookie", &cookie)]).await.text().contains("data-action"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_with_a_mistake_comes_back_as_it_was_filled_in() {
    let world = World::new().await;
    let name = "x".repeat(41);
    let body = format!("mode=friends&set-players=3&seat-0=me&seat-1=open&seat-2=hard&public=on&name={name}");
    let refused = world.post("/new/clever2", &[FORM, ("Accept-Language", "hu")], &body).await;
    assert_eq!(refused.status, 400);
    let page = refused.text();
    assert!(page.contains("A név 1–40 látható karakterből állhat.") && page.contains(&name), "{page}");
    let made = world.post("/new/clever2", &[FORM], &body.replace(&name, "Anna")).await;
    let table = location(&made);
    let seen = world.look(None, table.trim_start_matches("/t/"), None).await;
    assert_eq!(seen["setup"], "players=3");
    assert_eq!(seen["seats"], serde_json::json!([{"guest": "Anna"}, "free", {"bot": "hard"}]));
    let open = world.get("/", &[]).await.text();
    assert!(open.contains(&table), "a public table is listed");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_share_a_device_have_names() {
    let world = World::new().await;
    let body = "mode=screen&set-players=3&seat-0=me&seat-1=me&seat-2=me&name=Anna&name-1=+Bence+&name-2=";
    let made = world.post("/new/strange_world", &[FORM], body).await;
    let cookie = cookie_of(&made);
    let (table, secret) = (location(&made), cookie.split_once('=').expect("a secret").1.to_owned());
    let guest = Guest { id: String::new(), secret };
    let table = table.trim_start_matches("/t/");
    let names = serde_json::json!([{"guest": "Anna"}, {"guest": "Bence"}, {"guest": "Anna"}]);
    assert_eq!(world.look(None, table, None).await["seats"], names);
    let long = world.post("/new/strange_world", &[FORM], &body.replace("Bence", &"x".repeat(41))).await;
    assert_eq!(long.status, 400);
    assert!(long.text().contains(&"x".repeat(41)), "what was typed is still there");
    let all = [guest.clone(), guest.clone(), guest];
    while world.step(table, &all).await.is_some() {}
    let next = location(&world.post(&format!("/t/{table}/rematch"), &[FORM, ("Cookie", &cookie)], "").await);
    assert_eq!(world.look(None, next.trim_start_matches("/t/"), None).await["seats"], names);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_downloaded_checked_uploaded_and_watched() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    let table = world.table(&guest, "strange_world", "players=1", &["me"]).await;
    let early = world.get(&format!("/r/{table}"), &[]).await;
    assert_eq!(early.status, 409, "a running game has no replay");
    while world.step(&table, std::slice::from_ref(&guest)).await.is_some() {}
    let file = world.get(&format!("/t/{table}/record"), &[]).await;
    assert!(file.header("content-disposition").is_some_and(|text| text.contains("attachment")));

    let folder = Folder::new();
    let path = folder.0.join("record.txt");
    std::fs::write(&path, &file.body).expect("a file");
    let check = |path: &std::path::Path| {
        Command::new(env!("CARGO_BIN_EXE_tarsas")).args(["replay", "--check"]).arg(path).output().expect("it runs")
    };
    let checked = check(&path);
    let digest = world.look(None, &table, None).await["seed_digest"].clone();
    let told = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success() && told.contains(digest.as_str().expect("a digest")), "{told}");
    let changed = file.text().replacen("- start 0", "- start 1", 1);
    std::fs::write(&path, &changed).expect("a file");
    assert!(!check(&path).status.success(), "a changed record is refused");

    let upload = |text: String| {
        let body = format!(
            "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.txt\"\r\n\r\n{text}\r\n--x--\r\n"
        );
        let world = &world;
        async move { world.post("/records", &[("Content-Type", "multipart/form-data; boundary=x")], &body).await }
    };
    assert_eq!(upload(changed).await.status, 400);
    assert_eq!(upload("nonsense".to_owned()).await.status, 400);
    assert_eq!(upload(String::new()).await.status, 400);
    let address = location(&upload(file.text()).await);
    let film = address.split('?').next().expect("an address").to_owned();
    for query in ["", "?step=0", "?step=3&eyes=0", "?step=99999&eyes=spectator", "?step=2&eyes=all&part=1"] {
        let shown = world.get(&format!("{film}{query}"), &[]).await;
        assert_eq!(shown.status, 200, "{query}: {}", shown.text());
    }
    for query in ["?eyes=7", "?eyes=x", "?step=x"] {
        let refused = world.get(&format!("{film}{query}"), &[]).await;
        assert_eq!(refused.status, 400, "{query}");
        assert!(refused.text().contains("<main"), "a page says what to do: {}", refused.text());
    }
    assert_eq!(world.get(&format!("{film}/record"), &[]).await.body, file.body);
    let mut step = 0;
    let played = loop {
        let played = world.post(&format!("{film}/play"), &[FORM], &format!("step={step}")).await;
        if played.status == 303 {
            break played;
        }
        step += 1;
        assert!(step < 50, "somebody decides at some step");
    };
    let page = world.get(&location(&played), &[("Cookie", &cookie_of(&played))]).await.text();
    assert!(page.contains("data-action"), "the game goes on from there");
}

/// A page that cannot unpack gets the same message as it is: a line of JSON with the lengths, and then the regions.
#[tokio::test(flavor = "multi_thread")]
async fn a_redraw_can_be_read_without_unpacking() {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    let table = world.table(&guest, "clever2", "players=1", &["me"]).await;
    let mut socket = socket(&world, &format!("/t/{table}/socket?lang=hu"), Some(&guest)).await;
    let Some(Ok(Message::Binary(bytes))) = socket.next().await else { panic!("the first message is a redraw") };
    let text = std::str::from_utf8(&bytes).expect("text");
    let (head, mut rest) = text.split_once('\n').expect("a first line");
    let head: serde_json::Value = serde_json::from_str(head).expect("JSON");
    let regions: Vec<(String, usize)> = serde_json::from_value(head["regions"].clone()).expect("names and lengths");
    assert_eq!(regions.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), pages::TABLE_REGIONS);
    for (name, length) in regions {
        let (html, behind) = rest.split_at(length);
        assert!(html.is_empty() || html.starts_with('<') && html.ends_with('>'), "{name}: {html}");
        rest = behind;
    }
    assert!(rest.is_empty(), "{rest}");
}

/// A game at its largest table, as a reader's browser gets it: the page with its files, and then every redraw.
async fn check_sizes(game: &str, players: usize) {
    let world = World::new().await;
    let guest = world.guest("Anna").await;
    let mut seats = vec!["me"];
    seats.resize(players, "easy");
    let table = world.table(&guest, game, &format!("players={players}"), &seats).await;
    let cookie = format!("tarsas={}", guest.secret);
    let mut socket = socket(&world, &format!("/t/{table}/socket?lang=hu&packed=true"), Some(&guest)).await;
    let (mut largest, mut redraws) = (0, 0);
    for decision in 0..60 {
        if world.step(&table, std::slice::from_ref(&guest)).await.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        while let Ok(Some(Ok(message))) = tokio::time::timeout(Duration::from_millis(1), socket.next()).await {
            let Message::Binary(packed) = message else { continue };
            largest = largest.max(packed.len());
            redraws += 1;
        }
        if decision % 20 == 0 {
            let mut bytes = 0;
            for path in files(game).into_iter().chain([format!("/t/{table}")]) {
                bytes += world.get(&path, &[("Accept-Encoding", "gzip"), ("Cookie", &cookie)]).await.body.len();
            }
            println!("{game}: the page has {bytes} bytes");
            assert!(bytes <= 60_000, "the page of {game} has {bytes} bytes");
        }
    }
    println!("{game}: the largest of {redraws} redraws has {largest} bytes");
    assert!(redraws > 10, "{game}: {redraws} redraws");
    assert!(largest <= 18 << 10, "a redraw of {game} has {largest} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_their_redraws_are_small() {
    for game in GAMES {
        let (_, most) = game.players();
        check_sizes(game.id, most).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_leads_everybody_to_the_same_new_table() {
    let world = World::new().await;
    let (table, guests) = world.pair("strange_world").await;
    let cookie = |seat: usize| format!("tarsas={}", guests[seat].secret);
    let early = world.post(&format!("/t/{table}/rematch"), &[FORM, ("Cookie", &cookie(0))], "").await;
    assert_eq!(early.status, 409);
    while world.step(&table, &guests).await.is_some() {}
    let stranger = world.post(&format!("/t/{table}/rematch"), &[FORM], "").await;
    assert_eq!(stranger.status, 403);
    let first = location(&world.post(&format!("/t/{table}/rematch"), &[FORM, ("Cookie", &cookie(0))], "").await);
    let second = location(&world.post(&format!("/t/{table}/rematch"), &[FORM, ("Cookie", &cookie(1))], "").await);
    assert_eq!(first, second);
    assert!(world.get(&format!("/t/{table}"), &[]).await.text().contains(&first));
}
