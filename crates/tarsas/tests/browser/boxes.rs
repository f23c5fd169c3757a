//! My boxes: an owner copies a box, makes and mends a fault, plays with it, shares it and hides it.

use catalogue::GAMES;
use serde_json::{Value, json};
use trials::browser::{Browser, DESKTOP, Device, PHONE, Site};
use words::Language;

/// What a row of the silver area is worth, in the built-in box.
const POINTS: &str = "row_points_by_marks = [0, 2, 4, 7, 11, 16, 22]";

/// Replaces something in the text as somebody who types it would.
async fn write(browser: &Browser, old: &str, new: &str) {
    let script = "const text = document.querySelector('textarea[name=text]');
        const at = text.value.indexOf(arguments[0]);
        if (at < 0) return false;
        text.focus();
        text.setSelectionRange(at, at + arguments[0].length);
        return document.execCommand('insertText', false, arguments[1])";
    let written = browser.evaluate_with(script, vec![json!(old), json!(new)]).await;
    assert_eq!(written, json!(true), "{old} becomes {new}");
}

/// What stands somewhere on the page.
async fn text(browser: &Browser, selector: &str) -> String {
    let found =
        browser.evaluate_with("return document.querySelector(arguments[0]).textContent", vec![json!(selector)]).await;
    found.as_str().unwrap_or_else(|| panic!("{selector}: {found}")).to_owned()
}

async fn address(browser: &Browser) -> String {
    browser.evaluate("return location.pathname").await.as_str().expect("an address").to_owned()
}

const CHECKED: &str = "document.querySelector('.stale, #box-found[aria-busy]') === null";

/// The number of the line in which something stands, and the middle of its row in the text and of its number, in pixels.
const LINE: &str = "const text = document.querySelector('textarea[name=text]');
    const line = text.value.slice(0, text.value.indexOf(arguments[0])).split('\\n').length;
    const style = getComputedStyle(text);
    const top = text.getBoundingClientRect().top + parseFloat(style.paddingTop);
    const number = document.querySelectorAll('#box-lines li')[line - 1].getBoundingClientRect();
    return [line, top + (line - 0.5) * parseFloat(style.lineHeight), (number.top + number.bottom) / 2]";

/// The number of a line stands beside it.
async fn check_line(browser: &Browser, part: &str) -> u64 {
    let found = browser.evaluate_with(LINE, vec![json!(part)]).await;
    let (row, number) = (found[1].as_f64().expect("pixels"), found[2].as_f64().expect("pixels"));
    assert!((row - number).abs() < 2.0, "line {}: the text is at {row}, the number at {number}", found[0]);
    found[0].as_u64().expect("a line")
}

/// Opens a table for one player with the chosen box, and reads its name there.
async fn open_table(browser: &Browser, name: &str) {
    let chosen = browser.evaluate("return document.querySelector('#box').selectedOptions[0].textContent").await;
    assert_eq!(chosen, json!(name));
    browser.click("form.new button.primary").await;
    browser.until("return document.querySelector('main[data-socket]') !== null").await;
    let head = text(browser, ".table-head p").await;
    assert!(head.contains(name), "{head} does not name {name}");
}

