// A guided first game: a real table, the strip under it, and the ring on what the present step speaks of. Nothing is
// played here: the table does that, by the path it always goes, and is asked to take nothing but what the step waits
// for. Where it was left, and that it was finished, stays in the settings.
#pragma once
#include "scenes/hud.h"
#include "scenes/table/game_scene.h"
#include "scenes/table/lesson.h"

#include <fmt/format.h>

namespace boxcars::scenes {

// One guided first game under way at a table: which step it is at, whether what it waits for was done, and what may not
// be done yet. Knows no picture; the table asks it before each decision and throw of a person.
struct LessonSaid {  // what is to be shown of a step
    std::string words{};
    std::vector<std::string> points_at{};
    LessonWaits waits = LessonWaits::Reading;
    int step = 0, steps = 0;  // from 0
    bool last() const { return step + 1 == steps; }
};

class Course {
 public:
    virtual ~Course() = default;
    const LessonSaid& said() const { return said_; }
    virtual void look() = 0;   // after the table's tick: was it done?
    virtual void go_on() = 0;  // it was read

 protected:
    LessonSaid said_;
};

// Outlives nothing that it is lent: the table holds its question until the table itself goes.
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

    // A sentence that says what is asked for; empty where it is just that.
    std::string not_now(const Intent<R>& intent) const {
        using What = typename Intent<R>::What;
        const LessonStep<R>& now = step();
        if (now.waits == LessonWaits::Others && intent.what != What::Other) return {};
        if (now.waits == LessonWaits::Throwing && intent.what == What::Throw) return {};
        if (now.waits == LessonWaits::Deciding && intent.what == What::Decide && now.fits(*intent.event)) return {};
        if (now.waits == LessonWaits::Reading) return "Read on first.";
        return fmt::format("First {}.", now.asks);
    }

    const Lesson<R>& lesson_;
    GameScene<R>& table_;
    std::size_t began_ = 0;  // entries of the journal when the step began
};

// The strip under a table in a guided first game: the steps as a carriage's windows, the sentence, NEXT and END LESSON;
// and the ring on the table round what the sentence speaks of. It stands below the dash, so that it lies on nothing
// that is played with. Decides where things stand and how they look; what a press does is the scene's.
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

class GuideScene final : public Scene {
 public:
    GuideScene(SceneServices& services, std::string game, std::unique_ptr<TableScene> table,
               std::unique_ptr<Course> course);

    void tick(const platform::Input& input, Ticks now) override;
    std::vector<HitTarget> hit_targets() const override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override { table_->overlay(); }
    void state(nlohmann::json& out) const override;

 private:
    void hear(platform::Input& input);
    void go_on();
    void point_out();  // at the table, what this step asks for
    void leave_for_table();
    void set_buttons();
    void keep_place();
    std::vector<HitTarget> pointed_at() const;

    SceneServices& services_;
    std::string game_;
    std::unique_ptr<TableScene> table_;
    std::unique_ptr<Course> course_;  // of that table
    GuideBar bar_;
    Buttons buttons_;
    Ticks clock_ = 0;
};

// The table as the lesson lays it for that step, counted from 0, and the lesson at it.
template <class R, class Table>
std::unique_ptr<Scene> guided_table(SceneServices& services, std::unique_ptr<Table> table, const Lesson<R>& lesson,
                                    int step) {
    session::KeptSession<R> begun{lesson.setup()};
    for (std::size_t nth = 0; nth < lesson.at(step); ++nth)
        for (const auto& event : lesson.steps[nth].example) {
            const auto answer = session::verbs::faces(event).empty() ? begun.submit(event) : begun.throw_dice();
            if (!answer) throw Error("This lesson cannot be laid: " + answer.refused);
        }
    table->practise(std::move(begun));
    auto course = std::make_unique<CourseOf<R>>(lesson, *table, step);
    return std::make_unique<GuideScene>(services, std::string{R::game}, std::move(table), std::move(course));
}

}  // namespace boxcars::scenes
