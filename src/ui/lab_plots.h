// The lab's plots: where bankrolls go, who is ruined when, how evenings end, the edge closing in, how long hands last.
// Given what has been counted; computes no chance of its own.
#pragma once
#include "ui/host.h"
#include "ui/lab_look.h"

#include <functional>

namespace boxcars::ui {

// In the player's dress, on the window that is being drawn. Not for the two pictures of Pig: lab_surface.h,
// lab_policies.h.
// A window of that size behind all others, without a ground and deaf to pointer and keys.
void on_glass(const char* id, render::Rect px, const std::function<void()>& draw);

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong);  // a numbered disc in its colour
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabView view);

}  // namespace boxcars::ui
