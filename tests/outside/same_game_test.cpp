// The same seed and input give the same game; its hash is fixed here for every build.
#include "outside/table.h"

#include <doctest/doctest.h>

#include <sstream>

namespace boxcars::outside {
namespace {

// Plays a script without a display and answers the state that it wrote last.
Json end_of(const Folder& home, const std::string& script, std::vector<std::string> arguments) {
    write(home / "script.jsonl", script);
    arguments.insert(arguments.begin(), {"play", "pig", "--headless", "--no-audio", "--force", "--script",
                                         (home / "script.jsonl").string()});
    const Ended ended = boxcars(home, arguments);
    REQUIRE_MESSAGE(ended.code == 0, ended.err);
    return last_state(home / "end.json");
}

std::string leave_at(const Folder& home, double seconds) {
    std::ostringstream script;
    script << Json{{"at", seconds}, {"state", (home / "end.json").string()}} << '\n'
           << Json{{"at", seconds}, {"quit", true}} << '\n';
    return script.str();
}

// A key pressed again and again.
std::string drumming(const std::string& key, double from, double to, double step) {
    std::ostringstream script;
    for (int i = 0; from + i * step < to; ++i) script << Json{{"at", from + i * step}, {"key", key}} << '\n';
    return script.str();
}

const std::vector<std::string> two_policies{"--seed", "20", "--set", "goal=25", "--players", "hold20,keep_pace"};

}  // namespace

TEST_CASE("a game of two computers ends the same at 30, 60 and 144 frames a second, and when all waiting is skipped") {
    const Folder home("same");
    const std::string patient = leave_at(home, 50), hurried = drumming("X", 0.5, 24, 0.3) + leave_at(home, 25);
    for (const auto& run :
         {std::pair{"60", patient}, {"30", patient}, {"144", patient}, {"60", hurried}, {"144", hurried}}) {
        std::vector<std::string> arguments = two_policies;
        arguments.insert(arguments.end(), {"--fps", run.first});
        const Json end = end_of(home, run.second, arguments);
        INFO("at " << std::string(run.first) << " frames a second: " << end.dump());
        CHECK(end["phase"] == "finished");
        CHECK(end["shown"] == end["decided"]);
        CHECK(end["hash"] == "54f664caceffeca3");
    }
}

}  // namespace boxcars::outside
