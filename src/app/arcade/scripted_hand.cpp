#include "app/arcade/scripted_hand.h"

#include "app/arcade/pad_focus.h"
#include "base/error.h"
#include "base/overloaded.h"
#include "base/words.h"
#include "platform/bindings.h"

#include <SDL.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace boxcars::app {
namespace {

constexpr int finger = 4;  // the button number that stands for a finger
constexpr Ticks push_held = milliseconds(50);
constexpr int most_pushes = 40;
constexpr Ticks settles = milliseconds(1000);     // wait before the focus moves, since the picture may still slide
constexpr Ticks patience = milliseconds(30'000);  // longest wait for the spot to appear
constexpr int crosses[] = {SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
                           SDL_CONTROLLER_BUTTON_DPAD_UP,
                           SDL_CONTROLLER_BUTTON_DPAD_DOWN};  // in the order of PadDirection

// The point at `part` (0..1) of the length of a polyline.
glm::vec2 along(const std::vector<glm::vec2>& way, float part) {
    float length = 0;
    for (std::size_t i = 1; i < way.size(); ++i) length += glm::distance(way[i - 1], way[i]);
    float left = length * part;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const float piece = glm::distance(way[i - 1], way[i]);
        if (left <= piece && piece > 0) return glm::mix(way[i - 1], way[i], left / piece);
        left -= piece;
    }
    return way.back();
}

// Whether both are the same place, measured at two times: a sliding card may have moved a little in between.
bool one_place(const render::Rect& a, const render::Rect& b) { return glm::distance(a.centre(), b.centre()) < 16; }

// The first D-pad push on a shortest way of the focus from one place to another. Empty: no way, or already there.
std::optional<PadDirection> first_push(const std::vector<render::HitTarget>& spots, const render::Rect& from,
                                       const render::Rect& to) {
    struct Reached {
        render::Rect where;
        std::optional<PadDirection> first{};
    };
    std::vector<Reached> reached{{from}};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Reached at = reached[next];
        if (one_place(at.where, to)) return at.first;
        for (const PadDirection way : {PadDirection::Left, PadDirection::Right, PadDirection::Up, PadDirection::Down}) {
            const render::HitTarget* const spot = neighbour(spots, at.where, way);
            if (spot &&
                std::ranges::none_of(reached, [&](const Reached& r) { return one_place(r.where, spot->where); }))
                reached.push_back({spot->where, at.first ? at.first : way});
        }
    }
    return {};
}

}  // namespace

bool ScriptedHand::due_at(Ticks now) const {
    return (walk_ && walk_->next <= now) || (!waiting_.empty() && waiting_.begin()->first <= now) ||
           (next_ < script_.lines.size() && script_.lines[next_].at + late_ <= now);
}

bool ScriptedHand::aims_at(Ticks now) const {
    if (walk_) return true;
    const auto typed = [](const SDL_Event& event) {
        return event.type == SDL_KEYDOWN || event.type == SDL_KEYUP || event.type == SDL_TEXTINPUT;
    };
    const auto blind = [](const script::Command& command) {
        return std::holds_alternative<script::Key>(command) || std::holds_alternative<script::Text>(command);
    };
    for (auto event = waiting_.begin(); event != waiting_.end() && event->first <= now; ++event)
        if (!typed(event->second)) return true;
    for (auto line = next_; line < script_.lines.size() && script_.lines[line].at + late_ <= now; ++line)
        if (!blind(script_.lines[line].command)) return true;
    return false;
}

void ScriptedHand::act(Ticks now, const Screen& screen) {
    for (; !walk(now, screen) && next_ < script_.lines.size() && script_.lines[next_].at + late_ <= now; ++next_)
        carry_out(script_.lines[next_], now, screen);
    while (!waiting_.empty() && waiting_.begin()->first <= now) {
        SDL_Event& due = waiting_.begin()->second;
        if (due.type != SDL_JOYBUTTONDOWN && due.type != SDL_JOYBUTTONUP)
            SDL_PushEvent(&due);
        else if (pad_)
            pad_->set(due.jbutton.button, due.type == SDL_JOYBUTTONDOWN);
        waiting_.erase(waiting_.begin());
    }
}

