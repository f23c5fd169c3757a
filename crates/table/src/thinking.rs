//! Bots and hints: what is to be thought about, and what comes of it. A failure only makes bots try again.

use std::collections::HashMap;
use std::time::Duration;

use catalogue::{AnyBot, Code, Level, Refusal, Why};
use play::{Player, Rng, Seed};
use words::Language;

use crate::entry::Entry;
use crate::live::{Asker, LiveTable, Purpose};
use crate::message::{CallAnswer, CallId, Job, JobId, JobOwner, Output, Task};
use crate::seat::Seat;
use crate::wish::Granted;
use crate::{Id, Time, Version};

/// What the bots of a table are doing.
#[derive(Default)]
pub(crate) struct Thinking {
    jobs: u64,
    /// What a bot of the table thinks about.
    about: Option<Turn>,
    /// The bots whose turn goes on, with what they have thought.
    bots: HashMap<Player, (Level, Box<dyn AnyBot>)>,
    /// How often in a row nothing came of it.
    failures: u32,
    /// When a bot is asked again.
    pub(crate) again: Option<Time>,
    /// Whether the bots rest until somebody watches.
    is_resting: bool,
    /// Hints that are thought about.
    hints: Vec<Hint>,
    /// What guests were advised to do in their seats, at which version.
    advice: HashMap<(Id, Player), (Version, Advice)>,
}

/// What somebody was advised to do.
#[derive(Clone)]
pub(crate) struct Advice {
    /// The text of the action.
    pub(crate) action: String,
    /// Why.
    pub(crate) why: Option<Why>,
}

/// A bot's turn to decide.
#[derive(Clone, Copy)]
struct Turn {
    job: JobId,
    player: Player,
    level: Level,
    version: Version,
}

/// A hint that somebody waits for.
pub(crate) struct Hint {
    job: JobId,
    guest: Id,
    player: Player,
    version: Version,
    /// Everybody who asks meanwhile gets the same answer.
    askers: Vec<Asker>,
}

/// The pause after the first failure, which doubles with each further one up to the longest.
const PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// Bots that rest because too many tables go on without anybody look again after this.
const REST: Duration = Duration::from_secs(10);

impl Thinking {
    fn new_job(&mut self) -> JobId {
        self.jobs += 1;
        JobId(self.jobs)
    }

    fn fail(&mut self, now: Time) {
        let pause = PAUSE.saturating_mul(1 << self.failures.min(8)).min(LONGEST_PAUSE);
        self.failures += 1;
        self.again = Some(now + pause);
    }

    /// A watcher who has gone waits for nothing.
    pub(crate) fn forget(&mut self, is_gone: impl Fn(&Asker) -> bool) {
        self.hints.iter_mut().for_each(|hint| hint.askers.retain(|asker| !is_gone(asker)));
    }
}

impl LiveTable {
    /// The advice that a guest was given for the present choice of a player.
    pub(crate) fn advice(&self, guest: &Id, player: Player) -> Option<&Advice> {
        let (at, advice) = self.thinking.advice.get(&(guest.clone(), player))?;
        (*at >= self.room.asked(player)).then_some(advice)
    }

    /// Whether a bot is to decide, and is not resting.
    pub fn is_thinking(&self) -> bool {
        !self.thinking.is_resting && self.bot_to_decide().is_some()
    }

    /// Whether nothing but bots play, nobody watches, and one of them thinks.
    pub fn is_unwatched(&self) -> bool {
        self.thinking.about.is_some() && !self.has_company()
    }

    fn has_company(&self) -> bool {
        !self.watchers.is_empty() || self.room.seats().iter().any(|seat| matches!(seat, Seat::Guest { .. }))
    }

    /// The bot that is to decide now; a table that is full takes no more decisions.
    fn bot_to_decide(&self) -> Option<(Player, Level)> {
        let is_full = self.room.version().0 >= self.limits.entries;
        if is_full { None } else { self.room.bot_to_decide() }
    }

