// What the lab's plots have in common: which of them there are, whose colour is whose, amounts and shares in words.
#pragma once
#include "render/colour.h"
#include "sim/lab/plan.h"
#include "ui/lab/words.h"

#include <array>
#include <optional>

namespace boxcars::ui {

enum class LabPlot { Bankroll, Ruin, Ends, Edge, Lengths };
constexpr std::array<std::string_view, 5> lab_plot_names{"bankroll", "ruin", "results", "edge", "length"};

struct LabLook {
    const sim::LabPlan& plan;
    const sim::LabShown& shown;
    const LabWords& words;
    int player = 0;                      // of the plan: drawn in full, the others as lines
    std::optional<std::size_t> point{};  // of lab_points(), or beyond: the last; read by the keys
    glm::vec2 pointer{-1, -1};           // in pixels of the window: reads the point next to it; beyond the plot: none
};

render::Colour lab_colour(std::size_t player);  // eight, told apart by a number as well
std::string lab_name(std::string name);         // "three point molly"
std::string lab_amount(const LabUnit& unit, std::int64_t amount);
std::string lab_change(const LabUnit& unit, double change);  // "−$12.40", "+1.3 coins"
std::string lab_count(std::int64_t number);                  // "505,000"
const sim::LabPlayer& lab_player(const LabLook& look);       // that it is drawn for
const sim::LabEdge& lab_edge(const LabLook& look);           // of its player, or the one that all share
bool lab_counted(const LabLook& look);                       // whether there is anything to see
std::string lab_share(double share, int decimals = 1);       // "12.3%"

// What a plot says about its player, as a sentence or two.
std::string lab_says(const LabLook& look, LabPlot plot);

}  // namespace boxcars::ui
