// A guided first game: a real table, the strip under it, and the ring on what the present step speaks of. Nothing is
// played here: the table does that, by the path it always goes, and is asked to take nothing but what the step waits
// for. Where it was left, and that it was finished, stays in the settings.
#pragma once
#include "scenes/guide/bar.h"

namespace boxcars::scenes {

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
