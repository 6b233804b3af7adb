// A person in the lab: from the title into the Observation Car, an experiment run with a real mouse, another with the
// keyboard alone, and both kept.
#include "outside/seat.h"

#include <doctest/doctest.h>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;
constexpr Seconds patience{30};

struct Guest {
    Seat seat;
    explicit Guest(const std::string& name) : seat(name, {}, usual_width, usual_height) {
        REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
        seen("the title", [](const Json& now) { return now.value("scene", "") == "title"; });
    }
    template <class Enough>
    Json seen(const char* what, const Enough& enough) {
        const Json now = seat.wait_for(patience, enough);
        REQUIRE_MESSAGE(!now.empty(), "waited in vain for " << what << ": " << seat.look().dump());
        return now;
    }
    void click(const std::string& name) {
        const Json now = seen(name.c_str(), [&](const Json& look) { return place_of(look, name).has_value(); });
        seat.window.click(place_of(now, name)->x, place_of(now, name)->y);
    }
    void fewer_evenings(const std::function<void()>& press) {
        const std::string before = seat.look()["form"].value("evenings", "");
        press();
        seen("fewer evenings", [&](const Json& now) { return now["form"].value("evenings", "") != before; });
    }
    Json done() {
        return seen("the end of the run", [](const Json& now) {
            return now.value("scene", "") == "lab" && now["evenings"] > 0 && now["running"] == false;
        });
    }
    void check_kept(const std::string& stem) {
        seen("the files", [](const Json& now) { return now["told"].get<std::string>().starts_with("Kept as"); });
        for (const char* ending : {".png", ".csv", ".json"})
            CHECK(std::filesystem::file_size(seat.home / "data-dir" / "lab" / (stem + ending)) > 500);
    }
};

void near_exact(const Json& done) {
    for (const Json& edge : done["edges"])
        CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
}

}  // namespace

TEST_CASE("an experiment in the lab is set, run and kept with a real mouse") {
    if (!can_have_screen()) return;
    Guest guest{"lab-mouse"};
    guest.click("lab");
    for (int n = 0; n < 3; ++n) guest.fewer_evenings([&] { guest.click("evenings.less"); });
    guest.seen("1,000 evenings", [](const Json& now) { return now["form"].value("evenings", "") == "1,000"; });
    guest.click("run");
    const Json done = guest.done();
    CHECK(done["evenings"] == 1000);
    near_exact(done);
    guest.click("ruin");
    guest.seen("the ruin", [](const Json& now) { return now.value("view", "") == "ruin"; });
    guest.click("export");
    guest.check_kept("craps-ruin-1");
}

TEST_CASE("the same in the lab with the keyboard alone") {
    if (!can_have_screen()) return;
    Guest guest{"lab-keys"};
    guest.seat.window.key("l");
    const auto focus_on = [&](const std::string& name) {
        for (int step = 0; step < 30 && guest.seat.look().value("focus", "") != name; ++step) {
            const std::string before = guest.seat.look().value("focus", "");
            guest.seat.window.key("Up");
            guest.seat.wait_for(Seconds{1}, [&](const Json& now) { return now.value("focus", "") != before; });
        }
        REQUIRE(guest.seat.look().value("focus", "") == name);
    };
    guest.seen("the lab", [](const Json& now) { return now.value("scene", "") == "lab"; });
    focus_on("evenings");
    for (int n = 0; n < 3; ++n) guest.fewer_evenings([&] { guest.seat.window.key("Left"); });
    guest.seen("1,000 evenings", [](const Json& now) { return now["form"].value("evenings", "") == "1,000"; });
    guest.seat.window.key("Return");
    near_exact(guest.done());
    guest.seat.window.key("Tab");
    guest.seen("the next picture", [](const Json& now) { return now.value("view", "") == "ruin"; });
    guest.seat.window.key("x");
    guest.check_kept("craps-ruin-1");
    guest.seat.window.key("Escape");
    guest.seen("the title again", [](const Json& now) { return now.value("scene", "") == "title"; });
}

}  // namespace boxcars::outside
