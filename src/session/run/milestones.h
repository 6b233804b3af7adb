// Milestones: rare things that a player's own dice and decisions may do, at one table or over a Long Run. Each is a row
// of data with the exact chance that one try succeeds, worked out from the rules. They are recognised in recordings.
// The rows of a game and what it says of its throws are in its own file of this folder, see milestone_table.h.
#pragma once
#include "odds/fraction.h"
#include "session/recording.h"
#include "session/run/run.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::session {

struct Cast {                    // a throw of the player's, or at Pig a hold
    std::array<int, 3> faces{};  // 0: no such die
    bool held = false;
    int before = 0, after = 0;  // craps: the point; Pig: the turn total, 0 after a bust
    int score = 0;              // Pig: banked before
    int goal = 0, sides = 0;    // Pig: of the sheet
    bool banks = false;         // cee-lo
    int sum() const { return faces[0] + faces[1] + faces[2]; }
};
constexpr int try_failed = -1;

enum class RunFeat : std::uint8_t {
    None,
    Arrived,    // on the ticket named by `what`
    LongShots,  // `needed` stations made whose chances were under long_shot, over all runs
    Spotless,   // a run to its last station without a decision that gave chance away
};
constexpr double long_shot = 0.15;

struct Milestone {
    std::string_view name, title, sentence;
    int needed = 1;                           // a try succeeds when its count reaches this
    int (*next)(const Cast&, int) = nullptr;  // the count after a cast, or try_failed
    // Pig: at which turn total the player of the try holds. 0: the player always throws again. Below 0: the player
    // always throws again, and the turn total counts.
    int holds_at = 0;
    std::string_view what{};  // bets: `needed` of this bet are won in a row, pushes aside; runs: the ticket
    RunFeat feat = RunFeat::None;
};
// "1 in 388"; "always" for 1.
std::string one_in_words(double chance);

struct Tries {  // of one milestone in one sitting, up to the first that succeeded
    const Milestone* milestone = nullptr;
    std::int64_t tries = 0;
    std::int64_t entry = 0;  // that succeeded, from 1; 0: none did
    std::string sheet{};     // then in force
};

struct MilestoneTable {  // of one game
    std::span<const Milestone> rows{};
    // The chance that one try succeeds under a sheet, as the store writes it; empty: under the default one. Empty if
    // the sheet cannot be read.
    std::optional<odds::Fraction> (*chance)(const Milestone& milestone, std::string_view sheet) = nullptr;
    // Of each milestone. Throws Error if the recording differs from its replay.
    std::vector<Tries> (*tries)(const Recording& recording) = nullptr;
};
template <class Rules>
const MilestoneTable& milestone_table();

// Whether its dice and decisions count: no face was chosen and none came from a list.
bool counts_for_milestones(const Recording& recording);

// ---- Runs

std::span<const Milestone> run_milestones();
// The chance of one that is not reached: "1 in 296 or rarer", "as your invitations have it".
std::string run_chance_words(const Milestone& milestone);

struct StationSeen {  // a station that is over, by best play
    double chance = 0, given_away = 0;
    bool operator==(const StationSeen&) const = default;
};
// The chance that best play arrives with the invitations that were taken, from the ticket's hearts and the hearts that
// goals bring. requires: one of `seen` for each station
double arrival_chance(const Run& run, std::span<const StationSeen> seen);

struct RunReached {
    const Milestone* milestone = nullptr;
    std::string run{};
    double chance = 0;
};
// Over runs in the order in which they began. `seen`: the stations of each that are over; others are left out.
std::vector<RunReached> reached_in(std::span<const Run> runs,
                                   const std::function<std::span<const StationSeen>(const Run&)>& seen);

}  // namespace boxcars::session
