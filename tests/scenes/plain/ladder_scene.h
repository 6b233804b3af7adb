// The plain table of the game for tests in which every throw is of another number of dice.
#pragma once
#include "scenes/plain/ladder.h"
#include "scenes/plain/scene.h"

namespace boxcars::test {
using namespace scenes;

struct LadderScene {  // the scene with its look
    PlainTable scene;
    LadderScene(SceneServices& services, TableOptions options)
        : scene(services, std::move(options), {"Ladder", "the test car", render::colours::brass}) {}
    void tick(const platform::Input& input, Ticks now) { scene.tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene.hit_targets(); }
    void state(nlohmann::json& out) const { scene.state(out); }
    const session::Sitting& sitting() const { return scene.sitting(); }
    const char* phase() const { return scene.phase(); }
};

}  // namespace boxcars::test
