// Plays back a recorded sitting at a table, with a bar below it to go to any entry. The player may also play on from an
// entry, as practice that is not saved.
#pragma once
#include "scenes/hud.h"
#include "scenes/table/table.h"
#include "session/replay.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct WatchedSitting {
    std::vector<session::WatchedEntry> lines{};
    bool goes_on = false;  // unfinished: its dice stay sealed
};

using WatchedEntries = std::span<const session::WatchedEntry>;

struct BarMoment {
    std::size_t at = 0;  // entries on the table
    bool paused = false;
    float speed = 1;
    bool branched = false;  // the player plays on from here
    std::string sealed{};   // why playing on is refused; empty: allowed
    glm::vec2 pointer{platform::pointer_outside};
};

// The bar below the table: every entry as a mark, throws above the line and decisions below it, every other round
// shaded, a post where a game begins, practice underlined; also the buttons.
class RecordingBar {
 public:
    static constexpr float height = 56;
    static float height_in(const render::Rect& canvas, bool branched) {
        if (canvas.h <= canvas.w) return height;
        return branched ? 76.0f : 206.0f;
    }
    // The height that the table leaves free at its foot. On an upright screen, the bar replaces the dash's buttons,
    // which a recording does not need.
    static float room_in(const render::Rect& canvas, bool branched) {
        const bool replaces = canvas.h > canvas.w && !branched;
        return height_in(canvas, branched) - (replaces ? upright_dash - upright_dash_words : 0);
    }

    // All three arguments must outlive the bar.
    RecordingBar(WatchedEntries lines, const platform::Bindings& bindings, std::span<const SceneCommand> commands)
        : lines_(lines), bindings_(bindings), commands_(commands) {}

    void lay_out(render::Rect canvas, bool branched);
    const render::Rect& place() const { return bar_; }
    render::Rect track() const { return track_; }
    // The entry nearest to `x` on the track, counted from 1; 0 in an empty recording.
    std::size_t entry_at(float x) const;
    void set_buttons(Buttons& buttons, const BarMoment& at) const;
    void draw(render::Canvas& canvas, const BarMoment& at, const Buttons& buttons) const;

 private:
    struct BarMark {  // stands for one entry, or for several side by side
        bool throws = false, decides = false, practice = false, game_begins = false, odd_round = false;
    };
    void mark();
    float x_of(std::size_t entries) const;
    void draw_track(render::Canvas& canvas, const BarMoment& at) const;
    void draw_place(render::Canvas& canvas, const BarMoment& at) const;
    void draw_branch(render::Canvas& canvas, const BarMoment& at) const;
    std::string tip(const BarMoment& at, const Buttons& buttons) const;  // words for what is under the pointer

    WatchedEntries lines_;
    const platform::Bindings& bindings_;
    std::span<const SceneCommand> commands_;
    render::Rect bar_{}, track_{};
    bool upright_ = false;
    std::vector<BarMark> marks_;
};

class WatchScene final : public Scene {
 public:
    WatchScene(SceneServices& services, std::unique_ptr<Table> table, WatchedSitting sitting);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override { table_->overlay(); }
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;

 private:
    void hear(platform::Input& input);
    void drag(const platform::Input& input);
    std::vector<SceneCommand> commands();
    void go_to(std::size_t entries);
    void branch();
    void back_to_recording();
    BarMoment moment() const;
    void make_room();

    SceneServices& services_;
    std::unique_ptr<Table> table_;
    WatchedSitting sitting_;
    const std::vector<SceneCommand> commands_;
    RecordingBar bar_;
    Buttons buttons_;
    std::optional<std::size_t> branched_{};  // number of entries before the branch
    std::optional<bool> dragging_{};         // during a drag: whether playback was paused
    render::Rect canvas_{0, 0, 1280, 720};
    float room_ = -1;  // height left free below the table
    glm::vec2 pointer_ = platform::pointer_outside;
};

}  // namespace boxcars::scenes
