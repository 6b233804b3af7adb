// A scene: one table, or the title. Owned by the loop in app/; ticked 120 times a second; drawn at any rate between
// two ticks. Reads top to bottom: feel, enter, tick, act, draw, overlay.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "render/hit_target.h"
#include "render/stage.h"
#include "scenes/destination.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::platform {
struct Settings;
}
namespace boxcars::session {
class Store;
}  // namespace boxcars::session
namespace boxcars::ui {
class Host;
struct Timings;
}  // namespace boxcars::ui

namespace boxcars::scenes {

using render::HitTarget;

struct SceneServices {  // what every scene may use; lives in app/
    audio::Sounds& sounds;
    platform::Settings& settings;  // read and changed freely; app/ applies and saves what changed once a tick
    ui::Host& host;                // for panels, in overlay()
    ui::Timings& timings;          // of frames, ticks and throws, for the debug overlay
    bool headless = false;         // time is the tick count: wait for answers from the background, so that runs repeat
    std::filesystem::path data{};  // where results may be written down; empty: nowhere
    std::vector<std::string> notices{};      // what the player should know, oldest first: "No sound device."
    session::Store* store = nullptr;         // where what is played is kept; none: nowhere
    bool purse = false;                      // tables are played from the purse where nothing else is said
    std::vector<std::string> guided{};       // games that can be shown step by step
    std::vector<std::string> narration{};    // what a scene tells, in words, the oldest first; app/ takes it every tick
    std::vector<std::string> night_stops{};  // games at which a Night stops, in their order
    std::string tonight{};                   // the date of a run that repeats: "2026-11-23"; empty: as the clock says
};

class Scene {
 public:
    virtual ~Scene() = default;
    virtual void tick(const platform::Input& input, Ticks now) = 0;
    virtual void draw(render::Stage& stage, double between) = 0;  // between: 0..1 from the last tick to the next
    virtual void overlay() {}  // Dear ImGui windows, once a frame, inside Host's frame
    virtual std::vector<HitTarget> hit_targets() const { return {}; }             // what can be clicked now
    virtual void state(nlohmann::json& out) const = 0;                            // shown and decided, with the hash
    std::optional<Destination> request() { return std::exchange(request_, {}); }  // asked once a tick
    virtual std::filesystem::path picture_wanted() const {
        return {};
    }                                             // a file for the next picture of all that is seen; empty: none
    virtual void picture_kept(bool) {}            // it is written, or could not be
    virtual bool moving() const { return true; }  // false: nothing changes until input; frames may be skipped

 protected:
    std::optional<Destination> request_;
};

}  // namespace boxcars::scenes
