#include "odds/siwuliu/odds.h"

#include "base/numbers.h"
#include "odds/fair_sheet.h"

#include <map>

namespace boxcars::odds {
namespace {

using siwuliu::Phase;
using siwuliu::Rules;
using siwuliu::State;

// Of either side: more than any pay-out of one unit, which is a cent here.
constexpr Cents purse = 1'000'000;

std::size_t place_of(int point) { return nth(point - first_point); }

// One throw from a state: how many of the 216 throws decide something, and what.
struct Tree {
    int decided = 0;
    std::map<std::int64_t, int> ends;                    // net result -> ways
    std::array<int, last_point - first_point + 1> to{};  // the ways to each point of the banker
};

Tree tree_of(const Rules& rules, const State& from) {
    static const std::vector<ThrowWays> throws = throws_of({3, 6});
    Tree tree;
    for (const ThrowWays& each : throws) {
        State state = from;
        advance(rules, state, siwuliu::thrown(rules, each.faces));
        if (state == from) continue;
        tree.decided += each.ways;
        if (state.phase == Phase::Betting)
            tree.ends[net_of(state)] += each.ways;
        else
            tree.to[place_of(state.point)] += each.ways;
    }
    return tree;
}

using Results = std::map<std::int64_t, Fraction>;  // net -> chance

Results results_of(const Tree& tree) {
    Results results;
    for (const auto& [net, ways] : tree.ends) results[net] = fraction(ways, tree.decided);
    return results;
}

Fraction mean(const Results& results) {
    Fraction sum;
    for (const auto& [net, chance] : results) sum += chance * whole(net);
    return sum;
}

SiwuliuChances chances(const Results& results) {
    SiwuliuChances reported;
    reported.edge = mean(results);
    for (const auto& [net, chance] : results) {
        reported.results.push_back({net, chance});
        (net > 0 ? reported.win : net < 0 ? reported.lose : reported.push) += chance;
        reported.variance += chance * whole(net * net);
    }
    reported.variance -= reported.edge * reported.edge;
    return reported;
}

Fraction player_edge(const Rules& rules) {
    const Tree bankers = tree_of(rules, one_unit());
    Fraction edge = mean(results_of(bankers));
    for (int point = first_point; point <= last_point; ++point)
        edge +=
            fraction(bankers.to[place_of(point)], bankers.decided) * mean(results_of(tree_of(rules, one_unit(point))));
    return edge;
}

}  // namespace

State one_unit(int point) {
    State state;
    state.bank = purse;
    state.balance = purse;
    state.bet = 1;
    state.phase = point ? Phase::PlayerRolls : Phase::BankerRolls;
    state.point = point;
    return state;
}

std::int64_t net_of(const State& ended) { return ended.balance - purse - 1; }

SiwuliuOdds siwuliu_odds(const Rules& rules) {
    const Tree bankers = tree_of(rules, one_unit());
    SiwuliuOdds odds;
    Results all = results_of(bankers);
    for (const auto& [net, chance] : all) (net < 0 ? odds.auto_win : odds.auto_loss) += chance;
    for (int point = first_point; point <= last_point; ++point) {
        const Results results = results_of(tree_of(rules, one_unit(point)));
        const Fraction reached = fraction(bankers.to[place_of(point)], bankers.decided);
        odds.points[place_of(point)] = reached;
        odds.by_point[place_of(point)] = chances(results);
        for (const auto& [net, chance] : results) all[net] += reached * chance;
    }
    odds.player = chances(all);
    return odds;
}

Chain siwuliu_round(const Rules& rules) {
    const auto next = [&](const State& from, const ThrowWays& thrown) {
        Onward<State> onward{from};
        advance(rules, onward.place, siwuliu::thrown(rules, thrown.faces));
        if (onward.place.phase == Phase::Betting) onward.end = End{net_of(onward.place), 1};
        return onward;
    };
    return compile(one_unit(), throws_of({3, 6}), next, [](const State& state) { return canonical(state); });
}

std::optional<Rules> fair_sheet(const Rules& rules, const Fraction& least, const Fraction& most) {
    using rules::member;
    static constexpr KnobTried<Rules> knobs[] = {{member<&Rules::tie>, 0, 3, false},
                                                 {member<&Rules::pays_111>, 1, 10},
                                                 {member<&Rules::pays_triple>, 1, 6},
                                                 {member<&Rules::pays_456>, 1, 4}};
    return nearest_fair<Rules>(rules, knobs, least, most,
                               [](const Rules& sheet) -> Fraction { return -player_edge(sheet); });
}

}  // namespace boxcars::odds
