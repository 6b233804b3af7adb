// Runs a page without the arcade: ticks it by hand, presses keys, clicks places and reads its state.
#pragma once
#include "audio/sound.h"
#include "platform/frame_times.h"
#include "platform/settings.h"
#include "scenes/scene.h"
#include "scratch.h"
#include "session/store/store.h"
#include "ui/bench.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::test {
using namespace scenes;

struct Ears : audio::Sounds {  // hears everything, plays nothing
    std::vector<std::string> heard;
    std::vector<bool> ducked;
    audio::Tension tension;  // the tension told last
    int turns = 0;
    void play(std::string_view name, float, float) override { heard.emplace_back(name); }
    void listen(const audio::Tension& now) override { tension = now; }
    void turn() override { ++turns; }
    void duck(bool on) override { ducked.push_back(on); }
};

inline platform::Input pressing(platform::Action action) {
    platform::Input input{.presses = {{.kind = platform::PressKind::ActionDown, .action = action}}, .any = true};
    input.held[static_cast<std::size_t>(action)] = true;
    return input;
}

inline platform::Input pointing(platform::PressKind kind, glm::vec2 at) {
    return {.pointer = at,
            .pointer_down = kind == platform::PressKind::PointerDown,
            .presses = {{.kind = kind, .at = at}},
            .any = true};
}

// Presses the left button on the place with that name, then releases it.
inline std::array<platform::Input, 2> clicking(const std::vector<HitTarget>& places, const std::string& name) {
    const auto place = std::ranges::find(places, name, &HitTarget::name);
    REQUIRE_MESSAGE(place != places.end(), "there is no ", name, " to click on");
    const glm::vec2 at = place->where.centre();
    return {pointing(platform::PressKind::PointerDown, at), pointing(platform::PressKind::PointerUp, at)};
}

// Requires that a page leads to such a destination, and returns it.
template <class There>
There going(const std::optional<Destination>& asked) {
    REQUIRE(asked);
    REQUIRE(std::holds_alternative<There>(*asked));
    return std::get<There>(*asked);
}

struct PageBench {
    ui::test::Bench bench;
    Ears ears;
    platform::Settings settings;
    platform::Timings timings;
    SceneServices services{ears, settings, bench.host(), timings, true};
    std::unique_ptr<Scene> scene;
    Ticks now = 0;

    std::optional<Destination> tick(const platform::Input& input = {}) {
        scene->tick(input, ++now);
        return scene->request();
    }
    void wait(Ticks ticks) {
        for (Ticks nth = 0; nth < ticks; ++nth) tick();
    }
    std::optional<Destination> press(platform::Action action) { return tick(pressing(action)); }
    std::optional<Destination> click(const std::string& place) {
        std::optional<Destination> there;
        for (const platform::Input& input : clicking(scene->hit_targets(), place))
            if (auto asked = tick(input)) there = asked;
        return there;
    }
    std::vector<std::string> heard() {  // the lines narrated since the last call
        wait(milliseconds(200));
        return std::exchange(services.narration, {});
    }
    nlohmann::json state() const {
        boxcars::Json out;
        scene->state(out);
        return nlohmann::json::parse(out.dump());
    }
};

struct KeptBench : ui::test::Bench {
    Scratch folder;
    session::Store store{folder.path, {.retry = std::chrono::milliseconds{20}}};
};

}  // namespace boxcars::test
