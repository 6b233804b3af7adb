// What the Lacquer Car says of a throw, on the plate below the bowl, and the round's receipt. Made from facts alone.
#pragma once
#include "rules/siwuliu/rules.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct SiwuliuCall {
    std::string words, sub;
    bool celebrate = false;  // only a net win of the player's own dice
};
// `point`: the banker's before the throw. None when nothing was thrown.
std::optional<SiwuliuCall> siwuliu_call(const siwuliu::Rules& rules, int point, std::span<const siwuliu::Fact> facts);

std::string point_words(const ceelo_dice::Reading& reading);  // "4 · 5 · 6", "pair of 2s and a 5"

struct SiwuliuLine {
    std::string words;
    Cents change;  // of the balance
};
// Every fact of a round that moved money; the changes add up to the balance's.
std::vector<SiwuliuLine> siwuliu_receipt(std::span<const siwuliu::Fact> facts);

}  // namespace boxcars::scenes
