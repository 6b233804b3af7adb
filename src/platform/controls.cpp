#include "platform/controls.h"

#include <SDL.h>
#include <cstdlib>

namespace boxcars::platform {
namespace {

// After the window gets focus, keys are ignored for this long, because the key that gave it focus is no game key.
constexpr int cooldown_after_focus = milliseconds(100);
constexpr int stick_on = 18000, stick_off = 12000;  // of 32767: pushed from the first on, released below the second
// The pointer's speed is averaged over at least so many ticks; over fewer, a twitch would look like a flick.
constexpr std::size_t least_trail = 4;

// The numbers in sources_: a key's scan code, or one of these negative ones.
int pad_source(int button) { return -1 - button; }
int stick_source(int axis, int direction) { return -1000 - 2 * axis - (direction > 0 ? 1 : 0); }

std::optional<Action> stick_action(int axis, int direction) {
    if (axis == SDL_CONTROLLER_AXIS_LEFTX) return direction > 0 ? Action::Right : Action::Left;
    if (axis == SDL_CONTROLLER_AXIS_LEFTY) return direction > 0 ? Action::Down : Action::Up;
    return {};
}

Device kind_of(SDL_GameController* pad) {
    const char* const name = pad ? SDL_GameControllerName(pad) : nullptr;
    if (name && std::string_view{name}.find("Steam Deck") != std::string_view::npos) return Device::SteamDeck;
    constexpr SDL_GameControllerType playstations[]{SDL_CONTROLLER_TYPE_PS3, SDL_CONTROLLER_TYPE_PS4,
                                                    SDL_CONTROLLER_TYPE_PS5},
        switches[]{SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO, SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT,
                   SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT, SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR};
    const SDL_GameControllerType type = pad ? SDL_GameControllerGetType(pad) : SDL_CONTROLLER_TYPE_UNKNOWN;
    if (std::ranges::count(playstations, type) > 0) return Device::PlayStation;
    return std::ranges::count(switches, type) > 0 ? Device::Switch : Device::Xbox;
}

bool is_input(Uint32 type) {
    return type == SDL_KEYDOWN || type == SDL_MOUSEBUTTONDOWN || type == SDL_MOUSEWHEEL ||
           type == SDL_CONTROLLERBUTTONDOWN || type == SDL_FINGERDOWN;
}

}  // namespace

struct Controls::Pads {
    struct Closer {
        void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
    };
    std::vector<std::unique_ptr<SDL_GameController, Closer>> open;
    SDL_JoystickID used_last = -1;

    SDL_GameController* find(SDL_JoystickID which) const {
        for (const auto& pad : open)
            if (SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.get())) == which) return pad.get();
        return nullptr;
    }

    void added(int device) {
        if (auto* pad = SDL_GameControllerOpen(device)) open.emplace_back(pad);
    }
    void removed(SDL_JoystickID which) {
        const auto* const gone = find(which);
        std::erase_if(open, [&](const auto& pad) { return pad.get() == gone; });
    }
};

Controls::Controls() : pads_(std::make_unique<Pads>()) {}
Controls::~Controls() = default;

void Controls::event(const SDL_Event& event, bool taken, const Bindings& bindings, const Logical& logical) {
    now_.any = now_.any || (is_input(event.type) && !cooling_down());
    note_device(event);
    const Uint32 type = event.type;
    if (type == SDL_KEYDOWN || type == SDL_KEYUP) key(event, taken, bindings);
    if (type == SDL_MOUSEMOTION) move(logical.to_logical({event.motion.x, event.motion.y}));
    if (type == SDL_MOUSEBUTTONDOWN || type == SDL_MOUSEBUTTONUP) mouse_button(event, taken, logical);
    if (type == SDL_MOUSEWHEEL && !taken) now_.wheel -= event.wheel.y;
    if (type == SDL_CONTROLLERBUTTONDOWN || type == SDL_CONTROLLERBUTTONUP)
        pad_button(event.cbutton.button, event.cbutton.state == SDL_PRESSED, taken, bindings);
    if (type == SDL_CONTROLLERAXISMOTION) pad_axis(event.caxis.axis, event.caxis.value, taken, bindings);
    if (type == SDL_CONTROLLERDEVICEADDED) pads_->added(event.cdevice.which);
    if (type == SDL_CONTROLLERDEVICEREMOVED) {
        if (pads_->used_last == event.cdevice.which) in_hand_ = Device::Keyboard;
        pads_->removed(event.cdevice.which);
        let_go();
    }
    if (type == SDL_WINDOWEVENT) window(event);
}

