// Draws the far end of the craps table: the stickman's call left of the dice; right of them the hand's throws and the
// throw's receipt or the dealer's rack. With open odds and a bet down, the next throw's 36 outcomes lie there instead.
#pragma once
#include "base/ticks.h"
#include "scenes/craps/layout.h"
#include "scenes/craps/plates.h"
#include "scenes/flat_print.h"

#include <optional>

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

struct History {
    std::vector<PastThrow> throws;  // of this hand, the latest last; the next hand's first throw clears them
    void add(std::span<const craps::Fact> facts);  // adds the facts of one step
};

// The first fact of this kind; nullptr: there is none.
template <class Of>
const Of* fact_among(std::span<const craps::Fact> facts) {
    const auto found = std::ranges::find_if(facts, [](const auto& fact) { return std::holds_alternative<Of>(fact); });
    return found == facts.end() ? nullptr : &std::get<Of>(*found);
}

// What the stickman says after a throw: a word, then a sentence of at most 40 characters.
struct StickCall {
    std::string word, sentence;  // "Nine!", "Centre field nine — pay the field."
    bool operator==(const StickCall&) const = default;
};

std::optional<StickCall> call_of(std::span<const craps::Fact> facts);  // empty: the facts have no throw

class FarZone {
 public:
    void clear() { *this = {}; }                        // for a new sitting
    void remember(std::span<const craps::Fact> facts);  // keeps the facts of a throw
    // Shows the throw once the dice rest. The call appears `numbers_fly` ticks later, when the dice's numbers arrive.
    void reveal(Ticks now, Ticks numbers_fly) { revealed_at_ = now, called_at_ = now + numbers_fly; }
    void silence() { call_.reset(); }  // hides the call while the dice fly

    const std::optional<StickCall>& call() const { return call_; }
    std::string fresh_call(double time) const;  // empty after 2.5 s
    const std::vector<ReceiptLine>& receipt() const { return receipt_; }
    const History& history() const { return history_; }

    struct FarMoment {
        const Layout& layout;
        CrapsView view;
        render::Camera seen_from;
        bool covered = false;                      // the dice fly or news covers the call: no call, no receipt
        const odds::NextThrow* next = nullptr;     // nullptr: outcomes are hidden
        const odds::HandForecast* hand = nullptr;  // nullptr: not computed yet
        MoneyInk ink{};
    };
    void draw(render::Canvas& canvas, double time, const FarMoment& shown) const;

 private:
    History history_;
    std::optional<StickCall> call_;
    std::vector<ReceiptLine> receipt_;
    Ticks revealed_at_ = -100'000, called_at_ = revealed_at_;
};

}  // namespace boxcars::scenes
