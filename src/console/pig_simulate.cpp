// Many games of Pig between policies, counted, beside what is known exactly.
#include "base/error.h"
#include "chance/entropy.h"
#include "console/pig_commands.h"
#include "console/pig_seats.h"
#include "console/progress.h"
#include "console/rule_sheets.h"
#include "session/statistics.h"
#include "sim/pig_match.h"

#include <fmt/ostream.h>

#include <thread>

namespace boxcars::console {
namespace {

double share(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

struct Run {
    sim::MatchPlan plan;
    sim::MatchResult result;
    std::optional<sim::AgainstExact> exact;
    double seconds;  // of playing
};

Json to_json(const Run& run) {
    const auto& [plan, result, exact, seconds] = run;
    Json json{{"game", "pig"}, {"games", result.games}, {"seed", std::to_string(plan.seed)}};
    json["threads"] = plan.threads;
    json["seconds"] = seconds;
    json["rules"] = session::rules_json(plan.rules);
    for (const char* list : {"players", "first", "wins", "first_wins", "interval_95"}) json[list] = Json::array();
    for (const auto& seat : result.seats) {
        const auto interval = session::wilson(seat.wins, result.games);
        json["players"].push_back(seat.policy);
        json["first"].push_back(seat.games_first);
        json["wins"].push_back(seat.wins);
        json["first_wins"].push_back(seat.wins_first);
        json["interval_95"].push_back(Json::array({interval.least, interval.most}));
    }
    json["rolls"] = result.rolls;
    if (exact) {
        json["exact"] = exact->exact;
        json["z"] = exact->z;
    }
    return json;
}

void print_text(const Run& run, std::ostream& out) {
    const auto& [plan, result, exact, seconds] = run;
    fmt::print(out, "{} games of pig, seed {}, {} thread{}, {:.2f} s\n", result.games, plan.seed, plan.threads,
               plan.threads == 1 ? "" : "s", seconds);
    for (std::size_t i = 0; i < result.seats.size(); ++i) {
        const auto& seat = result.seats[i];
        const auto interval = session::wilson(seat.wins, result.games);
        fmt::print(out, "player {}  {:<11} won {:>10}  {:.4f} % (95 %: {:.4f} % to {:.4f} %), moving first {:.4f} %\n",
                   i + 1, seat.policy, seat.wins, 100 * share(seat.wins, result.games), 100 * interval.least,
                   100 * interval.most, 100 * share(seat.wins_first, seat.games_first));
    }
    fmt::print(out, "{:.3f} rolls a game\n", share(result.rolls, result.games));
    if (exact)
        fmt::print(out, "player 1 wins exactly {:.12f}; the count is {:+.2f} standard errors away\n", exact->exact,
                   exact->z);
}

Run play(sim::MatchPlan plan, const sim::Solution& solution, std::ostream& err) {
    const auto began = std::chrono::steady_clock::now();
    sim::MatchResult result;
    {
        Progress progress{err, error_is_terminal()};
        result = sim::play_match(plan, solution, {}, [&](double part) { progress.at(part); });
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    auto exact = sim::against_exact(plan, result, solution);
    return {std::move(plan), std::move(result), exact, seconds};
}

}  // namespace

void simulate_pig(const SimulateWishes& wishes, std::ostream& out, std::ostream& err) {
    const PigTable table = pig_table(wishes.table, {"hold20", "hold20"});
    sim::MatchPlan plan{table.rules, table.players, wishes.games, 0, wishes.threads};
    plan.seed = wishes.table.seed ? *wishes.table.seed : chance::seed_from_system();
    if (plan.threads == 0) plan.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (humans(plan.players) > 0)
        throw Error("A simulation is played by policies alone: there is no time for a human.");
    if (auto wrong = sim::problem(plan)) throw Error(*wrong);
    sim::Solution solution;  // solved once for playing and for comparing
    if (std::ranges::find(plan.players, "optimal") != plan.players.end())
        solution = std::make_shared<odds::PigSolution>(odds::solve_pig(plan.rules));
    const Run run = play(std::move(plan), solution, err);
    if (wishes.json)
        fmt::print(out, "{}\n", to_json(run).dump(2));
    else
        print_text(run, out);
}

}  // namespace boxcars::console
