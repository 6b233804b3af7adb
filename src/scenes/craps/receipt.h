// What a throw did to each bet, line by line, in a player's words, adding up to the bankroll's change. Decides only
// what a line says; the amounts are the facts'.
#pragma once
#include "rules/craps/facts.h"
#include "scenes/craps/chips.h"

namespace boxcars::scenes {

std::string spot_words(const craps::Spot& spot);  // "Pass line", "Place NINE", "Hop 3-5", "Odds on come 5"

struct ReceiptLine {
    enum class Outcome { Staked, TakenDown, Won, Lost, Pushed, Moved };
    Outcome outcome;
    craps::Spot spot;  // moved: where it now lies
    Cents stake;
    Cents result;                // won or lost in this throw; 0 for the rest
    Cents change;                // of the bankroll: a lost stake left it when it was placed
    std::string words() const;   // "Place NINE", "Come to 5", "Field, $5 back"
    std::string amount() const;  // "+$35", "−$5"; moved: empty
    bool operator==(const ReceiptLine&) const = default;
};

// In the order of the facts; the changes add up to the bankroll's.
std::vector<ReceiptLine> receipt_of(std::span<const craps::Fact> facts);
Cents result_of(std::span<const ReceiptLine> lines);  // the throw's: net of what was won and lost
Cents change_of(std::span<const ReceiptLine> lines);  // the bankroll's

// A plate at the top left of `where` (280 px wide is enough for most words), as high as its lines; more than fit end in
// "and 3 more". Answers its place.
render::Rect draw_receipt(render::Canvas& canvas, render::Rect where, std::span<const ReceiptLine> lines,
                          const MoneyInk& ink = {});

}  // namespace boxcars::scenes
