// A table's sitting: its session with its place in the store, and the sealing of its dice for the table.
#pragma once
#include "session/replay.h"
#include "session/store/kept_session.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace boxcars::scenes {

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
    // A game is under way: neither over nor branched off a recording, and more was decided than who begins.
    bool running() const {
        if (!begun() || session().over() || session().branched() || session().stop_over()) return false;
        const auto of_game = [&](const auto& entry) { return entry.game == session().game(); };
        const auto done = std::ranges::count_if(session().journal(), of_game);
        return done > (session::verbs::start_events(session().rules()).empty() ? 0 : 1);
    }

    // `watched`: this is a recording or a demonstration.
    session::RevealedDice revealed_dice(bool watched) const {
        return session::revealed_dice(session().setup(), watched || session().stop_over());
    }

 private:
    std::optional<session::KeptSession<R>> kept_;
};

}  // namespace boxcars::scenes
