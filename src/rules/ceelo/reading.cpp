#include "rules/ceelo/reading.h"

#include <algorithm>
#include <array>

namespace boxcars::ceelo_dice {

Reading read(int a, int b, int c) {
    std::array dice{a, b, c};
    std::ranges::sort(dice);
    const auto [low, middle, high] = dice;
    if (low == high) return {Kind::Triple, low, 0};
    if (low == middle) return {Kind::PairAndPoint, low, high};
    if (middle == high) return {Kind::PairAndPoint, high, low};
    if (low == 4) return {Kind::FourFiveSix, 0, 0};
    if (high == 3) return {Kind::OneTwoThree, 0, 0};
    return {};
}

std::string to_text(const Reading& reading) {
    const std::string faces = std::to_string(reading.of) + "s";
    switch (reading.kind) {
        case Kind::Nothing:
            break;
        case Kind::PairAndPoint:
            return "pair of " + faces + ", point " + std::to_string(reading.point);
        case Kind::Triple:
            return "three " + faces;
        case Kind::OneTwoThree:
            return "one two three";
        case Kind::FourFiveSix:
            return "four five six";
    }
    return "nothing";
}

Banker banker(const Reading& reading) {
    switch (reading.kind) {
        case Kind::Nothing:
            return Banker::RollsAgain;
        case Kind::OneTwoThree:
            return Banker::Loses;
        case Kind::Triple:
        case Kind::FourFiveSix:
            return Banker::Wins;
        case Kind::PairAndPoint:
            break;
    }
    if (reading.point == 6) return Banker::Wins;
    return reading.point == 1 ? Banker::Loses : Banker::HasPoint;
}

}  // namespace boxcars::ceelo_dice
