// Hands as rows, and the sums of each sitting and of those that count: a hand is added to them in the commit that keeps
// it. Decides what is summed; what a hand is, the rules decide. All of it can be made from the entries again.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

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

}  // namespace boxcars::session
