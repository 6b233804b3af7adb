// The one purse: what somebody has who goes from table to table, from day to day. It is no figure that is kept, and so
// none that can be lost or bent: it follows from the loans and from what each sitting that was played from it brought
// and has given back. Decides what counts; who may sit down with how much is session/purse_words.h's and the rules'.
//
// Where a round runs with the person's money on the table, all that the person has there stays there, so that the
// sitting goes on exactly. Everywhere else it is in the purse, and a sitting that is open all the same is ended when
// another begins with that money. What lay on the table of a sitting that was ended or deleted stays with the house.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

struct PurseSitting {
    std::string name{}, game{};
    Cents brought = 0;
    std::int64_t entries = 0;  // after so many the person has:
    rules::Money has{};
    bool open = true;

    bool runs() const { return open && has.on_table > 0; }  // its money stays at the table
    Cents gave() const { return (runs() ? has.all() : has.in_hand) - brought; }
    bool operator==(const PurseSitting&) const = default;
};

struct Purse {
    static constexpr Cents first_money = 1000 * dollar, loan = 1000 * dollar;

    std::vector<LoanTaken> loans{};
    std::vector<PurseSitting> sittings{};  // by name, and so the oldest first

    Cents borrowed() const;
    Cents in_hand() const;                  // to sit down with, anywhere
    Cents at_tables() const;                // where rounds run
    std::vector<std::string> idle() const;  // open, and no round runs: ended when another begins
    bool operator==(const Purse&) const = default;
};

void lay(Purse& over, const Record& record);  // what is handed over, and not yet on the disk; once or twice

// The purse as rows: its loans, and what each sitting brought from it and has. Each row carries a digest, a loan's of
// the loan before it too. Decides how they are written and read; what follows from them, purse.h says.
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
