// What the pages of the arcade share that are no tables: what they know about each game; buttons, rows that a page
// draws itself, layout and clock.
#pragma once
#include "scenes/hud.h"

#include "platform/settings.h"
#include "session/history/figures.h"
#include "ui/history/view.h"
#include "ui/panels/rules_card.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace boxcars::scenes {

// What the history, the high scores and the runs need to know about each game.
struct PageGame {
    const session::PlayedGame* game = nullptr;
    std::string title{};
    render::Colour accent{1, 1, 1, 1};
    std::string car{};
    players::Cast people{};  // the characters behind its policies
    std::function<std::vector<ui::CardPage>(const session::RuleValues& sheet)> rules{};  // pages of the rules card
};
using PageGames = std::vector<PageGame>;

inline session::PlayedGames played_games(const PageGames& games) {
    session::PlayedGames kept;
    for (const PageGame& game : games) kept.push_back(game.game);
    return kept;
}

inline std::vector<ui::HistoryTitle> titles_of(const PageGames& games) {
    std::vector<ui::HistoryTitle> all;
    for (const PageGame& game : games) {
        const session::PlayedGame& of = *game.game;
        all.push_back({std::string{of.name()}, game.title, of.hand_unit(of.defaults()), game.people});
    }
    return all;
}

// Returns nullptr if there is no such game.
inline const PageGame* page_game(const PageGames& games, const std::string& name) {
    const auto at = std::ranges::find_if(games, [&](const PageGame& game) { return game.game->name() == name; });
    return at == games.end() ? nullptr : &*at;
}

class PageScene : public Scene {
 public:
    std::vector<HitTarget> hit_targets() const override {
        std::vector<HitTarget> all = buttons_.hit_targets();
        for (HitTarget& row : rows_.hit_targets()) all.push_back(std::move(row));
        return all;
    }

 protected:
    explicit PageScene(SceneServices& services) : services_(services) {
        buttons_.show_keys_of(services_.settings.bindings);
    }
    // Takes over the layout for the canvas. Returns true if it has changed.
    bool resized(const render::Stage& stage) {
        const Layout before = std::exchange(layout_, layout_for(stage.canvas_rect()));
        return !(before == layout_);
    }
    void add_bar_buttons() {  // back, sound and settings
        const render::Rect& bar = layout_.bar;
        const float side = layout_.portrait ? thumb : 40, edge = layout_.portrait ? 8 : 24, apart = side + 8;
        const float y = bar.y + (bar.h - side) / 2, right = bar.x + bar.w - edge - side;
        const bool muted = services_.settings.muted;
        buttons_.add_icon("back", "back", {bar.x + edge, y, side, side});
        buttons_.add_icon("settings", "settings", {right, y, side, side});
        buttons_.add_icon("sound", muted ? "sound_off" : "sound", {right - apart, y, side, side}, muted);
    }
    void narrate_refusal(const std::string& why) {
        narrator_.say(why);
        services_.sounds.play("button_no", 0.5f);
    }

    SceneServices& services_;
    Narrator narrator_{services_.narration, false};
    Buttons buttons_, rows_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
