// A lesson: a real table, a bar below it, and a ring around what the current step mentions. The table plays as always
// but refuses everything the step does not wait for. The settings remember the last step.
#pragma once
#include "scenes/hud.h"
#include "scenes/table/lesson.h"
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
    static constexpr float height = 76, upright_height = 150;  // upright: sentence above the buttons
    static float height_in(const render::Rect& canvas) { return canvas.h > canvas.w ? upright_height : height; }

    void lay_out(render::Rect canvas);
    void set_buttons(Buttons& buttons, const LessonSaid& said) const;
    void draw(render::Canvas& canvas, const LessonSaid& said, const Buttons& buttons) const;
    // `time`: in ticks. `still`: the ring does not pulse.
    static void draw_ring(render::Canvas& canvas, const render::Rect& round, double time, bool still);

 private:
    void draw_windows(render::Canvas& canvas, const LessonSaid& said) const;

    render::Rect bar_{};
    bool upright_ = false;
};

class GuideScene final : public Scene {
 public:
    // Sets up the table and the lesson at `step`, counted from 0.
    GuideScene(SceneServices& services, std::unique_ptr<Table> table, const Lesson& lesson, int step,
               WayBack back = {});

    void tick(const platform::Input& input, Ticks now) override;
    std::vector<HitTarget> hit_targets() const override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override { table_->overlay(); }
    void state(nlohmann::json& out) const override;

 private:
    // ---- the lesson: its current step, whether that is done, and what must not be done yet ----
    const LessonStep& step() const { return lesson_.steps[lesson_.at(said_.step)]; }
    void begin_step(int number);
    bool step_done() const;
    // Why the table must refuse the intent: a sentence with the step's task. Empty: the intent is allowed.
    std::string not_now(const Intent& intent) const;

    void hear(platform::Input& input);
    void set_buttons();
    void make_room(const render::Rect& canvas);
    void keep_place();
    std::vector<HitTarget> pointed_at() const;

    SceneServices& services_;
    std::string game_;
    std::unique_ptr<Table> table_;  // asks not_now() before each decision and throw of a human player
    const Lesson& lesson_;
    LessonSaid said_;
    std::size_t began_ = 0;  // journal entries when the step began
    WayBack back_;
    GuideBar bar_;
    Buttons buttons_;
    float room_ = 0;  // height left free below the table
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
