#include "scenes/lab/pig_study.h"

#include "base/pieces.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"

namespace boxcars::scenes {
namespace {

constexpr double solving = 0.5;  // the solution's part of the work, as progress

}  // namespace

PigStudy::~PigStudy() { worker_.request_stop(); }

void PigStudy::ask(const pig::Rules& rules, bool wait) {
    pig::Rules two = rules;
    two.players = 2;
    if (!asked_ || !(*asked_ == two)) {
        worker_.request_stop();
        if (worker_.joinable()) worker_.join();
        asked_ = two;
        solution_.reset();
        table_ = {};
        progress_ = 0;
        if (has_threads)
            worker_ = std::jthread{[this, two](const std::stop_token& stop) { work(stop, two); }};
        else
            work({}, two);
    }
    if (wait && worker_.joinable()) worker_.join();
}

std::shared_ptr<const odds::PigSolution> PigStudy::solution() const {
    const std::lock_guard lock{mutex_};
    return solution_;
}

ui::PolicyTable PigStudy::table() const {
    const std::lock_guard lock{mutex_};
    return table_;
}

void PigStudy::work(const std::stop_token& stop, pig::Rules rules) {
    auto solved = odds::solve_pig(rules, stop, [&](double done) { progress_ = solving * done; });
    if (!solved) return;
    const auto solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
    std::vector<odds::PigPlayer> players;
    {
        const std::lock_guard lock{mutex_};
        solution_ = solution;
        for (const auto name : players::policy_names()) table_.names.emplace_back(name);
    }
    for (const auto name : players::policy_names()) {
        if (stop.stop_requested()) return;
        auto policy = *players::find_policy(name);
        policy.learn(solution);
        players.emplace_back(rules, policy.rule(rules));
    }
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = 0; b < players.size(); ++b) {
            if (stop.stop_requested()) return;
            const double wins = first_wins(players[a], players[b]);
            const std::lock_guard lock{mutex_};
            if (b == 0) table_.first_wins.emplace_back();
            table_.first_wins[a].push_back(wins);
            const auto done = static_cast<double>(a * players.size() + b + 1);
            progress_ = solving + (1 - solving) * done / static_cast<double>(players.size() * players.size());
        }
}

}  // namespace boxcars::scenes
