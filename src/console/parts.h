// A simulation spread over several machines: each plays a share of the blocks and writes its counts to a file, a part.
// Writes, reads and checks parts, and finds out whether they belong together. Each game says what it counts.
#pragma once
#include "console/games.h"

namespace boxcars::console {

struct Part {
    std::string file{};
    std::string game{}, kind{};  // "craps", "line"
    Json rules{};                // knob -> value
    session::Players players{};
    std::int64_t games = 0;  // games in the whole simulation
    std::uint64_t seed = 0;
    sim::Share share{};
    std::int64_t counted = 0;  // games in this part
    double seconds = 0;
    Json counts{};
};

// Adds the fields of a part and a check sum over the whole object, so that a file damaged by accident is refused.
void add_part(Json& simulation, const Part& part);
std::string check_sum(const Json& file);  // SHA-256 of all other fields, sorted

// Whether all numbers in `counts` are whole and at most most_count; the JSON library does not convert others safely.
constexpr std::int64_t most_count = 4'000'000'000'000'000;  // a thousand of these do not overflow
bool whole_numbers(const Json& counts);

Error changed(const std::string& file, std::string_view how);  // for a part that contradicts itself

// Reads a part. Throws Error if the text is no part.
Part part_from(std::string_view text, const std::string& file);
// Throws Error for a file that is no part or was stopped, for parts of different simulations, and for a repeated share.
std::vector<Part> read_parts(const std::vector<std::string>& files);
sim::Share share_from(const std::string& text);  // "2/8"; throws Error

// Adds the parts up and prints them as one simulation. Throws Error if one is missing.
void merge_parts(const Games& games, const std::vector<std::string>& files, bool json, std::ostream& out);

}  // namespace boxcars::console
