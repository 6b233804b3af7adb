// The arcade with a table small enough to test its loop with, the pace of its frames, and what is kept.
#include "app/arcade/loop.h"
#include "base/hash.h"
#include "blank_stage.h"
#include "platform/paths.h"
#include "scenes/table/table.h"
#include "scratch.h"

#include <SDL.h>
#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;
using boxcars::test::Scratch, nlohmann::json;
using namespace boxcars::test;

namespace {

struct Seen {  // what the loop did, for tests to look at
    int drawn = 0, rebuilt = 0, pictures = 0, entered = 0;
    std::vector<render::Rect> canvases;
    std::vector<std::string> volumes;
    std::vector<double> betweens;
    int left = 0;  // pictures left by a transition
    std::vector<float> passed;
    std::vector<render::TransitionStyle> ways;
};

class SeenStage : public BlankStage {
 public:
    explicit SeenStage(Seen& seen) : seen_(seen) {}
    void begin_frame(glm::ivec2 px, float scale, double) override {
        const glm::vec2 size = glm::vec2{px} / scale;
        shown_ = {640 - size.x / 2, 360 - size.y / 2, size.x, size.y};
        seen_.canvases.push_back(shown_);
        ++seen_.drawn;
    }
    render::Rect canvas_rect() const override { return shown_; }
    void leave_picture() override { ++seen_.left; }
    void pass_by(float share, render::TransitionStyle how) override {
        seen_.passed.push_back(share);
        seen_.ways.push_back(how);
    }
    void set_quality(render::Quality quality) override { quality_ = quality; }
    render::Quality quality() const override { return quality_; }
    render::Pixels pixels() override {
        ++seen_.pictures;
        return {{1, 1}, {0, 0, 0}};
    }
    void rebuild() override { ++seen_.rebuilt; }

 private:
    Seen& seen_;
    render::Rect shown_{0, 0, 1280, 720};
    render::Quality quality_ = render::Quality::Plain;
};

class SilentSounds : public audio::Sounds {
 public:
    explicit SilentSounds(Seen& seen) : seen_(seen) {}
    void set_volume(audio::Bus bus, float volume) override {
        seen_.volumes.push_back(fmt::format("{}:{:.2f}", static_cast<int>(bus), volume));
    }
    std::string device_sentence() const override { return "No sound device."; }

 private:
    Seen& seen_;
};

class SmallTable : public scenes::Scene {
 public:
    SmallTable(scenes::SceneServices& services, app::SceneOptions options, Seen& seen)
        : services_(services), options_(std::move(options)), seen_(seen) {
        ++seen_.entered;
    }
    void tick(const platform::Input& input, Ticks now) override {
        ++ticks_;
        ball_ = ball_ * 0.99f + input.pointer_speed * 0.001f + glm::vec2{input.down(platform::Action::Roll) ? 1 : 0, 0};
        if (input.any) hash_.add(now);
        for (const auto& p : input.presses) press(p, now);
        if (input.pressed(platform::Action::Coach))
            services_.settings.coach = scenes::ticked(services_.settings.coach, !coached());
        if (input.pressed(platform::Action::Back)) request_ = scenes::ToLeave{};
        if (input.pressed(platform::Action::NewMatch)) request_ = scenes::ToTable{.game = "other"};
        if (input.pressed(platform::Action::Rules)) request_ = scenes::ToTitle{};
    }
    void draw(render::Stage& stage, double between) override {
        const render::Rect c = stage.canvas_rect();
        button_ = {c.x + c.w - 200, c.y + c.h - 100, 100, 40};
        seen_.betweens.push_back(between);
    }
    std::vector<scenes::HitTarget> hit_targets() const override {
        return {{"button", button_}, {"ball", {600, 300, 20, 20}}};
    }
    void state(boxcars::Json& out) const override {
        out = {{"game", scenes::name_of(options_.to)},
               {"clicks", clicks_},
               {"ticks", ticks_},
               {"hash", hash_.value()},
               {"ball", {ball_.x, ball_.y}},
               {"coach", coached()},
               {"demo", options_.demo.has_value()},
               {"seed", options_.seed.value_or(0)},
               {"from", options_.from}};
    }
    bool moving() const override { return moving_; }

