// The real arcade, played by script without a display.
#include "app/arcade.h"
#include "platform/paths.h"
#include "platform/scratch.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;
using boxcars::test::Scratch;
using nlohmann::json;

namespace {

struct Evening {  // a short sitting: two throws, a hold, the coach, the overlay
    Scratch folder;
    ArcadeOptions options;

    Evening() {
        options.headless = true;
        options.width = 640;
        options.height = 360;
        options.table.game = "pig";
        options.table.seed = 7;
        options.table.players = {"human", "hold20"};
        options.data_dir = folder.path;
        options.script = folder.path / "script";
        std::string text;
        for (const auto& line : std::vector<json>{{{"at", 6.8}, {"key", "Space"}, {"hold", 0.4}},
                                                  {{"at", 7.0}, {"state", file("shaking")}},
                                                  {{"at", 7.9}, {"state", file("flying")}},
                                                  {{"at", 9.5}, {"key", "H"}},
                                                  {{"at", 10}, {"key", "F1"}},
                                                  {{"at", 12}, {"key", "C"}},
                                                  {{"at", 14}, {"state", file("later")}},
                                                  {{"at", 14}, {"quit", true}}})
            text += line.dump() + "\n";
        REQUIRE(platform::write_safely(*options.script, text).empty());
    }
    std::string file(const std::string& name) const { return (folder.path / (name + ".json")).string(); }
    std::string read(const std::string& name) const { return platform::read_whole(file(name)).value_or("missing"); }
    std::string states() const { return read("shaking") + read("flying") + read("later"); }
    std::string sitting() const {
        for (const auto& entry : std::filesystem::directory_iterator{folder.path / "sittings"})
            return platform::read_whole(entry.path()).value_or("");
        return "none";
    }
};

}  // namespace

TEST_CASE("Pig: the same seed and script give the same states and the same sitting at 30, 60 and 144 frames a second") {
    Evening usual;
    CHECK(run_arcade(usual.options) == 0);
    CHECK(json::parse(usual.read("later")).at("hash").is_string());
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
