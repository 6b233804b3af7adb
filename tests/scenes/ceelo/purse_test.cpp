// The purse on the Freight Car's dash: it counts up as coins land in it.
#include "scenes/ceelo/drum.h"

using namespace boxcars;
using boxcars::test::Drum;

TEST_CASE("Freight Car: the purse counts up as coins land in it, not before, and is what was told once they lie") {
    Drum drum{{"bold", "bold", "even"}, 11};
    int up = 0, waits = 0, shown = drum.state()["purse_shown"];
    for (Ticks nth = 0; nth < 200 * ticks_per_second && drum.state()["phase"] != "finished"; ++nth) {
        drum.ears.heard.clear();
        drum.tick();
        const auto state = drum.state();
        const int now = state["purse_shown"], told = state["round"][0]["coins"];
        CHECK(now <= told);
        waits += now < told;
        if (now > shown) {
            ++up;
            CHECK(std::ranges::count(drum.ears.heard, "coin") > 0);
        }
        shown = now;
    }
    CHECK(up > 3);
    CHECK(waits > 20 * up);  // ticks on the way: 260 ms and more
}
