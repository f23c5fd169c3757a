//! The home page: short on a phone, and alive.

use catalogue::GAMES;
use serde_json::json;
use trials::browser::{Browser, LIVELY_DESKTOP, PHONE, Site};

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_near_says_what_it_is_and_can_be_changed() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(PHONE).await;
    browser.go(&site.url("/")).await;
    let screens = "const cards = [...document.querySelectorAll('article.game')];
        return Math.max(...cards.map((card) => card.getBoundingClientRect().bottom + scrollY)) / innerHeight";
    let screens = browser.evaluate(screens).await.as_f64().expect("a number");
    assert!(screens <= 3.0, "the last game ends on screen {screens}");
    browser.picture("home-phone-hu").await;
    browser.click("form[action=\"/quick/hadara\"] button").await;
    browser.until("return document.querySelector('.first-game a') !== null").await;
    browser.picture("first-game").await;
    browser.click(".first-game a").await;
    browser.until("return document.querySelector('[data-new]') !== null").await;
    let chosen = "return document.querySelector('[name=set-purple]:checked').value";
    assert_eq!(browser.evaluate(chosen).await, json!("basic"));
    let folded = "return document.querySelector('[name=set-segments]').checkVisibility()";
    assert_eq!(browser.evaluate(folded).await, json!(false), "what matters less is folded");
    browser.click(".more-settings summary").await;
    browser.until(folded).await;
    browser.picture("new-table-first").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_home_page_changes_by_itself_and_counts_what_waits() {
    let site = Site::start(GAMES).await;
    let (home, other) = (Browser::start(LIVELY_DESKTOP).await, Browser::start(PHONE).await);
    for game in ["clever2", "house_of_cats"] {
        home.go(&site.url("/")).await;
        home.click(&format!("form[action=\"/quick/{game}\"]:has([value=solo]) button")).await;
        home.until("return document.querySelector('main [data-action]') !== null").await;
    }
    home.go(&site.url("/")).await;
    home.until("return document.title.startsWith('● (2) ')").await;
    assert_eq!(home.count("#mine [data-waits]").await, 2);
    // Somebody else looks for company, and the page says so without being asked.
    other.go(&site.url("/new/marabunta?mode=friends")).await;
    other.evaluate("document.querySelector('[name=set-first][value=blue]').checked = true").await;
    other.click("[name=public]").await;
    other.click(".send button").await;
    other.until("return document.querySelector('main[data-socket]') !== null").await;
    home.until("return document.querySelector('#open [data-game=marabunta]') !== null").await;
    home.picture("home-desktop-live").await;
    home.click("#open [data-game=marabunta]").await;
    home.until("return document.querySelector('form[action$=\"/sit\"] button') !== null").await;
    home.evaluate("document.querySelector('form[action$=\"/sit\"] [name=name]').value = 'Anna'").await;
    home.click("form[action$=\"/sit\"] button").await;
    home.until("return document.querySelector('.seat-mine') !== null").await;
    // The one who looks for company goes home, and hears there when it is their turn: the other one begins.
    other.go(&site.url("/")).await;
    let waits = "return document.querySelector('#mine [data-waits]') !== null";
    assert_eq!(other.evaluate(waits).await, json!(false));
    for _ in 0..20 {
        if home.evaluate("return document.querySelector('#status .mine') === null").await == json!(true) {
            break;
        }
        home.until("return document.querySelector('main [data-action]') !== null").await;
        let before = home.evaluate("return document.querySelector('main').dataset.version").await;
        let click = "const all = [...document.querySelectorAll('main [data-action]')];
            const one = all.find((element) => element.closest('#choices')) || all[0];
            one.dispatchEvent(new MouseEvent('click', {bubbles: true}))";
        home.evaluate(click).await;
        home.until(&format!("return document.querySelector('main').dataset.version !== {before}")).await;
    }
    other.until(waits).await;
    other.until("return document.title.startsWith('● (1) ')").await;
    other.picture("home-phone-turn").await;
}
