// Pig in the lab: so many games of the policies at one table, a stake from each into every pot. What a player wins of
// a stake is counted over all of them; the evening's purses stop when the table breaks up.
#include "players/pig/policy.h"
#include "sim/lab/games.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace pig;

constexpr int rolls_between_looks = 4096;  // at the stop sign: with a reckless sheet one game can take for ever

struct Table {
    Rules rules{};
    std::int64_t goal = 0, stakes = 0;
    int rounds = 0;
    std::vector<players::PigPolicy> players{};
    std::stop_token stop{};
};

class Evening {
 public:
    Evening(const Table& table, EveningRecorder& recorder)
        : table_(table), pen_(recorder), worths_(table.players.size(), table.stakes) {}

    bool play(std::int64_t first_game, chance::DiceStream& dice) {
        const auto seats = static_cast<std::int64_t>(table_.players.size());
        for (int round = 1; round <= table_.rounds; ++round) {
            const int winner = play_game(static_cast<int>((first_game + round - 1) % seats), dice);
            if (winner < 0) return false;
            pay(static_cast<std::size_t>(winner), round);
            pen_.after(round, worths_);
        }
        pen_.end(worths_);
        return true;
    }

 private:
    int play_game(int first, chance::DiceStream& dice) {  // who wins; -1 when stopped before somebody did
        State state = opening(table_.rules);
        advance(table_.rules, state, Begin{first});
        std::size_t rolled = 0;
        while (!over(table_.rules, state)) {
            if (table_.players[static_cast<std::size_t>(state.turn)].holds(table_.rules, state)) {
                advance(table_.rules, state, Hold{});
                continue;
            }
            advance(table_.rules, state, Rolled{dice.face(table_.rules.sides)});
            if (++rolled % rolls_between_looks == 0 && table_.stop.stop_requested()) return -1;
        }
        pen_.length(rolled);
        return state.winner;
    }
    void pay(std::size_t winner, int round) {
        const auto pot = static_cast<std::int64_t>(worths_.size());
        bool breaks_up = false;
        for (std::size_t player = 0; player < worths_.size(); ++player) {
            const std::int64_t won = player == winner ? pot - 1 : -1;
            ++pen_.edge(player).rounds;
            pen_.edge(player).count(static_cast<double>(won), 1);
            if (broken_up_) continue;
            worths_[player] += won;
            const bool ruined = worths_[player] == 0, reached = table_.goal > 0 && worths_[player] >= table_.goal;
            if (ruined) pen_.ruined(player, round);
            if (reached) pen_.reached(player, round);
            breaks_up = breaks_up || ruined || reached;
        }
        broken_up_ = broken_up_ || breaks_up;
    }

    const Table& table_;
    EveningRecorder& pen_;
    std::vector<std::int64_t> worths_;
    bool broken_up_ = false;
};

// What seat 0 and seat 1 win of a stake, each beginning as often as the other.
std::vector<double> exact_for_two(const Table& table) {
    const odds::PigPlayer a{table.rules, table.players[0].rule(table.rules)},
        b{table.rules, table.players[1].rule(table.rules)};
    const double wins = (first_wins(a, b) + 1 - first_wins(b, a)) / 2;
    return {2 * wins - 1, 1 - 2 * wins};
}

}  // namespace

std::optional<LabRoom> prepare(const LabPlan& plan, const LabPig& lab, const std::stop_token& stop) {
    Table table{lab.rules, plan.goal, lab.stakes, plan.rounds, {}, stop};
    table.rules.players = static_cast<int>(lab.players.size());
    std::shared_ptr<const odds::PigSolution> solution;
    LabRoom room;
    for (const auto& name : lab.players) {
        table.players.push_back(*players::find_policy(name));
        room.edges.push_back({.name = name});
        if (!table.players.back().needs_solution()) continue;
        if (!solution)
            if (auto solved = odds::solve_pig(table.rules, stop, {}))
                solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
        if (!solution) return {};
        table.players.back().learn(solution);
    }
    if (table.players.size() == 2)
        for (const auto exact = exact_for_two(table); const std::size_t seat : {0U, 1U})
            room.edges[seat].exact = exact[seat];
    else
        for (LabEdge& edge : room.edges)
            edge.why_not = "What is exact is known for two players; at a table of more, each plays against them all.";
    room.evening = [all = std::make_shared<const Table>(std::move(table))](
                       std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
        return Evening{*all, recorder}.play(number * all->rounds, dice);
    };
    return room;
}

}  // namespace boxcars::sim
