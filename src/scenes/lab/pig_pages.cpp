#include "scenes/lab/pig_pages.h"

#include "base/pieces.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"
#include "scenes/lab/look.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <utility>

namespace boxcars::scenes {

using namespace render;

namespace {

PigStudied study(const std::stop_token& stop, const pig::Rules& rules) {
    auto solved = odds::solve_pig(rules, stop, {});
    if (!solved) return {};
    PigStudied all{std::make_shared<const odds::PigSolution>(std::move(*solved))};
    std::vector<odds::PigPlayer> players;
    for (const auto name : players::policy_names()) {
        if (stop.stop_requested()) return {};
        auto policy = *players::find_policy(name);
        policy.learn(all.solution);
        players.emplace_back(rules, policy.rule(rules));
        all.table.names.emplace_back(name);
    }
    for (const odds::PigPlayer& first : players) {
        std::vector<double>& wins = all.table.first_wins.emplace_back();
        for (const odds::PigPlayer& second : players) {
            if (stop.stop_requested()) return {};
            wins.push_back(first_wins(first, second));
        }
    }
    return all;
}

}  // namespace

void PigStudy::ask(const pig::Rules& rules, bool wait) {
    pig::Rules two = rules;
    two.players = 2;
    if (asked_ != two && !rules::problem(two)) {
        stop_.request_stop();
        if (work_.valid()) work_.wait();
        stop_ = {};
        known_ = {};
        asked_ = two;
        work_ = in_background([stop = stop_.get_token(), two] { return study(stop, two); });
    }
    if (wait && work_.valid()) work_.wait();
    if (work_.valid() && work_.wait_for(std::chrono::seconds{0}) == std::future_status::ready) known_ = work_.get();
}

void PigPage::draw(Stage& stage, const PageView& view) const {
    if (!known().solution) return lab_look::draw_nothing(stage.canvas(), view.plot, "SOLVING PIG", "for this sheet");
    lab_look::draw_says(stage.canvas(), view.says, says(), colours::ivory);
}

std::string PigPairingsPage::says() const {
    return "Exact for two at the table: the chance of whoever moves first, by policy. The framed cell is the best "
           "answer to its column.";
}

void PigPairingsPage::draw_glass(ui::Host& host, const PageView& view) const {
    ui::lab_policies(host, host.view().to_px(view.plot), known().table);
}

void PigPairingsPage::state(nlohmann::json& out) const { out["first_wins"] = known().table.first_wins; }

}  // namespace boxcars::scenes
