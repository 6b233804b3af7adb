// The purse: the money that a person takes from table to table. It is not stored as a figure, but follows from the
// loans and from what each sitting brought and gave back. sit_down.h says with how much a person may sit down.
//
// While the person's money is on a table in a running round, all the person's money at that table stays there, so that
// the sitting can be continued exactly. Otherwise it is in the purse, and an open sitting ends when another one begins
// with that money. Money on the table of a sitting that was ended or deleted goes to the house.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

struct PurseSitting {
    std::string name{}, game{};
    Cents brought = 0;
    std::int64_t entries = 0;  // number of entries after which the person had `has`
    rules::Money has{};
    bool open = true;

    bool runs() const { return open && has.on_table > 0; }  // the person's money is at its table
    Cents gave() const { return (runs() ? has.all() : has.in_hand) - brought; }
    bool operator==(const PurseSitting&) const = default;
};

struct Purse {
    static constexpr Cents first_money = 1000 * dollar, loan = 1000 * dollar;

    std::vector<LoanTaken> loans{};
    std::vector<PurseSitting> sittings{};  // by name, so the oldest first

    Cents borrowed() const;
    Cents in_hand() const;                  // what the person can sit down with
    Cents at_tables() const;                // money in running rounds
    std::vector<std::string> idle() const;  // open sittings without a running round
    bool operator==(const Purse&) const = default;
};

void lay(Purse& over, const Record& record);  // adds a record that is not on the disk yet; repeating does no harm

// Writes the purse as rows: its loans, and what each sitting brought and has. Each row has a digest; that of a loan
// covers the loan before it.
class PurseRows {  // use it inside a transaction
 public:
    explicit PurseRows(const Database& database) : database_(database) {}
    void begin(const SittingBegan& sitting);  // writes what it brings from the purse
    void stand(const HandsMade& made);        // writes its money after these hands
    void close(const std::string& sitting);   // marks a sitting that was ended or deleted
    void lend(const LoanTaken& loan);
    void take(const Purse& other);  // adds what the other store has in addition

 private:
    std::optional<PurseSitting> read(const std::string& sitting) const;
    void write(const PurseSitting& sitting) const;

    const Database& database_;
};

Cents brought(const Database& database, const std::string& sitting);  // 0: it had its own bankroll
Purse read_purse(const Database& database);                           // throws StoreTrouble (Damaged)
Purse readable_purse(const Database& damaged);                        // the rows with correct digests

}  // namespace boxcars::session
