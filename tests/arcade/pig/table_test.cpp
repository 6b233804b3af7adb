// Pig in the real arcade, played by script without a display.
#include "arcade/evening.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;

namespace {

struct Evening : test::Evening {  // two throws, a hold, the coach, the overlay
    Evening()
        : test::Evening("pig", 7, {"human", "hold20"},
                        {{{"at", 6.8}, {"key", "Space"}, {"hold", 0.4}},
                         {{"at", 7.0}, {"state", "shaking"}},
                         {{"at", 7.9}, {"state", "flying"}},
                         {{"at", 9.5}, {"key", "H"}},
                         {{"at", 10}, {"key", "F1"}},
                         {{"at", 12}, {"key", "C"}},
                         {{"at", 14}, {"state", "later"}},
                         {{"at", 14}, {"quit", true}}}) {}
    std::string states() const { return read("shaking") + read("flying") + read("later"); }
};

}  // namespace

TEST_CASE("Pig: the same seed and script give the same states and the same sitting at 30, 60 and 144 frames a second") {
    Evening usual;
    CHECK(run_arcade(usual.options) == 0);
    CHECK(usual.state("later").at("hash").is_string());
    CHECK(json::parse(usual.sitting()).at("entries").size() > 2);
    for (const int rate : {30, 144}) {
        Evening other;
        other.options.headless_fps = rate;
        CHECK(run_arcade(other.options) == 0);
        CHECK(other.states() == usual.states());
        CHECK(other.sitting() == usual.sitting());
    }
}

TEST_SUITE("long") {
    TEST_CASE("Pig: drawing every frame or only those that are looked at changes nothing") {
        Evening usual, drawn;
        drawn.options.draw_every_frame = true;
        drawn.options.headless_fps = 30;
        CHECK(run_arcade(usual.options) == 0);
        CHECK(run_arcade(drawn.options) == 0);
        CHECK(drawn.states() == usual.states());
        CHECK(drawn.sitting() == usual.sitting());
    }
}
