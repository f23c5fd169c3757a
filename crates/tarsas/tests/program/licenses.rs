//! Every dependency has a license of the list in `deny.toml`.

use std::env;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};

/// The licenses that `deny.toml` allows.
fn allowed() -> Vec<Licensee> {
    let text = include_str!("../../../../deny.toml");
    let (_, list) = text.split_once("allow = [").expect("a list");
    let (list, _) = list.split_once(']').expect("its end");
    list.split(',').map(|name| Licensee::parse(name.trim().trim_matches('"')).expect("a license")).collect()
}

#[test]
fn every_dependency_has_an_allowed_license() {
    let allowed = allowed();
    let is_allowed = |wanted: &LicenseReq| allowed.iter().any(|license| license.satisfies(wanted));
    let cargo = env::var_os("CARGO").expect("tests are run by cargo");
    let output = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--locked"])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 100);
    for package in packages {
        let (name, license) = (&package["name"], package["license"].as_str().unwrap_or_default());
        let expression = Expression::parse_mode(license, ParseMode::LAX);
        let expression = expression.unwrap_or_else(|error| panic!("{name}: {license:?}: {error}"));
        assert!(expression.evaluate(is_allowed), "{name} has the license {license}, which deny.toml does not list");
    }
}
