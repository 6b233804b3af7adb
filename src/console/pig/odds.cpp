// Prints the exact odds of Pig: the solved game, every pairing of the policies, and what to do at one position.
#include "console/bankroll_odds.h"
#include "console/pig/commands.h"

namespace boxcars::console {
namespace {

using odds::PigPosition, odds::to_double, odds::to_text;

constexpr double solving = 0.2, seating = 0.3;  // shares of the progress bar, as timed at a goal of 1000

struct Odds {
    std::shared_ptr<const odds::PigSolution> solution{};
    double seconds = 0;                             // how long solving took
    std::vector<std::vector<double>> first_wins{};  // by the policies in the order they are shown
};

PigPosition position_from(const std::string& text, int goal, bool of_turn) {
    const auto parts = session::players_from(text);  // split at the commas
    std::vector<int> numbers;
    for (const auto& part : parts)
        if (const auto number = whole_number(part, 0, goal - 1)) numbers.push_back(*number);
    const bool enough = of_turn ? parts.size() >= 2 && parts.size() <= 4 : parts.size() == 3;
    if (!enough || numbers.size() != parts.size())
        throw Error(
            fmt::format("--at takes OWN,OTHER,TURN: two banked scores and a turn total, each from 0 to {}{}, not '{}'.",
                        goal - 1, of_turn ? "; with --turn also OWN,OTHER or OWN,OTHER,TURN,HELD TURNS" : "", text));
    numbers.resize(4);
    return {numbers[0], numbers[1], numbers[2], numbers[3]};
}

// The policies whose turn is asked about: all, one by its name, or one that holds at a number.
std::vector<players::PigPolicy> turns_asked(const std::string& turn) {
    std::vector<players::PigPolicy> all;
    if (turn == "all")
        for (const auto name : players::policy_names()) all.push_back(*players::find_policy(name));
    if (turn == "all") return all;
    const std::string name = whole_number(turn) ? "hold:" + turn : turn;
    if (const auto wrong = players::policy_problem(name)) throw Error(*wrong);
    return {*players::find_policy(name)};
}

struct AskedTurns {
    PigPosition from{};
    std::vector<std::pair<std::string, odds::TurnOutcomes<odds::Fraction>>> of{};  // by policy
};

AskedTurns turns_of(std::vector<players::PigPolicy> policies, const pig::Rules& rules, const PigPosition& from,
                    const std::shared_ptr<const odds::PigSolution>& solution) {
    AskedTurns turns{from};
    for (auto& policy : policies) {
        if (policy.needs_solution()) policy.learn(solution);
        turns.of.emplace_back(policy.name(), odds::turn_outcomes<odds::Fraction>(rules, policy.rule(rules), from));
    }
    return turns;
}

Json to_json(const AskedTurns& turns) {
    const auto& [own, other, turn_total, holds] = turns.from;
    Json json{{"own", own}, {"other", other}, {"turn", turn_total}, {"held_turns", holds}, {"policies", Json::array()}};
    for (const auto& [policy, outcomes] : turns.of) {
        Json one{{"policy", policy}, {"nothing", to_text(outcomes.nothing)}, {"mean", to_text(outcomes.mean)}};
        one["held"] = Json::array();
        for (const auto& [points, chance] : outcomes.held)
            one["held"].push_back({{"points", points}, {"chance", to_text(chance)}});
        json["policies"].push_back(std::move(one));
    }
    return json;
}

void print_text(const AskedTurns& turns, std::ostream& out) {
    const auto& [own, other, turn_total, holds] = turns.from;
    print(out, "What a turn scores at {} against {}, with a turn total of {} and {} turns held before:\n", own, other,
          turn_total, holds);
    for (const auto& [policy, outcomes] : turns.of) {
        print(out, "{}: {} on average; 0 {:.6f}", policy, odds::to_decimal(outcomes.mean, 6),
              to_double(outcomes.nothing));
        for (const auto& [points, chance] : outcomes.held) print(out, ", {} {:.6f}", points, to_double(chance));
        print(out, "\n");
    }
}

Odds solve(const pig::Rules& rules, Progress& progress) {
    const auto began = std::chrono::steady_clock::now();
    auto solved = odds::solve_pig(rules, {}, [&](double part) { progress.at(part * solving); });
    Odds odds{std::make_shared<odds::PigSolution>(std::move(*solved))};
    odds.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return odds;
}

void pair_policies(Odds& odds, Progress& progress) {  // takes a minute for the highest goals
    const auto& rules = odds.solution->rules();
    std::vector<odds::PigPlayer> at_table;
    for (const auto name : players::policy_names()) {
        auto policy = players::find_policy(name);
        if (policy->needs_solution()) policy->learn(odds.solution);
        at_table.emplace_back(rules, policy->rule(rules));
        progress.at(solving + seating * real(at_table.size()) / real(players::policy_names().size()));
    }
    const double pairs = real(at_table.size() * at_table.size());
    for (const auto& first : at_table) {
        auto& row = odds.first_wins.emplace_back();
        for (const auto& second : at_table) {
            row.push_back(odds::first_wins(first, second));
            const double paired = real((odds.first_wins.size() - 1) * at_table.size() + row.size()) / pairs;
            progress.at(solving + seating + (1 - solving - seating) * paired);
        }
    }
}

std::string_view best(const odds::PigSolution& solution, const PigPosition& at) {
    return solution.best_is_roll(at.own, at.other, at.turn_total) ? "roll" : "hold";
}

Json to_json(const pig::Rules& rules, const Odds& odds, const std::optional<PigPosition>& at) {
    const auto& solution = *odds.solution;
    Json json{{"game", "pig"}, {"rules", session::rules_json(rules)}};
    json["optimal"] = {{"first_player_wins", figure(solution.first_player_wins())},
                       {"states", solution.states()},
                       {"states_roll", solution.states_roll()},
                       {"seconds", figure(odds.seconds)}};
    if (rules.lead != 0) json["optimal"]["player_2_begins_and_wins"] = figure(solution.first_player_wins(1));
    json["policies"] = players::policy_names();
    json["first_wins"] = Json::each(odds.first_wins, [](const auto& row) { return Json::each(row, figure); });
    if (at)
        json["at"] = {{"own", at->own},
                      {"other", at->other},
                      {"turn", at->turn_total},
                      {"win", figure(solution.win(at->own, at->other, at->turn_total))},
                      {"roll", figure(solution.win_after_roll(at->own, at->other, at->turn_total))},
                      {"hold", figure(solution.win_after_hold(at->own, at->other, at->turn_total))},
                      {"best", best(solution, *at)}};
    return json;
}

void print_text(const pig::Rules& rules, const Odds& odds, std::ostream& out) {
    const auto& solution = *odds.solution;
    print(out, "Pig to {}, a die of {}, pig on {}; two players.\n", rules.goal, rules.sides, rules.pig_face);
    const std::string starter = rules.lead == 0 ? "the row's player, moving first," : "player 1 (row), moving first,";
    print(out, "Both playing best, {} wins {:.12f}", rules.lead == 0 ? "whoever begins" : "player 1 begins and",
          solution.first_player_wins());
    if (rules.lead != 0) print(out, ", player 2 begins and wins {:.12f}", solution.first_player_wins(1));
    print(out, ".\n");
    print(out, "Solved in {:.3f} s: of {} positions, {} are for rolling.\n\n", odds.seconds, solution.states(),
          solution.states_roll());
    print(out, "The chance of {} to beat the column's:\n{:<12}", starter, "");
    for (const auto name : players::policy_names()) print(out, "{:>12}", name);
    for (std::size_t row = 0; row < odds.first_wins.size(); ++row) {
        print(out, "\n{:<12}", players::policy_names()[row]);
        for (const double chance : odds.first_wins[row]) print(out, "{:>12.6f}", chance);
    }
    print(out, "\n");
}

}  // namespace

void pig_odds(const OddsRequests& requests, std::ostream& out, std::ostream& err) {
    const auto rules = checked_rules<pig::Rules>(requests.rules);
    refuse_others(requests, {"--at", "--turn"}, "pig are of games");
    if (rules.players != 2)
        throw Error(fmt::format("Pig is solved for two players; this sheet seats {}: ask with --set players=2.",
                                rules.players));
    if (favours_a_seat(rules)) throw Error(pig::favour_refusal);
    if (requests.bankroll) throw Error("Pig is played for the game, not for money: --bankroll is for games with bets.");
    const bool of_turn = !requests.turn.empty();
    std::optional<PigPosition> at;
    if (!requests.at.empty()) at = position_from(requests.at, rules.goal, of_turn);
    std::vector<players::PigPolicy> policies;
    if (of_turn) policies = turns_asked(requests.turn);
    Odds odds;
    {
        Progress progress{err};
        odds = solve(rules, progress);
        if ((!at && !of_turn) || requests.json) pair_policies(odds, progress);
    }
    std::optional<AskedTurns> turns;
    if (of_turn) turns = turns_of(std::move(policies), rules, at.value_or(PigPosition{}), odds.solution);
    if (turns && !requests.json) return print_text(*turns, out);
    const auto& solution = *odds.solution;
    if (at && !requests.json)
        return print(out, "At {} against {} with a turn total of {}: roll wins {:.12f}, hold wins {:.12f}: {}{}.\n",
                     at->own, at->other, at->turn_total, solution.win_after_roll(at->own, at->other, at->turn_total),
                     solution.win_after_hold(at->own, at->other, at->turn_total), best(solution, *at),
                     at->turn_total == 0 ? " (the first roll of a turn is compulsory)" : "");
    if (!requests.json) return print_text(rules, odds, out);
    Json json = to_json(rules, odds, at);
    if (turns) json["turn"] = to_json(*turns);
    print_json(out, json);
}

}  // namespace boxcars::console
