#include "scenes/table/table.h"

namespace boxcars::scenes {

Seated::~Seated() {
    if (kept_) kept_->leave();
}

void Seated::take_up(session::Sitting kept) {
    constexpr std::size_t entries_in_memory = 1'000;  // no table reads older ones
    kept_.emplace(std::move(kept));
    kept_->remember(entries_in_memory);
    on_show_ = &*kept_;
}

Seated::AnyFacts Seated::begin_game(bool new_sitting) {
    if (new_sitting) remembered_ = 0;
    return begin(*on_show_, new_sitting) ? AnyFacts{on_show_->journal().back().step.facts} : AnyFacts{};
}

void Seated::remember_entries(const session::Sitting& sitting) {
    for (; remembered_ < sitting.journal().size(); ++remembered_) remember(sitting, remembered_);
}

void Seated::play_again(session::Sitting& sitting, const session::Entry& entry) {
    const bool next = sitting.game() < entry.game;
    const session::Answer done = next ? sitting.next_game() : perform(sitting, entry);
    if (!done) throw Error("What was played cannot be restored: " + done.refused);
    if (next) begin(sitting, false);
    remember_entries(sitting);
}

session::Sitting Seated::played_again(const session::Sitting& of, std::size_t wanted) {
    session::Sitting again{of.setup()};
    remembered_ = 0;
    begin(again, true);
    remember_entries(again);
    const auto& journal = of.journal();
    for (std::size_t nth = 0; nth < std::min(wanted, journal.size()); ++nth)
        while (again.journal().size() <= nth) play_again(again, journal[nth]);
    return again;
}

void Seated::go_on_from(session::Sitting left) {
    played_again(left, left.journal().size());
    take_up(std::move(left));
}

void Seated::look_at(std::size_t entries) {
    past_.emplace(played_again(*kept_, entries));
    on_show_ = past_->hash() == kept_->hash() ? &*kept_ : &*past_;
}

void Seated::play_to(std::size_t entries) {
    remember_entries();
    while (on_show_->journal().size() < std::min(entries, watched_.size()))
        play_again(*kept_, watched_[kept_->journal().size()]);
}

const session::Entry* Seated::next_watched() const {
    const std::size_t next = on_show_->journal().size();
    return next < watched_.size() ? &watched_[next] : nullptr;
}

bool Seated::running() const {
    if (!kept_ || kept_->over() || kept_->is_branched() || kept_->stop_over()) return false;
    const auto of_game = [&](const auto& entry) { return entry.game == kept_->game(); };
    return std::ranges::count_if(kept_->journal(), of_game) > (starts(kept_->rules()).empty() ? 0 : 1);
}

}  // namespace boxcars::scenes
