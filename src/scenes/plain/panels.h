// The panels of a plain table: the overlay, the settings, and a rules card made from the knobs.
#pragma once
#include "scenes/table/panels.h"
#include "ui/plain/overlay.h"

namespace boxcars::scenes {

// Lists every knob and its value.
template <class R>
ui::CardPage knobs_page(const R& rules) {
    ui::CardPage page{"The rules in force", {}, {}};
    for (const auto& knob : R::knobs()) {
        page.sentences.emplace_back(knob.help);
        page.table.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    }
    return page;
}

template <class R>
PanelParts<ui::OverlayView<R>> plain_panels(const std::string& game) {
    using platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Left,     Action::Right, Action::Confirm, Action::Undo,
                                      Action::Overlay, Action::Settings, Action::Pause, Action::Back};
    return {.game = game,
            .keys = keys,
            .pages = [](const ui::OverlayView<R>& in) { return std::vector{knobs_page(in.rules)}; },
            .overlay = std::make_unique<ui::PlainOverlay<R>>(game)};
}

}  // namespace boxcars::scenes
