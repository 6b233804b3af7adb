// The debug overlay of every table (F1): rules of the next game to edit, exact odds, the journal with time controls,
// and plots. Shows the table's state and returns requests. A game adds its odds and plots.
#pragma once
#include "odds/fraction.h"
#include "ui/host.h"
#include "ui/overlay/journal_window.h"
#include "ui/overlay/plots.h"
#include "ui/overlay/rules_editor.h"
#include "ui/requests.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::ui {

// What an overlay may read. A game's own view adds what its odds and plots need.
template <class R>
struct OverlayView {
    using Rules = R;
    const R& rules;                        // the current game's sheet
    const R& next_rules;                   // the next game's sheet
    const typename R::State& shown;        // the state as shown, not ahead of the dice
    std::span<const JournalLine> journal;  // shown entries of this sitting
    const Timings& timings;
    Transport transport{};
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // this game is practice: it does not count
    bool fixed = false;     // the sheet cannot change here
};

// Draws two fields for a range of the house edge, and a button that finds the nearest sheet within it.
class FairRow {
 public:
    // `find(least, most)` returns a sheet, or nothing; draw() returns what it found.
    template <class Find>
    auto draw(Host& host, const Find& find) -> decltype(find(odds::Fraction{}, odds::Fraction{})) {
        if (!pressed(host)) return {};
        auto found = find(odds::fraction(least_, 1000), odds::fraction(most_, 1000));
        nothing_ = !found;
        return found;
    }

 private:
    bool pressed(Host& host);

    int least_ = 0, most_ = 20;  // thousandths of the bet
    bool nothing_ = false;       // the last search found none
};

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

// The frame of every table's debug overlay (F1): rules, odds, journal and plots as four windows around the dice, or as
// one window with four tabs. The table draws their contents.
class OverlayFrame {
 public:
    // Draws one frame. Adds the time controls and the close button to the requests.
    void draw(Host& host, const OverlayPages& pages, TimeRequests& requests);

 private:
    enum class PageTab { Rules, Odds, Journal, Plots };
    void windows(Host& host, const OverlayPages& pages, TimeRequests& requests);
    void tabs(Host& host, const OverlayPages& pages, TimeRequests& requests);

    PageTab tab_ = PageTab::Rules;
    float rules_height_ = 0;  // the height that the rules needed in the last frame
};

// Draws the controls for forced dice. Returns true if these faces should be thrown, which makes the game practice.
bool dice_by_hand(Host& host, std::span<int> faces, bool may_force, bool practice);

// The odds of the edited sheet and of the current sheet, computed once per sheet, and shared if the sheets are equal.
// While the edited knobs contradict each other, keeps the odds computed last.
template <class Rules, class Odds>
class SheetOdds {
 public:
    // Call first in every frame.
    template <class Solve>
    void follow(const Rules& edited, const Rules& in_force, const Solve& solve) {
        work_out(in_force_, in_force, solve);
        sound_ = !rules::problem(edited);
        if (!sound_ && edited_.odds) return;
        if (edited == in_force || !sound_)
            edited_ = in_force_;
        else
            work_out(edited_, edited, solve);
    }
    std::string note() const { return sound_ ? "live" : "no such table"; }  // for the window's title
    const Odds* known() const { return edited_.odds.get(); }                // nullptr before the first frame
    // requires: follow() was called
    const Odds& edited() const { return *edited_.odds; }
    const Odds& in_force() const { return *in_force_.odds; }
    bool differ() const { return edited_.odds != in_force_.odds; }

 private:
    struct SheetSolution {
        Rules rules{};
        std::shared_ptr<const Odds> odds{};
    };
    template <class Solve>
    static void work_out(SheetSolution& known, const Rules& rules, const Solve& solve) {
        if (!known.odds || !(known.rules == rules)) known = {rules, std::make_shared<const Odds>(solve(rules))};
    }

    SheetSolution edited_, in_force_;
    bool sound_ = true;  // the edited sheet's knobs do not contradict each other
};

template <class Rules>
struct OverlayOptions {
    std::string game;             // "Craps"
    std::string_view when;        // when a changed sheet takes effect
    std::vector<int> faces = {};  // the faces shown first; empty: dice cannot be forced
    // Finds the nearest sheet whose house edge is in this range. nullptr: the game offers no search.
    std::optional<Rules> (*fair)(const Rules& sheet, const odds::Fraction& least, const odds::Fraction& most) = nullptr;
};

template <class View>
class DebugOverlay {
 public:
    using Rules = typename View::Rules;
    explicit DebugOverlay(OverlayOptions<Rules> options) : options_(std::move(options)), editor_(options_.when) {}
    virtual ~DebugOverlay() = default;
    DebugOverlay(const DebugOverlay&) = delete;
    DebugOverlay& operator=(const DebugOverlay&) = delete;

    std::string_view when() const { return options_.when; }  // when a changed sheet takes effect

    // Draws one frame. Call between Host::begin_frame and end_frame.
    TableRequests draw(Host& host, const View& in) {
        TableRequests requests;
        if (!host.drawing()) return requests;
        const ScopedStyle styled{host, PanelStyle::Debug};
        editor_.follow(in.next_rules);
        follow(in);
        const PlotsWindow page = plots(host, in);
        const OverlayPages pages{.game = options_.game,
                                 .rules = {editor_.note(), [&] { draw_rules(host, in, requests); }},
                                 .odds = {odds_note(), [&] { draw_odds(host, in); }},
                                 .plots = {page.note, [&] { plot_ = draw_plots(host, page, plot_, in.timings); }},
                                 .rules_foot =
                                     [&] {
                                         if (!in.fixed) requests.apply_rules = editor_.foot(host);
                                     },
                                 .journal = in.journal,
                                 .transport = in.transport};
        frame_.draw(host, pages, requests);
        return requests;
    }

 protected:
    // ---- What a game adds
    // Called first in every frame: computes the odds of edited() and of in.rules.
    virtual void follow(const View& in) = 0;
    virtual std::string odds_note() const = 0;
    virtual void draw_odds(Host& host, const View& in) = 0;
    virtual PlotsWindow plots(Host& host, const View& in) = 0;
    virtual void draw_rules(Host& host, const View& in, TableRequests& requests) {
        if (!options_.faces.empty()) by_hand(host, "Dice by hand", in, requests);
        knobs(host, in);
    }

    // ---- What a game may use
    const Rules& edited() const { return rules::opened<Rules>(editor_.edited()); }
    void by_hand(Host& host, const char* title, const View& in, TableRequests& requests) {
        heading(host, title);
        if (dice_by_hand(host, options_.faces, in.may_force, in.practice)) requests.force = options_.faces;
    }
    void knobs(Host& host, const View& in) {
        heading(host, "Rules");
        const auto find = [this](const odds::Fraction& least, const odds::Fraction& most) {
            return options_.fair(edited(), least, most);
        };
        if (options_.fair && !in.fixed)
            if (const auto sheet = fair_.draw(host, find)) editor_.lay(*sheet);
        editor_.body(host, in.rules, in.fixed);
    }
    OverlayOptions<Rules> options_;

 private:
    OverlayFrame frame_;
    RulesEditor editor_;
    FairRow fair_;
    std::size_t plot_ = 0;  // which plot is shown
};

}  // namespace boxcars::ui
