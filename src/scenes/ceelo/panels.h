// The Dear ImGui side of the cable drum: which panels are open and what they have been shown. Requests go to the scene.
#pragma once
#include "render/stage.h"
#include "scenes/table_panels.h"
#include "session/session.h"
#include "ui/ceelo/overlay.h"
#include "ui/ceelo/seats_panel.h"

namespace boxcars::scenes {

struct CeeloPanelsInput {  // what the panels may look at
    const session::Session<ceelo::Rules>& session;
    const ceelo::State& shown;
    std::span<const std::string> names;  // by seat
    ui::Transport transport{};
    bool may_force = false;
};
struct CeeloPanelsRequests {
    ui::CeeloOverlayRequests debug;
    std::optional<ui::CeeloTableRequest> sit_down;
};

class CeeloPanels : public TablePanels {
 public:
    using Session = session::Session<ceelo::Rules>;

    void new_sitting();
    void shown(const Session& session);                           // everything in the journal has been shown
    const ui::CeeloHistory& history() const { return history_; }  // of what counts: practice is left out

    void open_seats(const Session& session);

    void see(render::Stage& stage);  // what is drawn there is shown in the panels, too
    CeeloPanelsRequests draw(SceneServices& services, const CeeloPanelsInput& table);

 private:
    ui::CeeloOverlay overlay_;
    std::optional<ui::CeeloSeatsPanel> seats_;
    ui::CeeloHistory history_;
};

}  // namespace boxcars::scenes
