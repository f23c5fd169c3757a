//! Whole games, by clicking.

use std::time::Duration;

use catalogue::Games;
use serde_json::json;

use super::{Browser, DESKTOP, Device, PHONE, Site};

const OVER: &str = "return document.querySelector('#status p.over') !== null";

/// Whether the page has something to choose, or the game is over, and nothing is on its way.
const READY: &str = "const main = document.querySelector('main');
    return main.getAttribute('aria-busy') !== 'true'
        && (document.querySelector('main [data-action]') !== null || document.querySelector('#status p.over') !== null)";

async fn version(browser: &Browser) -> i64 {
    browser.evaluate("return Number(document.querySelector('main').dataset.version)").await.as_i64().expect("a version")
}

async fn is_over(browser: &Browser) -> bool {
    browser.evaluate(OVER).await == json!(true)
}

/// A number that differs from step to step, always the same in every run.
fn draw(step: usize, below: usize) -> usize {
    (step.wrapping_mul(2_654_435_761) >> 7) % below.max(1)
}

/// Decides once, by tapping: in turn a place of the picture, parts one after the other, or a button of the list. What a
/// redraw has taken away under the finger is tried anew.
async fn decide(browser: &Browser, step: usize) {
    let before = version(browser).await;
    for attempt in 0..10 {
        if try_once(browser, step + attempt, attempt).await && is_changed(browser, before).await {
            return;
        }
        // Somebody else was faster, and there may be nothing left to choose.
        if version(browser).await != before {
            return;
        }
        browser.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))").await;
    }
    browser.picture("failure").await;
    let page = browser.evaluate("return document.querySelector('main').outerHTML").await;
    panic!("nothing can be chosen at version {before}: {page}");
}

/// Whether the table changes soon.
async fn is_changed(browser: &Browser, before: i64) -> bool {
    let changed = format!(
        "const main = document.querySelector('main');
         return Number(main.dataset.version) > {before} && main.getAttribute('aria-busy') !== 'true'"
    );
    browser.soon(&changed, Duration::from_secs(5)).await
}

/// An action that is chosen by parts, and its parts.
const PLAN: &str = "
    const plans = document.querySelectorAll('#choices [data-parts]');
    if (!plans.length) return null;
    const { action, parts } = plans[arguments[0] % plans.length].dataset;
    return [action, parts];";

async fn try_once(browser: &Browser, step: usize, attempt: usize) -> bool {
    let number = draw(step, 1 << 20);
    let plan =
        if attempt.is_multiple_of(2) { browser.evaluate_with(PLAN, vec![json!(number)]).await } else { json!(null) };
    if let (Some(action), Some(parts)) = (plan[0].as_str(), plan[1].as_str()) {
        for part in parts.split(' ') {
            if !browser.tap(&format!("#picture [data-part=\"{part}\"]:not(.picked)"), 0).await {
                eprintln!("{action}: part {part} cannot be tapped");
                return false;
            }
        }
        // Some actions are offered once all their parts are picked, and sent by a button.
        browser.tap(&format!("main [data-action=\"{action}\"]"), 0).await;
        return true;
    }
    let is_tapped = browser.tap("#picture [data-action], #choices [data-action]", number).await;
    if !is_tapped {
        browser.tap("#unfold", 0).await;
    }
    is_tapped
}

/// A whole game against a bot, from the first page on; it is begun by two clicks at most.
pub async fn play_against_bots(games: Games, game: &str, device: Device) {
    let site = Site::start(games).await;
    let browser = Browser::start(device).await;
    browser.go(&site.url("/")).await;
    let language = browser.evaluate("return document.documentElement.lang").await;
    assert_eq!(language, json!(device.language));
    browser.click(&format!("form[action=\"/quick/{game}\"] button")).await;
    play_to_the_end(&browser, &format!("{game}-{}-{}", device.language, device.width)).await;
}

/// Plays the table of the page against a bot to its end, by clicking.
pub async fn play_to_the_end(browser: &Browser, name: &str) {
    let mut step = 0;
    loop {
        browser.until(READY).await;
        if is_over(browser).await {
            break;
        }
        if step == 3 {
            browser.picture(&format!("{name}-bots")).await;
            browser.check_width(name).await;
        }
        decide(browser, step).await;
        step += 1;
        assert!(step < 2000, "{name} does not end");
    }
    browser.until("return document.querySelector('#finale h2') !== null").await;
    browser.check_width(&format!("{name} at its end")).await;
    browser.picture(&format!("{name}-end")).await;
    assert!(step > 5, "{name}: {step} decisions");
    assert_eq!(browser.count("#scores tfoot td").await, 2, "everybody's score is there");
}

/// A whole game with two browsers at one table, one in each language.
pub async fn play_with_two_browsers(games: Games, game: &str) {
    let site = Site::start(games).await;
    let first = Browser::start(DESKTOP).await;
    first.go(&site.url(&format!("/new/{game}?mode=friends"))).await;
    first.click("main form button[type=submit], main form button:not([type])").await;
    first.until("return location.pathname.startsWith('/t/')").await;
    let address = first.evaluate("return location.href").await;
    let second = Browser::start(PHONE).await;
    second.go(address.as_str().expect("the link of the table")).await;
    second.evaluate("document.querySelector('form[action$=\"/sit\"] [name=name]').value = 'Bence'").await;
    second.click("form[action$=\"/sit\"] button").await;
    first.until("return document.querySelector('.seat-here') !== null").await;
    let browsers = [first, second];
    let (mut step, mut idle) = (0, 0);
    'game: loop {
        let mut decided = false;
        for (seat, browser) in browsers.iter().enumerate() {
            if is_over(browser).await {
                break 'game;
            }
            let has_choice = "return document.querySelector('main [data-action]') !== null
                && document.querySelector('main').getAttribute('aria-busy') !== 'true'";
            if browser.evaluate(has_choice).await == json!(true) {
                decide(browser, step).await;
                step += 1;
                decided = true;
                // The other one sees it without doing anything.
                let seen = version(browser).await;
                let other = &browsers[1 - seat];
                other.until(&format!("return Number(document.querySelector('main').dataset.version) >= {seen}")).await;
            }
        }
        idle = if decided { 0 } else { idle + 1 };
        if !decided {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(step < 2000 && idle < 2000, "{game} does not end: {step} decisions, and then nothing {idle} times");
    }
    for browser in &browsers {
        browser.until(OVER).await;
        browser.picture(&format!("{game}-two-{}", browser.evaluate("return innerWidth").await)).await;
    }
}
