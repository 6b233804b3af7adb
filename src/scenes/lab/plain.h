// The lab's adapter for a game with an account that has no adapter of its own. Each legal opening decision is a player,
// who repeats that decision every round.
#pragma once
#include "base/words.h"
#include "scenes/lab/sheet_adapter.h"
#include "sim/lab/plain.h"

#include <algorithm>

namespace boxcars::scenes {

inline std::string spoken(std::string_view game) {  // "Chuck-a-luck"
    std::string words{game};
    std::ranges::replace(words, '_', '-');
    return capitalised(words);
}

// The knob that sets the player's opening bankroll. nullptr if no knob does.
template <rules::KeepsAccount R>
const rules::Knob<R>* opening_purse() {
    for (const auto& knob : R::knobs()) {
        R more{};
        knob.set(more, knob.get(more) + 1);
        if (worth(opening(more)) == worth(opening(R{})) + 1) return &knob;
    }
    return nullptr;
}

template <rules::KeepsAccount R>
class PlainLab : public SheetAdapter<R> {
 public:
    explicit PlainLab(const ui::LabWords& words)
        : SheetAdapter<R>(
              words, opening_purse<R>(), "A decision as the journal writes it. Empty: nobody sits there.",
              {.seats = std::vector<int>(sim::most_lab_players, nobody), .rounds = 100, .evenings = 1'000}) {
        auto& seats = this->start_.seats;
        for (const auto& decision : legal(R{}, opening(R{})))
            if (const int entry = this->add({to_text(decision), "the same every round"}); entry < std::ssize(seats))
                seats[static_cast<std::size_t>(entry)] = entry;
    }
    void turn_bankroll(int steps) override {
        if (purse_) this->step_bankroll(steps, purse_->least, purse_->most);
    }
    std::optional<std::string> take_bankroll(const std::string& digits) override {
        if (!purse_) return "What everybody begins with is fixed here.";
        return this->set_knob(purse_->name, digits);
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_plain(this->sheet_, this->names_of(entries));
    }

 protected:
    int read(const std::string& words) override {
        throw Error{"'" + words + "' is no decision at " + std::string{this->words().name} + "."};
    }

 private:
    const rules::Knob<R>* purse_ = opening_purse<R>();
};

// Makes the adapter. A game's row in the list of games names this function.
template <rules::KeepsAccount R>
std::unique_ptr<LabAdapter> plain_lab() {
    static const std::string name = spoken(R::game), sign = in_capitals(name);
    return std::make_unique<PlainLab<R>>(ui::LabWords{.name = name,
                                                      .sign = sign,
                                                      .unit = {"coin", "coins"},
                                                      .stretch = "round",
                                                      .stretches = "rounds",
                                                      .length = "throws"});
}

}  // namespace boxcars::scenes
