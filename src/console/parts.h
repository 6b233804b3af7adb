// A simulation spread over machines: each plays a share of the blocks and writes its counts; the parts are added up
// again. Which simulation a part belongs to, and whether parts belong together; what is counted is each game's own.
#pragma once
#include "base/error.h"
#include "console/games.h"
#include "sim/kernel/blocks.h"

namespace boxcars::console {

struct Part {
    std::string file{};
    std::string game{}, kind{};  // "craps", "line"
    Json rules{};                // knob -> value
    session::Players players{};
    std::int64_t games = 0;  // of the whole simulation
    std::uint64_t seed = 0;
    sim::Share share{};
    std::int64_t counted = 0;  // games in this part
    double seconds = 0;
    Json counts{};
    nlohmann::json told{};  // the whole file, with the figures that follow from the counts
};

// Adds what a part has more than a simulation that is played whole, and a check sum over all of it: a file that was
// damaged by accident is refused. It is no signature: a forger can compute it again.
void add_part(Json& simulation, const Part& part);
std::string check_sum(const Json& file);  // SHA-256 of everything but itself, in whatever order it is written

// No number in it is broken or larger than a count can be: what JSON makes of such a one as a count is undefined.
bool whole_numbers(const Json& counts);

Error changed(const std::string& file, std::string_view how);  // for a part whose numbers do not agree

// The part that a file of that text holds. Throws Error for a text that is none.
Part part_from(std::string_view text, const std::string& file);
// Throws Error for a file that is no part, was stopped, or does not go with the others: another simulation, the same
// share twice.
std::vector<Part> read_parts(const std::vector<std::string>& files);
std::string share_text(const sim::Share& share);  // "2/8"
sim::Share share_from(const std::string& text);   // throws Error
std::vector<int> missing(const std::vector<Part>& parts);

// Adds the parts up and tells them as one simulation; with parts missing, of those that are there, and a sentence.
void merge_parts(const Games& games, const std::vector<std::string>& files, bool json, std::ostream& out,
                 std::ostream& err);

}  // namespace boxcars::console
