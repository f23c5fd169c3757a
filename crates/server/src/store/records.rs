//! Records that somebody uploaded to be watched: each is kept once, however many send it.

use sha2::{Digest, Sha256};
use sqlx::Row;

use super::{Store, StoreError, now};
use table::Id;

use crate::ids::new_id;

impl Store {
    /// How many records a guest has uploaded.
    pub async fn uploads_of(&self, guest: &Id) -> Result<i64, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM uploads WHERE guest_id = $1").bind(guest.as_str());
        Ok(query.fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// Keeps a record that a guest wants to be watched; gives its address, which is an old one if it is known.
    pub async fn add_record(&self, guest: &Id, record: &str) -> Result<Id, StoreError> {
        let digest: String = Sha256::digest(record.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
        let query = "INSERT INTO records (id, made_at, record, digest) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let query = sqlx::query(query).bind(new_id().as_str().to_owned()).bind(now()).bind(record).bind(&digest);
        if query.execute(&self.pool).await?.rows_affected() > 0 {
            self.written.add_text(record.len());
        }
        let row = sqlx::query("SELECT id FROM records WHERE digest = $1").bind(&digest).fetch_one(&self.pool).await?;
        let id: String = row.try_get(0)?;
        let query = sqlx::query("INSERT INTO uploads (guest_id, record_id) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        query.bind(guest.as_str()).bind(&id).execute(&self.pool).await?;
        self.written.add(1);
        Id::read(&id).ok_or_else(|| StoreError::Failed(super::Trouble::Damaged, format!("a record is called {id}")))
    }

    /// A record that was kept.
    pub async fn record(&self, id: &Id) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT record FROM records WHERE id = $1").bind(id.as_str());
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }
}
