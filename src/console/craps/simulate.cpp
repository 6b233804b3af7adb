// Many games of craps, counted: the line game beside its exact odds, or strategies side by side.
#include "console/craps/commands.h"
#include "console/craps/seats.h"
#include "console/histogram.h"
#include "console/print.h"
#include "console/simulation.h"
#include "session/table_change.h"
#include "sim/craps/exact.h"

namespace boxcars::sim {  // the counts of a part, as JSON and back: every count, nothing that follows from others

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LineResult, games, wins, losses, rolls, lengths)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlayerResult, name, results)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(HandsResult, games, rolls, players)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

struct Expected {                  // of one player
    std::optional<double> mean{};  // cents a hand
    double z = 0;
};

// ---- the line game ----

void print_lengths(const sim::LineResult& result, const odds::LineGame& exact, std::ostream& out) {
    print(out, "rolls       games    counted       exact\n");
    const std::int64_t looked_at = result.length_games();
    if (looked_at == 0) return;
    std::int64_t longer = looked_at;
    odds::Fraction left = 1;
    const auto top = static_cast<double>(*std::ranges::max_element(result.lengths));
    const auto line = [&](const std::string& rolls, std::int64_t games, const odds::Fraction& chance) {
        print(out, "{:>5}  {:>10}  {:>7.4f} %  {:>8} %  {}\n", rolls, games, 100 * share(games, looked_at),
              to_decimal(chance * 100, 4), bar(static_cast<double>(games), top));
    };
    for (std::size_t n = 0; n < exact.p_rolls.size(); ++n) {
        const std::int64_t games = n < result.lengths.size() ? result.lengths[n] : 0;
        line(std::to_string(n + 1), games, exact.p_rolls[n]);
        longer -= games;
        left -= exact.p_rolls[n];
    }
    line("more", longer, left);
    const bool all = looked_at == result.games;
    print(out, "the longest {} took {} rolls\n", all ? "game" : fmt::format("of {} games looked at", looked_at),
          result.lengths.size());
}

class Line {
 public:
    using Rules = craps::Rules;
    using Counts = sim::LineResult;
    static constexpr std::string_view name = "line", what = "games of craps";

    explicit Line(const Simulation<Rules>& asked)
        : plan_{asked.rules, asked.games, asked.seed, asked.threads}, exact_(odds::line_game(asked.rules)) {
        plan_.share = asked.share;
        plan_.path = asked.path;
        if (auto wrong = sim::problem(plan_)) throw Error(*wrong);
    }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_line(plan_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        out["wins"] = counts.wins;
        out["losses"] = counts.losses;
        out["rolls"] = counts.rolls;
        out["exact"] = to_text(exact_.win);
        out["z"] = sim::z_of(counts, exact_);
        out["mean_rolls"] = to_text(exact_.mean_rolls);
        out["lengths"] = counts.lengths;
        out["lengths_of"] = counts.length_games();
    }
    void text(std::ostream& out, const Counts& counts) const {
        print(out, "wins    {:>12}  {:.6f} %; exactly {}, {} %\n", counts.wins, 100 * share(counts.wins, counts.games),
              to_text(exact_.win), to_decimal(exact_.win * 100, 6));
        print(out, "losses  {:>12}  {:.6f} %\n", counts.losses, 100 * share(counts.losses, counts.games));
        print(out, "the count of wins is {:+.2f} standard errors away\n", sim::z_of(counts, exact_));
        print(out, "{:.6f} rolls a game; exactly {}, {}\n\n", share(counts.rolls, counts.games),
              to_text(exact_.mean_rolls), to_decimal(exact_.mean_rolls, 6));
        print_lengths(counts, exact_, out);
    }

 private:
    sim::LinePlan plan_;
    odds::LineGame exact_;
};

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
    print(out, "\n{}: {}\n", player.name, words);
    print(out, "  {} a hand, standard error ${:.4f}", cents_text(player.mean()), player.standard_error() / 100);
    if (expected.mean)
        print(out, "; expected {}, {:+.2f} standard errors away", cents_text(*expected.mean), expected.z);
    print(out, "\n  ahead {:.4f} %, behind {:.4f} %; from {} to {}\n", 100 * share(player.ahead(), hands),
          100 * share(player.behind(), hands), money_text(player.results.begin()->first),
          money_text(player.results.rbegin()->first));
    print_results(out, player.results);
}

class Hands {
 public:
    using Rules = craps::Rules;
    using Counts = sim::HandsResult;
    static constexpr std::string_view name = "hands", what = "hands of craps";

    explicit Hands(const Simulation<Rules>& asked)
        : plan_{asked.rules, craps_strategies(asked.players, asked.rules), asked.games, asked.seed, asked.threads} {
        plan_.share = asked.share;
        if (auto wrong = sim::problem(plan_)) throw Error(*wrong);
    }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_hands(plan_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        out["rolls"] = counts.rolls;
        out["money"] = "cents";
        out["players"] = Json::array();
        for (std::size_t i = 0; i < counts.players.size(); ++i)
            out["players"].push_back(player_json(counts.players[i], expected(counts, i)));
    }
    void text(std::ostream& out, const Counts& counts) const {
        print(out, "Everybody begins each hand with {}, on the same dice, and counts up at the seven-out.\n",
              money_text(plan_.rules.bankroll * dollar));
        print(out, "{:.4f} rolls a hand; expected: for a purse that never runs short\n",
              share(counts.rolls, counts.games));
        for (std::size_t i = 0; i < counts.players.size(); ++i)
            print_player(counts.players[i], plan_.players[i].in_words, expected(counts, i), out);
    }

 private:
    Expected expected(const Counts& counts, std::size_t player) const {
        Expected expected{sim::expected_mean(plan_.rules, plan_.players[player].lines)};
        if (expected.mean) expected.z = sim::z_of(counts.players[player], *expected.mean);
        return expected;
    }
    sim::HandsPlan plan_;
};

}  // namespace

void simulate_craps(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    auto rules = rules_from<craps::Rules>(requests.table.rules);
    checked(rules);
    const auto names =
        requests.table.players.empty() ? session::Players{} : session::players_from(requests.table.players);
    if (std::ranges::find(names, "human") != names.end())
        throw Error("A simulation is played by strategies alone: there is no time for a human.");
    const auto asked = simulation_from(requests, rules, names);
    if (names.empty()) return simulate_kind<Line>(asked, requests, out, err);
    refuse_path(requests, "strategies are", "leave out --players for the line game");
    simulate_kind<Hands>(asked, requests, out, err);
}

void merge_craps(const std::vector<Part>& parts, bool json, std::ostream& out) {
    if (parts.front().kind == Line::name) return merge_kind<Line>(parts, json, out);
    merge_kind<Hands>(parts, json, out);
}

}  // namespace boxcars::console
