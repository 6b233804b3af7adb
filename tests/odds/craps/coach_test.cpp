// What the coach at craps works out, against the rules: every spot of every sheet at every point.
#include "odds/craps/coach.h"
#include "rules/craps/sheets.h"

#include <doctest/doctest.h>

#include <map>

using namespace boxcars;
using namespace boxcars::odds;
using namespace boxcars::craps;

namespace {

// A table with that point and nothing on it, or a line bet and a come bet.
std::vector<State> tables(const Rules& rules, int point) {
    State bare = opening(rules);
    bare.point = point;
    bare.new_hand = bare.after_seven = point == 0;
    State line = bare;
    if (point != 0) line.bets = {{{Kind::Pass}, 10 * dollar}, {{Kind::ComeOn, 8}, 10 * dollar}};
    return {bare, line};
}

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

// What each throw does to a bet that lies there alone, by playing it: won, lost, moved or nothing.
std::vector<int> played(const Rules& rules, Spot spot, int point) {
    std::vector<int> all;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            State state = opening(rules);
            state.point = point;
            state.new_hand = state.after_seven = point == 0;
            const Spot base = base_of(spot);
            if (base != spot) state.bets.push_back({base, 600 * dollar, 0, Call::On, 0});
            state.bets.push_back({spot, 600 * dollar, 0, may_call(spot.kind) ? Call::On : Call::ByRule, 0});
            int what = 0;
            for (const Fact& fact : apply(rules, state, Rolled{first, second}).facts) {
                if (const auto* won = std::get_if<Won>(&fact); won && won->spot == spot) what = won->won > 0 ? 1 : what;
                if (const auto* lost = std::get_if<Lost>(&fact); lost && lost->spot == spot) what = -1;
            }
            all.push_back(what);
        }
    return all;
}

}  // namespace

TEST_CASE("craps coach: an hour's cost is the exact edge of all that is paid, by the throw") {
    each_table([](const Rules& rules, const State&, const KnownOdds& known) {
        for (const Spot spot : spots(rules)) {
            const BetOdds* odds = known(spot);
            if (!odds) continue;
            const Cents stake = 600 * dollar;
            const BetCost of = cost(rules, *odds, spot, stake);
            const Cents vig = rules.vig_on == VigPaid::WithBet ? vig_of(rules, spot, stake) : 0;
            CHECK(of.exact);
            CHECK(of.per_bet == odds->edge_per_bet * static_cast<long>(stake + vig));
            CHECK(of.per_throw == odds->edge_per_roll * static_cast<long>(stake + vig));
        }
    });
    const Rules plain;
    CHECK_FALSE(cost(plain, *odds_of(plain, {Kind::Buy, 4}), {Kind::Buy, 4}, 5 * dollar + 1).exact);
}

TEST_CASE("craps coach: what costs less takes the same stake now, costs less, and nothing is cheaper") {
    each_table([](const Rules& rules, const State& state, const KnownOdds& known) {
        const std::vector<Spot> all = spots(rules);
        for (const Spot spot : all)
            for (const Cents stake : {5 * dollar, 6 * dollar, 25 * dollar}) {
                if (!known(spot)) continue;
                const Fraction own = cost(rules, *known(spot), spot, stake).per_throw;
                const auto other = cheaper(rules, state, spot, stake, all, known);
                std::optional<Fraction> least;
                bool same = false;
                for (const Spot one : all) {
                    const bool taken = !refusal(rules, state, Bet{one, stake});
                    if (one == spot || !taken || !known(one)) continue;
                    const Fraction there = cost(rules, *known(one), one, stake).per_throw;
                    if (there >= own) continue;
                    const bool alike = same_throws(rules, spot, one, state.point);
                    if (least && (same && !alike)) continue;
                    if (!least || (alike && !same) || there < *least) least = there;
                    same = same || alike;
                }
                INFO(to_text(spot), " ", stake, " point ", state.point);
                REQUIRE(other.has_value() == least.has_value());
                if (!other) continue;
                CHECK_FALSE(refusal(rules, state, Bet{other->spot, stake}));
                CHECK(other->cost.per_throw == *least);
                CHECK(other->same_throws == same);
            }
    });
}

TEST_CASE("craps coach: of two bets that he calls the same, the same throws win and lose when they are played") {
    int pairs = 0;
    for (const Rules& rules : craps_table::unlike_sheets())
        for (const int point : {0, 6, 8})
            for (const Spot one : spots(rules))
                for (const Spot other : spots(rules)) {
                    if (!(one < other) || !same_throws(rules, one, other, point)) continue;
                    if ((is_line_odds(one.kind) || is_line_odds(other.kind)) && point == 0) continue;
                    ++pairs;
                    CHECK_MESSAGE(played(rules, one, point) == played(rules, other, point), to_text(one), " and ",
                                  to_text(other), " at ", point);
                }
    CHECK(pairs > 100);
    CHECK(same_throws({}, {Kind::Place, 6}, {Kind::Big, 6}, 0));
    CHECK(same_throws({}, {Kind::Place, 6}, {Kind::PassOdds}, 6));
    CHECK_FALSE(same_throws({}, {Kind::Place, 6}, {Kind::PassOdds}, 8));
    CHECK_FALSE(same_throws({}, {Kind::Place, 6}, {Kind::Hard, 6}, 0));
    CHECK_FALSE(same_throws({}, {Kind::Small}, {Kind::Tall}, 0));
}

TEST_CASE("craps coach: big six gives away what place six would have kept; the line gives nothing away") {
    const Rules rules;
    Known known{rules, 0};
    const State state = opening(rules);
    const CrapsJudged big = judge(rules, {state, {Kind::Big, 6}, 6 * dollar}, known.odds());
    REQUIRE(big.better);
    CHECK(*big.better == Spot{Kind::Place, 6});
    CHECK(big.given_away == doctest::Approx(600.0 / 11 - 600.0 / 66));
    CHECK_FALSE(judge(rules, {state, {Kind::Pass}, 6 * dollar}, known.odds()).better);
    CHECK(judge(rules, {state, {Kind::Field}, 5 * dollar}, known.odds()).given_away == 0);
}
