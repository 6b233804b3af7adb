// The ending of a Long Run: a station platform, a few words and a short tune. The run has arrived at dawn, is left
// behind in the rain, or walks home at night.
#pragma once
#include "scenes/page_scene.h"
#include "scenes/run/chances.h"

#include <memory>
#include <string>
#include <string_view>

namespace boxcars::scenes {

struct Ending {
    std::string_view title, words, sound;
};
const Ending& ending_of(session::RunEnd end);  // requires: not None

struct EndingTime {
    double seconds = 0;  // since it was shown
    bool still = false;  // reduced motion
};
// Fills the canvas. `foot`: height of the free part below the words, logical px.
void draw_ending(render::Canvas& canvas, const render::Rect& all, float foot, session::RunEnd end, EndingTime time);

class RunEndingScene : public PageScene {  // GO ON leads to the result
 public:
    RunEndingScene(SceneServices& services, std::string run, session::RunEnd end);
    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void state(nlohmann::json& out) const override;
    bool moving() const override { return !services_.settings.reduced_motion; }

 private:
    void lay_out();

    std::string run_;
    session::RunEnd end_;
};

// The ending of the named run. nullptr: it is not over.
std::unique_ptr<Scene> ending_to_show(SceneServices& services, RunChances& chances, const std::string& run);

}  // namespace boxcars::scenes
