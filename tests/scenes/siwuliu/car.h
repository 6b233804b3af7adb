// The Lacquer Car without the arcade round it: ticked by hand, listened to, and asked what it shows.
#pragma once
#include "audio/sound.h"
#include "platform/settings.h"
#include "scenes/siwuliu/scene.h"
#include "ui/bench.h"
#include "ui/overlay/timings.h"

#include <doctest/doctest.h>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes::test {

struct Ears : audio::Sounds {  // hears everything, plays nothing
    std::vector<std::string> heard;
    void play(std::string_view name, float, float) override { heard.emplace_back(name); }
    void loop(std::string_view, bool) override {}
    void set_volume(audio::Bus, float) override {}
    void duck(bool) override {}
    bool silent() const override { return true; }
    std::string device_sentence() const override { return {}; }
};

struct SiwuliuCar {
    using Action = platform::Action;
    Ears ears;
    platform::Settings settings;
    ui::Timings timings;
    SceneServices services;
    SiwuliuScene scene;
    Ticks now = 0;

    // Faces, or none: then they come from the seed.
    SiwuliuCar(ui::test::Bench& bench, std::uint64_t seed, std::vector<int> faces = {},
               const siwuliu::Rules& rules = {})
        : services{ears, settings, bench.host(), timings},
          scene(services, {.setup = setup(seed, std::move(faces), rules)}) {}

    static session::Setup<siwuliu::Rules> setup(std::uint64_t seed, std::vector<int> faces,
                                                const siwuliu::Rules& rules) {
        session::Setup<siwuliu::Rules> setup{.rules = rules, .seed = seed, .players = {"human"}};
        if (!faces.empty()) setup.dice.emplace("faces of the test", std::move(faces));
        return setup;
    }

    void wait(Ticks ticks = 1) {
        for (Ticks i = 0; i < ticks; ++i) scene.tick({}, ++now);
    }
    void tap(Action action) {  // down, and up a tick later
        platform::Input down;
        down.any = true;
        down.held[static_cast<std::size_t>(action)] = true;
        down.presses = {{.kind = platform::Press::Kind::ActionDown, .action = action}};
        scene.tick(down, ++now);
        platform::Input up;
        up.presses = {{.kind = platform::Press::Kind::ActionUp, .action = action}};
        scene.tick(up, ++now);
    }
    void click(const std::string& spot) {
        const auto hit_targets = scene.hit_targets();
        const auto hot = std::ranges::find(hit_targets, spot, &HitTarget::name);
        REQUIRE_MESSAGE(hot != hit_targets.end(), "there is no ", spot, " to click on");
        platform::Input input;
        input.any = input.pointer_down = true;
        input.pointer = hot->where.centre();
        input.presses = {{.kind = platform::Press::Kind::PointerDown, .at = input.pointer}};
        scene.tick(input, ++now);
        input.pointer_down = false;
        input.presses[0].kind = platform::Press::Kind::PointerUp;
        scene.tick(input, ++now);
    }
    nlohmann::json state() const {
        nlohmann::json out;
        scene.state(out);
        return out;
    }
    std::string phase() const { return state()["phase"]; }
    // Nobody touches anything until this phase.
    nlohmann::json wait_for(const std::string& wanted, Ticks most = 20 * ticks_per_second) {
        for (Ticks i = 0; i < most; ++i) {
            nlohmann::json seen = state();
            if (seen["phase"] == wanted) return seen;
            wait();
        }
        FAIL("the car is not ", wanted, " but ", phase(), " after ", most, " ticks");
        return {};
    }
};

}  // namespace boxcars::scenes::test
