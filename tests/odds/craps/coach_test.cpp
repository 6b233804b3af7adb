// What a bet costs and gives away, and what the chips that are down can come to, against plain loops.
#include "odds/craps/coach.h"
#include "longer.h"
#include "odds/craps/odds.h"
#include "odds/craps/played.h"
#include "rules/craps/bets.h"
#include "rules/craps/table.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <sstream>

using namespace boxcars;
using namespace boxcars::odds;
using namespace boxcars::craps_played;
using craps::Bet, craps::Kind, craps::Rules, craps::State, odds::fraction;

namespace {

struct Known {
    const Rules& rules;
    int point;
    std::map<Spot, std::optional<BetOdds>> kept{};
    KnownOdds odds() {
        return [this](Spot spot) -> const BetOdds* {
            const auto [at, fresh] = kept.try_emplace(spot);
            if (fresh) at->second = odds_of(rules, spot, point);
            return at->second ? &*at->second : nullptr;
        };
    }
};

template <class Look>
void each_table(const Look& look) {
    for (const Rules& rules : craps_table::unlike_sheets()) {
        std::vector<int> points = box_numbers(rules);
        points.push_back(0);
        for (const int point : points) {
            Known known{rules, point};
            for (const State& state : tables(rules, point)) look(rules, state, known.odds());
        }
    }
}

}  // namespace

TEST_CASE("craps coach: an hour's cost is the exact edge of all that is paid, by the throw") {
    each_table([](const Rules& rules, const State&, const KnownOdds& known) {
        for (const Spot spot : spots(rules)) {
            const BetOdds* odds = known(spot);
            if (!odds) continue;
            const Cents stake = 600 * dollar;
            const Fraction upkeep{1, 7};
            const BetCost of = cost(rules, *odds, upkeep, spot, stake);
            const Cents vig = rules.vig_on == VigPaid::WithBet ? vig_of(rules, spot, stake) : 0;
            CHECK(of.exact);
            CHECK(of.per_bet == odds->edge_per_bet * static_cast<long>(stake + vig));
            CHECK(of.per_throw == upkeep * static_cast<long>(stake + vig));
        }
    });
    const Rules plain;
    CHECK_FALSE(cost(plain, *odds_of(plain, {Kind::Buy, 4}), 0, {Kind::Buy, 4}, 5 * dollar + 1).exact);
}

TEST_CASE("craps coach: an hour counts the come-outs on which a bet rests") {
    const Rules rules;
    const auto hour = [&](Spot spot, Cents stake) {
        const BetOdds known = *odds_of(rules, spot);
        return to_double(cost(rules, known, edge_per_table_throw(rules, known, spot), spot, stake).per_throw) * 100;
    };
    CHECK(hour({Kind::Place, 6}, 6 * dollar) == doctest::Approx(195.49).epsilon(1e-4));
    CHECK(hour({Kind::Hard, 6}, 6 * dollar) == doctest::Approx(1173.0).epsilon(1e-3));
    CHECK(hour({Kind::DontPass}, 6 * dollar) == doctest::Approx(242.4).epsilon(1e-3));
    CHECK(edge_per_table_throw(rules, *odds_of(rules, {Kind::Pass}), {Kind::Pass}) ==
          odds_of(rules, {Kind::Pass})->edge_per_roll);
    CHECK(edge_per_table_throw(rules, *odds_of(rules, {Kind::Field}), {Kind::Field}) ==
          odds_of(rules, {Kind::Field})->edge_per_roll);
}

