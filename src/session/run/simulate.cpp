#include "session/run/simulate.h"

#include <numeric>

namespace boxcars::session {
namespace {

constexpr double as_good = 0.01;          // smaller differences in value are ignored
constexpr std::size_t most_solved = 600;  // number of solved stations; each takes some megabytes
constexpr std::string_view policy_names[]{"best", "cautious", "bold", "random", "careless"};

class SimulatedRuns {
 public:
    SimulatedRuns(const RunTables& tables, const RunTicket& ticket, RunPolicy policy)
        : tables_(tables), ticket_(ticket), policy_(policy) {}

    void play(std::uint64_t seed, RunCounts& counts) {
        RunPlan plan = new_run(ticket_, seed);
        std::vector<StationSitting> sittings;
        chance::DiceStream draw{seed, 2};
        for (Run run = run_of(tables_, plan, sittings); run.phase != RunPhase::Over;
             run = run_of(tables_, plan, sittings)) {
            if (run.phase == RunPhase::Keepsake) {
                plan.choices.back().keepsake = keepsake(run, draw, counts);
                continue;
            }
            const auto [taken, played] =
                policy_ == RunPolicy::Careless ? carelessly(run, draw) : with_chances(run, draw, counts);
            sittings.push_back({.standing = {.over = true, .brought = played.brought, .reached = played.reached}});
            plan.choices.push_back({taken, {}});
            ++counts.stations;
            counts.made += played.reached;
        }
        ++counts.runs;
        counts.arrived += run_of(tables_, plan, sittings).arrived();
    }

 private:
    using Odds = std::vector<std::shared_ptr<const StationOdds>>;
    using Played = std::pair<int, StationOutcome>;  // index of the invitation taken on the board; its outcome

    Played carelessly(const Run& run, chance::DiceStream& draw) const {
        const int taken = draw.draw(how_many(run.board));
        const Station& station = run.board[nth(taken)];
        return {taken, tables_(station.invitation->game)->at_random(station)};
    }

    Played with_chances(const Run& run, chance::DiceStream& draw, RunCounts& counts) {
        const auto odds = solved(run.board);
        const int taken = invitation(run, odds, draw);
        count(run, odds, taken, counts);
        const Station& station = run.board[nth(taken)];
        return {taken, odds[nth(taken)]->outcomes(station, station.seed, 1).front()};
    }

    // Solves each station once, because the same stations recur in many runs with other dice.
    Odds solved(const std::vector<Station>& board) {
        if (solved_.size() > most_solved) solved_.clear();
        Odds odds;
        for (const Station& station : board) {
            Station any = station;
            any.seed = 0;
            auto& known = solved_[fmt::format("{} {} {}", station_key(any), station.purse, station.first)];
            if (!known) known = tables_(station.invitation->game)->solve(station, {});
            odds.push_back(known);
        }
        return odds;
    }

    // The value of an invitation: the chance of its goal, raised a little for its reward.
    static double value(const Run& run, const Station& station, double chance) {
        const bool heart = station.invitation->reward == Reward::Heart && run.hearts < most_hearts;
        return chance * (1 + (heart ? 0.15 : 0) + (station.keepsake ? 0.06 : 0) + (station.money > 0 ? 0.01 : 0));
    }

    int invitation(const Run& run, const Odds& odds, chance::DiceStream& draw) const {
        if (policy_ == RunPolicy::Random) return draw.draw(how_many(odds));
        const auto rank = [&](std::size_t n) {
            const double chance = odds[n]->chance();
            return policy_ == RunPolicy::Best   ? value(run, run.board[n], chance)
                   : policy_ == RunPolicy::Bold ? -chance
                                                : chance;
        };
        std::size_t best = 0;
        for (std::size_t n = 1; n < odds.size(); ++n)
            if (rank(n) > rank(best)) best = n;
        return static_cast<int>(best);
    }

    // The value of the best invitation on the next board with that keepsake.
    double next_value(const Run& run, std::size_t offer) {
        double best = 0;
        const auto& board = run.next_boards[offer];
        const Odds odds = solved(board);
        for (std::size_t n = 0; n < board.size(); ++n) best = std::max(best, value(run, board[n], odds[n]->chance()));
        return best;
    }

    int keepsake(const Run& run, chance::DiceStream& draw, RunCounts& counts) {
        std::vector<std::size_t> good(run.offered.size());
        std::iota(good.begin(), good.end(), 0);
        if (policy_ != RunPolicy::Random && policy_ != RunPolicy::Careless) {
            std::vector<double> values;
            for (const std::size_t n : good) values.push_back(next_value(run, n));
            const double best = std::ranges::max(values);
            std::erase_if(good, [&](std::size_t n) { return values[n] < best - as_good; });
        }
        const auto taken = static_cast<int>(good[nth(draw.draw(how_many(good)))]);
        for (const Keepsake* offer : run.offered) ++counts.keepsakes[offer->name].offered;
        ++counts.keepsakes[run.offered[nth(taken)]->name].taken;
        return taken;
    }

    static void count(const Run& run, const Odds& odds, int taken, RunCounts& counts) {
        const auto chance = [](const auto& of) { return of->chance(); };
        const auto likeliest = std::ranges::max_element(odds, {}, chance) - odds.begin();
        const auto least = std::ranges::min_element(odds, {}, chance) - odds.begin();
        for (std::size_t n = 0; n < odds.size(); ++n) {
            auto& boards = counts.invitations[run.board[n].invitation->name];
            ++boards.on;
            boards.likeliest += std::ssize(odds) > 1 && likeliest == static_cast<std::ptrdiff_t>(n);
            boards.least_likely += std::ssize(odds) > 1 && least == static_cast<std::ptrdiff_t>(n);
        }
        const double p = odds[nth(taken)]->chance();
        counts.expected += p;
        counts.variance += p * (1 - p);
    }

    const RunTables& tables_;
    const RunTicket& ticket_;
    RunPolicy policy_;
    std::map<std::string, std::shared_ptr<const StationOdds>> solved_;
};

}  // namespace

std::span<const std::string_view> run_policies() { return policy_names; }

double RunCounts::luck() const { return variance > 0 ? (real(made) - expected) / std::sqrt(variance) : 0; }

RunCounts simulate_runs(const RunTables& tables, const RunTicket& ticket, RunPolicy policy, std::uint64_t first,
                        std::int64_t runs) {
    SimulatedRuns simulated{tables, ticket, policy};
    RunCounts counts;
    for (std::int64_t n = 0; n < runs; ++n) simulated.play(first + static_cast<std::uint64_t>(n), counts);
    return counts;
}

}  // namespace boxcars::session
