#include "session/store/records.h"

#include "base/overloaded.h"

#include <fmt/chrono.h>

#include <chrono>
#include <ctime>

namespace boxcars::session {

Milliseconds now_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

const std::string& sitting_of(const Record& record) {
    return std::visit(Overloaded{[](const SittingBegan& began) -> const std::string& { return began.name; },
                                 [](const SealedDice& dice) -> const std::string& { return dice.seal; },
                                 [](const RunRow& run) -> const std::string& { return run.name; },
                                 [](const auto& other) -> const std::string& { return other.sitting; }},
                      record);
}

std::string date_text(Milliseconds when) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", fmt::gmtime(static_cast<std::time_t>(when / 1000)));
}

std::string sitting_name(const Recording& head, Milliseconds began) {
    const RevealedDice dice = revealed_dice(head, false);
    return fmt::format("{:%Y-%m-%dT%H-%M-%S}-{:03}Z_{}_{}", fmt::gmtime(static_cast<std::time_t>(began / 1000)),
                       began % 1000, head.game,
                       dice.seed     ? hash_text(*dice.seed)
                       : head.sealed ? dice.seal.substr(0, 16)
                                     : dice.seal);
}

}  // namespace boxcars::session
