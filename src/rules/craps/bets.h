// Defines the bets of craps, one row per kind: which throws win and lose, what a win pays, when the bet may be made,
// when it works, and whether it stays down after a win. Odds, felt, help and the table itself all read these rows; no
// other code holds a pay-out of craps.
//
// House rules on points where casinos differ:
// - Put bets may be made while a point is on, on any number; they always work, and their odds work when come odds do.
// - Big 6 and 8, place to lose, don't and lay bets work always. Place, buy, hardway, come and put odds are off on
//   a come-out unless called on.
// - Small, tall and all are bet before the first throw or right after a seven; fire before a shooter's first throw.
// - A winning place, buy, lay, place to lose, big or hardway bet stays down (`winners_stay`); one whose vig was paid in
//   advance comes down, as its vig is spent.
// - Without the don't side (`crapless`) there is no don't pass and no don't come; lay and place to lose remain.
#pragma once
#include "rules/craps/rules.h"

#include <bit>

namespace boxcars::craps {

// A set of the 36 throws of two dice.
class Throws {
 public:
    constexpr Throws() = default;
    constexpr void add(int first, int second) { bits_ |= bit(first, second); }
    constexpr bool has(int first, int second) const { return bits_ & bit(first, second); }
    constexpr Throws operator|(Throws o) const { return Throws{bits_ | o.bits_}; }
    constexpr Throws operator-(Throws o) const { return Throws{bits_ & ~o.bits_}; }
    constexpr bool operator==(const Throws&) const = default;
    constexpr int count() const { return std::popcount(bits_); }  // 0 to 36

 private:
    constexpr explicit Throws(std::uint64_t bits) : bits_(bits) {}
    static constexpr std::uint64_t bit(int first, int second) {
        return std::uint64_t{1} << ((first - 1) * 6 + second - 1);
    }
    std::uint64_t bits_ = 0;
};
constexpr Throws total(int sum) {
    Throws throws;
    for (int first = 1; first <= 6; ++first)
        if (sum - first >= 1 && sum - first <= 6) throws.add(first, sum - first);
    return throws;
}

struct Pays {  // `win` to `per`, plus the stake
    int win = 0, per = 1;
    bool operator==(const Pays&) const = default;
};
std::string to_text(Pays);  // "7:6"

struct Prize {
    Throws on;
    Pays pays;  // 0 to 1: a push
};

enum class Opens : std::uint8_t {  // when chips may be put down
    Always,
    ComeOut,
    PointOn,
    NewHand,
    AfterSeven,
    Behind,  // behind a bet that is down: see base_of()
    Never    // only a come bet that travels gets here
};
enum class Works : std::uint8_t { Always, WithPoint };  // WithPoint: off on a come-out unless called on
enum class Vig : std::uint8_t { None, OfStake, OfWin };

// Up to four prizes, stored in place, because terms are looked up at every throw.
class Prizes {
 public:
    Prizes() = default;
    Prizes(std::initializer_list<Prize> some) {
        for (const Prize& prize : some) all_[size_++] = prize;
    }
    bool empty() const { return size_ == 0; }
    const Prize* begin() const { return all_.data(); }
    const Prize* end() const { return all_.data() + size_; }

 private:
    std::array<Prize, 4> all_{};
    std::uint8_t size_ = 0;
};

struct Terms {  // what the next throw does to one spot under one sheet
    Prizes prizes{};
    Throws loses{};
    Throws pushes() const;
    Throws travels{};  // come and don't come: throws that move the bet to the thrown total
};

struct BetRow {
    Kind kind;
    std::string_view name;  // for a numbered kind, "_N" is appended
    Opens opens;
    Works works;
    Vig vig;
    bool stays;  // stays down after a win, if `winners_stay`
    int units;   // the number of equal parts in the stake: 4 for the horn
    Terms (*terms)(const Rules&, int number, int point);
};

std::vector<int> totals_of(const Throws&);                // whose throws are all in the set
std::vector<std::string> names_of_totals(const Throws&);  // "3", "easy 4", "hard 10": whole totals, and halves of them

const BetRow& row(Kind);
Terms terms(const Rules&, Spot, int point);  // no terms for small, tall, all and fire, which depend on earlier throws
// {0} for a kind without a number; empty if this sheet's felt does not have the kind.
std::vector<int> numbers(const Rules&, Kind);
bool is_box(const Rules&, int sum);           // whether the sum may be a point
std::vector<int> box_numbers(const Rules&);   // 4 5 6 8 9 10, with crapless also 2 3 11 12
Spot base_of(Spot);                           // for odds: the bet they lie behind; for any other spot: the spot itself
Spot made_as(Spot);                           // where the bet was placed; a travelled come bet as a come bet
std::optional<Spot> odds_behind(Spot flat);   // the odds that lie behind this bet, if it takes any
bool is_line_odds(Kind);                      // whether these are the odds behind pass or don't pass
bool lays(Kind);                              // whether these are laid odds: their win is limited, not their stake
int odds_multiple(const Rules&, int number);  // the most odds, as a multiple of the flat bet: 1 to 100
Cents exact_unit(const Rules&, Spot, int point);       // multiples of this stake pay whole cents
Cents unit(const Rules&, Spot, int point);             // the table takes multiples of this stake
Cents least_that_wins(const Rules&, Spot, int point);  // a smaller stake would win nothing; 0: any stake wins
Cents win_of(Pays, Cents stake);                       // the exact win, before the vig is taken
Cents paid_of(const Rules&, Cents win);                // what the table pays of a win: all, or its whole dollars
Cents vig_of(const Rules&, Spot, Cents stake);         // rounded as the sheet says
// Whether a bet's vig or pay-out is rounded to dollars, so that its odds depend on the stake.
bool rounds_to_dollars(const Rules&);
inline bool vig_in_advance(const Rules& rules) { return rules.vig_on == VigPaid::WithBet; }

// Bets that depend on earlier throws: what they collect, and the prize at the end.
unsigned goal_of(Kind);                         // Small, tall, all: the totals to collect; bit n stands for total n
Pays bonus_pays(const Rules&, Kind);            // for small, tall and all
Pays fire_pays(const Rules&, int points_made);  // 0 to 1 below four points

}  // namespace boxcars::craps
