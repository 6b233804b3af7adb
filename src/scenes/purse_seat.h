// How a player sits down at a table of the window with money of the purse, and for which table the dice are sealed
// then. Decides what the player reads of it; how much it is, session/store/sit_down.h says.
#pragma once
#include "session/replay.h"
#include "session/store/sit_down.h"
#include "ui/amounts.h"

#include <utility>

namespace boxcars::scenes {

template <class R>
struct PurseSeat {
    session::Setup<R> setup{};        // with what the purse gives, or as it was asked for: the table's own bankroll
    std::string words{};              // empty: there is nothing to say
    std::vector<std::string> loan{};  // what is asked before one is taken; empty: none would help, or none is needed
};

template <class R>
PurseSeat<R> seat_from_purse(session::Setup<R> setup, session::Store* store) {
    const bool somebody = setup.players.empty() || session::first_person(setup.players);
    const bool wanted = std::exchange(setup.from_purse, false) && somebody;
    PurseSeat<R> seat{std::move(setup)};
    if constexpr (rules::PlayedForMoney<R>) {
        if (!wanted) return seat;
        try {
            auto sat = session::sit_down_from_purse(store, seat.setup.rules, ui::look_money);
            seat.setup.from_purse = sat.sheet.has_value();
            if (sat.sheet) seat.setup.rules = *sat.sheet;
            if (!sat.may_borrow)
                seat.words = sat.sentences();
            else
                seat.loan = {sat.words, sat.waits, session::words::next_loan(*store->purse(), ui::look_money)};
            std::erase(seat.loan, "");
        } catch (const session::StoreTrouble& trouble) {
            seat.words = trouble.what();
        }
    }
    return seat;
}

// Seals its dice for the table that it has come to. Answers what the player reads of it: nothing, unless another seal
// was shown before, which was made for another table.
template <class R>
std::string seal_for_table(session::Setup<R>& setup) {
    if (!setup.sealed) return {};
    const std::string table = session::table_digest(setup.rules, setup.players);
    const auto shown = session::sealed_table(setup.sealed->about, R::game);
    setup.sealed = session::sealed_for(*setup.sealed, table);
    if (!shown || shown->digest.empty() || shown->digest == table) return {};
    return "This is another table than its seal was made for. The same dice have a new seal: see Fair dice in the "
           "rules.";
}

// The sheet `now`, with the bankroll that `asked` sits a player down with.
template <class R>
R with_bankroll_of(R now, const R& asked) {
    if constexpr (rules::PlayedForMoney<R>) {
        const auto* knob = rules::find_knob<R>(buy_in(asked).knob);
        knob->set(now, knob->get(asked));
    }
    return now;
}

}  // namespace boxcars::scenes
