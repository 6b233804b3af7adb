// Bets at craps as the rules play them: what each throw does to a bet that lies on the felt.
#pragma once
#include "odds/craps/odds.h"

#include <map>

namespace boxcars::craps_played {

using namespace boxcars::craps;

// Tables with that point: nothing is bet; a pass line and a come bet; come bets, a put bet and odds, some called on.
inline std::vector<State> tables(const Rules& rules, int point) {
    State bare = opening(rules);
    bare.point = point;
    bare.new_hand = bare.after_seven = point == 0;
    State line = bare, come = bare;
    line.bets = {{{Kind::Pass}, 10 * dollar}};
    if (point != 0) line.bets.push_back({{Kind::ComeOn, 8}, 10 * dollar});
    come.new_hand = come.after_seven = false;
    come.bets = {{{Kind::ComeOn, 6}, 10 * dollar},
                 {{Kind::ComeOn, rules.crapless ? 12 : 9}, 10 * dollar},
                 {{Kind::ComeOdds, 6}, 10 * dollar, 0, Call::On},
                 {{Kind::Place, 8}, 12 * dollar, 0, Call::On},
                 {{Kind::Put, 5}, 10 * dollar}};
    return {bare, line, come};
}

struct Effect {     // of one throw
    int does = 0;   // 1 wins, -1 loses, 2 moves, 3 returns the bet, 0 nothing
    Cents won = 0;  // below 0: lost
    State after{};
};

// What each of the 36 throws does to that bet, with the bet in front of it if it is odds, on a table with that point.
inline std::vector<Effect> played(const Rules& rules, const Placed& bet, int point) {
    std::vector<Effect> all;
    for (int nth = 0; nth < 36; ++nth) {
        State state = opening(rules);
        state.point = point;
        const Spot base = base_of(bet.spot);
        if (base != bet.spot) state.bets.push_back({base, bet.stake});
        state.bets.push_back(bet);
        const Step step = apply(rules, state, Rolled{1 + nth / 6, 1 + nth % 6});
        Effect effect{.after = step.next};
        for (const Fact& fact : step.facts) {
            if (const auto* won = std::get_if<Won>(&fact); won && won->spot == bet.spot)
                effect = {1, won->won, step.next};
            if (const auto* lost = std::get_if<Lost>(&fact); lost && lost->spot == bet.spot)
                effect = {-1, -lost->stake, step.next};
            if (const auto* moved = std::get_if<Moved>(&fact); moved && moved->from == bet.spot) effect.does = 2;
            if (const auto* pushed = std::get_if<Pushed>(&fact); pushed && pushed->spot == bet.spot) effect.does = 3;
        }
        all.push_back(effect);
    }
    return all;
}

// Goes on from that point until nothing more can matter: each(point, chance) is told how likely each point is at each
// throw, and says with which chance each next point follows.
template <class Each>
void play_on(int point, const Each& each) {
    double left = 1;
    for (std::map<int, double> at{{point, 1.0}}; left > 1e-12;) {
        std::map<int, double> next;
        for (const auto& [now, chance] : at) each(now, chance, next);
        left = 0;
        for (const auto& [now, chance] : next) left += chance;
        at = std::move(next);
    }
}

// The chance that, before both bets are settled, a throw does something to one of them and not to the other. A bet that
// lies on the felt is on or off as its player called it.
inline double parts_when_played(const Rules& rules, Spot one, Spot other, const State& table) {
    std::map<int, std::pair<std::vector<Effect>, std::vector<Effect>>> known;
    const auto effects = [&](Spot spot, int point) {
        const Placed* lies = find(table, spot);
        return played(rules, {spot, 600 * dollar, 0, lies ? lies->call : Call::ByRule}, point);
    };
    double parted = 0;
    play_on(table.point, [&](int now, double chance, std::map<int, double>& next) {
        const auto [at, fresh] = known.try_emplace(now);
        if (fresh) at->second = {effects(one, now), effects(other, now)};
        const auto& [ones, others] = at->second;
        for (std::size_t nth = 0; nth < 36; ++nth) {
            if (ones[nth].does != others[nth].does || ones[nth].does == 2)
                parted += chance / 36;
            else if (ones[nth].does == 0)
                next[ones[nth].after.point] += chance / 36;
        }
    });
    return parted;
}

// The mean loss per throw of a hand, for one cent staked, of odds that lie there whenever a point is on.
inline double odds_lost_per_throw(const Rules& rules, Spot spot) {
    const Cents stake = odds::stake_of(rules, {spot});
    double throws = 0, lost = 0;
    play_on(0, [&](int now, double chance, std::map<int, double>& next) {
        throws += chance;
        for (const Effect& effect : played(rules, {spot, stake}, now)) {
            lost -= chance / 36 * static_cast<double>(effect.won);
            if (!effect.after.new_hand) next[effect.after.point] += chance / 36;
        }
    });
    return lost / throws / static_cast<double>(stake);
}

}  // namespace boxcars::craps_played
