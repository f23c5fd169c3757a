//! Guests, and the sessions by which they are known.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::{Guest, Id};

use super::{Store, StoreError, now};

use crate::ids::Secret;
use crate::limits::count_refused;

/// What a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A browser, which has the secret in a cookie.
    Browser,
    /// Another program, which has got the secret from a call.
    Program,
    /// A personal link, which makes sessions for browsers and is none itself.
    Link,
    /// The one secret that a guest had before there were sessions: a browser's, and that of all personal links.
    Carried,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Browser, Kind::Program, Kind::Link, Kind::Carried];

    fn text(self) -> &'static str {
        match self {
            Kind::Browser => "browser",
            Kind::Program => "program",
            Kind::Link => "link",
            Kind::Carried => "carried",
        }
    }

    /// Whether the holder of the secret acts as the guest.
    pub fn acts(self) -> bool {
        self != Kind::Link
    }

    /// Whether the secret makes another browser the guest's.
    pub fn admits(self) -> bool {
        self != Kind::Browser
    }
}

/// A session of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The digest of its secret.
    pub digest: String,
    /// What it is for.
    pub kind: Kind,
    /// What the guest may recognize it by, such as `Firefox, Linux`.
    pub device: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// When it was last used; this is written down now and then.
    pub used_at: i64,
}

/// How many letters of its digest name a session to its guest.
const NAME_LENGTH: usize = 16;

impl Session {
    /// The name by which its guest speaks of it.
    pub fn name(&self) -> &str {
        &self.digest[..NAME_LENGTH.min(self.digest.len())]
    }

    fn read(row: &AnyRow) -> Result<Session, StoreError> {
        let (digest, kind, device): (String, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        // A kind that a newer version has made can do the least.
        let kind = Kind::ALL.into_iter().find(|known| known.text() == kind).unwrap_or(Kind::Link);
        Ok(Session { digest, kind, device, made_at: row.try_get(3)?, used_at: row.try_get(4)? })
    }
}

/// After how many milliseconds the use of a session is written down again.
const USED: i64 = 10 * 60 * 1000;

impl Store {
    /// Makes a guest.
    pub async fn add_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        let query = sqlx::query("INSERT INTO guests (id, name, made_at) VALUES ($1, $2, $3)");
        let query = query.bind(guest.id.as_str()).bind(&guest.name).bind(now());
        self.written.add(1);
        query.execute(&self.pool).await?;
        Ok(())
    }

    /// Makes a session of a guest; of too many, those that were not used for longest end.
    pub async fn add_session(
        &self,
        guest: &Id,
        secret: &Secret,
        kind: Kind,
        device: &str,
        most: i64,
    ) -> Result<Session, StoreError> {
        let at = now();
        let session = Session { digest: secret.digest(), kind, device: device.to_owned(), made_at: at, used_at: at };
        let query =
            "INSERT INTO sessions (digest, guest_id, kind, device, made_at, used_at) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(query).bind(&session.digest).bind(guest.as_str()).bind(kind.text());
        self.written.add(1);
        query.bind(&session.device).bind(at).bind(at).execute(&self.pool).await?;
        let query = "DELETE FROM sessions WHERE guest_id = $1 AND digest NOT IN (SELECT digest FROM sessions \
                     WHERE guest_id = $2 ORDER BY used_at DESC, made_at DESC, digest LIMIT $3)";
        let query = sqlx::query(query).bind(guest.as_str()).bind(guest.as_str()).bind(most);
        for _ in 0..query.execute(&self.pool).await?.rows_affected() {
            count_refused("sessions");
        }
        Ok(session)
    }

    /// The guest who knows this secret, and the session that it belongs to.
    pub async fn session(&self, secret: &Secret) -> Result<Option<(Guest, Session)>, StoreError> {
        let query = "SELECT digest, kind, device, sessions.made_at, used_at, guests.id, name \
                     FROM sessions JOIN guests ON guests.id = guest_id WHERE digest = $1";
        let Some(row) = sqlx::query(query).bind(secret.digest()).fetch_optional(&self.pool).await? else {
            return Ok(None);
        };
        let (session, id, name) = (Session::read(&row)?, row.try_get::<String, _>(5)?, row.try_get(6)?);
        Ok(Id::read(&id).map(|id| (Guest { id, name }, session)))
    }

    /// Writes down that a session was used, beside everything else and only if this was not done lately: nobody waits for it.
    pub fn use_session(&self, session: &Session) {
        if now() - session.used_at < USED || self.trouble.borrow().is_some() {
            return;
        }
        let (store, digest) = (self.clone(), session.digest.clone());
        tokio::spawn(async move {
            store.written.add(1);
            let query = sqlx::query("UPDATE sessions SET used_at = $1 WHERE digest = $2").bind(now()).bind(digest);
            if let Err(error) = query.execute(&store.pool).await {
                tracing::warn!(%error, "the use of a session could not be written down");
            }
        });
    }

    /// The sessions of a guest, the last used first.
    pub async fn sessions(&self, guest: &Id) -> Result<Vec<Session>, StoreError> {
        let query = "SELECT digest, kind, device, made_at, used_at FROM sessions WHERE guest_id = $1 \
                     ORDER BY used_at DESC, made_at DESC, digest";
        let rows = sqlx::query(query).bind(guest.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(Session::read).collect()
    }

    /// Whether a session has not been ended.
    pub async fn has_session(&self, digest: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM sessions WHERE digest = $1").bind(digest);
        Ok(query.fetch_optional(&self.pool).await?.is_some())
    }

    /// Ends a session of a guest, and tells the other processes.
    pub async fn end_session(&self, guest: &Id, session: &Session) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM sessions WHERE digest = $1 AND guest_id = $2");
        query.bind(&session.digest).bind(guest.as_str()).execute(&self.pool).await?;
        self.written.add(1);
        self.tell(&format!("ended {}", session.digest)).await;
        Ok(())
    }

    /// The guests with these ids, with their present names.
    pub async fn guests(&self, ids: &[Id]) -> Result<Vec<Guest>, StoreError> {
        let mut guests = Vec::new();
        for id in ids {
            let query = sqlx::query("SELECT name FROM guests WHERE id = $1").bind(id.as_str());
            if let Some(row) = query.fetch_optional(&self.pool).await? {
                guests.push(Guest { id: id.clone(), name: row.try_get(0)? });
            }
        }
        Ok(guests)
    }

    /// Gives a guest another name, and tells the other processes.
    pub async fn rename(&self, guest: &Id, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE guests SET name = $1 WHERE id = $2").bind(name).bind(guest.as_str());
        query.execute(&self.pool).await?;
        self.written.add(1);
        self.tell(&format!("renamed {guest}")).await;
        Ok(())
    }
}
