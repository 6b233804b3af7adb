// Scripts of keys, spots and pads come out at their ticks; and a monkey at the keys breaks nothing.
#include "app/arcade/script.h"

#include "app/arcade/loop.h"
#include "arcade/evening.h"
#include "held.h"
#include "longer.h"
#include "monkey.h"

#include <SDL.h>
#include <SDL_keycode.h>
#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;

namespace {

ScriptLine only(ScriptVerb verb, std::string_view line) {
    const Script script = parse_script(line, "s");
    REQUIRE(script.lines.size() == 1);
    REQUIRE(script.lines[0].verb == verb);
    return script.lines[0];
}

std::string why_not(std::string_view text) {
    try {
        parse_script(text, "s.jsonl");
        return {};
    } catch (const Error& error) {
        CHECK(error.exit_code() == 2);
        return error.what();
    }
}

TEST_CASE("every kind of line is read as it is meant") {
    using enum ScriptVerb;
    const auto space = only(Key, R"({"at":1.0,"key":"Space"})");
    CHECK(space.code == SDLK_SPACE);
    CHECK((space.down && space.up));
    CHECK(space.held == 6);
    CHECK(only(Key, R"({"at":1,"key":"Space","hold":0.5})").held == 60);
    CHECK(!only(Down, R"({"at":1,"down":"H"})").up);
    CHECK(!only(Up, R"({"at":1,"up":"F1"})").down);
    const auto click = only(Click, R"({"at":2.0,"click":[640,600],"button":"right"})");
    CHECK(click.places == std::vector{glm::vec2{640, 600}});
    CHECK(click.button == 3);
    CHECK((click.down && click.up));
    const auto move = only(Move, R"({"at":2.0,"move":[-20.5,10]})");
    CHECK((!move.down && !move.up));
    CHECK(only(Down, R"({"at":2.0,"down":[1,2]})").down);
    CHECK(only(Up, R"({"at":2.0,"up":[1,2]})").up);
    const auto drag = only(Drag, R"({"at":0,"drag":[[0,0],[10,0],[10,10]],"seconds":1})");
    CHECK(drag.places.size() == 3);
    CHECK(drag.held == 120);
    CHECK(only(Drag, R"({"at":0,"drag":[[0,0],[10,0]]})").held == 30);
    CHECK(only(Spot, R"({"at":2.5,"spot":"pass"})").words == "pass");
    CHECK(only(Wheel, R"({"at":2.5,"wheel":-2})").places == std::vector{glm::vec2{0, -2}});
    CHECK(only(Wheel, R"({"at":2.5,"wheel":[1,0]})").places == std::vector{glm::vec2{1, 0}});
    CHECK(only(Text, R"({"at":2.5,"text":"Anna"})").words == "Anna");
    CHECK(only(Pad, R"({"at":2.5,"pad":"a","to":"roll"})").to == "roll");
    CHECK(only(Resize, R"({"at":2.5,"resize":[800,600]})").places == std::vector{glm::vec2{800, 600}});
    CHECK(!only(Focus, R"({"at":2.5,"focus":false})").down);
    CHECK(only(Picture, R"({"at":3.0,"picture":"a.png"})").words == "a.png");
    CHECK(only(State, R"({"at":3.0,"state":"s.json"})").words == "s.json");
    only(Quit, R"({"at":9.0,"quit":true})");
}

TEST_CASE("lines are done in order of time, those of one moment in the file's order, blank lines skipped") {
    const Script script =
        parse_script("{\"at\":2,\"spot\":\"c\"}\n\n{\"at\":1,\"spot\":\"a\"}\r\n  \n{\"at\":1,\"spot\":\"b\"}", "s");
    REQUIRE(script.lines.size() == 3);
    std::string order;
    for (const ScriptLine& line : script.lines) order += line.words;
    CHECK(order == "abc");
    CHECK(script.lines[0].number == 3);
    CHECK(script.lines[2].at == 240);
    CHECK(parse_script("", "s").lines.empty());
}

TEST_CASE("times are rounded to the nearest tick") {
    CHECK(parse_script(R"({"at":0.0041,"quit":true})", "s").lines[0].at == 0);
    CHECK(parse_script(R"({"at":0.0042,"quit":true})", "s").lines[0].at == 1);
    CHECK(parse_script(R"({"at":1.1,"quit":true})", "s").lines[0].at == 132);
}

TEST_CASE("a wrong line is told with the file, its number and what is wrong") {
    const auto reported = [](std::string_view line, std::string_view words) {
        const std::string sentence = why_not("{\"at\":0,\"spot\":\"a\"}\n" + std::string{line});
        CAPTURE(sentence);
        CHECK(sentence.starts_with("The script s.jsonl, line 2"));
        CHECK(sentence.find(words) != std::string::npos);
        CHECK(sentence.back() == '.');
    };
    reported("{", "not JSON; something is wrong at column 2");
    reported("at 1 key Space", "not JSON; something is wrong at column 1");
    reported("[1]", "one JSON object");
    reported("{}", "but not what");
    reported(R"({"at":1})", "key, click, move");
    reported(R"({"key":"Space"})", "\"at\" is missing");
    reported(R"({"at":-1,"key":"Space"})", "\"at\" wants seconds, a number from 0 to 86400");
    reported(R"({"at":"1","key":"Space"})", "\"at\" wants seconds");
    reported(R"({"at":1e99,"key":"Space"})", "\"at\" wants seconds");
    reported(R"({"at":1e999,"key":"Space"})", "number is too large");
    reported(R"({"at":1,"key":"Spaec"})", "there is no key \"Spaec\"");
    reported(R"({"at":1,"key":7})", "\"key\" wants text in quotes");
    reported(R"({"at":1,"clik":[1,2]})", "there is no \"clik\"; did you mean \"click\"?");
    reported(R"({"at":1,"click":[1]})", "\"click\" wants a place on the canvas, [x, y]");
    reported(R"({"at":1,"click":[1,"2"]})", "\"click\" wants a place");
    reported(R"({"at":1,"click":[1,1e30]})", "\"click\" wants a place");
    reported(R"({"at":1,"click":[1,2],"button":"up"})", "\"button\" wants left, middle, right or finger");
    reported(R"({"at":1,"click":[1,2],"buton":"left"})",
             "\"buton\" does not go with \"click\"; did you mean \"button\"?");
    reported(R"({"at":1,"key":"A","button":"left"})", "\"button\" does not go with \"key\"");
    reported(R"({"at":1,"key":"A","click":[1,2]})", "do not go into one line");
    reported(R"({"at":1,"drag":[[1,2]]})", "\"drag\" wants 2 to 64 places");
    reported(R"({"at":1,"spot":""})", "\"spot\" wants text");
    reported(R"({"at":1,"wheel":0.5})", "\"wheel\" wants whole notches");
    reported(R"({"at":1,"resize":[0,600]})", "\"resize\" wants a window's size");
    reported(R"({"at":1,"quit":false})", "\"quit\" wants true");
    reported(R"({"at":1,"focus":1})", "\"focus\" wants true or false");
    reported(R"({"at":1,"at":2,"quit":true})", "twice");
    reported(R"({"at":1,"drag":[[[[[[1]]]]]]})", "deeper");
}

TEST_CASE("a script that is not there is told with its name") {
    CHECK_THROWS_WITH_AS(read_script("/nowhere/s.jsonl"), doctest::Contains("/nowhere/s.jsonl"), Error);
}

TEST_CASE("a line takes no more time or memory than a line of a script may need") {
    std::string fields = R"({"at":1,"key":"Space")";
    for (int i = 0; i < 5000; ++i) fields += ",\"k" + std::to_string(i) + "\":1";
    CHECK(why_not(fields + "}") == "The script s.jsonl, line 1, has more than 1000 fields in one object.");
    CHECK(why_not("\n{\"at\":1,\"" + std::string(4 << 20, 'k') + "\":1}") ==
          "The script s.jsonl, line 2: it has more than 65536 bytes.");
    CHECK(why_not("{\"at\":1,\"key\":\"\\u001b[2J\"}") ==
          "The script s.jsonl, line 1: there is no key \"\\x1b[2J\"; keys have SDL's names, such as \"Space\".");
}

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

TEST_CASE("half presses, clicks, drags, letters and the wheel come at their ticks; a spot is the middle of its place") {
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

namespace {

constexpr glm::ivec2 usual{320, 180};  // px

Uint32 the_window() {  // of those that are open: the first
    for (Uint32 id = 1; id < 100'000; ++id)
        if (SDL_GetWindowFromID(id)) return id;
    return 0;
}

struct Hands {  // of the monkey, at whatever scene is open
    monkey::Monkey monkey;
    long most = 0, events = 0;  // to make, and made
    std::set<std::string> opened{};

    // Six in a tick at most; then, for a while, it looks at what it has done, as dice that fly want to land.
    void act(Ticks now, const scenes::Scene& scene, const scenes::SceneServices& services) {
        if (events >= most || (now / 90) % 3 == 2) return;
        look(scene, services);
        for (int n = monkey.below(7); n > 0; --n, ++events) {
            SDL_Event event = monkey.event();
            SDL_PushEvent(&event);
        }
    }

 private:
    void look(const scenes::Scene& scene, const scenes::SceneServices& services) {
        const Uint32 id = the_window();
        platform::Logical lies;
        SDL_GetWindowSize(SDL_GetWindowFromID(id), &lies.window.x, &lies.window.y);
        lies.drawable = lies.window;
        lies.scale = platform::window_scale(lies.drawable);
        std::vector<SDL_Point> places;
        for (const auto& all : {services.host.spots(), scene.hit_targets()})
            for (const render::HitTarget& target : all) {
                const glm::ivec2 at{lies.to_window(target.where.centre())};
                places.push_back({at.x, at.y});
            }
        monkey.sit_at(id);
        monkey.look(std::move(places));
    }
};

// Any scene, with the monkey before it. It may go anywhere but out.
class Visited : public scenes::Scene {
 public:
    Visited(std::unique_ptr<scenes::Scene> scene, const scenes::SceneServices& services, Hands& hands)
        : scene_(std::move(scene)), services_(services), hands_(hands) {}
    void tick(const platform::Input& input, Ticks now) override {
        hands_.act(now, *scene_, services_);
        scene_->tick(input, now);
        request_ = scene_->request();
        if (request_ && std::holds_alternative<scenes::ToLeave>(*request_)) request_.reset();
    }
    void draw(render::Stage& stage, double between) override { scene_->draw(stage, between); }
    void overlay() override { scene_->overlay(); }
    std::vector<render::HitTarget> hit_targets() const override { return scene_->hit_targets(); }
    void state(boxcars::Json& out) const override { scene_->state(out); }
    bool moving() const override { return scene_->moving(); }

 private:
    std::unique_ptr<scenes::Scene> scene_;
    const scenes::SceneServices& services_;
    Hands& hands_;
};

// Every kept sitting again, from its seed; the number of all their entries.
std::size_t check_kept(const std::filesystem::path& data, const console::Games& games) {
    std::size_t entries = 0;
    for (const std::string& name : test::kept_sittings(data)) {
        CAPTURE(name);
        const auto recording = test::kept_recording(data, name);
        const auto found = verify(*console::find_game(games, recording.game).game, recording).difference;
        if (found) FAIL_CHECK(found->sentence());
        entries += recording.entries.size();
    }
    return entries;
}

// Another window every quarter of a minute, and the end.
std::string script(Hands& hands, long seconds) {
    std::string text;
    const auto side = [&](int length) { return 1 + hands.monkey.below(2 * length); };
    for (long at = 15; at < seconds; at += 15)
        text += fmt::format("{{\"at\":{},\"resize\":[{},{}]}}\n", at, side(usual.x), side(usual.y));
    return text + fmt::format("{{\"at\":{},\"quit\":true}}\n", seconds);
}

// `table`: where it begins; empty: at the title.
void let_loose(const std::string& table, std::uint64_t seed, long events) {
    const test::Scratch folder;
    Hands hands{monkey::Monkey{seed, {0, 0, usual.x, usual.y}}, events};
    ArcadeOptions options;
    options.headless = true;
    options.headless_fps = 10;
    options.draw_every_frame = true;  // or there would be nothing to be aimed at
    options.width = usual.x;
    options.height = usual.y;
    options.table.to = test::named(table);
    options.table.seed = seed;
    options.data_dir = folder.path / "data";
    options.config_dir = folder.path / "config";
    std::filesystem::create_directories(options.config_dir);
    options.script = folder.path / "script";
    const auto seconds = events / (2 * ticks_per_second) + 5;  // three events a tick, two thirds of the time
    REQUIRE(platform::write_safely(*options.script, script(hands, seconds)).empty());
    const Games games = every_game();
    LeftBehind left;
    const Parts parts = real_parts(games, [&](const SceneOptions& at, scenes::SceneServices& services) {
        hands.opened.insert(scenes::name_of(at.to));
        return std::make_unique<Visited>(open_scene(games, at, services, left), services, hands);
    });
    CHECK(Arcade{options, parts}.run() == 0);
    CHECK(hands.events > events * 8 / 10);
    const auto entries = check_kept(options.data_dir, commands_of(games));
    const std::string begun = table.empty() ? "title" : table;
    MESSAGE(begun, ": ", hands.events, " events, ", hands.opened.size(), " scenes opened, ", entries, " entries kept");
}

void everywhere(long events_each, std::uint64_t seed) {
    std::ptrdiff_t handles = 0;
    for (const std::string table : {"", "lab", "pig", "craps", "siwuliu", "ceelo"}) {
        CAPTURE(table);
        let_loose(table, ++seed, events_each);
        if (handles == 0) handles = test::held_now().handles;  // with what a driver keeps open
        CHECK(test::held_now().handles <= handles);
    }
}

}  // namespace

TEST_CASE("a monkey's events over title, tables and lab stop nothing, and what is kept is true") {
    everywhere(test::longer(400, 1'000), 1);
}

TEST_SUITE("long") {
    TEST_CASE("a monkey's million events over title, tables and lab stop nothing, and what is kept is true") {
        everywhere(1'000'000 / 6 + 1, 100);
    }
}
