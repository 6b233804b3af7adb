#include "session/journal.h"

#include "base/check.h"
#include "base/hash.h"

namespace boxcars::session {

bool is_throw(const Entry& entry) { return entry.text.empty() || (entry.event && !faces_of(*entry.event).empty()); }

std::vector<std::string> facts_text(const Entry& entry) {
    if (entry.text == undo_word) return {"the last decision is taken back"};
    if (entry.text == concede_word) return {"the goal is given up"};
    if (!entry.event) return {"the table changes at the next game"};
    std::vector<std::string> texts;
    for (const rules::Fact& fact : entry.step.facts) texts.push_back(to_text(fact));
    return texts;
}

std::uint64_t game_hash(std::uint64_t before, const rules::Sheet& rules, const Players& players) {
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(game_name(rules));
    rules::each_held(rules, [&](std::string_view knob, int value) { hash.add(knob).add(std::int64_t{value}); });
    for (const auto& player : players) hash.add(player);
    return hash.value();
}

std::uint64_t chained(std::uint64_t before, std::string_view event, const rules::State& state) {
    const std::vector<std::int64_t> numbers = canonical(state);
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(event).add(std::span<const std::int64_t>{numbers});
    return hash.value();
}

const Entry& Journal::operator[](std::size_t n) const {
    BOXCARS_CHECK(n, >=, forgotten_, "nobody asks for an entry that is forgotten");
    return entries_[n - forgotten_];
}

void Journal::push_back(Entry entry) {
    throws_ += !entry.faces.empty();
    entries_.push_back(std::move(entry));
    forget();
}

void Journal::remember(std::size_t newest) {
    newest_ = newest;
    forget();
}

void Journal::forget() {
    for (; entries_.size() > newest_; ++forgotten_) entries_.pop_front();
}

}  // namespace boxcars::session
