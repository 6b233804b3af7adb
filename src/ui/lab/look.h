// What the lab's plots say: the list of plots, the players' colours, amounts and shares in words, sentences about a
// player, and the points that can be read one by one. plots.cpp draws them.
#pragma once
#include "render/colour.h"
#include "sim/lab/plan.h"
#include "ui/host.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {

struct LabUnit {                 // the unit of bankrolls
    std::string_view one, many;  // "coin", "coins"
    bool money = false;          // counted in cents, written "$12.50"
};

// A game's words in the lab: its unit, its rounds and its lengths. Each game's adapter (scenes/lab) provides its own.
struct LabWords {
    std::string_view name, sign;  // "Craps" on the form, "CRAPS" above the window
    LabUnit unit{};
    std::string_view bankroll = "Bankroll";  // the form's label for each player's money at the start
    std::string_view evening = "Rounds";  // the form's label for the length of an evening: "Throws", "Rounds at most"
    std::string_view rounds = "rounds";   // the unit of an evening's length
    std::string_view stretch, stretches;  // what is measured: "hand", "hands"
    std::string_view length;              // the unit of that length: "throws"
    bool one_table = false;               // all players share one table
    bool players_edge = false;            // the players' edge, not the house's
};

enum class LabPlot { Bankroll, Ruin, Ends, Edge, Lengths };
constexpr std::array<std::string_view, 5> lab_plot_names{"bankroll", "ruin", "results", "edge", "length"};

struct LabLook {
    const sim::LabPlan& plan;
    const sim::LabShown& shown;
    const LabWords& words;
    int player = 0;                      // index of the emphasized player
    std::optional<std::size_t> point{};  // selected by keys: an index into lab_points()
    glm::vec2 pointer{-1, -1};           // window px; selects the nearest point
};

render::Colour lab_colour(std::size_t player);
std::string lab_name(const std::string& name);  // "Three-point Molly"; file names stay unchanged
std::string lab_amount(const LabUnit& unit, std::int64_t amount);
std::string lab_change(const LabUnit& unit, double change);  // "−$12.40", "+1.3 coins"
std::string lab_count(std::int64_t number);                  // "505,000"
const sim::LabPlayer& lab_player(const LabLook& look);       // the plot's player
const sim::LabEdge& lab_edge(const LabLook& look);           // the edge of the plot's player, or of all players
bool lab_counted(const LabLook& look);                       // whether there is something to show
std::string lab_share(double share, int decimals = 1);       // "12.3%"

// One or two sentences of a plot about its player.
std::string lab_says(const LabLook& look, LabPlot plot);

// The bars of the plots of results and of lengths. One bar combines several amounts or lengths if there are many.
struct LabBars {
    std::size_t gathered = 1;  // amounts or lengths per bar
    std::size_t count = 1;
};

LabBars ends_bars(const LabLook& look);  // the same bars for all players
// Each bar's share of the evenings; the last bar includes everything beyond.
std::vector<double> ends_shares(const LabLook& look, const sim::LabPlayer& player, LabBars bars);
LabBars lengths_bars(const LabLook& look);
std::vector<double> lengths_shares(const LabLook& look, LabBars bars);  // each bar's share of all counted lengths
double edge_place(const sim::LabEdgePoint& point);                      // log10 of the number of rounds

// Where the points of the plot's player lie on its axis, from left to right. Empty: nothing has been counted.
std::vector<double> lab_points(const LabLook& look, LabPlot plot);
// Describes one point of the plot: "after 40 rounds: half of the evenings have $990 or more, ...". `point` must exist.
std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t point);

// Draws one of the lab's plots in the player style on the current window: how bankrolls develop, who is ruined when,
// how evenings end, how the edge converges, how long hands last. Receives counts; computes no chances.
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot);

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong);  // a numbered, coloured disc

// Calls `draw` in a window at `px` that lies behind all others and has no background and no input.
void on_glass(const char* id, render::Rect px, const std::function<void()>& draw);

void words_on_glass(Host& host, render::Rect px, const std::string& words);  // wraps lines

}  // namespace boxcars::ui
