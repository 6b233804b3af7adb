// Owns what the loop runs on: the kept files, settings, window, panels, pictures and sounds. They are opened in this
// order, closed in the reverse order, and lent to every scene.
#pragma once
#include "app/arcade/arcade.h"
#include "platform/frame_times.h"
#include "platform/settings.h"
#include "platform/window.h"
#include "session/store/store.h"
#include "ui/host.h"

namespace boxcars::app {

// Keeps settings, sittings and pictures on the disk. A failure becomes a sentence for the player, and play goes on.
class Keeper {
 public:
    Keeper(std::filesystem::path data, std::filesystem::path config, session::Place place = session::Place::Window);
    platform::Settings load();
    // Call once a tick. Saves a second after the last change.
    void settle(const platform::Settings& settings, Ticks now);
    // Saves unsaved changes and closes the store. Returns false if some of what was played could not be saved.
    bool finish(const platform::Settings& settings);
    session::Store* store() const { return store_.get(); }       // nullptr: there is no data folder
    void keep_picture(const std::function<std::string()>& png);  // writes the bytes of `png` to a new file
    std::vector<std::string> take_sentences() { return std::exchange(sentences_, {}); }  // added since the last call
    void report(std::string sentence);  // shows the sentence to the player

 private:
    void save(const platform::Settings& settings);
    void hear_store();

    std::filesystem::path data_, config_;
    std::unique_ptr<session::Store> store_;
    platform::Settings saved_, last_;
    Ticks changed_ = 0;
    std::vector<std::string> sentences_;
};

using OpenScene = std::function<std::unique_ptr<scenes::Scene>(const SceneOptions&, scenes::SceneServices&)>;

// Opens and leaves the one scene that is open, and finds out where a scene change leads.
class CurrentScene {
 public:
    // With a seed, every table of the run is reproducible. `cars`: the games that the attract mode shows.
    CurrentScene(const OpenScene& open, scenes::SceneServices& services, const SceneOptions& first,
                 std::vector<std::string> cars);
    scenes::Scene& operator*() const { return *scene_; }
    scenes::Scene* operator->() const { return scene_.get(); }
    void change(const scenes::Destination& there);  // opens any destination but ToLeave, which the loop handles
    void leave() { scene_.reset(); }                // closes the open scene
    bool demo() const { return present_.demo.has_value(); }

 private:
    void enter(SceneOptions options);

    const OpenScene& open_;
    scenes::SceneServices& services_;
    std::optional<std::uint64_t> seed_;
    scenes::AttractTour tour_;
    SceneOptions present_;      // the options of the open scene
    std::ptrdiff_t shown_ = 0;  // number of notices that it shows; a later one is shown by the next scene
    std::unique_ptr<scenes::Scene> scene_;
};

struct Parts {  // makes the scenes, the stage and the sounds; tests replace it
    OpenScene scene;
    std::function<std::unique_ptr<render::Stage>()> stage;
    std::function<std::unique_ptr<audio::Sounds>(bool wanted)> sounds;
    std::vector<std::string> cars{};  // the games of the attract mode, at least one
};

// Decides how much is drawn: as set, or by the driver's name and one step less whenever frames take too long.
class QualityGuard {
 public:
    // Headless pictures are drawn in full, because no player waits for them. A software renderer starts at Plain.
    QualityGuard(bool software, bool headless)
        : auto_(software && !headless ? render::Quality::Plain : render::Quality::Full), watching_(!headless) {}
    render::Quality of(platform::PictureQuality set) const {
        // After Auto, both have the same values in the same order.
        return set == platform::PictureQuality::Auto ? auto_ : static_cast<render::Quality>(static_cast<int>(set) - 1);
    }
    // took_ms: a frame's time without waiting. Judges by the median over 1.5 s, so that a single stall does not count.
    void add(float took_ms) {
        if (!watching_ || auto_ == render::Quality::Plain) return;
        seen_.push_back(took_ms);
        if (seen_.size() < judged_frames) return;
        std::nth_element(seen_.begin(), seen_.begin() + judged_frames / 2, seen_.end());
        if (seen_[judged_frames / 2] > most_ms)
            auto_ = auto_ == render::Quality::Full ? render::Quality::Fine : render::Quality::Plain;
        seen_.clear();
    }

 private:
    static constexpr std::size_t judged_frames = 90;
    static constexpr float most_ms = 15.0f;  // limit of the median; 60 frames a second leave 16.7 ms each
    render::Quality auto_;
    bool watching_;
    std::vector<float> seen_;
};

inline std::string_view name(render::Quality quality) {
    return quality == render::Quality::Plain ? "plain" : quality == render::Quality::Fine ? "fine" : "full";
}

struct Machine {
    Machine(const ArcadeOptions& options, const Parts& parts);

    // Applies and saves the settings. Call once a tick. Returns whether the picture may change.
    bool settle(Ticks now);
    void report();  // passes on what the store reports, and narrates the scene and the panels

    Keeper keeper;
    platform::Settings settings;
    platform::Window window;
    ui::Host host;
    std::unique_ptr<render::Stage> stage;
    std::unique_ptr<audio::Sounds> sounds;
    platform::Timings timings{};
    scenes::SceneServices services;
    QualityGuard quality;

 private:
    bool apply();  // true: some settings have changed since the last call

    std::optional<platform::Settings> applied_{};
};

// Draws a scene with its panels, the transition to the next, and the curtain. Decides if a new picture is needed.
class SceneView {
 public:
    SceneView(platform::Window& window, ui::Host& host, render::Stage& stage, const platform::Settings& settings)
        : window_(window), host_(host), stage_(stage), settings_(settings), logical_(window.logical()) {}

    const platform::Logical& logical() const { return logical_; }  // the canvas as last measured
    void measure() { logical_ = window_.logical(); }
    void raise_curtain();
    void draw(scenes::Scene& scene, Ticks now, double between);
    // `more` is called after the scene's own panels, and draws in front of them.
    void draw_panels(scenes::Scene& scene, double frame_seconds, bool seen, const std::function<void()>& more = {});
    // Lays the scene out without drawing a pixel, to find where things are.
    void lay_out(scenes::Scene& scene, Ticks now);
    void shown() {
        frames_since_drawn_ = 0;
        stirred_ = false;
    }

    void stir() { stirred_ = true; }  // call when the picture may have changed
    bool worth_drawing(const scenes::Scene& scene, Ticks now);
    bool drawn() const { return frames_since_drawn_ == 0; }
    void leave(Ticks now, render::TransitionStyle towards);  // keeps the present picture for the transition
    bool passing(Ticks now, double between) const { return passed(now, between) < 1; }
    void rebuild();  // creates every graphics object again after a lost context

 private:
    // The share of the transition that has passed; 1 and more: it is over.
    double passed(Ticks now, double between) const;

    platform::Window& window_;
    ui::Host& host_;
    render::Stage& stage_;
    const platform::Settings& settings_;
    platform::Logical logical_;
    Ticks set_off_ = -1'000'000;  // when the last scene was left
    render::TransitionStyle towards_ = render::TransitionStyle::Leftwards;
    int frames_since_drawn_ = 0;
    bool stirred_ = true;
};

}  // namespace boxcars::app
