// Computes how much of a station of a run is played, and the person's result in the game's unit.
// In a game for money or coins, the result is the change in what the person owns, stakes on the table included;
// otherwise it is the margin of the win or loss. A person is ahead after a gain or a win.
#pragma once
#include "rules/money.h"
#include "session/hands.h"

namespace boxcars::session {

struct StopStanding {
    int done = 0;  // number of games, rounds or throws
    bool over = false;
    std::int64_t brought = 0;  // won or lost, in `unit`
    std::string_view unit{};   // "cents", "coins", "points"
    bool ahead = false;
    bool for_money = false;  // false: the station has no amount, only won or lost
    bool reached = false;    // the goal of a station
    bool operator==(const StopStanding&) const = default;
};

namespace standings {

template <rules::Game R>
std::string_view unit() {
    if constexpr (KeepsHands<R>) return hand_unit(R{});
    return "cents";
}

template <rules::PlayedForMoney R>
std::int64_t in_unit(Cents cents) {
    return cents / (unit<R>() == "cents" ? 1 : buy_in(R{}).cents);
}

// Adds the whole hands that are in memory.
template <KeepsHands R>
void add_hands(const Session<R>& session, int seat, StopStanding& standing) {
    const auto& journal = session.journal();
    int won = 0;
    for (std::size_t n = journal.first() + 1; n < journal.size(); ++n) {
        if (!journal[n].event) continue;
        const bool begins = journal[n].game != journal[n - 1].game;
        const auto before = begins ? opening(session.rules()) : journal[n - 1].step.next;
        for (const auto& result : hand_results(session.rules(), before, journal[n].step, seat)) {
            if (!result.whole) continue;
            standing.brought += result.net;
            won += static_cast<int>(result.outcome.value_or(rules::Outcome::Even));
        }
    }
    standing.ahead = won > 0;
}

}  // namespace standings

template <rules::Game R>
StopStanding standing_of(const Session<R>& session) {
    StopStanding standing{.done = session.stop_done(),
                          .over = session.stop_over(),
                          .unit = standings::unit<R>(),
                          .reached = session.stop_reached()};
    const auto seat = first_person(session.setup().players);
    if (!seat) return standing;
    if constexpr (rules::PlayedForMoney<R>) {
        const Cents before = money(opening(session.setup().rules), *seat).all();
        const rules::Money has = money(session.state(), *seat);
        standing.brought = standings::in_unit<R>(has.all() - (session.conceded() ? has.on_table : 0) - before);
        standing.ahead = standing.brought > 0;
        standing.for_money = true;
    } else if constexpr (KeepsHands<R>) {
        standings::add_hands(session, *seat, standing);
    }
    return standing;
}

}  // namespace boxcars::session
