// Craps: every place on the felt where a chip can lie, and its name. Decides nothing about what a bet pays
// (bets.h).
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
    Pass, DontPass, Come, DontCome,              // the line, and the two boxes
    PassOdds, DontPassOdds,                      // behind the line, on its point
    ComeOn, DontComeOn, ComeOdds, DontComeOdds,  // travelled to a number, and behind it
    Place, PlaceToLose, Buy, Lay, Put, PutOdds,  // straight on a number
    Big, Hard,
    Field, AnySeven, AnyCraps, Two, Three, Eleven, Twelve, HiLo, Hop, CAndE, Horn, HornHigh, World,  // one roll
    Small, Tall, All, Fire,                      // a hand long
};
// clang-format on

struct Spot {
    Kind kind = Kind::Pass;
    int number = 0;  // of the kinds that have one; a hop's is its faces as two digits, the lower first: 35
    auto operator<=>(const Spot&) const = default;
};

std::string to_text(const Spot&);                      // "pass", "place_6", "hop_3_5", "horn_high_12"
std::optional<Spot> spot_from(std::string_view text);  // of any sheet, also one on which it is closed
std::vector<Spot> spots(const Rules&);                 // all there are on this sheet's felt, in the order of Kind

}  // namespace boxcars::craps
