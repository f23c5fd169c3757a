//! The files of the database: nobody else reads them, no second server writes them, and a bad one is named.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::database::Folder;
use crate::process::{Server, UNLIMITED, refusal, run};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode() & 0o777
}

/// Copies the database of a server into a new file.
fn back_up(folder: &Folder, name: &str) {
    let file = folder.0.join(name);
    let done = run(&["backup", "--database", &folder.sqlite(), &file.display().to_string()]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_operator_reads_the_files_of_the_database() {
    let folder = Folder::new();
    let server = Server::start_in("umask 022", &folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    assert!(server.step(&table, &guests).await);
    back_up(&folder, "copy.db");
    let names = ["tarsas.db", "tarsas.db-wal", "tarsas.db-shm", "copy.db"];
    let modes = names.map(|name| (name, format!("{:o}", mode(&folder.0.join(name)))));
    assert_eq!(modes, names.map(|name| (name, "600".to_owned())));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_one_file_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    let said = refusal(&folder.sqlite());
    assert!(said.contains("another server") && said.contains("tarsas.db"), "{said}");
    assert!(server.step(&table, &guests).await, "the first one goes on");
    back_up(&folder, "copy.db");
    let seen = server.look(None, &table, None).await;
    server.kill();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    assert_eq!(server.look(None, &table, None).await, seen, "the lock of a process that is gone does not hold");
}

/// A program that may write nothing to this file says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    server.pair("clever2").await;
    server.stop();
    let said = refusal(&format!("{}?mode=ro", folder.sqlite()));
    assert!(said.contains("cannot be written"), "{said}");
}

/// A server does not start on a file with these bytes, and says why.
fn check_damaged(bytes: &[u8]) {
    let folder = Folder::new();
    fs::write(folder.0.join("tarsas.db"), bytes).expect("a file");
    let said = refusal(&folder.sqlite());
    assert!(said.contains("damaged"), "{said}");
    assert_eq!(fs::read(folder.0.join("tarsas.db")).expect("the file"), bytes, "nothing was written to it");
}

/// Bytes that look like nothing in particular.
fn noise(count: usize) -> Vec<u8> {
    let mut state = 1_u32;
    let mut byte = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    (0..count).map(|_| byte()).collect()
}

#[test]
fn a_file_that_is_no_database_is_named() {
    check_damaged(&noise(64 << 10));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_with_a_damaged_page_is_named() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let (table, guests) = server.pair("clever2").await;
    for _ in 0..20 {
        assert!(server.step(&table, &guests).await);
    }
    server.stop();
    let mut bytes = fs::read(folder.0.join("tarsas.db")).expect("a database");
    assert!(bytes.len() > 4096, "{} bytes", bytes.len());
    bytes[..1024].copy_from_slice(&noise(1024));
    check_damaged(&bytes);
    // The head is as it should be, and what stands behind it is not.
    let mut bytes = fs::read(folder.0.join("tarsas.db")).expect("a database");
    bytes[100..1024].copy_from_slice(&noise(924));
    check_damaged(&bytes);
}
