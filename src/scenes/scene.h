// A scene is one table or one page. The loop in app/ owns it, ticks it 120 times a second and draws it at any rate
// between two ticks. A scene, the command line or a link asks for a destination, and app/ carries it out.
#pragma once
#include "audio/sound.h"
#include "base/json.h"
#include "base/numbers.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "scenes/type.h"
#include "session/stop.h"
#include "world/ease.h"

#include <numbers>

namespace boxcars::platform {
struct Settings;
struct Timings;
}  // namespace boxcars::platform
namespace boxcars::session {
class StationOdds;
class Store;
struct Recording;
struct Run;
struct Station;
}  // namespace boxcars::session
namespace boxcars::ui {
class Host;
}

namespace boxcars::scenes {

using platform::Action, platform::Input, platform::Press, platform::PressKind;

struct LabRequest;

struct ToTitle {};
struct ToTable {
    std::string game{};
    std::optional<session::StopTerms> stop{};  // set at a station of a run
};
struct ToKept {                     // resumes a saved sitting
    std::string game{}, sitting{};  // sitting: empty for the newest
};
struct ToRun {                                   // a Long Run
    std::string name{};                          // empty: the newest, or the choice of tickets
    bool from_table = false;                     // if the run ended there, its train rolls in
    std::shared_ptr<const session::Run> sent{};  // read from a file; nullptr: from the store
    std::string ticket{};                        // the tickets, this one chosen; empty: see `name`
};
struct ToStation {  // the table of the run's latest invitation
    std::string run{};
};
struct ToRecording {        // plays back a recording
    std::string game{};     // empty: not known yet
    std::string sitting{};  // a saved one; empty: the newest
    std::filesystem::path file{};
    std::shared_ptr<const session::Recording> played{};  // the recording; nullptr until it is read
    std::int64_t at_entry = 1;                           // first entry shown, counted from 1
    bool sealed = false;                                 // unfinished: its dice stay secret
};
using WayBack = std::variant<ToTitle, ToTable, ToKept, ToRun>;
struct ToGuide {  // a lesson, step by step
    std::string game{};
    std::int64_t step = 1;
    WayBack back{};  // where the lesson leads if the player ends it early
};
struct ToLab {
    std::shared_ptr<const LabRequest> sent{};  // values for the form; nullptr: none
};
struct ToHistory {
    std::string sitting{};  // selected when the page opens
};
struct ToAttract {       // demonstrates games until any input
    std::string game{};  // empty: the next game
};
struct ToLeave {};

using Destination = std::variant<ToTitle, ToTable, ToKept, ToRecording, ToGuide, ToRun, ToStation, ToLab, ToHistory,
                                 ToAttract, ToLeave>;

// The name of the game or page. Empty for all other destinations, and for a sitting whose game is not known yet.
inline std::string name_of(const Destination& there) {
    if (std::holds_alternative<ToLab>(there)) return "lab";
    if (std::holds_alternative<ToHistory>(there)) return "history";
    if (std::holds_alternative<ToRun>(there)) return "run";
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.game; }) return one.game;
            return std::string{};
        },
        there);
}

// What is known about a station's goal while it is played.
struct KnownGoal {
    std::shared_ptr<const session::StationOdds> odds{};  // nullptr: not known yet
    bool never = false;                                  // its odds cannot be computed
    std::optional<bool> before{};                        // whether the last goal with these players was reached
    std::string name{};                                  // of the station: "Ashford"
    std::shared_ptr<const session::Station> station{};   // nullptr: not known
    int hearts = 0;                                      // hearts left before the station
    Cents purse = 0;                                     // money of the run before the station
    std::vector<bool> made{};                            // whether the goals of the stations before were reached
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

    void click() const { sounds.play("button", 0.6f); }  // of a button
    void refuse_click() const { sounds.play("button_no", 0.5f); }
    void whistle() const { sounds.play("whistle", 0.6f); }  // something new begins
};
// A date such as "2026-11-23".
inline std::string today(const SceneServices& services) {
    return services.today.empty() ? session::today() : services.today;
}

struct SceneTime {
    double seconds = 0;  // since the scene was entered
    bool still = false;  // reduced motion
};

inline float fraction(double number) { return static_cast<float>(std::fmod(number, 1.0)); }  // without its whole part
bool listed(const auto& list, const auto& value) { return std::ranges::count(list, value) > 0; }
constexpr vec3 x_axis{1, 0, 0}, y_axis{0, 1, 0}, z_axis{0, 0, 1};

// The sine of a number of whole turns.
inline float sine(double turns) { return static_cast<float>(std::sin(turns * 2 * std::numbers::pi)); }
constexpr float as_float(std::integral auto number) { return static_cast<float>(number); }

// How much of what began at `began` and takes so long is over at `time`, 0 to 1. In ticks.
inline float part_over(double time, Ticks began, Ticks takes) {
    return world::unit((time - real(began)) / real(takes));
}

inline float part_over(double since, Ticks takes) { return part_over(since, 0, takes); }

// Collects for app/ the lines that are narrated, such as a table's facts and questions or a page's selections.
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
    void say_all(std::span<const std::string> lines) {
        for (const std::string& line : lines) say(line);
    }

 private:
    std::vector<std::string>& lines_;
    bool silent_;
};

class Scene {
 public:
    virtual ~Scene() = default;
    virtual void tick(const Input& input, Ticks now) = 0;
    virtual void draw(Stage& stage, double between) = 0;               // `between`: ticks since the last tick, 0 to 1
    virtual void overlay() {}                                          // Dear ImGui windows, once a frame
    virtual std::vector<HitTarget> hit_targets() const { return {}; }  // what can be clicked now
    virtual void state(Json& out) const = 0;                           // writes everything shown, and a table's hash
    // The actions that have a key in this scene. A game controller shows them as a list.
    const std::vector<Action>& keys() const { return keys_; }
    std::optional<Destination> request() { return std::exchange(request_, {}); }  // where to go next; taken once a tick
    virtual bool moving() const { return true; }                                  // false: frames may be skipped

 protected:
    std::optional<Destination> request_;
    std::vector<Action> keys_;
};

}  // namespace boxcars::scenes
