//! Bots and hints: they think away from the threads that serve everybody, and a failure only makes them try again.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use catalogue::{Code, Level, Refusal};
use play::Player;
use tokio::time::{Instant, sleep_until};

use super::{Command, Live, Reply, Unreadable};
use crate::ids::Id;
use crate::limits::{Place, count_refused};
use crate::random;
use crate::room::Seat;
use crate::thinkers::Thinkers;

/// What the bots of a table are doing.
#[derive(Default)]
pub struct Thinking {
    /// The version about which a bot thinks.
    about: Option<i64>,
    /// How often in a row nothing came of it.
    failures: u32,
    /// When a bot is asked again.
    again: Option<Instant>,
    /// Whether the bots rest until somebody watches.
    is_resting: bool,
    /// Hints that are thought about.
    hints: Vec<Asked>,
}

/// A hint that somebody waits for.
struct Asked {
    guest: Id,
    seat: usize,
    version: i64,
    /// Whoever asks meanwhile gets the same answer.
    replies: Arc<Mutex<Vec<Reply<String>>>>,
}

/// The pause after the first failure, which doubles with each further one up to the longest.
const PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// Bots that rest because too many tables go on without anybody look again after this.
const REST: Duration = Duration::from_secs(10);

impl Thinking {
    /// When a bot is to be asked again.
    pub fn due(&self) -> Option<Instant> {
        self.again
    }

    fn fail(&mut self) {
        let pause = PAUSE.saturating_mul(1 << self.failures.min(8)).min(LONGEST_PAUSE);
        self.failures += 1;
        self.again = Some(Instant::now() + pause);
    }
}

impl Live {
    /// Whether a bot is to decide, and is not resting.
    pub(super) fn is_thinking(&self) -> bool {
        !self.thinking.is_resting && !self.bots_to_decide().is_empty()
    }

    /// The seats whose bots are to decide now; a table that is full takes no more decisions.
    fn bots_to_decide(&self) -> Vec<(usize, Level)> {
        let is_full = self.room.version() >= self.shared.limits.settings().entries;
        if is_full { Vec::new() } else { self.room.thinking() }
    }

