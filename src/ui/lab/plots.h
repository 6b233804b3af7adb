// The lab's plots: how bankrolls develop, who is ruined when, how evenings end, how the edge converges, how long hands
// last. Receives counts; computes no chance of its own.
#pragma once
#include "ui/host.h"
#include "ui/lab/look.h"

#include <functional>
#include <string>

namespace boxcars::ui {

// In the player style, on the current window.
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot);

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong);  // a numbered, coloured disc

// Draws in a window of that size behind all others, without background or input.
void on_glass(const char* id, render::Rect px, const std::function<void()>& draw);

void words_on_glass(Host& host, render::Rect px, const std::string& words);  // wraps lines

}  // namespace boxcars::ui
