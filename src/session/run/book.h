// The book of the Long Run: what all kept runs and sittings have brought. Milestones reached, invitations and keepsakes
// met, runs by how they ended, and a rating at Pig. It follows from the store. What takes long to work out is kept in a
// file beside the store, where a milestone that was reached also outlives its sitting.
#pragma once
#include "base/numbers.h"
#include "session/run/kept_run.h"
#include "session/run/milestones.h"
#include "session/run/result.h"

#include <atomic>
#include <map>
#include <stop_token>

namespace boxcars::session {

enum class RunEnd : std::uint8_t { None, Arrived, OutOfHearts, OutOfMoney };
RunEnd end_of(const Run& run);  // None: it goes on

struct MilestoneReached {
    std::string at{};    // the sitting's or the run's name
    std::string date{};  // on which it began, UTC: "2026-11-23"
    double chance = 0;
    bool operator==(const MilestoneReached&) const = default;
};

struct Met {
    int met = 0, taken = 0, made = 0;
    std::optional<double> most_missed{}, least_made{};  // invitations: chances
    bool operator==(const Met&) const = default;
};

// The mean chance to win given away per decision, against best play, in the newest sittings that hold 50 games.
struct PigRating {
    int games = 0;
    std::int64_t decisions = 0;
    double given_away = 0;  // the sum
    // 100, less one for every 0.05 % of a game given away per decision; at least 0.
    double figure() const;
    bool operator==(const PigRating&) const = default;
};
constexpr int rated_games = 50;

struct MilestoneLine {
    const Milestone* row = nullptr;
    std::string game{};    // empty: over runs
    std::string chance{};  // while it is not reached
};

struct RunBook {
    std::vector<MilestoneLine> milestones{};                         // all there are
    std::map<std::string, MilestoneReached, std::less<>> reached{};  // by the milestone's name
    std::map<std::string_view, Met> invitations{}, keepsakes{};      // by name
    std::map<std::string_view, std::array<int, 4>> tickets{};        // runs by RunEnd
    const MilestoneLine* milestone(std::string_view name) const;     // nullptr: its game is not here
    std::optional<PigRating> rating{};                               // empty: no decision was judged
    // Whether that run was the first in which the milestone was reached.
    bool brought(const Run& run, std::string_view milestone) const;
    // The ticket after its own, if it was the first run to arrive with it; otherwise nullptr.
    const RunTicket* opened_by(const Run& run) const;
};

struct BookProgress {
    std::atomic<int> all = 0, done = 0;  // sittings and runs to look at
};
// Reads the store and looks at what is new in it. May take minutes for a large store that is looked at for the first
// time. If it was told to stop, the book is what is known so far. Throws StoreTrouble.
RunBook run_book(Store& store, const KeptGames& games, const std::stop_token& stop = {},
                 BookProgress* progress = nullptr);

// ---- As text, for the page and the terminal

struct BookLine {
    std::string name{}, title{}, words{}, figure{}, note{};
    bool lit = true;  // reached, or met
};
struct BookSection {
    std::string title{}, words{};
    std::vector<BookLine> lines{};
};
std::vector<BookSection> sections_of(const RunBook& book, const GameTitle& title);

}  // namespace boxcars::session
