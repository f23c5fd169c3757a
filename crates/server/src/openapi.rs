//! The description of the calls, for other programs: OpenAPI.

use utoipa::OpenApi as _;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi};

use crate::{api_routes, box_calls, ending_calls, guest_calls, table_calls};

/// The description of all calls.
pub(crate) fn description() -> OpenApi {
    let mut description = api_routes::Described::openapi();
    description.merge(table_calls::Described::openapi());
    description.merge(ending_calls::Described::openapi());
    description.merge(box_calls::Described::openapi());
    description.merge(guest_calls::Described::openapi());
    let about = "Tables of five modern board games: make one, sit down, play. A table tells its changes over a socket, \
                 /api/tables/{table}/socket, which docs/API.md describes.";
    description.info =
        InfoBuilder::new().title("T\u{e1}rsas").version(env!("CARGO_PKG_VERSION")).description(Some(about)).build();
    let components = description.components.get_or_insert_default();
    components.add_security_scheme("secret", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    description
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The committed file is what the code describes; `RENEW=1` writes it anew.
    #[test]
    fn the_file_in_docs_is_up_to_date() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
        let described = description().to_pretty_json().expect("JSON") + "\n";
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(path, &described).expect("the file is written");
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(kept, described, "docs/openapi.json is old; RENEW=1 cargo test -p tarsas-server openapi");
    }
}
