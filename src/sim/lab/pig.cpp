// Pig in the lab: the policies play a number of games at one table, with one stake from each in every pot. A player's
// win per stake is counted over all these games; the evening's purses stop when the evening is over.
#include "sim/lab/pig.h"

#include "players/pig/policy.h"
#include "sim/kernel/whole_games.h"
#include "sim/lab/seats.h"
#include "sim/lab/tally.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace pig;

struct PigPolicies {
    Rules rules{};
    std::int64_t goal = 0, stakes = 0;
    int rounds = 0;
    std::vector<players::PigPolicy> players{};
    std::stop_token stop{};
};

class PigEvening {
 public:
    PigEvening(const PigPolicies& all, EveningRecorder& recorder)
        : all_(all), recorder_(recorder), worths_(all.players.size(), all.stakes) {}

    bool play(std::int64_t first_game, chance::DiceStream& dice) {
        const auto seats = static_cast<std::int64_t>(all_.players.size());
        for (int round = 1; round <= all_.rounds; ++round) {
            const int winner = play_game(static_cast<int>((first_game + round - 1) % seats), dice);
            if (winner < 0) return false;
            pay(static_cast<std::size_t>(winner), round);
            recorder_.after(round, worths_);
        }
        recorder_.end(worths_);
        return true;
    }

 private:
    int play_game(int first, chance::DiceStream& dice) {  // returns the winner; -1 if stopped before the end
        State state = opening(all_.rules);
        advance(all_.rules, state, Begin{first});
        std::int64_t rolled = 0;
        while (!over(all_.rules, state)) {
            if (all_.players[static_cast<std::size_t>(state.turn)].holds(all_.rules, state)) {
                advance(all_.rules, state, Hold{});
                continue;
            }
            advance(all_.rules, state, Rolled{dice.face(all_.rules.sides)});
            if (stops_after(++rolled, all_.stop)) return -1;
        }
        recorder_.length(static_cast<std::size_t>(rolled));
        return state.winner;
    }
    void pay(std::size_t winner, int round) {
        const auto pot = static_cast<std::int64_t>(worths_.size());
        bool breaks_up = false;
        for (std::size_t player = 0; player < worths_.size(); ++player) {
            const std::int64_t won = player == winner ? pot - 1 : -1;
            ++recorder_.edge(player).rounds;
            recorder_.edge(player).count(static_cast<double>(won), 1);
            if (broken_up_) continue;
            worths_[player] += won;
            const bool ruined = worths_[player] == 0, reached = all_.goal > 0 && worths_[player] >= all_.goal;
            if (ruined) recorder_.ruined(player, round);
            if (reached) recorder_.reached(player, round);
            breaks_up = breaks_up || ruined || reached;
        }
        broken_up_ = broken_up_ || breaks_up;
    }

    const PigPolicies& all_;
    EveningRecorder& recorder_;
    std::vector<std::int64_t> worths_;
    bool broken_up_ = false;
};

// The mean win per stake of seats 0 and 1, if each begins equally often.
std::vector<double> exact_for_two(const PigPolicies& all) {
    const odds::PigPlayer a{all.rules, all.players[0].rule(all.rules)}, b{all.rules, all.players[1].rule(all.rules)};
    const double wins = (first_wins(a, b) + 1 - first_wins(b, a)) / 2;
    return {2 * wins - 1, 1 - 2 * wins};
}

}  // namespace

std::optional<std::string> LabPig::problem() const {
    if (stakes_ < 1 || stakes_ > most_lab_stakes)
        return outside("The stakes that everybody brings to Pig are", 1, most_lab_stakes, stakes_);
    return problem_of_seats(rules_, players_, most_lab_players, players::policy_problem);
}

std::optional<LabEvenings> LabPig::prepare(const LabPlan& plan, const std::stop_token& stop) const {
    PigPolicies all{rules_, plan.goal, stakes_, plan.rounds, {}, stop};
    all.rules.players = static_cast<int>(players_.size());
    std::shared_ptr<const odds::PigSolution> solution;
    LabEvenings evenings;
    for (const auto& name : players_) {
        all.players.push_back(*players::find_policy(name));
        evenings.edges.push_back({.name = name});
        if (!all.players.back().needs_solution()) continue;
        if (!solution)
            if (auto solved = odds::solve_pig(all.rules, stop, {}))
                solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
        if (!solution) return {};
        all.players.back().learn(solution);
    }
    if (all.players.size() == 2)
        for (const auto exact = exact_for_two(all); const std::size_t seat : {0U, 1U})
            evenings.edges[seat].exact = exact[seat];
    else
        for (LabEdge& edge : evenings.edges)
            edge.why_not = "What is exact is known for two players; at a table of more, each plays against them all.";
    evenings.play = [all = std::make_shared<const PigPolicies>(std::move(all))](
                        std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
        return PigEvening{*all, recorder}.play(number * all->rounds, dice);
    };
    return evenings;
}

}  // namespace boxcars::sim
