#include "scenes/guide/scene.h"

#include "platform/settings.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

using platform::Action;

GuideScene::GuideScene(SceneServices& services, std::string game, std::unique_ptr<TableScene> table,
                       std::unique_ptr<Course> course)
    : services_(services), game_(std::move(game)), table_(std::move(table)), course_(std::move(course)) {
    buttons_.show_keys_of(services_.settings.bindings);
    table_->leave_room(GuideBar::height);
    bar_.lay_out({0, 0, 1280, 720});
    bar_.set_buttons(buttons_, course_->said());
    keep_place();
}

// ---- act

void GuideScene::tick(const platform::Input& input, Ticks now) {
    ++clock_;
    platform::Input left = input;
    if (!table_->covered()) hear(left);
    point_out();
    table_->tick(left, now);
    if (const auto go = table_->request()) request_ = go;
    course_->look();
    keep_place();
    buttons_.begin();
    bar_.set_buttons(buttons_, course_->said());
}

// What goes on with a step that was read is not heard at the table, too.
void GuideScene::hear(platform::Input& input) {
    const auto clicked = buttons_.tick(input);
    if (clicked == "guide_end") return leave_for_table();
    if (course_->said().waits != LessonWaits::Reading) return;
    if (clicked == "guide_next" || clicked == "guide_play" || input.pressed(Action::Confirm)) go_on();
    std::erase_if(input.presses, [](const platform::Press& press) {
        return press.kind == platform::PressKind::ActionDown && press.action == Action::Confirm;
    });
}

void GuideScene::go_on() {
    services_.sounds.play("button", 0.6f);
    if (course_->said().last()) return leave_for_table();
    course_->go_on();
}

// The table shows as brass what this step asks for; while a step is read, Enter is NEXT and nothing else.
void GuideScene::point_out() {
    const LessonSaid& said = course_->said();
    const bool reading = said.waits == LessonWaits::Reading;
    const bool asks = said.waits == LessonWaits::Deciding || said.waits == LessonWaits::Throwing;
    table_->follow_lesson(asks ? said.points_at : std::vector<std::string>{},
                          reading ? std::optional{Action::Confirm} : std::nullopt);
}

void GuideScene::leave_for_table() { request_ = SceneChange{.where = SceneChange::Where::Table, .game = game_}; }

void GuideScene::keep_place() {
    int& left = services_.settings.guides[game_];
    if (request_ || left == platform::guide_done) return;  // done once, it is never offered again
    left = course_->said().last() ? platform::guide_done : course_->said().step;
}

// ---- show

std::vector<HitTarget> GuideScene::pointed_at() const {
    std::vector<HitTarget> all = table_->hit_targets(), found;
    for (HitTarget& mark : table_->landmarks()) all.push_back(std::move(mark));
    for (const std::string& name : course_->said().points_at)
        if (const auto at = std::ranges::find(all, name, &HitTarget::name); at != all.end()) found.push_back(*at);
    return found;
}

void GuideScene::draw(render::Stage& stage, double between) {
    table_->draw(stage, between);
    const double time = static_cast<double>(clock_) + between;
    if (!table_->covered())
        for (const HitTarget& place : pointed_at())
            GuideBar::draw_ring(stage.canvas(), place.where, time, services_.settings.reduced_motion);
    bar_.lay_out(stage.canvas_rect());
    buttons_.begin();
    bar_.set_buttons(buttons_, course_->said());
    bar_.draw(stage.canvas(), course_->said(), buttons_, time);
}

std::vector<HitTarget> GuideScene::hit_targets() const {
    std::vector<HitTarget> all = table_->hit_targets();
    if (table_->covered()) return all;
    for (HitTarget& own : buttons_.hit_targets()) all.push_back(std::move(own));
    return all;
}

void GuideScene::state(nlohmann::json& out) const {
    table_->state(out);
    const LessonSaid& said = course_->said();
    nlohmann::json places = nlohmann::json::array();
    for (const HitTarget& place : pointed_at())
        places.push_back({{"name", place.name}, {"x", place.where.centre().x}, {"y", place.where.centre().y}});
    constexpr const char* waits[] = {"reading", "deciding", "throwing", "others"};
    out["guide"] = {{"step", said.step},
                    {"steps", said.steps},
                    {"words", said.words},
                    {"waits", waits[static_cast<int>(said.waits)]},
                    {"points_at", places}};
}

}  // namespace boxcars::scenes
