-- How people have fared: one row for each seat that a person held when a table ended. Filled from the entries of finished tables.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    guest_id TEXT NOT NULL,
    seat_name TEXT NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    box_digest TEXT NOT NULL,
    players BIGINT NOT NULL,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    -- The solo title as the box names it; empty if there is none.
    title TEXT NOT NULL,
    -- The other seats in their order: guest:ID or bot:LEVEL.
    opponents TEXT NOT NULL,
    -- How many seats the same guest held there: several people may share a device.
    own_seats BIGINT NOT NULL,
    -- Whether the table began in the middle of another game.
    is_continued BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_guest ON results (guest_id, game, setup, box_digest);

-- Whether the results of a table that is over are kept.
ALTER TABLE tables ADD COLUMN is_counted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_uncounted ON tables (id) WHERE state = 'over' AND is_counted = 0;
