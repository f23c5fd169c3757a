//! The drawings: glyphs of tracks and things, crests, and the people on the cards.

use games::hadara::{Card, Color, Components, Track};
use maud::{Markup, PreEscaped, html};

/// A small sign, as high as a letter.
pub(super) fn glyph(name: &str) -> Markup {
    html! { svg.glyph { use href={ "#hadara-" (name) } {} } }
}

/// The sign of a track.
pub(super) fn track_glyph(track: Track) -> Markup {
    glyph(track.name())
}

/// The name of a color's sign: that of its track, or the mask of purple.
pub(super) fn color_sign(color: Color) -> &'static str {
    color.track().map_or("mask", |track| track.name())
}

/// The crests that are drawn and have words; the horse is that of the older box.
pub(super) const CRESTS: [&str; 6] = ["monkey", "dragon", "lion", "pegasus", "horse", "scarab"];

/// A crest in its medallion, 40 units wide.
pub(super) fn crest(name: &str) -> Markup {
    html! { svg.crest viewBox=[(!CRESTS.contains(&name)).then_some("0 0 40 40")] { (crest_inside(name)) } }
}

/// The inside of [`crest`]: a drawing, or the first letter of a crest of the owner's.
pub(super) fn crest_inside(name: &str) -> Markup {
    html! {
        @if CRESTS.contains(&name) {
            use href={ "#hadara-" (name) } {}
        } @else {
            text x="20" y="29" text-anchor="middle" font-size="26" fill="currentColor" { (name.chars().take(1).collect::<String>()) }
        }
    }
}

/// Somebody of the people, different on each card.
pub(super) fn figure(card: Card, components: &Components) -> Markup {
    html! { svg.figure viewBox="0 0 40 48" aria-hidden="true" { (figure_inside(card, components)) } }
}

/// The inside of [`figure`].
pub(super) fn figure_inside(card: Card, components: &Components) -> Markup {
    const BEHIND: [Option<&str>; 3] = [None, Some("long-hair"), None];
    const BEFORE: [Option<&str>; 4] = [None, Some("beard"), Some("braids"), None];
    let (facts, n) = (card.facts(components), card.index());
    let hat = format!("#hadara-{}-{}", facts.color, (n * 5 / 3 + usize::from(facts.epoch)) % 2);
    let hair = n * 7 / 3 % 4;
    html! {
        @if let Some(name) = BEHIND[n % 3] { use class={ "hair" (hair) } href={ "#hadara-" (name) } {} }
        use class={ "robe" (n * 3 % 5) } href="#hadara-robe" {}
        use href={ "#hadara-trim-" (facts.epoch) } {}
        use class={ "skin" (n * 11 / 4 % 5) } href="#hadara-head" {}
        @if let Some(name) = BEFORE[n * 13 / 5 % 4] { use class={ "hair" (hair) } href={ "#hadara-" (name) } {} }
        use.hat href=(hat) {}
    }
}

/// All drawings, to be used by their names.
pub(super) fn drawings() -> Markup {
    html! { (DRAWINGS) }
}

