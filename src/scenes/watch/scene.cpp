#include "scenes/watch/scene.h"

#include "platform/settings.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

using platform::Action;

namespace {

constexpr Action own_keys[] = {Action::Left,  Action::Right, Action::Up,      Action::Down,
                               Action::First, Action::Last,  Action::Continue};

}  // namespace

WatchScene::WatchScene(SceneServices& services, std::unique_ptr<TableScene> table, WatchedSitting sitting)
    : services_(services),
      table_(std::move(table)),
      sitting_(std::move(sitting)),
      bar_(sitting_.told, services.settings.bindings) {
    table_->leave_room(RecordingBar::height);
    bar_.lay_out({0, 0, 1280, 720});
    bar_.set_buttons(buttons_, moment());
}

// ---- act

void WatchScene::tick(const platform::Input& input, Ticks now) {
    platform::Input left = input;
    pointer_ = input.pointer;
    if (!table_->covered()) hear(left);
    table_->tick(left, now);
    if (const auto go = table_->request()) {
        if (branched_)
            back_to_recording();
        else
            request_ = go;
    }
    buttons_.begin();
    bar_.set_buttons(buttons_, moment());
    if (table_->covered()) buttons_.step_back();
}

void WatchScene::hear(platform::Input& input) {
    if (const auto clicked = buttons_.tick(input)) press(*clicked);
    if (branched_) return;
    drag(input);
    hear_keys(input);
    std::erase_if(input.presses, [](const platform::Press& press) {
        return press.kind == platform::PressKind::ActionDown && std::ranges::count(own_keys, press.action) > 0;
    });
}

void WatchScene::hear_keys(const platform::Input& input) {
    const std::size_t at = table_->entries(), all = sitting_.told.size();
    if (input.pressed(Action::Left)) go_to(at > 0 ? at - 1 : 0);
    if (input.pressed(Action::Right)) go_to(at + 1);
    if (input.pressed(Action::Up)) press("round_before");
    if (input.pressed(Action::Down)) press("round_after");
    if (input.pressed(Action::First)) go_to(0);
    if (input.pressed(Action::Last)) go_to(all);
    if (input.pressed(Action::Continue)) press("from_here");
}

// Time stands while the mouse holds the track: what is under it stays on the table.
void WatchScene::drag(const platform::Input& input) {
    for (const platform::Press& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1 &&
            bar_.track().grown(6).contains(press.at)) {
            dragging_ = table_->pace().paused;
            table_->pace().paused = true;
            go_to(bar_.entry_at(press.at.x));
        }
    if (!dragging_) return;
    if (const std::size_t entry = bar_.entry_at(input.pointer.x);
        input.pointer_down && input.pointer_moved && entry != table_->entries())
        go_to(entry);
    if (!input.pointer_down) table_->pace().paused = *std::exchange(dragging_, {});
}

void WatchScene::press(const std::string& button) {
    const std::size_t at = table_->entries();
    Pace& pace = table_->pace();
    if (button == "recording") back_to_recording();
    if (button == "from_here") branch();
    if (button == "play") pace.paused = !pace.paused;
    if (button == "speed") pace.speed = pace.speed < 1.5f ? 2.0f : pace.speed < 3 ? 4.0f : 1.0f;
    if (button == "entry_before") go_to(at > 0 ? at - 1 : 0);
    if (button == "entry_after") go_to(at + 1);
    if (button == "round_before") go_to(round_before(sitting_.told, at));
    if (button == "round_after") go_to(round_after(sitting_.told, at));
}

void WatchScene::go_to(std::size_t entries) {
    table_->lay_to(std::min(entries, sitting_.told.size()));
    services_.sounds.play("flap", 0.4f);
}

void WatchScene::branch() {
    if (sitting_.goes_on || branched_) return;
    branched_ = table_->entries();
    table_->pace() = {};
    table_->branch();
    services_.sounds.play("button", 0.6f);
}

void WatchScene::back_to_recording() {
    if (!branched_) return;
    table_->lay_to(*std::exchange(branched_, {}));
    table_->pace().paused = true;  // so that something else may be tried
    services_.sounds.play("button", 0.6f);
}

// ---- show

BarMoment WatchScene::moment() const {
    return {.at = branched_.value_or(table_->entries()),
            .paused = dragging_.value_or(table_->pace().paused),
            .speed = table_->pace().speed,
            .branched = branched_.has_value(),
            .sealed = sitting_.goes_on ? "This sitting goes on: its dice stay sealed, and nobody may try them" : "",
            .pointer = pointer_};
}

void WatchScene::draw(render::Stage& stage, double between) {
    table_->draw(stage, between);
    bar_.lay_out(stage.canvas_rect());
    buttons_.begin();
    bar_.set_buttons(buttons_, moment());
    bar_.draw(stage.canvas(), moment(), buttons_, between);
}

std::vector<HitTarget> WatchScene::hit_targets() const {
    std::vector<HitTarget> all = table_->hit_targets();
    if (table_->covered()) return all;
    for (HitTarget& own : buttons_.hit_targets()) all.push_back(std::move(own));
    if (!branched_) all.push_back({"track", bar_.track()});
    return all;
}

void WatchScene::state(nlohmann::json& out) const {
    table_->state(out);
    const BarMoment now = moment();
    out["recording"] = {{"at", now.at},
                        {"entries", sitting_.told.size()},
                        {"paused", now.paused},
                        {"speed", now.speed},
                        {"from_here", now.branched}};
}

}  // namespace boxcars::scenes
