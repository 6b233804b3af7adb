#include "session/store/purse.h"

#include "base/overloaded.h"
#include "session/store/sitting_columns.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {
namespace {

PurseSitting* find(Purse& purse, const std::string& name) {
    const auto at = std::ranges::lower_bound(purse.sittings, name, {}, &PurseSitting::name);
    return at != purse.sittings.end() && at->name == name ? &*at : nullptr;
}

void close(Purse& purse, const std::string& name) {
    if (PurseSitting* sitting = find(purse, name)) sitting->open = false;
}

std::string_view word_of(bool open) { return open ? "open" : "done"; }

Digest digest_of(const PurseSitting& sitting) {
    return Digester{}
        .add(sitting.name, sitting.game, sitting.brought, sitting.entries, sitting.has.in_hand, sitting.has.on_table,
             word_of(sitting.open))
        .digest();
}

Digest digest_of(const Digest& before, const LoanTaken& loan) {
    return Digester{}.add(before, loan.number, loan.taken, loan.amount).digest();
}

void check_digest(const Database& database, const Statement& row, int column, const Digest& digest,
                  const std::string& what) {
    if (!std::ranges::equal(row.bytes(column, digest.size()), digest))
        database.damaged(what + " is not as it was kept: its digest is another");
}

constexpr std::string_view columns = "SELECT name, game, brought, entries, in_hand, on_table, state, seal FROM ";

PurseSitting sitting_at(const Database& database, const Statement& row) {
    PurseSitting sitting{row.text(0, longest_name),
                         row.text(1, longest_name),
                         row.number(2),
                         row.number(3),
                         {row.number(4), row.number(5)},
                         row.text(6, longest_name) == word_of(true)};
    check_digest(database, row, 7, digest_of(sitting), "what sitting " + sitting.name + " did to the purse");
    return sitting;
}

// Appends the loans in order. If it throws for a damaged one, `loans` has those before it.
void read_loans(const Database& database, Digest& last, std::vector<LoanTaken>& loans) {
    Statement rows = database.statement("SELECT number, taken, amount, seal FROM loan ORDER BY number");
    while (rows.step()) {
        const LoanTaken loan{rows.number(0), rows.number(1), rows.number(2)};
        if (loan.number != std::ssize(loans) + 1) database.damaged("a loan is missing");
        last = digest_of(last, loan);
        check_digest(database, rows, 3, last, fmt::format("loan {}", loan.number));
        loans.push_back(loan);
    }
}

// Reads rows in ascending or descending order, up to the first that cannot be read.
void read_from_end(const Database& damaged, std::string_view order, std::vector<PurseSitting>& into) {
    each_readable_row(damaged, fmt::format("{}purse_sitting ORDER BY name{}", columns, order),
                      [&](const Statement& row) {
                          PurseSitting sitting = sitting_at(damaged, row);
                          if (std::ranges::find(into, sitting.name, &PurseSitting::name) == into.end())
                              into.push_back(std::move(sitting));
                      });
}

}  // namespace

Cents Purse::borrowed() const {
    Cents sum = 0;
    for (const LoanTaken& taken : loans) sum += taken.amount;
    return sum;
}

Cents Purse::in_hand() const {
    Cents sum = first_money + borrowed();
    for (const PurseSitting& sitting : sittings) sum += (sitting.runs() ? 0 : sitting.has.in_hand) - sitting.brought;
    return sum;
}

Cents Purse::at_tables() const {
    Cents sum = 0;
    for (const PurseSitting& sitting : sittings)
        if (sitting.runs()) sum += sitting.has.all();
    return sum;
}

std::vector<std::string> Purse::idle() const {
    std::vector<std::string> names;
    for (const PurseSitting& sitting : sittings)
        if (sitting.open && !sitting.runs()) names.push_back(sitting.name);
    return names;
}

