// The Dear ImGui side of the Lacquer Car: which panels are open and what they have been shown. Requests go to the
// scene.
#pragma once
#include "rules/siwuliu/rules.h"
#include "scenes/table_panels.h"
#include "session/session.h"
#include "ui/siwuliu/overlay.h"
#include "ui/siwuliu/rounds.h"
#include "ui/siwuliu/seats_panel.h"

namespace boxcars::scenes {

struct SiwuliuPanelsInput {  // what the panels may look at
    const session::Session<siwuliu::Rules>& session;
    std::span<const ui::SiwuliuRoundLine> rounds;
    std::span<const ui::SiwuliuPoint> curve;  // of the balance
    const std::string& edge;                  // whom the sheet favours, in a sentence
    bool resting;                             // no dice in the air
    ui::Transport transport{};
};
struct SiwuliuPanelsRequests {
    ui::SiwuliuOverlayRequests debug;
    std::optional<int> record;  // the number of a round
    std::optional<ui::SiwuliuTableRequest> sit_down;
};

class SiwuliuPanels : public TablePanels {
 public:
    using Session = session::Session<siwuliu::Rules>;

    void new_sitting() { journal_.clear(); }
    void shown(const Session& session);  // everything in the journal has been shown

    void open_seats(const siwuliu::Rules& rules);

    SiwuliuPanelsRequests draw(SceneServices& services, const SiwuliuPanelsInput& table);

 private:
    ui::SiwuliuOverlay overlay_;
    std::optional<ui::SiwuliuSeats> seats_;
};

}  // namespace boxcars::scenes
