// The book of the Long Run, computed from the store: milestones reached, invitations and keepsakes met, runs by how
// they ended, and a rating at Pig. Results that take long to compute are kept in a file beside the store, which also
// preserves milestones whose sittings are deleted.
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
RunEnd end_of(const Run& run);  // None: the run is not over

struct MilestoneReached {
    std::string at{};    // the name of the sitting or run
    std::string date{};  // UTC date of its beginning: "2026-11-23"
    double chance = 0;
    bool operator==(const MilestoneReached&) const = default;
};

struct Met {
    int met = 0, taken = 0, made = 0;
    std::optional<double> most_missed{}, least_made{};  // highest chance missed, lowest chance made
    bool operator==(const Met&) const = default;
};

// The mean chance to win given away per decision, against best play, in the newest sittings that hold 50 games.
struct PigRating {
    int games = 0;
    std::int64_t decisions = 0;
    double given_away = 0;  // the sum over all decisions
    // 100, less one for every 0.05 % of a game given away per decision; at least 0.
    double figure() const;
    bool operator==(const PigRating&) const = default;
};
constexpr int rated_games = 50;

struct MilestoneLine {
    const Milestone* row = nullptr;
    std::string game{};    // empty: a milestone of runs
    std::string chance{};  // shown until the milestone is reached
};

struct RunBook {
    std::vector<MilestoneLine> milestones{};                         // every milestone that exists
    std::map<std::string, MilestoneReached, std::less<>> reached{};  // indexed by the milestone's name
    std::map<std::string_view, Met> invitations{}, keepsakes{};      // indexed by name
    std::map<std::string_view, std::array<int, 4>> tickets{};        // number of runs by ticket and RunEnd
    const MilestoneLine* milestone(std::string_view name) const;     // nullptr: its game is not available
    std::optional<PigRating> rating{};                               // empty: no decision was judged
    // Whether this run was the first in which that milestone was reached.
    bool brought(const Run& run, std::string_view milestone) const;
    // The next ticket, if this run was the first to arrive with its own ticket; otherwise nullptr.
    const RunTicket* opened_by(const Run& run) const;
};

struct BookProgress {
    std::atomic<int> all = 0, done = 0;  // sittings and runs to examine, and those examined
};
// Reads the store and examines new sittings and runs, which may take minutes the first time. If it is stopped, it
// returns what is known so far. Throws StoreTrouble.
RunBook run_book(Store& store, const KeptGames& games, const std::stop_token& stop = {},
                 BookProgress* progress = nullptr);

// ---- As text, for the page and the terminal

struct BookLine {
    std::string name{}, title{}, words{}, figure{}, note{};
    bool lit = true;  // the line was reached or met
};
struct BookSection {
    std::string title{}, words{};
    std::vector<BookLine> lines{};
};
std::vector<BookSection> sections_of(const RunBook& book, const GameTitle& title);

}  // namespace boxcars::session
