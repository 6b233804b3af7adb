// Cee-lo with a bank in the real arcade, played by script without a display.
#include "arcade/scripts.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using test::leave, test::Lines;

TEST_CASE("Cee-lo: at a hot seat the dash shows the purse and the words of whoever is on turn") {
    Lines lines;
    for (int nth = 0; nth < 40; ++nth) {
        const double at = 2 + 1.5 * nth;
        lines.push_back({{"at", at}, {"state", "look" + std::to_string(nth)}});
        lines.push_back({{"at", at + 0.2}, {"key", "Return"}});
        lines.push_back({{"at", at + 0.7}, {"key", "Space"}});
    }
    test::CeeloEvening evening{{"human", "human"}, 9, leave(std::move(lines), 62)};
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
