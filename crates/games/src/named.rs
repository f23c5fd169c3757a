//! Enumerations whose items have a name in the notation and in the file of components.

/// Defines an enumeration whose items have a name; an item is written, read and serialized by its name.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize, serde::Serialize)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$item_doc])* #[serde(rename = $text)] $item,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($text),+].len();
            /// All of them, in their order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$item),+];
            /// Their names, in the same order.
            pub const NAMES: [&'static str; $name::COUNT] = [$($text),+];

            /// The place in their order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name.
            pub const fn name(self) -> &'static str {
                $name::NAMES[self.index()]
            }

            /// Reads the next word, which must be one of the names.
            pub fn read(words: &mut play::Words<'_>) -> Result<$name, play::NotationError> {
                Ok($name::ALL[words.one_of(&$name::NAMES)?])
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

pub(crate) use named;
