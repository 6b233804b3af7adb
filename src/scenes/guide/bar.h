// The strip under a table in a guided first game: the steps as a carriage's windows, the sentence, NEXT and END LESSON;
// and the ring on the table round what the sentence speaks of. It stands below the dash, so that it lies on nothing
// that is played with. Decides where things stand and how they look; what a press does is the scene's.
#pragma once
#include "scenes/guide/course.h"
#include "scenes/hud.h"

namespace boxcars::scenes {

class GuideBar {
 public:
    static constexpr float height = 76;

    void lay_out(render::Rect canvas);
    void set_buttons(Buttons& buttons, const LessonSaid& said) const;
    // `time` in ticks; `still`: nothing pulses.
    void draw(render::Canvas& canvas, const LessonSaid& said, const Buttons& buttons, double time) const;
    static void draw_ring(render::Canvas& canvas, const render::Rect& round, double time, bool still);

 private:
    void draw_windows(render::Canvas& canvas, const LessonSaid& said) const;
    render::Rect words_place() const;

    render::Rect bar_{};
};

// At most two lines, each within `room`; a smaller type where even two are too long.
struct SentenceLines {
    render::Type type;
    std::vector<std::string> lines;
};
SentenceLines in_two_lines(render::Canvas& canvas, render::Type type, const std::string& words, float room);

}  // namespace boxcars::scenes
