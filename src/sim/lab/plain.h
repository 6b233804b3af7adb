// Plays any game with an account for the lab. Each bettor repeats one decision while the table offers it; each plays
// alone, all on the same dice. A round is one decision and the dice that follow it. Every pay-out comes from the rules.
#pragma once
#include "base/numbers.h"
#include "odds/plain/rounds.h"
#include "sim/lab/run.h"

#include <algorithm>

namespace boxcars::sim {

template <rules::KeepsAccount R>
void plain_evening(const R& sheet, const std::vector<typename R::Event>& decisions, chance::DiceStream& dice,
                   EveningRecorder& recorder) {
    using State = typename R::State;
    std::vector<std::vector<int>> throws;  // the throws of this round, the same for all players
    // Makes the decision, then throws for as long as the rules ask for dice.
    const auto played_out = [&](State state, const auto& decision) {
        advance(sheet, state, decision);
        for (std::size_t at = 0; dice_wanted(sheet, state).count > 0; ++at) {
            const rules::Dice wanted = dice_wanted(sheet, state);
            if (at == throws.size()) throws.emplace_back();
            while (how_many(throws[at]) < wanted.count) throws[at].push_back(dice.face(wanted.sides));
            advance(sheet, state, thrown(sheet, rules::Faces{throws[at]}.first(nth(wanted.count))));
        }
        return state;
    };
    const State start = opening(sheet);
    const std::int64_t had = worth(start);
    std::vector<State> states(decisions.size(), start);
    std::vector<bool> gone(decisions.size());
    for (int round = 1; round <= recorder.rounds(); ++round) {
        throws.clear();
        for (std::size_t player = 0; player < decisions.size(); ++player) {
            State staked = start;  // the edge is counted with an unlimited purse
            advance(sheet, staked, decisions[player]);
            const State ended = played_out(start, decisions[player]);
            recorder.edge(player).count(real(had - worth(ended)), real(had - worth(staked)));
            if (gone[player]) continue;
            State& state = states[player];
            state = played_out(state, decisions[player]);
            recorder.worth(player) = worth(state);
            const bool offered = std::ranges::count(legal(sheet, state), decisions[player]) > 0;
            gone[player] = recorder.leaves(player, round, over(sheet, state) || !offered);
        }
        recorder.after(round);
    }
}

template <rules::KeepsAccount R>
std::vector<LabEdge> plain_edges(const R& rules, const std::vector<std::string>& players) {
    std::vector<LabEdge> edges;
    const auto exact = odds::plain_odds(rules);
    for (const auto& player : players) {
        LabEdge edge{.name = player};
        for (const auto& one : exact)
            if (one.decision == player && one.stake > 0) {
                const odds::Fraction kept = -one.edge / one.stake;
                edge.exact = odds::to_double(kept);
                edge.exact_words = odds::to_text(kept);
            }
        if (!edge.exact) edge.why_not = "No exact figure here: this decision stakes nothing.";
        edges.push_back(std::move(edge));
    }
    return edges;
}

// The players are decisions as the journal writes them: "bet 4".
template <rules::KeepsAccount R>
LabGame lab_plain(const R& rules, std::vector<std::string> players) {
    const auto problem = [rules, players]() -> std::optional<std::string> {
        if (auto wrong = rules::problem(rules)) return wrong;
        const auto offered = legal(rules, opening(rules));
        for (const auto& player : players)
            if (const auto decision = event_from(rules, player);
                !decision || std::ranges::count(offered, *decision) == 0)
                return "'" + player + "' is not offered as " + std::string{R::game} + " opens.";
        return {};
    };
    const auto prepare = [rules, players](const std::stop_token&) {
        std::vector<typename R::Event> decisions;
        for (const auto& player : players) decisions.push_back(*event_from(rules, player));
        return std::optional{
            LabEvenings{plain_edges(rules, players),
                        [rules, decisions](std::int64_t, chance::DiceStream& dice, EveningRecorder& recorder) {
                            plain_evening(rules, decisions, dice, recorder);
                            return true;
                        }}};
    };
    return lab_game(rules, worth(opening(rules)), std::move(players), problem, prepare);
}

}  // namespace boxcars::sim
