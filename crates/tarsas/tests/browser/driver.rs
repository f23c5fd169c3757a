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
    pub width: u32,
    pub height: u32,
    pub language: &'static str,
    /// Whether pieces glide, which takes time that whole games need not wait for.
    pub moves: bool,
}

pub const PHONE: Device = Device { width: 390, height: 844, language: "hu", moves: false };
pub const DESKTOP: Device = Device { width: 1440, height: 900, language: "en", moves: true };

/// A browser with its driver.
pub struct Browser {
    pub client: Client,
    driver: Child,
}

impl Browser {
    pub async fn start(device: Device) -> Browser {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .process_group(0)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
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
            "--hide-scrollbars",
        ];
        let still = (!device.moves).then_some("--force-prefers-reduced-motion");
        let arguments: Vec<&str> = quiet.into_iter().chain([size.as_str(), language.as_str()]).chain(still).collect();
        let options = json!({"args": arguments, "prefs": {"intl.accept_languages": device.language}});
        let wishes = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
        let Value::Object(wishes) = wishes else { unreachable!("an object") };
        let begin = Instant::now();
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(wishes.clone());
            match builder.connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => break client,
                Err(error) => assert!(begin.elapsed() < Duration::from_secs(60), "the browser does not start: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        client.set_window_size(device.width, device.height).await.expect("a size");
        Browser { client, driver }
    }

    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// Every visible element of a selector.
    pub async fn visible(&self, selector: &str) -> Vec<Element> {
        let script = "return [...document.querySelectorAll(arguments[0])].filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        })";
        let found = self.client.execute(script, vec![json!(selector)]).await.expect("a selector");
        let name = |element: &Value| element.as_object()?.values().next()?.as_str().map(str::to_owned);
        let element = |name: String| Element::from_element_id(self.client.clone(), ElementRef::from(name));
        found.as_array().into_iter().flatten().filter_map(name).map(element).collect()
    }

    pub async fn click(&self, selector: &str) {
        let element = self.client.wait().for_element(Locator::Css(selector)).await;
        let element = element.unwrap_or_else(|error| panic!("{selector}: {error}"));
        self.scroll(&element).await;
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    async fn scroll(&self, element: &Element) {
        let script = "arguments[0].scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})";
        let _ = self.client.execute(script, vec![serde_json::to_value(element).expect("an element")]).await;
    }

    /// Clicks in the middle of an element as a finger would; says whether it could.
    pub async fn tap(&self, element: &Element) -> bool {
        self.scroll(element).await;
        element.click().await.is_ok()
    }

    /// What a script gives.
    pub async fn evaluate(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script gives `true`.
    pub async fn until(&self, script: &str) {
        let begin = Instant::now();
        while self.evaluate(script).await != json!(true) {
            if begin.elapsed() > Duration::from_secs(30) {
                let page = self.client.source().await.unwrap_or_default();
                self.picture("failure").await;
                panic!("never: {script}\n{}", page.chars().take(3000).collect::<String>());
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
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
        assert!(wide.as_i64().unwrap_or(0) <= 0, "{name}: the page is {wide} pixels too wide");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser and all its processes are in the group of their driver.
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.driver.id())]).status();
        let _ = self.driver.wait();
    }
}
