//! A browser that lives as long as its test.

use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::{Element, ElementRef};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A screen and a language.
#[derive(Clone, Copy)]
pub struct Device {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Its code.
    pub language: &'static str,
    /// Whether pieces glide, which takes time that whole games do not have.
    pub moves: bool,
}

/// A phone of somebody who reads Hungarian.
pub const PHONE: Device = Device { width: 390, height: 844, language: "hu", moves: false };
/// A desktop of somebody who reads English.
pub const DESKTOP: Device = Device { width: 1440, height: 900, language: "en", moves: false };
/// The same, on which pieces glide.
pub const LIVELY_DESKTOP: Device = Device { moves: true, ..DESKTOP };

/// A function of the page: the visible elements of a selector.
const IN_SIGHT: &str = "const inSight = (selector) => [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
});";

/// A browser with its driver.
pub struct Browser {
    /// The session.
    pub client: Client,
    _driver: Driver,
}

/// The process that drives a browser, in a group with all processes of the browser; they end with it.
struct Driver(Child);

impl Browser {
    /// A new browser.
    pub async fn start(device: Device) -> Browser {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .process_group(0)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map(Driver)
            .expect("chromedriver starts; install it (Debian: apt-get install chromium chromium-driver)");
        let size = format!("--window-size={},{}", device.width, device.height);
        let language = format!("--accept-lang={}", device.language);
        let quiet = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            // Pages of the gallery are files, and so are the modules of their script.
            "--allow-file-access-from-files",
            "--hide-scrollbars",
        ];
        let still = (!device.moves).then_some("--force-prefers-reduced-motion");
        let arguments: Vec<&str> = quiet.into_iter().chain([size.as_str(), language.as_str()]).chain(still).collect();
        let options = json!({"args": arguments, "prefs": {"intl.accept_languages": device.language}});
        let capabilities = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
        let Value::Object(capabilities) = capabilities else { unreachable!("an object") };
        let begin = Instant::now();
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities.clone());
            match builder.connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => break client,
                Err(error) => assert!(begin.elapsed() < Duration::from_secs(60), "the browser does not start: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        client.set_window_size(device.width, device.height).await.expect("a size");
        Browser { client, _driver: driver }
    }

    /// Makes the part of the window that shows pages this large.
    pub async fn resize(&self, width: u32, height: u32) {
        let edge = self.evaluate("return outerHeight - innerHeight").await.as_u64().expect("an edge") as u32;
        self.client.set_window_size(width, height + edge).await.expect("a size");
        self.until(&format!("return innerWidth === {width} && innerHeight === {height}")).await;
    }

    /// Opens a page.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// How many elements of a selector are in sight.
    pub async fn count(&self, selector: &str) -> usize {
        let script = format!("{IN_SIGHT} return inSight(arguments[0]).length");
        self.evaluate_with(&script, vec![json!(selector)]).await.as_u64().expect("a number") as usize
    }

    /// Waits for an element and clicks it.
    pub async fn click(&self, selector: &str) {
        let element = self.client.wait().for_element(Locator::Css(selector)).await;
        element.unwrap_or_else(|error| panic!("{selector}: {error}"));
        assert!(self.tap(selector, 0).await, "{selector} cannot be clicked");
    }

    /// Clicks in the middle of one of the visible elements of a selector as a finger would; says whether it could.
    pub async fn tap(&self, selector: &str, number: usize) -> bool {
        let script = format!(
            "{IN_SIGHT} const found = inSight(arguments[0]);
             const one = found[arguments[1] % found.length];
             if (one) one.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
             return one || null"
        );
        let found = self.evaluate_with(&script, vec![json!(selector), json!(number)]).await;
        let name = found.as_object().and_then(|found| found.values().next()?.as_str().map(str::to_owned));
        let Some(name) = name else { return false };
        let clicked = Element::from_element_id(self.client.clone(), ElementRef::from(name)).click().await;
        if let Err(error) = &clicked {
            eprintln!("{selector}: {error}");
        }
        clicked.is_ok()
    }

    /// What a script gives.
    pub async fn evaluate(&self, script: &str) -> Value {
        self.evaluate_with(script, Vec::new()).await
    }

    /// What a script gives that gets arguments.
    pub async fn evaluate_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script gives `true`.
    pub async fn until(&self, script: &str) {
        if !self.soon(script, Duration::from_secs(30)).await {
            let page = self.client.source().await.unwrap_or_default();
            self.picture("failure").await;
            panic!("never: {script}\n{}", page.chars().take(3000).collect::<String>());
        }
    }

    /// Whether a script gives `true` within a time. The page itself looks again and again; one that is left meanwhile is
    /// asked anew.
    pub async fn soon(&self, script: &str, time: Duration) -> bool {
        let watch = format!(
            "const [answer, time] = [arguments[arguments.length - 1], arguments[0]];
             const is = () => {{ {script} }};
             const end = performance.now() + time;
             const look = () => is() === true ? answer(true) : performance.now() > end ? answer(false) : setTimeout(look, 4);
             look();"
        );
        let begin = Instant::now();
        loop {
            let left = time.saturating_sub(begin.elapsed());
            let answer = self.client.execute_async(&watch, vec![json!(left.as_millis() as u64)]).await;
            match answer {
                Ok(answer) => return answer == json!(true),
                Err(error) => assert!(!left.is_zero(), "{script}: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Keeps a picture of the page, if `SCREENSHOTS` names a folder for them.
    pub async fn picture(&self, name: &str) {
        let Some(folder) = std::env::var_os("SCREENSHOTS") else { return };
        let bytes = self.client.screenshot().await.expect("a picture");
        std::fs::create_dir_all(&folder).expect("the folder");
        std::fs::write(std::path::Path::new(&folder).join(format!("{name}.png")), bytes).expect("a file");
    }

    /// The page is as wide as the screen: nothing must be scrolled sideways.
    pub async fn check_width(&self, name: &str) {
        let wide =
            self.evaluate("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
        assert!(wide.as_i64().expect("a number") <= 0, "{name}: the page is {wide} pixels too wide");
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.0.id())]).status();
        let _ = self.0.wait();
    }
}