void ScriptedHand::carry_out(const script::ScriptLine& line, Ticks now, const Screen& screen) {
    std::visit(Overloaded{
                   [&](const script::Key& command) { key(command, now); },
                   [&](const script::PointerCommand& command) { pointer(command, now, screen); },
                   [&](const script::Drag& command) { drag(command, now, screen); },
                   [&](const script::TargetClick& command) {
                       pointer({spot(command.name, line, screen).centre(), true, true, command.button, command.held},
                               now, screen);
                   },
                   [&](const script::Wheel& command) {
                       SDL_Event event{};
                       event.type = SDL_MOUSEWHEEL;
                       event.wheel.windowID = window_id_;
                       event.wheel.x = command.notches.x;
                       event.wheel.y = command.notches.y;
                       put(now, event);
                   },
                   [&](const script::Text& command) { type(command.letters, now); },
                   [&](const script::Pad& command) { pad(command, line, now); },
                   [&](const script::Resize& command) { screen.resize(command.size); },
                   [&](const script::WindowFocus& command) {
                       SDL_Event event{};
                       event.type = SDL_WINDOWEVENT;
                       event.window.windowID = window_id_;
                       event.window.event = command.gained ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST;
                       put(now, event);
                   },
                   [&](const script::Picture& command) { pictures_.push_back(command); },
                   [&](const script::State& command) { states_.push_back(command.file); },
                   [&](const script::Quit&) { quits_ = true; },
               },
               line.command);
}

VirtualPad::VirtualPad(std::string_view kind) {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");  // headless, no window has the keyboard
    SDL_VirtualJoystickDesc made{};
    made.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
    made.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
    made.naxes = SDL_CONTROLLER_AXIS_MAX;
    made.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
    made.vendor_id = kind == "playstation" ? 0x054c : kind == "switch" ? 0x057e : 0x045e;
    made.product_id = kind == "playstation" ? 0x0ce6 : kind == "switch" ? 0x2009 : 0x02ea;
    device_ = SDL_JoystickAttachVirtualEx(&made);
    joystick_ = device_ < 0 ? nullptr : SDL_JoystickOpen(device_);
    for (const int trigger : {platform::left_trigger, platform::right_trigger}) set(trigger, false);
}

VirtualPad::~VirtualPad() {
    if (joystick_) SDL_JoystickClose(joystick_);
    if (device_ >= 0) SDL_JoystickDetachVirtual(device_);
}

void VirtualPad::set(int button, bool down) {
    if (!joystick_) return;
    const int axis = button - platform::left_trigger + SDL_CONTROLLER_AXIS_TRIGGERLEFT;
    if (button >= platform::left_trigger)
        SDL_JoystickSetVirtualAxis(joystick_, axis, down ? SDL_JOYSTICK_AXIS_MAX : SDL_JOYSTICK_AXIS_MIN);
    else
        SDL_JoystickSetVirtualButton(joystick_, button, down ? SDL_PRESSED : SDL_RELEASED);
}

void ScriptedHand::pad(const script::Pad& command, const script::ScriptLine& line, Ticks now) {
    if (script::is_pad(command.what)) {
        pad_.reset();
        if (command.what != "none") pad_ = std::make_shared<VirtualPad>(command.what);
        return;
    }
    if (!pad_) pad_ = std::make_shared<VirtualPad>("xbox");
    if (command.to.empty())
        press(*platform::pad_named(command.what), command.held, now);
    else
        walk_ = Walk{.then = command, .line = &line, .began = now, .next = now + settles};
}

void ScriptedHand::press(int button, Ticks held, Ticks now) {
    for (const bool down : {true, false}) {
        SDL_Event event{};
        event.type = down ? SDL_JOYBUTTONDOWN : SDL_JOYBUTTONUP;
        event.jbutton.button = static_cast<Uint8>(button);
        put(down ? now : now + held, event);
    }
}

bool ScriptedHand::walk(Ticks now, const Screen& screen) {
    if (!walk_ || now < walk_->next) return walk_.has_value();
    const std::vector<render::HitTarget> spots = screen.spots();
    if (std::ranges::find(spots, walk_->then.to, &render::HitTarget::name) == spots.end() &&
        now - walk_->began < patience) {
        walk_->next = now + settles;
        return true;
    }
    const render::Rect to = spot(walk_->then.to, *walk_->line, screen);
    const auto focus = screen.pad_focus();
    if (focus && one_place(*focus, to)) {
        press(*platform::pad_named(walk_->then.what), walk_->then.held, now);
        late_ = now - walk_->line->at;
        walk_.reset();
        return false;
    }
    if (++walk_->pushes > most_pushes)
        throw Error{fmt::format("The script {}, line {}: a controller's cross does not get to \"{}\".", script_.name,
                                walk_->line->number, walk_->then.to)};
    const auto way = focus ? first_push(spots, *focus, to) : std::nullopt;
    press(crosses[static_cast<std::size_t>(way.value_or(PadDirection::Down))], push_held, now);
    walk_->next = now + push_held + push_held;
    return true;
}

