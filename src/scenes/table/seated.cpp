#include "scenes/table/seated.h"

#include "base/error.h"
#include "base/numbers.h"

#include <algorithm>

namespace boxcars::scenes {

SeatedSitting::~SeatedSitting() {
    if (kept_) kept_->leave();
}

void SeatedSitting::take_up(session::KeptSession kept) {
    constexpr std::size_t entries_in_memory = 1'000;  // no table reads older ones
    kept_.emplace(std::move(kept));
    kept_->remember(entries_in_memory);
    session_ = &kept_->session();
}

SeatedSitting::AnyFacts SeatedSitting::begin(bool new_sitting) {
    if (new_sitting) remembered_ = 0;
    return known_.begin(*session_, new_sitting) ? AnyFacts{session_->journal().back().step.facts} : AnyFacts{};
}

void SeatedSitting::remember(const session::Session& session) {
    for (; remembered_ < session.journal().size(); ++remembered_) known_.remember(session, remembered_);
}

template <class Verbs>
void SeatedSitting::play_again(Verbs& verbs, const session::Session& session, const session::ReplayEntry& entry) {
    const bool next = session.game() < entry.game;
    const session::Answer done = next ? verbs.next_game() : session::perform(verbs, entry);
    if (!done) throw Error("What was played cannot be restored: " + done.refused);
    if (next) known_.begin(session, false);
    remember(session);
}

session::Session SeatedSitting::played_again(const session::Session& of, std::size_t wanted) {
    session::Session again{of.setup()};
    remembered_ = 0;
    known_.begin(again, true);
    remember(again);
    session::TableSetup table = again.next_table();
    const auto& journal = of.journal();
    for (std::size_t nth = 0; nth < std::min(wanted, journal.size()); ++nth) {
        const session::ReplayEntry entry = session::replay_entry(journal[nth], table);
        while (again.journal().size() <= nth) play_again(again, again, entry);
    }
    return again;
}

void SeatedSitting::go_on_from(session::KeptSession left) {
    played_again(left.session(), left.session().journal().size());
    take_up(std::move(left));
}

void SeatedSitting::look_at(std::size_t entries) {
    const session::Session& present = kept_->session();
    past_.emplace(played_again(present, entries));
    session_ = past_->hash() == present.hash() ? &present : &*past_;
}

void SeatedSitting::play_to(std::size_t entries) {
    remember();
    while (session_->journal().size() < std::min(entries, watched_.size()))
        play_again(*kept_, *session_, watched_[session_->journal().size()]);
}

const session::ReplayEntry* SeatedSitting::next_watched() const {
    const std::size_t next = session_->journal().size();
    return next < watched_.size() ? &watched_[next] : nullptr;
}

bool SeatedSitting::running() const {
    if (!kept_) return false;
    const session::Session& present = kept_->session();
    if (present.over() || present.branched() || present.stop_over()) return false;
    const auto of_game = [&](const auto& entry) { return entry.game == present.game(); };
    return std::ranges::count_if(present.journal(), of_game) > (starts(present.rules()).empty() ? 0 : 1);
}

session::RevealedDice SeatedSitting::revealed_dice(bool watched) const {
    const session::Session& present = kept_->session();
    return session::revealed_dice(present.setup(), watched || present.stop_over());
}

float SeatedSitting::stake(const rules::State& shown) const {
    float most = 0;
    const session::Players& players = kept_->session().players();
    for (int seat = 0; seat < how_many(players); ++seat) {
        if (players[nth(seat)] != "human") continue;
        const rules::Money has = money(shown, seat);
        if (has.on_table > 0) most = std::max(most, static_cast<float>(has.on_table) / static_cast<float>(has.all()));
    }
    return most;
}

}  // namespace boxcars::scenes
