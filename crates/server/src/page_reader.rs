//! Who reads a page: in which language and theme.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use axum_extra::extract::cookie::CookieJar;
use pages::{Reader, Theme};
use sfv::{Decimal, List, ListEntry, Parser};
use unic_langid::LanguageIdentifier;
use words::Language;

use crate::app::App;
use crate::caller::{Caller, header_text};
use crate::cookies::{LANGUAGE, THEME};

/// The reader of a page.
pub(crate) struct PageReader(pub Reader);

impl FromRequestParts<App> for PageReader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PageReader, Infallible> {
        let caller = <Caller as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await;
        let name = caller.ok().flatten().map(|caller| caller.guest.name);
        let address = parts.uri.path_and_query().map_or("/", |address| address.as_str()).to_owned();
        let jar = CookieJar::from_headers(&parts.headers);
        Ok(PageReader(Reader { language: language(parts, &jar), theme: theme(&jar), name, address }))
    }
}

/// The language of a request: by its address, its cookie, the browser's wishes, or English.
fn language(parts: &Parts, jar: &CookieJar) -> Language {
    let mut fields = form_urlencoded::parse(parts.uri.query().unwrap_or_default().as_bytes());
    let asked = fields.find(|(name, _)| name == LANGUAGE).and_then(|(_, code)| code.parse().ok());
    let kept = || jar.get(LANGUAGE).and_then(|cookie| cookie.value().parse().ok());
    let wished = || header_text(&parts.headers, header::ACCEPT_LANGUAGE).and_then(wished);
    asked.or_else(kept).or_else(wished).unwrap_or(Language::English)
}

/// The language that a browser's list of wishes (`Accept-Language`) names first, if it is one of ours.
fn wished(list: &str) -> Option<Language> {
    let list: List = Parser::new(list).parse().ok()?;
    let wish = |entry: &ListEntry| {
        let ListEntry::Item(item) = entry else { return None };
        let tag: LanguageIdentifier = item.bare_item.as_token()?.as_str().parse().ok()?;
        let weight = match item.params.get("q") {
            None => Decimal::from(1),
            Some(weight) => weight.as_decimal().or_else(|| weight.as_integer()?.try_into().ok())?,
        };
        let language = tag.language.as_str().parse().ok()?;
        (weight > Decimal::ZERO).then_some((weight, language))
    };
    // The first of several with the same weight counts.
    list.iter().rev().filter_map(wish).max_by_key(|(weight, _)| *weight).map(|(_, language)| language)
}

fn theme(jar: &CookieJar) -> Theme {
    match jar.get(THEME).map(|cookie| cookie.value()) {
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        _ => Theme::Auto,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(list: &str, expect: Option<Language>) {
        assert_eq!(wished(list), expect, "{list}");
    }

    #[test]
    fn the_browser_chooses_the_language() {
        check("hu", Some(Language::Hungarian));
        check("hu-HU,hu;q=0.9,en-US;q=0.8,en;q=0.7", Some(Language::Hungarian));
        check("de-DE,de;q=0.9,en;q=0.5,hu;q=0.7", Some(Language::Hungarian));
        check("en-GB", Some(Language::English));
        check("en;q=0.5, hu;q=0.4", Some(Language::English));
        check("en, hu", Some(Language::English));
        check("hu;q=0,en;q=0.1", Some(Language::English));
        check("*, HU;q=0.5", Some(Language::Hungarian));
        check("de", None);
        check("", None);
        check("hu;q=x,,;;,*", None);
        check("en;q=NaN,hu;q=99999999999999999999", None);
    }
}