 private:
    bool coached() const { return services_.settings.coach == platform::Coach::Always; }
    void press(const platform::Press& p, Ticks now) {
        hash_.add(static_cast<std::int64_t>(p.kind)).add(static_cast<std::int64_t>(p.action)).add(now);
        if (p.kind == platform::PressKind::PointerDown && button_.contains(p.at)) ++clicks_;
    }
    scenes::SceneServices& services_;
    app::SceneOptions options_;
    Seen& seen_;
    render::Rect button_{0, 0, 0, 0};
    glm::vec2 ball_{0, 0};
    int clicks_ = 0;
    bool moving_ = true;
    Ticks ticks_ = 0;
    Hash hash_;
};

app::Parts small_parts(Seen& seen) {
    return {[&seen](const app::SceneOptions& options, scenes::SceneServices& services) {
                return std::make_unique<SmallTable>(services, options, seen);
            },
            [&seen] { return std::make_unique<SeenStage>(seen); },
            [&seen](bool) { return std::make_unique<SilentSounds>(seen); }};
}

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
        options.table.to = scenes::ToTable{.game = "small"};
    }
    std::string path(const std::string& name) const { return (folder.path / name).string(); }
    // `press`: sends events to the open window before the script.
    int play(const std::vector<json>& lines, const std::function<void()>& press = nullptr) {
        std::string text;
        for (const json& line : lines) text += line.dump() + "\n";
        REQUIRE(platform::write_safely(folder.path / "script", text).empty());
        options.script = folder.path / "script";
        const Parts parts = small_parts(seen);
        Arcade arcade{options, parts};
        if (press) press();
        return arcade.run();
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
    const Parts parts = small_parts(unscripted.seen);
    Arcade arcade{unscripted.options, parts};
    CHECK(arcade.run() == 0);
    CHECK(arcade.times().frames() == 3601);
}

TEST_CASE("a run keeps its seed from the title to a table and back, a scene knows whence one came, and Back leaves") {
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
    const Parts parts = small_parts(run.seen);
    Arcade arcade{run.options, parts};
    push(SDL_QUIT);
    CHECK(arcade.run() == 0);
    CHECK(arcade.times().frames() <= 2);
}

