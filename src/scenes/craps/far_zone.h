// What is told beyond the felt, round the dice: the stickman's call at the left; at the right what the throw did, the
// hand's throws and the dealer's rack, or with the felt open the 36 outcomes of the next throw. Draws what it is given.
#pragma once
#include "odds/craps/forecast.h"
#include "render/canvas.h"
#include "rules/craps/facts.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/layout.h"
#include "scenes/craps/receipt.h"
#include "scenes/flat_die.h"

#include <optional>

namespace boxcars::scenes {

// The throws of one hand as data made from facts, and the strip of small dice that shows them. Decides what a throw is
// marked as; draws nothing else.
struct PastThrow {
    enum class Mark {
        None,      // any other throw with a point
        Natural,   // won the line on the come-out
        Crap,      // lost it there
        PointSet,  // a white ring
        PointMade,
        SevenOut
    };
    int first, second;  // faces
    Mark mark;
    int total() const { return first + second; }
    bool operator==(const PastThrow&) const = default;
};

struct History {
    std::vector<PastThrow> throws;  // of this hand, the latest last; the one that ended it stays until the next throw
    bool operator==(const History&) const = default;
    void add(std::span<const craps::Fact> facts);  // of one step; facts without a throw change nothing
    int points_made() const;
};

// A column, the newest at the top, as many as fit. Each has its dice, its total and its sign: up triangle won, down
// triangle lost, ring point set.
void draw_history(render::Canvas& canvas, render::Rect where, const History& history, const MoneyInk& ink = {});

// What the stickman says after a throw: a word, then a sentence of at most 40 characters. Made from the throw's facts
// alone; the same throw is always called the same.
struct StickCall {
    std::string word, sentence;  // "Nine!", "Centre field nine — pay the field."
    bool operator==(const StickCall&) const = default;
};

std::optional<StickCall> call_of(std::span<const craps::Fact> facts);  // none: these facts are not of a throw

// Under the label STICKMAN, from `at` (the label's left end) 78 px down; the word is 54 px, the sentence italic.
void draw_call(render::Canvas& canvas, glm::vec2 at, const StickCall& call, render::Colour accent, float alpha = 1);

// Where everything beyond the felt lies in a window: none of these overlaps another.
struct FarPlaces {
    render::Rect dice;     // wherever they come to rest, to their corners
    render::Rect call;     // the stickman's
    render::Rect history;  // the hand's throws, the newest at the top
    render::Rect rest;     // the receipt, or the dealer's rack; no width: not in this view
    render::Rect open;     // the open felt's plate: history and rest together
};
FarPlaces far_places(const Layout& layout, CrapsView view);

class FarZone {
 public:
    void clear();                                       // a new sitting
    void remember(std::span<const craps::Fact> facts);  // a throw: called, added to the hand, written on a receipt
    // The dice rest. The call waits until their numbers have come where it will stand: so many ticks.
    void reveal(Ticks now, Ticks numbers_fly) { told_at_ = now, called_at_ = now + numbers_fly; }
    void silence() { call_.reset(); }  // the dice fly

    const std::optional<StickCall>& call() const { return call_; }
    const std::vector<ReceiptLine>& receipt() const { return receipt_; }
    const History& history() const { return history_; }

    struct FarMoment {
        const Layout& layout;
        CrapsView view;
        render::Camera seen_from;
        bool flying = false;
        const odds::NextThrow* next = nullptr;     // with the felt open: what the next throw may do
        const odds::HandForecast* hand = nullptr;  // and the rest of the hand; null: being worked out
        MoneyInk ink{};
    };
    void draw(render::Canvas& canvas, double time, const FarMoment& shown) const;

 private:
    void draw_rack(render::Canvas& canvas, const FarMoment& shown) const;

    History history_;
    std::optional<StickCall> call_;
    std::vector<ReceiptLine> receipt_;
    Ticks told_at_ = -100'000, called_at_ = told_at_;
};

// The 36 outcomes of the next throw by their two faces, and how the hand may end, on a plate: the words beside the
// figures, or under them where it is narrow.
void draw_outcomes(render::Canvas& canvas, const render::Rect& plate, const odds::NextThrow& next,
                   const odds::HandForecast* hand, const MoneyInk& ink);

}  // namespace boxcars::scenes
