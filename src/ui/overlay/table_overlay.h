// The shared parts of every table's overlay (F1): editing the next game's rule sheet, and the windows round it with
// journal and time. A table says what its windows contain, and answers the requests.
#pragma once
#include "odds/fraction.h"
#include "ui/host.h"
#include "ui/overlay/journal_window.h"
#include "ui/overlay/rules_editor.h"
#include "ui/requests.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace boxcars::ui {

// Finds a fair sheet: two fields for the part of a bet that the house shall keep, and a button that finds the nearest
// such sheet. Knows no game.
class FairRow {
 public:
    // `find(least, most)` returns a sheet, or nothing; draw() returns what it found.
    template <class Find>
    auto draw(Host& host, const Find& find) -> decltype(find(odds::Fraction{}, odds::Fraction{})) {
        if (!pressed(host)) return {};
        auto found = find(per_thousand(least_), per_thousand(most_));
        nothing_ = !found;
        return found;
    }

 private:
    bool pressed(Host& host);
    static odds::Fraction per_thousand(int part);

    int least_ = 0, most_ = 20;  // thousandths of the bet
    bool nothing_ = false;       // the last search found none
};

// The frame of every table's debug overlay (F1): rules, odds, journal and plots as four windows round the dice, or as
// one window with four tabs. Decides their places, titles and feet; the table draws their contents.
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

struct TablePages {    // what a table puts into its windows
    std::string game;  // "Craps"
    std::function<void()> rules;
    OverlayPage odds, plots;
};

template <class Rules>
class TableOverlay {
 public:
    TableOverlay() = default;
    explicit TableOverlay(std::string_view when) : editor_(when) {}  // when a changed sheet takes effect

    void follow(const Rules& next) { editor_.follow(next); }  // call once a frame, before the others
    const Rules& edited() const { return editor_.edited(); }

    void knobs(Host& host, const Rules& in_force) {
        heading(host, "Knobs");
        editor_.body(host, in_force);
    }
    // The same with a row that finds a fair sheet: `fair_sheet(rules, least, most)`.
    template <class FairSheet>
    void knobs(Host& host, const Rules& in_force, const FairSheet& fair_sheet) {
        heading(host, "Knobs");
        const auto find = [&](const odds::Fraction& least, const odds::Fraction& most) {
            return fair_sheet(edited(), least, most);
        };
        if (const auto sheet = fair_.draw(host, find)) editor_.lay(*sheet);
        editor_.body(host, in_force);
    }

    // Draws one frame. `in` has the table's journal and transport among its members.
    template <class Input>
    void draw(Host& host, const Input& in, TablePages pages, TableRequests<Rules>& requests) {
        const OverlayPages all{.game = std::move(pages.game),
                               .rules = {editor_.note(), std::move(pages.rules)},
                               .odds = std::move(pages.odds),
                               .plots = std::move(pages.plots),
                               .rules_foot = [&] { requests.apply_rules = editor_.foot(host); },
                               .journal = in.journal,
                               .transport = in.transport};
        frame_.draw(host, all, requests);
    }

 private:
    OverlayFrame frame_;
    RulesEditor<Rules> editor_;
    FairRow fair_;
};

}  // namespace boxcars::ui
