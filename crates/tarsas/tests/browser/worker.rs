//! A table in the browser itself: the ordinary page, and behind it a worker instead of a server.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::{OriginalUri, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalogue::GAMES;
use pages::{Reader, Site, Theme};
use play::{Chances, Player, Score, Seed, Turn};
use serde_json::{Value, json};
use table::Time;
use trials::browser::{Browser, DESKTOP, play_to_the_end};
use words::Language;
use worker::{Beginning, Host, Random};

const TARGET: &str = "wasm32-unknown-unknown";
const TABLE: &str = "abcdefghjkmnpqrs";

/// Builds the worker as `test.sh` does, which then leaves nothing to do; gives where it is.
fn build() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of the build");
    let built = Command::new(env::var_os("CARGO").expect("tests are run by cargo"))
        .args(["build", "--quiet", "--locked", "--profile", "worker", "--target", TARGET, "-p", "tarsas-worker"])
        .arg("--target-dir")
        .arg(target)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status();
    assert!(built.is_ok_and(|status| status.success()), "no worker; install it with: rustup target add {TARGET}");
    target.join(TARGET).join("worker/worker.wasm")
}

/// A file that the browser may ask for.
struct File {
    address: String,
    kind: &'static str,
    bytes: Vec<u8>,
}

/// A server of files that remembers what it was asked for.
#[derive(Clone)]
struct Files {
    files: Arc<Vec<File>>,
    asked: Arc<Mutex<BTreeSet<String>>>,
}

impl Files {
    /// Serves these files until the test ends; gives the address of the server.
    async fn serve(files: Vec<File>) -> (Files, String) {
        let files = Files { files: Arc::new(files), asked: Arc::default() };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(axum::serve(listener, Router::new().fallback(answer).with_state(files.clone())).into_future());
        (files, address)
    }

    fn asked(&self) -> BTreeSet<String> {
        self.asked.lock().expect("no thread panicked").clone()
    }
}

async fn answer(State(Files { files, asked }): State<Files>, OriginalUri(address): OriginalUri) -> Response {
    asked.lock().expect("no thread panicked").insert(address.to_string());
    let Some(file) = files.iter().find(|file| file.address == address.to_string()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // The worker has a policy of its own, in which WebAssembly is allowed; the page has the ordinary one.
    let policy = match file.address.starts_with("/worker/") {
        true => server::CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
        false => server::CONTENT_POLICY.to_owned(),
    };
    let headers = [(header::CONTENT_TYPE, file.kind.to_owned()), (header::CONTENT_SECURITY_POLICY, policy)];
    (headers, file.bytes.clone()).into_response()
}

/// The page of a table that is in a worker, and everything that it needs.
fn files(query: &str) -> Vec<File> {
    let script = format!("/worker/worker.js?{query}");
    let random = Random { table: [0; 16], guest: [0; 16], seed: [0; 32], bots: [0; 32] };
    let host = Host::new(GAMES, Beginning::read(query, &random).expect("a query"), Time::ZERO).expect("a table");
    let site = Site::new(GAMES).with_worker(script.clone());
    let (language, theme, address) = (Language::English, Theme::Auto, format!("/t/{TABLE}"));
    let reader = Reader { language, theme, name: None, address: address.clone() };
    let page = pages::table(&site, &reader, &host.page(language));
    let javascript = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../worker/worker.js")).expect("the script");
    let wasm = fs::read(build()).expect("the worker");
    let mut files = vec![
        File { address, kind: "text/html; charset=utf-8", bytes: page.into_bytes() },
        File { address: script, kind: "text/javascript; charset=utf-8", bytes: javascript },
        File { address: "/worker/worker.wasm".to_owned(), kind: "application/wasm", bytes: wasm },
    ];
    let folder = site.assets().folder();
    files.extend(site.assets().files().iter().map(|asset| File {
        address: format!("{folder}/{}", asset.name),
        kind: asset.kind,
        bytes: asset.text.as_bytes().to_vec(),
    }));
    files
}

/// Connects to the table in the worker as another program would, over the transport of the page; gives the first message, or the
/// code with which the connection was closed.
const AS_PROGRAM: &str = "const [address, answer] = arguments;
    const transport = document.querySelector('link[href$=\"/transport.js\"]').href;
    import(transport).then(({ connect }) => {
        const closed = ({ code }) => answer(code);
        connect(new URL(address, location).href, { open() {}, text: answer, bytes() {}, closed });
    });";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_bot_is_played_in_a_worker() {
    let game = GAMES.find("clever2").expect("the game");
    let query = format!("game=clever2&setup=players%3D2&seat=me&seat=easy&table={TABLE}&pause=0&seed=7");
    let (server, address) = Files::serve(files(&query)).await;
    let browser = Browser::start(DESKTOP).await;
    browser.go(&format!("{address}/t/{TABLE}")).await;
    play_to_the_end(&browser, "worker").await;
    let asked = server.asked();
    let known: BTreeSet<String> = server.files.iter().map(|file| file.address.clone()).collect();
    assert!(asked.is_subset(&known), "more was asked for than the page and its files: {asked:?}");
    assert!(
        server.files[..3].iter().all(|file| asked.contains(&file.address)),
        "the table was not in the worker: {asked:?}"
    );

    // What the worker tells is what the rules make of the same decisions here.
    let address = format!("/api/tables/{TABLE}/socket?seat=0");
    let told = browser.client.execute_async(AS_PROGRAM, vec![json!(address)]).await.expect("the table");
    let told: Value = serde_json::from_str(told.as_str().expect("a text")).expect("JSON");
    let mut replay = game.new_table("players=2", Seed::from(7), Chances::Automatic).expect("a table");
    for event in told["events"].as_array().expect("events") {
        if let (Some(player), Some(action)) = (event["player"].as_u64(), event["text"].as_str()) {
            replay.play(Player::new(player as usize), action).expect("a legal decision");
        }
    }
    assert_eq!(replay.turn(), Turn::Over);
    assert_eq!(told["events"], json!(replay.events()));
    let totals: Vec<i32> = replay.scores().iter().map(Score::total).collect();
    assert_eq!([0, 1].map(|seat| told["scores"][seat]["total"].clone()), [0, 1].map(|seat| json!(totals[seat])));
    let shown = "return [...document.querySelectorAll('#scores tfoot td')].map((cell) => Number(cell.textContent))";
    assert_eq!(browser.evaluate(shown).await, json!(totals), "the page shows the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_cannot_be_loaded_closes_the_connection_and_tries_again() {
    let mut files = files(&format!("game=clever2&setup=players%3D1&seat=me&table={TABLE}"));
    let wasm = files.remove(2);
    assert!(wasm.address.ends_with(".wasm"));
    let (server, address) = Files::serve(files).await;
    let browser = Browser::start(DESKTOP).await;
    browser.go(&format!("{address}/t/{TABLE}")).await;
    browser.until("return document.querySelector('#lost') !== null").await;
    assert!(server.asked().contains(&wasm.address));
    let socket = json!(format!("/api/tables/{TABLE}/socket"));
    let told = browser.client.execute_async(AS_PROGRAM, vec![socket]).await.expect("an answer");
    assert_eq!(told, json!(1011));
}
