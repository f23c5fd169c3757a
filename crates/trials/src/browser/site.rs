//! A server for the browsers.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use catalogue::Games;
use server::{Options, Server, Settings};

/// The program that was built beside the test: tests lie in a folder beside it.
fn program() -> PathBuf {
    let test = std::env::current_exe().expect("a test is a file");
    let folder = test.parent().and_then(Path::parent).expect("a test lies in a folder of folders");
    folder.join(format!("tarsas{}", std::env::consts::EXE_SUFFIX))
}

/// A server with its file.
pub struct Site {
    server: Option<Server>,
    options: Options,
    folder: PathBuf,
}

impl Site {
    /// A server of these games, on a file of its own.
    pub async fn start(games: Games) -> Site {
        Site::with(games, Settings::default()).await
    }

    /// The same with other limits; addresses have none.
    pub async fn with(games: Games, limits: Settings) -> Site {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("tarsas-browser-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        let options = Options {
            games,
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: format!("sqlite:{}", folder.join("tarsas.db").display()),
            limits: Settings { unlimited: vec![[127, 0, 0, 1].into()], ..limits },
            checker: program(),
            proxies: Vec::new(),
            metrics: None,
            thinkers: 2,
            pause: Duration::ZERO,
        };
        let server = Server::start(options.clone()).await.expect("the server starts");
        let options = Options { listen: server.address(), ..options };
        Site { server: Some(server), options, folder }
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.options.listen)
    }

    /// Takes the server away.
    pub async fn stop(&mut self) {
        self.server.take().expect("a server").stop().await;
    }

    /// Brings the server back at the same address.
    pub async fn start_again(&mut self) {
        for _ in 0..100 {
            match Server::start(self.options.clone()).await {
                Ok(server) => {
                    self.server = Some(server);
                    return;
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        panic!("the server does not start again");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