void lay(Purse& over, const Record& record) {
    std::visit(
        Overloaded{
            [&](const SittingBegan& began) {
                if (began.brought == 0 || find(over, began.name)) return;
                const auto at = std::ranges::lower_bound(over.sittings, began.name, {}, &PurseSitting::name);
                over.sittings.insert(at, {began.name, began.head.game, began.brought, 0, {began.brought, 0}, true});
            },
            [&](const HandsMade& made) {
                PurseSitting* sitting = find(over, made.sitting);
                if (!sitting || !made.money || made.to < sitting->entries) return;
                sitting->entries = made.to;
                sitting->has = *made.money;
            },
            [&](const SittingEnded& ended) { close(over, ended.sitting); },
            [&](const SittingDeleted& gone) { close(over, gone.sitting); },
            [&](const LoanTaken& loan) {
                if (loan.number == std::ssize(over.loans) + 1) over.loans.push_back(loan);
            },
            [](const auto&) {}},
        record);
}

void PurseRows::begin(const SittingBegan& sitting) {
    if (sitting.brought == 0 || read(sitting.name)) return;
    write({sitting.name, sitting.head.game, sitting.brought, 0, {sitting.brought, 0}, true});
}

void PurseRows::stand(const HandsMade& made) {
    if (!made.money) return;
    auto sitting = read(made.sitting);
    if (!sitting || made.to < sitting->entries) return;
    sitting->entries = made.to;
    sitting->has = *made.money;
    write(*sitting);
}

void PurseRows::close(const std::string& name) {
    auto sitting = read(name);
    if (!sitting || !sitting->open) return;
    sitting->open = false;
    write(*sitting);
}

void PurseRows::lend(const LoanTaken& loan) {
    Digest last{};
    std::vector<LoanTaken> loans;
    read_loans(database_, last, loans);
    const auto count = std::ssize(loans);
    if (loan.number <= count) return;
    if (loan.number != count + 1) database_.damaged("a loan is missing");
    Statement row = database_.statement("INSERT INTO loan VALUES (?, ?, ?, ?)");
    row.with(loan.number, loan.taken, loan.amount, digest_of(last, loan)).run();
}

void PurseRows::take(const Purse& other) {
    for (const LoanTaken& loan : other.loans) lend(loan);
    Statement there = database_.statement("SELECT 1 FROM sitting WHERE name = ?");
    for (PurseSitting sitting : other.sittings) {
        if (const auto here = read(sitting.name); here && here->entries > sitting.entries) continue;
        // A sitting that is not in this store is closed, and its chips go back to the purse.
        if (there.with(sitting.name).step())
            there.run();
        else if (std::exchange(sitting.open, false))
            sitting.has = {sitting.has.all(), 0};
        write(sitting);
    }
}

std::optional<PurseSitting> PurseRows::read(const std::string& sitting) const {
    Statement row = database_.statement(std::string{columns} + "purse_sitting WHERE name = ?");
    if (!row.with(sitting).step()) return {};
    return sitting_at(database_, row);
}

void PurseRows::write(const PurseSitting& sitting) const {
    Statement row = database_.statement("INSERT OR REPLACE INTO purse_sitting VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    row.with(sitting.name, sitting.game, sitting.brought, sitting.entries, sitting.has.in_hand, sitting.has.on_table);
    row.with(word_of(sitting.open), digest_of(sitting)).run();
}

Cents brought(const Database& database, const std::string& sitting) {
    Statement row = database.statement("SELECT brought FROM purse_sitting WHERE name = ?");
    return row.with(sitting).step() ? row.number(0) : 0;
}

Purse read_purse(const Database& database) {
    const Snapshot snapshot{database};
    Digest last{};
    Purse purse;
    read_loans(database, last, purse.loans);
    Statement rows = database.statement(std::string{columns} + "purse_sitting ORDER BY name");
    while (rows.step()) purse.sittings.push_back(sitting_at(database, rows));
    return purse;
}

Purse readable_purse(const Database& damaged) {
    Digest last{};
    Purse purse;
    try {
        read_loans(damaged, last, purse.loans);
    } catch (const StoreTrouble&) {  // keeps the rows that were read before
    }
    read_from_end(damaged, "", purse.sittings);
    read_from_end(damaged, " DESC", purse.sittings);
    return purse;
}

}  // namespace boxcars::session