    /// Lets a bot think about the present version. One at a time: what one decides may change what the next one sees.
    pub(crate) fn ask_bots(&mut self) {
        let version = self.room.version();
        if self.thinking.about.is_some_and(|turn| turn.version == version) {
            return;
        }
        let has_company = self.has_company();
        let is_early = self.thinking.again.is_some_and(|again| again > self.now);
        if is_early && !(self.thinking.is_resting && has_company) {
            return;
        }
        self.thinking.again = None;
        let Some((player, level)) = self.bot_to_decide() else {
            self.thinking.about = None;
            return;
        };
        self.thinking.is_resting = false;
        let job = self.thinking.new_job();
        self.thinking.about = Some(Turn { job, player, level, version });
        let owner = JobOwner::Table(self.room.host().unwrap_or_else(|| self.room.id()).clone());
        let pause = if self.watchers.is_empty() { Duration::ZERO } else { self.limits.pause };
        self.output.jobs.push(Job { id: job, owner, pause, is_unwatched: !has_company });
    }

    /// A thinker is free for a job: gives the bot and what it may know, or nothing if nobody wants to know any more. A bot
    /// that is new draws from the seed. `is_waiting` says whether a call still waits.
    pub fn begin(&mut self, job: JobId, seed: Seed, is_waiting: impl Fn(CallId) -> bool) -> (Option<Task>, Output) {
        let task = self.task(job, seed, is_waiting);
        (task, std::mem::take(&mut self.output))
    }

    fn task(&mut self, job: JobId, seed: Seed, is_waiting: impl Fn(CallId) -> bool) -> Option<Task> {
        self.thinking.forget(|asker| matches!(asker, Asker::Call(call) if !is_waiting(*call)));
        let rng = Rng::stream(&seed, 0);
        if let Some(turn) = self.thinking.about.filter(|turn| turn.job == job) {
            let kept = self.thinking.bots.remove(&turn.player).filter(|(level, _)| *level == turn.level);
            let bot = kept.map_or_else(|| self.room.table().bot(turn.level, rng), |(_, bot)| bot);
            return self.room.table().position(turn.player).ok().map(|position| Task {
                bot,
                position,
                needs_reason: false,
            });
        }
        let n = self.thinking.hints.iter().position(|hint| hint.job == job)?;
        let hint = &self.thinking.hints[n];
        if hint.askers.is_empty() {
            self.thinking.hints.swap_remove(n);
            return None;
        }
        // The table may have changed meanwhile; then there is nothing to advise.
        let position = self.room.table().position(hint.player).ok().filter(|_| self.is_current(hint));
        match position {
            Some(position) => Some(Task { bot: self.room.table().bot(Level::Hard, rng), position, needs_reason: true }),
            None => {
                self.hear_advice(job, None);
                None
            }
        }
    }

    /// A bot has thought, or has failed.
    pub(crate) fn hear_thought(
        &mut self,
        job: JobId,
        bot: Option<Box<dyn AnyBot>>,
        action: Option<String>,
        why: Option<Why>,
    ) {
        let Some(turn) = self.thinking.about.filter(|turn| turn.job == job) else {
            return self.hear_advice(job, action.map(|action| Advice { action, why }));
        };
        self.thinking.about = None;
        if let Some(bot) = bot {
            self.thinking.bots.insert(turn.player, (turn.level, bot));
        }
        let granted = action.and_then(|action| self.room.grant_bot(turn.player, &action, turn.version));
        match granted {
            Some(granted) => self.keep(Purpose::Bot { version: turn.version, has_failed: false }, granted),
            None => self.finish_turn(turn.version == self.room.version()),
        }
    }

    /// What a bot decided was kept, or has to be thought about again after a pause.
    pub(crate) fn finish_turn(&mut self, has_failed: bool) {
        if has_failed {
            self.thinking.fail(self.now);
        } else {
            self.thinking.failures = 0;
        }
        self.ask_bots();
    }

    /// Bots remember what they thought only while their turn goes on.
    pub(crate) fn dismiss_bots(&mut self) {
        let acting = self.room.table().turn().players();
        self.thinking.bots.retain(|player, _| acting.contains(*player));
    }

    /// The host has no place for a job now.
    pub(crate) fn hear_declined(&mut self, job: JobId, refusal: Option<Refusal>) {
        if self.thinking.about.is_some_and(|turn| turn.job == job) {
            self.thinking.about = None;
            self.thinking.is_resting = true;
            self.thinking.again = Some(self.now + REST);
        } else if let Some(n) = self.thinking.hints.iter().position(|hint| hint.job == job) {
            let hint = self.thinking.hints.swap_remove(n);
            self.refuse_hint(hint, &refusal.unwrap_or_else(|| Refusal::new(Code::BotNotYourTurn)));
        }
    }

