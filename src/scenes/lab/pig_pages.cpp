#include "scenes/lab/pig_pages.h"

#include "base/pieces.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"
#include "scenes/lab/look.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
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

std::string PigSurfacePage::says() const {
    std::string says = "Below the surface roll, on it hold; amber: roll on until the goal.";
    if (known().solution) says += fmt::format(" At 0 to 0 hold from {}.", hold_from(*known().solution, 0, 0));
    return says;
}

void PigSurfacePage::tick(bool wait) {
    PigPage::tick(wait);
    surface_.follow(known().solution);
}

void PigSurfacePage::draw(Stage& stage, const PageView& view) const {
    PigPage::draw(stage, view);
    surface_.draw(stage, view.plot, turn_, tilt_, stage.canvas().upright() ? 1.2f : 1.0f);
}

namespace {

constexpr float by_drag = 0.009f;  // radians per logical px
constexpr float by_key = 0.2617994f, full_turn = 6.2831853f;
constexpr float least_tilt = 0.12f, most_tilt = 1.35f;

}  // namespace

std::string PigSurfacePage::turn(int steps) {
    turn_ = std::fmod(turn_ + by_key * static_cast<float>(steps), full_turn);
    return fmt::format("turned to {:.0f} degrees", std::fmod(glm::degrees(turn_) + 360, 360));
}

void PigSurfacePage::drag(const platform::Input& input, const PageView& view) {
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1 && view.plot.contains(press.at))
            dragged_from_ = press.at;
    if (!input.pointer_down) dragged_from_.reset();
    if (!dragged_from_) return;
    const glm::vec2 by = input.pointer - std::exchange(*dragged_from_, input.pointer);
    turn_ = std::fmod(turn_ + by.x * by_drag, full_turn);
    tilt_ = std::clamp(tilt_ + by.y * by_drag, least_tilt, most_tilt);
}

void PigSurfacePage::state(nlohmann::json& out) const {
    out["surface"] = {{"turn", turn_}, {"tilt", tilt_}, {"solved", known().solution != nullptr}};
}

}  // namespace boxcars::scenes
