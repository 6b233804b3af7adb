// The debug overlay of cee-lo (F1): edited rules, exact odds, journal and time, plots, and forced dice. Reads what the
// table has shown and returns requests.
#pragma once
#include "odds/ceelo/equilibrium.h"
#include "odds/ceelo/reply.h"
#include "ui/host.h"
#include "ui/overlay/sheet_odds.h"
#include "ui/overlay/table_overlay.h"
#include "ui/overlay/timings.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

// Cee-lo's plots for the overlay: the results of a coin against the bank beside the exact ones, the purses round by
// round, and the value of each amount that may be put down now.
struct CeeloHistory {              // of a sitting, as far as it has been shown
    std::map<int, int> results{};  // net coins for one coin bet -> number of bets
    int bets = 0, rounds = 0, passes = 0;
    std::vector<ceelo::Seats> coins{};  // of this game, round by round from its beginning
    void add(const ceelo::Fact& fact);
};

struct CeeloShown {
    const ceelo::Rules& rules;
    const ceelo::State& now;
    const CeeloHistory& history;
    const odds::CeeloBet& odds;                     // for the current rules
    const std::vector<odds::CeeloChoice>& choices;  // empty if nobody decides
    std::span<const std::string> names;             // indexed by seat
};

class CeeloPlots {
 public:
    std::string note(const CeeloShown& shown) const;
    void body(Host& host, const CeeloShown& shown, const Timings& timings);

 private:
    enum class Right { Purses, Worth, Frames };
    void results(Host& host, render::Rect px, const CeeloShown& shown) const;
    void purses(Host& host, render::Rect px, const CeeloShown& shown) const;
    void worth(Host& host, render::Rect px, const CeeloShown& shown) const;

    Right right_ = Right::Purses;
};

// Cee-lo's exact odds for the overlay: one coin against the bank under the edited sheet, beside the current sheet where
// they differ, how often the bank passes, and the position shown.
class CeeloOddsWindow {
 public:
    void follow(const ceelo::Rules& edited, const ceelo::Rules& in_force);  // call once a frame, before the others
    std::string note() const { return odds_.note(); }                       // for the window's title
    void body(Host& host, const ceelo::State& shown);
    const odds::CeeloBet& now() const { return odds_.edited().bet; }         // for the edited sheet
    const odds::CeeloBet& in_force() const { return odds_.in_force().bet; }  // for the game in play
    const std::vector<odds::CeeloChoice>& choices(const ceelo::Rules& rules, const ceelo::State& shown);

 private:
    struct BankOdds {
        odds::CeeloBet bet{};
        std::array<odds::Fraction, ceelo::most_players + 1> passes{};  // indexed by number of players
    };
    static BankOdds bank_odds(const ceelo::Rules& sheet);
    void position(Host& host, const ceelo::State& shown) const;

    SheetOdds<ceelo::Rules, BankOdds> odds_;
    std::optional<ceelo::State> chosen_at_{};
    std::vector<odds::CeeloChoice> choices_{};
    odds::CeeloSolving solving_;
};

struct CeeloOverlayInput {
    const ceelo::Rules& rules;             // of the present round
    const ceelo::Rules& next_rules;        // from the next round or the next game on
    const ceelo::State& shown;             // as shown, not ahead of the dice
    const CeeloHistory& history;           // as far as shown
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    std::span<const std::string> names;    // indexed by seat
    Transport transport{};
    const Timings& timings;
    bool may_force = true;  // the dice may be thrown now
    bool practice = false;  // dice were forced in this game
};

struct CeeloOverlayRequests : TableRequests<ceelo::Rules> {
    std::optional<std::array<int, 3>> force;  // throws these faces; the game is practice from then on
    bool step_decision = false;               // runs until somebody has decided or thrown
};

class CeeloOverlay {
 public:
    // Draws one frame. Call between Host::begin_frame and end_frame.
    CeeloOverlayRequests draw(Host& host, const CeeloOverlayInput& in);
    const odds::CeeloBet& odds() const { return odds_.now(); }  // for the edited sheet

 private:
    void rules_body(Host& host, const CeeloOverlayInput& in, CeeloOverlayRequests& requests);

    TableOverlay<ceelo::Rules> windows_{"the next round, another number of players with the next game"};
    CeeloOddsWindow odds_;
    CeeloPlots plots_;
    std::array<int, 3> faces_{4, 5, 6};  // the faces to force
};

}  // namespace boxcars::ui
