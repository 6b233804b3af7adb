#include "rules/ceelo/reading.h"

#include <algorithm>
#include <array>

namespace boxcars::ceelo_dice {

Reading read(int a, int b, int c) {
    std::array dice{a, b, c};
    std::ranges::sort(dice);
    const auto [low, middle, high] = dice;
    if (low == high) return {Pattern::Triple, low, 0};
    if (low == middle) return {Pattern::PairAndPoint, low, high};
    if (middle == high) return {Pattern::PairAndPoint, high, low};
    if (low == 4) return {Pattern::FourFiveSix, 0, 0};
    if (high == 3) return {Pattern::OneTwoThree, 0, 0};
    return {};
}

std::string to_text(const Reading& reading) {
    const std::string faces = std::to_string(reading.of) + "s";
    switch (reading.pattern) {
        case Pattern::Nothing:
            break;
        case Pattern::PairAndPoint:
            return "pair of " + faces + ", point " + std::to_string(reading.point);
        case Pattern::Triple:
            return "three " + faces;
        case Pattern::OneTwoThree:
            return "one two three";
        case Pattern::FourFiveSix:
            return "four five six";
    }
    return "nothing";
}

Banker banker(const Reading& reading) {
    switch (reading.pattern) {
        case Pattern::Nothing:
            return Banker::RollsAgain;
        case Pattern::OneTwoThree:
            return Banker::Loses;
        case Pattern::Triple:
        case Pattern::FourFiveSix:
            return Banker::Wins;
        case Pattern::PairAndPoint:
            break;
    }
    if (reading.point == 6) return Banker::Wins;
    return reading.point == 1 ? Banker::Loses : Banker::HasPoint;
}

}  // namespace boxcars::ceelo_dice
