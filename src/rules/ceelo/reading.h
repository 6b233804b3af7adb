// What three dice mean in cee-lo and sì-wŭ-liù: 4-5-6, 1-2-3, a triple, a pair and a point, or nothing; and what that
// means for the banker, which is the same at both tables. Each table's own rules say what a player's dice pay.
#pragma once
#include <array>
#include <cstdint>
#include <string>

namespace boxcars::ceelo_dice {

enum class Pattern : std::uint8_t { Nothing, PairAndPoint, Triple, OneTwoThree, FourFiveSix };

struct Reading {
    Pattern pattern = Pattern::Nothing;
    int of = 0;     // the face of the pair or triple; else 0
    int point = 0;  // the single die beside a pair, 1 to 6; else 0
    bool operator==(const Reading&) const = default;
};

Reading read(int a, int b, int c);  // faces 1 to 6, in any order

std::string triple_words(int of);                                                    // "Three fives"
std::string faces_text(const std::array<int, 3>& faces, const char* between = " ");  // "4 4 2"
// "four five six", "one two three", "three 5s", "pair of 3s, point 5", "nothing"
std::string to_text(const Reading&);

// The banker: 4-5-6, a triple or a 6 beside a pair wins at once, 1-2-3 or a 1 beside a pair loses at once; any other
// single die beside a pair, 2 to 5, is the point to beat.
enum class Banker : std::uint8_t { RollsAgain, Wins, Loses, HasPoint };
Banker banker(const Reading&);

}  // namespace boxcars::ceelo_dice
