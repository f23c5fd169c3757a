//! The drawings that are used again and again, and the backdrops of the four houses.

use games::house_of_cats::{Level, Symbol};
use maud::{Markup, PreEscaped, html};

/// The side of a cell in the units of the house.
pub(super) const CELL: i32 = 48;

/// All drawings, to be used by their names.
pub(super) fn drawings() -> Markup {
    html! { (DRAWINGS) }
}

const DRAWINGS: PreEscaped<&str> = PreEscaped(concat!(
    r##"<symbol id="house_of_cats-2" viewBox="0 0 48 48"><path d="M14 17C14 6 34 7 34 18C34 26 18 30 14 39C21 37 27 40 35 38"/></symbol>"##,
    r##"<symbol id="house_of_cats-3" viewBox="0 0 48 48"><path d="M15 12C20 7 33 8 33 16C33 22 26 23 22 23C28 23 35 25 35 31C35 42 19 42 14 36"/></symbol>"##,
    r##"<symbol id="house_of_cats-4" viewBox="0 0 48 48"><path d="M30 41C29 30 30 20 30 9C24 18 18 24 12 30C20 32 29 30 37 31"/></symbol>"##,
    r##"<symbol id="house_of_cats-5" viewBox="0 0 48 48"><path d="M34 10C29 11 24 11 18 10C18 15 17 19 16 23C23 18 35 20 35 30C35 42 19 42 14 36"/></symbol>"##,
    r##"<symbol id="house_of_cats-cat" viewBox="0 0 48 48"><g stroke="var(--pen)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">"##,
    r##"<path fill="var(--fur)" d="M9 7C14 8 18 11 20 13.500C22.500 13 25.500 13 28 13.500C30 11 34 8 39 7C41 13 41 18 40.400 21C42 25 42.500 28 41.500 31C39.500 38 32 42 24 42C16 42 8.500 38 6.500 31C5.500 28 6 25 7.600 21C7 18 7 13 9 7Z"/>"##,
    r##"<g stroke="none"><path fill="var(--ear)" d="M11.500 11.500L17 16L10.600 19ZM36.500 11.500L31 16L37.400 19Z"/><path fill="var(--muzzle)" d="M16 35C17 30 22 30 24 32C26 30 31 30 32 35C30 40 18 40 16 35Z"/>"##,
    r##"<ellipse cx="16.500" cy="26" rx="4" ry="4.200" fill="var(--eye)"/><ellipse cx="31.500" cy="26" rx="4" ry="4.200" fill="var(--eye)"/><ellipse cx="16.800" cy="26" rx="1.300" ry="3.600" fill="#1c1714"/><ellipse cx="31.200" cy="26" rx="1.300" ry="3.600" fill="#1c1714"/></g>"##,
    r##"<path fill="none" stroke="var(--stripe)" d="M24 14.500V20M19.500 15.500L20.700 19.500M28.500 15.500L27.300 19.500"/>"##,
    r##"<path fill="#d5616b" stroke="none" d="M22 31H26L24 33.600Z"/><path fill="none" stroke-width="1.500" d="M24 33.500V35.400M24 35.400C23 37.200 21 37.200 20 36M24 35.400C25 37.200 27 37.200 28 36M12.500 31.500L3.500 30M12.500 34L4 36.500M35.500 31.500L44.500 30M35.500 34L44 36.500"/></g></symbol>"##,
    r##"<symbol id="house_of_cats-mouse" viewBox="0 0 48 48"><g stroke="var(--pen)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">"##,
    r##"<path fill="none" stroke="var(--pink)" stroke-width="3" d="M32 36C41 41 47 34 42 27"/><circle cx="13" cy="15" r="8.500" fill="var(--mouse)"/><circle cx="35" cy="15" r="8.500" fill="var(--mouse)"/><circle cx="13" cy="15" r="4.600" fill="var(--pink)" stroke="none"/><circle cx="35" cy="15" r="4.600" fill="var(--pink)" stroke="none"/>"##,
    r##"<path fill="var(--mouse)" d="M24 13C32 13 37 19 36 26C35 33 28 40 24 42C20 40 13 33 12 26C11 19 16 13 24 13Z"/><g stroke="none"><circle cx="18.500" cy="25" r="2.500" fill="#1c1714"/><circle cx="29.500" cy="25" r="2.500" fill="#1c1714"/><circle cx="19.300" cy="24.200" r=".8" fill="#fff"/><circle cx="30.300" cy="24.200" r=".8" fill="#fff"/><circle cx="24" cy="38.500" r="3" fill="var(--pink)"/></g>"##,
    r##"<path fill="none" stroke-width="1.500" d="M18 34L9 32M18.500 36L10 38.500M30 34L39 32M29.500 36L37 39"/></g></symbol>"##,
    r##"<symbol id="house_of_cats-cheese" viewBox="0 0 40 36"><g stroke="var(--rind)" stroke-width="1.800" stroke-linejoin="round"><path fill="var(--cheese)" d="M3 18L29 3C35 6 37.500 11 37.500 18V33H3Z"/><path fill="var(--cheese-top)" d="M3 18L29 3C35 6 37.500 11 37.500 18Z"/></g><g fill="var(--rind)" opacity=".55"><circle cx="27" cy="11" r="2.600"/><circle cx="18" cy="14" r="1.800"/><circle cx="33.500" cy="27" r="2.400"/><circle cx="7" cy="28" r="1.800"/></g></symbol>"##,
    r##"<symbol id="house_of_cats-crumbs" viewBox="0 0 40 36"><g fill="var(--cheese)" stroke="var(--rind)"><circle cx="15" cy="33" r="1.600"/><circle cx="36" cy="32" r="2"/><circle cx="33" cy="7" r="1.300"/><circle cx="6" cy="14" r="1.600"/></g></symbol>"##,
    r##"<symbol id="house_of_cats-fence" viewBox="0 0 48 56"><path fill="var(--fence)" stroke="var(--fence-line)" d="M0 40H48V45H0ZM0 50H48V55H0ZM4 36L8 32L12 36V56H4ZM36 36L40 32L44 36V56H36Z"/></symbol>"##,
    r##"<symbol id="house_of_cats-perched" viewBox="0 0 48 56"><g stroke="var(--pen)" stroke-width="1.800" stroke-linejoin="round" fill="var(--fur)"><path d="M33 37C42 38 42 46 38 50C36 53 40 55 42 53C46 49 47 35 34 33Z"/><path d="M12 42C9 29 14 21 24 21C34 21 39 29 36 42Z"/><path d="M12.500 3C16 4 19 6.500 20 8C22.500 7.400 25.500 7.400 28 8C29 6.500 32 4 35.500 3C37 7.500 36.600 11 36 13C37 20 31 24.500 24 24.500C17 24.500 11 20 12 13C11.400 11 11 7.500 12.500 3Z"/></g><path fill="none" stroke="var(--stripe)" stroke-width="2" stroke-linecap="round" d="M24 9V13M20.500 9.500V12.500M27.500 9.500V12.500"/></symbol>"##,
    r##"<symbol id="house_of_cats-curled" viewBox="0 0 48 48"><g stroke="var(--pen)" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round"><ellipse cx="24" cy="27" rx="19" ry="15" fill="var(--cushion)"/><path fill="var(--fur)" d="M24 13C35 13 40 20 40 27C40 35 32 39 24 39C15 39 8 34 9 26C10 18 16 13 24 13Z"/><path fill="none" stroke="var(--stripe)" d="M30 16L28 21M35 20L31 24M24 14.500V19"/><path fill="var(--fur)" d="M11 38C20 44 36 40 39 29C40 35 36 42 26 42C19 42.500 14 41 11 38Z"/><path fill="var(--fur)" d="M9 21L12 24C14 22.500 17 22.500 19 24L22.500 21.500C23.500 25 23.500 27 23 29C22 33 18 35 15 34.500C10 34 7 30 8 26Z"/><path fill="none" stroke-width="1.500" d="M11 28.500C12 29.700 13.400 29.700 14.200 28.500M17.500 28.500C18.400 29.700 19.800 29.700 20.600 28.500"/></g></symbol>"##,
    r##"<symbol id="house_of_cats-paw" viewBox="0 0 24 24"><g fill="currentColor"><ellipse cx="12" cy="16" rx="6" ry="5"/><ellipse cx="4.800" cy="11" rx="2.200" ry="3"/><ellipse cx="9.300" cy="6" rx="2.300" ry="3.200"/><ellipse cx="14.700" cy="6" rx="2.300" ry="3.200"/><ellipse cx="19.200" cy="11" rx="2.200" ry="3"/></g></symbol>"##,
    r##"<symbol id="house_of_cats-star" viewBox="0 0 24 24"><path fill="var(--star)" stroke="var(--pen)" stroke-width="1.200" stroke-linejoin="round" d="M12 2.500L14.900 8.900L21.800 9.600L16.600 14.200L18.100 21L12 17.500L5.900 21L7.400 14.200L2.200 9.600L9.100 8.900Z"/></symbol>"##,
    r##"<symbol id="house_of_cats-home" viewBox="0 0 16 16"><path fill="currentColor" d="M8 1L15.500 8H13.500V15H9.800V10.500H6.200V15H2.500V8H.5Z"/></symbol>"##,
    r##"<pattern id="house_of_cats-paper-2" class="paper n2" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12"/><path d="M3 3h.01M9 9h.01" stroke-width="3.200" stroke-linecap="round"/></pattern>"##,
    r##"<pattern id="house_of_cats-paper-3" class="paper n3" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12"/><path d="M3 0V12M9 0V12" stroke-width="2"/></pattern>"##,
    r##"<pattern id="house_of_cats-paper-4" class="paper n4" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12"/><path d="M6 0L12 6L6 12L0 6Z" stroke-width="1.600" fill="none"/></pattern>"##,
    r##"<pattern id="house_of_cats-paper-5" class="paper n5" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12"/><path d="M0 8L3 4L6 8L9 4L12 8" stroke-width="1.800" fill="none"/></pattern>"##,
    r##"<pattern id="house_of_cats-shingle" class="shingle" width="24" height="16" patternUnits="userSpaceOnUse"><rect width="24" height="16"/><path fill="none" stroke-width="1.500" d="M0 0C0 8 12 8 12 0C12 8 24 8 24 0M-12 8C-12 16 0 16 0 8M0 8M0 8C0 8 0 8 0 8M12 8C12 16 0 16 0 8M12 8C12 16 24 16 24 8"/></pattern>"##,
));