void ScriptedHand::put(Ticks at, const SDL_Event& event) { waiting_.emplace(at, event); }

void ScriptedHand::key(const script::Key& command, Ticks now) {
    SDL_Event event{};
    event.key.windowID = window_id_;
    event.key.keysym.sym = command.code;
    event.key.keysym.scancode = SDL_GetScancodeFromKey(command.code);
    for (const bool down : {true, false}) {
        if (down ? !command.down : !command.up) continue;
        event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
        event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
        put(down || !command.down ? now : now + command.held, event);
    }
}

void ScriptedHand::type(const std::string& letters, Ticks now) {
    for (std::size_t typed = 0; typed < letters.size();) {  // SDL delivers at most 31 bytes at once, in whole letters
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        event.text.windowID = window_id_;
        const std::size_t bytes = SDL_utf8strlcpy(event.text.text, letters.c_str() + typed, sizeof event.text.text);
        if (bytes == 0) return;
        typed += bytes;
        put(now, event);
    }
}

void ScriptedHand::move(Ticks at, glm::vec2 logical, int which, const Screen& screen) {
    const glm::ivec2 to{glm::round(screen.logical.to_window(logical))};
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    if (which == finger) event.motion.which = SDL_TOUCH_MOUSEID;
    event.motion.windowID = window_id_;
    event.motion.x = to.x;
    event.motion.y = to.y;
    event.motion.xrel = to.x - pointer_.x;
    event.motion.yrel = to.y - pointer_.y;
    pointer_ = to;
    put(at, event);
}

void ScriptedHand::button(Ticks at, glm::vec2 logical, int which, bool down, const Screen& screen) {
    const glm::ivec2 to{glm::round(screen.logical.to_window(logical))};
    SDL_Event event{};
    if (which == finger) {  // SDL sends finger and matching mouse events
        event.type = down ? SDL_FINGERDOWN : SDL_FINGERUP;
        event.tfinger.windowID = window_id_;
        put(at, event);
        event = {};
        event.button.which = SDL_TOUCH_MOUSEID;
        which = SDL_BUTTON_LEFT;
    }
    event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    event.button.windowID = window_id_;
    event.button.button = static_cast<Uint8>(which);
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = 1;
    event.button.x = to.x;
    event.button.y = to.y;
    put(at, event);
}

void ScriptedHand::pointer(const script::PointerCommand& command, Ticks now, const Screen& screen) {
    move(now, command.at, command.button, screen);
    if (command.down) button(now, command.at, command.button, true, screen);
    if (command.up) button(command.down ? now + command.held : now, command.at, command.button, false, screen);
}

void ScriptedHand::drag(const script::Drag& command, Ticks now, const Screen& screen) {
    move(now, command.way.front(), command.button, screen);
    button(now, command.way.front(), command.button, true, screen);
    for (Ticks step = 1; step <= command.lasts; ++step)
        move(now + step, along(command.way, static_cast<float>(step) / static_cast<float>(command.lasts)),
             command.button, screen);
    button(now + command.lasts, command.way.back(), command.button, false, screen);
}

render::Rect ScriptedHand::spot(const std::string& name, const script::ScriptLine& line, const Screen& screen) const {
    std::vector<std::string> names;
    for (const render::HitTarget& named : screen.spots()) {
        if (named.name == name) return named.where;
        names.push_back(named.name);
    }
    const auto near = nearest_word(name, names);
    throw Error{fmt::format("The script {}, line {}: there is no spot \"{}\" on the screen at {:.3f} s{} There {}.",
                            script_.name, line.number, name, seconds(line.at),
                            near ? fmt::format("; did you mean \"{}\"?", *near) : ".",
                            names.empty() ? std::string{"is none"} : fmt::format("are: {}", fmt::join(names, ", ")))};
}

void ScriptedHand::finish() const {
    if (!picture_due()) return;
    throw Error{fmt::format("The picture {} was not taken: the window was hidden until the end.",
                            pictures_.front().file.string())};
}

}  // namespace boxcars::app
