// A cable drum that is played tick by tick without a picture: what it shows and what it sounds, to be asked after every
// tick.
#pragma once
#include "audio/sound.h"
#include "platform/settings.h"
#include "scenes/ceelo/scene.h"
#include "ui/bench.h"
#include "ui/overlay/timings.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace boxcars::test {

struct Ears : audio::Sounds {  // hears everything
    std::vector<std::string> heard;
    void play(std::string_view name, float, float) override { heard.emplace_back(name); }
    void loop(std::string_view, bool) override {}
    void set_volume(audio::Bus, float) override {}
    void duck(bool) override {}
    bool silent() const override { return true; }
    std::string device_sentence() const override { return {}; }
};

struct Drum {
    ui::test::Bench bench;
    Ears ears;
    platform::Settings settings;
    ui::Timings timings;
    scenes::SceneServices services{ears, settings, bench.host(), timings, true};
    scenes::CeeloScene scene;
    Ticks now = 0;

    Drum(std::vector<std::string> players, std::uint64_t seed, ceelo::Rules sheet = {})
        : scene(services, options(std::move(players), seed, sheet)) {}

    void tick(const platform::Input& input = {}) { scene.tick(input, ++now); }
    void press(platform::Action action) {
        platform::Input input;
        input.any = true;
        input.presses = {{.kind = platform::Press::Kind::ActionDown, .action = action}};
        tick(input);
    }
    nlohmann::json state() const {
        nlohmann::json out;
        scene.state(out);
        return out;
    }
    // Ticks until the phase has this name; false after so many seconds.
    bool until(std::string_view phase, int seconds = 60) {
        for (int nth = 0; nth < seconds * ticks_per_second; ++nth) {
            if (state()["phase"] == phase) return true;
            tick();
        }
        return false;
    }

 private:
    static scenes::CeeloOptions options(std::vector<std::string> players, std::uint64_t seed, ceelo::Rules sheet) {
        sheet.players = static_cast<int>(players.size());
        scenes::CeeloOptions options{.setup = {.rules = sheet, .seed = seed, .players = std::move(players)}};
        return options;
    }
};

}  // namespace boxcars::test
