// Sittings written as rows: records in their order; one that is there already is passed over, so that a commit whose
// fate is unknown can be made again. What is there otherwise is StoreTrouble (Damaged). Reading is stored_sitting.h's.
#pragma once
#include "session/store/database.h"
#include "session/store/digests.h"
#include "session/store/hand_rows.h"
#include "session/store/purse_rows.h"

#include <map>

namespace boxcars::session {

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
