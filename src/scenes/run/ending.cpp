#include "scenes/run/ending.h"

#include "base/error.h"
#include "base/numbers.h"
#include "scenes/run/look.h"
#include "scenes/table/celebration.h"
#include "session/files.h"
#include "session/store/store.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using session::RunEnd;

constexpr float ending_foot = 88;

// The picture is 1280 units wide and 540 high, from y = 120 to 660. It is scaled to cover its place, and
// its top or its sides are cut off. An upright place shows it from `left` to `right`, with more sky: up to y = -700.
struct EndingPicture {
    Canvas& canvas;
    Rect all;
    float unit, centre;
    EndingPicture(Canvas& on, const Rect& whole, float left, float right) : canvas(on), all(whole) {
        const bool upright = whole.h > 0.8f * whole.w;
        unit = upright ? std::max(whole.w / (right - left), whole.h / 1360)
                       : std::max(whole.w / 1280.0f, whole.h / 540.0f);
        centre = upright ? (left + right) / 2 : 640;
    }

    glm::vec2 at(float x, float y) const {
        return glm::vec2{all.centre().x, all.y + all.h} + glm::vec2{x - centre, y - 660} * unit;
    }
    float above() const { return std::max(0.0f, all.h / unit - 660); }  // units of sky above y = 0
    void box(float x, float y, float w, float h, Colour top, Colour bottom) const {
        const glm::vec2 corner = at(x, y);
        canvas.fill(Rect{corner.x, corner.y, w * unit, h * unit}, top, bottom);
    }
    void shape(std::initializer_list<glm::vec2> corners, Colour top, Colour bottom) const {
        std::vector<glm::vec2> points;
        for (const glm::vec2 corner : corners) points.push_back(at(corner.x, corner.y));
        canvas.fill(points, top, bottom);
    }
    void line(float x, float y, float to_x, float to_y, float wide, Colour ink) const {
        const std::array<glm::vec2, 2> ends{at(x, y), at(to_x, to_y)};
        canvas.stroke(ends, wide * unit, ink);
    }
    void disc(float x, float y, float radius, Colour inner, Colour outer) const {
        canvas.disc(at(x, y), radius * unit, inner, outer);
    }
    void glow(float x, float y, float blur, Colour colour) const {
        const glm::vec2 middle = at(x, y);
        canvas.glow({middle.x - 2, middle.y - 2, 4, 4}, 2, blur * unit, colour);
    }
    void train(float x, float rail, float high, float lit) const {  // two boxcars, the second one at x
        for (const float behind : {0.0f, 1.28f}) {
            const glm::vec2 corner = at(x - behind * high * 1.15f, rail - high);
            draw_boxcar(canvas, {corner.x, corner.y, high * 1.15f * unit, high * 0.86f * unit}, lit, 0.4f);
        }
    }
};

// Returns a fraction from 0 to 1. Whole values of `number` give evenly spread fractions.
float scattered(float number, float step) { return std::fmod(number * step, 1.0f); }

// A traveller with hat and suitcase, seen from behind. `step`: -1 to 1, the phase of the walk.
void draw_traveller(const EndingPicture& p, float x, float foot, float high, float step, Colour ink) {
    const float u = high / 100;
    p.line(x - 6 * u, foot - 44 * u, x - (6 + 10 * step) * u, foot, 9 * u, ink);
    p.line(x + 6 * u, foot - 44 * u, x + (6 + 10 * step) * u, foot, 9 * u, ink);
    p.shape({{x - 13 * u, foot - 78 * u},
             {x + 13 * u, foot - 78 * u},
             {x + 19 * u, foot - 28 * u},
             {x - 19 * u, foot - 28 * u}},
            ink, ink);
    p.disc(x, foot - 87 * u, 8.5f * u, ink, ink);
    p.box(x - 15 * u, foot - 92 * u, 30 * u, 3.5f * u, ink, ink);
    p.box(x - 8.5f * u, foot - 102 * u, 17 * u, 11 * u, ink, ink);
    p.line(x + 15 * u, foot - 74 * u, x + 24 * u, foot - 34 * u, 6 * u, ink);
    p.box(x + 12 * u, foot - 33 * u, 30 * u, 22 * u, hex(0x4A3018), hex(0x2A1A0C));
    p.box(x + 12 * u, foot - 24 * u, 30 * u, 2 * u, hex(0x8C6528), hex(0x8C6528));
}

