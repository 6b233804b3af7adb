#include "session/store/connection.h"

#include <cstdlib>

namespace boxcars::session {
namespace {

// SQLite stores whole numbers in as few bytes as they need. 64-bit seeds and hashes are kept as their bit pattern.
constexpr const char* tables = R"sql(
CREATE TABLE sitting (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,     -- when it began (UTC), its game, its seed: what a person calls it by
    game     TEXT NOT NULL,
    began    INTEGER NOT NULL,         -- milliseconds since 1970, UTC
    seed     INTEGER NOT NULL,
    first    INTEGER,                  -- the seat that began, from 0, when it was named and the seed draws another
    place    TEXT NOT NULL CHECK (place IN ('window', 'text', 'headless')),
    players  TEXT NOT NULL,            -- with commas between them
    -- as it stands after its last entry:
    given    INTEGER NOT NULL CHECK (given IN (0, 1)),     -- faces came from a list, and not as the seed throws them
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),  -- somebody chose a face
    entries  INTEGER NOT NULL CHECK (entries >= 0),
    hash     INTEGER NOT NULL,         -- of the last entry
    state    TEXT NOT NULL CHECK (state IN ('open', 'done')),
    ended    INTEGER                   -- milliseconds since 1970, UTC
) STRICT;
CREATE INDEX sitting_by_state ON sitting (state, began);
CREATE INDEX sitting_by_end ON sitting (ended);
CREATE INDEX sitting_by_game ON sitting (game, name);

-- The sheet a sitting began with; what changed later is an entry.
CREATE TABLE sheet (
    sitting  INTEGER NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    knob     TEXT NOT NULL,
    value    INTEGER NOT NULL,
    PRIMARY KEY (sitting, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    sitting  INTEGER NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL CHECK (number >= 1),
    game     INTEGER NOT NULL,         -- of the sitting, from 1
    event    TEXT NOT NULL,
    faces    BLOB NOT NULL,            -- a byte a die; empty for a decision
    forced   INTEGER NOT NULL CHECK (forced IN (0, 1)),
    made     INTEGER NOT NULL,         -- milliseconds since 1970, UTC
    hash     INTEGER NOT NULL,         -- the sitting's, after this entry
    PRIMARY KEY (sitting, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact (
    sitting  INTEGER NOT NULL,
    entry    INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (sitting, entry, position),
    FOREIGN KEY (sitting, entry) REFERENCES entry (sitting, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Dice that nobody chose are sealed before the sitting is played; see docs/verify-dice.md.
CREATE TABLE dice_seal (
    seal     TEXT PRIMARY KEY CHECK (length(seal) = 64),  -- here before anybody is asked for words
    about    TEXT NOT NULL,            -- what it was made for: the game and the moment
    secret   TEXT NOT NULL CHECK (length(secret) IN (0, 64))  -- told when the sitting has ended; empty: not known
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed_sitting (
    sitting  INTEGER PRIMARY KEY REFERENCES sitting (id) ON DELETE CASCADE,
    seal     TEXT NOT NULL REFERENCES dice_seal (seal),
    words    TEXT NOT NULL             -- the player's own; none: empty
) STRICT;

CREATE TABLE imported (                -- sittings that were played elsewhere
    sitting  INTEGER PRIMARY KEY REFERENCES sitting (id) ON DELETE CASCADE
) STRICT;

-- What the entries settled: all of it can be made from them again.
CREATE TABLE table_sheet (             -- each rule sheet that a hand was played under, once
    id       INTEGER PRIMARY KEY,
    text     TEXT NOT NULL UNIQUE      -- "goal=100 pig_face=1"
) STRICT;

CREATE TABLE hand (
    sitting  INTEGER NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
    entry    INTEGER NOT NULL,         -- that settled it
    position INTEGER NOT NULL,         -- among those of the entry, from 0
    bet      TEXT NOT NULL,
    opponent TEXT NOT NULL,            -- a policy, or several; empty: the house
    outcome  INTEGER NOT NULL CHECK (outcome IN (-1, 0, 1)),
    stake    INTEGER NOT NULL,         -- in the game's unit, as net
    net      INTEGER NOT NULL,
    throws   INTEGER NOT NULL,
    whole    INTEGER NOT NULL CHECK (whole IN (0, 1)),   -- a sum of bets that have rows too
    counts   INTEGER NOT NULL CHECK (counts IN (0, 1)),  -- neither practice nor imported
    sheet    INTEGER NOT NULL REFERENCES table_sheet (id),
    game     TEXT NOT NULL,            -- the sitting's: two games may call a bet the same
    PRIMARY KEY (sitting, entry, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_by_bet ON hand (game, bet, opponent) WHERE counts = 1;  -- in the order of sittings and entries
CREATE INDEX hand_by_net ON hand (game, bet, opponent, net) WHERE counts = 1;
CREATE INDEX hand_by_throws ON hand (game, bet, opponent, throws) WHERE counts = 1;

CREATE TABLE counted (                 -- how far a sitting's entries have become hands
    sitting  INTEGER PRIMARY KEY REFERENCES sitting (id) ON DELETE CASCADE,
    entries  INTEGER NOT NULL,
    throws   INTEGER NOT NULL,         -- of two dice, that count
    boxcars  INTEGER NOT NULL          -- two sixes
) STRICT;

-- Sums of the hands that count, kept up with every commit, so that a page reads few rows.
CREATE TABLE tally (
    game     TEXT NOT NULL,
    bet      TEXT NOT NULL,
    opponent TEXT NOT NULL,
    sheet    INTEGER NOT NULL REFERENCES table_sheet (id),
    hands    INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    lost     INTEGER NOT NULL,
    staked   INTEGER NOT NULL,
    squares  REAL NOT NULL,            -- of the stakes
    net      INTEGER NOT NULL,
    best     INTEGER NOT NULL,
    worst    INTEGER NOT NULL,
    longest  INTEGER NOT NULL,         -- throws of one
    whole    INTEGER NOT NULL,
    PRIMARY KEY (game, bet, opponent, sheet)
) STRICT, WITHOUT ROWID;

CREATE TABLE streak (                  -- in the order in which hands were kept
    game     TEXT NOT NULL,
    bet      TEXT NOT NULL,
    opponent TEXT NOT NULL,
    now      INTEGER NOT NULL,         -- won one after the other, below 0: lost
    won      INTEGER NOT NULL,         -- the longest
    lost     INTEGER NOT NULL,
    PRIMARY KEY (game, bet, opponent)
) STRICT, WITHOUT ROWID;

CREATE TABLE thrown (
    game     TEXT PRIMARY KEY,
    throws   INTEGER NOT NULL,
    boxcars  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE result (                  -- of a sitting: its bets, and its whole hands; kept up with every commit
    sitting  INTEGER NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
    whole    INTEGER NOT NULL CHECK (whole IN (0, 1)),
    hands    INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    lost     INTEGER NOT NULL,
    net      INTEGER NOT NULL,
    PRIMARY KEY (sitting, whole)
) STRICT, WITHOUT ROWID;

CREATE TABLE score (                   -- a sitting's figures that count, as they stand after what was counted of it
    sitting  INTEGER NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,            -- of the game's tables: see rules/score.h
    game     TEXT NOT NULL,
    figure   INTEGER NOT NULL,
    PRIMARY KEY (sitting, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX score_by_figure ON score (game, kind, figure);

CREATE TABLE signed (                  -- by the player, when the sitting had ended
    sitting  INTEGER PRIMARY KEY REFERENCES sitting (id) ON DELETE CASCADE,
    initials TEXT NOT NULL CHECK (length(initials) = 3),
    made     INTEGER NOT NULL          -- milliseconds since 1970, UTC
) STRICT;
CREATE INDEX signed_by_time ON signed (made);

CREATE TABLE judged (                  -- a sitting whose decisions were judged by the exact solution
    sitting  INTEGER PRIMARY KEY REFERENCES sitting (id) ON DELETE CASCADE,
    entries  INTEGER NOT NULL,         -- so far
    patience INTEGER NOT NULL          -- it may be judged anew with more: see JudgedSitting
) STRICT;

CREATE TABLE judged_sheet (            -- what came of it under one sheet
    sitting  INTEGER NOT NULL REFERENCES judged (sitting) ON DELETE CASCADE,
    sheet    INTEGER NOT NULL REFERENCES table_sheet (id),
    decisions INTEGER NOT NULL,
    best     INTEGER,                  -- of these; nothing: the sheet takes too long to solve
    given_away REAL NOT NULL,          -- chances to win
    PRIMARY KEY (sitting, sheet)
) STRICT, WITHOUT ROWID;

-- Runs of eight stations, each a sitting.
CREATE TABLE run (                     -- what was drawn and chosen; its stations are sittings
    name     TEXT PRIMARY KEY,         -- "local-3f2a91c0"
    ticket   TEXT NOT NULL,
    seed     INTEGER NOT NULL,
    day      TEXT NOT NULL,
    began    INTEGER NOT NULL,         -- milliseconds since 1970, UTC
    choices  TEXT NOT NULL             -- so far
) STRICT, WITHOUT ROWID;
CREATE INDEX run_by_time ON run (began);

CREATE TABLE run_station (             -- sittings that are one
    sitting  INTEGER PRIMARY KEY REFERENCES sitting (id) ON DELETE CASCADE,
    run      TEXT NOT NULL,            -- its name
    number   INTEGER NOT NULL CHECK (number BETWEEN 1 AND 8),
    unit     TEXT NOT NULL CHECK (unit IN ('games', 'rounds', 'throws')),
    length   INTEGER NOT NULL CHECK (length BETWEEN 1 AND 1000),  -- in that unit
    kind     TEXT NOT NULL CHECK (kind IN ('reach', 'break', 'win', 'stay')),
    target   INTEGER NOT NULL,         -- cents, coins or games
    least    INTEGER NOT NULL,         -- of a stake, in the game's unit, as most and step
    most     INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    menu     INTEGER NOT NULL          -- bits
) STRICT;
CREATE INDEX run_station_by_run ON run_station (run, number);

-- What a run keeps of a station whose sitting was deleted.
CREATE TABLE deleted_station (
    run       TEXT NOT NULL,
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 8),
    name      TEXT NOT NULL,           -- the sitting's
    recording TEXT NOT NULL,           -- with its SHA-256
    PRIMARY KEY (run, number, name)
) STRICT;

CREATE TABLE milestone (               -- kept when its sitting is deleted
    name     TEXT PRIMARY KEY,         -- of the rows in session/GAME/milestones.cpp
    chance   TEXT NOT NULL,            -- "1/1296", under the sheet that was played
    sitting  TEXT NOT NULL,            -- the name of the first one that reached it
    made     INTEGER NOT NULL          -- milliseconds since 1970, UTC
) STRICT, WITHOUT ROWID;

CREATE TABLE written (                 -- one row
    records  INTEGER NOT NULL,         -- since the store was made
    last     INTEGER NOT NULL          -- milliseconds since 1970, UTC
) STRICT;
INSERT INTO written VALUES (0, 0);
)sql";

std::string tables_of(const Database& database) {
    Statement rows = database.statement("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name");
    std::string all;
    while (rows.step()) all += rows.text(0, 100'000) + "\n";
    return all;
}

}  // namespace

bool is_empty(const Database& database) {
    const std::int64_t version = database.number("PRAGMA user_version");
    const std::int64_t application = database.number("PRAGMA application_id");
    if (application == 0 && version == 0 && database.number("SELECT count(*) FROM sqlite_schema") == 0) return true;
    if (application != store_application || version < 1) database.damaged("it is no store of Boxcars");
    if (version == store_version) return false;
    throw StoreTrouble(
        StoreTrouble::Cause::OtherVersion,
        fmt::format("The store {} was made by {} Boxcars: it has version {}, and this one knows {}. Play "
                    "with that one, or choose another data folder with --data-dir.",
                    database.path().string(), version > store_version ? "a newer" : "an older", version,
                    store_version));
}

void make_tables(const Database& database) {
    if (!is_empty(database)) return;
    Transaction all{database};
    database.run(tables);
    database.run(
        fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", store_application, store_version));
    all.commit();
}

void check_tables(const Database& database) {
    const Database model = Database::in_memory();
    make_tables(model);
    if (is_empty(database) || tables_of(database) != tables_of(model))
        database.damaged("its tables are not those of a store");
}

void check_pages(const Database& database) {
    Statement check = database.statement("PRAGMA integrity_check(1)");
    if (!check.step()) database.damaged("its check has no answer");
    const std::string found = check.text(0, 10'000);
    if (found == "ok") return;
    constexpr std::string_view unread = "error code=";  // a page may be unreadable without being damaged
    if (const auto at = found.find(unread); at != std::string::npos)
        database.fail(std::atoi(found.c_str() + at + unread.size()), found.c_str());
    database.damaged(found.substr(found.rfind('\n') + 1));  // after the line that names the database
}

}  // namespace boxcars::session
