// Craps: every place on the felt where a chip can lie, and its name. bets.h says what a bet pays.
#pragma once
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::craps {

struct Rules;

// clang-format off
enum class Kind : std::uint8_t {
    Pass, DontPass, Come, DontCome,  // the line, and the two come boxes
    PassOdds, DontPassOdds,  // odds behind the line, on its point
    ComeOn, DontComeOn, ComeOdds, DontComeOdds,  // come bets on their numbers, and their odds
    Place, PlaceToLose, Buy, Lay, Put, PutOdds,  // placed directly on a number
    Big, Hard,
    // bets on one throw
    Field, AnySeven, AnyCraps, Two, Three, Eleven, Twelve, HiLo, Hop, CAndE, Horn, HornHigh, World,
    Small, Tall, All, Fire,  // bets on a whole hand
};
// clang-format on

struct Spot {
    Kind kind = Kind::Pass;
    // The number, if the kind has one; else 0. For a hop: its faces as two digits, the lower first, such as 35.
    int number = 0;
    auto operator<=>(const Spot&) const = default;
};

std::string to_text(const Spot&);  // "pass", "place_6", "hop_3_5", "horn_high_12"
// Finds a spot by its name among the spots of all sheets.
std::optional<Spot> spot_from(std::string_view text);
std::vector<Spot> spots(const Rules&);  // all spots on this sheet's felt, in the order of Kind

}  // namespace boxcars::craps
