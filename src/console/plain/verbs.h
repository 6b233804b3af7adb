// The commands of a game that has only rules and no folder of its own in src/console.
#pragma once
#include "console/bankroll_odds.h"
#include "console/games.h"
#include "console/simulation.h"
#include "console/text_table.h"
#include "odds/plain/rounds.h"
#include "sim/kernel/rounds.h"

namespace boxcars::console {

session::TableSetup check_plain_table(const rules::AnyGame& game, const TableArguments& requests);
// Plays any game in text, in the words of its journal: the state, the decisions, the dice and the facts.
void play_plain_text(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal);

// Prints the exact odds of every decision that opens a game, as fractions. `rules`: the sheet.
void print_plain_odds(std::string_view game, const Json& rules, const std::vector<odds::PlainOdds>& odds,
                      const OddsRequests& requests, std::ostream& out);

template <rules::KeepsAccount R>
void plain_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<R>(requests.rules);
    refuse_others(requests, {}, fmt::format("{} are of decisions", R::game));
    print_plain_odds(R::game, session::rules_json(rules), odds::plain_odds(rules), requests, out);
}

constexpr std::int64_t plain_block = 4096;  // rounds that share one stream of dice

// Compares the counts of rounds with the exact odds.
struct PlainReport {
    std::vector<odds::PlainOdds> exact{};

    void json(Json& out, const sim::PlainCounts& counts) const;
    void text(std::ostream& out, const sim::PlainCounts& counts) const;
    bool adds_up(const sim::PlainCounts& counts) const;
};

// Simulates rounds of any game that satisfies KeepsAccount, and prints the counts next to the exact odds.
template <rules::KeepsAccount R>
class PlainRounds : public PlainReport {
 public:
    using Rules = R;
    using Counts = sim::PlainCounts;
    static constexpr std::string_view name = "plain_rounds", what = "rounds";

    explicit PlainRounds(const Simulation<R>& asked)
        : PlainReport{odds::plain_odds(asked.rules)},
          rules_(asked.rules),
          deal_{asked.games, asked.seed, asked.threads, plain_block, asked.share} {
        if (auto wrong = sim::problem(deal_)) throw Error(*wrong);
    }
    const sim::Deal& deal() const { return deal_; }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_plain(rules_, deal_, stop, progress);
    }

 private:
    R rules_;
    sim::Deal deal_;
};

template <rules::KeepsAccount R>
void simulate_plain(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const auto rules = checked_rules<R>(requests.table.rules);
    if (!requests.table.players.empty())
        throw Error(
            fmt::format("--players has nobody to name at {}: its decisions take turns, a round each.", R::game));
    refuse_path(requests, fmt::format("{} is", R::game), "simulate a game that has a table");
    refuse_rounds(requests, fmt::format("{} counts a round as a game, so say --games N", R::game));
    simulate_kind<PlainRounds<R>>(simulation_from(requests, rules), out, err);
}

template <rules::KeepsAccount R>
GameCommands plain_commands() {
    const auto check = [](const TableArguments& requests) { return check_plain_table(rules::any_game<R>(), requests); };
    const auto play = [](const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
        play_plain_text(rules::any_game<R>(), requests, {in, out, err, requests.echo});
    };
    return {&session::game_of(R{}), check, play, simulate_plain<R>, merge_kind<PlainRounds<R>>, plain_odds<R>};
}

}  // namespace boxcars::console
