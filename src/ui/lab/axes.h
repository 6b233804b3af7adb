// Shared parts of the lab's plots: ticks in rounds, amounts and shares, the numbered discs at the ends of the lines,
// and the transparent window that it is all drawn on.
#pragma once
#include "ui/lab/look.h"
#include "ui/overlay/plots.h"

#include <functional>

namespace boxcars::ui {

std::vector<plots::Tick> count_ticks(plots::Range range, int most);
std::vector<plots::Tick> round_ticks(const LabLook& look, double rounds);  // the last one with its unit
std::vector<plots::Tick> amount_ticks(const LabLook& look, plots::Range range, int most);
std::vector<plots::Tick> share_ticks(plots::Range range, int most);  // in percent

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong);  // a numbered disc in the player's colour

// The players' discs at the right of a plot, moved apart so that each can be read.
class CurveEnds {
 public:
    void add(std::size_t player, ImVec2 at) { all_.push_back({player, at, at.y}); }
    void draw(Host& host, int strong, render::Rect inner);

 private:
    struct CurveEnd {
        std::size_t player;
        ImVec2 at;
        float y;
    };
    std::vector<CurveEnd> all_;
};
render::Rect beside_ends(Host& host, render::Rect px);  // the area left of the discs and below a caption

// Draws in a window of that size behind all others, without a background and without input.
void on_glass(const char* id, render::Rect px, const std::function<void()>& draw);

void words_on_glass(Host& host, render::Rect px, const std::string& words);  // wraps into as many lines as needed

}  // namespace boxcars::ui
