// What the pages share that are no tables: facts about each game, buttons, rows they draw themselves, layout, clock.
#pragma once
#include "scenes/hud.h"

#include "ui/history/panel.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

struct CardWindow;

// What the history, the high scores and the runs need to know about each game.
struct PageGame {
    const session::PlayedGame* game = nullptr;
    std::string title{};
    Colour accent{1};
    std::string car{};
    players::Cast people{};  // the characters behind its policies
    std::function<std::vector<ui::CardPage>(const session::RuleValues& sheet)> rules{};  // pages of the rules card
    Colour paper = hex(0xF0DFC0), ink = hex(0x4A2E14);                                   // of its tickets in a Long Run
    std::function<CardWindow()> window{};                                                // its table, as on the title
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
    std::vector<HitTarget> hit_targets() const override { return rows_.hit_targets(buttons_.hit_targets()); }

 protected:
    explicit PageScene(SceneServices& services) : services_(services) {
        buttons_.show_keys_of(services_.settings.bindings);
    }
    // Takes over the layout for the canvas. Returns true if it has changed.
    bool resized(const Stage& stage) {
        const Layout before = std::exchange(layout_, layout_for(stage.canvas_rect()));
        return !(before == layout_);
    }

    bool still() const { return services_.settings.reduced_motion; }
    double ticks_at(double between) const { return real(clock_) + between; }  // the time to draw
    SceneTime time_at(double between) const { return {ticks_at(between) / ticks_per_second, still()}; }

    // ---- a bar with back, sound and settings, and the settings panel, for pages that have these
    void lay_out_bar() {
        buttons_.begin();
        if (!open_settings_) add_page_buttons(buttons_, layout_, services_.settings.muted);
    }
    // Carries out the keys by `act`, and the buttons of the bar.
    template <class Act>
    void hear_bar(const Input& input, const Act& act) {
        for (const auto& press : input.presses)
            if (press.kind == PressKind::ActionDown) act(press.action);
        const auto clicked = buttons_.tick(input);
        if (!clicked) return;
        services_.click();
        if (*clicked == "sound") services_.settings.muted = !services_.settings.muted;
        if (*clicked == "back") act(Action::Back);
        if (*clicked == "settings") act(Action::Settings);
    }
    bool draw_settings() {  // returns false if they are closed
        if (!open_settings_) return settings_panel_.leave(services_.host), false;
        if (settings_panel_.draw(services_.host, services_.settings)) open_settings_ = false;
        return true;
    }
    // Draws the car at night. `window`: where the page lies on it.
    void draw_car(Stage& stage, const Rect& window) const {
        const Rect &c = layout_.canvas, &w = window;
        const std::array<glm::vec4, 2> numbers{
            {{w.x - c.x, w.y - c.y, w.w, w.h}, {w.x - c.x + w.w * 0.42f, w.y - c.y + w.h * 0.56f, c.w, 0.62f}}};
        stage.shade(c, "observation_car", numbers);
    }
    void dim_behind_settings(Canvas& canvas) const {
        if (open_settings_) canvas.fill(layout_.canvas, faded(colours::night, 0.58f));
    }

    SceneServices& services_;
    Narrator narrator_{services_.narration, false};
    Buttons buttons_, rows_;
    Layout layout_ = layout_for(reference_canvas);
    Ticks clock_ = 0;
    bool open_settings_ = false;

 private:
    ui::SettingsPanel settings_panel_;
};

}  // namespace boxcars::scenes
