//! How much a stranger may do: every limit of the server stands here.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use play::{MAX_BOX_BYTES, MAX_BOXES};
use table::TableLimits;

/// The limits of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Calls, pages and new sockets of an address in a second.
    pub requests: NonZeroU32,
    /// Guests that an address makes in a minute.
    pub guests: NonZeroU32,
    /// Records that an address uploads in an hour.
    pub uploads: NonZeroU32,
    /// Connections that an address has at the same time.
    pub connections: usize,
    /// Sockets that an address has at the same time.
    pub sockets: usize,
    /// Commands of a guest in a second.
    pub commands: NonZeroU32,
    /// Tables that a guest makes in a minute.
    pub tables: NonZeroU32,
    /// Tables that a guest has not finished.
    pub running: i64,
    /// Records that a guest has uploaded.
    pub records: i64,
    /// Boxes that a guest has.
    pub boxes: i64,
    /// Boxes that an address makes known here in an hour, by a table or a record.
    pub new_boxes: NonZeroU32,
    /// Boxes that an address has tried out in a minute.
    pub checks: NonZeroU32,
    /// How long a box may be tried out.
    pub checking: Duration,
    /// Bytes of the text of a box.
    pub box_bytes: usize,
    /// Sessions and personal links of a guest.
    pub sessions: i64,
    /// Frames of any kind that a socket sends in a second.
    pub frames: NonZeroU32,
    /// Bytes that wait for a socket which does not read them.
    pub unsent: usize,
    /// How long one message to a socket may take.
    pub send: Duration,
    /// How often a socket is asked whether it is still there; one that has not answered by the next time is not.
    pub heartbeat: Duration,
    /// Between two rounds of news for the home pages.
    pub home: Duration,
    /// How long others wait for somebody who is not connected before they may let a bot play.
    pub away: Duration,
    /// Sockets that watch one table.
    pub watchers: usize,
    /// Entries of a table.
    pub entries: i64,
    /// How many of them are only for moves, so that a game can come to its end.
    pub last_moves: i64,
    /// How long a connection may take for the head of a request, and from one request to the next.
    pub head: Duration,
    /// The same for the connection of a proxy, which keeps some for later.
    pub proxy_head: Duration,
    /// How long a connection may leave an answer unread.
    pub unread: Duration,
    /// How long a request may take.
    pub request: Duration,
    /// Bytes of the head of a request.
    pub head_bytes: usize,
    /// Bytes of a body or a message.
    pub bytes: usize,
    /// Bytes of an uploaded record.
    pub record: usize,
    /// How long a bot may think about a decision.
    pub thinking: Duration,
    /// Tables of nothing but bots, watched by nobody, that go on at the same time.
    pub unwatched: usize,
    /// Addresses without limits, such as that of a load driver.
    pub unlimited: Vec<IpAddr>,
}

const fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("more than 0")
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            requests: number(100),
            guests: number(60),
            uploads: number(60),
            connections: 500,
            sockets: 100,
            commands: number(50),
            tables: number(30),
            running: 200,
            records: 100,
            boxes: 20,
            new_boxes: number(20),
            checks: number(30),
            checking: Duration::from_secs(10),
            box_bytes: 128 << 10,
            sessions: 50,
            frames: number(100),
            unsent: 256 << 10,
            send: Duration::from_secs(10),
            heartbeat: Duration::from_secs(20),
            home: Duration::from_millis(500),
            away: TableLimits::AWAY,
            watchers: 1000,
            entries: 5000,
            last_moves: 1000,
            head: Duration::from_secs(10),
            proxy_head: Duration::from_secs(150),
            unread: Duration::from_secs(60),
            request: Duration::from_secs(30),
            head_bytes: 16 << 10,
            bytes: 64 << 10,
            record: 256 << 10,
            thinking: Duration::from_secs(5),
            unwatched: 16,
            unlimited: Vec::new(),
        }
    }
}

