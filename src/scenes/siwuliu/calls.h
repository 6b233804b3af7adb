// The words for a throw, on the plate below the bowl, and a round's receipt. Made from facts alone.
#pragma once
#include "rules/siwuliu/rules.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct SiwuliuCall {
    std::string words, sub;
    bool celebrate = false;  // the player's throw won money
};
// Nullopt if nothing was thrown. `point`: the banker's point before the throw.
std::optional<SiwuliuCall> siwuliu_call(const siwuliu::Rules& rules, int point, std::span<const siwuliu::Fact> facts);

std::string point_words(const ceelo_dice::Reading& reading);  // "4 · 5 · 6", "pair of 2s and a 5"

struct SiwuliuLine {
    std::string words;
    Cents change;  // added to the balance
};
// One line for each fact that changed the balance; their changes add up to the change of the round.
std::vector<SiwuliuLine> siwuliu_receipt(std::span<const siwuliu::Fact> facts);

}  // namespace boxcars::scenes
