//! A friend is invited by a link or its code, says a name, and sits down.

use catalogue::GAMES;
use trials::browser::{Browser, DESKTOP, PHONE, Site};

#[tokio::test(flavor = "multi_thread")]
async fn an_invited_friend_says_a_name_and_the_host_sees_who_has_come() {
    let site = Site::start(GAMES).await;
    let (desktop, phone) = (Browser::start(DESKTOP).await, Browser::start(PHONE).await);
    desktop.go(&site.url("/new/hadara?mode=friends")).await;
    desktop.click("main form button[type=submit], main form button:not([type])").await;
    desktop.until("return location.pathname.startsWith('/t/')").await;
    // The code is a picture that has loaded.
    desktop.until("const code = document.querySelector('.invite-code img'); return code !== null && code.complete && code.naturalWidth > 0").await;
    desktop.check_width("waiting room").await;
    desktop.picture("waiting-room").await;
    let path = desktop.evaluate("return location.pathname").await.as_str().expect("a path").to_owned();
    phone.go(&site.url(&path)).await;
    phone.check_width("invitation").await;
    phone.picture("invitation").await;
    assert_eq!(phone.count(".invited button").await, 1, "one button");
    let field =
        phone.client.find(fantoccini::Locator::Css(".invited input[name=name]")).await.expect("a name is asked for");
    field.send_keys("Bence").await.expect("a name");
    phone.click(".invited button").await;
    phone.until("return document.querySelector('.seat-mine') !== null").await;
    desktop.until("return /Bence/.test(document.querySelector('#seats').textContent)").await;
    desktop.until("return document.querySelector('.invite') === null").await;
    // A new name reaches the table while it is looked at.
    phone.go(&site.url("/me")).await;
    phone.evaluate("document.querySelector('input[name=name]').value = 'Bendegúz'").await;
    phone.click("form[action=\"/me\"] button").await;
    desktop.until("return /Bendegúz/.test(document.querySelector('#seats').textContent)").await;
    phone.click("form[action=\"/me/links\"] button").await;
    phone.until("return document.querySelector('svg.code') !== null").await;
    phone.check_width("personal link").await;
    phone.picture("personal-link").await;
}