/// A symbol in a square of its own; `turn` makes neighbors look different.
pub(super) fn symbol(symbol: Symbol, (x, y): (i32, i32), side: i32, turn: usize) -> Markup {
    let name = symbol.name();
    let look = match symbol {
        Symbol::Number(number) => format!("number n{number}"),
        Symbol::Cat => format!("fur{}", turn % 4),
        Symbol::Mouse => format!("mouse{}", turn % 2),
    };
    html! { use.(look) href={ "#house_of_cats-" (name) } x=(x) y=(y) width=(side) height=(side) {} }
}

/// A drawing by its name, in a picture of its own.
pub(super) fn alone(name: &str, class: &str, view_box: &str) -> Markup {
    html! { svg.(class) viewBox=(view_box) aria-hidden="true" { use href={ "#house_of_cats-" (name) } {} } }
}

/// How far the picture reaches over the cells, above them.
pub(super) fn headroom(level: Level) -> i32 {
    match level {
        Level::One => 96,
        Level::Two => 62,
        Level::Three => 14,
        Level::Four => 14,
    }
}

/// How far it reaches over them, on the left.
pub(super) fn margin(level: Level) -> i32 {
    match level {
        Level::One => 12,
        Level::Two => 20,
        Level::Three => 14,
        Level::Four => 5,
    }
}

