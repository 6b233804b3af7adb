// Any game with an account in the lab. Each bettor takes the same decision round after round while the table offers it,
// alone, all on the same dice. A round is one decision and the dice that follow it. Every pay-out comes from the rules.
#pragma once
#include "odds/plain/rounds.h"
#include "rules/knobs.h"
#include "sim/lab/plan.h"
#include "sim/lab/tally.h"

#include <algorithm>

namespace boxcars::sim {

template <rules::KeepsAccount R>
class LabPlain : public LabGame {
 public:
    // The players are decisions as the journal writes them: "bet 4".
    LabPlain(const R& rules, std::vector<std::string> players) : rules_(rules), players_(std::move(players)) {}

    std::string_view name() const override { return R::game; }
    std::string_view unit() const override { return "coins"; }
    std::vector<std::pair<std::string, int>> knobs() const override { return knob_values(rules_); }
    std::vector<std::string> players() const override { return players_; }
    std::int64_t bankroll() const override { return worth(opening(rules_)); }

    std::optional<std::string> problem() const override {
        if (auto wrong = rules::problem(rules_)) return wrong;
        for (const auto& player : players_) {
            const auto decision = event_from(rules_, player);
            if (!decision || !offered(opening(rules_), *decision))
                return "'" + player + "' is not offered as " + std::string{R::game} + " opens.";
        }
        return {};
    }

    std::optional<LabEvenings> prepare(const LabPlan& plan, const std::stop_token&) const override {
        LabEvenings evenings;
        const auto exact = odds::plain_odds(rules_);
        for (const auto& player : players_) {
            LabEdge edge{.name = player};
            for (const auto& one : exact)
                if (one.decision == player && one.stake > 0) {
                    const odds::Fraction kept = -one.mean / one.stake;
                    edge.exact = odds::to_double(kept);
                    edge.exact_words = odds::to_text(kept);
                }
            if (!edge.exact) edge.why_not = "No exact figure here: this decision stakes nothing.";
            evenings.edges.push_back(std::move(edge));
        }
        evenings.play = [game = *this, goal = plan.goal, rounds = plan.rounds](std::int64_t, chance::DiceStream& dice,
                                                                               EveningRecorder& recorder) {
            PlainEvening{game, goal, recorder}.play(rounds, dice);
            return true;
        };
        return evenings;
    }

 private:
    using State = typename R::State;
    using Event = typename R::Event;

    bool offered(const State& state, const Event& decision) const {
        return std::ranges::count(legal(rules_, state), decision) > 0;
    }

    struct PlainSeat {
        Event decision;
        State state;
        bool gone = false;
    };

    class PlainEvening {
     public:
        PlainEvening(const LabPlain& game, std::int64_t goal, EveningRecorder& recorder)
            : game_(game), goal_(goal), recorder_(recorder), worths_(game.players_.size(), game.bankroll()) {
            for (const auto& player : game.players_)
                seats_.push_back({*event_from(game.rules_, player), opening(game.rules_)});
        }
        void play(int rounds, chance::DiceStream& dice) {
            for (int round = 1; round <= rounds; ++round) {
                throws_.clear();
                for (std::size_t player = 0; player < seats_.size(); ++player) {
                    count_edge(player, dice);
                    if (!seats_[player].gone) play_round(player, round, dice);
                }
                recorder_.length(throws_.size());
                recorder_.after(round, worths_);
            }
            recorder_.end(worths_);
        }

     private:
        // Makes the decision, then throws for as long as the rules want dice.
        void play_out(State& state, const Event& decision, chance::DiceStream& dice) {
            advance(game_.rules_, state, decision);
            for (std::size_t at = 0; dice_wanted(game_.rules_, state).count > 0; ++at) {
                const rules::Dice wanted = dice_wanted(game_.rules_, state);
                if (at == throws_.size()) throws_.emplace_back();
                auto& faces = throws_[at];
                while (static_cast<int>(faces.size()) < wanted.count) faces.push_back(dice.face(wanted.sides));
                advance(game_.rules_, state,
                        thrown(game_.rules_, rules::Faces{faces}.first(static_cast<std::size_t>(wanted.count))));
            }
        }
        void count_edge(std::size_t player, chance::DiceStream& dice) {  // with an unlimited purse
            State state = opening(game_.rules_);
            const std::int64_t had = worth(state);
            State staked = state;
            advance(game_.rules_, staked, seats_[player].decision);
            const auto stake = static_cast<double>(had - worth(staked));
            play_out(state, seats_[player].decision, dice);
            ++recorder_.edge(player).rounds;
            recorder_.edge(player).count(static_cast<double>(had - worth(state)), stake);
        }
        void play_round(std::size_t player, int round, chance::DiceStream& dice) {
            PlainSeat& seat = seats_[player];
            play_out(seat.state, seat.decision, dice);
            worths_[player] = worth(seat.state);
            const bool ruined = over(game_.rules_, seat.state) || !game_.offered(seat.state, seat.decision);
            const bool reached = goal_ > 0 && worths_[player] >= goal_;
            if (ruined) recorder_.ruined(player, round);
            if (reached) recorder_.reached(player, round);
            seat.gone = ruined || reached;
        }

        const LabPlain& game_;
        std::int64_t goal_;
        EveningRecorder& recorder_;
        std::vector<PlainSeat> seats_;
        std::vector<std::int64_t> worths_;
        std::vector<std::vector<int>> throws_;  // the throws of this round, the same for everybody
    };

    R rules_;
    std::vector<std::string> players_;
};

}  // namespace boxcars::sim
