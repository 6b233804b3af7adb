// The arcade with a table small enough to test its loop with; and the pace of its frames.
#include "app/arcade/loop.h"
#include "arcade/small_table.h"
#include "base/error.h"
#include "platform/paths.h"
#include "scratch.h"

#include <SDL.h>
#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;
using boxcars::test::Scratch;
using boxcars::test::Seen;
using nlohmann::json;

namespace {

void push(Uint32 type) {
    SDL_Event event{};
    event.type = type;
    SDL_PushEvent(&event);
}

struct Run {
    Scratch folder;
    Seen seen;
    ArcadeOptions options;

    Run() {
        options.headless = true;
        options.table.to = scenes::to_named("small");
    }
    std::string path(const std::string& name) const { return (folder.path / name).string(); }
    int play(const std::vector<json>& lines) {
        std::string text;
        for (const json& line : lines) text += line.dump() + "\n";
        REQUIRE(platform::write_safely(folder.path / "script", text).empty());
        options.script = folder.path / "script";
        const Parts parts = test::small_parts(seen);
        return Arcade{options, parts}.run();
    }
    json state(const std::string& name) const { return json::parse(platform::read_whole(path(name)).value_or("null")); }
    std::string text(const std::string& name) const { return platform::read_whole(path(name)).value_or(""); }
};

std::vector<json> busy_script(const Run& run) {
    return {{{"at", 0}, {"state", run.path("first.json")}},
            {{"at", 0.1}, {"spot", "button"}},
            {{"at", 0.3}, {"key", "Space"}, {"hold", 0.333}},
            {{"at", 0.5}, {"drag", {{100, 100}, {900, 300}}}, {"seconds", 0.2}},
            {{"at", 0.61}, {"state", run.path("mid.json")}},
            {{"at", 0.7}, {"resize", {800, 600}}},
            {{"at", 0.8}, {"spot", "button"}},
            {{"at", 0.85}, {"down", "H"}},
            {{"at", 0.9}, {"focus", false}},
            {{"at", 0.95}, {"focus", true}},
            {{"at", 1.2}, {"key", "C"}},
            {{"at", 1.3}, {"picture", run.path("a.png")}},
            {{"at", 1.5}, {"state", run.path("last.json")}},
            {{"at", 1.5}, {"quit", true}}};
}

}  // namespace

TEST_CASE("a script plays the same at 30, 60 and 144 frames a second, and when only what is looked at is drawn") {
    std::vector<std::string> states;
    std::vector<int> drawn;
    for (const int rate : {0, 30, 60, 144}) {
        Run run;
        run.options.draw_every_frame = rate > 0;
        run.options.headless_fps = rate > 0 ? rate : 60;
        CHECK(run.play(busy_script(run)) == 0);
        states.push_back(run.text("first.json") + run.text("mid.json") + run.text("last.json"));
        drawn.push_back(run.seen.drawn);
        CHECK(run.seen.pictures == 1);
        CHECK(run.state("first.json").at("tick") == 0);
        CHECK(run.state("last.json").at("tick") == 180);
        CHECK(run.state("last.json").at("clicks") == 2);
        CHECK(run.state("last.json").at("coach") == true);
    }
    for (const auto& state : states) CHECK(state == states.front());
    CHECK(drawn[0] < drawn[1]);
    CHECK(drawn[1] + 40 < drawn[2]);
    CHECK(drawn[2] + 100 < drawn[3]);
}

TEST_CASE("pictures are drawn at their tick, never between two") {
    Run run;
    run.options.headless_fps = 144;
    run.play({{{"at", 0.1}, {"picture", run.path("a.png")}}, {{"at", 0.2}, {"quit", true}}});
    CHECK(run.seen.betweens.back() == 0);
    CHECK(run.seen.pictures == 1);
}

TEST_CASE("a headless run ends when its script does; without a script after a minute of game time") {
    Run run;
    run.play({{{"at", 0.25}, {"state", run.path("a.json")}}});
    CHECK(run.state("a.json").at("tick") == 30);
    Run unscripted;
    const Parts parts = test::small_parts(unscripted.seen);
    Arcade arcade{unscripted.options, parts};
    CHECK(arcade.run() == 0);
    CHECK(arcade.times().frames() == 3601);
}