// A mouse that moves a few pixels by itself does not count as the device in use.
void Controls::note_device(const SDL_Event& event) {
    if (event.type == SDL_FINGERDOWN || event.type == SDL_FINGERUP) finger(event.type == SDL_FINGERDOWN);
    const auto takes_pad = [this](SDL_JoystickID which) {
        pads_->used_last = which;
        in_hand_ = kind_of(pads_->find(which));
    };
    if (event.type == SDL_CONTROLLERBUTTONDOWN) takes_pad(event.cbutton.which);
    if (event.type == SDL_CONTROLLERAXISMOTION && std::abs(event.caxis.value) >= stick_on) takes_pad(event.caxis.which);
    constexpr int jolt = 3;
    const bool moved =
        event.type == SDL_MOUSEMOTION && std::abs(event.motion.xrel) + std::abs(event.motion.yrel) > jolt;
    if (event.type == SDL_FINGERDOWN || (event.type == SDL_MOUSEBUTTONDOWN && event.button.which == SDL_TOUCH_MOUSEID))
        in_hand_ = Device::Touch;
    else if ((event.type == SDL_KEYDOWN && event.key.keysym.unused != screen_key) || event.type == SDL_MOUSEWHEEL ||
             (event.type == SDL_MOUSEBUTTONDOWN && event.button.which != focus_mouse) ||
             (moved && event.motion.which != SDL_TOUCH_MOUSEID))
        in_hand_ = Device::Keyboard;
}

void Controls::rumble(float strength) const {
    constexpr Uint32 lasts_ms = 160;
    const auto share = static_cast<Uint16>(0xFFFF * std::clamp(strength, 0.0f, 1.0f));
    if (auto* pad = is_pad(in_hand_) ? pads_->find(pads_->used_last) : nullptr)
        SDL_GameControllerRumble(pad, share, static_cast<Uint16>(share / 2), lasts_ms);
}

void Controls::tap(Action action) {
    constexpr int no_key = -10'000;
    press(action, no_key);
    release(no_key);
}

void Controls::key(const SDL_Event& event, bool taken, const Bindings& bindings) {
    const int place = event.key.keysym.scancode;
    if (event.type == SDL_KEYUP) return release(place);
    if (event.key.repeat || taken || cooling_down() || (event.key.keysym.mod & (KMOD_ALT | KMOD_GUI))) return;
    const Key typed = event.key.keysym.sym > 127 && !(event.key.keysym.sym & SDLK_SCANCODE_MASK)
                          ? key_at(place)
                          : static_cast<Key>(event.key.keysym.sym);
    if (typed >= 'a' && typed <= 'z') now_.letters += static_cast<char>(typed - 'a' + 'A');
    if (const auto action = bindings.of_key(typed)) press(*action, place);
}

// A second finger acts as Back and releases everything that the first one holds.
void Controls::finger(bool down) {
    fingers_ = std::max(0, fingers_ + (down ? 1 : -1));
    if (!down || fingers_ != 2) return;
    let_go();
    tap(Action::Back);
}

void Controls::pad_button(int button, bool down, bool taken, const Bindings& bindings) {
    if (!down) return release(pad_source(button));
    const auto action = bindings.of_pad(button);
    if (action && !taken && !cooling_down()) press(*action, pad_source(button));
}

void Controls::pad_axis(int axis, int value, bool taken, const Bindings& bindings) {
    if (axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT || axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) {
        const PadButton trigger = axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ? left_trigger : right_trigger;
        const bool held = sources_.contains(pad_source(trigger));
        if (held ? value < stick_off : value >= stick_on) {
            now_.any = now_.any || !held;
            pad_button(trigger, !held, taken, bindings);
        }
        return;
    }
    for (const int direction : {-1, 1}) {
        const int source = stick_source(axis, direction);
        const auto action = stick_action(axis, direction);
        if (!action) return;
        if (value * direction < stick_off) release(source);
        if (value * direction < stick_on || sources_.contains(source) || taken || cooling_down()) continue;
        now_.any = true;
        press(*action, source);
    }
}

