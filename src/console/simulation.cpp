#include "console/simulation.h"

#include "console/games.h"

#include <fmt/format.h>

namespace boxcars::console {

CrossCheck& CrossCheck::within(std::string_view name, std::int64_t count, std::int64_t least, std::int64_t highest) {
    if (!doubt_ && (count < least || count > highest)) doubt_ = fmt::format("{} cannot be {}", name, count);
    return *this;
}

CrossCheck& CrossCheck::same(std::string_view what, std::int64_t sum, std::string_view whole, std::int64_t wanted) {
    if (!doubt_ && sum != wanted) doubt_ = fmt::format("{} are {}, but {} {}", what, sum, whole, wanted);
    return *this;
}

CrossCheck& CrossCheck::likely(std::string_view what, std::int64_t sum, std::int64_t of, const odds::Trial& least,
                               const odds::Trial& highest) {
    if (!doubt_ && unlikely(sum, of, least, highest))
        doubt_ = fmt::format("{} are {}, which the exact odds give less than once in 10^13 parts", what, sum);
    return *this;
}

CrossCheck& CrossCheck::holds(bool claim, std::string_view otherwise) {
    if (!doubt_ && !claim) doubt_ = std::string{otherwise};
    return *this;
}

std::int64_t CrossCheck::all_of(std::string_view what, const std::map<std::int64_t, std::int64_t>& results) {
    std::int64_t sum = 0;
    for (const auto& [result, count] : results) {
        within(what, count, 1);
        if (doubt_) return 0;
        sum += count;
    }
    return sum;
}

void refuse_path(const SimulateRequests& requests, std::string_view played, std::string_view instead) {
    if (requests.path != sim::Path::Auto)
        throw Error(
            fmt::format("--path is for games that are compiled into a table, but {} played through the rules: leave it "
                        "out, or {}.",
                        played, instead));
}

void refuse_rounds(const SimulateRequests& requests, std::string_view why) {
    if (requests.rounds) throw Error(fmt::format("--rounds is for a single bet against a bank: {}.", why));
}

void refuse_strategies(const SimulateRequests& requests) {
    if (!requests.strategies.empty() || requests.bankrolls)
        throw Error("Strategies of your own and bankrolls are for craps with players named: leave them out.");
}

void refuse_human(const session::Players& players, std::string_view others) {
    if (humans(players) > 0)
        throw Error(fmt::format("A simulation is played by {} alone: there is no time for a human.", others));
}

}  // namespace boxcars::console
