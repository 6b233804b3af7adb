// Many games of cee-lo between policies, counted.
#include "base/error.h"
#include "chance/entropy.h"
#include "console/ceelo_commands.h"
#include "console/ceelo_seats.h"
#include "console/progress.h"
#include "session/statistics.h"
#include "sim/ceelo_match.h"

#include <thread>

namespace boxcars::console {
namespace {

double ratio(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

struct Run {
    sim::CeeloPlan plan;
    sim::CeeloCounts counts;
    double seconds;
};

Json to_json(const Run& run) {
    const auto& [plan, counts, seconds] = run;
    Json json{{"game", "ceelo"}, {"games", counts.games}, {"seed", std::to_string(plan.seed)}};
    json["threads"] = plan.threads;
    json["seconds"] = seconds;
    json["rules"] = session::rules_json(plan.rules);
    json["players"] = plan.players;
    json["wins"] = Json::array();
    for (std::size_t seat = 0; seat < plan.players.size(); ++seat) json["wins"].push_back(counts.wins[seat]);
    json["shared"] = counts.shared;
    json["rounds"] = counts.rounds;
    json["rounds_per_game"] = ratio(counts.rounds, counts.games);
    json["bank_passes"] = ratio(counts.bank_passes, counts.rounds);
    json["throws"] = counts.throws;
    return json;
}

void print_text(const Run& run, std::ostream& out) {
    const auto& [plan, counts, seconds] = run;
    fmt::print(out, "{} games of cee-lo, seed {}, {} thread{}, {:.2f} s\n", counts.games, plan.seed, plan.threads,
               plan.threads == 1 ? "" : "s", seconds);
    for (std::size_t seat = 0; seat < plan.players.size(); ++seat) {
        const auto interval = session::wilson(counts.wins[seat], counts.games);
        fmt::print(out, "player {}  {:<8} won {:>10}  {:.4f} % (95 %: {:.4f} % to {:.4f} %)\n", seat + 1,
                   plan.players[seat], counts.wins[seat], 100 * ratio(counts.wins[seat], counts.games),
                   100 * interval.least, 100 * interval.most);
    }
    fmt::print(out, "shared by several {:>8}  {:.4f} %\n", counts.shared, 100 * ratio(counts.shared, counts.games));
    fmt::print(out, "{:.3f} rounds a game, {:.3f} throws a round; the bank passes after {:.4f} % of the rounds\n",
               ratio(counts.rounds, counts.games), ratio(counts.throws, counts.rounds),
               100 * ratio(counts.bank_passes, counts.rounds));
}

Run play(sim::CeeloPlan plan, std::ostream& err) {
    const auto began = std::chrono::steady_clock::now();
    Progress progress{err, error_is_terminal()};
    const auto counts = sim::play_ceelo(plan, {}, [&](double part) { progress.at(part); });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return {std::move(plan), counts, seconds};
}

}  // namespace

void simulate_ceelo(const SimulateWishes& wishes, std::ostream& out, std::ostream& err) {
    const CeeloTable table = ceelo_table(wishes.table, {"even"});
    sim::CeeloPlan plan{table.rules, table.players, wishes.games, 0, wishes.threads};
    plan.seed = wishes.table.seed ? *wishes.table.seed : chance::seed_from_system();
    if (plan.threads == 0) plan.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (humans(plan.players) > 0)
        throw Error("A simulation is played by policies alone: there is no time for a human.");
    if (auto wrong = sim::problem(plan)) throw Error(*wrong);
    const Run run = play(std::move(plan), err);
    if (wishes.json)
        fmt::print(out, "{}\n", to_json(run).dump(2));
    else
        print_text(run, out);
}

}  // namespace boxcars::console
