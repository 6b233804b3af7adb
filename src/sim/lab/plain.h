// Plays any game with an account for the lab. Each bettor repeats one decision while the table offers it; each plays
// alone, all on the same dice. A round is one decision and the dice that follow it. Every pay-out comes from the rules.
#pragma once
#include "odds/plain/rounds.h"
#include "sim/lab/run.h"

#include <algorithm>

namespace boxcars::sim {

template <rules::KeepsAccount R>
class PlainEvening {
 public:
    PlainEvening(const R& rules, const std::vector<typename R::Event>& decisions, EveningRecorder& recorder)
        : rules_(rules), recorder_(recorder) {
        for (const auto& decision : decisions) seats_.push_back({decision, opening(rules)});
    }
    void play(chance::DiceStream& dice) {
        for (int round = 1; round <= recorder_.rounds(); ++round) {
            throws_.clear();
            for (std::size_t player = 0; player < seats_.size(); ++player) {
                count_edge(player, dice);
                if (!seats_[player].gone) play_round(player, round, dice);
            }
            recorder_.after(round);
        }
    }

 private:
    using State = typename R::State;
    using Event = typename R::Event;
    struct PlainSeat {
        Event decision;
        State state;
        bool gone = false;
    };

    // Makes the decision, then throws for as long as the rules ask for dice.
    void play_out(State& state, const Event& decision, chance::DiceStream& dice) {
        advance(rules_, state, decision);
        for (std::size_t at = 0; dice_wanted(rules_, state).count > 0; ++at) {
            const rules::Dice wanted = dice_wanted(rules_, state);
            if (at == throws_.size()) throws_.emplace_back();
            auto& faces = throws_[at];
            while (static_cast<int>(faces.size()) < wanted.count) faces.push_back(dice.face(wanted.sides));
            advance(rules_, state, thrown(rules_, rules::Faces{faces}.first(static_cast<std::size_t>(wanted.count))));
        }
    }
    void count_edge(std::size_t player, chance::DiceStream& dice) {  // plays one round with an unlimited purse
        State state = opening(rules_);
        const std::int64_t had = worth(state);
        State staked = state;
        advance(rules_, staked, seats_[player].decision);
        const auto stake = static_cast<double>(had - worth(staked));
        play_out(state, seats_[player].decision, dice);
        recorder_.edge(player).count(static_cast<double>(had - worth(state)), stake);
    }
    void play_round(std::size_t player, int round, chance::DiceStream& dice) {
        PlainSeat& seat = seats_[player];
        play_out(seat.state, seat.decision, dice);
        recorder_.worth(player) = worth(seat.state);
        const bool offered = std::ranges::count(legal(rules_, seat.state), seat.decision) > 0;
        seat.gone = recorder_.leaves(player, round, over(rules_, seat.state) || !offered);
    }

    const R& rules_;
    EveningRecorder& recorder_;
    std::vector<PlainSeat> seats_;
    std::vector<std::vector<int>> throws_;  // the throws of this round, the same for all players
};

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
    LabGame game = lab_game(rules, worth(opening(rules)), std::move(players));
    game.problem = [rules, players = game.players]() -> std::optional<std::string> {
        if (auto wrong = rules::problem(rules)) return wrong;
        const auto offered = legal(rules, opening(rules));
        for (const auto& player : players)
            if (const auto decision = event_from(rules, player);
                !decision || std::ranges::count(offered, *decision) == 0)
                return "'" + player + "' is not offered as " + std::string{R::game} + " opens.";
        return {};
    };
    game.prepare = [rules, players = game.players](const std::stop_token&) {
        std::vector<typename R::Event> decisions;
        for (const auto& player : players) decisions.push_back(*event_from(rules, player));
        return std::optional{
            LabEvenings{plain_edges(rules, players),
                        [rules, decisions](std::int64_t, chance::DiceStream& dice, EveningRecorder& recorder) {
                            PlainEvening<R>{rules, decisions, recorder}.play(dice);
                            return true;
                        }}};
    };
    return game;
}

}  // namespace boxcars::sim
