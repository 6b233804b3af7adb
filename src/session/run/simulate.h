// Plays whole runs without a person, to see how hard the tickets are and which invitations and keepsakes are worth
// taking. At the tables every policy but Careless plays best; they differ in what they choose on the boards.
#pragma once
#include "session/run/run.h"
#include "sim/kernel/blocks.h"

namespace boxcars::session {

enum class RunPolicy : std::uint8_t {
    Best,      // takes what has the largest chance to arrive, see RunForecast
    Cautious,  // takes the likeliest goal
    Bold,      // takes the least likely goal
    Random,
    Careless,  // chooses and plays at random; counts no chances, so `expected` stays 0
};
std::span<const std::string_view> run_policies();  // names of the policies, in this order

struct RunCounts {
    struct Offers {
        std::int64_t offered = 0, taken = 0;
        BOXCARS_COUNTS(offered, taken);
    };
    struct Boards {
        std::int64_t on = 0, likeliest = 0, least_likely = 0;
        BOXCARS_COUNTS(least_likely, likeliest, on);
    };
    struct Said {  // the runs of one tenth of the chance said
        std::int64_t boards = 0, arrived = 0;
        double sum = 0;  // of the chances said
        BOXCARS_COUNTS(arrived, boards, sum);
    };
    std::int64_t runs = 0, arrived = 0, stations = 0, made = 0;
    // Boards seen; cards on them whose chance and reward are both worse than another card's, or without effect.
    std::int64_t boards = 0, dominated = 0, without_effect = 0;
    double expected = 0;  // sum of the chances of the taken invitations
    double variance = 0;  // variance of the number of goals reached
    std::map<std::string_view, Offers> keepsakes{}, wares{};
    std::map<std::string_view, Boards> invitations{};
    std::array<Said, 10> said{};  // by tenths of the chance said; Best alone

    BOXCARS_COUNTS(arrived, boards, dominated, expected, invitations, keepsakes, made, runs, said, stations, variance,
                   wares, without_effect);
    double luck() const;  // (goals reached - expected) in standard deviations; a fair program stays within a few
};

// Plays runs with the seeds first, first + 1, ...
RunCounts simulate_runs(const RunTables& tables, const RunTicket& ticket, RunPolicy policy, std::uint64_t first,
                        std::int64_t runs);

}  // namespace boxcars::session
