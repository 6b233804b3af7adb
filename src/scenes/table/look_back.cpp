#include "scenes/table/look_back.h"

#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {

using platform::Action;

const char* looked_on(const platform::Input& input) {
    if (input.pressed(Action::Left)) return "look_previous";
    if (input.pressed(Action::Right)) return "look_next";
    return input.pressed(Action::Roll) || input.pressed(Action::Confirm) ? "look_back" : nullptr;
}

void add_look_back(Buttons& buttons, const LookBackButtons& now) {
    const auto add = [&](const char* name, const char* label, std::optional<Action> bound, const render::Rect& where,
                         bool enabled, bool primary) {
        buttons.add({.name = name,
                     .where = where,
                     .label = label,
                     .bound = bound,
                     .primary = primary && !now.line,
                     .enabled = enabled,
                     .line = now.line});
    };
    const auto closes = now.line ? std::nullopt : std::optional{now.may_next ? Action::Back : Action::Confirm};
    add("look_previous", "PREVIOUS", Action::Left, now.previous, now.may_previous, false);
    add("look_next", "NEXT", Action::Right, now.next, now.may_next, now.may_next);
    add("look_back", "TO THE TABLE", closes, now.table, true, !now.may_next);
}

void add_look_back_offer(Buttons& buttons, const render::Rect& where) {
    buttons.add({.name = "look_back", .where = where, .label = "LOOK BACK", .bound = Action::First, .line = true});
}

std::string money_words(double cents) {
    if (cents < 1) return fmt::format("{:.2f}\u00A2", cents);
    return ui::look_money(static_cast<Cents>(cents + 0.5));
}

}  // namespace boxcars::scenes