void Controls::mouse_button(const SDL_Event& event, bool taken, const Logical& logical) {
    const glm::vec2 at = logical.to_logical({event.button.x, event.button.y});
    const std::size_t button = event.button.button;
    move(at);
    const bool down = event.type == SDL_MOUSEBUTTONDOWN, touch = event.button.which == SDL_TOUCH_MOUSEID;
    lifted_ = touch && !down;
    if (button < 1 || button >= buttons_.size()) return;
    if (down ? (taken || cooling_down() || buttons_[button]) : !buttons_[button]) return;
    buttons_[button] = down;
    now_.finger = touch;
    if (down) trail_.clear();
    const PressKind kind = down ? PressKind::PointerDown : PressKind::PointerUp;
    now_.presses.push_back({.kind = kind, .at = at, .button = static_cast<int>(button)});
}

void Controls::window(const SDL_Event& event) {
    const auto what = event.window.event;
    if (what == SDL_WINDOWEVENT_LEAVE && !buttons_[SDL_BUTTON_LEFT]) pointer_ = pointer_outside;
    if (what == SDL_WINDOWEVENT_FOCUS_LOST) {
        let_go();
        unfocused_ = now_.focus_lost = true;
    }
    if (what == SDL_WINDOWEVENT_FOCUS_GAINED && std::exchange(unfocused_, false))
        cooldown_ticks_ = cooldown_after_focus;
}

void Controls::press(Action action, int source) {
    if (!sources_.emplace(source, action).second) return;
    auto& held = now_.held[static_cast<std::size_t>(action)];
    if (held) return;  // another key already holds it
    held = true;
    now_.presses.push_back({.kind = PressKind::ActionDown, .action = action, .at = pointer_, .button = 0});
}

void Controls::release(int source) {
    const auto found = sources_.find(source);
    if (found == sources_.end()) return;
    const Action action = found->second;
    sources_.erase(found);
    if (std::ranges::any_of(sources_, [&](const auto& s) { return s.second == action; })) return;
    now_.held[static_cast<std::size_t>(action)] = false;
    now_.presses.push_back({.kind = PressKind::ActionUp, .action = action, .at = pointer_, .button = 0});
}

void Controls::let_go() {
    while (!sources_.empty()) release(sources_.begin()->first);
    for (std::size_t button = 1; button < buttons_.size(); ++button) {
        if (!buttons_[button]) continue;
        buttons_[button] = false;
        // A release off the canvas clicks nothing.
        now_.presses.push_back(
            {.kind = PressKind::PointerUp, .at = pointer_outside, .button = static_cast<int>(button)});
    }
}

void Controls::move(glm::vec2 to) {
    now_.pointer_moved = now_.pointer_moved || to != pointer_;
    if (pointer_ == pointer_outside) trail_.clear();
    pointer_ = to;
}

// Keeps one position per tick. The speed is measured from the oldest one.
glm::vec2 Controls::speed() {
    if (pointer_ == pointer_outside) return {0, 0};
    const glm::vec2 way = trail_.empty() ? glm::vec2{0, 0} : pointer_ - trail_.front();
    const auto ticks = static_cast<float>(std::max(trail_.size(), least_trail));
    if (trail_.size() == trail_ticks) trail_.erase(trail_.begin());
    trail_.push_back(pointer_);
    return way / ticks * static_cast<float>(ticks_per_second);
}

Input Controls::take(bool over_panel) {
    now_.pointer_down = buttons_[SDL_BUTTON_LEFT];
    now_.pointer = over_panel && !now_.pointer_down ? pointer_outside : pointer_;
    now_.pointer_speed = speed();
    if (std::exchange(lifted_, false)) pointer_ = pointer_outside;  // from the next tick on, nothing is hovered
    cooldown_ticks_ = std::max(0, cooldown_ticks_ - 1);
    Input taken = now_;
    now_.presses.clear();
    now_.letters.clear();
    now_.wheel = 0;
    now_.pointer_moved = now_.focus_lost = now_.any = false;
    return taken;
}

}  // namespace boxcars::platform