    /// A guest asks for a hint. Everybody who asks for the same meanwhile gets the same answer.
    pub(crate) fn hint(&mut self, guest: &Id, player: Player, asker: Asker) {
        if let Err(refusal) = self.check_hint(guest, player) {
            return self.answer(&asker, Err(refusal));
        }
        if let Some(advice) = self.advice(guest, player) {
            let answer = self.hint_answer(&advice.clone());
            return self.answer(&asker, Ok(answer));
        }
        let asked = self.room.asked(player);
        let is_same = |hint: &&mut Hint| hint.version >= asked && hint.player == player && hint.guest == *guest;
        if let Some(hint) = self.thinking.hints.iter_mut().find(is_same) {
            return hint.askers.push(asker);
        }
        let (job, version) = (self.thinking.new_job(), self.room.version());
        self.thinking.hints.push(Hint { job, guest: guest.clone(), player, version, askers: vec![asker] });
        let owner = JobOwner::Adviser(guest.clone());
        self.output.jobs.push(Job { id: job, owner, pause: Duration::ZERO, is_unwatched: false });
    }

    /// Whether a guest may take a hint in a seat.
    fn check_hint(&self, guest: &Id, player: Player) -> Result<(), Refusal> {
        self.room.held(guest, player)?;
        if !self.room.opening().hints {
            return Err(Refusal::new(Code::HintOff));
        }
        if self.room.has_others(player) { self.check_entries(&Entry::Hinted { player: player.seat() }) } else { Ok(()) }
    }

    /// Whether the player still has the choice about which a hint was asked for.
    fn is_current(&self, hint: &Hint) -> bool {
        hint.version >= self.room.asked(hint.player)
    }

    fn hint_answer(&self, Advice { action, why }: &Advice) -> CallAnswer {
        let why = why.as_ref().map(|why| self.room.table().why(why, Language::English));
        CallAnswer::Hint { action: action.clone(), why }
    }

    /// A hint has been thought about, or nothing came of it.
    fn hear_advice(&mut self, job: JobId, advice: Option<Advice>) {
        let Some(n) = self.thinking.hints.iter().position(|hint| hint.job == job) else { return };
        let hint = self.thinking.hints.swap_remove(n);
        match advice {
            Some(advice) => self.deliver(hint, advice),
            None => self.refuse_hint(hint, &Refusal::new(Code::BotNotYourTurn)),
        }
    }

    /// Gives a hint; at a table with others it is kept first that one was taken, so that nobody takes one unseen.
    pub(crate) fn deliver(&mut self, hint: Hint, advice: Advice) {
        if !self.room.has_others(hint.player) {
            self.give(hint, advice);
            return self.show();
        }
        let late = || Refusal::new(Code::PlayLate).with("version", hint.version.0);
        let is_current = self.is_current(&hint).then_some(()).ok_or_else(late);
        match is_current.and_then(|()| self.check_hint(&hint.guest, hint.player)) {
            Ok(()) => {
                let entry = Entry::Hinted { player: hint.player.seat() };
                self.keep(Purpose::Hint { hint, advice, has_failed: false }, Granted { entry, change: None });
            }
            Err(refusal) => self.refuse_hint(hint, &refusal),
        }
    }

    /// Tells a hint to everybody who has asked for it.
    pub(crate) fn give(&mut self, hint: Hint, advice: Advice) {
        let (is_current, answer) = (self.is_current(&hint), self.hint_answer(&advice));
        hint.askers.into_iter().for_each(|asker| self.answer(&asker, Ok(answer.clone())));
        if is_current {
            self.thinking.advice.insert((hint.guest, hint.player), (hint.version, advice));
        }
    }

    /// Tells everybody who has asked for a hint why there is none.
    pub(crate) fn refuse_hint(&mut self, hint: Hint, refusal: &Refusal) {
        hint.askers.into_iter().for_each(|asker| self.answer(&asker, Err(refusal.clone())));
    }
}
