// A scene: one table, or the title. Owned by the loop in app/; ticked 120 times a second; drawn at any rate between
// two ticks. Reads top to bottom: feel, enter, tick, act, draw, overlay.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "render/hit_target.h"
#include "render/stage.h"

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
struct Recording;
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

struct LabRequest;

struct SceneChange {  // where a scene wants to go: a request that app/ carries out
    enum class Where {
        Title,
        Table,
        Attract,
        Watch,
        Guide,
        NextStop,
        Leave
    } where;                // Attract: the train shows itself, stop after stop, until there is any input
    std::string game{};     // for Table, Watch and Guide; for Attract: where it begins, none: it goes on
    std::string sitting{};  // for Table: a kept one that goes on there; for Watch: that is played again
    std::shared_ptr<const LabRequest> lab{};  // for Table, when that is the lab: what a table sends there
    std::int64_t at_entry = 1;  // for Watch: where it begins to be shown, from 1; for Guide: the step, from 1
    std::string night{};        // the date of a Night: for NextStop, and for Table, when that is the Night's board
    std::shared_ptr<const session::Recording> recording{};  // for Watch: this one, instead of a kept one
};

constexpr std::string_view lab_name = "lab", history_name = "history",
                           night_name = "night";  // go as a game's name does

class Scene {
 public:
    virtual ~Scene() = default;
    virtual void tick(const platform::Input& input, Ticks now) = 0;
    virtual void draw(render::Stage& stage, double between) = 0;  // between: 0..1 from the last tick to the next
    virtual void overlay() {}  // Dear ImGui windows, once a frame, inside Host's frame
    virtual std::vector<HitTarget> hit_targets() const { return {}; }             // what can be clicked now
    virtual void state(nlohmann::json& out) const = 0;                            // shown and decided, with the hash
    std::optional<SceneChange> request() { return std::exchange(request_, {}); }  // asked once a tick
    virtual std::filesystem::path picture_wanted() const {
        return {};
    }                                             // a file for the next picture of all that is seen; empty: none
    virtual void picture_kept(bool) {}            // it is written, or could not be
    virtual bool moving() const { return true; }  // false: nothing changes until input; frames may be skipped

 protected:
    std::optional<SceneChange> request_;
};

}  // namespace boxcars::scenes
