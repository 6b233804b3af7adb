// Sets and runs an experiment in the lab by mouse.
#include "outside/seat.h"

namespace boxcars::outside {

TEST_CASE("an experiment in the lab is set and run with a real mouse") {
    if (!can_have_screen()) return;
    Seat seat("lab-mouse", {});
    seat.see_scene("title");
    seat.click("lab");
    seat.see_scene("lab");
    seat.click("lab.evenings");
    seat.click("lab.evenings.1,000");
    seat.see("fewer evenings", [](const Json& now) { return now["form"]["evenings"] == 1000; });
    seat.click("run");
    const Json done =
        seat.see("the end of the run", [](const Json& now) { return now["evenings"] > 0 && now["running"] == false; });
    CHECK(done["evenings"] == done["form"]["evenings"]);
    for (const Json& edge : done["edges"])
        CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
    seat.click("lab.page.edge");
    seat.see("the edge", [](const Json& now) { return now.value("view", "") == "edge"; });
}

}  // namespace boxcars::outside
