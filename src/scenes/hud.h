// Draws what every table shows around its felt: the top bar with its buttons, the dash, plates and messages.
#pragma once
#include "platform/settings.h"
#include "scenes/buttons.h"
#include "scenes/places/layout.h"
#include "scenes/scene.h"

namespace boxcars::scenes {

constexpr Rect reference_canvas{0, 0, platform::reference_size.x, platform::reference_size.y};
constexpr Colour lamplight = hex(0xF2C879), lamp_amber = hex(0xFFB454);
constexpr Colour midnight = hex(0x05060A);         // behind words and below panels
constexpr Colour sweep_tint{1.9f, 1.8f, 1.6f, 1};  // of a picture or words that a light runs over

struct TopBar {
    Wordmark wordmark{};
    std::string name{};    // drawn if there is no wordmark
    std::string car{};     // "THE BUFFET CAR"
    std::string status{};  // text in the middle
    Colour accent{1};
};
void draw_top_bar(Canvas& canvas, const Layout& layout, const TopBar& bar);
// Draws a light that runs along the wordmark's strokes. `along`: 0 to 1.
void draw_chase(Canvas& canvas, const Layout& layout, Wordmark wordmark, float along);
// Adds back, rules, coach, odds, sound and settings; where these are too many back, coach and a menu of all actions.
void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted, bool coach);
// Adds back, sound and settings of a page that is no table.
void add_page_buttons(Buttons& buttons, const Layout& layout, bool muted);
// The top bar's part beside a table's buttons at its end; without height.
Rect free_of_buttons(const Layout& layout);

// Breaks a paragraph into lines no wider than `room`, in logical px.
std::vector<std::string> lines_of(Canvas& canvas, const Type& type, std::string_view words, float room);
// The words in as many lines as they need on a screen that breaks them; otherwise in one line, to be drawn smaller.
std::vector<std::string> lines_for(Canvas& canvas, const Layout& layout, const Type& type, const std::string& words,
                                   float room);
// Returns the words in one line if they fit. Otherwise each part between two dots begins a new line.
std::vector<std::string> lines_of_parts(Canvas& canvas, const Type& type, std::string_view words, float room);
// Draws words in a place, in at most as many lines `step` px apart as it is high; smaller if these are too few. Returns
// the end of the last line.
float draw_within(Canvas& canvas, Type type, std::string_view words, const Rect& where, float step, Colour ink,
                  Align align = Align::Left);
// Draws lines one below the other, `step` px apart and the first one at `at`. Returns the y of the next line.
float draw_lines(Canvas& canvas, const Type& type, std::span<const std::string> lines, vec2 at, float step, Align align,
                 Colour ink);
void draw_lines_around(Canvas& canvas, const Type& type, std::span<const std::string> lines, vec2 middle, float step,
                       Align align, Colour ink);
void draw_dash(Canvas& canvas, const Layout& layout, Colour accent, float lit_from = 0, float lit_to = 0);
// Draws the ground of a bar at the foot, with a line of `edge` along its top.
void draw_bar(Canvas& canvas, const Rect& bar, Colour edge);
void draw_side(Canvas& canvas, const Layout& layout);  // the ground of boards that lie beside the table
// Draws one line of odds at the bottom of the dash, during a demonstration. Draws nothing if `words` is empty.
void draw_odds_line(Canvas& canvas, const Layout& layout, const std::string& words);
constexpr Ticks notice_stays = 9 * ticks_per_second;
// Draws messages such as "Sittings are not saved: ..." under the top bar, at the left or across from a gauge on the
// table, or in the bar one after another, in a scene's first 9 seconds. `below`: how far under the bar they start.
// Returns where they end, in logical px.
float draw_notices(Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                   float below = 0);
// Draws the reason while nothing can be saved, and the notices below. Returns where they end, in logical px.
float draw_news(Canvas& canvas, const Layout& layout, const SceneServices& services, double time);
// Draws just above the dash why the last press did nothing. Draws nothing if `words` is empty.
void draw_refusal(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink);
// Draws words in a pill `over_dash` px above the dash, in the lines of lines_for().
void draw_words_above(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink, float over_dash);
// Draws words in one line on a pill in the middle of the table; `y` is the pill's upper edge.
void draw_note(Canvas& canvas, const Layout& layout, float y, const std::string& words, Colour ink);
// A plate with stepped corners and an edge, for what can be chosen.
void draw_choice_plate(Canvas& canvas, const Rect& where, int steps, Colour top, Colour foot, Colour edge,
                       float wide = 1.3f);
void draw_shadow(Canvas& canvas, const Rect& where);            // below a plate
void draw_plate(Canvas& canvas, Rect where, bool big = false);  // black with two brass lines

// Draws two rails on sleepers along a flat place; they shine in `lit` between these two x.
void draw_track(Canvas& canvas, const Rect& where, float from, float to, Colour lit);

// How every table shows gain and loss: two colours, a pill and an arrow.
struct MoneyInk {
    Colour win = colours::win, loss = colours::loss;
    const Colour& of(bool gain) const { return gain ? win : loss; }
};
// Yellow and blue for players who cannot tell green from red.
MoneyInk ink_for(platform::ColourVision vision);

// Words on a dark pill with an edge in their colour.
struct PillWords {
    std::string_view words;
    Type type = type::status;
};
void draw_pill(Canvas& canvas, const Rect& where, const PillWords& pill, Colour colour, float alpha);
// A gain or a loss such as "+3", on a pill as wide as its words.
void draw_change(Canvas& canvas, vec2 centre, std::string_view words, Colour colour, float alpha);
// An arrow for players who cannot see the colour: up for a win, down for a loss.
void draw_arrow(Canvas& canvas, vec2 centre, float px, bool up, Colour colour);

}  // namespace boxcars::scenes
