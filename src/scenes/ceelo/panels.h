// The panels of the cable drum: the data of the shown part of the sitting, and the pages of its rules card.
#pragma once
#include "players/ceelo/policy.h"
#include "scenes/table/panels.h"
#include "ui/ceelo/panels.h"

namespace boxcars::scenes {

class CeeloPanels final : public GamePanels<ui::CeeloOverlayView> {
 public:
    CeeloPanels()
        : GamePanels({.game = "Cee-lo with a bank",
                      .keys = keys,
                      .pages = [](const ui::CeeloOverlayView& in) { return ui::ceelo_pages(in.rules); },
                      .overlay = std::make_unique<ui::CeeloOverlay>(),
                      .seats = ui::ceelo_seats,
                      .cast = players::ceelo_people()}) {}
    void new_sitting(const Session& session) {
        GamePanels::new_sitting(session);
        history_ = {};
    }
    void shown(const Session& session) {
        read_journal(session, [&](const auto& entry) {
            for (const ceelo::Fact& fact : entry.step.facts) history_.add(fact);
        });
    }
    const ui::CeeloHistory& history() const { return history_; }  // practice is left out

 private:
    using Action = platform::Action;
    static constexpr Action keys[] = {Action::Roll,     Action::Confirm,    Action::Left,       Action::Right,
                                      Action::Up,       Action::Down,       Action::Rebet,      Action::Coach,
                                      Action::First,    Action::Skip,       Action::Overlay,    Action::Rules,
                                      Action::Settings, Action::NewMatch,   Action::Pause,      Action::StepTick,
                                      Action::Mute,     Action::FullScreen, Action::Screenshot, Action::Back};

    ui::CeeloHistory history_;
};

}  // namespace boxcars::scenes