TEST_CASE(
    "a run keeps its seed from the title to a table and back, a scene knows where one came from, and Back leaves") {
    Run run;
    run.options.table.to = {};
    run.options.table.seed = 7;
    CHECK(run.play({{{"at", 0.1}, {"state", run.path("title.json")}},
                    {{"at", 0.2}, {"key", "N"}},
                    {{"at", 0.5}, {"state", run.path("table.json")}},
                    {{"at", 0.6}, {"key", "R"}},
                    {{"at", 0.9}, {"state", run.path("back.json")}},
                    {{"at", 1.0}, {"key", "Escape"}},
                    {{"at", 90}, {"state", run.path("never.json")}}}) == 0);
    CHECK(run.seen.entered == 3);
    CHECK(run.text("never.json").empty());
    for (const char* file : {"title.json", "table.json", "back.json"}) CHECK(run.state(file).at("seed") == 7);
    CHECK(run.state("table.json").at("game") == "other");
    CHECK(run.state("back.json").at("game") == "");
    CHECK(run.state("back.json").at("from") == "other");
}

TEST_CASE("from car to car takes 600 ms, back to the title the other way; with reduced motion it fades in 200") {
    for (const bool reduced : {false, true}) {
        Run run;
        run.options.draw_every_frame = true;
        if (reduced) {
            run.options.config_dir = run.folder.path;
            platform::Settings settings;
            settings.reduced_motion = true;
            REQUIRE(
                platform::write_safely(run.folder.path / "settings.json", platform::settings_json(settings)).empty());
        }
        run.play({{{"at", 0.5}, {"key", "N"}}, {{"at", 1.5}, {"key", "R"}}, {{"at", 2.5}, {"quit", true}}});
        CHECK(run.seen.left == 2);
        const auto& shares = run.seen.passed;  // they rise, and begin anew on the way back
        const auto first_way = std::ranges::is_sorted_until(shares) - shares.begin();
        CHECK(static_cast<double>(first_way) / 60 == doctest::Approx(reduced ? 0.2 : 0.6).epsilon(0.1));
        CHECK(shares[static_cast<std::size_t>(first_way) - 1] > 0.9f);
        CHECK(std::is_sorted(shares.begin() + first_way, shares.end()));
        using render::TransitionStyle;
        CHECK(run.seen.ways.front() == (reduced ? TransitionStyle::Fading : TransitionStyle::Leftwards));
        CHECK(run.seen.ways.back() == (reduced ? TransitionStyle::Fading : TransitionStyle::Rightwards));
    }
}

TEST_CASE("the window's close button leaves, too") {
    Run run;
    run.options.script = {};
    const Parts parts = test::small_parts(run.seen);
    Arcade arcade{run.options, parts};
    push(SDL_QUIT);
    CHECK(arcade.run() == 0);
    CHECK(arcade.times().frames() <= 2);
}

TEST_CASE("after the driver has dropped what was drawn with, all of it is made again, once") {
    for (const Uint32 lost : {SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET}) {
        Run run;
        const Parts parts = test::small_parts(run.seen);
        Arcade arcade{run.options, parts};
        push(lost);
        CHECK(arcade.run() == 0);
        CHECK(run.seen.rebuilt == 1);
    }
}

TEST_CASE("M mutes every bus and again gives every bus its volume back") {
    Run run;
    run.play({{{"at", 0.1}, {"key", "M"}}, {{"at", 0.3}, {"key", "M"}}, {{"at", 0.5}, {"quit", true}}});
    // Music, train and room, dice, chips and coins, stings.
    const std::vector<std::string> on{"0:0.70", "1:0.35", "2:0.80", "3:0.70", "4:0.80"},
        off{"0:0.00", "1:0.00", "2:0.00", "3:0.00", "4:0.00"};
    std::vector<std::string> expected;
    for (const auto* now : {&on, &off, &on}) expected.insert(expected.end(), now->begin(), now->end());
    CHECK(run.seen.volumes == expected);
}

TEST_CASE("a picture requested by key lands in the data folder") {
    Run run;
    run.options.data_dir = run.folder.path;
    run.play({{{"at", 0.1}, {"key", "F12"}}, {{"at", 0.2}, {"quit", true}}});
    CHECK(run.seen.pictures == 1);
    const std::filesystem::directory_iterator picture{run.folder.path / "pictures"};
    CHECK(picture->path().extension() == ".png");
}

