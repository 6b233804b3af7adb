// Writes records as rows, in order. Skips a record whose row exists, so that a commit with an unknown result can be
// repeated. Throws StoreTrouble (Damaged) if the row differs. stored_sitting.h reads them.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"
#include "session/store/stored_sitting.h"

#include <map>

namespace boxcars::session {

// Writes hands as rows, and adds them to the sums of their sitting and of all counted hands, in the same commit. Rows
// and sums can be made from the entries again.
class HandRows {  // use it inside a transaction
 public:
    explicit HandRows(const Database& database);
    // `sitting`: its row id. Skips hands that are there already; hands after a missing entry are counted later.
    void write(std::int64_t sitting, const HandsMade& made);
    void judge(const SittingJudged& judged);    // replaces an earlier judgement
    void count_again(const std::string& game);  // recomputes the sums from the rows

 private:
    std::int64_t sheet(const std::string& text);
    struct HandPlace {
        std::int64_t sitting = 0, position = 0, sheet = 0;
    };
    void keep(const HandPlace& at, const std::string& game, const Hand& hand);
    void sum(const std::string& game, const Hand& hand, std::int64_t sheet);

    const Database& database_;
    Statement hand_, result_, tally_, streak_, thrown_, counted_, score_;
    std::string known_text_{};  // the sheet that was looked up last
    std::int64_t known_sheet_ = 0;
};

class SittingRows {  // one for each connection; the connection outlives it
 public:
    explicit SittingRows(const Database& database);
    void write(const Record& record);  // use it inside a transaction
    void settle();                     // updates the rows of changed sittings; call it before the commit
    std::int64_t entries(const std::string& name) { return written(name).tail.entries; }  // requires: its row exists

 private:
    struct Kept {  // the state of a sitting whose rows were written
        std::int64_t id = 0;
        SittingTail tail{};
        bool changed = false;
    };
    void begin(const SittingBegan& sitting);
    void add(const EntryMade& made);
    void end(const SittingEnded& ended);
    void write_stop(std::int64_t id, const StopTerms& stop);
    void keep_seal(const SealedDice& dice);
    void sign(const SittingSigned& by);
    void forget(const SittingDeleted& gone);
    void keep_station(std::int64_t id, const std::string& name);
    Kept& written(const std::string& name);

    const Database& database_;
    std::map<std::string, Kept> written_;
    Statement sitting_, sheet_, entry_, fact_, tail_;
    HandRows hands_;
};

}  // namespace boxcars::session
