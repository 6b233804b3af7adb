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

template <rules::KeepsAccount R>
class PlainLab : public SheetAdapter<R> {
 public:
    explicit PlainLab(const ui::LabWords& words)
        : SheetAdapter<R>(
              words, {.seats = std::vector<int>(sim::most_lab_players, nobody), .rounds = 100, .evenings = 1'000}) {
        auto& seats = this->start_.seats;
        for (const auto& decision : legal(R{}, opening(R{})))
            if (const int entry = this->add({to_text(decision), "the same every round"}); entry < std::ssize(seats))
                seats[static_cast<std::size_t>(entry)] = entry;
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_plain(this->sheet_, this->names_of(entries));
    }

 protected:
    int read(const std::string& words) override {
        throw Error{"'" + words + "' is no decision at " + std::string{this->words().name} + "."};
    }
};

// Makes the adapter. A game's row in the list of games names this function.
template <rules::KeepsAccount R>
std::unique_ptr<LabAdapter> plain_lab() {
    static const std::string name = spoken(R::game), sign = in_capitals(name);
    return std::make_unique<PlainLab<R>>(ui::LabWords{.name = name, .sign = sign, .unit = {"coin", "coins"}});
}

}  // namespace boxcars::scenes
