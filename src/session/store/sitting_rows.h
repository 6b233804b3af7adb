// Writes records as rows, in order. Skips a record whose row exists, so that a commit with an unknown result can be
// repeated. Throws StoreTrouble (Damaged) if the row differs. stored_sitting.h reads them.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

// Writes hands as rows, and adds them to the sums of their sitting and of all counted hands, in the same commit. Rows
// and sums can be made from the entries again.
class HandRows {  // use it inside a transaction
 public:
    explicit HandRows(const Database& database) : database_(database) {}
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
    std::string known_text_{};  // the sheet that was looked up last
    std::int64_t known_sheet_ = 0;
};

class SittingRows {  // one for each connection; the connection outlives it
 public:
    explicit SittingRows(const Database& database) : database_(database), hands_(database) {}
    void write(const Record& record);  // use it inside a transaction

 private:
    void begin(const SittingBegan& sitting);
    void add(const EntryMade& made);
    void end(const SittingEnded& ended);
    void write_stop(std::int64_t id, const StopTerms& stop);
    void keep_seal(const SealedDice& dice);
    void keep_run(const RunRow& run);  // replaces an earlier row
    void sign(const SittingSigned& by);
    void forget(const SittingDeleted& gone);
    void keep_station(std::int64_t id, const std::string& name);
    struct Kept {
        std::int64_t id = 0, entries = 0;
    };
    Kept kept(const std::string& name) const;  // throws StoreTrouble (Damaged) if there is no such sitting

    const Database& database_;
    HandRows hands_;
};

}  // namespace boxcars::session
