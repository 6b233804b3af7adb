// Draws what every table shows around its felt: the top bar with its buttons, the dash, plates and messages.
#pragma once
#include "platform/settings.h"
#include "scenes/buttons.h"
#include "scenes/places/layout.h"
#include "scenes/scene.h"

namespace boxcars::scenes {

constexpr render::Rect reference_canvas{0, 0, platform::reference_size.x, platform::reference_size.y};
constexpr render::Colour lamplight = render::hex(0xF2C879), lamp_amber = render::hex(0xFFB454);
constexpr render::Colour midnight = render::hex(0x05060A);  // behind words and below panels
constexpr render::Colour sweep_tint{1.9f, 1.8f, 1.6f, 1};   // of a picture or words that a light runs over

struct TopBar {
    Wordmark wordmark{};
    std::string name{};    // drawn if there is no wordmark
    std::string car{};     // "THE BUFFET CAR"
    std::string status{};  // text in the middle
    render::Colour accent{1};
};
void draw_top_bar(render::Canvas& canvas, const Layout& layout, const TopBar& bar);
// Draws a light that runs along the wordmark's strokes. `along`: 0 to 1.
void draw_chase(render::Canvas& canvas, const Layout& layout, Wordmark wordmark, float along);
// Adds back, rules, coach, odds, sound and settings; where these are too many back, coach and a menu of all actions.
void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted, bool coach);
// Adds back, sound and settings of a page that is no table.
void add_page_buttons(Buttons& buttons, const Layout& layout, bool muted);
// The top bar's part beside a table's buttons at its end; without height.
render::Rect free_of_buttons(const Layout& layout);

// Breaks a paragraph into lines no wider than `room`, in logical px.
std::vector<std::string> lines_of(render::Canvas& canvas, const render::Type& type, std::string_view words, float room);
// The words in as many lines as they need on a screen that breaks them; otherwise in one line, to be drawn smaller.
std::vector<std::string> lines_for(render::Canvas& canvas, const Layout& layout, const render::Type& type,
                                   const std::string& words, float room);
// Returns the words in one line if they fit. Otherwise each part between two dots begins a new line.
std::vector<std::string> lines_of_parts(render::Canvas& canvas, const render::Type& type, std::string_view words,
                                        float room);
// Draws words in a place, in at most as many lines `step` px apart as it is high; smaller if these are too few. Returns
// the end of the last line.
float draw_within(render::Canvas& canvas, render::Type type, std::string_view words, const render::Rect& where,
                  float step, render::Colour ink, render::Align align = render::Align::Left);
// Draws lines one below the other, `step` px apart and the first one at `at`. Returns the y of the next line.
float draw_lines(render::Canvas& canvas, const render::Type& type, std::span<const std::string> lines, glm::vec2 at,
                 float step, render::Align align, render::Colour ink);
void draw_lines_around(render::Canvas& canvas, const render::Type& type, std::span<const std::string> lines,
                       glm::vec2 middle, float step, render::Align align, render::Colour ink);
void draw_dash(render::Canvas& canvas, const Layout& layout, render::Colour accent, float lit_from = 0,
               float lit_to = 0);
// Draws the ground of a bar at the foot, with a line of `edge` along its top.
void draw_bar(render::Canvas& canvas, const render::Rect& bar, render::Colour edge);
void draw_side(render::Canvas& canvas, const Layout& layout);  // the ground of boards that lie beside the table
// Draws one line of odds at the bottom of the dash, during a demonstration. Draws nothing if `words` is empty.
void draw_odds_line(render::Canvas& canvas, const Layout& layout, const std::string& words);
constexpr Ticks notice_stays = 9 * ticks_per_second;
// Draws messages such as "Sittings are not saved: ..." under the top bar, at the left or across from a gauge on the
// table, or in the bar one after another, in a scene's first 9 seconds. `below`: how far under the bar they start.
// Returns where they end, in logical px.
float draw_notices(render::Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                   float below = 0);
// Draws the reason while nothing can be saved, and the notices below. Returns where they end, in logical px.
float draw_news(render::Canvas& canvas, const Layout& layout, const SceneServices& services, double time);
// Draws just above the dash why the last press did nothing. Draws nothing if `words` is empty.
void draw_refusal(render::Canvas& canvas, const Layout& layout, const std::string& words, render::Colour ink);
// Draws words in a pill `over_dash` px above the dash, in the lines of lines_for().
void draw_words_above(render::Canvas& canvas, const Layout& layout, const std::string& words, render::Colour ink,
                      float over_dash);
// Draws words in one line on a pill in the middle of the table; `y` is the pill's upper edge.
void draw_note(render::Canvas& canvas, const Layout& layout, float y, const std::string& words, render::Colour ink);
// A plate with stepped corners and an edge, for what can be chosen.
void draw_choice_plate(render::Canvas& canvas, const render::Rect& where, int steps, render::Colour top,
                       render::Colour foot, render::Colour edge, float wide = 1.3f);
void draw_shadow(render::Canvas& canvas, const render::Rect& where);            // below a plate
void draw_plate(render::Canvas& canvas, render::Rect where, bool big = false);  // black with two brass lines

// How every table shows gain and loss: two colours, a pill and an arrow.
struct MoneyInk {
    render::Colour win = render::colours::win, loss = render::colours::loss;
    const render::Colour& of(bool gain) const { return gain ? win : loss; }
};
// Yellow and blue for players who cannot tell green from red.
MoneyInk ink_for(platform::ColourVision vision);

// Words on a dark pill with an edge in their colour.
struct PillWords {
    std::string_view words;
    render::Type type = type::status;
};
void draw_pill(render::Canvas& canvas, const render::Rect& where, const PillWords& pill, render::Colour colour,
               float alpha);
// A gain or a loss such as "+3", on a pill as wide as its words.
void draw_change(render::Canvas& canvas, glm::vec2 centre, std::string_view words, render::Colour colour, float alpha);
// An arrow for players who cannot see the colour: up for a win, down for a loss.
void draw_arrow(render::Canvas& canvas, glm::vec2 centre, float px, bool up, render::Colour colour);

}  // namespace boxcars::scenes
