// A table's sitting: its session with its place in the store, seating a player with money from the purse, and sealing
// the dice for the table. session/store/sit_down.h decides how much the purse gives.
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
    session::Setup<R> setup{};        // with money from the purse, if granted
    std::string words{};              // for the player; may be empty
    std::vector<std::string> loan{};  // words offering a loan; may be empty
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

// Seals the dice of `setup` for its rules and players. Returns a notice for the player if the seal shown before was
// made for another table, else an empty string.
template <class R>
std::string seal_for_table(session::Setup<R>& setup) {
    if (!setup.sealed) return {};
    const std::string table = session::table_digest(setup.rules, setup.players);
    const auto shown = session::sealed_table(setup.sealed->about, R::game);
    setup.sealed = session::sealed_for(*setup.sealed, table);
    if (!shown || shown->digest.empty() || shown->digest == table) return {};
    return "The seal was made for another table. The same dice now have a new seal: see Fair dice in the rules.";
}

// Returns the sheet `now` with the buy-in of the sheet `asked`.
template <class R>
R with_bankroll_of(R now, const R& asked) {
    if constexpr (rules::PlayedForMoney<R>) {
        const auto* knob = rules::find_knob<R>(buy_in(asked).knob);
        knob->set(now, knob->get(asked));
    }
    return now;
}

// Derives the seed of `setup` from the sealed dice and the player's words.
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
    const Session& session() const { return kept_->session(); }  // requires begun(); so does kept()
    session::KeptSession<R>& kept() { return *kept_; }
    const session::KeptSession<R>& kept() const { return *kept_; }

    void take_up(session::KeptSession<R> kept) {
        constexpr std::size_t entries_in_memory = 1'000;  // no table reads older ones
        kept_.emplace(std::move(kept));
        kept_->remember(entries_in_memory);
    }
    // Remembers the requested setup and returns what the player gets, with the words about it.
    PurseSeat<R> seat(session::Setup<R> setup, session::Store* store) {
        asked_ = setup;
        PurseSeat<R> seat = seat_from_purse(std::move(setup), store);
        const std::string sealed_anew = seal_for_table(seat.setup);
        if (!sealed_anew.empty()) seat.words += (seat.words.empty() ? "" : " ") + sealed_anew;
        return seat;
    }
    session::Setup<R> asked() const { return asked_.value_or(session::Setup<R>{}); }  // as the player requested
    // A game is under way: neither over nor branched off a recording, and more was decided than who begins.
    bool running() const {
        if (!begun() || session().over() || session().branched() || session().stop_over()) return false;
        const auto of_game = [&](const auto& entry) { return entry.game == session().game(); };
        const auto done = std::ranges::count_if(session().journal(), of_game);
        return done > (session::verbs::start_events(session().rules()).empty() ? 0 : 1);
    }

    // The seed of the dice or, while it is secret, their seal. A station's seed is secret until the station is over.
    // `watched`: this is a recording or a demonstration.
    session::RevealedDice revealed_dice(bool watched) const {
        const auto& stop = session().setup().stop;
        if (stop && !watched && !session().stop_over()) return {.seal = stop->station.run};
        return session::revealed_dice(session().setup().seed, session().setup().sealed, watched);
    }

 private:
    std::optional<session::KeptSession<R>> kept_;
    std::optional<session::Setup<R>> asked_;
};

}  // namespace boxcars::scenes