    /// Lets bots think about the present version.
    pub(super) fn ask_bots(&mut self) {
        let version = self.room.version();
        if self.thinking.about == Some(version) {
            return;
        }
        if !self.thinking.is_resting && self.thinking.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        self.thinking.again = None;
        // One at a time: what one bot decides may change what the next one sees.
        let Some((seat, level)) = self.bots_to_decide().into_iter().next() else {
            // Another table may go on unwatched.
            self.unwatched = None;
            return;
        };
        if !self.may_go_on() {
            return;
        }
        self.thinking.about = Some(version);
        let mailbox = self.mailbox.clone();
        let pause = if self.watchers.is_empty() { Duration::ZERO } else { self.shared.pause };
        let owner = self.room.host().unwrap_or_else(|| self.room.id()).clone();
        let seated = self.shared.thinkers.clone();
        let (thought, shown) = (self.think(seated, owner, seat, level, || true), Instant::now() + pause);
        tokio::spawn(async move {
            let action = thought.await;
            sleep_until(shown).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Command::Thought { seat, version, action }).await;
            }
        });
    }

    /// Tables of nothing but bots go on without watchers only as long as there are not too many of them.
    fn may_go_on(&mut self) -> bool {
        let has_company =
            !self.watchers.is_empty() || self.room.seats().iter().any(|seat| matches!(seat, Seat::Guest { .. }));
        if has_company {
            self.unwatched = None;
        } else if self.unwatched.is_none() {
            self.unwatched = self.shared.unwatched.clone().try_acquire_owned().ok();
        }
        let may_go_on = has_company || self.unwatched.is_some();
        if !may_go_on {
            self.thinking.again = Some(Instant::now() + REST);
            if !self.thinking.is_resting {
                count_refused("unwatched");
            }
        }
        self.thinking.is_resting = !may_go_on;
        may_go_on
    }

    /// A bot has decided, or has found nothing. What could not be kept is thought about again after a pause.
    pub(super) async fn hear_bot(
        &mut self,
        seat: usize,
        version: i64,
        action: Option<String>,
    ) -> Result<(), Unreadable> {
        if self.thinking.about == Some(version) {
            self.thinking.about = None;
        }
        if version == self.room.version() {
            let granted = action.and_then(|action| self.room.grant_bot(seat, &action, version));
            let is_kept = match granted {
                Some(granted) => match self.keep(granted, None).await? {
                    Ok(_) => true,
                    Err(error) => {
                        tracing::error!(%error, "a bot's decision could not be kept");
                        self.reload().await?;
                        self.room.version() != version
                    }
                },
                None => {
                    tracing::error!(table = %self.room.id(), seat, "a bot has found nothing");
                    false
                }
            };
            if is_kept {
                self.thinking.failures = 0;
            } else {
                self.thinking.fail();
            }
        }
        self.ask_bots();
        Ok(())
    }

    /// Thinks about a hint. Whoever asks for the same meanwhile gets the same answer.
    pub(super) fn hint(&mut self, guest: Id, seat: usize, reply: Reply<String>) {
        let version = self.room.version();
        let known = self.advice.get(&(guest.clone(), seat)).filter(|(at, _)| *at == version);
        let asked = self.thinking.hints.iter();
        let mut asked = asked.filter(|asked| asked.version == version && asked.seat == seat && asked.guest == guest);
        if let Err(refusal) = self.room.held(&guest, seat) {
            let _ = reply.send(Err(refusal));
        } else if let Some((_, action)) = known {
            let _ = reply.send(Ok(action.clone()));
        } else if let Some(asked) = asked.next() {
            let mut replies = asked.replies.lock().expect("no thread panicked");
            replies.retain(|reply| !reply.is_closed());
            replies.push(reply);
        } else {
            match self.shared.limits.admit_hint(&guest) {
                Ok(place) => self.begin_hint(guest, seat, reply, place),
                Err(refusal) => {
                    let _ = reply.send(Err(refusal));
                }
            }
        }
    }

    fn begin_hint(&mut self, guest: Id, seat: usize, reply: Reply<String>, place: Place<Id>) {
        let (version, mailbox) = (self.room.version(), self.mailbox.clone());
        let replies = Arc::new(Mutex::new(vec![reply]));
        self.thinking.hints.push(Asked { guest: guest.clone(), seat, version, replies: replies.clone() });
        let is_awaited = move || replies.lock().expect("no thread panicked").iter().any(|reply| !reply.is_closed());
        let thought = self.think(self.shared.advisers.clone(), guest.clone(), seat, Level::Hard, is_awaited);
        tokio::spawn(async move {
            let action = thought.await;
            drop(place);
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Command::Advice { guest, seat, version, action }).await;
            }
        });
    }

    /// Tells a hint to everybody who has asked for it.
    pub(super) fn hear_advice(&mut self, guest: Id, seat: usize, version: i64, action: Option<String>) {
        let is_meant = |asked: &Asked| asked.guest == guest && asked.seat == seat && asked.version == version;
        if let Some(n) = self.thinking.hints.iter().position(is_meant) {
            let asked = self.thinking.hints.swap_remove(n);
            let nothing = || Refusal::new(Code::BotNotYourTurn);
            for reply in std::mem::take(&mut *asked.replies.lock().expect("no thread panicked")) {
                let _ = reply.send(action.clone().ok_or_else(nothing));
            }
        }
        if let Some(action) = action.filter(|_| version == self.room.version()) {
            self.advice.insert((guest, seat), (version, action));
            self.show();
        }
    }

    /// What a bot would do, once it is its owner's turn to think; nothing if nobody wants to know any more.
    fn think<F: Fn() -> bool + Send + 'static>(
        &self,
        thinkers: Thinkers,
        owner: Id,
        seat: usize,
        level: Level,
        is_wanted: F,
    ) -> impl Future<Output = Option<String>> + Send + use<F> {
        let (table, limit) = (self.room.table().copy(), self.shared.limits.settings().thinking);
        async move {
            let place = thinkers.seat(&owner).await;
            if !is_wanted() {
                return None;
            }
            let suggest = move || {
                let rng = play::Rng::stream(&random::seed(), 0);
                let begin = std::time::Instant::now();
                let clock = || begin.elapsed();
                let patience = catalogue::Timing { clock: &clock, limit: Some(limit) }.patience();
                let suggestion = catalogue::suggest(table.as_ref(), Player::new(seat), level, rng, &patience);
                drop(place);
                suggestion.ok().map(|suggestion| suggestion.action)
            };
            tokio::task::spawn_blocking(suggest).await.ok()?
        }
    }
}