/// What stands behind the cells. It is used again in the houses of the neighbors, where no rule of a stylesheet reaches it.
pub(super) fn backdrop(level: Level) -> PreEscaped<&'static str> {
    PreEscaped(match level {
        Level::One => {
            r##"<g stroke="var(--pen)" stroke-width="2" stroke-linejoin="round"><path fill="var(--card)" stroke="none" opacity="var(--day)" d="M20-60C20-72 38-74 42-64C52-68 60-58 52-52H18C8-52 10-62 20-60Z"/><g fill="#f6e7b0" stroke="none" opacity="var(--dusk)"><path d="M44-72a20 20 0 1 0 14 34a16 16 0 0 1-14-34z"/><circle cx="98" cy="-76" r="1.500"/><circle cx="12" cy="-14" r="1.500"/><circle cx="112" cy="-44" r="1"/><circle cx="318" cy="-70" r="1.500"/><circle cx="348" cy="-32" r="1"/><circle cx="226" cy="-80" r="1.200"/></g><path fill="none" stroke="var(--card)" stroke-width="6" stroke-linecap="round" opacity=".8" d="M258-66C250-76 266-80 260-92"/><path fill="var(--brick)" d="M246-58H272V10H246Z"/><path fill="var(--brick)" d="M242-64H276V-56H242Z"/><path fill="var(--plaster)" d="M-8 92H344V296H-8Z"/><path stroke-width="2.500" fill="url(#house_of_cats-shingle)" d="M168-86L347 96C352 102 349 110 342 110H-6C-13 110-16 102-11 96Z"/><path stroke="none" fill="var(--lawn)" d="M-40 296H400V300H-40Z"/><use href="#house_of_cats-perched" x="50" y="-42" width="48" height="56"/></g>"##
        }
        Level::Two => {
            r##"<g stroke="var(--pen)" stroke-width="2" stroke-linejoin="round"><path fill="var(--head)" stroke="var(--head-line)" stroke-width="3" d="M-13 70C-18 10-18-30-2-54C30-52 88-34 108-10C116 2 124 18 130 32C150 26 186 26 206 32C212 18 220 2 228-10C248-34 306-52 338-54C354-30 354 10 349 70L349 262C349 292 316 302 254 304C252 334 240 349 214 349L122 349C96 349 84 334 82 304C20 302-13 292-13 262Z"/><path fill="none" stroke="var(--head-line)" stroke-width="3" stroke-linecap="round" d="M168 30V44M152 33L155 43M184 33L181 43"/><path fill="var(--ear)" stroke="none" d="M0-2C0-24 2-34 6-42C28-38 66-26 92-8ZM336-2C336-24 334-34 330-42C308-38 270-26 244-8Z"/></g>"##
        }
        Level::Three => {
            r##"<g stroke="var(--pen)" stroke-width="2" stroke-linejoin="round"><path fill="var(--plaster)" d="M-9-9H345V345H-9Z"/><g><g fill="var(--area0)"><circle cx="22" cy="22" r="26"/><path stroke-width="1" opacity=".5" d="M22 22L22-4M22 22L48 22M22 22L-4 22M22 22V48M22 22L40 4M22 22L4 40M22 22L4 4M22 22L40 40"/><path fill="#fff" stroke-width="1.500" d="M13 22a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"/></g><g fill="var(--area1)"><circle cx="314" cy="22" r="26"/><path stroke-width="1" opacity=".5" d="M314 22V-4M314 22H340M314 22H288M314 22V48M314 22L332 4M314 22L296 40M314 22L296 4M314 22L332 40"/><path fill="#fff" stroke-width="1.500" d="M306 14h16v16h-16z"/></g><g fill="var(--area2)"><circle cx="22" cy="314" r="26"/><path stroke-width="1" opacity=".5" d="M22 314V288M22 314H48M22 314H-4M22 314V340M22 314L40 296M22 314L4 332M22 314L4 296M22 314L40 332"/><path fill="#fff" stroke-width="1.500" d="M22 304l10 18h-20z"/></g><g fill="var(--area3)"><circle cx="314" cy="314" r="26"/><path stroke-width="1" opacity=".5" d="M314 314V288M314 314H340M314 314H288M314 314V340M314 314L332 296M314 314L296 332M314 314L296 296M314 314L332 332"/><path fill="#fff" stroke-width="1.500" d="M314 303l10 11l-10 11l-10-11z"/></g></g><path fill="var(--lawn)" d="M144 144H192V192H144Z"/><use href="#house_of_cats-curled" x="147" y="146" width="42" height="42"/></g>"##
        }
        Level::Four => {
            r##"<g stroke="var(--pen)" stroke-width="2" stroke-linejoin="round"><path fill="var(--blueprint)" stroke="none" d="M-9-9H393V345H-9Z"/></g>"##
        }
    })
}
