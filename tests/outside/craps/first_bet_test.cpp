// Somebody who starts the program for the first time and wants to bet at craps: reads what stands there and does that,
// nothing else.
#include "outside/seat.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;
constexpr Seconds ready_within{20};

// The longest name of a place that the sentence has in it: "a chip on the pass line" speaks of "pass".
std::string spoken_of(const std::string& sentence, const Json& look) {
    std::string found;
    for (const Json& spot : look["spots"]) {
        std::string name = spot["name"], words = name;
        std::ranges::replace(words, '_', ' ');
        if (sentence.find(words) != std::string::npos && words.size() > found.size()) found = name;
    }
    return found;
}

}  // namespace

TEST_CASE("a first sensible bet at craps takes two clicks, by what the screen says alone") {
    if (!can_have_screen()) return;
    Seat seat("craps-first-bet", {}, 1280, 720);
    REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
    const auto see = [&](const char* what, const auto& enough) {
        const Json seen = seat.wait_for(ready_within, enough);
        REQUIRE_MESSAGE(!seen.empty(), "waited in vain for " << what << ": " << seat.look().dump());
        return seen;
    };
    const auto click = [&](const Json& look, const std::string& name) {
        const auto at = place_of(look, name);
        REQUIRE_MESSAGE(at, "there is no '" << name << "' to click on");
        seat.window.click(at->x, at->y);
    };
    click(see("the title", [](const Json& look) { return look.value("scene", "") == "title"; }), "craps");
    const Json table = see(
        "the table", [](const Json& look) { return look.value("phase", "") == "betting" && look["listens"] == true; });
    const std::string said = table["says"];
    MESSAGE(said);
    const std::string spot = spoken_of(said, table);
    REQUIRE_MESSAGE(spot == "pass", "'" << said << "' speaks of '" << spot << "'");
    click(table, spot);
    const Json bet = see("a bet", [](const Json& look) { return !look["shown"]["bets"].empty(); });
    CHECK(bet["shown"]["bets"].contains("pass"));
    CHECK(bet["refused"] == "");
}

}  // namespace boxcars::outside