impl Settings {
    /// Each limit in words: of whom, what, how much, and under which name what it refused is counted.
    pub fn rows(&self) -> Vec<[String; 4]> {
        let seconds = |time: Duration| format!("{} seconds", time.as_secs());
        let kilobytes = |bytes: usize| format!("{} KiB", bytes >> 10);
        let row =
            |of: &str, what: &str, most: String, name: &str| [of.to_owned(), what.to_owned(), most, name.to_owned()];
        vec![
            row("an address", "calls, pages and new sockets", format!("{} a second", self.requests), "requests"),
            row("an address", "new guests", format!("{} a minute", self.guests), "guests"),
            row("an address", "uploaded records", format!("{} an hour", self.uploads), "uploads"),
            row("an address", "connections at the same time", self.connections.to_string(), "connections"),
            row("an address", "sockets at the same time", self.sockets.to_string(), "sockets"),
            row("a guest", "calls, forms and commands over sockets", format!("{} a second", self.commands), "commands"),
            row("a guest", "new tables", format!("{} a minute", self.tables), "tables"),
            row("a guest", "unfinished tables, when making one", self.running.to_string(), "running"),
            row("a guest", "uploaded records", self.records.to_string(), "records"),
            row("an address", "boxes tried out, one at a time", format!("{} a minute", self.checks), "checks"),
            row("an address", "new boxes of tables and records", format!("{} an hour", self.new_boxes), "new_boxes"),
            row("a guest", "boxes", self.boxes.to_string(), "boxes"),
            row("a box", "text", kilobytes(self.box_bytes), "bytes"),
            row("a box", "time in which it is tried out", seconds(self.checking), ""),
            row(
                "a process",
                "boxes of tables that are not built in",
                format!("{MAX_BOXES}, and {} MiB", MAX_BOX_BYTES >> 20),
                "",
            ),
            row(
                "a guest",
                "sessions and personal links; the one not used for longest ends",
                self.sessions.to_string(),
                "sessions",
            ),
            row("a guest", "hints at the same time", "1".to_owned(), "hints"),
            row("a socket", "frames of any kind", format!("{} a second", self.frames), "frames"),
            row(
                "a socket",
                "bytes received",
                format!("{} a second; the rest waits", kilobytes(self.bytes)),
                "received",
            ),
            row("a socket", "bytes that wait to be sent", kilobytes(self.unsent), "unsent"),
            row("a socket", "time for one message to it", seconds(self.send), "send"),
            row("a socket", "time to answer a ping", seconds(self.heartbeat), "heartbeat"),
            row(
                "a home page",
                "redraws, all pages together; its socket is one as above",
                format!("one in {} milliseconds", self.home.as_millis()),
                "",
            ),
            row("a table", "sockets that watch it", self.watchers.to_string(), "watchers"),
            row("a table", "time before a bot may play for somebody who is away", seconds(self.away), ""),
            row(
                "a table",
                "entries",
                format!("{}, the last {} for moves only", self.entries, self.last_moves),
                "entries",
            ),
            row("a connection", "time for the head of a request, and between two", seconds(self.head), "head"),
            row("a connection", "the same, if it is a proxy's", seconds(self.proxy_head), "head"),
            row("a connection", "time in which nothing of an answer is read", seconds(self.unread), "unread"),
            row("a request", "time", seconds(self.request), "request"),
            row("a request", "head", kilobytes(self.head_bytes), "head_bytes"),
            row("a request", "body, or message over a socket", kilobytes(self.bytes), "bytes"),
            row("a request", "uploaded record", kilobytes(self.record), "bytes"),
            row("a bot", "time for a decision or a hint", seconds(self.thinking), ""),
            row(
                "the server",
                "tables of nothing but bots that nobody watches",
                format!("{}; others rest until somebody looks", self.unwatched),
                "unwatched",
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in the document is what the program does; `RENEW=1` writes it anew.
    #[test]
    fn the_limits_in_docs_are_up_to_date() {
        const BEGIN: &str = "<!-- limits -->\n";
        const END: &str = "<!-- end of limits -->";
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RUNNING.md");
        let kept = std::fs::read_to_string(path).expect("the document");
        let (before, rest) = kept.split_once(BEGIN).expect("the table has a beginning");
        let (_, after) = rest.split_once(END).expect("the table has an end");
        let row = |[of, what, most, name]: &[String; 4]| {
            let counted = if name.is_empty() { String::new() } else { format!("`{name}`") };
            format!("| {of} | {what} | {most} | {counted} |\n")
        };
        let rows: String = Settings::default().rows().iter().map(row).collect();
        let renewed =
            format!("{before}{BEGIN}| of | what | how much | counted as |\n|---|---|---|---|\n{rows}{END}{after}");
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(path, &renewed).expect("the document is written");
        } else {
            assert!(kept == renewed, "docs/RUNNING.md is old; RENEW=1 cargo test -p tarsas-server limits");
        }
    }
}
