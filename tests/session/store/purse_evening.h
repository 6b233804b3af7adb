// What the tests of the purse play: sitting down from it, evenings at any table, and what the entries themselves say of
// the money.
#pragma once
#include "session/store/kept_sitting.h"
#include "session/store/sit_down.h"

#include <doctest/doctest.h>

#include <random>

namespace kept {

template <rules::Game R>
std::optional<KeptSession<R>> sits_down(Store& store, std::uint64_t seed, R rules = {}) {
    auto sat = sit_down_from_purse(&store, rules);
    if (!sat.sheet) return {};
    auto at = setup<R>(seed, *sat.sheet);
    at.from_purse = true;
    return KeptSession<R>{std::move(at), &store};
}

// What the entries say, each sitting played again: no row of the purse is looked at but what was brought.
inline Cents by_the_entries(Store& store, std::int64_t loans) {
    Cents sum = Purse::first_money + loans * Purse::loan;
    for (const SittingLine& line : store.sittings()) {
        const auto sitting = store.sitting(line.name);
        const Verdict verdict = verify_any(sitting->began.head);
        REQUIRE_FALSE(verdict.difference);
        if (sitting->began.brought == 0) continue;
        sum += (line.open ? verdict.money->all() : verdict.money->in_hand) - sitting->began.brought;
    }
    return sum;
}

inline void holds(Store& store, std::int64_t loans) {
    const auto purse = store.purse();
    REQUIRE(purse);
    CHECK(std::ssize(purse->loans) == loans);
    CHECK(purse->in_hand() >= 0);
    CHECK(purse->at_tables() >= 0);
    CHECK(purse->in_hand() + purse->at_tables() == by_the_entries(store, loans));
}

// Some verbs at the table that is open, or a new one: undone, forced, left with bets down as it comes.
class Evening {
 public:
    Evening(Store& store, std::uint64_t seed) : store_(store), dice_(seed) {}

    void table() {
        switch (dice_() % 3) {
            case 0:
                return at<craps::Rules>();
            case 1:
                return at<siwuliu::Rules>();
            default:
                return at<ceelo::Rules>();
        }
    }
    std::int64_t loans() const { return loans_; }

 private:
    template <rules::Game R>
    void at() {
        const auto open = store_.open_sittings();
        const auto line = std::ranges::find(open, R::game, &SittingLine::game);
        if (line != open.end() && dice_() % 2 == 0) return play(KeptSession<R>::resume(store_, line->name));
        auto table = sits_down<R>(store_, dice_());
        if (!table) {
            REQUIRE(store_.wait(store_.borrow()));
            ++loans_;
            table = sits_down<R>(store_, dice_());
        }
        REQUIRE(table);
        play(std::move(*table));
    }

    template <rules::Game R>
    void play(KeptSession<R> table) {
        for (auto verbs = dice_() % 30; verbs > 0; --verbs) {
            if (table.session().over()) break;
            if (dice_() % 6 == 0) table.undo();
            if (dice_() % 300 == 0 && table.session().may_throw())
                table.force(std::vector<int>(static_cast<std::size_t>(table.session().dice_wanted().count), 6));
            play_any(table, 1, dice_());
        }
        table.store_now();
        table.leave();
    }

    Store& store_;
    std::mt19937_64 dice_;
    std::int64_t loans_ = 0;
};

// A sitting with a bankroll of its own, kept.
inline session::Recording kept_own(Store& store, int verbs) {
    KeptSession<craps::Rules> own{setup<craps::Rules>(5), &store};
    play_any(own, verbs, 5);
    REQUIRE(own.store_now());
    return record(own.session());
}

}  // namespace kept
