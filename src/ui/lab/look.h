// What the lab draws: its form, and its plots with what they say: a game's words, the players' colours, amounts and
// shares in words, a sentence about a player, and the points that can be read one by one. plots.cpp draws the plots.
#pragma once
#include "sim/lab/plan.h"
#include "ui/host.h"

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

// How Pig's policies do against each other, as a table. `first_wins`: [a][b] is the exact chance that a, which moves
// first, beats b; empty: nothing is drawn.
void lab_policies(Host& host, render::Rect px, std::span<const std::string_view> names,
                  const std::vector<std::vector<double>>& first_wins);

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong);  // a numbered, coloured disc

// ---- The form: a list for each dial, the game's rule rows below them, and one button that runs or stops

struct LabRow {                         // one dial of the form
    std::string name;                   // for scripts: "player.1", "rounds"
    std::string title, help;            // the label; a sentence about what is chosen
    std::vector<std::string> values{};  // the list
    int chosen = 0;                     // the index in `values`
    int player = -1;                    // index among seated players; -1: none
};

struct LabForm {                          // what the form shows, and what the player has set in this frame
    std::string note;                     // at the right of the title
    std::vector<std::string_view> pages;  // the window's pages
    int page = 0;                         // the page shown
    std::vector<LabRow> rows;
    int turned = -1;  // the row whose list was used; -1: none
    int front = 0;    // the player whose curve is emphasized, chosen by its disc
    std::uint64_t seed = 0;
    bool running = false;
};

// `sheet` draws the rows of the game's rules. Returns true if RUN or STOP was pressed.
bool draw_lab_form(Host& host, render::Rect px, LabForm& form, const std::function<void()>& sheet);

// Calls `draw` in a window at `px` that lies behind all others and has no background and no input.
void on_glass(const char* id, render::Rect px, const std::function<void()>& draw);

}  // namespace boxcars::ui
