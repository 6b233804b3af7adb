// What the person at a table has there of the money that goes from table to table. Decides whose money that is (the
// first person's) and when it counts: not in practice, nor once faces came from a list. Then all of it is again as it
// was brought.
#pragma once
#include "rules/money.h"
#include "session/hands.h"

namespace boxcars::session {

// None: the game is played for nothing, or by policies alone. Of the first game of the sitting, as no sitting has
// another one that is played from the purse.
template <rules::Game R>
std::optional<rules::Money> persons_money(const Session<R>& session) {
    if constexpr (rules::PlayedForMoney<R>) {
        const auto seat = first_person(session.setup().players);
        if (!seat) return {};
        const bool counts = session.game() == 1 && !session.practice() && session.as_seeded();
        return money(counts ? session.state() : opening(session.setup().rules), *seat);
    }
    return {};
}

}  // namespace boxcars::session
