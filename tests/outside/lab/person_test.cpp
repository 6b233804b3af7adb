// Runs an experiment in the lab by mouse and by keys.
#include "outside/seat.h"

namespace boxcars::outside {
namespace {

struct LabGuest {
    Seat seat;
    explicit LabGuest(const std::string& name) : seat(name, {}) { seat.see_scene("title"); }
    // Runs to its end, near the exact edges.
    void see_run() {
        const Json done = seat.see("the end of the run", [](const Json& now) {
            return now.value("scene", "") == "lab" && now["evenings"] > 0 && now["running"] == false;
        });
        CHECK(done["evenings"] == done["form"]["evenings"]);
        for (const Json& edge : done["edges"])
            CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
    }
    void see_edge() {
        seat.see("the edge", [](const Json& now) { return now.value("view", "") == "edge"; });
    }
};

}  // namespace

TEST_CASE("an experiment in the lab is set and run with a real mouse") {
    if (!can_have_screen()) return;
    LabGuest guest{"lab-mouse"};
    guest.seat.click("lab");
    guest.seat.see_scene("lab");
    guest.seat.click("lab.evenings");
    guest.seat.click("lab.evenings.1,000");
    guest.seat.see("fewer evenings", [](const Json& now) { return now["form"]["evenings"] == 1000; });
    guest.seat.click("run");
    guest.see_run();
    guest.seat.click("lab.page.edge");
    guest.see_edge();
}

TEST_CASE("an experiment in the lab is run with the keyboard alone" * doctest::test_suite("long")) {
    if (!can_have_screen()) return;
    LabGuest guest{"lab-keys"};
    Window& window = guest.seat.window;
    window.key("l");
    guest.seat.see_scene("lab");
    window.key("Return");
    guest.see_run();
    window.key("2");
    guest.see_edge();
    window.key("Escape");
    guest.seat.see_scene("title");
}

}  // namespace boxcars::outside
