#include "console/rounds.h"

#include <algorithm>
#include <cmath>

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

struct Outcomes {  // rounds that the player won, tied and lost
    std::int64_t wins = 0, pushes = 0, losses = 0;
};

Outcomes outcomes(const sim::RoundsResult& counts) {
    Outcomes outcomes;
    for (const auto& [net, rounds] : counts.results)
        (net > 0 ? outcomes.wins : net < 0 ? outcomes.losses : outcomes.pushes) += rounds;
    return outcomes;
}

double z_of(const sim::RoundsResult& counts, const UnitBetOdds& exact) {
    return sim::z_of(counts, exact.edge, exact.variance);
}

std::int64_t rounds_with(const NetCounts& counts, std::int64_t net) {
    const auto counted = counts.find(net);
    return counted == counts.end() ? 0 : counted->second;
}

}  // namespace

bool come_to(const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact) {
    std::int64_t all = 0;
    for (const auto& [net, count] : counts) {
        if (std::ranges::find(exact, net, &odds::Net::coins) == exact.end()) return false;
        all += count;
    }
    return all == rounds;
}

void print_nets(std::ostream& out, const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact) {
    print(out, "   net        rounds    counted       exact\n");
    for (const auto& [net, chance] : exact)
        print(out, "{:>+6}  {:>12}  {:>7} %  {:>8} %\n", net, rounds_with(counts, net),
              percent_text(rounds_with(counts, net), rounds), to_decimal(chance * 100, 4));
}

void rounds_json(Json& out, const sim::RoundsResult& counts, const UnitBetOdds& exact) {
    const auto [wins, pushes, losses] = outcomes(counts);
    out["rounds"] = counts.games;
    out["net"] = counts.net();
    out["exact"] = to_text(exact.edge);
    out["z"] = figure(z_of(counts, exact));
    out["wins"] = wins;
    out[exact.pushes] = pushes;
    out["losses"] = losses;
    out["throws"] = counts.throws;
    for (const auto& [net, rounds] : counts.results) out["results"][std::to_string(net)] = rounds;
}

void rounds_text(std::ostream& out, const sim::RoundsResult& counts, const UnitBetOdds& exact) {
    const auto [wins, pushes, losses] = outcomes(counts);
    const auto line = [&](std::string_view outcome, std::int64_t rounds, const odds::Fraction& chance) {
        print(out, "{:<12}  {:>12}  {} %; exactly {}, {} %\n", outcome, rounds, percent_text(rounds, counts.games),
              to_text(chance), to_decimal(chance * 100, 6));
    };
    line("player wins", wins, exact.win);
    line(exact.pushes, pushes, exact.push);
    line("player loses", losses, exact.lose);
    const double error = std::sqrt(odds::to_double(exact.variance) / static_cast<double>(counts.games));
    print(out, "the player is {:+} {} ahead, {} a round; exactly {}, {}\n", counts.net(), exact.units,
          signed_text(ratio(counts.net(), counts.games), error), to_text(exact.edge), to_decimal(exact.edge, 6));
    print(out, "the net is {:+.2f} standard errors away\n", z_of(counts, exact));
    print(out, "{} throws a round\n\n", wait_text(counts.throws, counts.games));
    print_nets(out, counts.results, counts.games, exact.results);
}

bool rounds_add_up(const sim::RoundsResult& counts, const UnitBetOdds& exact) {
    return come_to(counts.results, counts.games, exact.results);
}

}  // namespace boxcars::console
