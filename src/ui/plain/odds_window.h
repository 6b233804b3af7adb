// Exact odds for the overlay of a plain table: a line for each decision that opens a game. Holds no number of its own:
// odds/plain works them out.
#pragma once
#include "odds/plain/rounds.h"
#include "ui/host.h"

namespace boxcars::ui {

void draw_plain_odds(Host& host, const std::vector<odds::PlainOdds>& odds);
void plot_plain_odds(Host& host, render::Rect px, const odds::PlainOdds& odds);  // what it brings, as chances

}  // namespace boxcars::ui
