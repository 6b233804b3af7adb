// What a whole frame of each car costs with the room alive, and in the middle of the largest celebration, without a
// display and without a graphics card: by the clock, from its first command to its last pixel (the median; what else
// the machine does is in it), and in processor time of all threads (the mean). Sixty a second ask for 16.7 ms by the
// clock: the driver draws with a thread for each processor.
#define SDL_MAIN_HANDLED
#include "report.h"

#include "../tests/render/room.h"
#include "audio/sound.h"
#include "platform/frame_times.h"
#include "platform/settings.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/room_life.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/title/scene.h"
#include "scratch.h"
#include "ui/host.h"

#include <epoxy/gl.h>
#include <fmt/format.h>
#include <algorithm>
#include <chrono>

namespace boxcars::bench {

using namespace boxcars::scenes;

namespace {
constexpr double frame_budget = 0.0167;

struct FrameCost {  // seconds
    double by_clock = 0, processor = 0;
};

double clock_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void tell(Report& report, const std::string& title, FrameCost cost) {
    report.figure(title, cost.by_clock, "s", frame_budget);
    report.figure("  its processor time", cost.processor, "s");
}

// A car without the arcade round it: ticked by hand and drawn.
struct Car {
    explicit Car(render::Stage& on) : stage(on) {}
    render::Stage& stage;
    std::unique_ptr<audio::Sounds> ears = audio::open_sounds(false);
    platform::Settings settings;
    platform::Timings timings;
    ui::Host host{SDL_GL_GetCurrentWindow(), SDL_GL_GetCurrentContext()};
    SceneServices services{*ears, settings, host, timings, true};
    Ticks now = 0;

