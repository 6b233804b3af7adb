// The line game at craps: one bet on pass, from the come-out to its decision, on one thread. Every path of the house
// against a textbook's loop; and other rule sheets against the default one, a roll for a roll.
#include "by_the_book.h"
#include "draw.h"
#include "odds/fraction.h"
#include "report.h"
#include "sim/craps/run.h"

namespace boxcars::bench {
namespace {

using sim::Lengths;
using sim::Path;

constexpr int games = 40'000'000, book_games = 500'000;

sim::LineResult play(Path path, Lengths lengths, const craps::Rules& rules = {}) {
    return sim::play_line({.rules = rules, .players = {lengths}, .games = games, .threads = 1, .path = path});
}

std::uint64_t draw_bytes([[maybe_unused]] Path path, chance::BlockState& dice, int steps) {
#if defined(__x86_64__)
    if (path == Path::Avx512) return draw_avx512(dice, steps);
    if (path == Path::Avx2) return draw_avx2(dice, steps);
#endif
    return drawn<16>(dice, steps);
}

// A throw takes a byte, and 4 of 256 are refused.
Contender bytes_alone(Path path) {
    const double each = odds::to_double(odds::line_game({}).mean_rolls) * 256 / 252;
    constexpr int steps = 1'000'000;
    return {std::string{sim::path_names[static_cast<std::size_t>(path)]} + ": its random bytes alone",
            [=] {
                auto dice = chance::block_state(1, 1);
                keep(static_cast<double>(draw_bytes(path, dice, steps)));
            },
            steps * sim::lanes / each};
}

Contender line(Path path, Lengths lengths) {
    const std::string name{sim::path_names[static_cast<std::size_t>(path)]};
    static constexpr std::string_view counted[] = {"", ", lengths looked at", ", every length counted"};
    return {name + std::string{counted[static_cast<std::size_t>(lengths)]},
            [=] { keep(static_cast<double>(play(path, lengths).wins)); }, games};
}

std::vector<std::pair<std::string, craps::Rules>> sheets() {
    craps::Rules crapless, bar_two, rich;
    crapless.crapless = true;
    bar_two.bar = 2;
    rich.minimum = 25;
    rich.line_pays = 3;
    return {{"crapless", crapless}, {"bar 2", bar_two}, {"3 to 1, minimum 25", rich}, {"the default sheet", {}}};
}

void other_sheets(Report& report, Path path) {
    std::vector<Contender> contenders;
    for (const auto& [name, rules] : sheets())
        contenders.push_back(
            {name, [=, sheet = rules] { keep(static_cast<double>(play(path, Lengths::Uncounted, sheet).wins)); },
             games * odds::to_double(odds::line_game(rules).mean_rolls)});
    const std::string name{sim::path_names[static_cast<std::size_t>(path)]};
    report.compare("Craps: other rule sheets, by the roll, " + name, "roll", contenders);
}

}  // namespace

void craps_line(Report& report) {
    std::vector<Contender> contenders;
    for (const Path path : {Path::Avx512, Path::Avx2, Path::Baseline})
        if (has(path)) {
            const auto limit = static_cast<int>(contenders.size());
            contenders.push_back(bytes_alone(path));
            for (const Lengths lengths : {Lengths::Uncounted, Lengths::Sampled, Lengths::Counted}) {
                contenders.push_back(line(path, lengths));
                contenders.back().limit = limit;
            }
        }
    contenders.push_back({"a textbook's loop, rand() % 6, -O2", [] { keep(book_craps(book_games)); }, book_games});
    report.compare("Craps: the line game, one thread", "game", contenders, 9);
    for (const Path path : {Path::Avx512, Path::Avx2, Path::Baseline})
        if (has(path)) other_sheets(report, path);
}

}  // namespace boxcars::bench
