//! Where things are at a table: nothing jumps, nothing has to be hunted for, and the reader's sheet fits into the window.

use catalogue::Games;
use serde::Deserialize;
use serde_json::json;

use super::{Browser, DESKTOP, Device, PHONE, Site};

const POSITIONS: &str = include_str!("positions.js");

/// How many decisions one script plays; a browser stops scripts that run too long.
const SLICE: usize = 8;

/// What was seen in a game so far.
#[derive(Deserialize, Debug)]
struct Seen {
    /// Decisions of the reader.
    step: usize,
    /// The reader's sheet was elsewhere on the page while the same player went on.
    jumps: Vec<String>,
    /// Nothing of what could be tapped next was in sight.
    unseen: Vec<String>,
    is_over: bool,
}

/// The page of a new table against the weakest bots.
async fn sit_down(site: &Site, device: Device, game: &str, players: &str) -> Browser {
    let browser = Browser::start(device).await;
    browser.go(&site.url(&format!("/new/{game}?mode=bots"))).await;
    let fill = "const [players] = arguments;
        for (const count of document.querySelectorAll('form [name=set-players]')) {
            if (count.type === 'radio') count.checked = count.value === players;
            else count.value = players;
            count.dispatchEvent(new Event('change', { bubbles: true }));
        }
        for (const seat of document.querySelectorAll('form select[name^=seat-]')) {
            if (seat.name !== 'seat-0') seat.value = 'easy';
        }";
    browser.evaluate_with(fill, vec![json!(players)]).await;
    browser.click("main form button[type=submit], main form button:not([type])").await;
    browser.until("return location.pathname.startsWith('/t/') && document.documentElement.className === 'live'").await;
    browser
}

/// Plays some decisions by clicking.
async fn play(browser: &Browser, decisions: usize) -> Seen {
    let seen = browser.client.execute_async(POSITIONS, vec![json!(decisions)]).await.expect("the script runs");
    serde_json::from_value(seen.clone()).unwrap_or_else(|_| panic!("{seen}"))
}

/// What cannot be brought from under the bars at the edges of the window.
const COVERED: &str = "const covered = [];
    document.querySelector('#toast')?.remove();
    for (const element of document.querySelectorAll('main :is(button, a, summary, select, [data-action], [data-part])')) {
        const { width, height } = element.getBoundingClientRect();
        if (!width || !height || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (getComputedStyle(element.closest('li') || element).clipPath !== 'none') continue;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const place = element.getBoundingClientRect();
        const over = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
        if (!over || !element.contains(over)) covered.push(element.outerHTML.slice(0, 160) + ' under ' + (over && over.outerHTML.slice(0, 80)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;";

/// A whole game on a phone: the reader's sheet stays in its place while the same player goes on, and after a pick something
/// that can be tapped next is in sight; in the middle of it, upright and lying, no bar covers anything for good.
pub async fn stay(games: Games, game: &str) {
    let site = Site::start(games).await;
    let browser = sit_down(&site, PHONE, game, "2").await;
    browser.resize(PHONE.width, PHONE.height).await;
    let mut seen = play(&browser, SLICE).await;
    for (name, width, height) in [("lying", 844, 390), ("upright", PHONE.width, PHONE.height)] {
        browser.resize(width, height).await;
        browser.check_width(name).await;
        browser.picture(&format!("{game}-{name}")).await;
        let covered = browser.evaluate(COVERED).await;
        assert_eq!(covered, json!([]), "{game}, {name}: what a bar covers");
    }
    while !seen.is_over {
        seen = play(&browser, SLICE).await;
        assert!(seen.step < 2000, "{game} does not end");
    }
    assert!(seen.step > 5, "{game}: {} decisions", seen.step);
    assert!(seen.jumps.is_empty(), "{game} jumps:\n{}", seen.jumps.join("\n"));
    assert!(seen.unseen.is_empty(), "{game}: nothing to tap is in sight\n{}", seen.unseen.join("\n"));
}

/// The reader's sheet in the window, and how high its letters are: its top, its bottom, the height of the window, the size of the
/// sheet, and the mean height of its letters.
const ROOM: &str = "scrollTo({ top: 0, behavior: 'instant' });
    const sheet = document.querySelector('#picture [data-sheet]') || document.querySelector('#picture');
    const { top, bottom, width, height } = sheet.getBoundingClientRect();
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const heights = [];
    while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const line = range.getClientRects()[0];
        if (walker.currentNode.data.trim() && line && line.height > 1) heights.push(line.height);
    }
    const letters = heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);
    return { top, bottom, window: innerHeight, area: width * height, letters };";

/// How the reader's sheet lies in the window.
#[derive(Deserialize, Debug)]
struct Room {
    top: f64,
    bottom: f64,
    window: f64,
    area: f64,
    letters: f64,
}

async fn room(browser: &Browser, width: u32, height: u32) -> Room {
    browser.resize(width, height).await;
    serde_json::from_value(browser.evaluate(ROOM).await).expect("numbers")
}

/// In the middle of a game the reader's whole sheet is in the window of a laptop, with two players and with as many as can
/// play; on a large screen the sheet and its letters are larger.
pub async fn fit(games: Games, game: &str) {
    let site = Site::start(games).await;
    let counts = games.find(game).expect("a game").settings[0].values;
    let most = counts.last().expect("players");
    for players in ["2", most] {
        let browser = sit_down(&site, DESKTOP, game, players).await;
        play(&browser, 2 * SLICE).await;
        for (width, height) in [(1366, 680), (1440, 900)] {
            let room = room(&browser, width, height).await;
            browser.check_width(game).await;
            browser.picture(&format!("{game}-{players}-{width}x{height}")).await;
            let name = format!("{game} of {players} at {width}x{height}");
            assert!(room.top >= 0.0 && room.bottom <= room.window, "{name}: the sheet does not fit: {room:?}");
        }
        let small = room(&browser, 1440, 900).await;
        let large = room(&browser, 2560, 1440).await;
        browser.picture(&format!("{game}-{players}-2560x1440")).await;
        assert!(large.bottom <= large.window, "{game}: {large:?}");
        assert!(large.area >= 1.5 * small.area, "{game}: the sheet does not grow: {small:?} {large:?}");
        assert!(large.letters >= 1.2 * small.letters, "{game}: its letters do not grow: {small:?} {large:?}");
    }
}