void draw_town(const EndingPicture& p, float ground, Colour ink, Colour window) {
    constexpr std::array<float, 14> heights{60, 96, 72, 130, 88, 110, 64, 150, 92, 70, 118, 80, 104, 66};
    for (std::size_t n = 0; n < heights.size(); ++n) {
        const float x = -60 + 100 * static_cast<float>(n), high = heights[n];
        p.box(x, ground - high, 92, high, ink, ink);
        p.box(x + 20, ground - high - 16, 50, 16, ink, ink);
        for (int pane = 0; pane < 3; ++pane)
            if ((n * 3 + nth(pane)) % 4 != 0)
                p.box(x + 16 + 24 * static_cast<float>(pane), ground - high + 18, 6, 10, window, window);
    }
}

void draw_arrival(const EndingPicture& p, EndingTime time) {
    p.box(-400, -700, 2080, 301, hex(0x141B3C), hex(0x141B3C));
    p.box(-400, -400, 2080, 780, hex(0x141B3C), hex(0x7A4A6E));
    p.box(-400, 240, 2080, 240, hex(0x7A4A6E, 0), hex(0xF3AE62));
    const float risen = time.still ? 1 : static_cast<float>(std::min(1.0, time.seconds / 5));
    p.glow(420, 470 - 80 * risen, 260, hex(0xFFC070, 0.75f));
    p.disc(420, 470 - 110 * risen, 66, hex(0xFFF1C4), hex(0xFFC76B));
    draw_town(p, 478, hex(0x3A2A4C), hex(0xFFD98A, 0.55f));
    p.box(-400, 476, 2080, 700, hex(0x2B2030), hex(0x0D0F14));
    // The hall of the terminus: ribs over the tracks, a clock, the buffer stop with its lamp.
    for (int rib = 0; rib < 4; ++rib) {
        const float inset = 26 * static_cast<float>(rib);
        std::vector<glm::vec2> arch;
        for (int n = 0; n <= 24; ++n) {
            const float turn = 3.14159265f * static_cast<float>(n) / 24;
            arch.push_back(p.at(920 + (350 - inset) * std::cos(turn), 470 - (330 - inset) * std::sin(turn)));
        }
        p.canvas.stroke(arch, (rib == 0 ? 16.0f : 4.0f) * p.unit, rib == 0 ? hex(0x1A1420) : hex(0x2C2232));
    }
    p.box(560, 462, 22, 140, hex(0x1A1420), hex(0x120D16));
    p.disc(920, 206, 34, hex(0xFFF2CF), hex(0xE7C98A));
    p.canvas.ring(p.at(920, 206), 34 * p.unit, 5 * p.unit, hex(0x8C6528));
    p.line(920, 206, 920, 184, 3.5f, hex(0x1B1206));
    p.line(920, 206, 934, 214, 3.5f, hex(0x1B1206));
    for (const float y : {598.0f, 622.0f}) p.box(-400, y, 1500, 5, hex(0xC9923F), hex(0x6A4A1C));
    p.box(1096, 540, 26, 90, hex(0x8A2A22), hex(0x4A1512));
    p.disc(1109, 530, 11, hex(0xFFE9B4), hex(0xFF8A5C));
    p.glow(1109, 530, 46, hex(0xFF8A5C, 0.6f));
    const float rolled = time.still ? 1 : static_cast<float>(1 - std::pow(1 - std::min(1.0, time.seconds / 3.5), 3.0));
    p.train(560 + 330 * rolled, 616, 150, 1);
    p.box(-400, 634, 2080, 500, hex(0x3A2C30), hex(0x17131A));
    p.box(-400, 634, 2080, 5, hex(0xE0B25A), hex(0xE0B25A));
}

void draw_rain(const EndingPicture& p, EndingTime time) {
    const float high = 760 + p.above();
    const float fallen = time.still ? 0 : static_cast<float>(std::fmod(time.seconds * 1.4, 1.0));
    for (int n = 0; n < 130; ++n) {
        const auto of = static_cast<float>(n);
        const float x = 1500 * scattered(of, 0.7548777f) - 60, fast = n % 2 == 0 ? high : 2 * high;
        const float y = std::fmod(high * scattered(of, 0.5698403f) + fast * fallen, high) + 730 - high;
        p.line(x, y, x - 7, y + 26, 1.3f, hex(0xA9C4E8, 0.28f));
    }
}

