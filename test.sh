#!/usr/bin/env bash
# Runs every test of the project: format, lints, unit, rule, law, property and process tests, the server on SQLite and
# PostgreSQL, the pages in a browser, and the lockstep of the engine with the reference implementations.
#
#   ./test.sh              everything
#   LOCKSTEP=5000 ./test.sh     with so many games of each in lockstep (default 75)
set -euo pipefail
cd "$(dirname "$0")"

need() {
    command -v "$1" >/dev/null && return
    echo "test.sh: $1 is missing; $2" >&2
    exit 1
}
need cargo "install Rust 1.89 or later from https://rustup.rs"
need cc "install a C compiler (Debian: apt-get install gcc libc6-dev)"
need python3 "install Python 3.11 or later (Debian: apt-get install python3)"
python3 -c 'import tomllib' 2>/dev/null || { echo "test.sh: Python 3.11 or later is needed" >&2; exit 1; }

# A browser and a database: installed where this may be done, named where it may not.
packages=()
command -v chromium >/dev/null || packages+=(chromium)
command -v chromedriver >/dev/null || packages+=(chromium-driver)
command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || packages+=(postgresql)
if ((${#packages[@]})); then
    if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
        echo "test.sh: installing ${packages[*]}"
        apt-get update -q
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y "${packages[@]}"
    else
        echo "test.sh: ${packages[*]} missing; install them (Debian: sudo apt-get install ${packages[*]})" >&2
        exit 1
    fi
fi

# A first build is done sooner if nothing is kept for the next change.
[[ -d "${CARGO_TARGET_DIR:-target}/debug" ]] || export CARGO_INCREMENTAL=0

step() { printf '\n== %s (%s)\n' "$*" "$(date +%T)"; }

# Browsers often wait; meanwhile another test can go on.
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$(($(nproc) + 1))}

step "format"
cargo fmt --all --check
step "lints"
cargo clippy --workspace --all-targets --locked -- -D warnings
step "tests"
cargo test --workspace --locked
step "lockstep with the reference implementations"
python3 reference/lockstep.py --engine "${CARGO_TARGET_DIR:-target}/debug/tarsas" --games "${LOCKSTEP:-75}"
step "all tests passed"
