// The cells of a row of the bets panel: background, stake with a button at each side, short pay-out, edge as a bar, a
// percentage and a word. Returns the button that was pressed. Knows no rule.
#pragma once
#include "odds/craps/odds.h"
#include "ui/craps/offers.h"
#include "ui/host.h"

#include <imgui.h>

namespace boxcars::ui {

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

}  // namespace boxcars::ui
