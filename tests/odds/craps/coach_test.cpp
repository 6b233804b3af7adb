// What the coach at craps works out, against the rules: every spot of every sheet at every point.
#include "odds/craps/coach.h"
#include "longer.h"
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
            state.bets.push_back({spot, 600 * dollar, 0, Call::ByRule, 0});
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
                    const bool alike = parts_ways(rules, spot, one, state.point) == 0;
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

namespace {

// The chance that two bets part ways, by playing every throw through the rules from that point on, until what is left
// is too little to matter. Bets lie as they do at the table: they rest where their rule says so.
double parts_when_played(const Rules& rules, Spot one, Spot other, int point) {
    std::map<int, double> at{{point, 1.0}};
    double parted = 0;
    for (int throws = 0; throws < 400; ++throws) {
        std::map<int, double> next;
        for (const auto& [now, chance] : at) {
            const auto ones = played(rules, one, now), others = played(rules, other, now);
            for (std::size_t nth = 0; nth < 36; ++nth) {
                const double part = chance / 36;
                const int sum = static_cast<int>(nth / 6 + nth % 6) + 2;
                if (ones[nth] != others[nth]) parted += part;
                if (ones[nth] != 0 || others[nth] != 0) continue;
                const auto boxes = box_numbers(rules);
                const bool boxed = std::ranges::find(boxes, sum) != boxes.end();
                next[now == 0 ? (boxed ? sum : 0) : sum == now || sum == 7 ? 0 : now] += part;
            }
        }
        at = std::move(next);
    }
    return parted;
}

}  // namespace

TEST_CASE("craps coach: how often two bets part ways is how often they do when they are played") {
    const Rules rules;
    const std::vector<Spot> some{{Kind::Place, 6}, {Kind::Big, 6}, {Kind::Buy, 6},  {Kind::Place, 8},
                                 {Kind::Hard, 6},  {Kind::Field},  {Kind::AnySeven}};
    for (const int point : {0, 6, 8})
        for (const Spot one : some)
            for (const Spot other : some) {
                if (!(one < other)) continue;
                INFO(to_text(one), " and ", to_text(other), " at ", point);
                CHECK(to_double(parts_ways(rules, one, other, point)) ==
                      doctest::Approx(parts_when_played(rules, one, other, point)).epsilon(1e-9));
            }
    CHECK(parts_ways(rules, {Kind::Place, 6}, {Kind::Big, 6}, 6) == 0);
    CHECK(parts_ways(rules, {Kind::Place, 6}, {Kind::Big, 6}, 0) > 0);  // a 7 on the come-out takes big 6 alone
    CHECK(parts_ways(rules, {Kind::Place, 6}, {Kind::PassOdds}, 6) == 0);
    CHECK(parts_ways(rules, {Kind::Place, 6}, {Kind::PassOdds}, 8) > 0);
    CHECK(parts_ways(rules, {Kind::Small}, {Kind::Tall}, 0) == 1);
}

TEST_CASE("craps coach: big six gives away what place six would have kept; the line gives nothing away") {
    const Rules rules;
    Known known{rules, 6};
    State state = opening(rules);
    state.point = 6;
    state.new_hand = state.after_seven = false;
    const CrapsJudged big = judge(rules, {state, {Kind::Big, 6}, 6 * dollar}, known.odds());
    CHECK(big.given_away == doctest::Approx(600.0 / 11 - 600.0 / 66));
    const CrapsJudged any = judge(rules, {state, {Kind::AnySeven}, 5 * dollar}, known.odds());
    CHECK(to_double(any.cost) == doctest::Approx(500.0 / 6));
    CHECK(judge(rules, {state, {Kind::Field}, 5 * dollar}, known.odds()).given_away == 0);
}
