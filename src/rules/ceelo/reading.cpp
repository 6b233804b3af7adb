#include "rules/ceelo/reading.h"

#include <algorithm>

namespace boxcars::ceelo_dice {
namespace {

constexpr Reading worked_out(int a, int b, int c) {
    const int low = std::min({a, b, c}), high = std::max({a, b, c}), middle = a + b + c - low - high;
    if (low == high) return {Pattern::Triple, low, 0};
    if (low == middle) return {Pattern::PairAndPoint, low, high};
    if (middle == high) return {Pattern::PairAndPoint, high, low};
    if (low == 4) return {Pattern::FourFiveSix, 0, 0};
    if (high == 3) return {Pattern::OneTwoThree, 0, 0};
    return {};
}

constexpr auto readings = [] {
    std::array<Reading, 216> all{};
    for (int n = 0; n < 216; ++n) all[static_cast<std::size_t>(n)] = worked_out(n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1);
    return all;
}();

}  // namespace

// A table look-up, because simulations and exact odds call this at every throw.
Reading read(int a, int b, int c) { return readings[static_cast<std::size_t>(36 * a + 6 * b + c - 43)]; }

std::string triple_words(int of) {
    constexpr const char* counted[] = {"", "ones", "twos", "threes", "fours", "fives", "sixes"};
    return std::string{"Three "} + counted[of];
}

std::string faces_text(const std::array<int, 3>& faces, const char* between) {
    return std::to_string(faces[0]) + between + std::to_string(faces[1]) + between + std::to_string(faces[2]);
}

std::string to_text(const Reading& reading) {
    const std::string faces = std::to_string(reading.of) + "s";
    if (reading.pattern == Pattern::PairAndPoint)
        return "pair of " + faces + ", point " + std::to_string(reading.point);
    if (reading.pattern == Pattern::Triple) return "three " + faces;
    if (reading.pattern == Pattern::OneTwoThree) return "one two three";
    return reading.pattern == Pattern::FourFiveSix ? "four five six" : "nothing";
}

Banker banker(const Reading& reading) {
    const Pattern pattern = reading.pattern;
    if (pattern == Pattern::Nothing) return Banker::RollsAgain;
    if (pattern == Pattern::Triple || pattern == Pattern::FourFiveSix || reading.point == 6) return Banker::Wins;
    return pattern == Pattern::OneTwoThree || reading.point == 1 ? Banker::Loses : Banker::HasPoint;
}

}  // namespace boxcars::ceelo_dice
