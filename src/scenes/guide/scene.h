// A lesson: a real table, a bar below it, and a ring around what the current step mentions. The table plays as always
// but refuses everything the step does not wait for. The settings remember the last step.
#pragma once
#include "scenes/hud.h"
#include "scenes/table/game_scene.h"
#include "scenes/table/lesson.h"

#include <fmt/format.h>

namespace boxcars::scenes {

struct LessonSaid {  // what the lesson shows for a step
    std::string words{};
    std::vector<std::string> points_at{};
    LessonWaits waits = LessonWaits::Reading;
    int step = 0, steps = 0;  // step: counted from 0
    bool last() const { return step + 1 == steps; }
};

// The progress of a lesson at its table: the current step, whether its task is done, and what must not be done yet. The
// table asks it before each decision and throw of a human player.
class Course {
 public:
    virtual ~Course() = default;
    const LessonSaid& said() const { return said_; }
    virtual void look() = 0;   // checks progress after a tick
    virtual void go_on() = 0;  // the player has read the step

 protected:
    LessonSaid said_;
};

// The table keeps a callback into this object, so the two must live equally long.
template <class R>
class CourseOf final : public Course {
 public:
    CourseOf(const Lesson<R>& lesson, GameScene<R>& table, int from) : lesson_(lesson), table_(table) {
        table_.ask_before([this](const Intent<R>& intent) { return not_now(intent); });
        begin(static_cast<int>(lesson_.at(from)));
    }

    void look() override {
        if (done() && !said_.last()) begin(said_.step + 1);
    }
    void go_on() override {
        if (said_.waits == LessonWaits::Reading && !said_.last()) begin(said_.step + 1);
    }

 private:
    const LessonStep<R>& step() const { return lesson_.steps[lesson_.at(said_.step)]; }

    void begin(int number) {
        const LessonStep<R>& step = lesson_.steps[lesson_.at(number)];
        said_ = {step.words(table_.sitting()), step.points_at, step.waits, number, lesson_.last() + 1};
        began_ = table_.entries();
    }

    bool done() const {
        if (!table_.at_rest()) return false;
        if (step().waits == LessonWaits::Others) return table_.phase() == step().until;
        return step().waits != LessonWaits::Reading && table_.entries() > began_;
    }

    // Why the table must refuse the intent: a sentence with the step's task. Empty: the intent is allowed.
    std::string not_now(const Intent<R>& intent) const {
        using What = typename Intent<R>::What;
        const LessonStep<R>& now = step();
        if (now.waits == LessonWaits::Others && intent.what != What::Other) return {};
        if (now.waits == LessonWaits::Throwing && intent.what == What::Throw) return {};
        if (now.waits == LessonWaits::Deciding && intent.what == What::Decide && now.fits(*intent.event)) return {};
        if (now.waits == LessonWaits::Reading) return said_.last() ? "Now press PLAY." : "Press NEXT first.";
        return fmt::format("Next: {}.", now.asks);
    }

    const Lesson<R>& lesson_;
    GameScene<R>& table_;
    std::size_t began_ = 0;  // journal entries when the step began
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
    render::Rect words_place() const;

    render::Rect bar_{};
    bool upright_ = false;
};

class GuideScene final : public Scene {
 public:
    GuideScene(SceneServices& services, std::string game, std::unique_ptr<TableScene> table,
               std::unique_ptr<Course> course, WayBack back);

    void tick(const platform::Input& input, Ticks now) override;
    std::vector<HitTarget> hit_targets() const override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override { table_->overlay(); }
    void state(nlohmann::json& out) const override;

 private:
    void hear(platform::Input& input);
    void go_on();
    void point_out();  // lights this step's buttons
    void set_buttons();
    void make_room(const render::Rect& canvas);
    void keep_place();
    std::vector<HitTarget> pointed_at() const;

    SceneServices& services_;
    std::string game_;
    std::unique_ptr<TableScene> table_;
    std::unique_ptr<Course> course_;
    WayBack back_;
    GuideBar bar_;
    Buttons buttons_;
    float room_ = 0;  // height left free below the table
    Ticks clock_ = 0;
};

// Sets up the table and the lesson at `step`, counted from 0.
template <class R, class Table>
std::unique_ptr<Scene> guided_table(SceneServices& services, std::unique_ptr<Table> table, const Lesson<R>& lesson,
                                    int step, WayBack back = {}) {
    session::KeptSession<R> begun{lesson.setup()};
    for (std::size_t nth = 0; nth < lesson.at(step); ++nth)
        for (const auto& event : lesson.steps[nth].example) {
            const auto answer = session::verbs::faces(event).empty() ? begun.submit(event) : begun.throw_dice();
            if (!answer) throw Error("This lesson cannot be laid: " + answer.refused);
        }
    table->practise(std::move(begun));
    auto course = std::make_unique<CourseOf<R>>(lesson, *table, step);
    return std::make_unique<GuideScene>(services, std::string{R::game}, std::move(table), std::move(course),
                                        std::move(back));
}

}  // namespace boxcars::scenes
