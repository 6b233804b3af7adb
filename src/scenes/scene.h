// A scene is one table or one page. The loop in app/ owns it, ticks it 120 times a second and draws it at any rate
// between two ticks.
#pragma once
#include "audio/sound.h"
#include "base/money.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "render/canvas.h"
#include "render/stage.h"
#include "scenes/destination.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::platform {
struct Settings;
struct Timings;
}  // namespace boxcars::platform
namespace boxcars::session {
class StationOdds;
class Store;
}  // namespace boxcars::session
namespace boxcars::ui {
class Host;
}

namespace boxcars::scenes {

using render::HitTarget;

// What is known about a station's goal while it is played.
struct KnownGoal {
    std::shared_ptr<const session::StationOdds> odds{};  // nullptr: not known yet
    bool never = false;                                  // its odds cannot be computed
    std::optional<bool> before{};                        // whether the last goal with these players was reached
    std::string brings{};                                // the reward: "$135"
    int hearts = 0;                                      // hearts left before the station
    Cents purse = 0;                                     // money of the run before the station
};

// Services that every scene may use. They live in app/.
struct SceneServices {
    audio::Sounds& sounds;
    platform::Settings& settings;  // any scene may change them; app/ saves them
    ui::Host& host;                // for panels, in overlay()
    platform::Timings& timings;    // for the debug overlay
    // True: there is no window. Scenes then wait for background work, so that runs repeat exactly.
    bool headless = false;
    std::filesystem::path data{};          // folder for results; empty: none
    std::vector<std::string> notices{};    // messages to the player, oldest first
    session::Store* store = nullptr;       // nullptr: nothing is saved
    std::vector<std::string> guided{};     // games that have a lesson
    std::vector<std::string> narration{};  // lines to narrate; app/ takes them
    bool runs = false;                     // the Long Run is available
    std::string run_waits{};               // the unfinished run, such as "Local, station 3 of 8"; may be empty
    // Computes a station's goal in the background; call it until the odds are known. Empty: goals have no odds here.
    std::function<KnownGoal(const session::StopTerms&)> goal{};
    // Replaces today's date where results must repeat exactly, such as "2026-11-23". Empty: today's date is used.
    std::string today{};
    bool linked = false;  // a link opened the table on the screen
    bool menu = false;    // asks for the action menu; app/ resets it
    float rumble = 0;     // the controller's rumble, 0 to 1; app/ resets it
};

// Makes the lines that are narrated, such as a table's facts and questions or a page's selections, and hands them to
// app/.
class Narrator {
 public:
    static constexpr Ticks looks_every = milliseconds(100);  // how often selections are checked

    // `silent`: drops every line, for demonstrations.
    Narrator(std::vector<std::string>& lines, bool silent) : lines_(lines), silent_(silent) {}

    void say(std::string words) {
        if (!silent_ && !words.empty()) lines_.push_back(std::move(words));
    }
    // Narrates a lasting state when it has changed. `said`: the words narrated last.
    void say_new(std::string& said, std::string words) {
        if (words == said) return;
        said = words;
        say(std::move(words));
    }
    template <class Lines>
    void say_all(const Lines& lines) {
        for (const auto& line : lines) say(line);
    }
    // Narrates the facts in the wording of the rules.
    template <class Facts>
    void say_facts(const Facts& facts) {
        for (const auto& fact : facts) say(to_text(fact));
    }

 private:
    std::vector<std::string>& lines_;
    bool silent_;
};

class Scene {
 public:
    virtual ~Scene() = default;
    virtual void tick(const platform::Input& input, Ticks now) = 0;
    virtual void draw(render::Stage& stage, double between) = 0;       // `between`: ticks since the last tick, 0 to 1
    virtual void overlay() {}                                          // Dear ImGui windows, once a frame
    virtual std::vector<HitTarget> hit_targets() const { return {}; }  // what can be clicked now
    virtual void state(nlohmann::json& out) const = 0;                 // writes everything shown, and a table's hash
    // The actions that have a key in this scene. A game controller shows them as a list.
    const std::vector<platform::Action>& keys() const { return keys_; }
    std::optional<Destination> request() { return std::exchange(request_, {}); }  // where to go next; taken once a tick
    virtual bool moving() const { return true; }                                  // false: frames may be skipped

 protected:
    std::optional<Destination> request_;
    std::vector<platform::Action> keys_;
};

}  // namespace boxcars::scenes
