// Plays and counts many rounds of any game with an account, by the rules themselves. Each round takes the next of the
// decisions that open a game. Slower than a game's own walk, but needs only the rules.
#pragma once
#include "base/error.h"
#include "rules/money.h"
#include "sim/kernel/blocks.h"

#include <map>

namespace boxcars::sim {

struct PlainBet {  // one decision
    std::string decision{};
    std::int64_t rounds = 0, throws = 0;
    std::map<std::int64_t, std::int64_t> nets{};  // how often each net occurred
    std::int64_t net() const;
};

struct PlainCounts {
    std::int64_t games = 0;  // rounds, over all decisions
    std::vector<PlainBet> bets{};
    void add(const PlainCounts& other);  // requires: the same rules
};

// How far the mean of `bet` lies from the expected mean, in standard errors.
double z_of(const PlainBet& bet, double mean, double variance);

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
