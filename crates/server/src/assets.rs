//! The files of the pages, packed once and kept by browsers for ever. They cost next to nothing, so that nobody's are counted: a page
//! whose script arrives in part would be worse than none.

use std::borrow::Cow;
use std::io::Write;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use pages::{Asset, Assets};

use crate::app::App;

/// Where the files are.
pub(crate) fn routes(assets: &Assets) -> Router<App> {
    let version: Arc<str> = assets.version().into();
    assets.files().iter().map(Packed::new).fold(Router::new(), |routes, file| {
        let (path, version) = (format!("/static/{{version}}/{}", file.name), version.clone());
        let answer = |Path(asked): Path<String>, headers: HeaderMap| async move {
            file.answer(*asked == *version, accepts_gzip(&headers))
        };
        routes.route(&path, get(answer))
    })
}

/// A file, as it is and packed.
#[derive(Clone)]
struct Packed {
    name: Cow<'static, str>,
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
}

impl Packed {
    fn new(asset: &Asset) -> Packed {
        let plain = Bytes::copy_from_slice(asset.text.as_bytes());
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        let packed = packer.write_all(&plain).and_then(|()| packer.finish());
        let gzip = packed.expect("memory can be written to").into();
        Packed { name: asset.name.clone(), kind: asset.kind, plain, gzip }
    }

    /// Pages of another version, as while servers are exchanged, get what there is, but do not keep it.
    fn answer(&self, is_current: bool, gzip: bool) -> Response {
        let keep = if is_current { "public, max-age=31536000, immutable" } else { "no-store" };
        let headers =
            [(header::CONTENT_TYPE, self.kind), (header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
        match gzip {
            true => (headers, [(header::CONTENT_ENCODING, "gzip")], self.gzip.clone()).into_response(),
            false => (headers, self.plain.clone()).into_response(),
        }
    }
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let wishes = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = wishes.flat_map(|wishes| wishes.split(',')).map(|coding| coding.replace(' ', ""));
    codings.any(|coding| {
        coding == "gzip" || coding.starts_with("gzip;q=") && !coding.trim_end_matches(['0', '.']).ends_with('=')
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_those_who_can_unpack_get_it_packed() {
        for (wishes, expect) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("gzip;q=0", false),
            ("gzip;q=0.0", false),
            ("identity", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(wishes))]);
            assert_eq!(accepts_gzip(&headers), expect, "{wishes}");
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
