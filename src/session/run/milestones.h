// Milestones: rare feats of a player's own dice and decisions, at one table or over Long Runs. Each is a row of data
// with the exact chance that one try succeeds, computed from the rules. They are recognised in recordings. Each game's
// rows are in its own file of this folder; see milestone_table.h.
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

struct Cast {                    // a throw by the player; at Pig, also a hold
    std::array<int, 3> faces{};  // 0: no such die
    bool held = false;
    int before = 0, after = 0;  // craps: the point; Pig: the turn total, 0 after a bust
    int score = 0;              // Pig: the banked points before
    int goal = 0, sides = 0;    // Pig: from the sheet
    bool banks = false;         // cee-lo: the player is the banker
    int sum() const { return faces[0] + faces[1] + faces[2]; }
};
constexpr int try_failed = -1;

enum class RunFeat : std::uint8_t {
    None,
    Arrived,    // a run that arrived with the ticket `what`
    LongShots,  // `needed` goals reached whose chances were under long_shot, over all runs
    Spotless,   // all stations of a run played without giving chance away
};
constexpr double long_shot = 0.15;

struct Milestone {
    std::string_view name, title, sentence;
    int needed = 1;                           // a try succeeds when its count reaches this
    int (*next)(const Cast&, int) = nullptr;  // the count after a cast, or try_failed
    // Pig: the turn total at which the player holds when the chance is computed. 0: the player never holds. Below 0:
    // the player never holds, and the chance depends on the turn total.
    int holds_at = 0;
    std::string_view what{};  // bets: the bet to win `needed` times in a row, pushes left out; runs: the ticket
    RunFeat feat = RunFeat::None;
};
// "1 in 388"; "always" for 1.
std::string one_in_words(double chance);

struct Tries {  // one milestone's tries in one sitting
    const Milestone* milestone = nullptr;
    std::int64_t tries = 0;
    std::int64_t entry = 0;  // number of the entry at which a try succeeded; 0: none
    std::string sheet{};     // the rule sheet at that entry
};

struct MilestoneTable {  // one game's milestones
    std::span<const Milestone> rows{};
    // The chance that one try succeeds under a sheet, written as in the store; an empty text means the default sheet.
    // Returns nullopt if the sheet cannot be read.
    std::optional<odds::Fraction> (*chance)(const Milestone& milestone, std::string_view sheet) = nullptr;
    // The tries at each milestone. Throws Error if the recording differs from its replay.
    std::vector<Tries> (*tries)(const Recording& recording) = nullptr;
};
template <class Rules>
const MilestoneTable& milestone_table() {
    return *station_table<Rules>().milestones;
}

// Whether the recording's dice and decisions count: no face was chosen and none came from a list.
bool counts_for_milestones(const Recording& recording);

// ---- Runs

std::span<const Milestone> run_milestones();
// The chance of a milestone not reached yet: "1 in 296 or rarer", "depends on your stations".
std::string run_chance_words(const Milestone& milestone);

struct StationSeen {  // a finished station, judged by best play
    double chance = 0, given_away = 0;
    bool operator==(const StationSeen&) const = default;
};
// The chance that best play arrives with the invitations taken, from the ticket's hearts and the hearts that goals
// bring. requires: `seen` has every station
double arrival_chance(const Run& run, std::span<const StationSeen> seen);

struct RunReached {
    const Milestone* milestone = nullptr;
    std::string run{};
    double chance = 0;
};
// The milestones reached in `runs`, which are in order of their beginning. `seen`: the finished stations of a run.
std::vector<RunReached> reached_in(std::span<const Run> runs,
                                   const std::function<std::span<const StationSeen>(const Run&)>& seen);

}  // namespace boxcars::session
