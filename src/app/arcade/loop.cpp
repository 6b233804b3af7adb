#include "app/arcade/loop.h"

#include "base/error.h"
#include "session/files.h"

#include <SDL.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace boxcars::app {
namespace {

constexpr Ticks glance = milliseconds(100);
constexpr int panel_ticks = 2;  // headless: panels think 60 times a second, whatever the frame rate
constexpr Ticks unscripted = 60 * ticks_per_second;  // a headless run without a script ends by itself

platform::WindowOptions window_options(const ArcadeOptions& options, const platform::Settings& settings) {
    return {options.width, options.height, options.headless, settings.full_screen, options.ui_scale};
}

bool full_screen_chord(const SDL_Event& event) {  // Alt+Enter, as on every desktop
    return event.type == SDL_KEYDOWN && !event.key.repeat && event.key.keysym.sym == SDLK_RETURN &&
           (event.key.keysym.mod & KMOD_ALT);
}

}  // namespace

Arcade::Arcade(const ArcadeOptions& options, const Parts& parts)
    : options_(options),
      parts_(parts),
      keeper_(options.data_dir, options.config_dir,
              options.headless ? session::Place::Headless : session::Place::Window),
      settings_(keeper_.load()),
      window_(window_options(options, settings_)),
      host_(window_.sdl(), window_.context()),
      stage_(parts.stage()),
      sounds_(parts.sounds(!options.no_audio && !options.headless)),
      services_{*sounds_, settings_, host_, timings_, options.headless, options.data_dir, {}, keeper_.store()},
      clock_(options.headless ? platform::Clock::headless(options.headless_fps) : platform::Clock::real()),
      quality_(window_.software(), options.headless),
      logical_(window_.logical()),
      swap_waits_(window_.vsync()) {
    if (options.script) hand_.emplace(script::read(*options.script), SDL_GetWindowID(window_.sdl()));
    if (sounds_->silent() && !sounds_->device_sentence().empty())
        services_.notices.push_back(sounds_->device_sentence());
    times_.renderer = window_.renderer();
    apply_settings(true);
    keeper_.take_over(parts.verify);
    tell(keeper_.take_sentences());
    enter(options.table);
}

// ---- the way from scene to scene

void Arcade::enter(const TableOptions& table) {
    present_ = table;
    scene_ = parts_.scene(table, services_);
    controls_.let_go();
    stirred_ = true;
}

void Arcade::tell(const std::vector<std::string>& sentences) {
    services_.notices.insert(services_.notices.end(), sentences.begin(), sentences.end());
}

void Arcade::leave_scene() { scene_.reset(); }

void Arcade::follow(const scenes::SceneChange& go) {
    using Where = scenes::SceneChange::Where;
    if (go.where == Where::Leave) {
        leaving_ = true;
        return;
    }
    set_off(go.where == Where::Title ? render::TransitionStyle::Rightwards : render::TransitionStyle::Leftwards);
    leave_scene();
    TableOptions next;
    next.seed = options_.table.seed;  // a run with a seed stays repeatable from table to table
    if (go.where != Where::Title) next.game = go.game;
    next.from = present_.game;
    next.from_demo = present_.demo;
    next.choose = go.where == Where::Table;
    next.demo = go.where == Where::Attract;
    enter(next);
    if (options_.headless) draw_scene(0);
}

// What is seen now is what the train leaves behind.
void Arcade::set_off(render::TransitionStyle towards) {
    if (!window_.drawable()) return;
    if (options_.headless) draw_scene(0);
    stage_->leave_picture();
    set_off_ = now_;
    towards_ = settings_.reduced_motion ? render::TransitionStyle::Fading : towards;
}

int Arcade::run() {
    last_frame_ = next_turn_ = platform::now_ns();
    if (!options_.headless) raise_curtain();
    const float curtain_ms = platform::to_ms(platform::since_program_start_ns());
    show(0);
    const float table_ms = platform::to_ms(platform::since_program_start_ns());
    times_.first_picture_ms = options_.headless ? table_ms : curtain_ms;
    if (options_.timing)
        fmt::print(stderr, "boxcars: first picture after {:.0f} ms, the table after {:.0f} ms\n",
                   times_.first_picture_ms, table_ms);
    while (!leaving_) frame();
    leave_scene();
    keeper_.finish(settings_);
    if (hand_ && hand_->picture_due())
        throw Error{fmt::format("The picture {} was not taken: the window was hidden until the end.",
                                hand_->take_pictures().front().string())};
    times_.quality = name(stage_->quality());
    if (options_.frame_times) session::write_file(*options_.frame_times, times_.json());
    return 0;
}

// ---- a frame

