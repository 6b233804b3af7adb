// Edits a game's rules in the lab: every knob, beside the form. Applied changes count from the next run on.
#pragma once
#include "ui/overlay/rules_editor.h"
#include "ui/widgets.h"

namespace boxcars::ui {

// Draws one frame. Returns true if it was closed.
template <class Rules>
bool draw_lab_sheet(Host& host, render::Rect px, RulesEditor<Rules>& editor, Rules& sheet) {
    if (!host.drawing()) return false;
    const ScopedStyle styled{host, PanelStyle::Debug};
    editor.follow(sheet);
    Panel panel{host, {"lab_sheet", "Rules · " + std::string{Rules::game}, editor.note(), true}, px, host.px(48), true};
    editor.body(host, sheet);
    panel.foot();
    if (const auto applied = editor.foot(host)) sheet = *applied;
    return panel.close_pressed();
}

}  // namespace boxcars::ui
