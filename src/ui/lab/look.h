// What the lab's pictures have in common: which of them there are, whose colour is whose, amounts and shares in words.
#pragma once
#include "render/colour.h"
#include "sim/lab/lab.h"

#include <array>

namespace boxcars::ui {

enum class LabView { Bankroll, Ruin, Ends, Edge, Lengths, Surface, Policies };  // the last two: Pig alone
constexpr std::array<std::string_view, 7> lab_view_names{"bankroll", "ruin",    "results", "edge",
                                                         "length",   "surface", "table"};

// Every game's sheet, in the order of sim::LabGame.
using LabRules = std::variant<craps::Rules, siwuliu::Rules, ceelo::Rules, pig::Rules>;

struct LabLook {
    const sim::LabPlan& plan;
    const sim::LabShown& shown;
    int player = 0;  // of the plan: drawn in full, the others as lines
};

render::Colour lab_colour(std::size_t player);  // eight, told apart by a number as well
std::string lab_name(std::string name);         // "three point molly"
std::string lab_amount(sim::LabGame game, std::int64_t amount);
std::string lab_change(sim::LabGame game, double change);  // "−$12.40", "+1.3 coins"
std::string lab_count(std::int64_t number);                // "505,000"
std::string lab_rounds(sim::LabGame game);                 // "throws"
std::string lab_length(sim::LabGame game);                 // "throws in a hand"
const sim::LabEdge& lab_edge(const LabLook& look);         // of its player, or the one that all share
std::string lab_share(double share, int decimals = 1);     // "12.3%"

// What a picture says about its player, as a sentence or two.
std::string lab_says(const LabLook& look, LabView view);

}  // namespace boxcars::ui
