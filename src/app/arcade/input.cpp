#include "app/arcade/input.h"

#include "platform/frames.h"

namespace boxcars::app {
namespace {

constexpr int first_repeat = milliseconds(350), next_repeat = milliseconds(110);
constexpr int tilted = 18000, released = 12000;  // of 32767: pushed from the first on, no longer below the second
constexpr float least_move = 4;                  // px; places that are closer count as one row or column

struct Reach {            // distances between two places
    float along, beside;  // px between the centres, in the direction of the push and across it
    float gap, apart;     // the same between their edges; 0 if they overlap
};

Reach reach(const render::Rect& from, const render::Rect& to, PadDirection way) {
    const bool level = way == PadDirection::Left || way == PadDirection::Right;
    const float sign = way == PadDirection::Left || way == PadDirection::Up ? -1.0f : 1.0f;
    const glm::vec2 between = to.centre() - from.centre();
    const float x_gap = std::abs(between.x) - (from.w + to.w) / 2, y_gap = std::abs(between.y) - (from.h + to.h) / 2;
    return {.along = sign * (level ? between.x : between.y),
            .beside = std::abs(level ? between.y : between.x),
            .gap = std::max(0.0f, level ? x_gap : y_gap),
            .apart = std::max(0.0f, level ? y_gap : x_gap)};
}

static_assert(static_cast<int>(PadDirection::Up) == SDL_CONTROLLER_BUTTON_DPAD_UP &&
              static_cast<int>(PadDirection::Right) == SDL_CONTROLLER_BUTTON_DPAD_RIGHT);

const HitTarget* find(std::span<const HitTarget> spots, auto fits) {
    const auto found = std::ranges::find_if(spots, fits);
    return found == spots.end() ? nullptr : &*found;
}

bool full_screen_chord(const SDL_Event& event) {  // Alt+Enter, as on every desktop
    return event.type == SDL_KEYDOWN && !event.key.repeat && event.key.keysym.sym == SDLK_RETURN &&
           (event.key.keysym.mod & KMOD_ALT);
}

// Ctrl with + or -: the next size of letters; with 0: the usual one, as in browsers.
std::optional<float> letters_asked(const SDL_Event& event, float now) {
    if (event.type != SDL_KEYDOWN || !(event.key.keysym.mod & KMOD_CTRL)) return {};
    constexpr float step = 0.25f;
    const auto moved = [&](float by) {
        return std::clamp(std::round((now + by) / step) * step, platform::least_letters, platform::most_letters);
    };
    const SDL_Keycode key = event.key.keysym.sym;
    if (key == SDLK_PLUS || key == SDLK_KP_PLUS || key == SDLK_EQUALS) return moved(step);  // = is + without Shift
    if (key == SDLK_MINUS || key == SDLK_KP_MINUS) return moved(-step);
    return key == SDLK_0 || key == SDLK_KP_0 ? std::optional{1.0f} : std::nullopt;
}

bool is_press(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN) return event.key.repeat == 0;
    return event.type == SDL_KEYUP || event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
}

}  // namespace

// Prefers places in the same row or column, then near ones. A place far to one side counts only if there is no other.
const HitTarget* neighbour(std::span<const HitTarget> spots, const render::Rect& from, PadDirection way, float least) {
    const HitTarget* best = nullptr;
    float best_score = std::numeric_limits<float>::max();
    for (const HitTarget& spot : spots) {
        const Reach to = reach(from, spot.where, way);
        if (to.along < std::max(least_move, least)) continue;
        const float aside = to.apart > 2 * to.along ? 10'000.0f : 0;
        const float score = to.gap + 0.2f * to.along + 0.3f * to.beside + 3 * to.apart + aside;
        if (score >= best_score) continue;
        best = &spot;
        best_score = score;
    }
    return best;
}

