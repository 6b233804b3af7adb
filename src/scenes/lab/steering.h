// How the lab is steered: what is in focus, and what keys, pointer and typed words do to the form and to the page in
// the window. Knows neither run nor buttons: those are the scene's.
#pragma once
#include "audio/sound.h"
#include "scenes/lab/focus.h"
#include "scenes/lab/form_view.h"
#include "scenes/lab/pages.h"
#include "scenes/lab/panels.h"

namespace boxcars::scenes {

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
