// What the lab's plots say: a game's words, the players' colours, amounts and shares in words, a sentence about a
// player, and the points that can be read one by one. plots.cpp draws them.
#pragma once
#include "render/canvas.h"
#include "sim/lab/plan.h"
#include "ui/host.h"

#include <algorithm>
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

// A game's words in the lab. Each game's adapter (scenes/lab) provides its own.
struct LabWords {
    std::string_view name;  // "Craps" on the form, "CRAPS" above the window
    LabUnit unit{};
    std::string_view evening = "Rounds";  // the form's label for the length of an evening: "Throws", "Rounds at most"
    std::string_view rounds = "rounds";   // the unit of an evening's length
    bool one_table = false;               // all players share one table
    bool players_edge = false;            // the players' edge, not the house's
};

enum class LabPlot { Bankroll, Edge };  // bankrolls over time with ruin and goal; how the edge converges

struct LabLook {
    const sim::LabPlan& plan;
    const sim::LabShown& shown;
    const LabWords& words;
    std::size_t player = 0;              // index of the emphasized player
    std::optional<std::size_t> point{};  // selected by keys: an index into lab_points()
    glm::vec2 pointer{-1, -1};           // window px; selects the nearest point

    bool counted() const { return shown.evenings > 0 && !shown.edges.empty(); }
    const sim::LabPlayer& own() const { return shown.players[player]; }
    const sim::LabEdge& edge() const { return shown.edges[std::min(shown.edges.size() - 1, player)]; }
};

render::Colour lab_colour(std::size_t player);
std::string lab_name(const std::string& name);  // "Three-point Molly"; file names stay unchanged
std::string lab_amount(const LabUnit& unit, std::int64_t amount);
std::string lab_share(double share, int decimals = 1);    // "12.3%"
double edge_place(const sim::LabEdgePoint& point);        // log10 of the number of rounds
std::string lab_says(const LabLook& look, LabPlot plot);  // sentences of a plot about its player

// Where the points of the plot's player lie on its axis, from left to right. Empty: nothing has been counted.
std::vector<double> lab_points(const LabLook& look, LabPlot plot);
// Describes one point of the plot: "after 40 rounds: half of the evenings have $990 or more, ...". `point` must exist.
std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t point);

// Draws one of the lab's plots in the player style on the current window. Receives counts; computes no chances.
void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot);

// How Pig's policies do against each other: the exact chance of the player who moves first, as a table.
struct PolicyTable {
    std::vector<std::string> names{};
    std::vector<std::vector<double>> first_wins{};  // [a][b]: the chance that a, which moves first, beats b
};
void lab_policies(Host& host, render::Rect px, const PolicyTable& table);

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong);  // a numbered, coloured disc

// Calls `draw` in a window at `px` that lies behind all others and has no background and no input.
void on_glass(const char* id, render::Rect px, const std::function<void()>& draw);

}  // namespace boxcars::ui
