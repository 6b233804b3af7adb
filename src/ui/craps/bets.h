// The bets panel of craps: every spot of the felt as a row with its stake, its pay-out and the house's exact edge.
// Makes the same offers as the felt and returns the decisions to submit, in order.
#pragma once
#include "odds/craps/edges.h"
#include "ui/craps/offers.h"
#include "ui/host.h"

namespace boxcars::ui {

struct CrapsBetsRequests {
    std::vector<craps::Event> events{};  // each is allowed after the ones before it
    bool undo = false;
    bool clear = false;  // take down all that may be taken down
    bool close = false;  // the button "Place bets"
};

class CrapsBets {
 public:
    CrapsBetsRequests draw(Host& host, const CrapsBetsView& view);
    void show(CrapsTab tab) { tab_ = tab; }

 private:
    struct Drawn;  // the state of one frame
    void list(Drawn& drawn);
    void row(Drawn& drawn, craps::Spot spot);
    static void call_cell(Drawn& drawn, craps::Spot spot, ImVec2 place);
    static void foot(Drawn& drawn);

    CrapsTab tab_ = CrapsTab::Line;
    odds::CrapsEdges edges_;
};

}  // namespace boxcars::ui
