// Sits a person down with money from the purse: the table's buy-in, or as much of it as the purse has. If that is too
// little, offers a counted loan. Finds the amount and the words for it; KeptSession keeps what the sitting brings.
#pragma once
#include "session/standing.h"
#include "session/store/store.h"

namespace boxcars::session {

template <rules::PlayedForMoney R>
struct SatDown {
    std::optional<R> sheet{};  // with the buy-in from the purse; empty: the purse has too little
    bool may_borrow = false;   // a loan would be enough
    std::string words{};       // what to tell the player
    std::string waits{};       // if too little: the money at other tables; may be empty

    std::string sentences() const { return waits.empty() ? words : words + " " + waits; }
};

namespace words {
std::string brings(Cents brought, Cents left, bool all_alike, AmountText amount);
std::string too_little(const Purse& purse, Cents least, AmountText amount);
std::string waits(const Purse& purse, AmountText amount);      // empty: no money is at tables
std::string next_loan(const Purse& purse, AmountText amount);  // "The third loan, $1000, is counted for good."
// "2 loans, $2,000 in all, the last on 2026-11-22"; empty: none.
std::string loans(const Purse& purse, AmountText amount);
std::string practice(Cents brought, AmountText amount);  // said when the first face is chosen
std::string no_purse(const Store* store);                // says why the purse cannot be used here
}  // namespace words

// Throws StoreTrouble if the store cannot be read.
template <rules::PlayedForMoney R>
SatDown<R> sit_down_from_purse(Store* store, const R& rules, AmountText amount = money_text) {
    const auto purse = store && !store->busy() ? store->purse() : std::nullopt;
    if (!purse) return {.words = words::no_purse(store)};
    const Cents has = purse->in_hand();
    if (auto sheet = rules::sat_down_with_at_most(rules, has)) {
        const Cents brought = money(opening(*sheet), 0).all();
        const bool several = verbs::start_events(rules).size() > 1;
        return {.sheet = std::move(sheet), .words = words::brings(brought, has - brought, several, amount)};
    }
    const Cents least = rules::least_to_sit_down(rules).value_or(0);
    return {.may_borrow = rules::sat_down_with_at_most(rules, has + Purse::loan).has_value(),
            .words = words::too_little(*purse, least, amount),
            .waits = words::waits(*purse, amount)};
}

}  // namespace boxcars::session
