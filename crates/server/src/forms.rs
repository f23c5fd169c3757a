//! The forms on the pages: who sends them, and what. Those from pages of other sites are refused before they are read.

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use catalogue::{Code, Refusal};
use pages::Reader;
use play::Player;
use table::{Guest, TablePlan, Wish, read_player};

use crate::app::App;
use crate::caller::{Caller, Client, IsSecure, check_origin, device};
use crate::cookies::{self, LANGUAGE};
use crate::ids::Secret;
use crate::names::read_name;
use crate::page_reader::PageReader;
use crate::refusals::{Page, PageRefusal};
use crate::requests::read_table;
use crate::seating;
use crate::store::Kind;

/// Who sends a form, from a page of ours.
pub(crate) struct Sender {
    pub(crate) app: App,
    pub(crate) caller: Option<Caller>,
    pub(crate) client: Client,
    pub(crate) reader: Reader,
    pub(crate) device: String,
    pub(crate) is_secure: bool,
}

impl FromRequestParts<App> for Sender {
    type Rejection = PageRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Sender, PageRefusal> {
        check_origin(parts, app)?;
        let caller = <Option<Caller>>::from_request_parts(parts, app).await?;
        let client = Client::from_request_parts(parts, app).await?;
        let Ok(PageReader(reader)) = PageReader::from_request_parts(parts, app).await;
        let (IsSecure(is_secure), device) = (IsSecure::of(parts, app), device(&parts.headers));
        Ok(Sender { app: app.clone(), caller, client, reader, device, is_secure })
    }
}

impl Sender {
    /// The guest who sends a form; a new sender becomes one, with a cookie to be set.
    pub(crate) async fn guest(&self, name: Option<&str>) -> Result<(Guest, Option<Secret>), Refusal> {
        if let Some(Caller { guest, .. }) = &self.caller {
            self.app.limits.check(&guest.id, self.client.0)?;
            return Ok((guest.clone(), None));
        }
        let name = match name.map(str::trim).filter(|name| !name.is_empty()) {
            Some(name) => read_name(name)?,
            None => self.reader.language.text("pages-guest"),
        };
        let (guest, secret) = self.app.new_guest(&name, self.client, Kind::Browser, &self.device).await?;
        Ok((guest, Some(secret)))
    }

    /// Makes a table for the sender, and leads there, to an address that ends like this.
    pub(crate) async fn open(&self, name: Option<&str>, plan: TablePlan, end: &str) -> Page {
        let (guest, secret) = self.guest(name).await?;
        let table = seating::make(&self.app, &guest, self.client, &plan).await?;
        Ok(self.lead(&format!("/t/{table}{end}"), secret.as_ref()))
    }

    /// Carries out a wish of the sender, and leads back to the table.
    pub(crate) async fn wish(&self, table: &str, wish: Wish) -> Page {
        let table = read_table(table)?;
        let (guest, secret) = self.guest(None).await?;
        self.app.wish(&table, &guest, wish).await?;
        Ok(self.lead(&format!("/t/{table}"), secret.as_ref()))
    }

    /// Leads to another page, and keeps a new secret in the browser.
    pub(crate) fn lead(&self, to: &str, secret: Option<&Secret>) -> Response {
        let set = secret.map(|secret| CookieJar::new().add(cookies::secret(secret, self.is_secure)));
        (set, Redirect::to(to)).into_response()
    }

    /// Leads back to where a choice was made, and keeps the choice in the browser.
    pub(crate) fn lead_back(&self, fields: &Fields, name: &'static str, value: &str) -> Response {
        let set = CookieJar::new().add(cookies::choice(name, value, self.is_secure));
        (set, Redirect::to(&way_back(fields.get("back").unwrap_or("/")))).into_response()
    }
}

/// What is sent by a form, by name.
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The number in a field.
    pub(crate) fn number(&self, name: &str) -> Result<usize, Refusal> {
        let number = self.get(name).and_then(|text| text.parse().ok());
        number.ok_or_else(|| Refusal::new(Code::RequestWrongFields).with("detail", name))
    }

    /// The seat that a form is about.
    pub(crate) fn seat(&self) -> Result<Player, Refusal> {
        read_player(self.number("seat")?)
    }
}

/// A form with its sender.
pub(crate) struct SentForm {
    pub(crate) sender: Sender,
    pub(crate) fields: Fields,
}

impl FromRequest<App> for SentForm {
    type Rejection = PageRefusal;

    async fn from_request(request: Request, app: &App) -> Result<SentForm, PageRefusal> {
        let (mut parts, body) = request.into_parts();
        let sender = Sender::from_request_parts(&mut parts, app).await?;
        let form = Form::from_request(Request::from_parts(parts, body), app).await;
        let refuse = |rejection: FormRejection| {
            let is_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let code = if is_large { Code::RequestTooLarge } else { Code::RequestWrongFields };
            Refusal::new(code).with("detail", rejection.body_text())
        };
        let Form(fields) = form.map_err(refuse)?;
        Ok(SentForm { sender, fields: Fields(fields) })
    }
}

/// A page of this site, without the language that its address may name.
fn way_back(address: &str) -> String {
    let is_own = address.starts_with('/') && !address.starts_with("//") && !address.contains('\\');
    let Some(address) = address.parse::<Uri>().ok().filter(|_| is_own) else { return "/".to_owned() };
    let fields = form_urlencoded::parse(address.query().unwrap_or_default().as_bytes());
    let others = fields.filter(|(name, _)| name != LANGUAGE);
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(others).finish();
    if query.is_empty() { address.path().to_owned() } else { format!("{}?{query}", address.path()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_on_this_site() {
        for (address, expect) in [
            ("/t/abc", "/t/abc"),
            ("/rules/clever2?lang=hu", "/rules/clever2"),
            ("/r/abc?step=3&lang=hu&eyes=0", "/r/abc?step=3&eyes=0"),
            ("//evil.example", "/"),
            ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("/a\r\nSet-Cookie: x=y", "/"),
            ("/a b", "/"),
            ("/t/abc?lang=hu&lang=en#there", "/t/abc"),
            ("", "/"),
        ] {
            assert_eq!(way_back(address), expect, "{address}");
        }
    }
}
