// The plates at the far end of the craps table: the receipt of a throw, with a line for each bet that it changed, and
// the outcomes of the next throw.
#pragma once
#include "odds/craps/forecast.h"
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

// The lines in the order of the facts. Together they change the bankroll as the throw did.
std::vector<ReceiptLine> receipt_of(std::span<const craps::Fact> facts);
Cents result_of(std::span<const ReceiptLine> lines);  // net result of the bets
Cents change_of(std::span<const ReceiptLine> lines);  // change of the bankroll

// Draws a plate at the top of `where`, as high as its lines. Lines that do not fit are counted: "and 3 more".
void draw_receipt(render::Canvas& canvas, const render::Rect& where, std::span<const ReceiptLine> lines,
                  const MoneyInk& ink);

// Draws a plate with the change of worth in each of the 36 outcomes of the next throw, and the chances of the rest of
// the hand beside them; below them if the plate is narrow. `hand` is nullptr until it is computed.
void draw_outcomes(render::Canvas& canvas, const render::Rect& plate, const odds::NextThrow& next,
                   const odds::HandForecast* hand, const MoneyInk& ink);

}  // namespace boxcars::scenes
