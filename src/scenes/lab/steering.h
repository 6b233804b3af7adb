// How the lab is steered: what is in focus, and what keys, pointer and typed words do to the form and to the page in
// the window. Knows neither run nor buttons: those are the scene's.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "scenes/lab/adapter.h"
#include "scenes/lab/form_view.h"
#include "scenes/lab/look.h"
#include "scenes/lab/pages.h"
#include "ui/lab/field.h"
#include "ui/panels/settings_panel.h"

#include <span>
#include <string>

namespace boxcars::scenes {

// The lab's panels: the rules of the chosen game, the settings, and the line in which something is typed. Decides which
// is open and draws it; what was typed is for the scene to take.
class LabPanels {
 public:
    bool any() const { return sheet_ || settings_ || field_.open(); }
    bool settings() const { return settings_; }
    std::string_view name() const;  // for scripts; empty: none is open
    void open_sheet() { sheet_ = true; }
    void close_sheet() { sheet_ = false; }
    void turn_settings() { settings_ = !settings_; }
    void ask(ui::LabQuestion question) { field_.ask(std::move(question)); }
    void refuse(std::string why) { field_.refuse(std::move(why)); }  // the line stays open and says so
    void close_line() { field_.close(); }
    void close();

    // One frame. What was entered, and for which dial.
    std::optional<std::pair<std::string, std::string>> draw(ui::Host& host, platform::Settings& settings,
                                                            const LabLayout& places, LabAdapter& game);

 private:
    ui::LabField field_;
    ui::SettingsPanel settings_panel_;
    bool sheet_ = false, settings_ = false;
};

// Where the rules stand: as wide as their rows need, whatever size the player's panels have.
render::Rect sheet_px(const ui::Host& host, const LabLayout& places);

// What is in focus in the lab, by its name: a dial of the form, the page's own, or a button; moved by keys or pressed.
// A key that stays down goes on turning it.
class LabFocus {
 public:
    const std::string& name() const { return name_; }
    bool on(std::string_view name) const { return name_ == name; }
    bool by_keys() const { return by_keys_; }  // shown clearly
    std::string_view by_keys_on() const { return by_keys_ ? std::string_view{name_} : std::string_view{}; }
    int seat() const { return name_.starts_with("player.") ? name_.back() - '1' : -1; }  // -1: on no player

    void move_to(std::string name, bool by_keys);
    void move(std::span<const std::string> order, int steps);  // round and round
    void take_keys() { by_keys_ = true; }
    int repeats(const platform::Input& input, Ticks now);  // steps to turn it by: left or right held down

 private:
    std::string name_ = "run";
    bool by_keys_ = false;
    Ticks held_since_ = 0;
};

class LabSteering {
 public:
    LabSteering(LabExperiment& experiment, audio::Sounds& sounds, std::filesystem::path players)
        : experiment_(experiment), sounds_(sounds), players_(std::move(players)), pages_(experiment) {}

    LabPages& pages() { return pages_; }
    const LabPages& pages() const { return pages_; }
    const FormView& form_view() const { return form_view_; }
    const LabFocus& focus() const { return focus_; }
    LabPanels& panels() { return panels_; }
    const LabPanels& panels() const { return panels_; }

    void lay_out(const LabLayout& places) { form_view_.lay_out(places.form, form().dials().size()); }
    void move_focus(int steps);
    void turn_focused(int steps);
    void hold(const platform::Input& input, Ticks now) {  // a key that stays down goes on turning
        if (const int steps = focus_.repeats(input, now)) turn_focused(steps);
    }
    void ask_focused() { ask(focus_.name()); }  // in words
    void point(const platform::Input& input, const PageView& view);
    void take(const std::string& dial, const std::string& words);  // typed
    void show_page(std::string_view name);
    bool changed() { return std::exchange(changed_, false); }  // the form, since last asked

 private:
    ExperimentForm& form() const { return experiment_.form; }
    std::vector<std::string> focus_order() const;
    void focus_on(const std::string& name, bool by_keys);
    void turn(const std::string& dial, int steps);
    void ask(const std::string& dial);
    void click(glm::vec2 at, const LabLayout& places);
    void click_form(const FormView::Hit& hit);

    LabExperiment& experiment_;
    audio::Sounds& sounds_;
    std::filesystem::path players_;  // their files' folder
    LabPages pages_;
    FormView form_view_;
    LabPanels panels_;
    LabFocus focus_;
    bool changed_ = false;
};

}  // namespace boxcars::scenes
