// Plays Pig for the lab: the policies play games at one table, and each puts one stake into every pot. A player's win
// per stake is counted over all these games; the evening's purses stop when the evening is over.
#include "sim/pig/match.h"

#include "sim/lab/run.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace pig;

struct PigCompany {
    Rules rules{};
    Players players{};
    std::stop_token stop{};
};

class PigEvening {
 public:
    PigEvening(const PigCompany& table, EveningRecorder& recorder) : table_(table), recorder_(recorder) {}

    bool play(std::int64_t evening, chance::DiceStream& dice) {
        const std::int64_t seats = std::ssize(table_.players), games_before = evening * recorder_.rounds();
        for (int round = 1; round <= recorder_.rounds(); ++round) {
            const auto first = static_cast<int>((games_before + round - 1) % seats);
            const auto game = play_game(table_.rules, table_.players, first, dice, table_.stop);
            if (!game) return false;
            pay(nth(game->winner), round);
            recorder_.after(round);
        }
        return true;
    }

 private:
    void pay(std::size_t winner, int round) {
        const auto pot = static_cast<std::int64_t>(recorder_.players());
        bool breaks_up = false;
        for (std::size_t player = 0; player < recorder_.players(); ++player) {
            const std::int64_t won = player == winner ? pot - 1 : -1;
            recorder_.edge(player).count(static_cast<double>(won), 1);
            if (broken_up_) continue;
            recorder_.worth(player) += won;
            if (recorder_.leaves(player, round, recorder_.worth(player) == 0)) breaks_up = true;
        }
        broken_up_ = broken_up_ || breaks_up;
    }

    const PigCompany& table_;
    EveningRecorder& recorder_;
    bool broken_up_ = false;
};

// The mean win per stake of seats 0 and 1, if each begins equally often.
std::vector<double> exact_for_two(const PigCompany& table) {
    const odds::PigPlayer a{table.rules, table.players[0].rule(table.rules)},
        b{table.rules, table.players[1].rule(table.rules)};
    const double wins = (first_wins(a, b) + 1 - first_wins(b, a)) / 2;
    return {2 * wins - 1, 1 - 2 * wins};
}

// Prepares the policies and the exact values. Empty if stopped before Pig was solved.
std::optional<LabEvenings> prepare_pig(const Rules& rules, const std::vector<std::string>& names,
                                       const std::stop_token& stop) {
    PigCompany table{rules, {}, stop};
    table.rules.players = static_cast<int>(names.size());
    auto players = seated(table.rules, names, {}, stop);
    if (!players) return {};
    table.players = std::move(*players);
    LabEvenings evenings;
    for (const auto& name : names) evenings.edges.push_back({.name = name});
    if (table.players.size() == 2)
        for (const auto exact = exact_for_two(table); const std::size_t seat : {0U, 1U})
            evenings.edges[seat].exact = exact[seat];
    else
        for (LabEdge& edge : evenings.edges)
            edge.why_not = "What is exact is known for two players; at a table of more, each plays against them all.";
    evenings.play = [table = std::make_shared<const PigCompany>(std::move(table))](
                        std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
        return PigEvening{*table, recorder}.play(number, dice);
    };
    return evenings;
}

}  // namespace

LabGame lab_pig(const Rules& rules, std::vector<std::string> players, int stakes) {
    LabGame game = lab_game(rules, stakes, std::move(players));
    game.problem = [rules, names = game.players, stakes]() -> std::optional<std::string> {
        if (stakes < 1 || stakes > most_lab_stakes)
            return outside("The stakes that everybody brings to Pig are", 1, most_lab_stakes, stakes);
        return problem_of_seats(rules, names, most_lab_players, players::policy_problem);
    };
    game.prepare = [rules, names = game.players](const std::stop_token& stop) {
        return prepare_pig(rules, names, stop);
    };
    return game;
}

}  // namespace boxcars::sim
