#include "console/rounds.h"

namespace boxcars::console {
namespace {

using odds::to_decimal, odds::to_text;

// Rounds that the player won, tied and lost.
std::array<std::int64_t, 3> outcomes(const sim::RoundsResult& counts) {
    std::array<std::int64_t, 3> rounds_of{};
    for (const auto& [net, rounds] : counts.results) rounds_of[net > 0 ? 0 : net < 0 ? 2 : 1] += rounds;
    return rounds_of;
}

std::int64_t rounds_with(const NetCounts& counts, std::int64_t net) {
    const auto counted = counts.find(net);
    return counted == counts.end() ? 0 : counted->second;
}

// "+2", "-1/2"
std::string signed_units(std::int64_t coins, std::int64_t unit) {
    return coins % unit == 0 ? fmt::format("{:+}", coins / unit) : to_text(odds::fraction(coins, unit));
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

void print_nets(std::ostream& out, const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact,
                std::int64_t unit) {
    print(out, "   net        rounds    counted       exact\n");
    for (const auto& [net, chance] : exact)
        print(out, "{:>6}  {:>12}  {:>7} %  {:>8} %\n", signed_units(net, unit), rounds_with(counts, net),
              percent_text(rounds_with(counts, net), rounds), to_decimal(chance * 100, 4));
}

double UnitBetRounds::z() const {
    const odds::Fraction unit{odds::whole(unit_)};
    return sim::z_of(counts_, exact_.edge * unit, exact_.variance * unit * unit);
}

void UnitBetRounds::json(Json& out) const {
    const auto [wins, ties, losses] = outcomes(counts_);
    out["rounds"] = counts_.games;
    out["net"] = counts_.net() % unit_ == 0 ? Json(counts_.net() / unit_) : Json(ratio(counts_.net(), unit_));
    out["exact"] = to_text(exact_.edge);
    out["z"] = figure(z());
    out["wins"] = wins;
    out[pushes_] = ties;
    out["losses"] = losses;
    out["throws"] = counts_.throws;
    for (const auto& [net, rounds] : counts_.results) out["results"][to_text(odds::fraction(net, unit_))] = rounds;
}

void UnitBetRounds::text(std::ostream& out) const {
    const auto [wins, ties, losses] = outcomes(counts_);
    const auto line = [&](std::string_view outcome, std::int64_t rounds, const odds::Fraction& chance) {
        print(out, "{:<12}  {:>12}  {} %; exactly {}, {} %\n", outcome, rounds, percent_text(rounds, counts_.games),
              to_text(chance), to_decimal(chance * 100, 6));
    };
    line("player wins", wins, exact_.win);
    line(pushes_, ties, exact_.push);
    line("player loses", losses, exact_.lose);
    const double error = std::sqrt(odds::to_double(exact_.variance) / static_cast<double>(counts_.games));
    print(out, "the player is {} {} ahead, {} a round; exactly {}, {}\n", signed_units(counts_.net(), unit_), units_,
          signed_text(ratio(counts_.net(), counts_.games * unit_), error), to_text(exact_.edge),
          to_decimal(exact_.edge, 6));
    print(out, "the net is {:+.2f} standard errors away\n", z());
    print(out, "{} throws a round\n\n", wait_text(counts_.throws, counts_.games));
    print_nets(out, counts_.results, counts_.games, exact_.results, unit_);
}

}  // namespace boxcars::console
