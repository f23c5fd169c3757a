//! Boxes: the texts that tables and records use, and those that guests own.

use play::BoxDigest;
use sqlx::any::{AnyRow, install_default_drivers};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use table::Id;

use super::{Store, StoreError, Trouble, now, sqlite};

/// A box that a guest has written or copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OwnedBox {
    /// Names it in addresses.
    pub id: Id,
    /// Whose it is.
    pub guest: Id,
    /// The game.
    pub game: String,
    /// What it is known by to tables and records.
    pub digest: BoxDigest,
    /// What its owner calls it.
    pub name: String,
    /// The text.
    pub text: String,
    /// Whether everybody who has its address may see it and play with it.
    pub is_shared: bool,
    /// Whether it may not be shared any more: those who run the server have decided so.
    pub is_withdrawn: bool,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_at: i64,
}

/// The columns of a box, in the order in which they are read.
const COLUMNS: &str = "id, guest_id, game, digest, name, text, is_shared, is_withdrawn, changed_at";

impl OwnedBox {
    fn read(row: &AnyRow) -> Result<OwnedBox, StoreError> {
        let (id, guest, digest): (String, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?);
        let damaged = || StoreError::Failed(Trouble::Damaged, format!("a box is called {id}"));
        Ok(OwnedBox {
            guest: Id::read(&guest).ok_or_else(damaged)?,
            digest: digest.parse().map_err(|_| damaged())?,
            game: row.try_get(2)?,
            name: row.try_get(4)?,
            text: row.try_get(5)?,
            is_shared: row.try_get::<i64, _>(6)? != 0,
            is_withdrawn: row.try_get::<i64, _>(7)? != 0,
            changed_at: row.try_get(8)?,
            id: Id::read(&id).ok_or_else(damaged)?,
        })
    }

    /// Whether a guest may see it and play with it.
    pub(crate) fn is_visible_to(&self, guest: Option<&Id>) -> bool {
        guest == Some(&self.guest) || self.is_shared && !self.is_withdrawn
    }
}

impl Store {
    /// Keeps the text of a box that a table or a record uses, under the name that it has there first.
    pub(crate) async fn keep_box(
        &self,
        game: &str,
        digest: BoxDigest,
        name: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        let query = "INSERT INTO boxes (game, digest, name, text, made_at) VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT DO NOTHING";
        let query = sqlx::query(query).bind(game).bind(digest.to_string()).bind(name).bind(text).bind(now());
        if query.execute(&self.pool).await?.rows_affected() > 0 {
            self.written.add_text(text.len());
        }
        Ok(())
    }

    /// The name and the text of a box that a table or a record uses.
    pub(crate) async fn kept_box(&self, game: &str, digest: BoxDigest) -> Result<Option<(String, String)>, StoreError> {
        let query = sqlx::query("SELECT name, text FROM boxes WHERE game = $1 AND digest = $2");
        let row = query.bind(game).bind(digest.to_string()).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// The boxes of a guest, the last changed first.
    pub(crate) async fn boxes_of(&self, guest: &Id) -> Result<Vec<OwnedBox>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM owned_boxes WHERE guest_id = $1 ORDER BY changed_at DESC, id");
        let rows = sqlx::query(AssertSqlSafe(query)).bind(guest.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(OwnedBox::read).collect()
    }

    /// A box of any guest.
    pub(crate) async fn owned_box(&self, id: &Id) -> Result<Option<OwnedBox>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM owned_boxes WHERE id = $1");
        let row = sqlx::query(AssertSqlSafe(query)).bind(id.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(OwnedBox::read).transpose()
    }

    /// Keeps a box of a guest who has fewer than the most; says whether it was kept.
    pub(crate) async fn add_box(&self, new: &OwnedBox, most: i64) -> Result<bool, StoreError> {
        // One statement, so that nobody who asks several times at once gets more.
        let query = format!(
            "INSERT INTO owned_boxes ({COLUMNS}) SELECT $1, $2, $3, $4, $5, $6, 0, 0, $7 \
             WHERE (SELECT COUNT(*) FROM owned_boxes WHERE guest_id = $8) < $9"
        );
        let query = sqlx::query(AssertSqlSafe(query)).bind(new.id.as_str()).bind(new.guest.as_str()).bind(&new.game);
        let query = query.bind(new.digest.to_string()).bind(&new.name).bind(&new.text).bind(now());
        let done = query.bind(new.guest.as_str()).bind(most).execute(&self.pool).await?;
        self.written.add_text(new.text.len());
        Ok(done.rows_affected() > 0)
    }

    /// Changes the name and the text of a box; says whether it was still there.
    pub(crate) async fn change_box(&self, changed: &OwnedBox) -> Result<bool, StoreError> {
        let query = "UPDATE owned_boxes SET name = $1, text = $2, digest = $3, changed_at = $4 WHERE id = $5";
        let query = sqlx::query(query).bind(&changed.name).bind(&changed.text).bind(changed.digest.to_string());
        let done = query.bind(now()).bind(changed.id.as_str()).execute(&self.pool).await?;
        self.written.add_text(changed.text.len());
        Ok(done.rows_affected() > 0)
    }

    /// Shares a box by its address, or stops doing so.
    pub(crate) async fn share_box(&self, id: &Id, is_shared: bool) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE owned_boxes SET is_shared = $1 WHERE id = $2 AND is_withdrawn = 0");
        query.bind(i64::from(is_shared)).bind(id.as_str()).execute(&self.pool).await?;
        self.written.add(1);
        Ok(())
    }

    /// Forgets a box of a guest. What tables and records use stays.
    pub(crate) async fn hide_box(&self, id: &Id) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM owned_boxes WHERE id = $1").bind(id.as_str()).execute(&self.pool).await?;
        self.written.add(1);
        Ok(())
    }
}

/// A box that is shared by its address, for those who run the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedBox {
    /// Its address is `/b/ID`.
    pub id: String,
    /// The game.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What its owner is called.
    pub owner: String,
}

/// The boxes that are shared on a server, which may be running.
pub async fn shared_boxes(url: &str) -> Result<Vec<SharedBox>, StoreError> {
    let mut connection = connect(url).await?;
    let query = "SELECT owned_boxes.id, game, owned_boxes.name, guests.name FROM owned_boxes \
                 JOIN guests ON guests.id = guest_id WHERE is_shared = 1 AND is_withdrawn = 0 ORDER BY changed_at DESC";
    let rows = sqlx::query(query).fetch_all(&mut connection).await?;
    let read = |row: &AnyRow| {
        Ok(SharedBox { id: row.try_get(0)?, game: row.try_get(1)?, name: row.try_get(2)?, owner: row.try_get(3)? })
    };
    rows.iter().map(read).collect()
}

/// Withdraws the address of a shared box for good, on a server that may be running; says whether there was one.
pub async fn withdraw_box(url: &str, id: &str) -> Result<bool, StoreError> {
    let mut connection = connect(url).await?;
    let query = sqlx::query("UPDATE owned_boxes SET is_withdrawn = 1, is_shared = 0 WHERE id = $1").bind(id);
    Ok(query.execute(&mut connection).await?.rows_affected() > 0)
}

/// A connection beside those of a server.
async fn connect(url: &str) -> Result<AnyConnection, StoreError> {
    install_default_drivers();
    if let Some(file) = sqlite::file_of(url)
        && !file.exists()
    {
        return Err(StoreError::File(file, std::io::ErrorKind::NotFound.into()));
    }
    Ok(AnyConnection::connect(url).await?)
}
