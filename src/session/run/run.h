// A Long Run: a ticket, a seed and the choices made. Everything else follows from these and from the sittings played at
// its stations: the boards, the purse, the hearts, the keepsakes and the result. The dice of a station follow from the
// run's seed and the station's number, whichever invitation is taken.
#pragma once
#include "session/recording.h"
#include "session/run/station.h"

#include <functional>
#include <optional>

namespace boxcars::session {

struct RunChoice {                  // at one station
    int invitation = 0;             // index on the board
    std::optional<int> keepsake{};  // index among the keepsakes offered after it
    bool operator==(const RunChoice&) const = default;
};
std::string choices_text(const std::vector<RunChoice>& choices);            // "0 2+1 1"
std::optional<std::vector<RunChoice>> choices_from(std::string_view text);  // empty if it is not such a text

struct RunPlan {
    std::string name{};    // "local-2026-11-23", or with the first 16 digits of its seal: "local-3f2a91c04d5e6f70"
    std::string ticket{};  // a RunTicket's name
    std::uint64_t seed = 0;
    std::string day{};  // the run of that day, "2026-11-23"; empty: a run of one's own
    std::vector<RunChoice> choices{};
    bool operator==(const RunPlan&) const = default;
};
// The first 64 bits of SHA-256 over "boxcars run 1", the day and the ticket's name, separated by line ends.
std::uint64_t run_seed(std::string_view day, std::string_view ticket);
// Fixes the seed of a run before it begins, and is shown from then on: SHA-256 over "boxcars run 1", "seal" and the
// seed in 16 hexadecimal digits, separated by line ends. The seed is shown when the run is over.
std::string run_seal(std::uint64_t seed);
RunPlan new_run(const RunTicket& ticket, std::uint64_t seed, std::string day = {});
std::uint64_t station_seed(std::uint64_t run, int station);  // of the dice there; station from 1

// What is known of a station's sitting.
struct StationSitting {
    std::string name{};     // in the store; empty: not kept
    Recording recording{};  // checked by run_of(); without a game: only simulated
    int done = 0;           // throws, rounds or games
    bool over = false, reached = false;
    Cents brought = 0;  // at a table for the purse; may be negative
};

struct StationPlayed {
    std::vector<Station> board{};
    int taken = 0;  // index on the board of the invitation that was taken
    std::optional<StationSitting> sitting{};
    const Keepsake* keepsake = nullptr;  // the one chosen after the station
    const Station& station() const { return board[static_cast<std::size_t>(taken)]; }
    bool over() const { return sitting && sitting->over; }
    bool made() const { return over() && sitting->reached; }
};

enum class RunPhase : std::uint8_t { Board, AtTable, Keepsake, Over };

struct Run {
    RunPlan plan{};
    const RunTicket* ticket = nullptr;
    RunPhase phase = RunPhase::Board;
    Cents purse = 0;
    int hearts = 0;
    HeldKeepsakes held{};
    std::vector<StationPlayed> stations{};  // those where an invitation was taken
    std::vector<Station> board{};           // RunPhase::Board: what may be chosen
    HeldKeepsakes offered{};                // RunPhase::Keepsake: what may be chosen
    std::vector<Station> plain_board{};     // RunPhase::Board: the same without the keepsakes
    // RunPhase::Keepsake: the next board with each keepsake offered, and at last with none of them.
    std::vector<std::vector<Station>> next_boards{};

    int number() const;  // of the present or last station, from 1
    std::string_view station_name(int number) const { return ticket->stations[static_cast<std::size_t>(number - 1)]; }
    int made() const;              // goals reached
    bool arrived() const;          // the eighth station is over, with a heart left
    std::string standing() const;  // "7 of 8 stations made, 1 heart left, $1,240 in the purse."
};

using RunTables = std::function<const RunTable*(std::string_view game)>;  // nullptr: not in runs
// What stands on the board of a station with these dice, in order.
std::vector<Offer> drawn_board(const RunTables& tables, std::uint64_t seed, int station);
// The run as far as it has been played. `sittings` are those of its stations, in order. Throws Error for an unknown
// ticket, a name or seed that does not belong to the run, choices beyond what was offered, or a sitting of another
// station.
Run run_of(const RunTables& tables, RunPlan plan, std::vector<StationSitting> sittings);

}  // namespace boxcars::session
