#include "session/run/simulate.h"

#include "session/run/board.h"

#include <numeric>

namespace boxcars::session {
namespace {

constexpr double as_good = 0.01;          // smaller differences in value are ignored
constexpr double lift = 0.15;             // what a keepsake adds to the chance of any later goal, in logit
constexpr double money_worth = 0.05;      // what the ticket's first purse adds to the chance to arrive
constexpr double next_worth = 0.03;       // what a ware for the next station adds to it
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
            if (run.phase == RunPhase::Dining) {
                dine(run, draw, plan.choices.back(), counts);
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
    using Chances = std::vector<double>;            // of the cards of a board
    using Played = std::pair<int, StationOutcome>;  // index of the invitation taken on the board; its outcome

    Played carelessly(const Run& run, chance::DiceStream& draw) const {
        const int taken = draw.draw(how_many(run.board));
        const Station& station = run.board[nth(taken)];
        return {taken, tables_(station.invitation->game)->at_random(station)};
    }

    Played with_chances(const Run& run, chance::DiceStream& draw, RunCounts& counts) {
        const Chances chances = chances_of(run.board);
        const int taken = invitation(run, chances, draw);
        count(run, chances, taken, counts);
        const Station& station = run.board[nth(taken)];
        return {taken, solved(station).outcomes(station, station.seed, 1).front()};
    }

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

    // A rule of thumb for the chance to arrive from station `number`, with these hearts and keepsakes: each station's
    // goal is as likely as its easiest class, raised by `lift` in logit for each keepsake.
    double arrives(int number, int hearts, int keepsakes) const {
        if (hearts <= 0) return 0;
        if (number > run_stations) return 1;
        const double percent = chance_classes[nth(int{ticket_.ramp[nth(number - 1)]})];
        const double chance = 1 / (1 + (100 / percent - 1) * std::exp(-lift * keepsakes));
        return chance * arrives(number + 1, hearts, keepsakes) +
               (1 - chance) * arrives(number + 1, hearts - 1, keepsakes);
    }

    double value(const Run& run, const Station& station, double chance) const {
        const Reward& reward = station.reward;
        const int next = run.number() + (run.phase == RunPhase::Board ? 1 : 2), held = how_many(run.held);
        const int hearts = std::min(run.hearts + reward.hearts, most_hearts);
        const double made = arrives(next, hearts, held + (reward.keepsakes > 0 ? 1 : 0));
        return chance * made + (1 - chance) * arrives(next, run.hearts - 1, held) +
               money_worth * real(reward.money) / real(ticket_.purse) * chance;
    }

    int invitation(const Run& run, const Chances& chances, chance::DiceStream& draw) const {
        if (policy_ == RunPolicy::Random) return draw.draw(how_many(chances));
        const auto rank = [&](std::size_t n) {
            return policy_ == RunPolicy::Best   ? value(run, run.board[n], chances[n])
                   : policy_ == RunPolicy::Bold ? -chances[n]
                                                : chances[n];
        };
        std::size_t best = 0;
        for (std::size_t n = 1; n < chances.size(); ++n)
            if (rank(n) > rank(best)) best = n;
        return static_cast<int>(best);
    }

    // The value of the best invitation on the next board with that keepsake.
    double next_value(const Run& run, std::size_t offer) const {
        double best = 0;
        for (const Station& card : run.next_boards[offer])
            best = std::max(best, value(run, card, tables_.chance(card)));
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

    // Buys one ware or leaves the car.
    void dine(const Run& run, chance::DiceStream& draw, RunChoice& choice, RunCounts& counts) const {
        if (const auto one = ware(run, draw)) return choice.wares.push_back(*one);
        choice.left_car = true;
        for (const Ware& ware : run.tray) {
            auto& offers = counts.wares[ware_name(ware.kind)];
            ++offers.offered;
            offers.taken += ware.bought;
        }
    }

    std::optional<int> ware(const Run& run, chance::DiceStream& draw) const {  // on the tray; empty: leave the car
        std::vector<std::optional<int>> wares;
        for (int n = 0; n < how_many(run.tray); ++n)
            if (can_pay(run, run.tray[nth(n)]) && may_buy(run.tray[nth(n)])) wares.push_back(n);
        if (policy_ != RunPolicy::Best) wares.push_back({});
        if (policy_ == RunPolicy::Random || policy_ == RunPolicy::Careless)
            return wares[nth(draw.draw(how_many(wares)))];
        const auto worth = [&](std::optional<int> one) { return one ? ware_worth(run, run.tray[nth(*one)]) : 0; };
        const auto best = std::ranges::max_element(wares, {}, worth);
        return best == wares.end() ? std::nullopt : *best;
    }
    bool may_buy(const Ware& ware) const {
        if (policy_ == RunPolicy::Cautious) return ware.kind == WareKind::Heart;
        return policy_ != RunPolicy::Bold || ware.kind == WareKind::Keepsake;
    }
    double ware_worth(const Run& run, const Ware& ware) const {
        const int next = run.number() + 1, held = how_many(run.held);
        const bool heart = ware.kind == WareKind::Heart, keepsake = ware.kind == WareKind::Keepsake;
        if (!heart && !keepsake) return next_worth;
        return arrives(next, run.hearts + (heart ? 1 : 0), held + (keepsake ? 1 : 0)) - arrives(next, run.hearts, held);
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
