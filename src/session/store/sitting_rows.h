// Sittings as rows, and back. Writing takes records in their order; one that is there already is passed over, so that a
// commit whose fate is unknown can be made again. Reading checks every digest and limit, and believes nothing else: a
// wrong one is StoreTrouble (Damaged) whose sentence names the sitting and the entry.
#pragma once
#include "session/store/database.h"
#include "session/store/digests.h"
#include "session/store/hand_rows.h"
#include "session/store/purse_rows.h"

#include <map>

namespace boxcars::session {

struct Signature {
    std::string initials{};
    Milliseconds made = 0;
};

struct StoredSitting {
    SittingBegan began{};  // its head holds the entries too
    SittingTail tail{};
    std::vector<Milliseconds> made{};  // a time for each entry
    std::optional<Signature> sign{};

    void settle_head();  // its head says of dice, practice and hash what the tail says
};
std::vector<Record> records_of(const StoredSitting& sitting);

// Nothing: there is none of that name. `source` in the recording is "sitting NAME".
std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name);

struct SittingLine {  // of a list; from the sitting's row alone
    std::string name{}, game{};
    Milliseconds began = 0;
    std::int64_t entries = 0;
    bool practice = false, open = false;
    std::string players{};
    bool given_dice = false;  // they came from a list: how that goes on is not known
    bool imported = false;
};
// Newest first. `only_open`: those that can go on.
std::vector<SittingLine> list_sittings(const Database& database, bool only_open, std::size_t most);
// `which`: the SQL behind FROM; to be bound, and then read with lines_of().
Statement sitting_lines(const Database& database, std::string_view which);
std::vector<SittingLine> lines_of(Statement& rows);

class SittingRows {  // writes; made anew with each connection, which outlives it
 public:
    explicit SittingRows(const Database& database);
    void write(const Record& record);  // inside a transaction
    void settle();                     // the rows of the sittings written since; before the commit
    std::int64_t entries(const std::string& name) { return written(name).tail.entries; }  // of one that is there

 private:
    struct Written {  // of a sitting that is written
        std::int64_t id = 0;
        Digest last{};  // of its last entry, or its head
        SittingTail tail{};
        bool changed = false;
    };
    void begin(const SittingBegan& sitting);
    void add(const EntryMade& made);
    void end(const SittingEnded& ended);
    void keep_seal(const SealedDice& dice);
    void sign(const SittingSigned& by);
    void forget(const SittingDeleted& gone);
    Written& written(const std::string& name);

    const Database& database_;
    std::map<std::string, Written> written_;
    Statement sitting_, sheet_, entry_, fact_, tail_;
    HandRows hands_;
    PurseRows purse_;
};

}  // namespace boxcars::session