TEST_CASE("craps coach: what costs less takes the same stake now, costs less, and nothing is cheaper") {
    int nth = 0;
    each_table([&](const Rules& rules, const State& state, const KnownOdds& known) {
        const std::vector<Spot> all = spots(rules);
        std::map<Spot, Fraction> kept;
        const KnownUpkeep upkeep = [&](Spot spot) -> const Fraction& {  // any order of costs will do here
            return kept.try_emplace(spot, known(spot)->edge_per_roll).first->second;
        };
        for (const Spot spot : all)
            for (const Cents stake : {5 * dollar, 6 * dollar, 25 * dollar}) {
                if (nth++ % test::longer(7, 1) != 0 || !known(spot)) continue;
                const Fraction own = cost(rules, *known(spot), upkeep(spot), spot, stake).per_throw;
                const auto other = cheaper(rules, state, spot, stake, all, known, upkeep);
                std::optional<Fraction> least;
                bool same = false;
                for (const Spot one : all) {
                    const bool taken = !refusal(rules, state, Bet{one, stake});
                    if (one == spot || !taken || !known(one)) continue;
                    const Fraction there = cost(rules, *known(one), upkeep(one), one, stake).per_throw;
                    if (there >= own) continue;
                    const bool alike = parts_ways(rules, spot, one, state) == 0;
                    if (least && (same && !alike)) continue;
                    if (!least || (alike && !same) || there < *least) least = there;
                    same = same || alike;
                }
                INFO(to_text(spot), " ", stake, " point ", state.point);
                REQUIRE(other.has_value() == least.has_value());
                if (!other) continue;
                CHECK_FALSE(refusal(rules, state, Bet{other->spot, stake}));
                CHECK(other->cost.per_throw == *least);
                CHECK((other->parts == 0) == same);
            }
    });
}

TEST_CASE("craps coach: how often two bets end differently is how often they do when they are played") {
    const std::vector<Spot> some{{Kind::DontPass}, {Kind::ComeOdds, 6}, {Kind::ComeOdds, 9}, {Kind::Place, 6},
                                 {Kind::Place, 8}, {Kind::Place, 9},    {Kind::Buy, 6},      {Kind::PutOdds, 5},
                                 {Kind::Big, 6},   {Kind::Hard, 6},     {Kind::Field},       {Kind::AnySeven}};
    const Rules rules;
    for (const int point : {0, 6, 8})
        for (const State& table : tables(rules, point))
            for (const Spot one : some)
                for (const Spot other : some) {
                    if (!(one < other)) continue;
                    INFO(to_text(one), " and ", to_text(other), " at ", point);
                    CHECK(to_double(parts_ways(rules, one, other, table)) ==
                          doctest::Approx(parts_when_played(rules, one, other, table)).epsilon(1e-9));
                }
    const auto parts = [&](Spot one, Spot other, int point) { return parts_ways(rules, one, other, {.point = point}); };
    CHECK(parts({Kind::Place, 6}, {Kind::Big, 6}, 6) == 0);
    CHECK(parts({Kind::Place, 6}, {Kind::Big, 6}, 0) > 0);  // a 7 on the come-out takes big 6 alone
    CHECK(parts({Kind::Place, 6}, {Kind::PassOdds}, 6) == 0);
    CHECK(parts({Kind::Place, 6}, {Kind::PassOdds}, 8) > 0);
    CHECK(parts({Kind::Place, 9}, {Kind::ComeOdds, 9}, 6) > 0);  // a 7 on a come-out returns the odds
    CHECK(parts({Kind::Small}, {Kind::Tall}, 0) == 1);
}

TEST_CASE("craps coach: a bet gives away what the cheapest bet that wins about as often would have kept") {
    const Rules rules;
    Known known{rules, 6};
    State state = opening(rules);
    state.point = 6;
    state.new_hand = state.after_seven = false;
    const CrapsJudged big = judge(rules, {state, {Kind::Big, 6}, 6 * dollar}, known.odds());
    CHECK(big.better == Spot{Kind::DontCome});
    CHECK(big.given_away == doctest::Approx(600.0 / 11 - 600 * 3.0 / 220));
    const CrapsJudged any = judge(rules, {state, {Kind::AnySeven}, 5 * dollar}, known.odds());
    CHECK(to_double(any.cost) == doctest::Approx(500.0 / 6));
    CHECK(any.better == Spot{Kind::CAndE});
    CHECK(any.given_away == doctest::Approx(500.0 / 6 - 500.0 / 9));
    CHECK(judge(rules, {state, {Kind::DontCome}, 5 * dollar}, known.odds()).given_away == 0);
}

