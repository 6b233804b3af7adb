// The receipt of a throw: a line for each bet that it changed. The lines add up to the bankroll's change.
#pragma once
#include "render/canvas.h"
#include "rules/craps/facts.h"
#include "scenes/hud.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct ReceiptLine {
    enum class Outcome { Staked, TakenDown, Won, Lost, Pushed, Moved };
    Outcome outcome;
    craps::Spot spot;  // for Moved: the new spot
    Cents stake;
    Cents result;                // won or lost in this throw
    Cents change;                // change of the bankroll; 0 for a loss
    std::string words() const;   // "Place NINE", "Come to 5", "Field, $5 back"
    std::string amount() const;  // "+$35", "−$5"; empty for Moved
    bool operator==(const ReceiptLine&) const = default;
};

// The lines in the order of the facts.
std::vector<ReceiptLine> receipt_of(std::span<const craps::Fact> facts);
Cents result_of(std::span<const ReceiptLine> lines);  // net result of the bets
Cents change_of(std::span<const ReceiptLine> lines);  // change of the bankroll

// Draws a plate at the top of `where`, as high as its lines. Lines that do not fit are counted: "and 3 more".
void draw_receipt(render::Canvas& canvas, const render::Rect& where, std::span<const ReceiptLine> lines,
                  const MoneyInk& ink);

}  // namespace boxcars::scenes