bool PadFocus::hear(const SDL_Event& event, std::span<const HitTarget> spots) {
    if (event.type == SDL_CONTROLLERAXISMOTION) return tilt(event.caxis.axis, event.caxis.value, spots);
    const bool focus_lost = event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST;
    if (event.type == SDL_CONTROLLERDEVICEREMOVED || focus_lost) let_go();
    if (event.type != SDL_CONTROLLERBUTTONDOWN && event.type != SDL_CONTROLLERBUTTONUP) return false;
    const bool down = event.cbutton.state == SDL_PRESSED;
    const int button = event.cbutton.button;
    if (button == SDL_CONTROLLER_BUTTON_A) return press(down);
    if (button < SDL_CONTROLLER_BUTTON_DPAD_UP || button > SDL_CONTROLLER_BUTTON_DPAD_RIGHT) return false;
    return push(button, down, {static_cast<PadDirection>(button), false}, spots);
}

bool PadFocus::press(bool down) {
    if (down ? !at_ : !held_) return false;
    held_ = down;
    if (down) chosen_ = at_->name;
    waiting_.push_back({down ? at_->where.centre() : pointed_, down ? 1 : 0});
    return true;
}

bool PadFocus::tilt(int axis, int value, std::span<const HitTarget> spots) {
    if (axis < SDL_CONTROLLER_AXIS_LEFTX || axis > SDL_CONTROLLER_AXIS_RIGHTY) return false;
    const bool level = axis == SDL_CONTROLLER_AXIS_LEFTX || axis == SDL_CONTROLLER_AXIS_RIGHTX;
    const bool leaps = axis == SDL_CONTROLLER_AXIS_RIGHTX || axis == SDL_CONTROLLER_AXIS_RIGHTY;
    const int source = -1 - axis;
    if (std::abs(value) < released) return push(source, false, {PadDirection::Left, false}, spots);
    if (std::abs(value) < tilted || (pushed_ && pushed_->first == source)) return true;
    const PadDirection way = level       ? (value < 0 ? PadDirection::Left : PadDirection::Right)
                             : value < 0 ? PadDirection::Up
                                         : PadDirection::Down;
    return push(source, true, {way, leaps}, spots);
}

bool PadFocus::push(int source, bool down, Push push, std::span<const HitTarget> spots) {
    if (!down) {
        if (pushed_ && pushed_->first == source) pushed_.reset();
        return !spots.empty();
    }
    if (spots.empty()) return false;
    moved_ = true;
    go(push, spots);
    pushed_ = {source, push};
    return true;
}

// If the focus is hidden because another device was used, the first push only shows it again.
void PadFocus::go(const Push& push, std::span<const HitTarget> spots) {
    if (held_ || (!shown_ && best_place(spots))) return;
    const HitTarget* to = neighbour(spots, last_, push.way, push.leaps ? leap : 0);
    if (!to && push.leaps) to = neighbour(spots, last_, push.way);
    if (!to) return;
    at_ = *to;
    last_ = to->where;
    chosen_ = to->name;
}

void PadFocus::tick(std::span<const HitTarget> spots, bool shown) {
    moved_ = false;
    shown_ = shown;
    if (pushed_ && ++pushed_->second.ticks >= first_repeat) {
        pushed_->second.ticks -= next_repeat;
        go(pushed_->second, spots);
    }
    if (held_) return;
    const HitTarget* const there = best_place(spots);
    at_ = shown && there ? std::optional{*there} : std::nullopt;
    names_.clear();
    for (const HitTarget& spot : spots) names_.push_back(spot.name);
    if (there) last_ = there->where;
    if (at_ && last_.centre() != pointed_) waiting_.push_back({last_.centre(), -1});
}

