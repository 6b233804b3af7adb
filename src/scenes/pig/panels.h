// The Dear ImGui side of the Pig table: which panels are open and what they have been shown. Requests go to the scene.
#pragma once
#include "odds/pig/solver_service.h"
#include "render/stage.h"
#include "scenes/table_panels.h"
#include "session/pig/statistics.h"
#include "ui/pig/overlay.h"
#include "ui/pig/seats_panel.h"

namespace boxcars::scenes {

struct PigPanelsRequests {
    ui::TableRequests<pig::Rules> debug;
    std::optional<ui::PigTableRequest> sit_down;
};
struct PigPanelsInput {  // what the panels may look at
    const session::Session<pig::Rules>& session;
    const pig::State& shown;
    std::vector<std::string> names;  // for people, by seat
    int seat = 0;                    // whose chances are told
    ui::Transport transport{};
    odds::PigSolverService& solver;
};

class PigPanels : public TablePanels {
 public:
    using Session = session::Session<pig::Rules>;

    void new_sitting();
    // Everything in the journal has been shown, up to this state.
    void shown(const Session& session, const pig::State& state);
    const session::MatchStatistics& match() const { return match_.statistics(); }  // as far as it has been shown

    void open_seats(const Session& session, bool coach);

    void see(render::Stage& stage);  // what is drawn there is shown in the panels, too
    PigPanelsRequests draw(SceneServices& services, const PigPanelsInput& table);

 private:
    ui::PigOverlay overlay_;
    std::optional<ui::SeatsPanel> seats_;

    std::vector<pig::State> game_;  // shown states of this game, in order
    ui::NumberCount faces_;         // shown in this sitting
    int game_number_ = 0;
    session::MatchFold match_;
};

}  // namespace boxcars::scenes
