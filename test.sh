#!/usr/bin/env bash
# Runs every test of the project: format, lints, documentation, unused dependencies, WebAssembly, unit, rule, law, property
# and process tests, the server on SQLite and PostgreSQL, the pages in a browser, the fuzz targets, and the lockstep of the
# engine with the reference implementations.
#
#   ./test.sh              everything
#   LOCKSTEP=5000 ./test.sh     with 5000 games of each in lockstep (default 75)
#   FUZZ=60 ./test.sh           with a minute for each fuzz target (default 3 seconds)
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

target=${CARGO_TARGET_DIR:-target}

# A first build is done sooner if nothing is kept for the next change.
[[ -d "$target/debug" ]] || export CARGO_INCREMENTAL=0

step() { printf '\n== %s (%s)\n' "$*" "$(date +%T)"; }

# A cargo command, built beside the other artifacts where it is not installed: without optimization, since it runs for seconds.
tool() {
    PATH="$PATH:$PWD/$target/tools/bin:$target/tools/bin"
    command -v "$1" >/dev/null && return
    CARGO_PROFILE_DEV_DEBUG=false cargo install --quiet --locked --debug --root "$target/tools" \
        --target-dir "$target/tools/build" "$1"
}

# Browsers often wait; meanwhile another test can go on.
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$(($(nproc) + 1))}

step "format"
cargo fmt --all --check

step "lints"
cargo clippy --workspace --all-targets --locked -- -D warnings

step "dependencies"
tool cargo-machete
cargo machete
if command -v cargo-deny >/dev/null; then
    cargo deny --offline check licenses bans sources
else
    echo "cargo-deny is not installed; a test compares the licenses with deny.toml"
fi
if cargo tree -p tarsas-engine -e normal --locked | grep -w maud; then
    echo "test.sh: the engine must build without HTML" >&2
    exit 1
fi

step "documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

step "WebAssembly"
if [[ ! -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]]; then
    need rustup "install the Rust target wasm32-unknown-unknown"
    rustup target add wasm32-unknown-unknown
fi
# The worker contains every pure crate but the engine; a test then plays with it in the browser.
cargo build --target wasm32-unknown-unknown --profile worker --locked -p tarsas-worker -p tarsas-engine

step "tests"
cargo test --workspace --locked

step "fuzz targets"
if cargo +nightly --version >/dev/null 2>&1; then
    tool cargo-fuzz
    # Nothing here is unsafe, so no sanitizer watches it.
    for file in fuzz/fuzz_targets/*.rs; do
        name=$(basename "$file" .rs)
        mkdir -p "fuzz/corpus/$name"
        cargo +nightly fuzz run --dev --sanitizer none "$name" "fuzz/corpus/$name" "fuzz/seeds/$name" -- \
            -max_total_time="${FUZZ:-3}" -verbosity=0
    done
else
    echo "nightly Rust is not installed; the tests of crates/properties have checked the same properties, on the seeds too"
fi

step "lockstep with the reference implementations"
python3 reference/lockstep.py --engine "$target/debug/tarsas" --games "${LOCKSTEP:-75}"
step "all tests passed"
