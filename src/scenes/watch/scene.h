// A table at which a recorded sitting is watched, with the bar under it: there and back to any entry, and from here on
// by hand, as practice that is not saved. Lays and plays nothing itself: the table does, by the path it always goes.
#pragma once
#include "scenes/hud.h"
#include "scenes/table/table_scene.h"
#include "session/watched.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct WatchedSitting {
    std::vector<session::WatchedEntry> told{};
    bool goes_on = false;  // it is not over: its dice stay sealed, and nobody may try what they will be
};

using WatchedEntries = std::span<const session::WatchedEntry>;

struct BarMoment {
    std::size_t at = 0;  // entries on the table
    bool paused = false;
    float speed = 1;
    bool branched = false;  // somebody plays from here
    std::string sealed{};   // why nobody may; empty: one may
    glm::vec2 pointer{platform::pointer_outside};
};

// The bar under the table: every entry as a mark, throws above the line and decisions below it, rounds as stretches,
// games as posts, practice underlined; the buttons; and once somebody plays from here, what that is. Decides where
// things stand and how they look; what a press does is the scene's.
class RecordingBar {
 public:
    static constexpr float height = 56;

    RecordingBar(WatchedEntries told, const platform::Bindings& bindings) : told_(told), bindings_(bindings) {}

    void lay_out(render::Rect canvas);
    render::Rect track() const { return track_; }
    std::size_t entry_at(float x) const;  // counted from 1; the nearest to that place on the track
    void set_buttons(Buttons& buttons, const BarMoment& at) const;
    void draw(render::Canvas& canvas, const BarMoment& at, const Buttons& buttons, double time) const;

 private:
    struct BarMark {  // of one entry, or of several that are too near to be told apart
        bool throws = false, decides = false, practice = false, game_begins = false, odd_round = false;
    };
    void mark();
    float x_of(std::size_t entries) const;
    void draw_track(render::Canvas& canvas, const BarMoment& at) const;
    void draw_place(render::Canvas& canvas, const BarMoment& at) const;
    void draw_branch(render::Canvas& canvas, const BarMoment& at) const;
    std::string tip(const BarMoment& at, const Buttons& buttons) const;  // of what the pointer is over

    WatchedEntries told_;
    const platform::Bindings& bindings_;
    render::Rect bar_{}, track_{};
    std::vector<BarMark> marks_;
};

class WatchScene final : public Scene {
 public:
    WatchScene(SceneServices& services, std::unique_ptr<TableScene> table, WatchedSitting sitting);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override { table_->overlay(); }
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;

 private:
    void hear(platform::Input& input);
    void hear_keys(const platform::Input& input);
    void drag(const platform::Input& input);
    void press(const std::string& button);
    void go_to(std::size_t entries);
    void branch();
    void back_to_recording();
    BarMoment moment() const;

    SceneServices& services_;
    std::unique_ptr<TableScene> table_;
    WatchedSitting sitting_;
    RecordingBar bar_;
    Buttons buttons_;
    std::optional<std::size_t> branched_{};  // after so many entries
    std::optional<bool> dragging_{};         // while the mouse holds the track: was it paused before?
    glm::vec2 pointer_ = platform::pointer_outside;
};

}  // namespace boxcars::scenes
