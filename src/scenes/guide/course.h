// One guided first game under way at a table: which step it is at, whether what it waits for was done, and what may not
// be done yet. Knows no picture; the table asks it before each decision and throw of a person.
#pragma once
#include "scenes/game_scene.h"
#include "scenes/guide/lesson.h"

#include <fmt/format.h>

namespace boxcars::scenes {

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
        if (now.waits == LessonWaits::Reading) return "Not yet: read on first.";
        return fmt::format("Not yet: first {}.", now.asks);
    }

    const Lesson<R>& lesson_;
    GameScene<R>& table_;
    std::size_t began_ = 0;  // entries of the journal when the step began
};

}  // namespace boxcars::scenes
