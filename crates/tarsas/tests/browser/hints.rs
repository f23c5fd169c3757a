//! Hints in a browser: why, where there are none, and that everybody reads of them.

use catalogue::GAMES;
use serde_json::json;
use trials::browser::{Browser, LIVELY_DESKTOP, PHONE, Site};

const CHOICE: &str = "return document.querySelector('main [data-action]') !== null
    && document.querySelector('main').getAttribute('aria-busy') !== 'true'";

const REASON: &str = "return document.querySelector('#status .table-why') !== null";

/// A place that the hint means is in sight.
const SHOWN: &str = "return [...document.querySelectorAll('#picture [data-hint]')].some((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})";

/// How many dice lie under the words of the hint.
const COVERED: &str = "const why = document.querySelector('.table-why').getBoundingClientRect();
    return [...document.querySelectorAll('#picture [data-number]')].filter((die) => {
        const { top, bottom, left, right } = die.getBoundingClientRect();
        return bottom > why.top && top < why.bottom && right > why.left && left < why.right;
    }).length";

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_against_bots_says_why_in_the_readers_language() {
    let site = Site::start(GAMES).await;
    for (device, begin) in [(LIVELY_DESKTOP, "Hint: "), (PHONE, "Tipp: ")] {
        let browser = Browser::start(device).await;
        browser.go(&site.url("/")).await;
        browser.click("form[action=\"/quick/clever2\"] button").await;
        browser.until(CHOICE).await;
        browser.click("[data-do=hint]").await;
        browser.until(REASON).await;
        let told = browser.evaluate("return document.querySelector('.table-why').innerText").await;
        let told = told.as_str().unwrap_or_default();
        assert!(told.starts_with(begin) && told.ends_with('.') && told.matches('.').count() > 1, "{told}");
        browser.check_width("a hint").await;
        browser.until(SHOWN).await;
        assert_eq!(browser.evaluate(COVERED).await, json!(0), "dice are to be tapped");
        browser.picture(&format!("hint-why-{}", device.language)).await;
        let is_told = "return /took a hint|tippet kért/.test(document.querySelector('#log').innerText)";
        assert_eq!(browser.evaluate(is_told).await, json!(false), "bots need not know");
    }
}

/// Opens a table for two by the form, and seats the other one there.
async fn friends(site: &Site, one: &Browser, other: &Browser, hints: bool) {
    one.go(&site.url("/new/clever2?mode=friends")).await;
    if hints {
        one.click("input[name=hints]").await;
    }
    one.click("form.new .send button").await;
    one.until("return document.querySelector('main[data-socket]') !== null").await;
    let address = one.evaluate("return location.href").await;
    other.go(address.as_str().expect("an address")).await;
    other
        .evaluate(
            "const name = document.querySelector('form[action$=\"/sit\"] [name=name]'); if (name) name.value = 'Bence'",
        )
        .await;
    other.click("form[action$=\"/sit\"] button").await;
    for browser in [one, other] {
        browser.until("return document.querySelector('[data-do=undo]') !== null").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn among_friends_there_are_no_hints_unless_they_are_allowed_and_then_everybody_reads_of_them() {
    let site = Site::start(GAMES).await;
    let (one, other) = (Browser::start(LIVELY_DESKTOP).await, Browser::start(PHONE).await);
    friends(&site, &one, &other, false).await;
    for browser in [&one, &other] {
        assert_eq!(browser.count("[data-do=hint]").await, 0);
    }
    friends(&site, &one, &other, true).await;
    one.picture("hints-allowed").await;
    let mut players = [&one, &other];
    if one.evaluate("return document.querySelector('[data-do=hint]').disabled").await == json!(true) {
        players.reverse();
    }
    let [mover, waiting] = players;
    mover.until(CHOICE).await;
    mover.click("[data-do=hint]").await;
    mover.until(REASON).await;
    waiting.until("return /took a hint|tippet kért/.test(document.querySelector('#log').innerText)").await;
    assert_eq!(waiting.count(".table-why").await, 0, "the hint itself is the mover's alone");
    waiting.picture("hint-taken").await;
}
