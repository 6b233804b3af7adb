#include "session/store/purse.h"

#include "base/overloaded.h"

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

}  // namespace boxcars::session
