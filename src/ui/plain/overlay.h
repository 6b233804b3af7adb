// The debug overlay of a plain table (F1), for any game: edited knobs, exact odds if the game keeps an account, journal
// and time, plots, forced dice. Reads what the table has shown and returns requests.
#pragma once
#include "odds/plain/rounds.h"
#include "ui/host.h"
#include "ui/overlay/plots.h"
#include "ui/overlay/table_overlay.h"
#include "ui/overlay/timings.h"
#include "ui/widgets.h"

#include <array>

namespace boxcars::ui {

// Exact odds for the overlay of a plain table: a line for each decision that opens a game, computed by odds/plain.

void draw_plain_odds(Host& host, const std::vector<odds::PlainOdds>& odds);
void plot_plain_odds(Host& host, render::Rect px, const odds::PlainOdds& odds);  // the chances of its results

template <class Rules>
struct PlainOverlayInput {
    std::string_view name;                 // the game's name for people
    const Rules& rules;                    // of the sitting
    const Rules& next_rules;               // waiting to take effect
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    Transport transport{};
    const Timings& timings;
    int dice = 0;            // in one throw
    bool may_force = false;  // the dice may be thrown now
    bool practice = false;   // dice were forced in this sitting
};

template <class Rules>
struct PlainOverlayRequests : TableRequests<Rules> {
    std::optional<std::vector<int>> force{};  // throws these faces; the sitting is practice from then on
};

template <class Rules>
class PlainOverlay {
 public:
    PlainOverlayRequests<Rules> draw(Host& host, const PlainOverlayInput<Rules>& in) {
        PlainOverlayRequests<Rules> requests;
        if (!host.drawing()) return requests;
        const ScopedStyle styled{host, PanelStyle::Debug};
        windows_.follow(in.next_rules);
        follow_odds();
        windows_.draw(host, in,
                      {.game = std::string{in.name},
                       .rules = [&] { rules_body(host, in, requests); },
                       .odds = {rules::problem(windows_.edited()) ? "no such table" : "live",
                                [&] { draw_plain_odds(host, odds_); }},
                       .plots = {"", [&] { plots_body(host, in); }}},
                      requests);
        return requests;
    }

 private:
    void follow_odds() {  // for the edited sheet, while it can be played
        if (rules::problem(windows_.edited()) || (odds_of_ && *odds_of_ == windows_.edited())) return;
        odds_of_ = windows_.edited();
        if constexpr (rules::KeepsAccount<Rules>) odds_ = odds::plain_odds(*odds_of_);
    }

    void rules_body(Host& host, const PlainOverlayInput<Rules>& in, PlainOverlayRequests<Rules>& requests) {
        if (in.dice > 0) {
            faces_.resize(static_cast<std::size_t>(in.dice), 1);
            heading(host, "Dice by hand");
            if (dice_by_hand(host, faces_, in.may_force, in.practice)) requests.force = faces_;
        }
        windows_.knobs(host, in.rules);
    }

    void plots_body(Host& host, const PlainOverlayInput<Rules>& in) {
        constexpr std::array<std::string_view, 2> names{"results", "frames"};
        if (!odds_.empty())
            frames_ = choice(host, "overlay.plot", names, frames_ ? 1 : 0, ImGui::GetContentRegionAvail().x) == 1;
        const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
        const render::Rect px{at.x, at.y, room.x, room.y};
        if (!odds_.empty() && !frames_)
            plot_plain_odds(host, px, odds_.front());
        else
            plots::frame_times(host, px, in.timings);
    }

    TableOverlay<Rules> windows_{"the next round"};
    std::optional<Rules> odds_of_{};
    std::vector<odds::PlainOdds> odds_{};
    bool frames_ = false;       // the plot of frame times is chosen instead of the odds
    std::vector<int> faces_{};  // the faces to force
};

}  // namespace boxcars::ui