namespace {

State at(int point, const std::string& chips) {  // "pass 1000 come 500", in cents
    State state = opening(Rules{});
    state.bankroll = 100'000'000;
    state.point = point;
    std::istringstream words{chips};
    Cents amount = 0;
    for (std::string name; words >> name >> amount;) advance(Rules{}, state, Bet{*craps::spot_from(name), amount});
    return state;
}
State crowded() {  // forty bets and more, each at a stake that can be paid
    State state = at(6, "");
    for (const auto spot : spots(Rules{}))
        if (spot.kind < Kind::Hop && spot.kind != Kind::DontPassOdds)
            advance(Rules{}, state, Bet{spot, 50 * unit(Rules{}, spot, 6)});
    return state;
}
bool nearly(double a, double b) { return std::abs(a - b) < 2e-12; }

double all_of(const odds::HandForecast& forecast) {
    double sum = forecast.unresolved;
    for (const auto& [worth, chance] : forecast.worth) sum += chance;
    return sum;
}

double sum_of_lone_means(const Rules& rules, State state) {  // bets do not affect one another
    double sum = 0;
    for (const auto& bet : std::vector{state.bets}) {
        state.bets = {bet};
        sum += odds::rest_of_hand(rules, state).mean;
    }
    return sum;
}

// A place bet on 6 that stays down: the chance of each number of hits before the seven-out, all 36 throws a step.
std::vector<double> hits_on_six(int point) {
    std::vector<std::vector<double>> here(13, std::vector<double>(150));
    std::vector<double> out(150);
    here[static_cast<std::size_t>(point)][0] = 1;
    for (int step = 0; step < 250; ++step) {
        std::vector<std::vector<double>> next(13, std::vector<double>(150));
        for (int puck : {0, 4, 5, 6, 8, 9, 10})
            for (std::size_t hits = 0; hits + 1 < 150; ++hits)
                for (int a = 1; a <= 6; ++a)
                    for (int b = 1; b <= 6; ++b) {
                        const double share = here[static_cast<std::size_t>(puck)][hits] / 36;
                        const int sum = a + b;
                        const bool box = sum >= 4 && sum <= 10 && sum != 7;
                        if (puck != 0 && sum == 7) {
                            out[hits] += share;
                            continue;
                        }
                        const int then = puck == 0 ? (box ? sum : 0) : sum == puck ? 0 : puck;
                        next[static_cast<std::size_t>(then)][hits + (puck != 0 && sum == 6)] += share;
                    }
        here.swap(next);
    }
    return out;
}

}  // namespace

TEST_CASE("the next throw: all 36 ways, and the facts add up to the bankroll's change") {
    const State state = crowded();
    REQUIRE(state.bets.size() >= 40);
    const auto next = odds::next_throw({}, state);
    CHECK(next.throws.size() == 21);
    CHECK(next.ways_up + next.ways_level + next.ways_down == 36);
    odds::Fraction mean, squares;
    for (const auto& one : next.throws) {
        Cents reported = 0;
        for (const auto& fact : one.facts) reported += craps::to_bankroll(fact);
        CHECK(reported == one.bankroll);
        mean += fraction(one.ways * one.worth, 36);
        squares += fraction(one.ways * one.worth * one.worth, 36);
    }
    CHECK(next.mean == mean);
    const auto moments = odds::worth_moments({}, state);
    CHECK(moments.mean == doctest::Approx(odds::to_double(mean)));
    CHECK(moments.variance == doctest::Approx(odds::to_double(odds::Fraction{squares - mean * mean})));
}

TEST_CASE("a winning place bet stays down: its stake is worth what it was, its win is more") {
    const auto next = odds::next_throw({}, at(4, "place_6 1200"));
    for (const auto& one : next.throws) {
        const int sum = one.first + one.second;
        CHECK(one.worth == (sum == 6 ? 1400 : sum == 7 ? -1200 : 0));
        CHECK(one.bankroll == (sum == 6 ? 1400 : 0));
    }
}

TEST_CASE("the rest of the hand with the line alone is the line's own odds") {
    const auto hand = odds::rest_of_hand({}, at(0, "pass 1000"));
    CHECK(nearly(hand.ahead, 244.0 / 495));
    CHECK(nearly(hand.behind, 251.0 / 495));
    CHECK(nearly(hand.mean / 1000, -7.0 / 495));
    CHECK(hand.quantile(0.5) == -1000);
    CHECK(hand.quantile(0.51) == 1000);
}

