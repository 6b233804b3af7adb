// The sitting that is played at a table: its session and where that is kept, how a player is seated with money of the
// purse, and for which table the dice are sealed then. How much the purse gives, session/store/sit_down.h says.
#pragma once
#include "session/replay.h"
#include "session/store/kept_session.h"
#include "session/store/sit_down.h"
#include "ui/amounts.h"

#include <algorithm>
#include <optional>
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

// Its dice follow from the sealed seed and the player's words.
template <class R>
void seal(session::Setup<R>& setup, const session::SealedDice& sealed, const std::string& words) {
    setup.sealed = sealed;
    setup.sealed->words = words;
    setup.seed = session::seed_of(*setup.sealed);
}

template <class R>
class Sitting {
 public:
    using Session = session::Session<R>;

    Sitting() = default;
    Sitting(const Sitting&) = delete;
    Sitting& operator=(const Sitting&) = delete;
    ~Sitting() {
        if (kept_) kept_->leave();
    }

    bool begun() const { return kept_.has_value(); }
    const Session& session() const { return kept_->session(); }  // requires begun(), as the next
    session::KeptSession<R>& kept() { return *kept_; }
    const session::KeptSession<R>& kept() const { return *kept_; }

    void take_up(session::KeptSession<R> kept) {
        constexpr std::size_t entries_in_memory = 1'000;  // of the journal: nothing at a table asks for older ones
        kept_.emplace(std::move(kept));
        kept_->remember(entries_in_memory);
    }
    // Remembers what was asked for, and answers what the player gets and reads.
    PurseSeat<R> seat(session::Setup<R> setup, session::Store* store) {
        asked_ = setup;
        PurseSeat<R> seat = seat_from_purse(std::move(setup), store);
        const std::string sealed_anew = seal_for_table(seat.setup);
        if (!sealed_anew.empty()) seat.words += (seat.words.empty() ? "" : " ") + sealed_anew;
        return seat;
    }
    session::Setup<R> asked() const { return asked_.value_or(session::Setup<R>{}); }  // before the purse was asked
    // Somebody plays, and has begun: more was decided than what starts the game by itself.
    bool running() const {
        if (!begun() || session().over() || session().branched() || session().stop_over()) return false;
        const auto of_game = [&](const auto& entry) { return entry.game == session().game(); };
        const auto done = std::ranges::count_if(session().journal(), of_game);
        return done > (session::verbs::start_events(session().rules()).empty() ? 0 : 1);
    }

    // What may be shown and written of its dice. `watched`: it is a recording or a demonstration.
    session::ToldDice told_dice(bool watched) const {
        return session::told_dice(session().setup().seed, session().setup().sealed, watched);
    }

 private:
    std::optional<session::KeptSession<R>> kept_;
    std::optional<session::Setup<R>> asked_;
};

}  // namespace boxcars::scenes
