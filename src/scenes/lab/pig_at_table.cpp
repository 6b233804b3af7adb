#include "scenes/lab/pig_at_table.h"

#include "base/error.h"
#include "chance/dice_stream.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"
#include "session/replay.h"
#include "session/sittings.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr double solving = 0.5;           // the solution's part of the work, as progress
constexpr std::size_t most_steps = 2000;  // of a game that is drawn

// What a player sees of it: the moments of his own turns, and his winning.
void see(std::vector<ui::PigStep>& steps, const pig::Rules& rules, const pig::State& state, int player) {
    const int own = state.scores[static_cast<std::size_t>(player)];
    ui::PigStep now{own, best_opponent_score(rules, state), state.turn_total};
    if (state.winner == player)
        now = {own, steps.empty() ? 0 : steps.back().other, 0};
    else if (state.turn != player)
        return;
    if (steps.empty() || !(steps.back() == now)) steps.push_back(now);
}

}  // namespace

LabPig::~LabPig() { worker_.request_stop(); }

void LabPig::ask(const pig::Rules& rules, bool wait) {
    pig::Rules two = rules;
    two.players = 2;
    if (!asked_ || !(*asked_ == two)) {
        worker_.request_stop();
        if (worker_.joinable()) worker_.join();
        asked_ = two;
        solution_.reset();
        table_ = {};
        progress_ = 0;
        worker_ = std::jthread{[this, two](const std::stop_token& stop) { work(stop, two); }};
    }
    if (wait && worker_.joinable()) worker_.join();
}

std::shared_ptr<const odds::PigSolution> LabPig::solution() const {
    const std::lock_guard lock{mutex_};
    return solution_;
}

ui::PolicyTable LabPig::table() const {
    const std::lock_guard lock{mutex_};
    return table_;
}

void LabPig::work(const std::stop_token& stop, pig::Rules rules) {
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

std::vector<ui::PigStep> lab_pig_game(const sim::LabPlan& plan, std::shared_ptr<const odds::PigSolution> solution) {
    const auto& lab = std::get<sim::LabPig>(plan.table);
    pig::Rules rules = lab.rules;
    rules.players = 2;
    std::vector<players::PigPolicy> players;
    for (const std::size_t seat : {0U, 1U}) {
        players.push_back(*players::find_policy(lab.players[seat]));
        players.back().learn(solution);
    }
    chance::DiceStream dice{plan.seed};
    pig::State state = opening(rules);
    advance(rules, state, pig::Begin{0});
    std::vector<ui::PigStep> steps;
    while (!over(rules, state) && steps.size() < most_steps) {
        see(steps, rules, state, 0);
        if (players[static_cast<std::size_t>(state.turn)].holds(rules, state))
            advance(rules, state, pig::Hold{});
        else
            advance(rules, state, pig::Rolled{dice.face(rules.sides)});
    }
    see(steps, rules, state, 0);
    return steps;
}

std::optional<PigAtTable> pig_at_table(const std::filesystem::path& data, const std::string& id) {
    try {
        session::Replay<pig::Rules> sitting{session::read_recording(session::find_sitting(data, id))};
        const auto& players = sitting.recording().players;
        const auto person = std::ranges::find(players, "human");
        const int player = person == players.end() ? 0 : static_cast<int>(person - players.begin());
        PigAtTable game;
        for (int number = 0; !sitting.difference();) {
            const auto& session = sitting.session();
            if (std::exchange(number, session.game()) != session.game()) game.steps.clear();
            game.rules = session.rules();
            game.ended = session.over();
            see(game.steps, game.rules, session.state(), player);
            if (sitting.done()) break;
            sitting.next();
        }
        if (game.steps.empty()) return {};
        return game;
    } catch (const Error&) {  // nothing that could be drawn
        return {};
    }
}

}  // namespace boxcars::scenes
