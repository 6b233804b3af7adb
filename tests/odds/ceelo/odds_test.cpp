// Cee-lo's exact odds: the figures that are known, and under every value of every knob a plain loop over the 216
// throws that knows nothing of the rules' code.
#include "odds/ceelo/odds.h"

#include "odds/bankroll/bankroll.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>

using namespace boxcars;
using odds::Fraction;
using odds::fraction;
using odds::to_text;

namespace {

// A throw of a player in the sheet's words: 0 nothing, 1 to 6 a score, 10 1-2-3, 20 4-5-6, 31 1-1-1, 30 another triple.
int says(std::array<int, 3> dice) {
    std::sort(dice.begin(), dice.end());
    if (dice == std::array{1, 2, 3}) return 10;
    if (dice == std::array{4, 5, 6}) return 20;
    if (dice[0] == dice[2]) return dice[0] == 1 ? 31 : 30;
    if (dice[0] == dice[1]) return dice[2];
    return dice[1] == dice[2] ? dice[0] : 0;
}

std::map<int, int> counted() {
    std::map<int, int> counts;
    for (int n = 0; n < 216; ++n) ++counts[says({n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1})];
    return counts;
}

struct ByHand {
    std::map<int, Fraction> results;  // net for one coin
    std::array<Fraction, 7> passes;   // by players
};

// One player's bet against a point: the chances that it is won (by a special or not), lost, tied.
struct Ways {
    Fraction special, point, lost, tied;
};

Ways ways_against(const ceelo::Rules& rules, const std::map<int, int>& counts, int point, const Fraction& all) {
    Ways ways{(counts.at(20) + counts.at(30) + counts.at(31)) / all, 0, counts.at(10) / all, 0};
    for (int score = 1; score <= 6; ++score) {
        const Fraction part = counts.at(score) / all;
        if (score > point) ways.point += part;
        if (score < point || (score == point && rules.tie == ceelo::Tie::Banker)) ways.lost += part;
        if (score == point && rules.tie == ceelo::Tie::Push) ways.tied += part;
    }
    return ways;
}

// That the bank passes from a banker with a score, against so many players: all points, all wins, no special at all.
Fraction passes_against(const ceelo::Rules& rules, const Ways& ways, int players) {
    Fraction points = 1, wins = 1, no_special = 1;
    for (int player = 1; player < players; ++player) {
        points *= ways.point;
        wins *= ways.point + ways.special;
        no_special *= 1 - ways.special;
    }
    if (rules.pass_on_special) return 1 - no_special + (rules.pass_on_all_lost ? points : Fraction{0});
    return rules.pass_on_all_lost ? wins : Fraction{0};
}

ByHand by_hand(const ceelo::Rules& rules) {
    const auto counts = counted();
    ByHand hand;
    const Fraction decided = 216 - counts.at(0);
    const Fraction auto_win = (counts.at(20) + counts.at(30) + counts.at(31) + counts.at(6)) / decided;
    const Fraction auto_loss = (counts.at(10) + counts.at(1)) / decided;
    hand.results[-1] += auto_win;
    hand.results[rules.pays_at_once] += auto_loss;
    for (auto& passes : hand.passes) passes = rules.pass_on_all_lost ? auto_loss : Fraction{0};
    for (int point = 2; point <= 5; ++point) {
        const Fraction chance = counts.at(point) / decided;
        const bool again = rules.tie == ceelo::Tie::Reroll;
        const Fraction all = decided - (again ? counts.at(point) : 0);
        const Ways ways = ways_against(rules, counts, point, all);
        hand.results[rules.pays_456] += chance * counts.at(20) / all;
        hand.results[rules.pays_triple] += chance * counts.at(30) / all;
        hand.results[rules.pays_111] += chance * counts.at(31) / all;
        hand.results[rules.pays_point] += chance * ways.point;
        hand.results[-1] += chance * ways.lost;
        hand.results[0] += chance * ways.tied;
        for (std::size_t players = 2; players <= 6; ++players)
            hand.passes[players] += chance * passes_against(rules, ways, static_cast<int>(players));
    }
    std::erase_if(hand.results, [](const auto& result) { return result.second == 0; });
    return hand;
}

void check(const ceelo::Rules& rules) {
    const auto bet = odds::ceelo_bet(rules);
    const ByHand hand = by_hand(rules);
    REQUIRE(bet.results.size() == hand.results.size());
    for (const auto& [coins, chance] : odds::flat_bet(rules).nets)
        CHECK(chance == hand.results.at(static_cast<int>(coins)));
    Fraction all = 0, edge = 0, square = 0;
    for (const auto& [net, chance] : bet.results) {
        CHECK(to_text(chance) == to_text(hand.results.at(static_cast<int>(net))));
        all += chance;
        edge -= net * chance;
        square += net * net * chance;
    }
    CHECK(all == 1);
    CHECK(bet.win + bet.lose + bet.push == 1);
    CHECK(bet.banker_edge == edge);
    CHECK(bet.variance == square - edge * edge);
    for (int players = 2; players <= 6; ++players)
        CHECK(to_text(odds::ceelo_bank_passes(rules, players)) ==
              to_text(hand.passes[static_cast<std::size_t>(players)]));
}

}  // namespace

TEST_CASE("half of all throws decide nothing: the banker throws twice on average, and a player against a score too") {
    const auto bet = odds::ceelo_bet({});
    CHECK(bet.throws == 2 + 2 * fraction(5, 9));
}

TEST_CASE("the odds at both ends of every knob are those of a plain loop") {
    for (const auto& knob : ceelo::Rules::knobs())
        for (const int value : {knob.least, knob.least + 1, knob.most}) {
            ceelo::Rules rules;
            knob.set(rules, value);
            CAPTURE(value);
            check(rules);
        }
}

TEST_CASE("the odds of sheets with several knobs turned are those of a plain loop") {
    for (int n = 0; n < 48; ++n) {
        ceelo::Rules rules;
        rules.tie = static_cast<ceelo::Tie>(n % 3);
        rules.pass_on_all_lost = n / 3 % 2 != 0;
        rules.pass_on_special = n / 6 % 2 != 0;
        rules.pays_111 = 1 + n % 5;
        rules.pays_triple = 1 + n % 4;
        rules.pays_456 = 1 + n % 7;
        rules.pays_point = 1 + n / 12 % 2;
        rules.pays_at_once = 1 + n / 24;
        CAPTURE(n);
        check(rules);
    }
}

TEST_CASE(
    "a fair sheet of cee-lo is the nearest that leaves the banker so much, the sheet itself where it does already") {
    const auto found = odds::fair_sheet(ceelo::Rules{}, fraction(0, 1), fraction(1, 100));
    REQUIRE(found);
    const Fraction banker = odds::ceelo_bet(*found).banker_edge;
    CHECK((fraction(0, 1) <= banker && banker <= fraction(1, 100)));
    int turned = 0;
    for (const auto& knob : ceelo::Rules::knobs()) turned += knob.get(*found) != knob.get(ceelo::Rules{});
    CHECK(turned == 1);
    CHECK(odds::fair_sheet(*found, fraction(0, 1), fraction(1, 100)) == found);
    CHECK(odds::fair_sheet(ceelo::Rules{}, fraction(2, 100), fraction(3, 100)) == ceelo::Rules{});
    CHECK_FALSE(odds::fair_sheet(ceelo::Rules{}, fraction(9, 10), fraction(1, 1)));
}
