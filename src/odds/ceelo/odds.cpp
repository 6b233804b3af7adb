#include "odds/ceelo/odds.h"

#include "odds/fair_sheet.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

using ceelo::Faces;
using ceelo::Phase;
using ceelo::Rules;
using ceelo::State;

constexpr int rich = 100;  // each player's coins: enough for any pay-out of one coin
constexpr int ways_of_throw = 216;

Faces faces_of(const ThrowWays& thrown) { return {thrown.faces[0], thrown.faces[1], thrown.faces[2]}; }

// The player throws until the bet is settled.
void settle(const Rules& rules, const State& start, CeeloAgainst& against) {
    auto& results = against.results;
    const int decided = each_change(rules, start, [&](const State& after, const ThrowWays& thrown) {
        const int net = worth(after, 1) - rich;
        const auto at = std::ranges::lower_bound(results, net, {}, &CeeloResult::net);
        if (at != results.end() && at->net == net)
            at->chance += thrown.ways;
        else
            results.insert(at, {net, thrown.ways, faces_of(thrown)});
    });
    for (CeeloResult& result : results) result.chance /= decided;
    against.throws = fraction(ways_of_throw, decided);
}

// The banker throws until something is decided. Returns the mean number of throws.
Fraction banker_throws(const Rules& rules, const State& start, std::vector<CeeloAgainst>& all) {
    const int decided = each_change(rules, start, [&](const State& after, const ThrowWays& thrown) {
        const bool over = after.round != start.round, wins = over && worth(after, 0) > rich;
        const auto known = std::ranges::find_if(
            all, [&](const CeeloAgainst& one) { return one.point == after.point && one.banker_wins == wins; });
        if (known != all.end()) {
            known->chance += thrown.ways;
            return;
        }
        all.push_back({after.point, wins, thrown.ways, faces_of(thrown)});
        if (over)
            all.back().results.push_back({worth(after, 1) - rich, 1, faces_of(thrown)});
        else
            settle(rules, after, all.back());
    });
    for (auto& one : all) one.chance /= decided;
    std::ranges::sort(all, {}, [](const CeeloAgainst& one) { return one.point * 2 - (one.banker_wins ? 1 : 0); });
    return fraction(ways_of_throw, decided);
}

}  // namespace

Rules with_players(Rules rules, int players) {
    rules.players = players;
    rules.coins = rich;
    return rules;
}

State all_bet(const Rules& rules) {
    State state = opening(rules);
    advance(rules, state, ceelo::Begin{0});
    advance(rules, state, ceelo::Stake{rules.players - 1});
    while (state.phase == Phase::Cover) advance(rules, state, ceelo::Cover{1});
    return state;
}

CeeloBet ceelo_bet(const Rules& sheet) {
    const Rules rules = with_players(sheet, 2);
    CeeloBet bet;
    bet.throws = banker_throws(rules, all_bet(rules), bet.against);
    NetChances all;
    for (CeeloAgainst& against : bet.against) {
        bet.throws += against.chance * against.throws;
        NetChances chances;
        for (const CeeloResult& result : against.results) chances[result.net] = result.chance;
        for (const auto& [net, chance] : chances) all[net] += against.chance * chance;
        against.player = round_odds(chances);
    }
    static_cast<RoundOdds&>(bet) = round_odds(all);
    bet.banker_edge = -bet.edge;
    return bet;
}

Chain ceelo_round(const Rules& sheet) {
    const Rules rules = with_players(sheet, 2);
    const State start = all_bet(rules);
    const auto next = [&](const State& state, const ThrowWays& thrown) {
        Onward<State> onward{state};
        advance(rules, onward.place, ceelo::Rolled{faces_of(thrown)});
        if (onward.place.round != start.round) onward.end = End{worth(onward.place, 1) - rich, 1};
        return onward;
    };
    return compile(start, three_dice(), next, [](const State& state) { return canonical(state); });
}

Fraction ceelo_bank_passes(const Rules& sheet, int players) {
    struct Seen {  // decides whether the bank passes
        int turn, point;
        bool won, tied, special;
        auto operator<=>(const Seen&) const = default;
    };
    const Rules rules = with_players(sheet, players);
    const State start = all_bet(rules);
    const auto next = [&](const State& state, const ThrowWays& thrown) {
        State after = state;
        advance(rules, after, ceelo::Rolled{faces_of(thrown)});
        if (after.round == start.round) return Onward<State>{after};
        return Onward<State>{after, End{after.banker != start.banker, 1}};
    };
    const auto seen = [](const State& state) {
        return Seen{state.turn, state.point, state.bank_won > 0, state.bank_tied > 0, state.special >= 0};
    };
    const Chain chain = compile(start, three_dice(), next, seen);
    return round_odds(chain, solve(chain)).edge;
}

std::optional<Rules> fair_sheet(const Rules& rules, const Fraction& least, const Fraction& most) {
    using rules::member;
    static constexpr KnobTried<Rules> knobs[] = {
        {member<&Rules::tie>, 0, 2, false}, {member<&Rules::pays_111>, 1, 4},   {member<&Rules::pays_triple>, 1, 4},
        {member<&Rules::pays_456>, 1, 4},   {member<&Rules::pays_point>, 1, 2}, {member<&Rules::pays_at_once>, 1, 2}};
    return nearest_fair<Rules>(rules, knobs, least, most,
                               [](const Rules& sheet) -> Fraction { return ceelo_bet(sheet).banker_edge; });
}

FlatBet flat_bet(const ceelo::Rules& rules) { return flat_bet_of("player", 1, 1, ceelo_bet(rules)); }

template <>
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet) {
    if (bet != "bet" && bet != "bank") return {};
    const CeeloBet odds = ceelo_bet(rules);
    if (bet == "bank") return HandOdds{to_double(odds.banker_edge), {}, {}};
    return hand_odds_of(odds);
}

}  // namespace boxcars::odds