void Arcade::frame() {
    const std::int64_t began = platform::now_ns();
    pending_ += clock_.advance(options_.headless ? 1 : began - last_frame_);
    tick_cpu_ = draw_ns_ = 0;
    ticks_in_frame_ = 0;
    mend_graphics();
    run_ticks();
    const bool picture = hand_ && hand_->picture_due();
    const double between = picture || pending_ > 0 ? 0 : clock_.between();
    if (window_.drawable()) {
        if (picture || picture_wanted_ || !scene_->picture_wanted().empty() || (!options_.headless && worth_drawing()))
            show(between);
        else if (options_.headless && options_.draw_every_frame)
            draw_scene(between);
    }
    if (hand_ && hand_->quits()) leaving_ = true;
    account(began, platform::now_ns() - began);
    rest(began);
    last_frame_ = began;
}

void Arcade::run_ticks() {
    const std::int64_t cpu = platform::thread_cpu_ns();
    while (pending_ > 0 && !leaving_) {
        tick();
        --pending_;
        if (hand_ && hand_->picture_due()) break;  // the picture is of this tick, at any frame rate
    }
    tick_cpu_ += platform::thread_cpu_ns() - cpu;
}

void Arcade::tick() {
    if (hand_) {
        if (options_.headless && looks_up()) {
            looked_ = now_;
            stage_->set_seen(false);
            draw_scene(0);
            stage_->set_seen(true);
            draw_panels(0, false);
        }
        hand_->act(now_, {logical_, [this] { return spots(); }, [this](glm::ivec2 size) { window_.resize(size); }});
    }
    events();
    const platform::Input input = controls_.take(host_.wants_mouse());
    stirred_ = stirred_ || input.any || input.pointer_moved || !input.presses.empty();
    house_keys(input);
    const std::int64_t cpu = platform::thread_cpu_ns();
    scene_->tick(input, now_);
    timings_.tick.add(platform::to_ms(platform::thread_cpu_ns() - cpu));
    ++ticks_in_frame_;
    if (options_.headless && now_ % panel_ticks == 0)
        draw_panels(static_cast<double>(panel_ticks) / ticks_per_second, false);
    apply_settings(false);
    keeper_.settle(settings_, now_);
    if (hand_)
        for (const auto& file : hand_->take_states()) write_state(file);
    tell(keeper_.take_sentences());
    if (const auto go = scene_->request()) follow(*go);
    if (options_.headless && (hand_ ? hand_->finished() : now_ >= unscripted)) leaving_ = true;
    ++now_;
}

// A person looks before acting; at keys struck in quick succession, not at every one.
bool Arcade::looks_up() const { return hand_->due_at(now_) && (hand_->aims_at(now_) || now_ - looked_ >= glance); }

void Arcade::events() {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        window_.event(event);
        const bool taken = panel_took(event);
        controls_.event(event, taken, settings_.bindings, logical_);
        if (full_screen_chord(event)) settings_.full_screen = !settings_.full_screen;
        if (event.type == SDL_WINDOWEVENT) stirred_ = true;
        if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
            logical_ = window_.logical();
            if (options_.headless && window_.drawable()) draw_scene(0);
        }
    }
    if (window_.wants_close()) leaving_ = true;
}

bool Arcade::panel_took(const SDL_Event& event) { return host_.event(event) && !full_screen_chord(event); }

// Keys that mean the same at every table.
void Arcade::house_keys(const platform::Input& input) {
    using platform::Action;
    if (input.pressed(Action::FullScreen)) settings_.full_screen = !settings_.full_screen;
    if (input.pressed(Action::Mute)) settings_.muted = !settings_.muted;
    if (input.pressed(Action::Screenshot)) picture_wanted_ = true;
}

void Arcade::apply_settings(bool all) {
    const platform::Settings& s = settings_;
    if (!all && s == applied_) {
        if (stage_->quality() != quality_.of(s.quality)) stage_->set_quality(quality_.of(s.quality));
        return;
    }
    applied_ = s;
    stirred_ = true;
    apply_volumes();
    host_.set_colour_vision(s.colour_vision != platform::ColourVision::Off);
    window_.set_full_screen(s.full_screen);
    stage_->set_quality(quality_.of(s.quality));
}

void Arcade::apply_volumes() {
    const float on = settings_.muted ? 0.0f : 1.0f;
    sounds_->set_volume(audio::Bus::Dice, on * settings_.volume_dice);
    sounds_->set_volume(audio::Bus::Chips, on * settings_.volume_chips);
    sounds_->set_volume(audio::Bus::Room, on * settings_.volume_room);
}

std::vector<render::HitTarget> Arcade::spots() const {
    std::vector<render::HitTarget> all;
    for (const auto& spot : host_.spots()) all.push_back({spot.name, spot.where});  // panels lie in front
    for (const auto& hot : scene_->hit_targets()) all.push_back({hot.name, hot.where});
    return all;
}

}  // namespace boxcars::app