async fn a_box_is_made_used_shared_and_hidden(device: Device, language: Language) {
    let site = Site::start(GAMES).await;
    let owner = Browser::start(device).await;
    let shot = |name: &str| format!("box-{name}-{}-{}", device.width, device.language);
    owner.go(&site.url("/me")).await;
    owner.click("main a[href=\"/boxes\"]").await;
    owner.until("return location.pathname === '/boxes'").await;
    assert_eq!(owner.evaluate("return document.documentElement.lang").await, json!(device.language));
    owner.check_width("my boxes").await;
    owner.picture(&shot("none")).await;

    // A copy, and a fault in it.
    owner.click("a[href^=\"/boxes/new?game=clever2\"]").await;
    owner.until("return document.querySelector('#box-found .good') !== null").await;
    owner.check_width("the editor").await;
    owner.picture(&shot("copy")).await;
    let before = text(&owner, "#box-picture").await;
    write(&owner, POINTS, &POINTS.replace('7', "\"seven\"")).await;
    owner.until(&format!("return document.querySelector('#fault .message') !== null && {CHECKED}")).await;
    let line = check_line(&owner, "\"seven\"").await;
    let fault = text(&owner, "#fault").await;
    assert!(fault.starts_with(&line.to_string()), "{fault} does not stand in line {line}");
    assert!(text(&owner, "#box-found").await.contains(&line.to_string()));
    assert_eq!(text(&owner, "#box-picture").await, language.text("pages-box-no-picture"));
    let kept = "const text = document.querySelector('textarea[name=text]');
        return document.activeElement === text && text.value.slice(0, text.selectionStart).endsWith('22]')";
    assert_eq!(owner.evaluate(kept).await, json!(true), "the caret stays where it was");
    owner.click("#box-found a").await;
    let chosen = "const text = document.querySelector('textarea[name=text]');
        return text.value.slice(text.selectionStart, text.selectionEnd)";
    assert!(owner.evaluate(chosen).await.as_str().is_some_and(|line| line.contains("\"seven\"")));
    owner.check_width("a fault").await;
    owner.picture(&shot("fault")).await;

    // Mended with another number, which the picture shows. Lines that are added have numbers at once.
    write(&owner, "\"seven\"", "8").await;
    write(&owner, "[silver]\n", "[silver]\n\n\n").await;
    check_line(&owner, POINTS.split_once('7').expect("a number").0).await;
    owner.until(&format!("return document.querySelector('#box-found .good') !== null && {CHECKED}")).await;
    assert_eq!(owner.count("#fault").await, 0);
    assert_ne!(text(&owner, "#box-picture").await, before, "the picture shows the number");

    // Saved under a name.
    let name = "Ági & Béla <3";
    let rename = "const name = document.querySelector('input[name=name]'); name.value = arguments[0]";
    owner.evaluate_with(rename, vec![json!(name)]).await;
    owner.click("button[value=save]").await;
    owner
        .until("return /^\\/boxes\\/[^/]+$/.test(location.pathname) && document.querySelector('.box-ends') !== null")
        .await;
    assert_eq!(text(&owner, "h1").await, name);
    let page = address(&owner).await;
    let id = page.trim_start_matches("/boxes/");

    // A table with it.
    owner.click(&format!("a[href=\"/new/clever2?box={id}\"]")).await;
    owner.until("return location.pathname === '/new/clever2'").await;
    open_table(&owner, name).await;
    let table = address(&owner).await;
    owner.picture(&shot("table")).await;

    // Shared: until then nobody else sees it.
    let friend = Browser::start(device).await;
    let link = site.url(&format!("/b/{id}"));
    friend.go(&link).await;
    assert_eq!(friend.count("#box-picture").await, 0);
    owner.go(&site.url(&page)).await;
    owner.click("button[name=shared]").await;
    owner.until("return document.querySelector('.box-ends .address input') !== null").await;
    assert_eq!(owner.evaluate("return document.querySelector('.box-ends .address input').value").await, json!(link));
    owner.check_width("a box").await;
    owner.picture(&shot("shared")).await;
    friend.go(&link).await;
    friend.until("return document.querySelector('#box-picture .specimen') !== null").await;
    assert_eq!(text(&friend, "h1").await, name);
    friend.check_width("a shared box").await;
    friend.picture(&shot("link")).await;
    friend.click(&format!("a[href=\"/new/clever2?box={id}\"]")).await;
    friend.until("return location.pathname === '/new/clever2'").await;
    friend.check_width("a new table").await;
    open_table(&friend, name).await;

    // Hidden: it is in no list, its link is dead, and the tables go on.
    owner.click("form[action$=\"/hide\"] button").await;
    owner.until("return location.pathname === '/boxes'").await;
    assert_eq!(owner.count(".boxes .primary").await, 0);
    friend.go(&link).await;
    assert_eq!(friend.count("#box-picture").await, 0, "the link is dead");
    owner.go(&site.url(&table)).await;
    owner.until("return document.querySelector('main [data-action]') !== null").await;
    let version = "return Number(document.querySelector('main').dataset.version)";
    let begin = owner.evaluate(version).await;
    let play = "document.querySelector('#choices [data-action], main [data-action]')
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    owner.evaluate(play).await;
    owner.until(&format!("{version} > {begin}")).await;
    assert!(text(&owner, ".table-head p").await.contains(name));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_box_is_made_used_shared_and_hidden_in_english() {
    a_box_is_made_used_shared_and_hidden(DESKTOP, Language::English).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_box_is_made_used_shared_and_hidden_in_hungarian() {
    a_box_is_made_used_shared_and_hidden(PHONE, Language::Hungarian).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_saved_is_not_left_without_a_question() {
    let site = Site::start(GAMES).await;
    let browser = Browser::start(DESKTOP).await;
    browser.go(&site.url("/boxes/new?game=clever2")).await;
    let leave = "const leaving = new Event('beforeunload', { cancelable: true }); return dispatchEvent(leaving)";
    assert_eq!(browser.evaluate(leave).await, json!(true));
    write(&browser, POINTS, "").await;
    assert_eq!(browser.evaluate(leave).await, json!(false));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_whose_box_is_unknown_asks_for_it() {
    let site = Site::start(GAMES).await;
    let record = "tarsas record 1\ngame clever2\nrules 1\ncomponents 0123456789abcdef\nsetup players=1\nseed 1\n";
    for device in [DESKTOP, PHONE] {
        let browser = Browser::start(device).await;
        browser.go(&site.url("/")).await;
        let upload = "const form = document.querySelector('form[action=\"/records\"]');
            const files = new DataTransfer();
            files.items.add(new File([arguments[0]], 'game.txt'));
            form.querySelector('input[type=file]').files = files.files;
            form.requestSubmit()";
        browser.evaluate_with(upload, vec![json!(record)]).await;
        browser.until("return document.querySelector('textarea[name=box]') !== null").await;
        browser.check_width("a missing box").await;
        assert!(text(&browser, "main").await.contains("0123456789abcdef"));
        let paste = "document.querySelector('textarea[name=box]').value = arguments[0]";
        browser.evaluate_with(paste, vec![Value::from("\nx = 1")]).await;
        browser.click(".missing-box button").await;
        browser.until("return document.querySelector('main .refusal') !== null").await;
        let again = "return document.querySelector('textarea[name=box]').value";
        assert_eq!(browser.evaluate(again).await, json!("\nx = 1"), "what was pasted is still there");
        browser.picture(&format!("box-missing-{}-{}", device.width, device.language)).await;
    }
}