// The place that the player last chose, else the main button, else the place in focus. If there is none of these: the
// nearest, if nothing was chosen or all places are new; otherwise none, since the chosen place may soon be back.
const HitTarget* PadFocus::best_place(std::span<const HitTarget> spots) const {
    if (const auto* own = find(spots, [&](const HitTarget& s) { return s.name == chosen_; })) return own;
    if (const auto* main = find(spots, [](const HitTarget& s) { return s.primary; })) return main;
    if (at_)
        if (const auto* same = find(spots, [&](const HitTarget& s) { return s.name == at_->name; })) return same;
    const bool known =
        !chosen_.empty() && find(spots, [&](const HitTarget& s) { return std::ranges::count(names_, s.name) > 0; });
    if (known || spots.empty()) return nullptr;
    return &*std::ranges::min_element(
        spots, {}, [&](const HitTarget& s) { return glm::distance(s.where.centre(), last_.centre()); });
}

void PadFocus::forget() {
    let_go();
    at_.reset();
    chosen_.clear();
}

void PadFocus::let_go() {
    pushed_.reset();
    if (std::exchange(held_, false)) waiting_.push_back({{-1e6f, -1e6f}, 0});  // a release off the canvas hits nothing
}

std::vector<SDL_Event> PadFocus::take_events(const platform::Logical& logical) {
    std::vector<SDL_Event> events;
    for (const Pointing& each : std::exchange(waiting_, {})) {
        const glm::ivec2 at{glm::round(logical.to_window(each.at))};
        SDL_Event event{};
        if (each.down < 0) {
            event.type = SDL_MOUSEMOTION;
            event.motion.which = platform::focus_mouse;
            event.motion.x = at.x;
            event.motion.y = at.y;
        } else {
            event.type = each.down > 0 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
            event.button.which = platform::focus_mouse;
            event.button.button = SDL_BUTTON_LEFT;
            event.button.x = at.x;
            event.button.y = at.y;
        }
        pointed_ = each.at;
        events.push_back(event);
    }
    return events;
}

platform::Input TableInput::take(std::span<const render::HitTarget> spots) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) hear(event, spots);
    follow_focus(spots);
    platform::Input input = controls_.take(host_.wants_mouse());
    if (input.any || input.pointer_moved || !input.presses.empty()) view_.stir();
    answer_keys(input);
    return input;
}

// The focus acts on the scene as a mouse pointer does. While a player panel is open, Dear ImGui's own focus is used.
void TableInput::follow_focus(std::span<const render::HitTarget> spots) {
    if (settings_.bindings.in_hand() != controls_.in_hand()) view_.stir();
    settings_.bindings.take_in_hand(controls_.in_hand());
    host_.use_pad(pad_in_hand());
    if (focus_.moved() && !host_.steered()) host_.leave_windows();
    focus_.tick(spots, pad_in_hand() && !host_.steered());
    for (const SDL_Event& pointing : focus_.take_events(view_.logical()))
        controls_.event(pointing, host_.event(pointing), settings_.bindings, view_.logical());
}

void TableInput::hear(const SDL_Event& event, std::span<const render::HitTarget> spots) {
    const bool full_screen = window_.full_screen();
    window_.event(event);
    presses_heard_ += is_press(event) ? 1 : 0;
    if (full_screen && !window_.full_screen()) settings_.full_screen = false;
    const std::optional<float> letters = letters_asked(event, settings_.letters);
    if (letters) settings_.letters = *letters;
    const bool chord = letters || full_screen_chord(event), panels = host_.event(event) && !chord;
    if (host_.steered()) spots = {};
    controls_.event(event, panels || letters || focus_.hear(event, spots), settings_.bindings, view_.logical());
    if (chord && !letters) settings_.full_screen = !settings_.full_screen;
    if (event.type != SDL_WINDOWEVENT) return;
    view_.stir();
    if (event.window.event != SDL_WINDOWEVENT_SIZE_CHANGED) return;
    view_.measure();
    resized_ = true;
}

void TableInput::answer_keys(const platform::Input& input) {
    using platform::Action;
    if (input.pressed(Action::FullScreen)) settings_.full_screen = !settings_.full_screen;
    if (input.pressed(Action::Mute)) settings_.muted = !settings_.muted;
    if (input.pressed(Action::Screenshot)) picture_wanted_ = true;
    if (input.pressed(Action::Luggage)) platform::open_luggage();
}

}  // namespace boxcars::app
