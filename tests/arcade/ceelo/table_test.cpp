// Cee-lo with a bank in the real arcade, played by script without a display.
#include "arcade/scripts.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using test::drumming, test::leave, test::Lines;
using Evening = test::CeeloEvening;

TEST_CASE("Cee-lo: five computers play a game to its end; skipped at every moment it is the same game") {
    const std::vector<std::string> five{"even", "bold", "cautious", "kelly", "best"};
    Evening patient{five, 4, leave({}, 400), 5}, hurried{five, 4, leave(drumming("X", 0.5, 60, 0.1), 60), 5};
    CHECK(run_arcade(patient.options) == 0);
    CHECK(run_arcade(hurried.options) == 0);
    const json end = patient.state("end"), soon = hurried.state("end");
    CHECK(end["phase"] == "finished");
    CHECK(end["shown"] == end["decided"]);
    CHECK(end["say"][0].get<std::string>().find(" win") != std::string::npos);
    const json entries = json::parse(hurried.sitting()).at("entries");
    REQUIRE(entries.size() >= end["journal_entries"].get<std::size_t>());
    CHECK(entries[end["journal_entries"].get<std::size_t>() - 1]["hash"] == end["hash"]);
}

TEST_CASE("Cee-lo: at a hot seat the dash shows the purse and the words of whoever is on turn") {
    Lines lines;
    for (int nth = 0; nth < 40; ++nth) {
        const double at = 2 + 1.5 * nth;
        lines.push_back({{"at", at}, {"state", "look" + std::to_string(nth)}});
        lines.push_back({{"at", at + 0.2}, {"key", "Return"}});
        lines.push_back({{"at", at + 0.7}, {"key", "Space"}});
    }
    Evening evening{{"human", "human"}, 9, leave(std::move(lines), 62)};
    CHECK(run_arcade(evening.options) == 0);
    int handed_over = 0, before = -1;
    for (int nth = 0; nth < 40; ++nth) {
        const json look = evening.state("look" + std::to_string(nth));
        if (look["phase"] != "deciding" && look["phase"] != "waiting") continue;
        const int turn = look["shown"]["turn"];
        CHECK(look["say"][0].get<std::string>().starts_with("Player " + std::to_string(turn + 1)));
        handed_over += turn != before;
        before = turn;
    }
    CHECK(handed_over > 4);
}

TEST_CASE("Cee-lo: dice laid by hand make the sitting practice, and the table says so") {
    Lines lines = drumming("X", 0.5, 3, 0.1);
    lines.push_back({{"at", 3.5}, {"key", "Return"}});
    for (const json& skip : drumming("X", 3.9, 7.5, 0.1)) lines.push_back(skip);
    lines.push_back({{"at", 8.0}, {"state", "before"}});
    lines.push_back({{"at", 8.1}, {"key", "F1"}});
    lines.push_back({{"at", 8.6}, {"spot", "overlay.force"}});
    lines.push_back({{"at", 12.5}, {"state", "forced"}});
    Evening evening{{"human", "even"}, 9, leave(std::move(lines), 12.6)};
    evening.options.width = 1280;
    evening.options.height = 720;
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("before")["phase"] == "waiting");
    const json forced = evening.state("forced");
    CHECK(forced["practice"] == true);
    CHECK(forced["dice"] == json{4, 5, 6});
}

TEST_CASE("Cee-lo: the demonstration shows a table of computers, keeps nothing, and any key ends it") {
    Lines lines{{{"at", 3}, {"state", "shown"}}, {{"at", 4}, {"key", "Space"}}};
    Evening evening{{"even"}, 1, leave(std::move(lines), 5)};
    evening.options.table.rules = json::object();
    evening.options.table.demo.emplace();
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("shown")["round"].size() == 5);
    CHECK(evening.state("end")["scene"] == "title");
    CHECK(test::kept_sittings(evening.folder.path).empty());
}
