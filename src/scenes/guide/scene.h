// A lesson: a real table, a bar below it, and a ring around what the current step mentions. The table plays as always
// but refuses everything the step does not wait for. The settings remember the last step.
#pragma once
#include "scenes/table/table.h"

namespace boxcars::scenes {

struct LessonSaid {  // what the lesson shows for a step
    std::string words{};
    std::vector<std::string> points_at{};
    LessonWaits waits = LessonWaits::Reading;
    int step = 0, steps = 0;  // step: counted from 0
    bool last() const { return step + 1 == steps; }
};

// The bar below the table in a lesson: the steps as carriage windows, the sentence, NEXT and END LESSON; also the ring
// on the table. The bar lies below the dash, so that it covers no controls.
class GuideBar {
 public:
    static constexpr float height = 76;  // more where the sentence lies above the buttons

    explicit GuideBar(const Rect& canvas);
    float room() const { return at_["foot"].h; }  // its height
    void set_buttons(Buttons& buttons, const LessonSaid& said) const;
    void draw(Canvas& canvas, const LessonSaid& said, const Buttons& buttons) const;
    // `time`: in ticks. `still`: the ring does not pulse.
    static void draw_ring(Canvas& canvas, const Rect& round, double time, bool still);

 private:
    void draw_windows(Canvas& canvas, const LessonSaid& said) const;

    Places at_;
};

// Sets up the table and the lesson at `step`, counted from 0.
std::unique_ptr<Scene> guide_scene(SceneServices& services, std::unique_ptr<Table> table, const Lesson& lesson,
                                   int step, WayBack back = {});

}  // namespace boxcars::scenes
