//! What is wrong with the database, as far as it says so.

use std::fmt;

/// Why nothing can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// The file, or the whole database, may only be read.
    ReadOnly,
    /// What is in the file is not a database, or no longer a whole one.
    Damaged,
    /// It does not answer, or something else is wrong.
    Unwell,
}

impl Trouble {
    /// What an error of the database means.
    pub fn of(error: &sqlx::Error) -> Trouble {
        let code = error.as_database_error().and_then(|error| error.code().map(|code| code.into_owned()));
        code.map_or(Trouble::Unwell, |code| Trouble::of_code(&code))
    }

    /// SQLite has numbers whose lowest byte is the kind of error, PostgreSQL has five letters or digits.
    fn of_code(code: &str) -> Trouble {
        match code {
            "53100" => return Trouble::Full,
            "25006" => return Trouble::ReadOnly,
            "XX001" | "XX002" => return Trouble::Damaged,
            _ if code.len() == 5 => return Trouble::Unwell,
            _ => {}
        }
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(13) => Trouble::Full,
            Ok(8) => Trouble::ReadOnly,
            Ok(11 | 26) => Trouble::Damaged,
            _ => Trouble::Unwell,
        }
    }

    /// The code by which a table tells it.
    pub fn code(self) -> &'static str {
        match self {
            Trouble::Full => "server/full",
            Trouble::ReadOnly | Trouble::Damaged | Trouble::Unwell => "server/store",
        }
    }
}

impl Trouble {
    /// Which case of `server/store` it is.
    pub fn case(self) -> &'static str {
        match self {
            Trouble::Full => "full",
            Trouble::ReadOnly => "read-only",
            Trouble::Damaged => "damaged",
            Trouble::Unwell => "",
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::Full => "the disk of the database is full",
            Trouble::ReadOnly => "the database cannot be written",
            Trouble::Damaged => "the database is damaged; restore a backup",
            Trouble::Unwell => "the database failed",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_both_databases_are_told_apart() {
        for (code, expect) in [
            ("13", Trouble::Full),
            ("53100", Trouble::Full),
            ("8", Trouble::ReadOnly),
            ("1032", Trouble::ReadOnly),
            ("25006", Trouble::ReadOnly),
            ("11", Trouble::Damaged),
            ("26", Trouble::Damaged),
            ("267", Trouble::Damaged),
            ("XX001", Trouble::Damaged),
            ("778", Trouble::Unwell),
            ("5", Trouble::Unwell),
            ("55P03", Trouble::Unwell),
            ("40001", Trouble::Unwell),
            ("", Trouble::Unwell),
        ] {
            assert_eq!(Trouble::of_code(code), expect, "{code}");
        }
    }
}
