// Many rounds of Sì-wŭ-liù, counted, beside the exact odds.
#include "console/simulation.h"
#include "console/siwuliu_commands.h"
#include "sim/siwuliu_run.h"

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;
using Played = Simulation<siwuliu::Rules>;

struct Sides {  // how many rounds the player won, took back, lost
    std::int64_t wins = 0, pushes = 0, losses = 0;
};

Sides sides(const sim::RoundsResult& result) {
    Sides sides;
    for (const auto& [net, rounds] : result.results)
        (net > 0 ? sides.wins : net < 0 ? sides.losses : sides.pushes) += rounds;
    return sides;
}

void print_json(const Played& played, const sim::RoundsResult& result, const odds::SiwuliuChances& exact,
                std::ostream& out) {
    const auto [wins, pushes, losses] = sides(result);
    Json json = head_json(played, result.games);
    json["rounds"] = result.games;
    json["net"] = result.net();
    json["exact"] = to_text(exact.edge);
    json["z"] = z_of(result, exact);
    json["wins"] = wins;
    json["pushes"] = pushes;
    json["losses"] = losses;
    json["throws"] = result.throws;
    for (const auto& [net, rounds] : result.results) json["results"][std::to_string(net)] = rounds;
    fmt::print(out, "{}\n", json.dump(2));
}

void print_text(const Played& played, const sim::RoundsResult& result, const odds::SiwuliuChances& exact,
                std::ostream& out) {
    const auto [wins, pushes, losses] = sides(result);
    const auto line = [&](const char* what, std::int64_t rounds, const odds::Fraction& chance) {
        fmt::print(out, "{:<12}  {:>12}  {:.6f} %; exactly {}, {} %\n", what, rounds, 100 * share(rounds, result.games),
                   to_text(chance), to_decimal(chance * 100, 6));
    };
    fmt::print(out, "{}", head(played, result.games, "rounds of siwuliu"));
    line("player wins", wins, exact.win);
    line("pushes", pushes, exact.push);
    line("player loses", losses, exact.lose);
    fmt::print(out, "the player is {:+} bets ahead, {:+.6f} a round; exactly {}, {}\n", result.net(),
               share(result.net(), result.games), to_text(exact.edge), to_decimal(exact.edge, 6));
    fmt::print(out, "the net is {:+.2f} standard errors away\n", z_of(result, exact));
    fmt::print(out, "{:.4f} throws a round\n\n   net        rounds    counted       exact\n",
               share(result.throws, result.games));
    for (const auto& [net, chance] : exact.results) {
        const auto counted = result.results.find(net);
        const std::int64_t rounds = counted == result.results.end() ? 0 : counted->second;
        fmt::print(out, "{:>+6}  {:>12}  {:>7.4f} %  {:>8} %\n", net, rounds, 100 * share(rounds, result.games),
                   to_decimal(chance * 100, 4));
    }
}

}  // namespace

void simulate_siwuliu(const SimulateWishes& wishes, std::ostream& out, std::ostream& err) {
    Played played = simulation_from<siwuliu::Rules>(wishes);
    if (!wishes.table.players.empty())
        throw Error("--players has nobody to name at siwuliu: a simulation bets one unit a round.");
    const sim::RoundsPlan plan{played.rules, wishes.games, played.seed, played.threads};
    if (auto wrong = sim::problem(plan)) throw Error(*wrong);
    const auto result = timed(played, err, [&](const auto& progress) { return sim::play_rounds(plan, {}, progress); });
    const auto exact = odds::siwuliu_odds(plan.rules).player;
    if (wishes.json)
        print_json(played, result, exact, out);
    else
        print_text(played, result, exact, out);
}

}  // namespace boxcars::console
