//! What people do beside playing: undo, hints, lost connections, wrong links, second tabs, one screen, replays.

use catalogue::GAMES;
use serde_json::json;
use trials::browser::{Browser, Device, LIVELY_DESKTOP, PHONE, Site};

const CHOICE: &str = "return document.querySelector('main [data-action]') !== null
    && document.querySelector('main').getAttribute('aria-busy') !== 'true'";

/// Something is clicked, whatever it is.
async fn move_once(browser: &Browser) {
    browser.until(CHOICE).await;
    let before = browser.evaluate("return document.querySelector('main').dataset.version").await;
    let click = "const all = [...document.querySelectorAll('main [data-action]')];
        const one = all.find((element) => element.closest('#choices')) || all[0];
        one.dispatchEvent(new MouseEvent('click', {bubbles: true}))";
    browser.evaluate(click).await;
    browser
        .until(&format!(
            "return document.querySelector('main').dataset.version !== '{}'",
            before.as_str().unwrap_or_default()
        ))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_screen() {
    let site = Site::start(GAMES).await;
    let sizes = [(360, 740, "hu"), (1440, 900, "en"), (2560, 1440, "hu")];
    for (width, height, language) in sizes {
        let browser = Browser::start(Device { width, height, language, moves: false }).await;
        let games: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        let paths = ["/", "/about", "/me", "/boxes", "/nothing"].into_iter().map(str::to_owned);
        let of_games = games.iter().flat_map(|game| {
            ["rules/GAME", "new/GAME?mode=friends", "new/GAME?mode=screen", "boxes/new?game=GAME"]
                .map(|path| format!("/{}", path.replace("GAME", game)))
        });
        for path in paths.chain(of_games) {
            browser.go(&site.url(&path)).await;
            browser.check_width(&format!("{path} at {width}")).await;
            let name = path.trim_matches('/').replace(['/', '?', '='], "-");
            browser.picture(&format!("page-{name}-{width}-{language}")).await;
        }
        for game in games {
            browser.go(&site.url("/")).await;
            browser.click(&format!("form[action=\"/quick/{game}\"] button")).await;
            browser.until("return document.querySelector('main[data-socket]') !== null").await;
            browser.check_width(&format!("{game} at {width}")).await;
            browser.picture(&format!("table-{game}-{width}-{language}")).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_and_a_hint_is_shown() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(LIVELY_DESKTOP).await;
    browser.go(&site.url("/")).await;
    browser.click("form[action=\"/quick/house_of_cats\"] input[value=solo] ~ button, form[action=\"/quick/house_of_cats\"]:has(input[value=solo]) button").await;
    let mut taken_back = false;
    for _ in 0..30 {
        move_once(&browser).await;
        let can = "const undo = document.querySelector('[data-do=undo]'); return undo !== null && !undo.disabled";
        if browser.evaluate(can).await == json!(true) {
            let lines = browser.evaluate("return document.querySelector('#log').innerText").await;
            browser.click("[data-do=undo]").await;
            let changed = format!("return document.querySelector('#log').innerText !== {lines}");
            browser.until(&changed).await;
            taken_back = true;
            break;
        }
    }
    assert!(taken_back, "something can be taken back in thirty moves");
    browser.until(CHOICE).await;
    browser.click("[data-do=hint]").await;
    browser.until("return document.querySelector('main [data-hint]') !== null").await;
    browser.picture("hint").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_lost_connection_the_page_comes_back_by_itself() {
    let mut site = Site::start(GAMES).await;
    let browser = Browser::start(PHONE).await;
    browser.go(&site.url("/")).await;
    browser.click("form[action=\"/quick/clever2\"] button").await;
    move_once(&browser).await;
    let before = browser
        .evaluate("return document.querySelector('#scores').innerText + document.querySelector('main').dataset.version")
        .await;
    site.stop().await;
    browser.until("return document.querySelector('#lost') !== null").await;
    browser.picture("lost").await;
    site.start_again().await;
    browser.until("return document.querySelector('#lost') === null").await;
    let after = browser
        .evaluate("return document.querySelector('#scores').innerText + document.querySelector('main').dataset.version")
        .await;
    assert_eq!(after, before);
    move_once(&browser).await;
}

/// The name by which the site knows the reader.
const NAME: &str = "return document.querySelector('a.me').innerText";

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_makes_a_phone_mine_until_i_end_it() {
    let site = Site::start(GAMES).await;
    let (desktop, phone) = (Browser::start(LIVELY_DESKTOP).await, Browser::start(PHONE).await);
    for browser in [&desktop, &phone] {
        browser.go(&site.url("/")).await;
        browser.click("form[action=\"/quick/clever2\"] button").await;
        browser.until(CHOICE).await;
        browser.go(&site.url("/me")).await;
    }
    let (mine, other) = (desktop.evaluate(NAME).await, phone.evaluate(NAME).await);
    assert_eq!(desktop.count(".sessions form").await, 0, "nobody is led away from the only place");
    desktop.click("form[action=\"/me/links\"] button").await;
    desktop.until("return document.querySelector('.address input') !== null").await;
    desktop.picture("me-link").await;
    let link = desktop.evaluate("return document.querySelector('.address input').value").await;

    // The phone is somebody else's, and asks.
    phone.go(link.as_str().expect("a link")).await;
    phone.check_width("enter").await;
    phone.picture("enter").await;
    let warning = phone.evaluate("return document.querySelector('.warning').innerText").await;
    let other = other.as_str().expect("a name");
    assert!(warning.as_str().is_some_and(|warning| warning.contains(other)), "{warning} does not name {other}");
    phone.click("form[action=\"/enter\"] button").await;
    phone.until("return location.pathname === '/'").await;
    assert_eq!(phone.evaluate(NAME).await, mine);

    // Two browsers and a link; what is not this one is ended.
    desktop.go(&site.url("/me")).await;
    assert_eq!(desktop.count(".sessions li").await, 3);
    desktop.picture("me-sessions").await;
    for left in [2, 1] {
        desktop.click(".sessions li:not(:has(.tag)) button").await;
        desktop.until(&format!("return document.querySelectorAll('.sessions li').length === {left}")).await;
    }
    phone.go(&site.url("/me")).await;
    assert_ne!(phone.evaluate(NAME).await, mine, "the phone is nobody's now");
    phone.go(link.as_str().expect("a link")).await;
    assert_eq!(phone.count("form[action=\"/enter\"]").await, 0, "the link is worthless");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tab_shows_the_same_table_and_both_go_on() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(LIVELY_DESKTOP).await;
    browser.go(&site.url("/")).await;
    browser.click("form[action=\"/quick/clever2\"] button").await;
    browser.until(CHOICE).await;
    let address = browser.evaluate("return location.href").await;
    let first = browser.client.window().await.expect("a window");
    let second = browser.client.new_window(true).await.expect("a second tab").handle;
    browser.client.switch_to_window(second.clone()).await.expect("the second tab");
    browser.go(address.as_str().expect("an address")).await;
    move_once(&browser).await;
    let version = browser.evaluate("return Number(document.querySelector('main').dataset.version)").await;
    browser.client.switch_to_window(first).await.expect("the first tab");
    browser.until(&format!("return Number(document.querySelector('main').dataset.version) >= {version}")).await;
    move_once(&browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_leads_home() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(PHONE).await;
    for path in ["/t/abcdefghjkmnpqrs", "/t/x", "/r/abcdefghjkmnpqrs", "/rules/chess", "/nothing", "/enter/x"] {
        browser.go(&site.url(path)).await;
        assert!(browser.count("main a[href=\"/\"]").await > 0, "{path} has a way home");
    }
    browser.picture("wrong-link").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_switched_in_the_middle_of_a_game() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(LIVELY_DESKTOP).await;
    browser.go(&site.url("/")).await;
    browser.click("form[action=\"/quick/marabunta\"] button").await;
    move_once(&browser).await;
    let before = browser.evaluate("return location.pathname").await;
    browser
        .click("form[action=\"/language\"] button[value=hu], form[action=\"/language\"]:has(input[value=hu]) button")
        .await;
    browser.until("return document.documentElement.lang === 'hu'").await;
    assert_eq!(browser.evaluate("return location.pathname").await, before);
    move_once(&browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_the_device_is_passed_before_a_hand_is_shown() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(PHONE).await;
    browser.go(&site.url("/new/strange_world?mode=screen")).await;
    browser.click("main form button[type=submit], main form button:not([type])").await;
    browser.until("return location.pathname.startsWith('/t/')").await;
    let mut passed = 0;
    for _ in 0..12 {
        browser
            .until(
                "return document.querySelector('main [data-look], main [data-action]') !== null
            && document.querySelector('main').getAttribute('aria-busy') !== 'true'",
            )
            .await;
        if browser.evaluate("return document.querySelector('main [data-look]') !== null").await == json!(true) {
            assert_eq!(browser.evaluate("return document.querySelector('main [data-action]')").await, json!(null));
            browser.picture("curtain").await;
            browser.click("main [data-look]").await;
            browser.until("return document.querySelector('main [data-look]') === null").await;
            passed += 1;
        } else {
            move_once(&browser).await;
        }
    }
    assert!(passed >= 2, "the device was passed {passed} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_and_played_on() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(LIVELY_DESKTOP).await;
    browser.go(&site.url("/")).await;
    browser.click("form[action=\"/quick/strange_world\"]:has(input[value=solo]) button").await;
    for _ in 0..200 {
        browser.until("return document.querySelector('main [data-action], #status p.over') !== null").await;
        if browser.evaluate("return document.querySelector('#status p.over') !== null").await == json!(true) {
            break;
        }
        move_once(&browser).await;
    }
    browser.click("main a[href^=\"/r/\"]").await;
    browser.until("return document.querySelector('[data-slider]') !== null").await;
    browser.picture("replay").await;
    let step = "return Number(new URLSearchParams(location.search).get('step') ?? -1)";
    let body = browser.client.find(fantoccini::Locator::Css("body")).await.expect("the page");
    body.send_keys("\u{e011}").await.expect("Home");
    browser.until(&format!("{step} === 0")).await;
    for _ in 0..5 {
        body.send_keys("\u{e014}").await.expect("arrow right");
    }
    browser.until(&format!("{step} === 5")).await;
    // To a step at which somebody decides.
    for _ in 0..20 {
        if browser.count("form[action$=\"/play\"] button:not([disabled])").await > 0 {
            break;
        }
        body.send_keys("\u{e014}").await.expect("arrow right");
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    }
    browser.click("form[action$=\"/play\"] button").await;
    browser.until("return location.pathname.startsWith('/t/')").await;
    move_once(&browser).await;
}
