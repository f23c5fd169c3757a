//! The load: tables at which guests and bots play, and how far each has come.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalogue::GameInfo;
use play::Rng;
use tokio::time::{Instant, sleep};

use super::ledger::Ledger;
use crate::Failure;
use crate::load::{Guest, Party, PartyListener, PlayedGame, SocketKind};

/// Who sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Company {
    /// Two guests.
    Guests,
    /// A guest and bots.
    GuestAndBots,
    /// Bots who were left alone.
    Bots,
}

impl Company {
    /// The company of the n-th table: of eight tables six have guests, so that three tables have every kind.
    fn of(n: usize) -> Company {
        match n % 8 {
            1 => Company::GuestAndBots,
            2 => Company::Bots,
            _ => Company::Guests,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Company::Guests => "two guests",
            Company::GuestAndBots => "a guest and bots",
            Company::Bots => "only bots",
        }
    }
}

/// How far the games at one place have come.
pub(super) struct Course {
    /// Who plays what, for people.
    pub name: String,
    company: Company,
    guests: AtomicU64,
    bots: AtomicU64,
    table: Mutex<String>,
    ledger: Arc<Ledger>,
}

/// How far a course had come at some time.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    guests: u64,
    bots: u64,
}

impl Course {
    /// How far it has come.
    pub(super) fn mark(&self) -> Mark {
        Mark { guests: self.guests.load(Ordering::Relaxed), bots: self.bots.load(Ordering::Relaxed) }
    }

    /// Whether everybody who sits there has moved since.
    pub(super) fn has_gone_on(&self, since: Mark) -> bool {
        let now = self.mark();
        let guests = now.guests > since.guests || self.company == Company::Bots;
        guests && (now.bots > since.bots || self.company == Company::Guests)
    }

    /// The present table.
    pub(super) fn table(&self) -> String {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Bots have moved.
    pub(super) fn count_bots(&self, moves: u64) {
        self.bots.fetch_add(moves, Ordering::Relaxed);
        self.ledger.bot_moves.fetch_add(moves, Ordering::Relaxed);
    }
}

impl PartyListener for Course {
    fn seated(&self, table: &str) {
        table.clone_into(&mut self.table.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn acknowledged(&self) {
        self.guests.fetch_add(1, Ordering::Relaxed);
        self.ledger.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    fn bot_moved(&self) {
        self.count_bots(1);
    }

    fn failed(&self, failure: &Failure) {
        self.ledger.note_failure(&self.name, failure);
    }
}

/// About two moves a second at each table.
const PACE: Duration = Duration::from_millis(500);

/// From a failure to the next try.
pub(super) const PAUSE: Duration = Duration::from_millis(500);

/// The most seats of a table with bots.
const SEATS: usize = 3;

/// A place at which one game is played after the other.
pub(super) struct Place {
    /// How far it has come.
    pub course: Arc<Course>,
    /// The game.
    pub game: &'static GameInfo,
    /// Who makes the tables and plays.
    pub guests: Vec<Guest>,
    /// Decides.
    pub rng: Rng,
    /// The address of the server.
    pub server: SocketAddr,
    /// What everybody notes.
    pub ledger: Arc<Ledger>,
}

impl Place {
    /// The n-th place.
    pub(super) async fn new(n: usize, seed: u64, ledger: Arc<Ledger>) -> Result<Place, Failure> {
        let (server, company) = (ledger.server, Company::of(n));
        let games = ledger.games.all();
        let game = &games[n % games.len()];
        let mut guests = vec![Guest::new(server, "Anna").await?];
        if company == Company::Guests {
            guests.push(Guest::new(server, "Bence").await?);
        }
        let course = Course {
            name: format!("{}, {}", game.id, company.name()),
            company,
            guests: AtomicU64::new(0),
            bots: AtomicU64::new(0),
            table: Mutex::default(),
            ledger: ledger.clone(),
        };
        let rng = Rng::from_number(seed.wrapping_add(n as u64));
        Ok(Place { course: Arc::new(course), game, guests, rng, server, ledger })
    }

    /// Plays until everybody is told to stop.
    pub(super) async fn play(self, stop: Arc<AtomicBool>) {
        if self.course.company == Company::Bots {
            return self.leave_bots_alone(&stop).await;
        }
        let bots = match self.course.company {
            Company::GuestAndBots => self.seats() - 1,
            _ => 0,
        };
        let mut party = Party {
            server: self.server,
            game: self.game.id.to_owned(),
            guests: self.guests.clone(),
            bots,
            sockets: vec![SocketKind::Json, SocketKind::Page],
            pace: PACE,
            pause: PAUSE,
            rng: self.rng.clone(),
            listener: self.course.clone(),
        };
        while !stop.load(Ordering::Relaxed) {
            match party.play(&stop).await {
                Ok(None) => {}
                Ok(Some(played)) => {
                    if let Some(failure) = &played.failure {
                        self.ledger.find(format_args!("{}: {failure}", self.course.name));
                    }
                    self.compare(&played).await;
                }
                Err(failure) => {
                    self.ledger.find(format_args!("{}: {failure}", self.course.name));
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// How many seats a table with bots has.
    pub(super) fn seats(&self) -> usize {
        self.game.players().1.min(SEATS)
    }

    /// Compares a table with what was acknowledged there, as soon as the server answers.
    async fn compare(&self, played: &PlayedGame) {
        let begin = Instant::now();
        loop {
            match played.difference(self.server).await {
                Ok(None) => break,
                Ok(Some(difference)) => {
                    self.ledger.lost.fetch_add(1, Ordering::Relaxed);
                    self.ledger.find(format_args!("{}: {difference}", self.course.name));
                    break;
                }
                Err(failure) if begin.elapsed() > COMPARING => {
                    self.ledger.find(format_args!("{}: the table cannot be read: {failure}", self.course.name));
                    return;
                }
                Err(failure) => self.course.failed(&failure),
            }
            sleep(PAUSE).await;
        }
        self.ledger.compared.fetch_add(1, Ordering::Relaxed);
    }
}

/// A table that cannot be read for this long has failed.
const COMPARING: Duration = Duration::from_secs(60);

#[cfg(test)]
mod tests {
    use catalogue::GAMES;

    use super::*;

    #[test]
    fn forty_tables_have_every_company_in_every_game() {
        let mut seen: Vec<(usize, &str)> = (0..40).map(|n| (n % GAMES.all().len(), Company::of(n).name())).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 3 * GAMES.all().len());
    }
}
