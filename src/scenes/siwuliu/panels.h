// The panels of the Lacquer Car, with the list of its rounds.
#pragma once
#include "scenes/table/panels.h"
#include "ui/siwuliu/panels.h"

namespace boxcars::scenes {

class SiwuliuPanels final : public GamePanels<ui::SiwuliuOverlayView> {
 public:
    SiwuliuPanels()
        : GamePanels({.game = "Sì-wŭ-liù",
                      .keys = keys,
                      .pages = [](const ui::SiwuliuOverlayView& in) { return ui::siwuliu_pages(in.rules, in.edge); },
                      .overlay = std::make_unique<ui::SiwuliuOverlay>(),
                      .seats = ui::siwuliu_seats}) {}
    // Returns the number of the round to record, if that was requested in this frame.
    std::optional<int> draw_rounds(SceneServices& services, std::span<const ui::SiwuliuRoundLine> rounds) {
        if (!open_list_) return {};
        const ui::SiwuliuRoundsDone done = draw_siwuliu_rounds(services.host, rounds);
        open_list_ = !done.close;
        return done.record;
    }

 private:
    using Action = platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Confirm,  Action::Up,    Action::Down,
                                      Action::Hold,    Action::Double,   Action::Rebet, Action::Undo,
                                      Action::Skip,    Action::Bets,     Action::Coach, Action::First,
                                      Action::Overlay, Action::Settings, Action::Pause, Action::Back};
};

}  // namespace boxcars::scenes
