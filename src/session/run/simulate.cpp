#include "session/run/simulate.h"

#include "session/run/arrive.h"

namespace boxcars::session {
namespace {

constexpr int forecast_playouts = 500;
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
        said_.clear();
        for (Run run = run_of(tables_, plan, sittings); run.phase != RunPhase::Over;
             run = run_of(tables_, plan, sittings)) {
            if (run.phase == RunPhase::Keepsake) {
                plan.choices.back().keepsake = keepsake(run, draw, counts);
                continue;
            }
            if (run.phase == RunPhase::Gate) {
                plan.choices.back().stays = stay(run, draw, counts);
                if (*plan.choices.back().stays) sittings.push_back(played(*run.further));
                continue;
            }
            if (run.phase == RunPhase::Dining) {
                dine(run, draw, plan.choices.back(), counts);
                continue;
            }
            const int taken =
                policy_ == RunPolicy::Careless ? draw.draw(how_many(run.board)) : invitation(run, draw, counts);
            sittings.push_back(played(run.board[nth(taken)]));
            plan.choices.push_back({taken});
            ++counts.stations;
            counts.made += sittings.back().standing.reached;
        }
        ++counts.runs;
        const bool arrived = run_of(tables_, plan, sittings).arrived();
        counts.arrived += arrived;
        for (const double said : said_) {
            auto& part = counts.said[std::min(static_cast<std::size_t>(said * real(std::ssize(counts.said))),
                                              counts.said.size() - 1)];
            ++part.boards;
            part.sum += said;
            part.arrived += arrived;
        }
    }

 private:
    using Chances = std::vector<double>;  // of the cards of a board

    StationSitting played(const Station& station) {
        const StationOutcome end = policy_ == RunPolicy::Careless
                                       ? tables_(station.invitation->game)->at_random(station)
                                       : solved(station).outcomes(station, station.seed, 1).front();
        return {.standing = {.done = end.done, .over = true, .brought = end.brought, .reached = end.reached}};
    }

    int invitation(const Run& run, chance::DiceStream& draw, RunCounts& counts) {
        const Chances chances = chances_of(run.board);
        const int taken = card(run, chances, draw);
        count(run, chances, taken, counts);
        return taken;
    }

    bool stay(const Run& run, chance::DiceStream& draw, RunCounts& counts) {  // at the gate
        const bool best = policy_ == RunPolicy::Best && most(arrivals(run).after) == 1;
        const bool stays = blind() ? draw.draw(2) == 1 : best || policy_ == RunPolicy::Bold;
        ++counts.wares["gate"].offered;
        counts.wares["gate"].taken += stays;
        return stays;
    }
    bool blind() const { return policy_ == RunPolicy::Random || policy_ == RunPolicy::Careless; }

    Chances chances_of(const std::vector<Station>& board) const {
        Chances chances;
        for (const Station& station : board) chances.push_back(tables_.chance(station));
        return chances;
    }

    // Solves each station once, because the same stations recur in many runs with other dice.
    const StationOdds& solved(const Station& station) {
        if (solved_.size() > most_solved) solved_.clear();
        auto& known = solved_[chance_key(station)];
        if (!known) known = tables_(station.invitation->game)->solve(station, {});
        return *known;
    }

    Arrivals arrivals(const Run& run) {
        if (!forecast_) forecast_.emplace(tables_, ticket_, forecast_playouts);
        return forecast_->arrivals(run);
    }
    static int most(const std::vector<double>& values) {
        return static_cast<int>(std::ranges::max_element(values) - values.begin());
    }

    int card(const Run& run, const Chances& chances, chance::DiceStream& draw) {
        if (policy_ == RunPolicy::Random) return draw.draw(how_many(chances));
        if (policy_ == RunPolicy::Cautious) return most(chances);
        if (policy_ == RunPolicy::Bold) return static_cast<int>(std::ranges::min_element(chances) - chances.begin());
        const std::vector<double> arrive = arrivals(run).after;
        said_.push_back(std::ranges::max(arrive));
        return most(arrive);
    }

    int keepsake(const Run& run, chance::DiceStream& draw, RunCounts& counts) {
        const int taken = blind() ? draw.draw(how_many(run.offered)) : most(arrivals(run).after);
        if (run.offered.size() == 1) return taken;  // nothing to choose
        for (const Keepsake* offer : run.offered) ++counts.keepsakes[offer->name].offered;
        ++counts.keepsakes[run.offered[nth(taken)]->name].taken;
        return taken;
    }

    // Buys one ware or leaves the car.
    void dine(const Run& run, chance::DiceStream& draw, RunChoice& choice, RunCounts& counts) {
        if (const auto one = ware(run, draw)) return choice.wares.push_back(*one);
        choice.left_car = true;
        for (const Ware& ware : run.tray) {
            auto& offers = counts.wares[ware_name(ware.kind)];
            ++offers.offered;
            offers.taken += ware.bought;
        }
    }

    std::optional<int> ware(const Run& run, chance::DiceStream& draw) {  // on the tray; empty: leave the car
        std::vector<std::optional<int>> wares{std::nullopt};
        for (int n = 0; n < how_many(run.tray); ++n)
            if (can_pay(run, run.tray[nth(n)]) && may_buy(run.tray[nth(n)])) wares.push_back(n);
        if (blind()) return wares[nth(draw.draw(how_many(wares)))];
        const Arrivals arrive = arrivals(run);
        return *std::ranges::max_element(
            wares, {}, [&](const std::optional<int>& one) { return one ? arrive.after[nth(*one)] : arrive.before; });
    }
    bool may_buy(const Ware& ware) const {
        if (policy_ == RunPolicy::Cautious) return ware.kind == WareKind::Heart;
        return policy_ != RunPolicy::Bold || ware.kind == WareKind::Keepsake;
    }

    void count(const Run& run, const Chances& chances, int taken, RunCounts& counts) const {
        const auto likeliest = std::ranges::max_element(chances) - chances.begin();
        const auto least = std::ranges::min_element(chances) - chances.begin();
        ++counts.boards;
        for (std::size_t n = 0; n < chances.size(); ++n) {
            const Reward& reward = run.board[n].reward;
            auto& boards = counts.invitations[run.board[n].invitation->name];
            ++boards.on;
            boards.likeliest += std::ssize(chances) > 1 && likeliest == static_cast<std::ptrdiff_t>(n);
            boards.least_likely += std::ssize(chances) > 1 && least == static_cast<std::ptrdiff_t>(n);
            counts.without_effect += !has_effect(tables_, run, run.number(), run.held, reward);
            for (std::size_t other = 0; other < chances.size(); ++other)
                if (other != n && chances[n] <= chances[other] && !poorer(run.board[other].reward, reward)) {
                    ++counts.dominated;
                    break;
                }
        }
        const double p = chances[nth(taken)];
        counts.expected += p;
        counts.variance += p * (1 - p);
    }

    const RunTables& tables_;
    const RunTicket& ticket_;
    RunPolicy policy_;
    std::optional<RunForecast> forecast_{};
    std::vector<double> said_{};  // the chances to arrive of the cards taken in this run
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
