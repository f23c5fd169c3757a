//! The page about Társas.

use maud::html;

use crate::frame::document;
use crate::{Reader, Site, art};

/// The page about Társas.
pub fn about(site: &Site, reader: &Reader) -> String {
    let title = reader.text("pages-about");
    let main = html! {
        main.sheet.prose id="main" {
            h1 { (reader.text("pages-about-title")) }
            p.lead { (reader.text("pages-about-what")) }
            p { (reader.text("pages-about-how")) }
            h2 id="games" { (reader.text("pages-about-games")) }
            p { (reader.text("pages-about-names")) }
            @for game in site.games() {
                @let (id, voice) = (game.id, reader.voice(game));
                div.credit data-game=(id) {
                    div.game-emblem { (art::emblem(game)) }
                    div {
                        h3 { (reader.game(game)) }
                        p { (voice.text(&format!("{id}-credit"))) }
                        p.subtle { (voice.text(&format!("{id}-reconstructed"))) }
                    }
                }
            }
            h2 id="reconstructed" { (reader.text("pages-about-reconstructed")) }
            p { (reader.text("pages-about-reconstructed-how")) " " a href="/boxes" { (reader.text("pages-boxes")) } }
            h2 id="dice" { (reader.text("pages-fair")) }
            p { (reader.text("pages-about-dice")) }
            p { (reader.text("pages-about-dice-check")) }
            pre { code { "tarsas replay --check FILE" } }
            h2 id="bots" { (reader.text("pages-about-bots")) }
            p { (reader.text("pages-about-bots-how")) }
            h2 id="privacy" { (reader.text("pages-privacy")) }
            p { (reader.text("pages-about-privacy")) }
            h2 id="licence" { (reader.text("pages-about-licence")) }
            p { (reader.text("pages-about-licence-what")) }
        }
    };
    document(site, reader, &title, "about", &main)
}
