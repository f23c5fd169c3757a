//! Connections that are not used again if nobody waits for what they do.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};

/// A connection that is closed unless it is given back: one on which something was given up in the middle may still hold a
/// transaction, and with it everybody else.
pub(super) struct Fragile(Option<PoolConnection<Any>>);

impl Fragile {
    /// One that is free.
    pub(super) async fn new(pool: &AnyPool) -> Result<Fragile, sqlx::Error> {
        Ok(Fragile(Some(pool.acquire().await?)))
    }

    /// The connection.
    pub(super) fn get(&mut self) -> &mut AnyConnection {
        self.0.as_mut().expect("it is there until it is kept")
    }

    /// What was begun has ended, well or not.
    pub(super) fn keep(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Fragile {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            drop(connection.detach());
        }
    }
}
