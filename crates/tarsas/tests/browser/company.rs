//! Nobody is stuck at a table: somebody is away, leaves, gives up, or wants to end the game.

use std::time::Duration;

use catalogue::GAMES;
use serde_json::json;
use server::Settings;
use trials::browser::{Browser, DESKTOP, PHONE, Site};

/// A table of Marabunta for two people: one at a desktop, one with a phone; gives its address.
pub(crate) async fn pair(site: &Site, desktop: &Browser, phone: &Browser) -> String {
    desktop.go(&site.url("/new/marabunta?mode=friends")).await;
    desktop.evaluate("document.querySelector('input[name=name]').value = 'Anna'").await;
    desktop.click("main form button[type=submit], main form button:not([type])").await;
    desktop.until("return location.pathname.startsWith('/t/')").await;
    let path = desktop.evaluate("return location.pathname").await.as_str().expect("a path").to_owned();
    phone.go(&site.url(&path)).await;
    phone.evaluate("const field = document.querySelector('form[action$=\"/sit\"] input[name=name]'); if (field) field.value = 'Bence'").await;
    phone.click("form[action$=\"/sit\"] button").await;
    for browser in [desktop, phone] {
        browser.until("return document.querySelectorAll('.seat-free').length === 0").await;
    }
    path
}

/// Whether somebody is to act.
const MINE: &str = "return document.querySelector('#status .mine') !== null";

/// Opens the menu of one's own seat.
async fn open_menu(browser: &Browser) {
    if browser.count(".seat-mine details.seat-ways:not([open])").await > 0 {
        browser.click(".seat-mine details.seat-ways > summary").await;
    }
    browser.until("return document.querySelector('.seat-mine details.seat-ways').open").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_away_until_they_are_back() {
    let site = Site::with(GAMES, Settings { away: Duration::from_secs(2), ..Settings::default() }).await;
    let (desktop, phone) = (Browser::start(DESKTOP).await, Browser::start(PHONE).await);
    let path = pair(&site, &desktop, &phone).await;
    // Whoever is to act goes away.
    let (here, gone) = match desktop.evaluate(MINE).await == json!(true) {
        true => (&phone, &desktop),
        false => (&desktop, &phone),
    };
    gone.go(&site.url("/about")).await;
    here.until("return document.querySelector('.table-affair') !== null").await;
    here.picture("away").await;
    here.until("return document.querySelector('[data-do=bot]') !== null").await;
    here.check_width("away").await;
    here.picture("away-choice").await;
    here.click(".table-affair [data-close]").await;
    here.until("return !document.querySelector('details.table-affair').open").await;
    here.click("details.table-affair > summary").await;
    here.click("[data-do=bot]").await;
    here.until("return document.querySelector('.seat-bot') !== null").await;
    // The bot has decided.
    here.until(MINE).await;
    here.picture("away-bot").await;
    gone.go(&site.url(&path)).await;
    gone.check_width("kept").await;
    gone.picture("kept").await;
    gone.click(".table-affair form[action$=\"/sit\"] button").await;
    here.until(
        "return document.querySelector('.seat-bot') === null && document.querySelector('.table-affair') === null",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_asks_and_who_gives_up_watches_a_bot_play_on() {
    let site = Site::start(GAMES).await;
    let (desktop, phone) = (Browser::start(DESKTOP).await, Browser::start(PHONE).await);
    pair(&site, &desktop, &phone).await;
    for browser in [&desktop, &phone] {
        open_menu(browser).await;
        browser.check_width("leaving").await;
    }
    desktop.picture("leaving-desktop").await;
    phone.picture("leaving-phone").await;
    assert_eq!(phone.count("[data-do=give_up]").await, 0, "it is asked for twice");
    phone.click(".seat-menu details[data-keep^=give_up] > summary").await;
    phone.picture("give-up").await;
    phone.click("[data-do=give_up]").await;
    for browser in [&desktop, &phone] {
        browser.until("return document.querySelector('.seat-mine') === null || document.querySelectorAll('.seat-bot').length === 1").await;
        browser.until("return /gave up|feladta/.test(document.querySelector('#log').textContent)").await;
    }
    assert_eq!(phone.count("form[action$=\"/sit\"], .seat-mine").await, 0, "there is no way back");
    phone.picture("gave-up").await;
    // Alone with a bot, one's word ends the game.
    open_menu(&desktop).await;
    desktop.click(".seat-menu details[data-keep^=propose_end] > summary").await;
    desktop.click("[data-do=propose_end]").await;
    for browser in [&desktop, &phone] {
        browser.until("return document.querySelector('#status p.over') !== null").await;
    }
    desktop.picture("ended").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_ended_by_agreement_or_played_on() {
    let site = Site::start(GAMES).await;
    let (desktop, phone) = (Browser::start(DESKTOP).await, Browser::start(PHONE).await);
    pair(&site, &desktop, &phone).await;
    let propose = async || {
        open_menu(&desktop).await;
        desktop.click(".seat-menu details[data-keep^=propose_end] > summary").await;
        desktop.click("[data-do=propose_end]").await;
        phone.until("return document.querySelector('[data-do=agree_to_end]') !== null").await;
    };
    propose().await;
    phone.check_width("proposal").await;
    phone.picture("proposal-phone").await;
    desktop.until("return document.querySelector('[data-do=decline_end]') !== null").await;
    desktop.picture("proposal-desktop").await;
    phone.click("[data-do=decline_end]").await;
    desktop.until("return document.querySelector('.table-affair') === null").await;
    propose().await;
    phone.click("[data-do=agree_to_end]").await;
    for browser in [&desktop, &phone] {
        browser.until("return document.querySelector('#status p.over') !== null").await;
        assert_eq!(browser.count("main [data-action]").await, 0);
    }
    phone.picture("ended-phone").await;
    desktop.click("main a[href^=\"/r/\"]").await;
    desktop.until("return document.querySelector('[data-slider]') !== null").await;
}
