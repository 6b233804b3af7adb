#include "scenes/run/scene.h"

#include "scenes/table/celebration.h"

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using session::RunEnd;
constexpr unsigned warm_light = 0xFFD98A, window_light = 0xEBBE62;

struct Ending {
    std::string_view title, words, sound;
    Colour sky, horizon, town, window, platform;
};
constexpr Ending endings[]{
    {},
    {"Arrived", "The terminus, at dawn. The Conductor lifts his cap: eight stations, and you are here.", "arrival",
     hex(0x141B3C), hex(0xB06A5E), hex(0x3A2A4C), hex(warm_light, 0.55f), hex(0x4A3C40)},
    {"Out of hearts", "The train leaves without you, and it is raining.", "left_behind", hex(0x0A0E1A), hex(0x27324A),
     hex(0x121826), hex(window_light, 0.30f), hex(0x39414F)},
    {"Out of money", "No fare for the next station. The way home is on foot, and the night is clear.", "walk_home",
     hex(0x070A16), hex(0x2A2B4E), hex(0x14152A), hex(window_light, 0.22f), hex(0x2E3248)}};

// The picture is 1280 units wide and 540 high, from y = 120 to 660. It is scaled to cover its place, and
// its top or its sides are cut off. A tall place shows it from `left` to `right`, with more sky: up to y = -700.
struct EndingPicture {
    Canvas& canvas;
    float unit;        // px
    glm::vec2 origin;  // where its point (0, 0) lies, px
    float above = 0;   // units of sky over that point
    glm::vec2 at(float x, float y) const { return origin + glm::vec2{x, y} * unit; }
    // A part of the picture: its point (0, 0) lies at x and y, and its units are `scale` units long.
    EndingPicture part(float x, float y, float scale) const { return {canvas, unit * scale, at(x, y)}; }
    void box(float x, float y, float w, float h, Colour top, Colour bottom) const {
        const glm::vec2 corner = at(x, y);
        canvas.fill(Rect{corner.x, corner.y, w * unit, h * unit}, top, bottom);
    }
    void box(float x, float y, float w, float h, Colour ink) const { box(x, y, w, h, ink, ink); }
    void across(float y, float h, Colour top, Colour bottom) const { box(-400, y, 2080, h, top, bottom); }
    // A shape that is symmetrical about `x`, `over` and `under` units to each side.
    void flared(float x, float top, float over, float foot, float under, Colour upper, Colour lower) const {
        const std::array corners{at(x - over, top), at(x + over, top), at(x + under, foot), at(x - under, foot)};
        canvas.fill(corners, upper, lower);
    }
    void line(float x, float y, float to_x, float to_y, float wide, Colour ink) const {
        canvas.stroke(std::array{at(x, y), at(to_x, to_y)}, wide * unit, ink);
    }
    void disc(glm::vec2 middle, float radius, Colour inner, Colour outer) const {
        canvas.disc(at(middle.x, middle.y), radius * unit, inner, outer);
    }
    void glow(glm::vec2 middle, float blur, Colour colour) const {
        constexpr float source = 2;  // radius, px
        middle = at(middle.x, middle.y);
        canvas.glow(Rect{middle.x, middle.y}.grown(source), source, blur * unit, colour);
    }
    void train(float x, float rail, float high, float lit) const {  // two boxcars, the second one at x
        const float wide = high * 1.15f;
        for (const float behind : {0.0f, 1.28f}) {
            const glm::vec2 corner = at(x - behind * wide, rail - high);
            draw_boxcar(canvas, {corner.x, corner.y, wide * unit, high * 0.86f * unit}, lit, 0.4f);
        }
    }
};

EndingPicture picture_in(Canvas& canvas, const Rect& place) {
    constexpr float left = 270, right = 1070, foot = 660;
    const bool tall = place.h > 0.8f * place.w;
    const float unit =
        tall ? std::max(place.w / (right - left), place.h / 1360) : std::max(place.w / 1280, place.h / 540);
    const float centre = tall ? (left + right) / 2 : 640;
    return {canvas, unit, glm::vec2{place.centre().x, place.y + place.h} - glm::vec2{centre, foot} * unit,
            std::max(0.0f, place.h / unit - foot)};
}

// Places that are spread evenly over a square from 0 to 1, one for each number.
glm::vec2 scattered(float number) { return {fraction(number * 0.7548777f), fraction(number * 0.5698403f)}; }

// A traveller with hat and suitcase, seen from behind. `step`: -1 to 1, the phase of the walk.
void draw_traveller(const EndingPicture& p, float step, Colour ink) {
    for (const float side : {-1.0f, 1.0f}) p.line(6 * side, -44, (6 + 10 * step) * side, 0, 9, ink);
    p.flared(0, -78, 13, -28, 19, ink, ink);
    p.disc({0, -87}, 8.5f, ink, ink);
    p.box(-15, -92, 30, 3.5f, ink);
    p.box(-8.5f, -102, 17, 11, ink);
    p.line(15, -74, 24, -34, 6, ink);
    constexpr float suitcase = 12, wide = 30;
    p.box(suitcase, -33, wide, 22, hex(0x4A3018), hex(0x2A1A0C));
    p.box(suitcase, -24, wide, 2, colours::brass_dark);
}

