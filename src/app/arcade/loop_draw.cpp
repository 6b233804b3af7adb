// The loop's other half: what is drawn, when, and what is written of it.
#include "app/arcade/loop.h"
#include "base/error.h"
#include "session/files.h"
#include "world/ease.h"

#include <SDL.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace boxcars::app {
namespace {

constexpr std::int64_t frame_ns = platform::nanoseconds_a_second / 60;  // our own cap, where swaps do not wait
constexpr std::int64_t hidden_frame_ns = platform::nanoseconds_a_second / 20;
constexpr std::int64_t quickest_display_ns = platform::nanoseconds_a_second / 300;
constexpr int hurried_enough = 60;  // frames in a row that no display can have waited for
constexpr int idle_frames = 6;      // nothing moves: ten pictures a second
constexpr double real_frame = 1.0 / 60;
constexpr Ticks passage_takes = milliseconds(600), fade_takes = milliseconds(200);  // from car to car

void make_room_for(const std::filesystem::path& file) {
    if (file.has_parent_path()) session::make_folder(file.parent_path());
}

}  // namespace

void Arcade::show(double between) {
    const std::int64_t began = platform::now_ns();
    logical_ = window_.logical();
    draw_scene(between);
    const std::int64_t cpu = platform::thread_cpu_ns();
    draw_panels(options_.headless ? 0 : std::max(real_frame, 1e-9 * static_cast<double>(began - last_frame_)),
                passed(between) >= 1);  // what lies on a table is not seen from a train that passes
    tick_cpu_ += platform::thread_cpu_ns() - cpu;
    write_pictures();
    window_.swap();
    draw_ns_ += platform::now_ns() - began;
    frames_since_drawn_ = 0;
    stirred_ = false;
}

// The curtain: the name on a dark ground, there at once; a table's first picture may take the driver a second to
// compile.
void Arcade::raise_curtain() {
    logical_ = window_.logical();
    if (!window_.drawable()) return;
    stage_->begin_frame(logical_.drawable, logical_.scale, 0);
    constexpr float wide = 686, high = 100;  // the wordmark's own proportions
    const render::Rect all = stage_->canvas_rect();
    stage_->canvas().sprite("wordmarks/boxcars", {all.centre().x - wide / 2, all.centre().y - high / 2, wide, high});
    stage_->end_frame();
    window_.swap();
}

void Arcade::draw_scene(double between) {
    logical_ = window_.logical();
    if (!window_.drawable()) return;
    stage_->begin_frame(logical_.drawable, logical_.scale, (static_cast<double>(now_) + between) / ticks_per_second);
    scene_->draw(*stage_, between);
    if (const double share = passed(between); share < 1)
        stage_->pass_by(
            towards_ == render::TransitionStyle::Fading ? world::unit(share) : world::cubic_in_out(world::unit(share)),
            towards_);
    stage_->end_frame();
}

void Arcade::draw_panels(double frame_seconds, bool seen) {
    if (!window_.drawable()) return;
    const glm::vec2 origin = logical_.origin(), size = logical_.size();
    const ui::View view{logical_.drawable, {origin.x, origin.y, size.x, size.y}, logical_.scale * settings_.ui_scale};
    if (host_.begin_frame(view, frame_seconds)) scene_->overlay();
    host_.end_frame(seen);
}

// A table where nothing moves need not be drawn sixty times a second; anything that comes in is shown at once.
bool Arcade::worth_drawing() {
    return passed(0) < 1 || scene_->moving() || stirred_ || ++frames_since_drawn_ >= idle_frames;
}

double Arcade::passed(double between) const {
    const Ticks takes = towards_ == render::TransitionStyle::Fading ? fade_takes : passage_takes;
    return (static_cast<double>(now_ - set_off_) + between) / static_cast<double>(takes);
}

void Arcade::mend_graphics() {
    if (!window_.take_context_lost()) return;
    stage_->rebuild();
    host_.rebuild();
    stirred_ = true;
}

void Arcade::write_pictures() {
    if (hand_)
        for (const auto& file : hand_->take_pictures()) write_picture(file);
    if (const auto file = scene_->picture_wanted(); !file.empty()) scene_->picture_kept(stage_->save_png(file));
    if (!std::exchange(picture_wanted_, false)) return;
    if (const auto file = keeper_.picture_file(); !file.empty()) write_picture(file);
}

void Arcade::write_picture(const std::filesystem::path& file) {
    make_room_for(file);
    if (stage_->save_png(file)) return;
    throw Error{
        fmt::format("Cannot write the picture {}: check the folder and the space left on the disk.", file.string())};
}

void Arcade::write_state(const std::filesystem::path& file) const {
    make_room_for(file);
    nlohmann::json state = nlohmann::json::object();
    scene_->state(state);
    state["tick"] = now_;
    state["spots"] = nlohmann::json::array();  // what can be clicked, and where: for hands outside the program
    for (const render::HitTarget& spot : spots()) {
        const glm::vec2 middle = spot.where.centre();
        state["spots"].push_back({{"name", spot.name}, {"at", {middle.x, middle.y}}});
    }
    session::write_file(file, state.dump(2) + "\n");
}

// Waits for the next frame's turn. A driver's word that its swaps wait is believed until frames come too fast.
void Arcade::rest(std::int64_t frame_began) {
    if (options_.headless || leaving_) return;
    if (!window_.drawable()) return platform::sleep_until_ns(frame_began + hidden_frame_ns);
    const bool drawn = frames_since_drawn_ == 0;
    if (swap_waits_ && drawn) {
        hurried_swaps_ = platform::now_ns() - frame_began < quickest_display_ns ? hurried_swaps_ + 1 : 0;
        swap_waits_ = hurried_swaps_ < hurried_enough;
        next_turn_ = platform::now_ns();
        return;
    }
    next_turn_ = std::max(next_turn_ + frame_ns, frame_began);  // a late frame does not make the next ones hurry
    platform::sleep_until_ns(next_turn_);
}

void Arcade::account(std::int64_t frame_began, std::int64_t work_ns) {
    const float whole = platform::to_ms(frame_began - last_frame_), work = platform::to_ms(work_ns);
    times_.add({.frame = whole,
                .work = work,
                .tick = platform::to_ms(tick_cpu_),
                .draw = platform::to_ms(draw_ns_),
                .ticks = ticks_in_frame_});
    timings_.frame.add(whole);
    timings_.cpu.add(work);
    if (draw_ns_ > 0) quality_.add(work);
}

}  // namespace boxcars::app