TEST_CASE("don't pass through the hand is pushed once in 36 and otherwise wins or loses its stake") {
    const auto hand = odds::rest_of_hand({}, at(0, "dont_pass 1000"));
    CHECK(nearly(hand.even, 1.0 / 36));
    CHECK(nearly(hand.ahead, 949.0 / 1980));
}

TEST_CASE("place 6 wins on until the seven-out, resting on come-outs") {
    for (const int point : {6, 9}) {
        const auto hits = hits_on_six(point);
        const auto hand = odds::rest_of_hand({}, at(point, "place_6 1200"));
        REQUIRE(hand.worth.size() > 20);
        REQUIRE(hand.worth.size() < hits.size());
        for (std::size_t n = 0; n < hand.worth.size(); ++n) {
            CHECK(hand.worth[n].change == static_cast<Cents>(n) * 1400 - 1200);
            CHECK(nearly(hand.worth[n].chance, hits[n]));
        }
    }
}

TEST_CASE("the rest of the hand: chances add up to 1, and the mean is the sum of the bets' own") {
    const State state =
        at(6, "pass 1000 pass_odds 5000 place_5 2500 place_8 1200 hard_4 500 come 1000 field 500 buy_10 2000");
    const auto hand = odds::rest_of_hand({}, state);
    CHECK(hand.too_large.empty());
    CHECK(nearly(all_of(hand), 1));
    CHECK(nearly(hand.ahead + hand.even + hand.behind + hand.unresolved, 1));
    CHECK(hand.unresolved < 1e-12);
    CHECK(std::abs(hand.mean - sum_of_lone_means({}, state)) < 1e-5);
    CHECK(hand.quantile(0) == hand.worth.front().change);
    CHECK(hand.quantile(1) == hand.worth.back().change);
}

TEST_CASE("a come bet that follows another to the same number keeps its own stake") {
    for (const bool crapless : {false, true}) {
        const Rules rules{.crapless = crapless};
        State state = at(9, "come 1000 pass 1000");
        for (const int number : {4, 6}) advance(rules, state, Bet{{Kind::ComeOn, number}, 2500});
        const auto hand = odds::rest_of_hand(rules, state);
        CHECK(hand.too_large.empty());
        CHECK(std::abs(hand.mean - sum_of_lone_means(rules, state)) < 1e-7);
    }
}

TEST_CASE("a place bet called off neither wins nor loses, whatever is thrown") {
    State state = at(4, "place_6 1200");
    advance(Rules{}, state, craps::CallIt{{Kind::Place, 6}, craps::Call::Off});
    CHECK(nearly(odds::rest_of_hand({}, state).even, 1));
    CHECK(odds::next_throw({}, state).ways_level == 36);
}

TEST_CASE("vig paid in advance is lost with the bet, not before") {
    const Rules rules{.vig_on = craps::VigPaid::WithBet};
    State state = at(4, "");
    advance(rules, state, Bet{{Kind::Buy, 10}, 2000});
    const auto next = odds::next_throw(rules, state);
    for (const auto& one : next.throws) {
        const int sum = one.first + one.second;
        CHECK(one.worth == (sum == 10 ? 4000 - 100 : sum == 7 ? -2100 : 0));
    }
}

TEST_CASE("with nothing down nothing can change") {
    const auto hand = odds::rest_of_hand({}, at(8, ""));
    REQUIRE(hand.worth.size() == 1);
    CHECK(hand.worth[0].change == 0);
    CHECK(hand.even == 1);
}

TEST_CASE("a hand with too many states to count is refused with a sentence") {
    const auto hand =
        odds::rest_of_hand({}, at(6, "pass 1000 all 500 hard_4 500 hard_6 500 come 1000 come_4 1000 come_5 1000"));
    CHECK(hand.too_large ==
          "More than 4000 different states can be come to, too many to count exactly. Take some bets down.");
    CHECK(hand.worth.empty());
}
