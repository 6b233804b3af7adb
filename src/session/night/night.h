// A Night: the evening of one date, with a stop at each game that has Night terms, in the order of the list. The dice
// follow from the date and the game's name, so all players have the same. Finds the stops of a date, what was played at
// them and their results, and writes and reads a whole Night. A Night from a file is replayed, and refused if it
// differs from its replay or belongs to another date.
#pragma once
#include "session/night_standing.h"
#include "session/recording.h"

namespace boxcars::session {

struct KeptGame;
using KeptGames = std::vector<KeptGame>;
class Store;

// The first 64 bits of SHA-256 over "boxcars night 1", the date and the game's name, separated by line ends.
std::uint64_t night_seed(std::string_view date, std::string_view game);

struct PlannedStop {  // played with the default sheet
    std::string game{};
    StopTerms stop{};
    Players players{};
    std::uint64_t seed = 0;
    bool operator==(const PlannedStop&) const = default;
};
// Throws Error for a wrong date, or if no game has a stop.
std::vector<PlannedStop> stops_of(const KeptGames& games, const std::string& date);

struct PlayedStop {
    PlannedStop planned{};
    std::string sitting{};                 // its name in the store; empty: not kept
    std::optional<Recording> recording{};  // empty: not begun yet
    StopStanding standing{};
};

struct Night {
    std::string date{};
    std::vector<PlayedStop> stops{};

    const PlayedStop* next() const;  // the first stop that is not over; nullptr: the Night is over
    int ahead() const;               // number of tables at which the player is ahead
    std::string words() const;       // "Ahead at 2 of 4 tables", "Ahead at 1 of 4 tables; 2 to play"
};

// The Night as far as it is kept. Of several sittings of a stop the oldest counts. Throws StoreTrouble, and Error for a
// sitting that differs from its replay.
Night kept_night(Store& store, const KeptGames& games, const std::string& date);

std::string night_json(const KeptGames& games, const Night& night);  // throws Error if it is not over
// Throws Error, with exit code 1 if a sitting differs from its replay or does not belong to the date.
Night night_from(const KeptGames& games, std::string_view json, const std::string& source);
Night read_night(const KeptGames& games, const std::filesystem::path& file);

}  // namespace boxcars::session
