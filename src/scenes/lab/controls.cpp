#include "scenes/lab/controls.h"

#include "chance/entropy.h"
#include "platform/settings.h"

namespace boxcars::scenes {

using platform::Action;

void LabControls::listen(const platform::Input& input, Ticks now) {
    if (input.pressed(Action::Back)) return go_back(now);
    if (input.pressed(Action::Settings)) steering_.panels().turn_settings();
    if (panel_open()) {
        if (input.pressed(Action::Rules)) steering_.panels().close_sheet();
        return;
    }
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::ActionDown) act(press.action, now);
}

void LabControls::go_back(Ticks now) {
    if (panel_open()) {
        steering_.panels().close();
    } else if (experiment_.run.running()) {
        press("run", now);
    } else {
        leaving_ = true;
    }
}

void LabControls::act(Action action, Ticks now) {
    LabPages& pages = steering_.pages();
    switch (action) {
        case Action::Up:
        case Action::Down:
            return steering_.move_focus(action == Action::Up ? -1 : 1);
        case Action::Left:
        case Action::Right:
            return steering_.turn_focused(action == Action::Left ? -1 : 1);
        case Action::Confirm:
        case Action::Roll:
            return confirm(now);
        case Action::Rules:
            return press("sheet", now);
        case Action::TakeDown:
            return steering_.ask_focused();
        case Action::Skip:
            return press("export", now);
        case Action::NewMatch:
            return experiment_.form.set_seed(chance::seed_from_system() % 1'000'000);
        case Action::Pause:
            return experiment_.run.running() ? experiment_.run.pause() : pages.shown().pause();
        case Action::OtherLeaf:
            return steering_.show_page(pages.next());
        case Action::Chip1:
        case Action::Chip2:
        case Action::Chip3:
        case Action::Chip4:
        case Action::Chip5:
            return steering_.show_page(
                pages.names()[static_cast<std::size_t>(action) - static_cast<std::size_t>(Action::Chip1)]);
        default:
            return;
    }
}

void LabControls::confirm(Ticks now) {
    const LabFocus& focus = steering_.focus();
    press(focus.on("export") || focus.on("sheet") ? focus.name() : "run", now);
}

void LabControls::press(const std::string& button, Ticks now) {
    services_.sounds.play("button", 0.6f);
    if (button == "run") return operator_.run(now);
    if (button == "export") return operator_.keep(steering_.pages().shown());
    if (button == "sheet" || button == "rules") steering_.panels().open_sheet();
    if (button == "settings") steering_.panels().turn_settings();
    if (button == "sound") services_.settings.muted = !services_.settings.muted;
    if (button == "back") go_back(now);
}

}  // namespace boxcars::scenes
