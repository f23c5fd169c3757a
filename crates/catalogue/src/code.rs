//! The codes of refusals.

use std::fmt;

use serde::{Serialize, Serializer};

macro_rules! codes {
    ($($name:ident = $text:literal,)*) => {
        /// Why something was refused, for programs: `domain/reason`. The texts never change.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Code {
            $(#[doc = concat!("`", $text, "`")] $name,)*
        }

        impl Code {
            /// Every code there is.
            pub const ALL: &[Code] = &[$(Code::$name),*];

            /// The text of the code.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$name => $text,)*
                }
            }
        }
    };
}

codes! {
    BotNotYourTurn = "bot/not_your_turn",
    BotSeats = "bot/seats",
    BotUnknown = "bot/unknown",
    BoxFault = "box/fault",
    BoxName = "box/name",
    BoxTooLarge = "box/too_large",
    BoxUnknown = "box/unknown",
    BoxUnplayable = "box/unplayable",
    BoxesFull = "box/full",
    ChanceImpossible = "chance/impossible",
    ChanceNotNow = "chance/not_now",
    ChanceNotation = "chance/notation",
    EndAgreed = "end/agreed",
    EndNone = "end/none",
    GameNone = "game/none",
    GameUnknown = "game/unknown",
    GuestName = "guest/name",
    GuestUnknown = "guest/unknown",
    HintOff = "hint/off",
    LimitBoxes = "limit/boxes",
    LimitChecks = "limit/checks",
    LimitGuests = "limit/guests",
    LimitHints = "limit/hints",
    LimitNewBoxes = "limit/new_boxes",
    LimitRate = "limit/rate",
    LimitRecords = "limit/records",
    LimitRunning = "limit/running",
    LimitSockets = "limit/sockets",
    LimitTables = "limit/tables",
    LimitUploads = "limit/uploads",
    LimitWatchers = "limit/watchers",
    PageUnknown = "page/unknown",
    PictureNone = "picture/none",
    PlayIllegal = "play/illegal",
    PlayLate = "play/late",
    PlayNotYourTurn = "play/not_your_turn",
    PlayNotation = "play/notation",
    PlayerUnknown = "player/unknown",
    RecordMissing = "record/missing",
    RecordUnknown = "record/unknown",
    RecordWrong = "record/wrong",
    ReplayEyes = "replay/eyes",
    ReplayNobody = "replay/nobody",
    RequestMissingField = "request/missing_field",
    RequestNotJson = "request/not_json",
    RequestNotUtf8 = "request/not_utf8",
    RequestOrigin = "request/origin",
    RequestTooLarge = "request/too_large",
    RequestTooLong = "request/too_long",
    RequestUnknownCommand = "request/unknown_command",
    RequestWrongFields = "request/wrong_fields",
    RequestWrongType = "request/wrong_type",
    RequestWrongValue = "request/wrong_value",
    SeatNotYours = "seat/not_yours",
    SeatStranger = "seat/stranger",
    SeatTaken = "seat/taken",
    SeatYours = "seat/yours",
    ServerStore = "server/store",
    SessionUnknown = "session/unknown",
    SetupWrong = "setup/wrong",
    TableBroken = "table/broken",
    TableChance = "table/chance",
    TableFull = "table/full",
    TableNewer = "table/newer",
    TableOpen = "table/open",
    TableOver = "table/over",
    TableRematch = "table/rematch",
    TableRules = "table/rules",
    TableRunning = "table/running",
    TableSeed = "table/seed",
    TableUnknown = "table/unknown",
    TableWaiting = "table/waiting",
    UndoNothing = "undo/nothing",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
