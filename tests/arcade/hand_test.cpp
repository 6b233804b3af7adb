#include "app/arcade/script.h"

#include "base/error.h"
#include "platform/window.h"

#include <SDL.h>
#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;

namespace {

struct Bench {  // SDL's own queue, behind a headless window
    platform::Window window{{.width = 1280, .height = 720, .headless = true}};
    platform::Logical logical = window.logical();
    std::vector<render::HitTarget> named{{"roll", {1000, 600, 100, 60}}};
    ScriptedHand hand;
    explicit Bench(const std::string& text) : hand(parse_script(text, "s"), window.id()) {
        SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    }
    std::string at(Ticks now) {  // what comes out of SDL's queue at that tick, in short words
        hand.act(now, {logical, [this] { return named; }, [](glm::ivec2) {}});
        std::string all;
        SDL_Event e;
        while (SDL_PollEvent(&e)) all += word(e) + " ";
        return all;
    }
    static std::string word(const SDL_Event& e) {
        const auto place = [](int x, int y) { return std::to_string(x) + "," + std::to_string(y); };
        switch (e.type) {
            case SDL_KEYDOWN:
                return "+" + std::string{SDL_GetKeyName(e.key.keysym.sym)};
            case SDL_KEYUP:
                return "-" + std::string{SDL_GetKeyName(e.key.keysym.sym)};
            case SDL_MOUSEMOTION:
                return "to" + place(e.motion.x, e.motion.y);
            case SDL_MOUSEBUTTONDOWN:
                return "press" + place(e.button.x, e.button.y);
            case SDL_MOUSEBUTTONUP:
                return "let" + place(e.button.x, e.button.y);
            case SDL_TEXTINPUT:
                return "'" + std::string{e.text.text} + "'";
            case SDL_MOUSEWHEEL:
                return "wheel" + std::to_string(e.wheel.y);
            default:
                return "?" + std::to_string(e.type);
        }
    }
};

}  // namespace

TEST_CASE("a key is pressed at its time and let go a twentieth of a second later") {
    Bench bench{R"({"at":1,"key":"Space"})"};
    CHECK(!bench.hand.due_at(119));
    CHECK(bench.at(119).empty());
    CHECK(bench.hand.due_at(120));
    CHECK(bench.at(120) == "+Space ");
    CHECK(!bench.hand.finished());
    CHECK(bench.at(125).empty());
    CHECK(bench.at(126) == "-Space ");
    CHECK(bench.hand.finished());
}

TEST_CASE(
    "half presses, clicks, drags, letters and the wheel come out at their ticks; a spot is the middle of its place") {
    struct Scripted {
        std::string lines;
        std::vector<std::pair<Ticks, std::string>> seen;
    };
    const Scripted all[] = {
        {"{\"at\":0,\"down\":\"Space\"}\n{\"at\":0.5,\"up\":\"Space\"}", {{0, "+Space "}, {59, ""}, {60, "-Space "}}},
        {"{\"at\":0,\"click\":[10,20]}\n{\"at\":1,\"spot\":\"roll\"}",
         {{0, "to10,20 press10,20 "}, {6, "let10,20 "}, {120, "to1050,630 press1050,630 "}}},
        {R"({"at":0,"drag":[[100,100],[200,100]],"seconds":0.0334})",
         {{0, "to100,100 press100,100 "},
          {1, "to125,100 "},
          {2, "to150,100 "},
          {3, "to175,100 "},
          {4, "to200,100 let200,100 "}}},
        {"{\"at\":0,\"text\":\"Änna and a name that is longer than one event\"}\n{\"at\":1,\"wheel\":-3}",
         {{0, "'Änna and a name that is longer' ' than one event' "}, {120, "wheel-3 "}}}};
    for (const auto& [lines, seen] : all) {
        CAPTURE(lines);
        Bench bench{lines};
        for (const auto& [tick, events] : seen) CHECK(bench.at(tick) == events);
    }
}

TEST_CASE("on a scaled canvas a script's places are still logical") {
    Bench bench{R"({"at":0,"click":[640,360]})"};
    bench.logical = {{800, 600}, {1600, 1200}, 1.6f};
    CHECK(bench.at(0) == "to400,300 press400,300 ");
}

TEST_CASE("files and the end are due at their tick") {
    Bench bench{"{\"at\":0,\"picture\":\"a.png\"}\n{\"at\":0,\"state\":\"a.json\"}\n{\"at\":0.1,\"quit\":true}"};
    bench.at(0);
    CHECK(bench.hand.picture_due());
    CHECK(bench.hand.take_pictures().front().file == "a.png");
    CHECK(bench.hand.take_states().front() == "a.json");
    CHECK(!bench.hand.picture_due());
    CHECK(!bench.hand.quits());
    bench.at(12);
    CHECK(bench.hand.quits());
}

TEST_CASE("a spot that is not there is told with the line, the time and what there is") {
    Bench bench{R"({"at":0.5,"spot":"rol"})"};
    CHECK_THROWS_WITH_AS(bench.at(60),
                         "The script s, line 1: there is no spot \"rol\" on the screen at 0.500 s; did you mean "
                         "\"roll\"? There are: roll.",
                         Error);
}
