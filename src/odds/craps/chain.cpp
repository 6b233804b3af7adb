#include "odds/craps/odds.h"

#include <numeric>

namespace boxcars::odds {
namespace {

using craps::Kind, craps::Rules, craps::Spot, craps::State;

struct Felt {
    State state;
    Cents staked = 0;  // sum of all stakes, including vig paid in advance
};

void put_down(const Rules& rules, Felt& felt, Spot spot, Cents amount) {
    const Cents before = felt.state.bankroll;
    advance(rules, felt.state, craps::Bet{spot, amount});
    felt.staked += before - felt.state.bankroll;
}

// A bet is settled when it has paid or is gone from the felt. The table takes no bet whose vig uses up the win.
Onward<Felt> after(const Rules& rules, const LoneBet& bet, const Felt& felt, const ThrowWays& thrown) {
    Felt now = felt;
    advance(rules, now.state, craps::Rolled{thrown.faces[0], thrown.faces[1]});
    if (now.state.bets.size() < felt.state.bets.size() || now.state.bankroll != felt.state.bankroll)
        return {{}, End{now.state.bankroll + on_table(now.state) - endless, felt.staked}};
    if (bet.full_odds && felt.state.point == 0 && now.state.point != 0) {
        const Spot odds = *odds_behind(bet.spot);
        if (const Cents most = offer(rules, now.state, odds).most; most > 0) put_down(rules, now, odds, most);
    }
    return {std::move(now)};
}

bool looks_at_point(Kind kind) {
    return kind == Kind::Pass || kind == Kind::DontPass || kind == Kind::PassOdds || kind == Kind::DontPassOdds ||
           kind == Kind::Fire;
}

// Packs kind, number, point and the numbers made into 32 bits a bet, for at most two bets. A number and its mirror
// about 7 are thrown equally often; if only the higher one is made, or is the point, the two are exchanged.
std::uint64_t needed(const State& state) {
    std::uint64_t key = 0;
    for (const auto& bet : state.bets) {
        unsigned made = bet.made;
        int point = looks_at_point(bet.spot.kind) ? state.point : 0;
        if (bet.spot.kind == Kind::All || bet.spot.kind == Kind::Fire)
            for (int low = 2, high = 12; low < high; ++low, --high) {
                const bool has_low = made >> low & 1, has_high = made >> high & 1;
                if (has_high == has_low ? point != high : has_low) continue;
                made = (made & ~(1u << low | 1u << high)) | unsigned{has_high} << low | unsigned{has_low} << high;
                point = point == low ? high : point == high ? low : point;
            }
        key = key << 32 | static_cast<std::uint64_t>(bet.spot.kind) << 26 |
              static_cast<std::uint64_t>(bet.spot.number) << 19 | static_cast<std::uint64_t>(point) << 14 | made;
    }
    return key;
}

// How many times a stake, paid in whole dollars, its vig is whole dollars too, and no less than the least vig.
Cents times_for_whole_vig(const Rules& rules, Spot spot, Cents stake) {
    if (!craps::rounds_to_dollars(rules) || rules.vig == 0 || row(spot.kind).vig == craps::Vig::None) return 1;
    Rules without_least = rules;
    without_least.vig_least = 0;
    const Cents times = 100 / std::gcd(100, rules.vig), least = rules.vig_least * dollar,
                vig = vig_of(without_least, spot, times * stake);
    return times * std::max<Cents>(1, (least + vig - 1) / vig);
}

}  // namespace

Cents stake_of(const Rules& rules, const LoneBet& bet) {
    if (bet.stake > 0) {
        const Cents step = unit(rules, bet.spot, bet.point);
        return std::max({step, (bet.stake + step / 2) / step * step, least_that_wins(rules, bet.spot, bet.point)});
    }
    Cents smallest = exact_unit(rules, bet.spot, bet.point);
    if (bet.full_odds)
        for (const int number : craps::box_numbers(rules)) {
            const craps::Pays pays = terms(rules, *odds_behind(bet.spot), number).prizes.begin()->pays;
            const bool lays = bet.spot.kind == Kind::DontPass;
            smallest = std::lcm(smallest, Cents{(lays ? pays.win : pays.per) / std::gcd(pays.win, pays.per)});
        }
    smallest *= dollar;  // vig is whole percents of stake or win
    return smallest * times_for_whole_vig(rules, bet.spot, smallest);
}

Chain hand_chain(const Rules& rules) {
    const auto next = [&](const State& state, const ThrowWays& thrown) {
        Onward<State> onward{state, {}, state.point != 0};
        advance(rules, onward.place, craps::Rolled{thrown.faces[0], thrown.faces[1]});
        if (onward.place.new_hand) onward.end = End{};
        return onward;
    };
    return compile(opening(rules), two_dice(), next, [](const State& state) { return state.point; });
}

Chain chain_of(const Rules& rules, const LoneBet& bet) {
    const auto next = [&](const Felt& felt, const ThrowWays& thrown) { return after(rules, bet, felt, thrown); };
    Felt laid{{.bankroll = endless, .point = bet.point}};
    put_down(rules, laid, bet.spot, stake_of(rules, bet));
    if (may_call(bet.spot.kind)) advance(rules, laid.state, craps::CallIt{bet.spot, craps::Call::On});
    return compile(laid, two_dice(), next, [](const Felt& felt) { return needed(felt.state); });
}

std::vector<NamedBet> every_bet(const Rules& rules) {
    std::vector<NamedBet> all;
    const auto add = [&](Kind kind) {
        for (const int number : numbers(rules, kind)) {
            const Spot spot{kind, number};
            all.push_back({to_text(spot), {spot}});
        }
    };
    const auto add_odds = [&](Kind kind, const std::string& name) {
        if (numbers(rules, kind).empty()) return;
        for (const int number : craps::box_numbers(rules))
            all.push_back({name + std::to_string(number), {{kind}, number}});
    };
    for (const Kind kind : {Kind::Pass, Kind::DontPass, Kind::Come, Kind::DontCome}) add(kind);
    add_odds(Kind::PassOdds, "take_odds_");
    add_odds(Kind::DontPassOdds, "lay_odds_");
    for (int kind = ordinal(Kind::Place); kind <= ordinal(Kind::Fire); ++kind)
        if (const Kind one = static_cast<Kind>(kind); one == Kind::Hop) {
            all.push_back({"hop_easy", {{one, 12}}});  // stands for any two faces
            all.push_back({"hop_hard", {{one, 11}}});
        } else if (one != Kind::PutOdds) {
            add(one);
        }
    all.push_back({"pass_with_odds", {{Kind::Pass}, 0, true}});
    if (!rules.crapless) all.push_back({"dont_pass_with_odds", {{Kind::DontPass}, 0, true}});
    return all;
}

}  // namespace boxcars::odds
