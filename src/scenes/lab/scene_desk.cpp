// The lab's desk as people use it: what lies on it when they come in, what is in focus, what is turned and typed.
#include "platform/settings.h"
#include "scenes/lab/scene.h"
#include "session/sittings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::scenes {

// The desk begins with the game that was played last; at Pig with its sheet, and its game in the surface.
void LabScene::come_from_table() {
    constexpr std::array<std::string_view, 4> games{craps::Rules::game, siwuliu::Rules::game, ceelo::Rules::game,
                                                    pig::Rules::game};
    const auto ids = services_.data.empty() ? std::vector<std::string>{} : session::sitting_ids(services_.data);
    const auto of = [](const std::string& id, std::string_view game) {
        return id.find(fmt::format("_{}_", game)) != std::string::npos;
    };
    for (std::size_t game = 0; game < games.size(); ++game)
        if (!ids.empty() && of(ids.back(), games[game])) form_.choose(static_cast<sim::LabGame>(game));
    const auto last = std::find_if(ids.rbegin(), ids.rend(), [&](const auto& id) { return of(id, pig::Rules::game); });
    if (last != ids.rend()) at_table_ = pig_at_table(services_.data, *last);
    if (!at_table_) return;
    at_table_->rules.players = pig::Rules{}.players;
    form_.set_pig_sheet(at_table_->rules);
    opponent_ = at_table_->steps.back().other;
    if (form_.game() == sim::LabGame::Pig) view_ = ui::LabView::Surface;
}

void LabScene::read_strategies() {
    if (services_.data.empty()) return;
    for (const auto& file : strategy_files(strategies()))
        if (const auto wrong = form_.learn(file, strategies())) {
            notice_ = *wrong;
            revealed_trouble_ = true;
        }
}

// ---- the desk

std::vector<std::string> LabScene::focus_order() const {
    std::vector<std::string> names;
    for (const Dial& dial : form_.dials()) names.push_back(dial.name);
    if (view_ == ui::LabView::Surface) names.emplace_back("opponent");
    names.emplace_back("export");
    names.emplace_back("run");
    return names;
}

void LabScene::focus(const std::string& name, bool by_keys) {
    focus_ = name;
    by_keys_ = by_keys;
    if (name.starts_with("player.")) seat_ = name.back() - '1';
}

void LabScene::move_focus(int steps) {
    const auto all = focus_order();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    const auto at = std::ranges::find(all, focus_) - all.begin();
    focus(all[static_cast<std::size_t>(((at % count) + steps + count) % count)], true);
    services_.sounds.play("button", 0.3f);
}

void LabScene::turn_focused(int steps) {
    by_keys_ = true;
    if (focus_ == "export" || focus_ == "run") return focus(focus_ == "run" ? "export" : "run", true);
    turn(focus_, steps);
}

void LabScene::turn(const std::string& dial, int steps) {
    services_.sounds.play("button", 0.35f);
    if (dial == "sheet") return press("sheet");
    if (dial == "opponent") {
        const int goal = form_.rules<pig::Rules>().goal;
        opponent_ = std::clamp(opponent_ + steps, 0, goal - 1);
        return;
    }
    form_.turn(dial, steps);
    notice_.clear();
    if (dial != "game") return;
    run_.reset();  // another game's picture would mean nothing here
    plan_.reset();
    shown_ = {};
    seat_ = 0;
    const auto all = views();
    if (std::ranges::find(all, view_) == all.end()) view_ = ui::LabView::Bankroll;
}

void LabScene::ask(const std::string& dial) {
    if (form_.can_type(dial)) field_.ask(form_.question(dial, strategies()));
}

void LabScene::take(const std::string& words) {
    const std::string dial = field_.dial();
    if (const auto wrong = form_.take(dial, words, strategies())) {
        services_.sounds.play("button_no", 0.5f);
        return field_.refuse(*wrong);
    }
    field_.close();
    services_.sounds.play("button", 0.5f);
    notice_.clear();
}

std::vector<int> LabScene::players() const {
    std::vector<int> all;
    for (int seat = 0; seat < static_cast<int>(form_.seats()); ++seat) all.push_back(form_.player_of(seat));
    return all;
}

}  // namespace boxcars::scenes
