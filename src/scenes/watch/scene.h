// A table at which a recorded sitting is watched, with the bar under it: there and back to any entry, and from here on
// by hand, as practice that is kept nowhere. Lays and plays nothing itself: the table does, by the path it always goes.
#pragma once
#include "scenes/table_scene.h"
#include "scenes/watch/bar.h"

namespace boxcars::scenes {

struct WatchedSitting {
    std::vector<session::WatchedEntry> told{};
    bool goes_on = false;  // it is not over: its dice stay sealed, and nobody may try what they will be
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
