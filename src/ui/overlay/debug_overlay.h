// The debug overlay of every table (F1): the next game's rules, exact odds, the journal with time controls, and plots,
// in four windows around the dice or in one with four tabs. Returns requests. A game adds its odds and plots.
#pragma once
#include "odds/fraction.h"
#include "session/sitting.h"
#include "ui/overlay/plots.h"
#include "ui/overlay/rules_editor.h"
#include "ui/panels/seats_panel.h"

namespace boxcars::ui {

// What the player requests on the panels of a table. The table and the loop in app/ carry the requests out.
struct TimeRequests {            // the time controls and close button of every table
    std::optional<bool> pause;   // true: stop; false: go on
    bool step = false;           // advance one tick while paused
    std::optional<float> speed;  // speed of the animation, 0.1 to 4; no result depends on it
    bool close = false;
};

struct TableRequests : TimeRequests {
    std::optional<rules::Sheet> apply_rules;  // a playable sheet, in force from the next game on
    std::optional<std::vector<int>> force;    // throws these faces; the game is practice from then on
    bool step_decision = false;               // runs until a player has decided or thrown
    std::optional<NewTable> sit_down;
};

class Panel;

struct JournalLine {
    int number = 0;  // counted from 1
    std::string event, faces, facts;
    std::uint64_t hash = 0;  // hash of everything up to this entry
};

// The percentages of an overlay: "53.0593%".
inline std::string percent(double share, int decimals = 4) { return fmt::format("{:.{}f}%", 100 * share, decimals); }
std::string percent(const odds::Fraction& share, int decimals = 4);

// Converts an entry of a session's journal. `when`: when its change of the table takes effect, if it is one: "at once".
JournalLine journal_line(int number, const session::Entry& entry, std::string_view when = {});

struct Transport {
    bool paused = false;
    float speed = 1;
    std::uint64_t seed = 0;
    std::string seal{};  // the dice's seal; set while the seed is secret
};

std::string dice_note(const Transport& transport);  // "seed 7", or the first digits of the seal

// What an overlay may read. A game's own view adds what its odds and plots need; each game's overlay gets its own view.
struct OverlayView {
    rules::Sheet rules, next_rules;        // the sheets of the current game and of the next
    rules::State shown;                    // the state as shown, not ahead of the dice
    std::span<const JournalLine> journal;  // shown entries of this sitting
    const platform::Timings& timings;
    Transport transport{};
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // this game is practice: it does not count
    bool fixed = false;     // the sheet cannot change here
};

struct OverlayOptions {
    std::string game;             // "Craps"
    std::string_view when;        // when a changed sheet takes effect
    std::vector<int> faces = {};  // the faces shown first; empty: dice cannot be forced
    // Finds the nearest sheet whose house edge is in this range. nullptr: the game offers no search.
    std::optional<rules::Sheet> (*fair)(const rules::Sheet& sheet, const odds::Fraction& least,
                                        const odds::Fraction& most) = nullptr;
};

// The layout in pixels: around the dice at full size, or as tabs below them in a small window.
struct OverlayLayout {
    bool tabs = false;                                 // one window at a time, in `sheet`
    render::Rect rules{}, odds{}, journal{}, plots{};  // used without tabs
    render::Rect sheet{};                              // used with tabs
    render::Rect dice_zone{};                          // no debug window covers this
};
OverlayLayout overlay_layout(const PictureView& view);

// Draws a page's main figure: words at the left, and at the right the figure in large letters. `name`: for scripts.
void main_figure(Host& host, const std::string& name, const std::string& words, const std::string& figure,
                 render::Colour colour);

class DebugOverlay {
 public:
    explicit DebugOverlay(OverlayOptions options) : options_(std::move(options)), editor_(options_.when) {}
    virtual ~DebugOverlay() = default;
    DebugOverlay& operator=(DebugOverlay&&) = delete;
    std::string_view when() const { return options_.when; }  // when a changed sheet takes effect
    // Draws one frame. Call between Host::begin_frame and end_frame.
    TableRequests draw(Host& host, const OverlayView& in);

 protected:
    // ---- What a game adds
    // Called first in every frame: computes the odds of edited() and of in.rules.
    virtual void follow(const OverlayView& in) = 0;
    virtual std::string odds_note() const = 0;
    virtual void draw_odds(Host& host, const OverlayView& in) = 0;
    virtual PlotsWindow plots(Host& host, const OverlayView& in) = 0;
    virtual void draw_rules(Host& host, const OverlayView& in, TableRequests& requests) {
        if (!options_.faces.empty()) by_hand(host, "Dice by hand", in, requests);
        knobs(host, in);
    }

    // ---- What a game may use
    const rules::Sheet& edited() const { return editor_.edited(); }
    void by_hand(Host& host, const char* title, const OverlayView& in, TableRequests& requests);
    void knobs(Host& host, const OverlayView& in);
    OverlayOptions options_;

 private:
    enum class Page { Rules, Odds, Journal, Plots };
    struct OverlayFrame;
    void windows(const OverlayFrame& frame);
    void tabs(const OverlayFrame& frame);
    void draw_page(const OverlayFrame& frame, Page page);
    void draw_foot(const OverlayFrame& frame, Page page, Panel& panel);
    void fair_row(Host& host);

    RulesEditor editor_;
    Page page_ = Page::Rules;    // the tab shown
    std::size_t plot_ = 0;       // which plot is shown
    float rules_height_ = 0;     // the height that the rules needed in the last frame
    int least_ = 0, most_ = 20;  // the wanted house edge in thousandths of the bet
    bool none_fair_ = false;     // the last search found no sheet
};

// The odds of the edited sheet and of the current sheet, computed once per sheet, and shared if the sheets are equal.
// While the edited knobs contradict each other, keeps the odds computed last.
template <class Odds>
class SheetOdds {
 public:
    // Call first in every frame.
    void follow(const rules::Sheet& edited, const rules::Sheet& in_force, Odds (*solve)(const rules::Sheet&)) {
        work_out(in_force_, in_force, solve);
        sound_ = !rules::problem(edited);
        if (!sound_ && edited_.odds) return;
        if (edited == in_force || !sound_)
            edited_ = in_force_;
        else
            work_out(edited_, edited, solve);
    }
    std::string note() const { return sound_ ? "live" : "no such table"; }  // shown in the window's title
    const Odds* known() const { return edited_.odds.get(); }                // nullptr before the first frame
    // requires: follow() was called
    const Odds& edited() const { return *edited_.odds; }
    const Odds& in_force() const { return *in_force_.odds; }
    bool differ() const { return edited_.odds != in_force_.odds; }

 private:
    struct SheetSolution {
        rules::Sheet rules{};
        std::shared_ptr<const Odds> odds{};
    };
    static void work_out(SheetSolution& known, const rules::Sheet& rules, Odds (*solve)(const rules::Sheet&)) {
        if (!(known.rules == rules)) known = {rules, std::make_shared<const Odds>(solve(rules))};
    }

    SheetSolution edited_, in_force_;
    bool sound_ = true;  // the edited sheet's knobs do not contradict each other
};

}  // namespace boxcars::ui
