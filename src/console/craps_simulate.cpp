// Many games of craps, counted: the line game beside its exact odds, or strategies side by side.
#include "console/craps_commands.h"
#include "console/craps_seats.h"
#include "console/histogram.h"
#include "console/simulation.h"
#include "session/table_change.h"
#include "sim/craps_exact.h"

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

using Played = Simulation<craps::Rules>;

struct Expected {                  // of one player
    std::optional<double> mean{};  // cents a hand
    double z = 0;
};

// ---- the line game ----

void print_lengths(const sim::LineResult& result, const odds::LineGame& exact, std::ostream& out) {
    fmt::print(out, "rolls       games    counted       exact\n");
    std::int64_t longer = result.games;
    odds::Fraction left = 1;
    const auto top = static_cast<double>(*std::ranges::max_element(result.lengths));
    const auto line = [&](const std::string& rolls, std::int64_t games, const odds::Fraction& chance) {
        fmt::print(out, "{:>5}  {:>10}  {:>7.4f} %  {:>8} %  {}\n", rolls, games, 100 * share(games, result.games),
                   to_decimal(chance * 100, 4), bar(static_cast<double>(games), top));
    };
    for (std::size_t n = 0; n < exact.p_rolls.size(); ++n) {
        const std::int64_t games = n < result.lengths.size() ? result.lengths[n] : 0;
        line(std::to_string(n + 1), games, exact.p_rolls[n]);
        longer -= games;
        left -= exact.p_rolls[n];
    }
    line("more", longer, left);
    fmt::print(out, "the longest game took {} rolls\n", result.lengths.size());
}

void simulate_line(Played played, const SimulateWishes& wishes, std::ostream& out, std::ostream& err) {
    const sim::LinePlan plan{played.rules, wishes.games, played.seed, played.threads};
    if (auto wrong = sim::problem(plan)) throw Error(*wrong);
    const auto result = timed(played, err, [&](const auto& progress) { return sim::play_line(plan, {}, progress); });
    const auto exact = odds::line_game(played.rules);
    const double z = sim::z_of(result, exact);
    if (wishes.json) {
        Json json = head_json(played, result.games);
        json["wins"] = result.wins;
        json["losses"] = result.losses;
        json["rolls"] = result.rolls;
        json["exact"] = to_text(exact.win);
        json["z"] = z;
        json["mean_rolls"] = to_text(exact.mean_rolls);
        json["lengths"] = result.lengths;
        fmt::print(out, "{}\n", json.dump(2));
        return;
    }
    fmt::print(out, "{}", head(played, result.games, "games of craps"));
    fmt::print(out, "wins    {:>12}  {:.6f} %; exactly {}, {} %\n", result.wins, 100 * share(result.wins, result.games),
               to_text(exact.win), to_decimal(exact.win * 100, 6));
    fmt::print(out, "losses  {:>12}  {:.6f} %\n", result.losses, 100 * share(result.losses, result.games));
    fmt::print(out, "the count of wins is {:+.2f} standard errors away\n", z);
    fmt::print(out, "{:.6f} rolls a game; exactly {}, {}\n\n", share(result.rolls, result.games),
               to_text(exact.mean_rolls), to_decimal(exact.mean_rolls, 6));
    print_lengths(result, exact, out);
}

// ---- strategies ----

std::string cents_text(double cents) { return fmt::format("{}${:.4f}", cents < 0 ? "-" : "+", std::abs(cents) / 100); }

Json player_json(const sim::PlayerResult& player, const Expected& expected) {
    Json json{{"name", player.name}, {"hands", player.hands()}, {"ahead", player.ahead()}, {"behind", player.behind()}};
    json["mean"] = player.mean();
    json["standard_error"] = player.standard_error();
    json["least"] = player.results.begin()->first;
    json["most"] = player.results.rbegin()->first;
    if (expected.mean) {
        json["expected"] = *expected.mean;
        json["z"] = expected.z;
    }
    for (const auto& [result, count] : player.results) json["results"][std::to_string(result)] = count;
    return json;
}

void print_player(const sim::PlayerResult& player, const std::string& words, const Expected& expected,
                  std::ostream& out) {
    const auto hands = player.hands();
    fmt::print(out, "\n{}: {}\n", player.name, words);
    fmt::print(out, "  {} a hand, standard error ${:.4f}", cents_text(player.mean()), player.standard_error() / 100);
    if (expected.mean)
        fmt::print(out, "; expected {}, {:+.2f} standard errors away", cents_text(*expected.mean), expected.z);
    fmt::print(out, "\n  ahead {:.4f} %, behind {:.4f} %; from {} to {}\n", 100 * share(player.ahead(), hands),
               100 * share(player.behind(), hands), money_text(player.results.begin()->first),
               money_text(player.results.rbegin()->first));
    print_results(out, player.results);
}

void simulate_hands(Played played, const SimulateWishes& wishes, std::ostream& out, std::ostream& err) {
    const auto names = session::players_from(wishes.table.players);
    if (std::ranges::find(names, "human") != names.end())
        throw Error("A simulation is played by strategies alone: there is no time for a human.");
    const sim::HandsPlan plan{played.rules, craps_strategies(names, played.rules), wishes.games, played.seed,
                              played.threads};
    if (auto wrong = sim::problem(plan)) throw Error(*wrong);
    const auto result = timed(played, err, [&](const auto& progress) { return sim::play_hands(plan, {}, progress); });
    std::vector<Expected> expected;
    for (std::size_t i = 0; i < plan.players.size(); ++i) {
        auto& one = expected.emplace_back(Expected{sim::expected_mean(plan.rules, plan.players[i].plan)});
        if (one.mean) one.z = sim::z_of(result.players[i], *one.mean);
    }
    if (wishes.json) {
        Json json = head_json(played, result.games);
        json["rolls"] = result.rolls;
        json["money"] = "cents";
        json["players"] = Json::array();
        for (std::size_t i = 0; i < expected.size(); ++i)
            json["players"].push_back(player_json(result.players[i], expected[i]));
        fmt::print(out, "{}\n", json.dump(2));
        return;
    }
    fmt::print(out, "{}", head(played, result.games, "hands of craps"));
    fmt::print(out, "Everybody begins each hand with {}, on the same dice, and counts up at the seven-out.\n",
               money_text(plan.rules.bankroll * dollar));
    fmt::print(out, "{:.4f} rolls a hand; expected: for a purse that never runs short\n",
               share(result.rolls, result.games));
    for (std::size_t i = 0; i < expected.size(); ++i)
        print_player(result.players[i], plan.players[i].in_words, expected[i], out);
}

}  // namespace

void simulate_craps(const SimulateWishes& wishes, std::ostream& out, std::ostream& err) {
    const Played played = simulation_from<craps::Rules>(wishes);
    if (wishes.table.players.empty())
        simulate_line(played, wishes, out, err);
    else
        simulate_hands(played, wishes, out, err);
}

}  // namespace boxcars::console