/// The ink of the drawings is the color of the text around them.
const DRAWINGS: PreEscaped<&str> = PreEscaped(
    r##"
<symbol id="hadara-income" viewBox="0 0 24 24"><path fill="currentColor" d="M11 2.5h2v2.4l6.3 1.5-.5 1.9L13 7v12h4.5v2.5h-11V19H11V7L5.2 8.3l-.5-1.9L11 4.9z"/><path fill="currentColor" d="M1.5 14.5 5.5 8l4 6.5a4 3 0 0 1-8 0zM14.5 14.5l4-6.5 4 6.5a4 3 0 0 1-8 0z"/></symbol>
<symbol id="hadara-military" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12 1.5 21 4.5v6.8c0 5.2-3.9 9.2-9 11.2-5.1-2-9-6-9-11.2V4.5zM6 8.5v3.2l6 4.5 6-4.5V8.5l-6 4.3z"/></symbol>
<symbol id="hadara-culture" viewBox="0 0 24 24"><path fill="currentColor" d="M3 2.5h18V6h-2.2v2.3H5.2V6H3zM6.5 9.4h2.7v8.8H6.5zM10.65 9.4h2.7v8.8h-2.7zM14.8 9.4h2.7v8.8h-2.7zM4 19.3h16v2.9H4z"/></symbol>
<symbol id="hadara-food" viewBox="0 0 24 24"><path fill="currentColor" d="M11.1 23V9.5h1.8V23zM12 1c2.4 2.3 2.4 5.3 0 7.6-2.4-2.3-2.4-5.3 0-7.6zM11 13.6C7.3 13.8 5.3 11.8 5 8c3.7-.2 5.7 1.8 6 5.6zM13 13.6c3.7.2 5.7-1.8 6-5.6-3.7-.2-5.7 1.8-6 5.6zM11 19.6c-3.7.2-5.7-1.8-6-5.6 3.7-.2 5.7 1.8 6 5.6zM13 19.6c3.7.2 5.7-1.8 6-5.6-3.7-.2-5.7 1.8-6 5.6z"/></symbol>
<symbol id="hadara-mask" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M3.5 3.5c4-2 13-2 17 0C21 12 18 20.8 12 23 6 20.8 3 12 3.5 3.5zM6 9.2c1.6 2.3 3.7 2.3 4.8.6C9.3 8 7.5 7.8 6 9.2zm12 0c-1.6 2.3-3.7 2.3-4.8.6 1.5-1.8 3.3-2 4.8-.6zM8.5 15.5c1.2 3.6 5.8 3.6 7 0-2.3 1-4.7 1-7 0z"/></symbol>
<symbol id="hadara-coin" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8.8 8.8h6.4v6.4H8.8z"/></symbol>
<symbol id="hadara-star" viewBox="0 0 24 24"><path fill="currentColor" d="m12 1.5 3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8-6.6 3.8L7 14.2l-5.6-5 7.5-.8z"/></symbol>
<symbol id="hadara-cards" viewBox="0 0 24 24"><path fill="currentColor" d="M8 2h11a1.5 1.5 0 0 1 1.5 1.5v15h-2V4.5H6.5v-1A1.5 1.5 0 0 1 8 2z"/><rect fill="currentColor" x="3.5" y="6" width="13.5" height="16.5" rx="1.5"/></symbol>
<symbol id="hadara-colony" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M9.5 3h5v4H18v4.5h3V16h2v5.5H1V16h2v-4.5h3V7h3.5zM10.2 15v6.5h3.6V15z"/></symbol>
<symbol id="hadara-bust" viewBox="0 0 24 24"><path fill="currentColor" d="M12 1a4.6 4.6 0 0 1 4.6 4.8c0 2.2-.9 3.8-2.3 4.7v1.6c3.3.5 5.4 2.2 5.7 4.7H4c.3-2.5 2.4-4.2 5.7-4.7v-1.6C8.3 9.6 7.4 8 7.4 5.8A4.6 4.6 0 0 1 12 1zM8 17.8h8v2H8zM5.5 20.5h13V23h-13z"/></symbol>
<symbol id="hadara-torch" viewBox="0 0 24 24"><path fill="currentColor" d="M12.2.8c3.2 3.2 4.8 5.2 4.8 7.8a5 5 0 0 1-10 0c0-1.8.8-3 2-4 .2 1.3.7 2 1.5 2.4-.3-2.3.3-4.3 1.7-6.2zM8.3 14.5h7.4L14 23.3h-4z"/></symbol>
<symbol id="hadara-ally" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2.6"><circle cx="8.3" cy="12" r="5.8"/><circle cx="15.7" cy="12" r="5.8"/></g></symbol>
<symbol id="hadara-seal" viewBox="0 0 24 24"><path fill="currentColor" d="m8 14-2.5 9 4.7-2.4zM16 14l2.5 9-4.7-2.4z"/><circle fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="2.9 1.73" cx="12" cy="9" r="7.4"/><circle fill="currentColor" cx="12" cy="9" r="6.8"/></symbol>
<symbol id="hadara-wheel" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="12" cy="12" r="9.5"/><path d="M12 12V2.5M12 12l9-2.9M12 12l5.6 7.7M12 12l-5.6 7.7M12 12l-9-2.9"/></g><circle fill="currentColor" cx="12" cy="12" r="3"/></symbol>
<symbol id="hadara-bowl" viewBox="0 0 24 24"><path fill="currentColor" d="M1.5 11h21c0 5-3 8.5-7 9.7V23h-7v-2.3C4.5 19.5 1.5 16 1.5 11zM7 9c-1.5-2 1.5-3.5 0-6h2c1.5 2.5-1.5 4 0 6zM13 9c-1.5-2 1.5-3.5 0-6h2c1.5 2.5-1.5 4 0 6z"/></symbol>
<symbol id="hadara-steps" viewBox="0 0 24 24"><path fill="currentColor" d="M1.5 22v-6h5.3v-5H12V6h5.3V2h5.2v20z"/></symbol>
<symbol id="hadara-flip" viewBox="0 0 24 24"><path fill="currentColor" d="M12 3a9 9 0 0 1 8.7 6.7l2.3-.6-3 5.4-5.4-3 2.7-.7A6 6 0 0 0 6.8 9L4.2 7.5A9 9 0 0 1 12 3zM12 21a9 9 0 0 1-8.7-6.7l-2.3.6 3-5.4 5.4 3-2.7.7a6 6 0 0 0 10.5 1.8l2.6 1.5A9 9 0 0 1 12 21z"/></symbol>
<symbol id="hadara-monkey" viewBox="0 0 40 40"><g fill="currentColor"><circle cx="7" cy="19" r="5.5"/><circle cx="33" cy="19" r="5.5"/><circle cx="20" cy="19" r="13.5"/></g><path fill="var(--cut)" d="M20 14.5c3-4.5 9.6-2.5 9 3.5-.2 2-1 2.6-.6 5 .7 4.6-3 8-8.4 8s-9.1-3.4-8.4-8c.4-2.4-.4-3-.6-5-.6-6 6-8 9-3.5z"/><g fill="currentColor"><circle cx="15.8" cy="18" r="2"/><circle cx="24.2" cy="18" r="2"/><ellipse cx="20" cy="25.5" rx="5.5" ry="3.8"/></g><path fill="none" stroke="var(--cut)" stroke-width="1.6" stroke-linecap="round" d="M16.5 26.2c2 1.8 5 1.8 7 0"/></symbol>
<symbol id="hadara-dragon" viewBox="0 0 40 40"><g fill="currentColor"><path d="M20 10c6.5 0 10 3.6 10 8 0 3.3-2.4 5-3.3 8.3C25.6 31 24.5 35.5 20 35.5s-5.6-4.5-6.7-9.2C12.4 23 10 21.3 10 18c0-4.4 3.5-8 10-8z"/><path d="M13 13C9 11 7.6 7 8 2.5c2 4.5 5 5.5 9 7zM27 13c4-2 5.4-6 5-10.5-2 4.5-5 5.5-9 7zM10.5 19 2 15.5 6 25zM29.5 19l8.5-3.5L34 25zM20 3l2.5 6h-5z"/></g><g fill="var(--cut)"><path d="m12.8 17.5 6 3-4.6 2zM27.2 17.5l-6 3 4.6 2z"/><circle cx="17.3" cy="29.5" r="1.5"/><circle cx="22.7" cy="29.5" r="1.5"/></g></symbol>
<symbol id="hadara-lion" viewBox="0 0 40 40"><g fill="currentColor"><circle cx="20" cy="20" r="14.5"/></g><circle fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="5.2 3.7" cx="20" cy="20" r="15.5"/><path fill="var(--cut)" d="M20 10.5c6.5 0 9.5 3.5 9.5 8.5 0 6-4 11-9.5 11s-9.5-5-9.5-11c0-5 3-8.5 9.5-8.5z"/><g fill="currentColor"><path d="m13.5 16.5 4.5 1-1.5 2.5zM26.5 16.5l-4.5 1 1.5 2.5zM16.8 21.5h6.4L20 25z"/></g><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" d="M20 24.5v2M16 26.5c1.3 1.6 3 1.6 4 0 1 1.6 2.7 1.6 4 0"/></symbol>
<symbol id="hadara-pegasus" viewBox="0 0 40 40"><path fill="currentColor" d="M8.5 37.5c1.6-5.2 2.7-8 2.2-11.6-2.2.7-4.5 2.7-6.6 2-1.8-.6-2.3-2.9-1.3-4.3 3-3.9 5.3-7.6 7.3-11.4L10.9 6.5l3.7 3.8c6.4.6 9.6 4.6 10.6 10.2.9 5.6.3 11 1.3 17z"/><path fill="currentColor" stroke="var(--cut)" stroke-width="1.4" stroke-linejoin="round" d="M20 34.5c-2-11 3-23 18.5-32 .8 4.3-.2 7.5-2.5 10.2 1.3 0 2-.1 2.9-.6 0 4.5-2 7.6-5.2 9.5 1.1.3 1.7.3 2.7.1-1 4.3-3.9 6.7-7.5 7.7.8.6 1.4.8 2.3.9-2.6 3-6.7 4.4-11.2 4.2z"/><path fill="none" stroke="var(--cut)" stroke-width="1.4" stroke-linecap="round" d="M36 12.7c-4 3-7 4.5-9.5 8M33.7 21.6c-3.5 1.2-6 2.5-8.5 5.2"/><circle fill="var(--cut)" cx="12.8" cy="17.5" r="1.6"/><path fill="none" stroke="var(--cut)" stroke-width="1.5" stroke-linecap="round" d="M15 27c-1.4.9-2.7.5-3.6-.7"/></symbol>
<symbol id="hadara-horse" viewBox="0 0 40 40"><path fill="currentColor" d="M11 36c1.8-5.6 3-8.6 2.4-12.5-2.4.8-5 3-7.3 2.2-2-.7-2.5-3.2-1.4-4.7 3.3-4.3 5.8-8.3 8-12.5L13.5 3l4 4c8.5.8 13.5 7 14.5 15 .6 5 .2 9 1.3 14z"/><circle fill="var(--cut)" cx="15.5" cy="15" r="1.7"/><path fill="none" stroke="var(--cut)" stroke-width="1.6" stroke-linecap="round" d="M21 10.5c4.5 3 6.5 8 6 14M18 25c-1.5 1-3 .5-4-.8M24.5 20c1 4-.5 8-1.5 12"/></symbol>
<symbol id="hadara-scarab" viewBox="0 0 40 40"><g fill="currentColor"><circle cx="20" cy="5.5" r="3.2"/><path d="M13 14c0-4.5 3-6 7-6s7 1.5 7 6z"/><path d="M11 16h18c2 4 2 8 1 12-1.4 5-5 8.5-10 8.5S11.4 33 10 28c-1-4-1-8 1-12z"/></g><g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"><path d="M11.5 18 5 13.5 6 9M10 25H3.5M11.5 31 5 36M28.5 18l6.5-4.5L34 9M30 25h6.5M28.5 31l6.5 5"/></g><path fill="none" stroke="var(--cut)" stroke-width="1.6" stroke-linecap="round" d="M20 21.5V36M11.5 21.5h17"/></symbol>
<symbol id="hadara-robe" viewBox="0 0 40 48"><path d="M2 48c0-9 5-13.5 18-13.5S38 39 38 48z"/><path fill="#fff" fill-opacity=".4" d="m13.5 35 6.5 8.5 6.5-8.5-2 13h-9z"/></symbol>
<symbol id="hadara-trim-0" viewBox="0 0 40 48"><path fill="none" stroke="#fff6df" stroke-width="1.6" stroke-dasharray=".2 2.6" stroke-linecap="round" d="M12.5 36.5c2 8.5 13 8.5 15 0"/></symbol>
<symbol id="hadara-trim-1" viewBox="0 0 40 48"><path fill="none" stroke="#f3cf6b" stroke-width="2" d="M8.5 38.5c5 5.5 18 5.5 23 0"/></symbol>
<symbol id="hadara-trim-2" viewBox="0 0 40 48"><path fill="none" stroke="#f3cf6b" stroke-width="2" d="M6.5 39.5c6 6 21 6 27 0M9.5 36.5c5 5 16 5 21 0"/><circle fill="#f3cf6b" cx="20" cy="43" r="2.8"/></symbol>
<symbol id="hadara-head" viewBox="0 0 40 48"><path d="M16 28h8v8.5c-2.3 2.6-5.7 2.6-8 0z"/><path fill="#000" fill-opacity=".18" d="M16 30c2.5 2.2 5.5 2.2 8 0v2.4c-2.5 2-5.5 2-8 0z"/><path d="M11.5 20.5c0-6.6 3.4-10 8.5-10s8.5 3.4 8.5 10c0 6.4-3.6 11.3-8.5 11.3s-8.5-4.9-8.5-11.3z"/><g fill="#24150d"><ellipse cx="16.7" cy="21.2" rx="1.25" ry="1.5"/><ellipse cx="23.3" cy="21.2" rx="1.25" ry="1.5"/></g><g fill="none" stroke="#24150d" stroke-linecap="round" stroke-width=".9"><path d="M14.9 18.7c1-.8 2.3-.8 3.3-.1M21.8 18.6c1-.7 2.3-.7 3.3.1M20 21.5l-.8 3.4h1.5M17.8 27.5c1.3 1 3.1 1 4.4 0"/></g></symbol>
<symbol id="hadara-long-hair" viewBox="0 0 40 48"><path d="M9 20C9 9 31 9 31 20l1.5 16.5h-25z"/></symbol>
<symbol id="hadara-beard" viewBox="0 0 40 48"><path d="M11.3 20.5c1 4.5 2.7 5.2 4.7 5 2.6-.6 5.4-.6 8 0 2 .2 3.7-.5 4.7-5 .6 9-3 16-8.7 16s-9.3-7-8.7-16zm6 7.3c1.5 1.3 3.9 1.3 5.4 0-1.5-.8-3.9-.8-5.4 0z" fill-rule="evenodd"/></symbol>
<symbol id="hadara-braids" viewBox="0 0 40 48"><path d="M11.5 17c-3 6-3.5 12-2.5 20l2 2.5 2-2.5c-1-6-.6-11 0-16zM28.5 17c3 6 3.5 12 2.5 20l-2 2.5-2-2.5c1-6 .6-11 0-16z"/></symbol>
<symbol id="hadara-yellow-0" viewBox="0 0 40 48"><path fill="currentColor" d="M9.5 18C6 9 12 2.5 20 2.5S34 9 30.5 18c-6-4.5-15-4.5-21 0z"/><path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.2" d="M9 13c5-5.5 12-6 19-8.5M10 16.5c5-5.5 14-5 20.5-6"/><circle fill="#c8402f" cx="20" cy="11.5" r="2"/></symbol>
<symbol id="hadara-yellow-1" viewBox="0 0 40 48"><path fill="currentColor" d="M12 14.5C12 6.5 14.5 3 20 3s8 3.5 8 11.5z"/><ellipse fill="currentColor" cx="20" cy="15" rx="16.5" ry="3.6"/><path fill="#000" fill-opacity=".3" d="M12.2 11.5c5 1.6 10.6 1.6 15.6 0l.2 2.7c-5 1.6-11 1.6-16 0z"/></symbol>
<symbol id="hadara-red-0" viewBox="0 0 40 48"><path fill="#b9bec6" d="M10 21c-.8-10.5 3.5-15 10-15s10.8 4.5 10 15l-3-3.5H13z"/><path fill="#7c828c" d="M19 14h2v9h-2zM10 17.5h20V20l-3-2.5H13L10 20z"/><path fill="currentColor" d="M18.5 7C16 2 22 0 28 .5c5 .5 8 4 8 8.5-3-3.5-7-4.5-14-2z"/></symbol>
<symbol id="hadara-red-1" viewBox="0 0 40 48"><path fill="currentColor" d="M7.5 18 12 8.5c4-3.5 12-3.5 16 0l4.5 9.5c-7-3.5-18-3.5-25 0z"/><path fill="#f1e2b8" d="M12.5 9.5C7.5 9 4.5 5.5 5 .5c2.5 4.5 6 5 10.5 6zM27.5 9.5c5-.5 8-4 7.5-9-2.5 4.5-6 5-10.5 6z"/><circle fill="#f1e2b8" cx="20" cy="10" r="2.6"/></symbol>
<symbol id="hadara-blue-0" viewBox="0 0 40 48"><path fill="#3a2a1d" d="M10.5 19c-1-8 3-12.5 9.5-12.5S30.5 11 29.5 19c-2-4.5-5-6-9.5-6s-7.5 1.5-9.5 6z"/><g fill="currentColor"><ellipse transform="rotate(-58 11 14)" cx="11" cy="14" rx="3.6" ry="1.7"/><ellipse transform="rotate(-28 15 10.5)" cx="15" cy="10.5" rx="3.6" ry="1.7"/><ellipse transform="rotate(58 29 14)" cx="29" cy="14" rx="3.6" ry="1.7"/><ellipse transform="rotate(28 25 10.5)" cx="25" cy="10.5" rx="3.6" ry="1.7"/></g><circle fill="#f3cf6b" cx="20" cy="9.5" r="1.9"/></symbol>
<symbol id="hadara-blue-1" viewBox="0 0 40 48"><path fill="currentColor" d="M11 17.5 12.5 3c4.5-2 10.5-2 15 0L29 17.5c-5-3-13-3-18 0z"/><path fill="#fff" fill-opacity=".5" d="M11.4 13.5c5-2.6 12.2-2.6 17.2 0l.3 2.6c-5-2.8-12.8-2.8-17.8 0z"/><path fill="none" stroke="#fff" stroke-opacity=".5" d="M16 3v8M20 2.5v8M24 3v8"/></symbol>
<symbol id="hadara-green-0" viewBox="0 0 40 48"><path fill="#dcb76a" d="M1.5 18.5 20 2l18.5 16.5c-11-4-26-4-37 0z"/><path fill="none" stroke="#000" stroke-opacity=".25" d="M20 2 9.5 16M20 2v13M20 2l10.5 14"/><path fill="currentColor" d="M12.5 8.7 20 2l7.5 6.7c-4.5 2-10.5 2-15 0z"/></symbol>
<symbol id="hadara-green-1" viewBox="0 0 40 48"><path fill="currentColor" d="M8.5 33C5 14.5 9.5 5 20 5s15 9.5 11.5 28c-2.5-3-2.3-10-3.5-15-5-4-11-4-16 0-1.2 5-1 12-3.5 15z"/><path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.3" stroke-dasharray="1.5 2" d="M10.5 17C15 11.5 25 11.5 29.5 17"/></symbol>
<symbol id="hadara-purple-0" viewBox="0 0 40 48"><g fill="currentColor"><path d="M20 14c-3-5-2.5-10 0-13.5 2.5 3.5 3 8.5 0 13.5z"/><path d="M16 14.5c-6-2.5-8-7-8.5-12C12 4 16 8 16 14.5zM24 14.5c6-2.5 8-7 8.5-12C28 4 24 8 24 14.5z"/></g><g fill="#2f8f83"><path d="M18 14c-4.5-3.5-5.5-8-4.8-12.5C17 4.5 19 9 18 14zM22 14c4.5-3.5 5.5-8 4.8-12.5C23 4.5 21 9 22 14z"/></g><path fill="#f3cf6b" d="M10.5 18c4-6 15-6 19 0l-.5 2c-5-4-13-4-18 0z"/></symbol>
<symbol id="hadara-purple-1" viewBox="0 0 40 48"><path fill="currentColor" d="M10 17C9.5 8 14 4 20 4s10.5 4 10 13l4.5 18h-6L27 19c-4-4-10-4-14 0l-1.5 16h-6z"/><path fill="none" stroke="#f3cf6b" stroke-width="1.4" d="M8.3 24h4M7.5 28h4M6.7 32h4.5M27.7 24h4M28.5 28h4M28.8 32h4.5M12.5 14.5c4-3.5 11-3.5 15 0"/><circle fill="#f3cf6b" cx="20" cy="9.5" r="1.9"/></symbol>
"##,
);
