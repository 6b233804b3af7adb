// Exact odds for the overlay of a plain table: a line for each decision that opens a game, computed by odds/plain.
#pragma once
#include "odds/plain/rounds.h"
#include "ui/host.h"

namespace boxcars::ui {

void draw_plain_odds(Host& host, const std::vector<odds::PlainOdds>& odds);
void plot_plain_odds(Host& host, render::Rect px, const odds::PlainOdds& odds);  // the chances of its results

}  // namespace boxcars::ui
