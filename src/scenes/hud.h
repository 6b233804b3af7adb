// What every table shows round its felt: the top bar with its buttons, the dash, plates, and what the house has to say.
// Decides how it looks.
#pragma once
#include "scenes/buttons.h"
#include "scenes/layout.h"
#include "scenes/scene.h"

#include <span>

namespace boxcars::scenes {

struct TopBar {
    Wordmark wordmark;
    std::string name{};  // written where there is no wordmark
    std::string car;     // "THE BUFFET CAR"
    std::string status;  // one line in the middle
    render::Colour accent;
};
void draw_top_bar(render::Canvas& canvas, const Layout& layout, const TopBar& bar);
// A light that runs along its strokes, `along` 0..1 of the way.
void draw_chase(render::Canvas& canvas, const Layout& layout, Wordmark wordmark, float along);
void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted,
                     bool coach);  // back, rules, coach, odds, sound, settings

// The words of a paragraph in lines no wider than `room`, logical px.
std::vector<std::string> lines_of(render::Canvas& canvas, const render::Type& type, std::string_view words, float room);
void draw_dash(render::Canvas& canvas, const Layout& layout, render::Colour accent, float lit_from, float lit_to);
// A demonstration's one line of odds, along the foot of the dash; nothing without words.
void draw_odds_line(render::Canvas& canvas, const Layout& layout, const std::string& words);
// Which stop of a Night this is, under the top bar; nothing without words.
void draw_stop_line(render::Canvas& canvas, const Layout& layout, const std::string& words, render::Colour accent);
// What the house has to say ("Sittings are not saved: ..."), at the left under the top bar, for the first seconds of a
// scene. Answers how far down it reaches.
float draw_notices(render::Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                   float below = 0);
// The same under what lasts: why nothing can be kept now, as long as that is so.
float draw_news(render::Canvas& canvas, const Layout& layout, const SceneServices& services, double time);
// Why the last press did nothing, just above the dash; nothing without words.
void draw_refusal(render::Canvas& canvas, const Layout& layout, const std::string& words, render::Colour ink);
void draw_plate(render::Canvas& canvas, render::Rect where, bool big = false);  // coal, brass line, inner line

}  // namespace boxcars::scenes
