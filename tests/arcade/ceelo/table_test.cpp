// Cee-lo with a bank in the real arcade, played by script without a display.
#include "arcade/evening.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using Lines = std::vector<json>;

namespace {

struct Evening : test::Evening {
    Evening(std::vector<std::string> players, std::uint64_t seed, Lines lines, int coins = 10)
        : test::Evening("ceelo", seed, std::move(players), std::move(lines)) {
        options.table.rules = {{"players", options.table.players.size()}, {"coins", coins}};
    }
};

// Key by key, every `step` seconds.
Lines drumming(const std::string& key, double from, double to, double step) {
    Lines lines;
    for (int nth = 0; from + nth * step < to; ++nth) lines.push_back({{"at", from + nth * step}, {"key", key}});
    return lines;
}

Lines leave(Lines lines, double at) {
    lines.push_back({{"at", at}, {"state", "end"}});
    lines.push_back({{"at", at}, {"quit", true}});
    return lines;
}

const std::vector<std::string> mixed{"human", "even", "human", "best"};

// Whoever is asked puts down what is proposed, and throws; now and then one coin more, or all of them.
Lines an_evening() {
    Lines lines;
    for (int nth = 0; nth < 30; ++nth) {
        const double at = 2 + 2.1 * nth;
        if (nth % 4 == 1) lines.push_back({{"at", at}, {"key", "Right"}});
        if (nth % 7 == 3) lines.push_back({{"at", at + 0.1}, {"key", "A"}});
        lines.push_back({{"at", at + 0.3}, {"key", "Return"}});
        lines.push_back({{"at", at + 0.9}, {"key", "Space"}, {"hold", 0.3}});
        if (nth == 5 || nth == 14) lines.push_back({{"at", at + 1.3}, {"state", nth == 5 ? "early" : "middle"}});
        if (nth == 9) lines.push_back({{"at", at + 1.4}, {"key", "F1"}});
        if (nth == 10) lines.push_back({{"at", at + 1.4}, {"key", "F1"}});
    }
    return leave(std::move(lines), 66);
}

std::string states(const Evening& evening) {
    return evening.read("early") + evening.read("middle") + evening.read("end");
}

}  // namespace

TEST_CASE("Cee-lo: the same seed and script give the same states and the same sitting at 30, 60 and 144 frames") {
    Evening usual{mixed, 6, an_evening()};
    CHECK(run_arcade(usual.options) == 0);
    CHECK(json::parse(usual.sitting()).at("entries").size() > 20);
    for (const int rate : {30, 144}) {
        Evening other{mixed, 6, an_evening()};
        other.options.headless_fps = rate;
        CHECK(run_arcade(other.options) == 0);
        CHECK(states(other) == states(usual));
        CHECK(other.sitting() == usual.sitting());
    }
}

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

TEST_CASE("Cee-lo: a kept sitting is watched again in a window to the same state") {
    Evening played{mixed, 6, an_evening()};
    CHECK(run_arcade(played.options) == 0);
    Evening watched{mixed, 6, leave(drumming("X", 1, 120, 0.5), 120)};
    watched.options.table.replay = played.sitting_file();
    CHECK(run_arcade(watched.options) == 0);
    const json before = played.state("end"), after = watched.state("end");
    CHECK(after["hash"] == before["hash"]);
    CHECK(after["journal_entries"] == before["journal_entries"]);
    CHECK(after["decided"] == before["decided"]);
    CHECK(test::kept_sittings(watched.folder.path).empty());
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
    evening.options.table.demo = true;
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("shown")["round"].size() == 5);
    CHECK(evening.state("end")["scene"] == "title");
    CHECK(test::kept_sittings(evening.folder.path).empty());
}
