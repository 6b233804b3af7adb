// Draws the far end of the craps table: the stickman's call left of the dice; right of them the hand's throws and the
// throw's receipt or the dealer's rack. With open odds and a bet down, the next throw's 36 outcomes lie there instead.
#pragma once
#include "odds/craps/odds.h"
#include "scenes/craps/layout.h"
#include "scenes/hud.h"

namespace boxcars::scenes {

// A throw of the current hand, and what it did to the line.
struct PastThrow {
    enum class Mark {
        None,      // a point is on; neither it nor a 7 was thrown
        Natural,   // the pass line won on the come-out
        Crap,      // the pass line lost on the come-out
        PointSet,  // drawn as a white dot
        PointMade,
        SevenOut
    };
    int first, second;  // faces
    Mark mark;
    int total() const { return first + second; }
    bool operator==(const PastThrow&) const = default;
};

// What the stickman says after a throw: a word, then a sentence of at most 40 characters.
struct StickCall {
    std::string word, sentence;  // "Nine!", "Centre field nine — pay the field."
    bool operator==(const StickCall&) const = default;
};

std::optional<StickCall> call_of(std::span<const craps::Fact> facts);  // empty: the facts have no throw

// ---- the plates, drawn by plates.cpp ----

struct ReceiptLine {  // what a step did to one bet
    Spot spot;        // of a bet that moved: the new spot
    Cents stake;
    Cents result;        // won or lost in this throw
    Cents change;        // change of the bankroll; 0 for a loss
    std::string words;   // "Place NINE", "Come to 5", "Field, $5 back"
    std::string amount;  // "+$35", "−$5"; empty for a bet that moved
};

// The lines in the order of the facts. Together they change the bankroll as the throw did.
std::vector<ReceiptLine> receipt_of(std::span<const craps::Fact> facts);
Cents result_of(std::span<const ReceiptLine> lines);  // net result of the bets
Cents change_of(std::span<const ReceiptLine> lines);  // change of the bankroll

// Draws a plate at the top of `where`, as high as its lines. Lines that do not fit are counted: "and 3 more".
void draw_receipt(Canvas& canvas, const Rect& where, std::span<const ReceiptLine> lines, const MoneyInk& ink);

// Draws a plate with the change of worth in each of the 36 outcomes of the next throw, and the chances of the rest of
// the hand beside them; below them on a plate under 400 px. `hand` is nullptr until it is computed.
void draw_outcomes(Canvas& canvas, const Rect& plate, const odds::NextThrow& next, const odds::HandForecast* hand,
                   const MoneyInk& ink);

class FarZone {
 public:
    void clear() { *this = {}; }                        // for a new sitting
    void remember(std::span<const craps::Fact> facts);  // keeps the facts of a throw
    // Shows the throw once the dice rest. The call appears `numbers_fly` ticks later, when the dice's numbers arrive.
    void reveal(Ticks now, Ticks numbers_fly) { revealed_at_ = now, called_at_ = now + numbers_fly; }
    void silence() { call_.reset(); }  // hides the call while the dice fly

    const std::optional<StickCall>& call() const { return call_; }
    bool calling(double time) const {  // for 2.5 s from its appearance
        constexpr double stays = 2.5 * ticks_per_second;
        const double age = time - real(called_at_);
        return call_ && age >= 0 && age < stays;
    }
    std::string fresh_call(double time) const {  // empty unless calling()
        return calling(time) ? call_->word + " " + call_->sentence : "";
    }
    std::vector<ReceiptLine> receipt() const { return receipt_of(facts_); }  // of the last throw
    // Of this hand, the latest last; the next hand's first throw clears them.
    const std::vector<PastThrow>& history() const { return history_; }

    struct FarMoment {
        const Layout& layout;
        CrapsView view;
        Camera seen_from;
        bool covered = false;                      // the dice fly or news covers the call: no call, no receipt
        const odds::NextThrow* next = nullptr;     // nullptr: outcomes are hidden
        const odds::HandForecast* hand = nullptr;  // nullptr: not computed yet
        MoneyInk ink{};
    };
    void draw(Canvas& canvas, double time, const FarMoment& shown) const;

 private:
    std::vector<PastThrow> history_;
    std::optional<StickCall> call_;
    std::vector<craps::Fact> facts_;  // of the last throw
    Ticks revealed_at_ = long_ago, called_at_ = long_ago;
};

}  // namespace boxcars::scenes