constexpr float ground = 470;  // where town and sky end

void draw_town(const EndingPicture& p, Colour ink, Colour window) {
    constexpr float heights[]{60, 96, 72, 130, 88, 110, 64, 150, 92, 70, 118, 80, 104, 66};
    for (std::size_t n = 0; n < std::size(heights); ++n) {
        const float x = -60 + 100 * as_float(n), high = heights[n];
        p.box(x, ground - high, 92, high, ink);
        p.box(x + 20, ground - high - 16, 50, 16, ink);
        for (int pane = 0; pane < 3; ++pane)
            if ((n * 3 + nth(pane)) % 4 != 0) p.box(x + 16 + 24 * as_float(pane), ground - high + 18, 6, 10, window);
    }
}

void draw_night_sky(const EndingPicture& p) {
    for (int n = 0; n < 60; ++n) {
        const auto of = as_float(n);
        const glm::vec2 part = scattered(of);
        p.disc({1400 * part.x - 60, std::lerp(-p.above, 400.0f, part.y)}, 1.1f + fraction(of * 0.31f),
               faded(colours::ivory, 0.75f), faded(colours::ivory, 0));
    }
    constexpr glm::vec2 moon{962, 214};
    p.glow(moon, 150, faded(colours::ivory, 0.30f));
    p.disc(moon, 52, hex(0xFFF8E0), hex(0xE9DDBB));
}

void draw_rain(const EndingPicture& p, SceneTime time) {
    const float high = 760 + p.above, fallen = time.still ? 0 : fraction(time.seconds * 1.4);
    for (int n = 0; n < 130; ++n) {
        const glm::vec2 part = scattered(as_float(n));
        const float x = 1500 * part.x - 60, fast = n % 2 == 0 ? high : 2 * high;
        const float y = std::fmod(high * part.y + fast * fallen, high) + 730 - high;
        p.line(x, y, x - 7, y + 26, 1.3f, hex(0xA9C4E8, 0.28f));
    }
}

constexpr float way = 330;  // of a train or a traveller, who walks away

// Arrived: the train rolls in. Out of hearts: its last coach leaves with two red lamps. Out of money: it is gone.
void draw_last_train(const EndingPicture& p, RunEnd end, float passed) {
    if (end == RunEnd::Arrived) return p.train(560 + way * passed, 516, 150, 1);
    if (end == RunEnd::OutOfMoney) return;
    constexpr Colour red = hex(0xE0301C);
    const float lamps = 862 + way * passed;
    p.train(lamps + 138, 512, 92, 0.7f);
    for (const float y : {474.0f, 490.0f}) {
        p.disc({lamps, y}, 4.5f, hex(0xFFB0A0), red);
        p.glow({lamps, y}, 26, faded(red, 0.7f));
    }
}

void draw_lamp_and_bench(const EndingPicture& p) {
    constexpr Colour iron = hex(0x2A303B), beam = hex(0xFFE0A0), wood = hex(0x1A120B);
    constexpr float lamp = 392;
    p.box(lamp - 4, 250, 8, 318, iron, hex(0x1A1F28));
    p.box(lamp - 40, 244, 80, 9, iron);
    p.disc({lamp, 262}, 10, hex(0xFFF6DC), hex(warm_light));
    p.glow({lamp, 264}, 120, hex(warm_light, 0.55f));
    p.flared(lamp, 268, 8, 600, 128, faded(beam, 0.20f), faded(beam, 0.02f));
    p.glow({lamp, 598}, 110, hex(warm_light, 0.25f));
    p.box(120, 548, 170, 9, hex(0x2A1D12), wood);
    for (const float leg : {132.0f, 272.0f}) p.box(leg, 556, 7, 34, wood);
}

