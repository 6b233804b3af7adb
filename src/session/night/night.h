// A Night: the evening of one date, with a stop at each table whose row has the terms of one, in the order of the list.
// Everybody has the same dice there, which follow from the date and the game's name. Decides which stops those are,
// what was played of them and what they brought, and how a whole Night is told in brief: what is read is played again
// and refused where it is not what was played or not that date's. Knows no game.
#pragma once
#include "session/night/standing.h"
#include "session/recording.h"

namespace boxcars::session {

struct KeptGame;
using KeptGames = std::vector<KeptGame>;
class Store;

// The first 64 bits of SHA-256 over "boxcars night 1", the date and the game's name, a line each without the last end.
std::uint64_t night_seed(std::string_view date, std::string_view game);

struct PlannedStop {  // the sheet is as it usually is
    std::string game{};
    NightStop stop{};
    Players players{};
    std::uint64_t seed = 0;
    bool operator==(const PlannedStop&) const = default;
};
// Throws Error for no date, and where no game has a stop.
std::vector<PlannedStop> stops_of(const KeptGames& games, const std::string& date);
// The stop of a Night at that table. Throws Error where the Night has none there.
PlannedStop stop_at(const KeptGames& games, const std::string& game, const std::string& date);

struct PlayedStop {
    PlannedStop planned{};
    std::string sitting{};                 // its name in the store; empty: it is not there
    std::optional<Recording> recording{};  // none: not begun
    StopStanding standing{};
};

struct Night {
    std::string date{};
    std::vector<PlayedStop> stops{};

    const PlayedStop* next() const;  // the first that is not over; null: the Night is over
    int ahead() const;               // tables that were left ahead
    std::string words() const;       // "2 of 4 tables ahead", "1 of 4 tables ahead, 2 still to play"
};

// As far as it is kept. Of several sittings of a stop the first that was begun here is it. Throws StoreTrouble, and
// Error for a sitting that is not what was played.
Night kept_night(Store& store, const KeptGames& games, const std::string& date);

std::string night_json(const KeptGames& games, const Night& night);  // throws Error where it is not over
// Throws Error: with exit code 1 where it was not played so, or is not that date's.
Night night_from(const KeptGames& games, std::string_view json, const std::string& source);
Night read_night(const KeptGames& games, const std::filesystem::path& file);

}  // namespace boxcars::session