TEST_CASE("a picture that a hidden window never showed is told") {
    Run run;
    const Parts parts = test::small_parts(run.seen);
    REQUIRE(platform::write_safely(run.folder.path / "script", R"({"at":0.1,"picture":"never.png"}
{"at":0.2,"quit":true})")
                .empty());
    run.options.script = run.folder.path / "script";
    Arcade arcade{run.options, parts};
    SDL_Event hidden{};
    hidden.type = SDL_WINDOWEVENT;
    hidden.window.windowID = SDL_GetWindowID(SDL_GL_GetCurrentWindow());
    hidden.window.event = SDL_WINDOWEVENT_MINIMIZED;
    SDL_PushEvent(&hidden);
    CHECK_THROWS_WITH_AS(arcade.run(), doctest::Contains("never.png was not taken"), Error);
}

TEST_CASE("frame times are written for measurements") {
    Run run;
    run.options.frame_times = run.folder.path / "times.json";
    run.play({{{"at", 0.5}, {"quit", true}}});
    const json times = run.state("times.json");
    CHECK(times.at("frames").get<int>() >= 30);
    CHECK(times.at("first_picture_ms").get<double>() > 0);
    CHECK(times.at("quality") == "full");
}

TEST_CASE("a script's mistake at run time leaves with its sentence") {
    Run run;
    CHECK_THROWS_WITH_AS(run.play({{{"at", 0.1}, {"spot", "buton"}}}), doctest::Contains("did you mean \"button\"?"),
                         Error);
}

namespace {
constexpr std::int64_t ms = 1'000'000;
}

TEST_CASE("without a display's swaps to wait for, a frame is due 60 times a second, counted from the first") {
    FramePace pace{false};
    pace.begin(100 * ms);
    CHECK(pace.rest(100 * ms, 103 * ms, true, true) == 100 * ms + FramePace::frame_ns);
    CHECK(pace.rest(117 * ms, 120 * ms, true, true) == 100 * ms + 2 * FramePace::frame_ns);
}

TEST_CASE("after a late frame the next ones still wait their full time") {
    FramePace pace{false};
    pace.begin(0);
    CHECK(pace.rest(500 * ms, 501 * ms, true, true) == 500 * ms);
    CHECK(pace.rest(501 * ms, 502 * ms, true, true) == 500 * ms + FramePace::frame_ns);
}

TEST_CASE("a swap that waits is waited for, a frame that was not drawn is not") {
    FramePace pace{true};
    pace.begin(0);
    CHECK(!pace.rest(0, 16 * ms, true, true));
    CHECK(pace.rest(16 * ms, 17 * ms, true, false) == 16 * ms + FramePace::frame_ns);
}

TEST_CASE("a driver's word that its swaps wait is believed until frames come too fast, many in a row") {
    FramePace pace{true};
    pace.begin(0);
    for (int frame = 0; frame < FramePace::hurried_enough - 1; ++frame) CHECK(!pace.rest(0, 1 * ms, true, true));
    CHECK(!pace.rest(0, 16 * ms, true, true));  // one that waited: believed again
    for (int frame = 0; frame < FramePace::hurried_enough; ++frame) CHECK(!pace.rest(0, 1 * ms, true, true));
    CHECK(pace.rest(10 * ms, 11 * ms, true, true).has_value());
}

TEST_CASE("a window that nobody sees is looked after 20 times a second") {
    FramePace pace{true};
    CHECK(pace.rest(7 * ms, 8 * ms, false, false) == 7 * ms + FramePace::hidden_frame_ns);
}

TEST_CASE("where power is saved a frame is due 30 times a second, whether swaps wait or not") {
    for (const bool swap_waits : {false, true}) {
        FramePace pace{swap_waits};
        pace.begin(0);
        CHECK(pace.due(0, true));
        CHECK(pace.rest(0, 16 * ms, true, true) == FramePace::saving_frame_ns);
        CHECK(pace.rest(34 * ms, 50 * ms, true, true) == 2 * FramePace::saving_frame_ns);
        CHECK(pace.due(67 * ms, false));
        CHECK(pace.rest(67 * ms, 83 * ms, true, true).has_value() == !swap_waits);
    }
}

TEST_CASE("where power is saved, of a browser's 60 calls a second every other is a frame") {
    FramePace pace{false};
    pace.begin(0);
    int frames = 0;
    for (int call = 0; call < 600; ++call) {
        const std::int64_t now = call * FramePace::frame_ns + (call % 3 - 1) * ms;  // a little before or after
        if (!pace.due(now, true)) continue;
        ++frames;
        pace.rest(now, now + 5 * ms, true, true);
    }
    CHECK(frames >= 298);
    CHECK(frames <= 302);
    CHECK(pace.due(0, false));
}
