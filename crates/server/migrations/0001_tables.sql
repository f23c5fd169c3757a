-- Every table is a list of entries that only grows; what it is now follows from them. The key decides who was first.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Found by their entries too; kept for the lists of the lobby.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    state TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, is_public, changed_at);

-- A guest is whoever knows the secret; only its digest is kept.
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    secret_digest TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

-- Who has or had a seat where.
CREATE TABLE attendance (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest_id, table_id)
);

-- Records that somebody uploaded to be watched.
CREATE TABLE records (
    id TEXT NOT NULL PRIMARY KEY,
    made_at BIGINT NOT NULL,
    record TEXT NOT NULL
);
