//! A friend is invited: asked for a name, told what it is about, and called by the present name everywhere.

use serde_json::json;

use crate::tables::{next, socket};
use crate::world::{World, text};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

fn cookie_of(response: &crate::http::Response) -> String {
    let cookie = response.header("set-cookie").expect("a cookie");
    cookie.split(';').next().expect("a cookie").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invited_friend_says_a_name_and_sits_down() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let table = world.table(&anna, "hadara", "players=2", &["me", "open"]).await;
    for (language, title) in [("en", "Anna invites you to play Hadara"), ("hu", "Anna játszani hív: Hadara")] {
        let page = world.get(&format!("/t/{table}?lang={language}"), &[]).await.text();
        assert!(page.contains(title) && page.contains("name=\"name\""), "{title}");
        assert!(!page.contains(&format!("/t/{table}/bot")), "a stranger is not offered what will be refused");
    }
    let sit = format!("/t/{table}/sit");
    let wrong = world.post(&sit, &[FORM], &format!("seat=1&name={}", "x".repeat(41))).await;
    assert_eq!(wrong.status, 400);
    let sat = world.post(&sit, &[FORM], "seat=1&name=+Bence+").await;
    assert_eq!(sat.status, 303, "{}", sat.text());
    assert_eq!(world.look(None, &table, None).await["seats"], json!([{"guest": "Anna"}, {"guest": "Bence"}]));

    // Who began without a name is asked for it once.
    let quick = world.post("/quick/clever2", &[FORM], "mode=bots").await;
    let cookie = cookie_of(&quick);
    let other = world.table(&anna, "hadara", "players=3", &["me"]).await;
    let page = world.get(&format!("/t/{other}"), &[("Cookie", &cookie)]).await.text();
    assert!(page.contains("name=\"name\""));
    let sat = world.post(&format!("/t/{other}/sit"), &[FORM, ("Cookie", &cookie)], "seat=1&name=Cili").await;
    assert_eq!(sat.status, 303, "{}", sat.text());
    assert_eq!(world.look(None, &other, None).await["seats"][1], json!({"guest": "Cili"}));
    let third = world.table(&anna, "hadara", "players=2", &["me"]).await;
    let page = world.get(&format!("/t/{third}"), &[("Cookie", &cookie)]).await.text();
    assert!(!page.contains("name=\"name\""), "nobody is asked twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_reaches_every_table() {
    let mut world = World::new().await;
    let (table, guests) = world.pair("clever2").await;
    let over = world.table(&guests[0], "strange_world", "players=1", &["me"]).await;
    while world.step(&over, std::slice::from_ref(&guests[0])).await.is_some() {}
    let mut watcher = socket(&world, &format!("/api/tables/{table}/socket"), None).await;
    next(&mut watcher).await;
    let renamed = world.call(Some(&guests[0]), "/api/me", Some(json!({"name": "Panna"}))).await;
    assert_eq!(renamed.status, 200, "{}", renamed.text());
    let told = next(&mut watcher).await;
    assert_eq!(told["seats"], json!([{"guest": "Panna"}, {"guest": "Bence"}]));
    world.restart().await;
    assert_eq!(text(&world.look(None, &table, None).await["seats"][0]["guest"]), "Panna");
    assert!(world.get(&format!("/t/{over}"), &[]).await.text().contains("Panna"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_waiting_room_has_a_code_of_its_link() {
    let world = World::new().await;
    let made = world.post("/new/hadara", &[FORM], "mode=friends&set-players=2&seat-0=me&seat-1=open&name=Anna").await;
    let (cookie, path) = (cookie_of(&made), made.header("location").expect("a table").to_owned());
    let page = world.get(&path, &[("Cookie", &cookie)]).await.text();
    assert!(page.contains(&format!("{path}/code.svg")) && page.contains("1 of 2 seats are taken."));
    let code = world.get(&format!("{path}/code.svg"), &[]).await;
    assert_eq!((code.status, code.header("content-type")), (200, Some("image/svg+xml")));
    assert_eq!(code.text(), pages::code_file(&format!("http://{}{path}", world.address)));
    assert_eq!(world.get("/t/nothing/code.svg", &[]).await.status, 404);
    let link = world.post("/me/links", &[FORM, ("Cookie", &cookie)], "").await.text();
    assert!(link.contains("class=\"code\""), "a personal link has a code too");
}