TEST_CASE("after the driver has dropped what was drawn with, all of it is made again, once") {
    for (const Uint32 lost : {SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET}) {
        Run run;
        const Parts parts = small_parts(run.seen);
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

TEST_CASE("Ctrl with + or - changes the size of all letters, and Ctrl with 0 brings the usual one back") {
    const auto canvas_after = [](const std::vector<SDL_Keycode>& keys) {
        Run run;
        run.options.draw_every_frame = true;
        run.play({{{"at", 0.2}, {"quit", true}}}, [&] {
            for (const SDL_Keycode key : keys) {
                SDL_Event event{};
                event.type = SDL_KEYDOWN;
                event.key.keysym.sym = key;
                event.key.keysym.mod = KMOD_LCTRL;
                SDL_PushEvent(&event);
            }
        });
        return run.seen.canvases.back().w;
    };
    CHECK(canvas_after({}) == 1280);
    CHECK(canvas_after({SDLK_PLUS, SDLK_EQUALS}) == doctest::Approx(1280 / 1.125).epsilon(0.001));  // 150 %, compact
    CHECK(canvas_after({SDLK_KP_PLUS, SDLK_MINUS}) == 1280);
    CHECK(canvas_after({SDLK_KP_MINUS}) == doctest::Approx(1280 / 0.75).epsilon(0.001));
    CHECK(canvas_after({SDLK_MINUS, SDLK_0}) == 1280);
}

TEST_CASE("a picture requested by key lands in the data folder") {
    Run run;
    run.options.data_dir = run.folder.path;
    run.play({{{"at", 0.1}, {"key", "F12"}}, {{"at", 0.2}, {"quit", true}}});
    CHECK(run.seen.pictures == 1);
    const std::filesystem::directory_iterator picture{run.folder.path / "pictures"};
    CHECK(picture->path().extension() == ".png");
}

TEST_CASE("a notice is shown by one scene alone, and one that comes late by the next") {
    Run run;  // without a folder for pictures
    run.play({{{"at", 0.1}, {"state", run.path("first.json")}},
              {{"at", 0.15}, {"key", "F12"}},
              {{"at", 0.3}, {"key", "N"}},
              {{"at", 0.5}, {"state", run.path("second.json")}},
              {{"at", 0.6}, {"key", "R"}},
              {{"at", 0.9}, {"state", run.path("third.json")}},
              {{"at", 1.0}, {"quit", true}}});
    CHECK(run.state("first.json").at("notices") == json{"No sound device."});
    REQUIRE(run.state("second.json").at("notices").size() == 1);
    CHECK(run.state("second.json").at("notices")[0].get<std::string>().starts_with("The picture is not kept"));
    CHECK(run.state("third.json").at("notices").empty());
}

TEST_CASE("a picture that a hidden window never showed is told") {
    Run run;
    const Parts parts = small_parts(run.seen);
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

constexpr std::int64_t ms = 1'000'000;
}  // namespace

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

TEST_CASE("settings are saved a second after the last change, and at the end") {
    const Scratch folder;
    Keeper keeper{{}, folder.path};
    platform::Settings settings = keeper.load();
    const auto file = folder.path / "settings.json";
    for (Ticks now = 0; now < 300; ++now) keeper.settle(settings, now);
    CHECK(!std::filesystem::exists(file));
    settings.coach = platform::Coach::Always;
    for (Ticks now = 300; now < 419; ++now) keeper.settle(settings, now);
    settings.muted = true;
    for (Ticks now = 419; now < 539; ++now) keeper.settle(settings, now);
    CHECK(!std::filesystem::exists(file));
    keeper.settle(settings, 539);
    CHECK((platform::load_settings(folder.path).settings == settings));
    settings.muted = false;
    keeper.finish(settings);
    CHECK((platform::load_settings(folder.path).settings == settings));
}

TEST_CASE("settings that cannot be saved give one sentence, and a game without folders goes on") {
    const Scratch folder;
    Keeper keeper{{}, folder.path / "gone/config"};
    platform::Settings settings = keeper.load();
    CHECK(keeper.take_sentences().empty());
    settings.coach = platform::Coach::Always;
    for (Ticks now = 0; now < 1000; ++now) keeper.settle(settings, now);
    CHECK(keeper.take_sentences().size() == 1);
    Keeper nowhere{{}, {}};
    nowhere.finish(settings);
    CHECK(nowhere.store() == nullptr);
    CHECK(nowhere.take_sentences().empty());
    nowhere.keep_picture([] { return std::string{}; });
    CHECK(nowhere.take_sentences().size() == 1);
}

TEST_CASE("a store that cannot be written gives one sentence, when it is opened") {
    const Scratch folder;
    Keeper keeper{folder.file("data", "in the way"), {}};
    REQUIRE(keeper.store());
    const auto told = keeper.take_sentences();
    REQUIRE(told.size() == 1);
    CHECK(told.front().find("Play goes on") != std::string::npos);
    keeper.finish(keeper.load());
    CHECK(keeper.take_sentences().empty());
}

TEST_CASE("by itself the picture starts plain where the processor draws, full elsewhere, and steps down when slow") {
    using platform::PictureQuality;
    using render::Quality;
    CHECK(QualityGuard(true, false).of(PictureQuality::Auto) == Quality::Plain);
    CHECK(QualityGuard(true, true).of(PictureQuality::Auto) == Quality::Full);
    QualityGuard guard{false, false};
    for (int frame = 0; frame < 180; ++frame) guard.add(frame % 5 == 0 ? 80.0f : 9.0f);  // stalls are no trend
    CHECK(guard.of(PictureQuality::Auto) == Quality::Full);
    for (int frame = 0; frame < 90; ++frame) guard.add(17);
    CHECK(guard.of(PictureQuality::Auto) == Quality::Fine);
    for (int frame = 0; frame < 90; ++frame) guard.add(17);
    CHECK(guard.of(PictureQuality::Auto) == Quality::Plain);
    CHECK(guard.of(PictureQuality::Full) == Quality::Full);
}
