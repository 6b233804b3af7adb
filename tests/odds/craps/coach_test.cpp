// What the coach at craps works out, against the rules: every spot of every sheet at every point.
#include "odds/craps/coach.h"
#include "longer.h"
#include "odds/craps/played.h"
#include "rules/craps/sheets.h"

#include <doctest/doctest.h>

#include <map>

using namespace boxcars;
using namespace boxcars::odds;
using namespace boxcars::craps_played;

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
