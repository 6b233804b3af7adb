// The bets panel of craps: every spot of the felt as a row with its stake, its pay-out and the house's exact edge.
// Makes the same offers as the felt and returns the decisions to submit, in order.
#pragma once
#include "odds/craps/odds.h"
#include "ui/craps/offers.h"
#include "ui/host.h"

#include <imgui.h>

namespace boxcars::ui {

// The cells of a row of the bets panel: background, stake with a button at each side, short pay-out, edge as a bar, a
// percentage and a word. Returns the button that was pressed. Knows no rule.

constexpr float row_height = 36, row_button = 30;  // logical px
constexpr float edge_at = 226;                     // the start of the edge, from the right end of a row

std::string brief_pays(const std::string& pays);  // "1:1, 2:1, 3:1" as "1:1…3:1"
float width_of(ImFont* font, const std::string& words);
void written(Host& host, ImFont* font, ImVec2 at, render::Colour colour, const std::string& words);
// In the reading size if it fits, otherwise in the small one.
void fitted(Host& host, ImVec2 at, float width, render::Colour colour, const std::string& words);
void row_ground(Host& host, ImVec2 at, float right, bool shaded, bool staked);
void edge_cell(Host& host, ImVec2 at, float right, const odds::BetOdds& odds);
// Returns the pressed one of the two; nullptr: neither.
const CrapsPress* stake_cell(Host& host, const std::string& name, Cents stake, const CrapsPress& more,
                             const CrapsPress& less);

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
