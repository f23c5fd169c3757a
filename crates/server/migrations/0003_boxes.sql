-- The texts of boxes that are not built in, as tables and records use them. They stay.
CREATE TABLE boxes (
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (game, digest)
);

-- The boxes that guests write, share and hide.
CREATE TABLE owned_boxes (
    id TEXT NOT NULL PRIMARY KEY,
    guest_id TEXT NOT NULL,
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    is_shared BIGINT NOT NULL,
    is_withdrawn BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX owned_boxes_by_guest ON owned_boxes (guest_id, changed_at);
