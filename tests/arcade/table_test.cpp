// Plays a short scripted sitting at every table in the real arcade, without a display.
#include "arcade/scripts.h"
#include "longer.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;

namespace {

// All that the script looked at, and what was kept.
template <class Table>
json left_by(Table& table) {
    CHECK(run_arcade(table.options) == 0);
    json left = json::array({json::parse(table.sitting()).at("entries")});
    for (const char* look : Table::looks) {
        left.push_back(table.state(look));
        left.back().erase("told");  // has the name of the folder
    }
    return left;
}

}  // namespace

TEST_CASE_TEMPLATE(
    "at every table the same seed and script give the same states and the same sitting, at any frame rate", Table,
    test::PigTurn, test::CrapsHand, test::SiwuliuRound, test::CeeloEvening) {
    Table usual;
    const json left = left_by(usual);
    CHECK(left[0].size() > Table::entries);
    for (const int rate : {30, 144}) {
        Table other;
        other.options.headless_fps = rate;
        other.options.draw_every_frame = test::longer(false, rate == 30);
        CHECK(left_by(other) == left);
    }
}

TEST_CASE_TEMPLATE("at every table a kept sitting is watched again in a window to the same state", Table, test::PigTurn,
                   test::CrapsHand, test::SiwuliuRound, test::CeeloEvening) {
    Table played;
    CHECK(run_arcade(played.options) == 0);
    test::Evening watched{scenes::name_of(played.options.table.to), 1, played.options.table.players,
                          test::leave(test::drumming("X", 1, 60, 0.5), 60)};
    watched.options.table.to = scenes::ToRecording{.file = played.sitting_file()};
    CHECK(run_arcade(watched.options) == 0);
    const json before = played.state("end"), after = watched.state("end");
    for (const char* what : {"hash", "journal_entries", "decided"}) CHECK(after[what] == before[what]);
    CHECK(after["shown"] == after["decided"]);
    CHECK(test::kept_sittings(watched.folder.path).empty());
}

TEST_CASE("Cee-lo: at a hot seat the dash shows the purse and the words of whoever is on turn") {
    test::Lines lines;
    for (int nth = 0; nth < 40; ++nth) {
        const double at = 2 + 1.5 * nth;
        lines.push_back({{"at", at}, {"state", "look" + std::to_string(nth)}});
        lines.push_back({{"at", at + 0.2}, {"key", "Return"}});
        lines.push_back({{"at", at + 0.7}, {"key", "Space"}});
    }
    test::CeeloEvening evening{{"human", "human"}, 9, test::leave(std::move(lines), 62)};
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
