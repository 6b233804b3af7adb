// The frame of every table's debug overlay (F1): rules, odds, journal and plots as four windows round the dice, or as
// one with four tabs in a narrow window. Decides where they stand, their titles and their feet; what is in them is the
// table's.
#pragma once
#include "ui/overlay/journal_window.h"
#include "ui/requests.h"

#include <functional>
#include <span>
#include <string>

namespace boxcars::ui {

struct OverlayPage {
    std::string note;  // at the right of the title
    std::function<void()> body;
};

struct OverlayPages {
    std::string game;  // "Craps"
    OverlayPage rules, odds, plots;
    std::function<void()> rules_foot;      // one row of buttons
    std::span<const JournalLine> journal;  // shown entries of this sitting
    Transport transport{};
};

class OverlayFrame {
 public:
    // Draws one frame; what is asked of time, and the cross, are added to the requests.
    void draw(Host& host, const OverlayPages& pages, Requests& requests);

 private:
    enum class PageTab { Rules, Odds, Journal, Plots };
    void windows(Host& host, const OverlayPages& pages, Requests& requests);
    void tabs(Host& host, const OverlayPages& pages, Requests& requests);

    PageTab tab_ = PageTab::Rules;
    float rules_height_ = 0;  // as its last frame wanted it
};

// Dice laid by hand: true when these faces shall be thrown, which makes a practice sitting of it.
bool dice_by_hand(Host& host, std::span<int> faces, bool may_force, bool practice);

}  // namespace boxcars::ui