void draw_platform(const EndingPicture& p, EndingTime time) {
    p.box(-400, -700, 2080, 301, hex(0x0A0E1A), hex(0x0A0E1A));
    p.box(-400, -400, 2080, 900, hex(0x0A0E1A), hex(0x27324A));
    draw_town(p, 470, hex(0x121826), hex(0xEBBE62, 0.30f));
    p.box(-400, 468, 2080, 700, hex(0x1A2130), hex(0x0A0D14));
    for (const float y : {500.0f, 516.0f}) p.box(-400, y, 2080, 3.5f, hex(0x6A7486), hex(0x2C3442));
    // The last coach leaves with two red lamps.
    const float gone = time.still ? 0.5f : static_cast<float>(std::min(1.0, time.seconds / 9));
    const float x = 880 + 330 * gone;
    p.train(x + 120, 512, 92, 0.7f);
    for (const float lamp : {0.0f, 16.0f}) {
        p.disc(x - 18, 474 + lamp, 4.5f, hex(0xFFB0A0), hex(0xE0301C));
        p.glow(x - 18, 474 + lamp, 26, hex(0xE0301C, 0.7f));
    }
    p.box(-400, 560, 2080, 500, hex(0x39414F), hex(0x141920));
    p.box(-400, 560, 2080, 6, hex(0x8A93A3), hex(0x59616F));
    p.box(388, 250, 8, 318, hex(0x2A303B), hex(0x1A1F28));
    p.box(352, 244, 80, 9, hex(0x2A303B), hex(0x2A303B));
    p.disc(392, 262, 10, hex(0xFFF6DC), hex(0xFFD98A));
    p.glow(392, 264, 120, hex(0xFFD98A, 0.55f));
    p.shape({{384, 268}, {400, 268}, {520, 600}, {264, 600}}, hex(0xFFE0A0, 0.20f), hex(0xFFE0A0, 0.02f));
    p.glow(392, 598, 110, hex(0xFFD98A, 0.25f));
    draw_traveller(p, 400, 604, 150, 0.12f, hex(0x0B0E14));
    p.box(120, 548, 170, 9, hex(0x2A1D12), hex(0x1A120B));
    for (const float leg : {132.0f, 272.0f}) p.box(leg, 556, 7, 34, hex(0x1A120B), hex(0x1A120B));
    draw_rain(p, time);
}

void draw_track_home(const EndingPicture& p, EndingTime time) {
    p.box(-400, -700, 2080, 301, hex(0x070A16), hex(0x070A16));
    p.box(-400, -400, 2080, 900, hex(0x070A16), hex(0x2A2B4E));
    for (int n = 0; n < 60; ++n) {
        const auto of = static_cast<float>(n);
        const float y = std::lerp(-p.above(), 400.0f, scattered(of, 0.5698403f));
        p.disc(1400 * scattered(of, 0.7548777f) - 60, y, 1.1f + scattered(of, 0.31f), hex(0xF6ECD6, 0.75f),
               hex(0xF6ECD6, 0));
    }
    p.glow(962, 214, 150, hex(0xF6ECD6, 0.30f));
    p.disc(962, 214, 52, hex(0xFFF8E0), hex(0xE9DDBB));
    p.shape({{-400, 470}, {160, 392}, {460, 452}, {760, 408}, {1120, 446}, {1700, 400}, {1700, 520}, {-400, 520}},
            hex(0x141428), hex(0x0F1020));
    p.box(-400, 458, 2080, 700, hex(0x191A28), hex(0x08090F));
    constexpr float far_x = 690, far_y = 460;
    for (int n = 0; n < 17; ++n) {  // sleepers, nearer ones further apart
        const float near = std::pow(static_cast<float>(n) / 16, 2.2f), y = far_y + 8 + 292 * near;
        const float half = 10 + 250 * near, x = far_x - 90 * near;
        p.box(x - half, y, 2 * half, 3 + 13 * near, hex(0x3A2A20), hex(0x20170F));
    }
    for (const float side : {-1.0f, 1.0f})
        p.shape({{far_x + 5 * side, far_y},
                 {far_x + 7 * side, far_y},
                 {far_x - 90 + 208 * side, 760},
                 {far_x - 90 + 192 * side, 760}},
                hex(0x9AA4C0), hex(0xC9D2EA));
    p.box(846, 344, 6, 120, hex(0x10121C), hex(0x10121C));
    p.box(838, 330, 22, 34, hex(0x10121C), hex(0x10121C));
    p.disc(849, 341, 6, hex(0xFFD0B0), hex(0xFF5A3C));
    p.glow(849, 341, 34, hex(0xFF5A3C, 0.6f));
    const double walked = time.still ? 0.5 : time.seconds;
    const auto away = static_cast<float>(1 - std::min(1.0, walked / 14) * 0.35);
    const auto step = static_cast<float>(time.still ? 0.7 : std::sin(walked * 4.4));
    draw_traveller(p, far_x - 40 * away, far_y + 170 * away, 150 * away, step, hex(0x05060B));
}

constexpr std::array<Ending, 4> endings{
    {{},
     {"Arrived", "The terminus, at dawn. The Conductor lifts his cap: eight stations, and you are here.", "arrival"},
     {"Out of hearts", "The train leaves without you, and it is raining.", "left_behind"},
     {"Out of money", "No fare for the next station. The track leads home, and the night is clear.", "walk_home"}}};

}  // namespace

