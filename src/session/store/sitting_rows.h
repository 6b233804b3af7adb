// Sittings written as rows: records in their order; one that is there already is passed over, so that a commit whose
// fate is unknown can be made again. What is there otherwise is StoreTrouble (Damaged). Reading is stored_sitting.h's.
#pragma once
#include "session/store/database.h"
#include "session/store/purse.h"
#include "session/store/records.h"
#include "session/store/sitting_columns.h"

#include <map>

namespace boxcars::session {

// Hands as rows, and the sums of each sitting and of those that count: a hand is added to them in the commit that keeps
// it. Decides what is summed; what a hand is, the rules decide. All of it can be made from the entries again.
class HandRows {  // writes; inside a transaction
 public:
    explicit HandRows(const Database& database);
    // `sitting`: its row. What is there already is passed over; what begins after a gap is left for another time.
    void write(std::int64_t sitting, const HandsMade& made);
    void judge(const SittingJudged& judged);    // in place of how it was judged before
    void count_again(const std::string& game);  // the sums, from the rows of hands

 private:
    std::int64_t sheet(const std::string& text);
    struct HandPlace {
        std::int64_t sitting = 0, position = 0, sheet = 0;
    };
    void keep(const HandPlace& at, const std::string& game, const Hand& hand);
    void sum(const std::string& game, const Hand& hand, std::int64_t sheet);

    const Database& database_;
    Statement hand_, result_, tally_, streak_, thrown_, counted_, score_;
    std::string known_text_{};  // the sheet last asked for
    std::int64_t known_sheet_ = 0;
};

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
