//! The home page, and what makes it new while somebody looks at it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::{Html, IntoResponse};
use catalogue::Games;
use pages::{Home, Listed, ListedNews, Progress, Reader, home_regions};
use table::{Id, Listing, Redraw, Sent, State as TableState, Version};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout_at};
use words::Language;

use crate::app::App;
use crate::caller::Caller;
use crate::news::{LISTED, Round};
use crate::outbox::Outbox;
use crate::overview::Overview;
use crate::page_reader::PageReader;
use crate::refusals::Page;
use crate::store::{StoreError, now};
use crate::table_calls::QUIET;

/// How long a list waits for what is going on at its tables; those that take longer stand there without.
const PATIENCE: Duration = Duration::from_millis(800);

/// The home page.
pub(crate) async fn home(State(app): State<App>, PageReader(reader): PageReader, caller: Option<Caller>) -> Page {
    let lists = Lists::read(&app, caller.map(|caller| caller.guest.id)).await?;
    let home = lists.draw(&app, reader.language).await;
    Ok(Html(pages::home(&app.site, &reader, &home)).into_response())
}

/// The lists that one guest sees.
struct Lists {
    guest: Option<Id>,
    mine: Vec<Listing>,
    open: Arc<Vec<Listing>>,
}

impl Lists {
    async fn read(app: &App, guest: Option<Id>) -> Result<Lists, StoreError> {
        let store = app.lobby.store();
        let mine = match &guest {
            Some(guest) => store.tables_of(guest, LISTED).await?,
            None => Vec::new(),
        };
        Ok(Lists { guest, mine, open: Arc::new(store.open_tables(now() - QUIET, LISTED).await?) })
    }

    /// What the page shows of them now.
    async fn draw(&self, app: &App, language: Language) -> Home {
        let (mine, open) = tokio::join!(overviews(app, &self.mine), overviews(app, &self.open));
        let guest = self.guest.as_ref();
        let list = |listings: &[Listing], overviews: &[Option<Arc<Overview>>], guest: Option<&Id>| {
            let listed = |(listing, overview): (&Listing, &Option<Arc<Overview>>)| {
                listed(app.site.games(), listing, overview.as_deref(), guest, language)
            };
            listings.iter().zip(overviews).filter_map(listed).collect::<Vec<Listed>>()
        };
        let mut mine = list(&self.mine, &mine, guest);
        mine.sort_by_key(urgency);
        Home { mine, open: list(&self.open, &open, None) }
    }

    /// Takes in what has happened; says whether the lists may look different. The database is asked only if the guest has other
    /// tables than before, or one of them has begun or ended.
    async fn follow(&mut self, app: &App, round: &Round) -> Result<bool, StoreError> {
        let changes = &round.changes;
        let is_here = |listings: &[Listing]| listings.iter().any(|listing| changes.tables.contains(&listing.id));
        let is_new = round.open.as_ref().is_some_and(|open| *open != self.open);
        if let Some(open) = &round.open {
            self.open = open.clone();
        }
        let is_mine = is_here(&self.mine);
        let Some(guest) = &self.guest else { return Ok(is_new || is_here(&self.open)) };
        if changes.is_all || changes.guests.contains(guest) || is_mine && self.has_moved_on(app, round).await {
            self.mine = app.lobby.store().tables_of(guest, LISTED).await?;
            return Ok(true);
        }
        Ok(is_new || is_mine || is_here(&self.open))
    }

    /// Whether one of the guest's tables has begun or ended.
    async fn has_moved_on(&self, app: &App, round: &Round) -> bool {
        let changed: Vec<Listing> =
            self.mine.iter().filter(|listing| round.changes.tables.contains(&listing.id)).cloned().collect();
        let now = overviews(app, &changed).await;
        let is_same = |(listing, now): (&Listing, Option<Arc<Overview>>)| {
            now.is_some_and(|overview| overview.state == listing.state)
        };
        !changed.iter().zip(now).all(is_same)
    }
}

/// What is going on at tables, as far as it can be said soon.
async fn overviews(app: &App, listings: &[Listing]) -> Vec<Option<Arc<Overview>>> {
    let ask = |listing: &Listing| {
        let (app, id) = (app.clone(), listing.id.clone());
        // A task of its own: what comes too late for this page is known for the next one.
        tokio::spawn(async move { app.lobby.overview(&id).await })
    };
    let (asked, deadline) = (listings.iter().map(ask).collect::<Vec<_>>(), Instant::now() + PATIENCE);
    let mut answers = Vec::with_capacity(asked.len());
    for asked in asked {
        let answer = timeout_at(deadline, asked).await;
        answers.push(answer.ok().and_then(Result::ok).and_then(Result::ok));
    }
    answers
}

fn listed(
    games: Games,
    listing: &Listing,
    overview: Option<&Overview>,
    guest: Option<&Id>,
    language: Language,
) -> Option<Listed> {
    let progress = match overview.map_or(listing.state, |overview| overview.state) {
        TableState::Open => Progress::Open,
        TableState::Playing => Progress::Playing,
        TableState::Over | TableState::Ended => Progress::Over,
    };
    let (game, id) = (games.find(&listing.game).ok()?, listing.id.to_string());
    let quiet_minutes = (now() - listing.changed_at).max(0) / 60_000;
    let others = overview.map(|overview| overview.others(guest, language)).unwrap_or_default();
    let news = overview.zip(guest).and_then(|(overview, guest)| overview.news(guest, language));
    Some(Listed { id, game, setup: listing.setup.clone(), progress, quiet_minutes, others, news })
}

/// What waits for the reader comes first, then what goes on, then what is over.
fn urgency(table: &Listed) -> u8 {
    match (&table.news, table.progress) {
        (Some(ListedNews::MyTurn), _) => 0,
        (_, Progress::Playing) => 1,
        (_, Progress::Open) => 2,
        (_, Progress::Over) => 3,
    }
}

/// Sends somebody who looks at the home page what is new on it, for as long as it is taken.
pub(crate) async fn feed(
    app: App,
    guest: Option<Id>,
    reader: Reader,
    outbox: Outbox,
    mut rounds: broadcast::Receiver<Arc<Round>>,
) {
    let Ok(mut lists) = Lists::read(&app, guest.clone()).await else { return };
    let (mut known, mut version) = (Vec::new(), Version(1));
    loop {
        let regions = home_regions(&reader, &lists.draw(&app, reader.language).await);
        let new: Vec<(&str, &str)> = regions
            .iter()
            .filter(|region| !known.contains(*region))
            .map(|(name, html)| (*name, html.as_str()))
            .collect();
        // Slow clients are disconnected and reconnect.
        if !new.is_empty() && !outbox.send(Sent::Redraw(Arc::new(Redraw::new(version, &new)))) {
            return;
        }
        (known, version) = (regions, version.next());
        loop {
            let round = tokio::select! {
                round = rounds.recv() => round,
                () = outbox.closed() => return,
            };
            let followed = match round {
                Ok(round) => lists.follow(&app, &round).await,
                Err(RecvError::Lagged(_)) => Lists::read(&app, guest.clone()).await.map(|read| {
                    lists = read;
                    true
                }),
                Err(RecvError::Closed) => return,
            };
            match followed {
                Ok(true) => break,
                Ok(false) => {}
                // The client comes back, and begins anew.
                Err(_) => return,
            }
        }
    }
}
