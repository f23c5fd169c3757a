//! The drawings of each game, as they were when somebody last looked at them.

use std::path::Path;

macro_rules! tests {
    ($($name:ident: $game:ty,)*) => {
        $(
            #[test]
            fn $name() {
                trials::snapshots::check::<$game>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots"));
            }
        )*
    };
}
games::each_game!(tests);
