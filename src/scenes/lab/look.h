// Layout and drawing of the lab: the car at night, the progress bar, and sentences.
#pragma once
#include "scenes/hud.h"
#include "scenes/layout.h"

#include <string>

namespace boxcars::scenes {

// Regions of the lab on the logical canvas: the form at the left, the window with plot and text, and the dash. On an
// upright screen the window lies above the form.
struct LabLayout {
    render::Rect form, window, plot, says, rail, hint;
};
LabLayout lab_layout_for(const Layout& layout);

namespace lab_look {

constexpr render::Colour accent = render::hex(0xC9B8FF);  // moonlight

// Draws a railway track from left to right, highlighted up to `done` with a wagon at its end.
void draw_progress(render::Canvas& canvas, render::Rect rail, double done, bool running);
// Draws why there is nothing in the window yet.
void draw_nothing(render::Canvas& canvas, render::Rect plot, const char* title, const char* words);
// Draws all the words into `where`, in as many lines as needed.
void draw_says(render::Canvas& canvas, render::Rect where, const std::string& words, render::Colour colour);

}  // namespace lab_look

}  // namespace boxcars::scenes