void draw_platform(const EndingPicture& p, RunEnd end, SceneTime time) {
    const Ending& look = endings[nth(end)];
    const auto passed = [&](double seconds) {  // of a movement, 0 to 1; half of it without motion
        return time.still ? 0.5f : world::unit(time.seconds / seconds);
    };
    p.across(-700, 301, look.sky, look.sky);
    p.across(-400, 900, look.sky, look.horizon);
    if (end == RunEnd::Arrived) {  // the sun rises
        const float risen = passed(5);
        p.glow({420, ground - 80 * risen}, 260, hex(0xFFC070, 0.75f));
        p.disc({420, ground - 110 * risen}, 66, hex(0xFFF1C4), hex(0xFFC76B));
    }
    if (end == RunEnd::OutOfMoney) draw_night_sky(p);
    draw_town(p, look.town, look.window);
    p.across(468, 700, hex(0x1A2130), hex(0x0A0D14));
    for (const float y : {500.0f, 516.0f}) p.across(y, 3.5f, hex(0x6A7486), hex(0x2C3442));
    draw_last_train(p, end, end == RunEnd::Arrived ? world::cubic_out(passed(3.5)) : passed(9));
    p.across(560, 500, look.platform, hex(0x141920));
    p.across(560, 6, hex(0x8A93A3), hex(0x59616F));
    draw_lamp_and_bench(p);
    const bool walks = end == RunEnd::OutOfMoney;
    const float step = walks && !time.still ? static_cast<float>(std::sin(time.seconds * 4.4)) : 0.12f;
    draw_traveller(p.part(400 + (walks ? way * passed(14) : 0), 604, 1.5f), step, hex(0x0B0E14));
    if (end == RunEnd::OutOfHearts) draw_rain(p, time);
}

constexpr Placing ending_line(float y, float h) { return {along::amid(24, 1000), along::start(y, h)}; }
constexpr Placing above_end(float px) { return {along::fill(), along::fill(0, px)}; }
constexpr Placing go_on(float y, float h) { return {along::middle(210), along::end(y, h)}; }

// clang-format off
constexpr PlaceRow ending_rows[] = {
    // place    lies in         wide, narrow            upright                 compact
    {"picture", "canvas", lying(above_end(184),        above_end(258),         above_end(172))},
    {"board",   "canvas", lying(along::foot(184),      along::foot(258),       along::foot(172))},
    {"title",   "board",  always(ending_line(34, 0))},
    {"words",   "board",  lying(ending_line(63.5f, 25), ending_line(63.5f, 75), ending_line(62, 25))},
    {"go on",   "canvas", lying(go_on(15, 58),         go_on(14, thumb))},
};
// clang-format on

class RunEndingScene : public PageScene {  // GO ON leads to the result
 public:
    RunEndingScene(SceneServices& services, std::string run, RunEnd end)
        : PageScene(services), run_(std::move(run)), end_(end), of_(endings[nth(end)]) {
        services_.sounds.play(of_.sound);
        narrator_.say(fmt::format("{}. {}", of_.title, of_.words));
        lay_out();
    }

    void tick(const platform::Input& input, Ticks now) override {
        ++clock_;
        buttons_.go_on(now);
        lay_out();
        bool goes_on = buttons_.tick(input).has_value();
        for (const Action action : {Action::Confirm, Action::Roll, Action::Back, Action::Skip})
            goes_on = goes_on || input.pressed(action);
        if (!goes_on || buttons_.too_early()) return;
        services_.click();
        request_ = ToRun{run_};
    }

    void draw(Stage& stage, double between) override {
        if (resized(stage)) lay_out();
        draw_ending(stage.canvas(), layout_, end_, time_at(between));
        buttons_.draw(stage.canvas(), run_look::accent);
    }

    void state(Json& out) const override {
        out["scene"] = "run_ending";
        out["run"] = run_;
        out["title"] = of_.title;
        out["words"] = of_.words;
    }
    bool moving() const override { return !still(); }

 private:
    void lay_out() {
        buttons_.begin();
        buttons_.add({.name = "go_on",
                      .where = Places{layout_, ending_rows}["go on"],
                      .label = "GO ON",
                      .bound = Action::Confirm,
                      .primary = true,
                      .stakes = Action::Confirm});
    }

    std::string run_;
    RunEnd end_;
    const Ending& of_;
};

}  // namespace

void draw_ending(Canvas& canvas, const Layout& layout, RunEnd end, SceneTime time) {
    const Places at{layout, ending_rows};
    canvas.push_clip(at["picture"]);
    draw_platform(picture_in(canvas, at["picture"]), end, time);
    canvas.pop_clip();
    const Ending& of = endings[nth(end)];
    const Rect &board = at["board"], &title = at["title"];
    canvas.fill(board, grounds::bar, hex(0x06070B));
    canvas.fitted_text(type::headline, of.title, title.w, title.centre(), Align::Centre, colours::brass_light);
    draw_within(canvas, type::lead, of.words, at["words"], 25, colours::ivory, Align::Centre);
}

std::unique_ptr<Scene> ending_to_show(SceneServices& services, RunChances& chances, const std::string& run) {
    if (!services.store) return nullptr;
    try {
        const auto kept = session::kept_run(*services.store, chances.games(), run);
        if (!kept || kept->end() == RunEnd::None) return nullptr;
        return std::make_unique<RunEndingScene>(services, kept->plan.name, kept->end());
    } catch (const Error&) {  // the run's page says what is wrong
        return nullptr;
    }
}

}  // namespace boxcars::scenes
