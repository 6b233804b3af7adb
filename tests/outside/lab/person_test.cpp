// Runs an experiment in the lab by mouse and by keys until its files are saved.
#include "outside/seat.h"

namespace boxcars::outside {
namespace {

struct LabGuest {
    Seat seat;
    explicit LabGuest(const std::string& name) : seat(name, {}) { seat.see_scene("title"); }
    void a_thousand_evenings(const std::function<void()>& fewer) {
        const auto evenings = [](const Json& now) { return now["form"].value("evenings", ""); };
        for (int n = 0; n < 3; ++n) {
            const std::string before = evenings(seat.look());
            fewer();
            seat.see("fewer evenings", [&](const Json& now) { return evenings(now) != before; });
        }
        CHECK(evenings(seat.look()) == "1,000");
    }
    // Runs to its end, near the exact edges.
    void see_run() {
        const Json done = seat.see("the end of the run", [](const Json& now) {
            return now.value("scene", "") == "lab" && now["evenings"] > 0 && now["running"] == false;
        });
        CHECK(done["evenings"] == 1000);
        for (const Json& edge : done["edges"])
            CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
    }
    void see_ruin() {
        seat.see("the ruin", [](const Json& now) { return now.value("view", "") == "ruin"; });
    }
    void check_kept() {
        seat.see("the files", [](const Json& now) { return now["told"].get<std::string>().starts_with("Kept as"); });
        for (const char* file : {"craps-ruin-1.png", "craps-ruin-1.csv", "craps-ruin-1.json"})
            CHECK(std::filesystem::file_size(seat.home / "data-dir" / "lab" / file) > 500);
    }
};

}  // namespace

TEST_CASE("an experiment in the lab is set, run and kept with a real mouse") {
    if (!can_have_screen()) return;
    LabGuest guest{"lab-mouse"};
    guest.seat.click("lab");
    guest.seat.see_scene("lab");
    guest.a_thousand_evenings([&] { guest.seat.click("evenings.less"); });
    guest.seat.click("run");
    guest.see_run();
    guest.seat.click("ruin");
    guest.see_ruin();
    guest.seat.click("export");
    guest.check_kept();
}

TEST_CASE("the same in the lab with the keyboard alone" * doctest::test_suite("long")) {
    if (!can_have_screen()) return;
    LabGuest guest{"lab-keys"};
    Window& window = guest.seat.window;
    window.key("l");
    guest.seat.see_scene("lab");
    const auto focus = [&] { return guest.seat.look().value("focus", ""); };
    for (int step = 0; step < 30 && focus() != "evenings"; ++step) {
        const std::string before = focus();
        window.key("Up");
        guest.seat.wait_for(Seconds{1}, [&](const Json& now) { return now.value("focus", "") != before; });
    }
    REQUIRE(focus() == "evenings");
    guest.a_thousand_evenings([&] { window.key("Left"); });
    window.key("Return");
    guest.see_run();
    window.key("Tab");
    guest.see_ruin();
    window.key("x");
    guest.check_kept();
    window.key("Escape");
    guest.seat.see_scene("title");
}

}  // namespace boxcars::outside
