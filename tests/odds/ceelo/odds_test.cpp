// Cee-lo's exact odds against a plain loop over the 216 throws, its coach, and the best reply to the others.
#include "odds/ceelo/odds.h"

#include "odds/bankroll/bankroll.h"
#include "odds/ceelo/tables.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>

using namespace boxcars;
using odds::Fraction, odds::fraction, odds::to_text;
using namespace boxcars::odds;

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

// `first`: it is the bet of the first seat, against another player's bank.
Ways ways_against(const ceelo::Rules& rules, const std::map<int, int>& counts, int point, const Fraction& all,
                  bool first = true) {
    const bool first_wins = rules.tie == ceelo::Tie::First;
    Ways ways{(counts.at(20) + counts.at(30) + counts.at(31)) / all, 0, counts.at(10) / all, 0};
    for (int score = 1; score <= 6; ++score) {
        const Fraction part = counts.at(score) / all;
        if (score > point || (score == point && first_wins && first)) ways.point += part;
        if (score < point || (score == point && rules.tie == ceelo::Tie::Banker)) ways.lost += part;
        if (score == point && (rules.tie == ceelo::Tie::Push || (first_wins && !first))) ways.tied += part;
    }
    return ways;
}

// That the bank passes from a banker with a score, against so many players: all points, all wins, no special at all.
Fraction passes_against(const ceelo::Rules& rules, const Ways& first, const Ways& others, int players) {
    Fraction points = 1, wins = 1, no_special = 1;
    for (int player = 1; player < players; ++player) {
        const Ways& ways = player == 1 ? first : others;
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
        const Ways ways = ways_against(rules, counts, point, all),
                   others = ways_against(rules, counts, point, all, false);
        hand.results[rules.pays_456] += chance * counts.at(20) / all;
        hand.results[rules.pays_triple] += chance * counts.at(30) / all;
        hand.results[rules.pays_111] += chance * counts.at(31) / all;
        hand.results[rules.pays_point] += chance * ways.point;
        hand.results[-1] += chance * ways.lost;
        hand.results[0] += chance * ways.tied;
        for (std::size_t players = 2; players <= 6; ++players)
            hand.passes[players] += chance * passes_against(rules, ways, others, static_cast<int>(players));
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
    for (int n = 0; n < 64; ++n) {
        const ceelo::Rules rules{.tie = static_cast<ceelo::Tie>(n % 4),
                                 .pass_on_all_lost = n / 4 % 2 != 0,
                                 .pass_on_special = n / 8 % 2 != 0,
                                 .pays_111 = 1 + n % 5,
                                 .pays_triple = 1 + n % 4,
                                 .pays_456 = 1 + n % 7,
                                 .pays_point = 1 + n / 16 % 2,
                                 .pays_at_once = 1 + n / 32};
        CAPTURE(n);
        check(rules);
    }
}

TEST_CASE("where the first seat wins equal scores, each pair of seats has the odds of the sheet that treats it so") {
    const auto first = odds::ceelo_bet({.tie = ceelo::Tie::First}), push = odds::ceelo_bet({}),
               banker = odds::ceelo_bet({.tie = ceelo::Tie::Banker});
    CHECK(to_text(push.banker_edge - first.banker_edge) == "25/324");  // a coin for each push
    for (std::size_t nth = 0; nth < first.against.size(); ++nth) {
        if (first.against[nth].point == 0) continue;
        CHECK(odds_between(first.against[nth], 0, 1).edge == banker.against[nth].player.edge);
        CHECK(odds_between(first.against[nth], 1, 2).edge == push.against[nth].player.edge);
        CHECK(odds_between(first.against[nth], 2, 0).edge == first.against[nth].player.edge);
    }
}

TEST_CASE("a fair sheet of cee-lo is the nearest that leaves the banker so much, or the sheet itself if it does") {
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

namespace {

bool no_less(double a, double b) { return a > b - 1e-9; }

// Is there a size that wins as often at least, and brings so much more?
bool is_there(std::span<const CeeloChoice> choices, const CeeloChoice& than, double more) {
    return std::ranges::any_of(choices, [&](const CeeloChoice& one) {
        return no_less(one.wins, than.wins) && std::abs(one.coins - than.coins - more) < 1e-9;
    });
}

TEST_CASE("cee-lo coach: some other stake gains what a stake gave away, winning as often, and none gains more") {
    int decisions = 0, mistakes = 0;
    test::every_ceelo_decision([&](const ceelo::Rules&, const ceelo::State&, std::span<const CeeloChoice> choices) {
        for (const CeeloChoice& chosen : choices) {
            const CeeloJudged judged = judge(choices, chosen.amount);
            REQUIRE(judged.given_away >= 0);
            REQUIRE(is_there(choices, chosen, judged.given_away));
            for (const CeeloChoice& other : choices)
                REQUIRE((!no_less(other.wins, chosen.wins) || no_less(chosen.coins + judged.given_away, other.coins)));
            REQUIRE((judged.better.amount == chosen.amount) == (judged.given_away == 0));
            ++decisions;
            mistakes += judged.given_away > 0;
        }
    });
    CHECK(decisions > 1'500);
    CHECK(mistakes > 1'000);
    CHECK(mistakes < decisions);
}

TEST_CASE("cee-lo coach: while nobody can lose all, a coin too many or one too few staked costs the bank's edge") {
    const ceelo::Rules rules;
    const auto bet = ceelo_bet(rules);
    ceelo::State state = opening(rules);
    advance(rules, state, ceelo::Begin{0});
    const auto stakes = ceelo_choices(bet, rules, state);
    CHECK(judge(std::span{stakes}.first(9), 4).given_away == doctest::Approx(5 * 2.0 / 81));
    advance(rules, state, ceelo::Stake{9});
    const auto bets = ceelo_choices(bet, rules, state);
    CHECK(judge(bets, 1).given_away == 0);
    CHECK(judge(bets, 7).given_away == doctest::Approx(6 * 2.0 / 81));
    CHECK(judge(bets, 7).better.amount == 1);
}

TEST_CASE("cee-lo coach: coins given up for a better chance to win are no mistake, and are named beside it") {
    const std::vector<CeeloChoice> choices{{1, 9.9, 0.30}, {2, 9.8, 0.35}, {3, 9.7, 0.34}};
    CHECK(judge(choices, 2).given_away == 0);
    CHECK(judge(choices, 1).given_away == 0);
    CHECK(judge(choices, 3).better.amount == 2);
    CHECK(judge(choices, 3).given_away == doctest::Approx(0.1));
    CHECK(to_compare(choices, 1)->amount == 2);
    CHECK(to_compare(choices, 2)->amount == 1);
    CHECK(to_compare(choices, 3)->amount == 2);
}

TEST_CASE("cee-lo coach: where every size is worth the same none is a mistake and none is named") {
    const std::vector<CeeloChoice> choices{{1, 10, 0.5}, {2, 10, 0.5}, {3, 10, 0.5}};
    for (int amount = 1; amount <= 3; ++amount) {
        CHECK(judge(choices, amount).alike);
        CHECK(judge(choices, amount).given_away == 0);
        CHECK(to_compare(choices, amount) == nullptr);
    }
}

ceelo::State begun(const ceelo::Rules& rules) {
    ceelo::State state = opening(rules);
    advance(rules, state, ceelo::Begin{0});
    return state;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

// Every throw that tells results apart, to the end of the round: nothing is taken on average.
CeeloChoice thrown_out(const CeeloBet& bet, const ceelo::Rules& rules, const ceelo::State& state, int player,
                       int against = -1) {
    CeeloChoice sum;
    if (state.phase != ceelo::Phase::BankerThrows && state.phase != ceelo::Phase::BettorThrows) {
        int leading = 0;
        for (int other = 0; other < rules.players; ++other) leading += leads(state, other);
        sum.coins = worth(state, player);
        sum.wins = !over(rules, state) ? sum.coins / all_coins(state) : leads(state, player) ? 1.0 / leading : 0;
        return sum;
    }
    const auto add = [&](const Fraction& chance, const ceelo::Faces& faces, int now) {
        const auto next = thrown_out(bet, rules, apply(rules, state, ceelo::Rolled{faces}).next, player, now);
        sum.coins += to_double(chance) * next.coins;
        sum.wins += to_double(chance) * next.wins;
    };
    if (against < 0)
        for (int nth = 0; const auto& each : bet.against) add(each.chance, each.faces, nth++);
    else
        for (const auto& each : bet.against[static_cast<std::size_t>(against)].results)
            add(each.chance, each.faces, against);
    return sum;
}

// A state of the game in which somebody decides, some random rounds after its begin.
ceelo::State some_decision(const ceelo::Rules& rules, std::mt19937& random) {
    const auto between = [&](int least, int most) { return std::uniform_int_distribution{least, most}(random); };
    ceelo::State state = begun(rules);
    for (int left = between(0, 40); left > 0 || most_offered(state) == 0; --left) {
        if (over(rules, state)) state = begun(rules);
        if (const int most = most_offered(state); most == 0)
            advance(rules, state, ceelo::Rolled{{between(1, 6), between(1, 6), between(1, 6)}});
        else if (const int amount = between(1, std::max(most / 3, 1)); state.phase == ceelo::Phase::Stake)
            advance(rules, state, ceelo::Stake{amount});
        else
            advance(rules, state, ceelo::Cover{amount});
    }
    return state;
}

}  // namespace

TEST_CASE("nothing is weighed when nobody decides") {
    CHECK(ceelo_choices(ceelo_bet({}), {}, opening(ceelo::Rules{})).empty());
}

TEST_CASE("what is taken on average is what throwing it out comes to, on any sheet, wherever somebody decides") {
    std::mt19937 random{6};
    const auto between = [&](int least, int most) { return std::uniform_int_distribution{least, most}(random); };
    for (int nth = 0; nth < 150; ++nth) {
        ceelo::Rules rules;
        rules.players = between(2, 4);
        rules.coins = between(5, 12);
        rules.tie = static_cast<ceelo::Tie>(between(0, 3));
        for (int* pays : {&rules.pays_111, &rules.pays_triple, &rules.pays_456, &rules.pays_point, &rules.pays_at_once})
            *pays = between(0, 2) > 0 ? 1 : between(1, 4);
        const auto bet = ceelo_bet(rules);
        const auto state = some_decision(rules, random);
        CAPTURE(nth);
        const auto choices = ceelo_choices(bet, rules, state);
        CHECK(std::cmp_equal(choices.size(), most_offered(state)));
        for (const auto& choice : choices) {
            ceelo::State closed = state;
            const bool stakes = state.phase == ceelo::Phase::Stake;
            advance(rules, closed, stakes ? ceelo::Event{ceelo::Stake{choice.amount}} : ceelo::Cover{choice.amount});
            while (closed.phase == ceelo::Phase::Cover) advance(rules, closed, ceelo::Cover{even_bet(rules, closed)});
            const auto exact = thrown_out(bet, rules, closed, state.turn);
            CHECK(near(choice.coins, exact.coins));
            CHECK(near(choice.wins, exact.wins));
        }
    }
}

TEST_CASE("an even bet is a share of what is left, rounded up, as far as there are coins") {
    const ceelo::Rules rules{.players = 4};
    auto state = begun(rules);
    advance(rules, state, ceelo::Stake{8});
    CHECK(even_bet(rules, state) == 3);
    advance(rules, state, ceelo::Cover{3});
    CHECK(even_bet(rules, state) == 3);
    advance(rules, state, ceelo::Cover{1});
    CHECK(even_bet(rules, state) == 4);
    state.coins[3] = 2;
    CHECK(even_bet(rules, state) == 2);
}