    void tick(Scene& scene, const platform::Input& input = {}) { scene.tick(input, ++now); }
    void wait(Scene& scene, double seconds) {
        for (Ticks end = now + static_cast<Ticks>(seconds * ticks_per_second); now < end;) tick(scene);
    }
    void press(Scene& scene, platform::PressKind kind, platform::Action action, glm::vec2 at = {}) {
        platform::Input input;
        input.any = true;
        input.pointer = at;
        input.presses = {{.kind = kind, .action = action, .at = at}};
        if (kind == platform::PressKind::PointerDown) input.pointer_down = true;
        tick(scene, input);
    }
    void click(Scene& scene, const std::string& spot) {
        const auto targets = scene.hit_targets();
        const glm::vec2 at = std::ranges::find(targets, spot, &HitTarget::name)->where.centre();
        press(scene, platform::PressKind::PointerDown, {}, at);
        press(scene, platform::PressKind::PointerUp, {}, at);
    }
    FrameCost frame(Scene& scene, const Report& report, double apart) {  // of one, over some that follow
        const auto draw = [&] {
            stage.begin_frame({1280, 720}, 1, 0);
            scene.draw(stage, 0);
            stage.end_frame();
            glFinish();
        };
        draw();
        std::vector<double> clock;
        double processor = 0;
        for (int frames = report.quick() ? 3 : 40; frames > 0; --frames) {
            wait(scene, apart);
            const double began = clock_seconds(), used = cpu_seconds();
            draw();
            clock.push_back(clock_seconds() - began);
            processor += cpu_seconds() - used;
        }
        std::ranges::sort(clock);
        return {clock[clock.size() / 2], processor / static_cast<double>(clock.size())};
    }
};

void at_rest(Report& report, Car& car, Scene& scene, const char* name) {
    car.wait(scene, 6);
    car.settings.reduced_motion = true;
    tell(report, fmt::format("{}, standing still", name), car.frame(scene, report, 0.01));
    car.settings.reduced_motion = false;
    while (!RoomLife{static_cast<double>(car.now), false}.passing()) car.tick(scene);
    car.wait(scene, 0.4);
    tell(report, fmt::format("{}, a light from outside passing", name), car.frame(scene, report, 0.04));
    car.wait(scene, 1.5);
    tell(report, fmt::format("{}, the room alive", name), car.frame(scene, report, 0.05));
}

template <class SceneType>
void table_at_rest(Report& report, render::Stage& stage, const char* name, TableOptions options) {
    Car car{stage};
    SceneType scene{car.services, std::move(options)};
    at_rest(report, car, scene, name);
}

void title(Report& report, render::Stage& stage) {
    using render::DieKind;
    Car car{stage};
    const auto scene = title_scene(car.services, {pig_card(DieKind::Pink), craps_card(DieKind::Red),
                                                  siwuliu_card(DieKind::Bone), ceelo_card(DieKind::Black)});
    at_rest(report, car, *scene, "The title");
}

void double_six(Report& report, render::Stage& stage) {
    using platform::Action, platform::PressKind;
    Car car{stage};
    CrapsScene scene{car.services,
                     {.setup = {.rules = craps::Rules{},
                                .seed = 1,
                                .players = {"human"},
                                .dice = session::GivenDice{"bench", {6, 6}}},
                      .die = {render::DieKind::Red, render::DieKind::Ivory}}};
    car.wait(scene, 1);
    for (int chip = 0; chip < 5; ++chip) car.click(scene, "twelve");
    car.press(scene, PressKind::ActionDown, Action::Roll);
    car.press(scene, PressKind::ActionUp, Action::Roll);
    car.wait(scene, 3.2);
    tell(report, "Craps, double six celebrated", car.frame(scene, report, 0.02));
}

void play_pig(session::Sitting& played) {
    const auto& session = played;
    if (session.over())
        played.next_game();
    else if (session.state().as<pig::State>().turn_total >= 20)
        played.submit(pig::Hold{});
    else
        played.throw_dice();
}

void play_craps(session::Sitting& played) {
    const craps::State& state = played.state().as<craps::State>();
    const craps::Spot wanted = state.point == 0 ? craps::Spot{craps::Kind::Pass} : craps::Spot{craps::Kind::Field};
    const bool has_it = std::ranges::any_of(state.bets, [&](const auto& bet) { return bet.spot == wanted; });
    if (has_it || !played.submit(craps::Bet{wanted, 500})) played.throw_dice();
}

// From the store to the table, ready to be played on.
template <class SceneType>
void kept_sitting(Report& report, render::Stage& stage, const char* name, session::Setup setup,
                  void (*play_one)(session::Sitting&)) {
    constexpr double most_seconds = 0.1;
    const test::Scratch folder;
    session::Store store{folder.path};
    session::Sitting played{std::move(setup), kept_in(&store)};
    const std::size_t entries = report.quick() ? 1'000 : 10'000;
    while (played.journal().size() < entries) play_one(played);
    played.store_now();
    Car car{stage};
    car.services.store = &store;
    std::vector<double> seconds;
    for (int look = 0; look < 5; ++look) {
        const double began = cpu_seconds();
        const SceneType scene{car.services, {.die = {render::DieKind::Pink}, .kept = played.name()}};
        seconds.push_back(cpu_seconds() - began);
    }
    std::ranges::sort(seconds);
    report.figure(fmt::format("{}: a kept sitting of {} entries, laid on the table", name, entries), seconds[2], "s",
                  most_seconds);
}

}  // namespace

void car_frame(Report& report) {
    render::HiddenWindow window(1280, 720);
    fmt::print("\nA frame of each car at 1280x720, drawing included, by the clock\n");
    const auto stage = render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    table_at_rest<PigScene>(report, *stage, "Pig",
                            {.setup = {.rules = pig::Rules{}, .seed = 1}, .die = {render::DieKind::Pink}});
    table_at_rest<CrapsScene>(report, *stage, "Craps",
                              {.setup = {.rules = craps::Rules{}, .seed = 1, .players = {"human"}},
                               .die = {render::DieKind::Red, render::DieKind::Ivory}});
    table_at_rest<SiwuliuScene>(report, *stage, "Sì-wŭ-liù",
                                {.setup = {.rules = siwuliu::Rules{}, .seed = 1}, .die = {render::DieKind::Bone}});
    table_at_rest<CeeloScene>(report, *stage, "Cee-lo",
                              {.setup = {.rules = ceelo::Rules{}, .seed = 1}, .die = {render::DieKind::Black}});
    title(report, *stage);
    double_six(report, *stage);
    kept_sitting<PigScene>(report, *stage, "Pig", {.rules = pig::Rules{}, .seed = 1, .players = {"human", "hold20"}},
                           play_pig);
    const craps::Rules deep_pockets{.bankroll = 1'000'000};
    kept_sitting<CrapsScene>(report, *stage, "Craps", {.rules = deep_pockets, .seed = 1, .players = {"human"}},
                             play_craps);
}

}  // namespace boxcars::bench
