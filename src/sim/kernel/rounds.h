// Counts rounds by their nets: of three dice with one unit bet, for all games against a bank, and, by the rules alone,
// of any game with an account. Knows no game.
#pragma once
#include "base/error.h"
#include "rules/game.h"
#include "sim/kernel/chain_walk.h"

#include <map>

namespace boxcars::sim {

using NetCounts = std::map<std::int64_t, std::int64_t>;  // what was won -> number of rounds
inline std::int64_t net_of(const NetCounts& rounds) {    // over all rounds
    std::int64_t sum = 0;
    for (const auto& [net, times] : rounds) sum += net * times;
    return sum;
}

struct RoundsResult {
    std::int64_t games = 0;   // rounds played to the end; fewer than planned only if stopped
    std::int64_t throws = 0;  // throws of three dice
    NetCounts results{};      // in units

    std::int64_t net() const { return net_of(results); }
    BOXCARS_COUNTS(games, results, throws);
    bool operator==(const RoundsResult&) const = default;
};

// How the rounds are dealt out in blocks. A table compiled from the rules plays them, for a bet of one unit; the
// purses, coins and seats of the sheet do not matter.
template <class Rules>
Deal deal_of(const Plan<Rules>& plan) {
    return plan.in_blocks_of(ChainWalk::block_of(plan.games));
}

// How far the net lies above `edge` per round, in standard errors; 0 if the result is certain.
inline double z_of(const RoundsResult& result, const odds::Fraction& edge, const odds::Fraction& variance) {
    const auto rounds = static_cast<double>(result.games);
    return standard_errors(static_cast<double>(result.net()) - rounds * odds::to_double(edge),
                           rounds * odds::to_double(variance));
}

// Plays rounds of the chain. The result of each of its ends is the round's net.
inline RoundsResult play(const odds::Chain& round, const Deal& deal, Path path, const std::stop_token& stop,
                         const Progress& progress) {
    const auto counts = ChainWalk{walked(round), path}.play(deal, stop, progress);
    RoundsResult result{counts.games, counts.throws, {}};
    for (std::size_t end = 0; end < round.ends.size(); ++end)
        if (counts.ends[end] > 0) result.results[round.ends[end].result] = counts.ends[end];
    return result;
}

struct PlainBet {  // one decision
    std::string decision{};
    std::int64_t rounds = 0, throws = 0;
    NetCounts nets{};
    std::int64_t net() const { return net_of(nets); }
    BOXCARS_COUNTS(decision, nets, rounds, throws);
};

struct PlainCounts {
    std::int64_t games = 0;  // rounds, over all decisions
    std::vector<PlainBet> bets{};
    BOXCARS_COUNTS(bets, games);
};

constexpr int most_throws = 1'000'000;  // in one round; a longer round counts as endless

// Plays one round after the decision. Returns the number of its throws, and the state at its end in `state`. Throws
// Error if it does not end.
template <rules::KeepsAccount R>
int play_round(const R& rules, typename R::State& state, chance::DiceStream& dice, std::vector<int>& faces) {
    int throws = 0;
    for (rules::Dice wanted = dice_wanted(rules, state); wanted.count > 0; wanted = dice_wanted(rules, state)) {
        if (++throws > most_throws) throw Error{"A round of " + std::string{R::game} + " does not come to an end."};
        faces.clear();
        for (int die = 0; die < wanted.count; ++die) faces.push_back(dice.face(wanted.sides));
        advance(rules, state, thrown(rules, faces));
    }
    return throws;
}

// Plays many rounds of any game with an account. Each round takes the next of the decisions that open a game. Slower
// than a game's own walk, but needs only the rules.
template <rules::KeepsAccount R>
PlainCounts play_plain(const R& rules, const Deal& deal, const std::stop_token& stop, const Progress& progress) {
    const auto start = opening(rules);
    const auto decisions = legal(rules, start);
    if (decisions.empty())
        throw Error{"Nobody decides anything as " + std::string{R::game} + " opens: no round begins."};
    PlainCounts none;
    for (const auto& decision : decisions) none.bets.push_back({.decision = to_text(decision)});
    const auto play = [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        PlainCounts counts = none;
        std::vector<int> faces;
        for (std::int64_t round = begin; round < end; ++round) {
            const auto which = static_cast<std::size_t>(round) % decisions.size();
            auto state = start;
            advance(rules, state, decisions[which]);
            PlainBet& bet = counts.bets[which];
            bet.throws += play_round(rules, state, dice, faces);
            ++bet.rounds;
            ++bet.nets[worth(state) - worth(start)];
        }
        counts.games = end - begin;
        return counts;
    };
    return in_blocks<PlainCounts>(deal, play, stop, progress);
}

}  // namespace boxcars::sim
