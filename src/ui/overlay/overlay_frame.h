// The frame of every table's debug overlay (F1): rules, odds, journal and plots as four windows round the dice, or as
// one window with four tabs. Decides their places, titles and feet; the table draws their contents.
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
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    Transport transport{};
};

class OverlayFrame {
 public:
    // Draws one frame. Adds the time controls and the cross to the requests.
    void draw(Host& host, const OverlayPages& pages, Requests& requests);

 private:
    enum class PageTab { Rules, Odds, Journal, Plots };
    void windows(Host& host, const OverlayPages& pages, Requests& requests);
    void tabs(Host& host, const OverlayPages& pages, Requests& requests);

    PageTab tab_ = PageTab::Rules;
    float rules_height_ = 0;  // wanted in its last frame
};

// Draws the controls for forced dice. Returns true if these faces shall be thrown, which makes the sitting practice.
bool dice_by_hand(Host& host, std::span<int> faces, bool may_force, bool practice);

}  // namespace boxcars::ui
