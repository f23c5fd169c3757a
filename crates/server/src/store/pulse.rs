//! Whether the database can be written to.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

use super::{Store, StoreError, Trouble, now};

/// How long it may take to see whether the database can be written to, how long that is believed, and the pause before it is
/// tried again while it cannot.
const PULSE_PATIENCE: Duration = Duration::from_secs(3);
const PULSE_BELIEVED: Duration = Duration::from_secs(1);
const PULSE_PAUSE: Duration = Duration::from_secs(1);

impl Store {
    /// Whether the database can be written to, and from now on.
    pub fn trouble(&self) -> watch::Receiver<Option<Trouble>> {
        self.trouble.subscribe()
    }

    /// Sees whether the database can be written to, unless that was seen just now.
    pub async fn check_pulse(&self) -> Result<(), Trouble> {
        let mut seen = self.pulse.lock().await;
        if seen.is_none_or(|seen| seen.elapsed() > PULSE_BELIEVED) {
            let late = || Err(StoreError::Failed(Trouble::Unwell, "it did not answer".to_owned()));
            let beat = timeout(PULSE_PATIENCE, self.beat()).await.unwrap_or_else(|_| late());
            if let Err(error) = &beat {
                tracing::warn!(%error, "nothing can be written");
            }
            *seen = Some(Instant::now());
            let now = beat.err().map(|error| error.trouble());
            self.trouble.send_if_modified(|trouble| std::mem::replace(trouble, now) != now);
        }
        let is_writing = !self.writer.is_closed();
        let trouble = *self.trouble.borrow();
        if is_writing { trouble.map_or(Ok(()), Err) } else { Err(Trouble::Unwell) }
    }

    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let query = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        sqlx::query(query).bind(now()).execute(&self.pool).await?;
        Ok(())
    }

    /// While nothing can be written, tries again and again, so that everybody hears when it can.
    pub(super) async fn recover(self) {
        let mut trouble = self.trouble.subscribe();
        loop {
            if trouble.wait_for(Option::is_some).await.is_err() {
                return;
            }
            sleep(PULSE_PAUSE).await;
            if self.pool.is_closed() {
                return;
            }
            let _ = self.check_pulse().await;
        }
    }
}
