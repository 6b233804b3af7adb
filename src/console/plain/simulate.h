// Many rounds of any game that keeps an account, counted, beside its exact odds.
#pragma once
#include "console/simulation.h"
#include "odds/plain/rounds.h"
#include "sim/plain/rounds.h"

namespace boxcars::sim {  // the counts of a part, as JSON and back: every count, nothing that follows from others

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlainBet, decision, rounds, throws, nets)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlainCounts, games, bets)

}  // namespace boxcars::sim

namespace boxcars::console {

constexpr std::int64_t plain_block = 4096;  // rounds that share one stream of dice

void plain_json(Json& out, const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact);
Doubt plain_doubt(const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact);
void plain_text(std::ostream& out, const sim::PlainCounts& counts, const std::vector<odds::PlainOdds>& exact);

template <rules::KeepsAccount R>
class PlainRounds {
 public:
    using Rules = R;
    using Counts = sim::PlainCounts;
    static constexpr std::string_view name = "plain_rounds", what = "rounds";
    static constexpr std::int64_t played_again = 100'000;

    explicit PlainRounds(const Simulation<R>& asked)
        : rules_(asked.rules),
          deal_{asked.games, asked.seed, asked.threads, plain_block, asked.share},
          exact_(odds::plain_odds(asked.rules)) {
        if (auto wrong = sim::problem(deal_)) throw Error(*wrong);
    }
    const sim::Deal& deal() const { return deal_; }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_plain(rules_, deal_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const { plain_json(out, counts, exact_); }
    void text(std::ostream& out, const Counts& counts) const { plain_text(out, counts, exact_); }
    Doubt doubt(const Counts& counts) const { return plain_doubt(counts, exact_); }

 private:
    R rules_;
    sim::Deal deal_;
    std::vector<odds::PlainOdds> exact_;
};

template <rules::KeepsAccount R>
void simulate_plain(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    R rules = rules_from<R>(requests.table.rules);
    checked(rules);
    if (!requests.table.players.empty())
        throw Error(
            fmt::format("--players has nobody to name at {}: its decisions take turns, a round each.", R::game));
    refuse_path(requests, fmt::format("{} is", R::game), "simulate a game that has a table");
    refuse_rounds(requests, fmt::format("{} counts a round as a game, so say --games N", R::game));
    simulate_kind<PlainRounds<R>>(simulation_from(requests, rules), requests, out, err);
}

template <rules::KeepsAccount R>
void merge_plain(const std::vector<Part>& parts, bool json, std::ostream& out) {
    merge_kind<PlainRounds<R>>(parts, json, out);
}

}  // namespace boxcars::console
