// Keys tapped in haste, at every table of the arcade: they may hurry what moves and throw, and never put money down.
#include "arcade/evening.h"
#include "rules/ceelo/rules.h"

using namespace boxcars;
using namespace boxcars::app;

TEST_CASE("Space tapped all the time puts no money down at any table") {
    for (const GameEntry& game : every_game()) {
        CAPTURE(game.name());
        std::vector<nlohmann::json> lines;
        for (double at = 0.5; at < 20; at += 0.35) lines.push_back({{"at", at}, {"key", "Space"}, {"hold", 0.03}});
        lines.push_back({{"at", 20}, {"quit", true}});
        // People alone, because computers stake by themselves; cee-lo's usual company is as many as its sheet seats.
        const std::size_t seats = game.company.usual.empty() ? ceelo::Rules{}.players : game.company.usual.size();
        const std::vector<std::string> people(seats, "human");
        test::Evening evening{game.name(), 5, people, std::move(lines)};
        CHECK(run_arcade(evening.options) == 0);
        for (const char* puts_money_down : {"\"event\":\"bet", "\"event\":\"stake", "\"event\":\"cover"})
            CHECK(evening.sitting().find(puts_money_down) == std::string::npos);
    }
}