const Ending& ending_of(RunEnd end) { return endings[nth(end)]; }

void draw_ending(Canvas& canvas, const Rect& all, float foot, RunEnd end, EndingTime time) {
    const bool upright = all.h > all.w;
    const float caption = upright ? 170.0f : 96.0f;
    const Rect seen{all.x, all.y, all.w, all.h - foot - caption};
    canvas.push_clip(seen);
    if (end == RunEnd::Arrived) draw_arrival({canvas, seen, 380, 1150}, time);
    if (end == RunEnd::OutOfHearts) draw_platform({canvas, seen, 270, 1070}, time);
    if (end == RunEnd::OutOfMoney) draw_track_home({canvas, seen, 390, 1060}, time);
    canvas.pop_clip();
    const Ending& of = ending_of(end);
    const float base = all.y + all.h - foot, room = std::min(all.w - 48, 1000.0f), middle = all.centre().x;
    canvas.fill(Rect{all.x, base - caption, all.w, caption + foot}, hex(0x12151D), hex(0x06070B));
    canvas.fitted_text({Face::Display, 46, 0.03f}, of.title, room, {middle, base - caption + 34}, Align::Centre,
                       colours::brass_light);
    constexpr Type words{Face::Body, 19};
    if (!upright)
        return void(canvas.fitted_text(words, of.words, room, {middle, base - 20}, Align::Centre, colours::ivory));
    draw_lines(canvas, words, lines_of(canvas, words, of.words, room), {middle, base - caption + 76}, 25, Align::Centre,
               colours::ivory);
}

RunEndingScene::RunEndingScene(SceneServices& services, std::string run, RunEnd end)
    : PageScene(services), run_(std::move(run)), end_(end) {
    services_.sounds.play(ending_of(end_).sound);
    narrator_.say(std::string{ending_of(end_).title} + ". " + std::string{ending_of(end_).words});
    lay_out();
}

void RunEndingScene::tick(const platform::Input& input, Ticks now) {
    ++clock_;
    buttons_.go_on(now);
    lay_out();
    bool goes_on = buttons_.tick(input).has_value();
    for (const Action action : {Action::Confirm, Action::Roll, Action::Back, Action::Skip})
        goes_on = goes_on || input.pressed(action);
    if (!goes_on || buttons_.too_early()) return;
    services_.sounds.play("button", 0.6f);
    request_ = ToRun{run_};
}

void RunEndingScene::lay_out() {
    const Rect& c = layout_.canvas;
    buttons_.show_keys(!layout_.portrait);
    buttons_.begin();
    buttons_.add({.name = "go_on",
                  .where = {c.centre().x - 105, c.y + c.h - ending_foot + 15, 210, layout_.portrait ? thumb : 58},
                  .label = "GO ON",
                  .bound = Action::Confirm,
                  .primary = true,
                  .stakes = Action::Confirm});
}

void RunEndingScene::draw(Stage& stage, double between) {
    if (resized(stage)) lay_out();
    const double time = static_cast<double>(clock_) + between;
    draw_ending(stage.canvas(), layout_.canvas, ending_foot, end_,
                {time / ticks_per_second, services_.settings.reduced_motion});
    buttons_.draw(stage.canvas(), run_look::accent);
}

void RunEndingScene::state(nlohmann::json& out) const {
    out["scene"] = "run_ending";
    out["run"] = run_;
    out["title"] = ending_of(end_).title;
    out["words"] = ending_of(end_).words;
}

namespace {

// Returns true the first time it is called for a run, and remembers that in a file.
bool ends_anew(const session::Store& store, const std::string& run) {
    const auto file = store.data() / "long_run_endings.txt";
    constexpr std::size_t most_bytes = 1 << 20;
    const std::string shown = session::is_there(file) ? session::read_file(file, "endings", most_bytes) : "";
    if (("\n" + shown).find("\n" + run + "\n") != std::string::npos) return false;
    session::write_file(file, shown + run + "\n");
    return true;
}

}  // namespace

std::unique_ptr<Scene> ending_to_show(SceneServices& services, RunChances& chances, const std::string& run) {
    if (!services.store) return nullptr;
    try {
        const auto kept = session::kept_run(*services.store, chances.games(), run);
        const RunEnd end = kept ? end_of(*kept) : RunEnd::None;
        if (end == RunEnd::None || !ends_anew(*services.store, kept->plan.name)) return nullptr;
        return std::make_unique<RunEndingScene>(services, kept->plan.name, end);
    } catch (const Error&) {  // the run's page says what is wrong
        return nullptr;
    }
}

}  // namespace boxcars::scenes
