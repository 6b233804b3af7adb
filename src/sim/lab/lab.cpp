#include "sim/lab/lab.h"

#include "base/overloaded.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "rules/knobs.h"
#include "sim/lab/games.h"

#include <algorithm>

namespace boxcars::sim {
namespace {

constexpr std::size_t most_players = 8;
constexpr std::int64_t most_in_all = 2'000'000'000;

std::string outside(const std::string& what, std::int64_t least, std::int64_t most, std::int64_t value) {
    return what + " " + std::to_string(least) + " to " + std::to_string(most) + ", not " + std::to_string(value) + ".";
}

std::optional<std::string> problem_of(const LabCraps& table) {
    if (auto wrong = rules::problem(table.rules)) return wrong;
    for (const auto& player : table.players)
        if (auto wrong = players::problem(player.plan, table.rules, player.name)) return wrong;
    return {};
}

std::optional<std::string> problem_of(const LabSiwuliu& table) {
    if (auto wrong = rules::problem(table.rules)) return wrong;
    if (table.rules.balance < 1 || table.rules.bank < 1)
        return std::string{"Nobody can bet: bank and balance are both at least a cent here."};
    for (const FlatBettor& player : table.players)
        if (player.bet < 1 || player.up_when_won < 0 || player.up_when_lost < 0)
            return "The bettor " + player.name +
                   " cannot play: a bet is at least a cent, and nobody gets up at less than 0.";
    return {};
}

template <class Rules>
std::optional<std::string> problem_of_seats(Rules rules, const std::vector<std::string>& players, int most,
                                            std::optional<std::string> (*wrong_name)(std::string_view)) {
    if (players.size() < 2 || players.size() > static_cast<std::size_t>(most))
        return outside("At " + std::string{Rules::game} + " the lab seats", 2, most,
                       static_cast<std::int64_t>(players.size()));
    rules.players = static_cast<int>(players.size());
    if (auto wrong = rules::problem(rules)) return wrong;
    for (const auto& name : players)
        if (auto wrong = wrong_name(name)) return wrong;
    return {};
}

std::optional<std::string> problem_of(const LabCeelo& table) {
    return problem_of_seats(table.rules, table.players, ceelo::most_players, players::ceelo_policy_problem);
}

std::optional<std::string> problem_of(const LabPig& table) {
    if (table.stakes < 1 || table.stakes > most_lab_stakes)
        return outside("The stakes that everybody brings to Pig are", 1, most_lab_stakes, table.stakes);
    return problem_of_seats(table.rules, table.players, static_cast<int>(most_players), players::policy_problem);
}

}  // namespace

LabGame game_of(const LabPlan& plan) { return static_cast<LabGame>(plan.table.index()); }

std::int64_t bankroll(const LabPlan& plan) {
    return std::visit(Overloaded{[](const LabCraps& table) { return std::int64_t{table.rules.bankroll} * dollar; },
                                 [](const LabSiwuliu& table) { return std::int64_t{table.rules.balance}; },
                                 [](const LabCeelo& table) { return std::int64_t{table.rules.coins}; },
                                 [](const LabPig& table) { return std::int64_t{table.stakes}; }},
                      plan.table);
}

std::vector<std::string> player_names(const LabPlan& plan) {
    std::vector<std::string> names;
    std::visit(Overloaded{[&](const LabCeelo& table) { names = table.players; },
                          [&](const LabPig& table) { names = table.players; },
                          [&](const auto& table) {
                              for (const auto& player : table.players) names.push_back(player.name);
                          }},
               plan.table);
    return names;
}

std::optional<std::string> problem(const LabPlan& plan) {
    const auto players = player_names(plan).size();
    if (players == 0) return "Nobody plays: choose at least one player.";
    if (players > most_players) return outside("The lab seats", 1, most_players, static_cast<std::int64_t>(players));
    if (plan.rounds < 1 || plan.rounds > most_lab_rounds)
        return outside("The rounds of an evening are", 1, most_lab_rounds, plan.rounds);
    if (plan.evenings < 1 || plan.evenings > most_lab_evenings)
        return outside("The evenings of an experiment are", 1, most_lab_evenings, plan.evenings);
    if (plan.rounds * plan.evenings > most_in_all)
        return "That is " + std::to_string(plan.rounds * plan.evenings) + " rounds; the lab plays " +
               std::to_string(most_in_all) + " at most: take fewer evenings or shorter ones.";
    if (plan.goal != 0 && plan.goal <= bankroll(plan))
        return "The goal has to lie above what everybody begins with; 0 is no goal.";
    return std::visit([](const auto& table) { return problem_of(table); }, plan.table);
}

std::optional<LabRoom> prepare(const LabPlan& plan, const std::stop_token& stop) {
    return std::visit(
        Overloaded{[&](const LabCraps& table) -> std::optional<LabRoom> { return prepare(plan, table); },
                   [&](const LabSiwuliu& table) -> std::optional<LabRoom> { return prepare(plan, table); },
                   [&](const LabCeelo& table) -> std::optional<LabRoom> { return prepare(plan, table, stop); },
                   [&](const LabPig& table) -> std::optional<LabRoom> { return prepare(plan, table, stop); }},
        plan.table);
}

EveningRecorder::EveningRecorder(LabBlock& block, const LabPlan& plan, const std::vector<int>& marks,
                                 std::size_t series)
    : block_(block), marks_(marks), players_(player_names(plan).size()), series_(series) {
    block.worths.resize(block.worths.size() + players_, bankroll(plan));
    block.ruined.resize(block.ruined.size() + players_);
    block.reached.resize(block.reached.size() + players_);
    block.edges.resize(block.edges.size() + series);
}

void EveningRecorder::after(int round, std::span<const std::int64_t> worths) {
    if (next_ + 1 >= marks_.size() || marks_[next_] != round) return;
    block_.worths.insert(block_.worths.end(), worths.begin(), worths.end());
    ++next_;
}

void EveningRecorder::end(std::span<const std::int64_t> worths) {
    for (; next_ < marks_.size(); ++next_) block_.worths.insert(block_.worths.end(), worths.begin(), worths.end());
}

}  // namespace boxcars::sim
