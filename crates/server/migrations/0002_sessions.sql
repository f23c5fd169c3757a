-- A guest is known by sessions: one for each browser, program and personal link. Only the digests of their secrets are kept.
CREATE TABLE sessions (
    digest TEXT NOT NULL PRIMARY KEY,
    guest_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    device TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_guest ON sessions (guest_id, used_at);

-- The one secret that each guest had until now goes on as a session.
INSERT INTO sessions (digest, guest_id, kind, device, made_at, used_at)
    SELECT secret_digest, id, 'carried', '', made_at, made_at FROM guests;

CREATE TABLE named_guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
INSERT INTO named_guests (id, name, made_at) SELECT id, name, made_at FROM guests;
DROP TABLE guests;
ALTER TABLE named_guests RENAME TO guests;

-- A record is kept once, however often it is uploaded. Those from before have no digest and keep their addresses.
ALTER TABLE records ADD COLUMN digest TEXT;
CREATE UNIQUE INDEX records_by_digest ON records (digest);
CREATE TABLE uploads (
    guest_id TEXT NOT NULL,
    record_id TEXT NOT NULL,
    PRIMARY KEY (guest_id, record_id)
);

-- Tables that had been quiet were taken off the list for good. Now the list asks for the time instead.
UPDATE tables SET is_public = 1 WHERE state = 'open' AND is_public = 0
    AND id IN (SELECT table_id FROM entries WHERE n = 0 AND entry LIKE '%"is_public":true%');

-- Written to, to see whether anything can be.
CREATE TABLE pulse (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
