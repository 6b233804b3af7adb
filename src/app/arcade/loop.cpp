#include "app/arcade/loop.h"

#include "ui/panels/rules_card.h"

namespace boxcars::app {
using platform::Action;

constexpr Ticks glance = milliseconds(100);
constexpr int panel_ticks = 2;                       // headless: panels run 60 times a second at any frame rate
constexpr float display_waits_ms = 6;                // part of a browser's frame that waits for the display
constexpr Ticks unscripted = 60 * ticks_per_second;  // a headless run without a script ends after this time
constexpr double real_frame = 1.0 / 60;

std::optional<std::int64_t> FramePace::rest(std::int64_t began, std::int64_t now, bool drawable, bool drawn) {
    if (!drawable) return began + hidden_frame_ns;
    if (swap_waits_ && drawn) {
        hurried_swaps_ = now - began < quickest_display_ns ? hurried_swaps_ + 1 : 0;
        swap_waits_ = hurried_swaps_ < hurried_enough;
        if (!saving_) {
            next_turn_ = now;
            return {};
        }
    }
    // If a frame was late, the next ones are not hurried to catch up.
    next_turn_ = std::max(next_turn_ + (saving_ ? saving_frame_ns : frame_ns), began);
    return next_turn_;
}

// A call up to a quarter of a frame early is in time, because calls at the display's own rate vary a little.
bool FramePace::due(std::int64_t now, bool saving_power) {
    saving_ = saving_power;
    return !saving_ || now >= next_turn_ - frame_ns / 4;
}

Arcade::Arcade(const ArcadeOptions& options, const Parts& parts)
    : options_(options),
      machine_(options, parts),
      view_(machine_.window, machine_.host, *machine_.stage, machine_.settings),
      input_(machine_.window, machine_.host, view_, machine_.settings),
      scene_(parts.scene, machine_.services, options.table, parts.cars),
      clock_(options.headless ? options.headless_fps : platform::nanoseconds_a_second),
      pace_(machine_.window.vsync()) {
    if (options.script) hand_.emplace(read_script(*options.script), machine_.window.id());
    if (options.still) hand_.emplace(one_picture(*options.still), machine_.window.id());
    times_.renderer = machine_.window.renderer();
    machine_.report();
}

int Arcade::run() {
    open();
    while (frame()) continue;
    return finish();
}

void Arcade::open() {
    last_frame_ = platform::now_ns();
    pace_.begin(last_frame_);
    if (!options_.headless) view_.raise_curtain();
    const float curtain_ms = platform::to_ms(platform::since_program_start_ns());
    show(0);
    const float table_ms = platform::to_ms(platform::since_program_start_ns());
    times_.first_picture_ms = options_.headless ? table_ms : curtain_ms;
    if (options_.timing)
        fmt::print(stderr, "boxcars: first picture after {:.0f} ms, the table after {:.0f} ms\n",
                   times_.first_picture_ms, table_ms);
}

int Arcade::finish() {
    scene_.leave();
    const bool kept = machine_.keeper.finish(machine_.settings);
    if (hand_) hand_->finish();
    times_.quality = name(machine_.stage->quality());
    if (options_.frame_times) write(*options_.frame_times, times_.json());
    return kept ? 0 : 1;
}

void Arcade::follow(const scenes::Destination& there) {
    if (std::holds_alternative<scenes::ToLeave>(there)) {
        leaving_ = true;
        return;
    }
    if (machine_.window.drawable()) {
        if (options_.headless) draw(0);
        const bool back = std::holds_alternative<scenes::ToTitle>(there);
        view_.leave(now_, back ? render::TransitionStyle::Rightwards : render::TransitionStyle::Leftwards);
    }
    scene_.change(there);
    input_.new_scene();
    view_.stir();
    if (options_.headless) draw(0);
}

bool Arcade::frame() {
    const std::int64_t began = platform::now_ns();
    if (!options_.headless && !pace_.due(began, machine_.settings.save_power)) return true;
    pending_ += clock_.advance(options_.headless ? 1 : began - last_frame_);
    work_ = {};
    if (machine_.window.take_context_lost()) view_.rebuild();
    run_ticks();
    const double between = picture_due() || pending_ > 0 ? 0 : clock_.between();
    if (machine_.window.drawable()) {
        if (picture_due() || input_.picture_wanted() || (!options_.headless && view_.worth_drawing(*scene_, now_)))
            show(between);
        else if (options_.headless && options_.draw_every_frame)
            draw(between);
    }
    if (hand_ && hand_->quits()) leaving_ = true;
    account(began);
    rest(began);
    last_frame_ = began;
    return !leaving_;
}

void Arcade::run_ticks() {
    const std::int64_t cpu = platform::thread_cpu_ns();
    while (pending_ > 0 && !leaving_) {
        tick();
        --pending_;
        if (picture_due()) break;  // the picture must show this tick, at any frame rate
    }
    work_.tick_cpu_ns += platform::thread_cpu_ns() - cpu;
}

void Arcade::tick() {
    if (hand_) play_script();
    platform::Input input = input_.take(spots());
    input.catching_up = work_.ticks > 0;
    if (machine_.window.wants_close()) leaving_ = true;
    if (input_.take_resized() && options_.headless) draw(0);
    if (!hear_menu(input)) tick_scene(input);
    input_.rumble(std::exchange(machine_.services.rumble, 0.0f));
    if (options_.headless && now_ % panel_ticks == 0)
        view_.draw_panels(*scene_, static_cast<double>(panel_ticks) / ticks_per_second, false, [this] { draw_menu(); });
    if (machine_.settle(now_)) view_.stir();
    if (hand_)
        for (const auto& file : hand_->take_states()) write(file, state());
    machine_.report();
    if (const auto go = scene_->request()) {
        const bool ended_demo = scene_.demo() && input.any;
        follow(*go);
        if (ended_demo) scene_->tick(input, now_);  // the input that ends a demonstration is heard by the title, too
    }
    if (options_.headless && (hand_ ? hand_->finished() : now_ >= unscripted)) leaving_ = true;
    ++now_;
}

bool Arcade::hear_menu(const platform::Input& input) {
    if (std::exchange(machine_.services.menu, false) || input.pressed(Action::Menu)) menu_open_ = !menu_open_;
    if (!menu_open_) return false;
    view_.stir();
    if (input.pressed(Action::Back)) menu_open_ = false;
    if (const auto chosen = std::exchange(menu_choice_, {})) {
        menu_open_ = false;
        input_.tap(*chosen);
    }
    return true;
}

void Arcade::draw_menu() {
    if (menu_open_) {
        std::vector<Action> all = scene_->keys();
        all.insert(all.end(), {Action::Mute, Action::FullScreen, Action::Screenshot});
        if (platform::Window::in_browser()) all.push_back(Action::Luggage);
        if (const auto chosen = ui::action_list(machine_.host, all, machine_.settings.bindings)) menu_choice_ = chosen;
    }
    if (const auto focus = pad_focus()) machine_.host.draw_focus(*focus);
}

std::optional<render::Rect> Arcade::pad_focus() const {
    if (const auto& item = machine_.host.focused_item(); item && input_.pad_in_hand()) return item;
    const auto& spot = input_.pad_focus().spot();
    return spot ? std::optional{spot->where} : std::nullopt;
}

void Arcade::tick_scene(const platform::Input& input) {
    const std::int64_t cpu = platform::thread_cpu_ns();
    scene_->tick(input, now_);
    machine_.timings.tick.add(platform::to_ms(platform::thread_cpu_ns() - cpu));
    ++work_.ticks;
    machine_.sounds->pass_ticks(1);
}

std::string Arcade::state() const {
    Json state = Json::object();
    scene_->state(state);
    state["tick"] = now_;
    state["spots"] = Json::each(spots(), [](const render::HitTarget& spot) -> Json {
        const glm::vec2 middle = spot.where.centre();
        return {{"name", spot.name}, {"at", {middle.x, middle.y}}, {"size", {spot.where.w, spot.where.h}}};
    });
    state["notices"] = machine_.services.notices;
    state["presses_heard"] = input_.presses_heard();
    const auto& focus = input_.pad_focus().spot();
    state["pad_focus"] = focus ? focus->name : "";
    return state.dump_sorted(2) + "\n";
}

// Performs the actions that are due. A headless run lays the scene out first; for keys alone at most every 100 ms.
void Arcade::play_script() {
    if (options_.headless && hand_->due_at(now_) && (hand_->aims_at(now_) || now_ - looked_ >= glance)) {
        looked_ = now_;
        view_.lay_out(*scene_, now_);
    }
    hand_->act(now_, {view_.logical(), [this] { return spots(); },
                      [this](glm::ivec2 size) { machine_.window.resize(size); }, [this] { return pad_focus(); }});
}

std::vector<render::HitTarget> Arcade::spots() const {
    std::vector<render::HitTarget> all = machine_.host.spots();  // panels lie in front
    if (menu_open_) return all;
    std::ranges::move(scene_->hit_targets(), std::back_inserter(all));
    return all;
}

void Arcade::show(double between) {
    const std::int64_t began = platform::now_ns();
    draw(between);
    const std::int64_t cpu = platform::thread_cpu_ns();
    const double frame_seconds = options_.headless ? 0 : std::max(real_frame, 1e-9 * real(began - last_frame_));
    // While the picture slides to the next car, panels are laid out but not drawn.
    view_.draw_panels(*scene_, frame_seconds, !view_.passing(now_, between), [this] { draw_menu(); });
    work_.tick_cpu_ns += platform::thread_cpu_ns() - cpu;
    write_pictures();
    machine_.window.swap();
    work_.draw_ns += platform::now_ns() - began;
    view_.shown();
}

void Arcade::write(const std::filesystem::path& file, std::string_view bytes) {
    if (file.has_parent_path()) session::make_folder(file.parent_path());
    std::error_code none;
    // Our file may have been replaced by a symbolic link to a file that is not ours.
    const bool own = written_.contains(file) && !std::filesystem::is_symlink(file, none);
    session::write_named_file(file, bytes, own ? session::Existing::Replace : options_.existing);
    written_.insert(file);
}

std::string Arcade::picture(std::optional<int> longest) const {
    const render::Pixels pixels = machine_.stage->pixels();
    return render::png_of(longest ? shrunk(pixels, *longest) : pixels);
}

void Arcade::write_pictures() {
    if (hand_)
        for (const auto& wanted : hand_->take_pictures()) write(wanted.file, picture(wanted.longest));
    if (input_.take_picture_wanted()) machine_.keeper.keep_picture([this] { return picture(); });
}

void Arcade::account(std::int64_t frame_began) {
    const float whole = platform::to_ms(frame_began - last_frame_);
    const float work = platform::to_ms(platform::now_ns() - frame_began);
    times_.add(whole, work, platform::to_ms(work_.tick_cpu_ns));
    machine_.timings.frame.add(whole);
    machine_.timings.cpu.add(work);
    if (work_.draw_ns == 0 || (platform::Window::in_browser() && machine_.settings.save_power)) return;
    // A browser draws after this function, so only the time between two frames shows how long drawing takes.
    machine_.quality.add(platform::Window::in_browser() ? whole - display_waits_ms : work);
}

void Arcade::rest(std::int64_t frame_began) {
    if (options_.headless || leaving_) return;
    if (const auto until = pace_.rest(frame_began, platform::now_ns(), machine_.window.drawable(), view_.drawn()))
        platform::sleep_until_ns(*until);
}

}  // namespace boxcars::app
