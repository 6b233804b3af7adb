// The purse as rows: its loans, and what each sitting brought from it and has. Each row carries a digest, a loan's of
// the loan before it too. Decides how they are written and read; what follows from them, purse.h says.
#pragma once
#include "session/store/database.h"
#include "session/store/purse.h"

namespace boxcars::session {

class PurseRows {  // writes; inside a transaction
 public:
    explicit PurseRows(const Database& database) : database_(database) {}
    void begin(const SittingBegan& sitting);  // with money of the purse
    void stand(const HandsMade& made);        // of any sitting: of one with a purse's money, what there is of it
    void close(const std::string& sitting);   // it has ended, or is deleted
    void lend(const LoanTaken& loan);
    void take(const Purse& other);  // what a damaged store has, and this one not

 private:
    std::optional<PurseSitting> read(const std::string& sitting) const;
    void write(const PurseSitting& sitting) const;

    const Database& database_;
};

Cents brought(const Database& database, const std::string& sitting);  // 0: it had a bankroll of its own
Purse read_purse(const Database& database);                           // throws StoreTrouble (Damaged)
Purse readable_purse(const Database& damaged);                        // what of it has the digest it was kept with

}  // namespace boxcars::session
