//! Names that nobody can read, or that look like another one.

use serde_json::{Value, json};

use crate::calls::refused;
use crate::database::Folder;
use crate::process::{Server, UNLIMITED};

async fn name(server: &Server, name: &str) -> Result<Value, (u16, String)> {
    let made = server.call(None, "/api/guests", Some(json!({"name": name}))).await;
    if made.status == 200 { Ok(made.json()["name"].clone()) } else { Err(refused(&made)) }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_cannot_be_seen_or_told_apart_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    let marks = format!("a{}", "\u{301}".repeat(20));
    let wrong = [
        "\u{200b}",
        "\u{202e}evil",
        "A\u{200b}nna",
        "\u{3164}",
        "\u{2800}\u{2800}",
        "\u{00ad}",
        "Anna\u{2066}",
        "\u{feff}x",
        "\u{e0041}",
        "   ",
        &marks,
    ];
    let mut accepted = Vec::new();
    for text in wrong {
        match name(&server, text).await {
            Err(refused) => assert_eq!(refused, (400, "guest/name".to_owned()), "{text:?}"),
            Ok(kept) => accepted.push(kept),
        }
    }
    assert!(accepted.is_empty(), "accepted: {accepted:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_people_are_kept_and_their_spaces_tidied() {
    let folder = Folder::new();
    let server = Server::start(&folder.sqlite(), UNLIMITED);
    for (text, expect) in [
        ("Őrsi Ágnes", "Őrsi Ágnes"),
        ("李小龍", "李小龍"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("Zoë", "Zoë"),
        ("अनु", "अनु"),
        ("  Anna \u{a0}  B ", "Anna B"),
    ] {
        assert_eq!(name(&server, text).await, Ok(json!(expect)), "{text:?}");
    }
}
