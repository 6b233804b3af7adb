// Keys, pads and fingers as actions, and what people may bind them to.
#include "platform/controls.h"

#include "pad_events.h"
#include "platform/input.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace boxcars::platform;
using boxcars::test::pad;

namespace {

bool released(const Input& input, Action action) {
    return std::ranges::any_of(input.presses,
                               [&](const Press& p) { return p.kind == PressKind::ActionUp && p.action == action; });
}
SDL_Event key(SDL_Keycode code, bool down, bool repeat = false) {
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.repeat = repeat;
    event.key.keysym.sym = code;
    event.key.keysym.scancode = SDL_GetScancodeFromName(SDL_GetKeyName(code));
    return event;
}
SDL_Event button(bool down, int x, int y, Uint8 which = SDL_BUTTON_LEFT) {
    SDL_Event event{};
    event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    event.button.button = which;
    event.button.x = x;
    event.button.y = y;
    return event;
}
SDL_Event motion(int x, int y) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    event.motion.y = y;
    return event;
}
SDL_Event window_event(Uint8 what) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = what;
    return event;
}
SDL_Event stick(Uint8 axis, Sint16 value) {
    SDL_Event event{};
    event.type = SDL_CONTROLLERAXISMOTION;
    event.caxis.axis = axis;
    event.caxis.value = value;
    return event;
}

struct Solver {
    Controls controls;
    Bindings bindings;
    Logical logical;
    void give(const SDL_Event& event, bool taken = false) { controls.event(event, taken, bindings, logical); }
    Input take() { return controls.take(); }
};

}  // namespace

TEST_CASE("a key press is one press, held until let go; keyboard repeats are no presses") {
    Solver solver;
    solver.give(key(SDLK_SPACE, true));
    solver.give(key(SDLK_SPACE, true, true));
    const Input first = solver.take();
    CHECK(first.pressed(Action::Roll));
    CHECK(first.presses.size() == 1);
    CHECK(first.any);
    const Input second = solver.take();
    CHECK(second.presses.empty());
    CHECK(second.down(Action::Roll));
    CHECK(!second.any);
    solver.give(key(SDLK_SPACE, false));
    const Input third = solver.take();
    CHECK(released(third, Action::Roll));
    CHECK(!third.down(Action::Roll));
}

TEST_CASE("a press and a release within one tick both arrive, in order") {
    Solver solver;
    solver.give(key(SDLK_h, true));
    solver.give(key(SDLK_h, false));
    const Input input = solver.take();
    REQUIRE(input.presses.size() == 2);
    CHECK(input.presses[0].kind == PressKind::ActionDown);
    CHECK(input.presses[1].kind == PressKind::ActionUp);
    CHECK(!input.down(Action::Hold));
}

TEST_CASE("two keys on one action: it is down until both are let go") {
    Solver solver;
    solver.give(key(SDLK_RETURN, true));
    solver.give(key(SDLK_KP_ENTER, true));
    solver.give(key(SDLK_RETURN, false));
    CHECK(solver.take().down(Action::Confirm));
    solver.give(key(SDLK_KP_ENTER, false));
    const Input input = solver.take();
    CHECK(released(input, Action::Confirm));
    CHECK(input.presses.size() == 1);
}

TEST_CASE("a press that a panel took never reaches the table; a release always does") {
    Solver solver;
    solver.give(key(SDLK_SPACE, true), true);
    solver.give(button(true, 10, 10), true);
    Input input = solver.take();
    CHECK(input.presses.empty());
    CHECK(!input.down(Action::Roll));
    CHECK(!input.pointer_down);
    CHECK(input.any);
    solver.give(key(SDLK_SPACE, false), true);
    solver.give(button(false, 10, 10), true);
    CHECK(solver.take().presses.empty());

    solver.give(key(SDLK_SPACE, true));
    solver.give(button(true, 10, 10));
    solver.take();
    solver.give(key(SDLK_SPACE, false), true);
    solver.give(button(false, 10, 10), true);
    input = solver.take();
    CHECK(released(input, Action::Roll));
    CHECK(input.presses.size() == 2);
    CHECK(!input.pointer_down);
}

TEST_CASE("losing the focus lets go of everything, and a tenth of a second after coming back is deaf") {
    Solver solver;
    solver.give(key(SDLK_SPACE, true));
    solver.give(button(true, 100, 100));
    solver.take();
    solver.give(window_event(SDL_WINDOWEVENT_FOCUS_LOST));
    Input input = solver.take();
    CHECK(released(input, Action::Roll));
    CHECK(!input.down(Action::Roll));
    CHECK(!input.pointer_down);
    CHECK(input.presses.back().kind == PressKind::PointerUp);
    CHECK(input.presses.back().at == pointer_outside);
    solver.give(window_event(SDL_WINDOWEVENT_FOCUS_GAINED));
    solver.give(key(SDLK_h, true));
    for (int tick = 0; tick < 11; ++tick) CHECK(solver.take().presses.empty());
    solver.give(key(SDLK_h, false));
    solver.give(key(SDLK_h, true));
    CHECK(solver.take().presses.empty());
    solver.give(key(SDLK_h, false));
    solver.give(key(SDLK_h, true));
    CHECK(solver.take().pressed(Action::Hold));
}

TEST_CASE("the first focus of a window makes nobody deaf") {
    Solver solver;
    solver.give(window_event(SDL_WINDOWEVENT_FOCUS_GAINED));
    solver.give(key(SDLK_h, true));
    CHECK(solver.take().pressed(Action::Hold));
}

TEST_CASE("the pad's buttons and left stick are actions like keys") {
    Solver solver;
    solver.give(pad(SDL_CONTROLLER_BUTTON_A, true));
    solver.give(stick(SDL_CONTROLLER_AXIS_LEFTX, 30000));
    solver.give(stick(SDL_CONTROLLER_AXIS_LEFTX, 31000));
    Input input = solver.take();
    CHECK(input.pressed(Action::Roll));
    CHECK(input.down(Action::Right));
    CHECK(input.presses.size() == 2);
    solver.give(stick(SDL_CONTROLLER_AXIS_LEFTX, -30000));
    solver.give(pad(SDL_CONTROLLER_BUTTON_A, false));
    input = solver.take();
    CHECK(released(input, Action::Right));
    CHECK(input.down(Action::Left));
    CHECK(released(input, Action::Roll));
    solver.give(stick(SDL_CONTROLLER_AXIS_LEFTX, 0));
    CHECK(!solver.take().down(Action::Left));
}

TEST_CASE("a remapped key does the new thing, also when it changes while held") {
    Solver solver;
    solver.give(key(SDLK_SPACE, true));
    solver.take();
    solver.bindings.bind(Action::Hold, SDLK_SPACE);
    solver.give(key(SDLK_SPACE, false));
    CHECK(released(solver.take(), Action::Roll));
    solver.give(key(SDLK_SPACE, true));
    CHECK(solver.take().pressed(Action::Hold));
}

TEST_CASE("a keyboard with Cyrillic letters plays by the places of the keys") {
    Solver solver;
    SDL_Event event = key(SDLK_h, true);
    event.key.keysym.sym = 0x440;
    solver.give(event);
    CHECK(solver.take().pressed(Action::Hold));
}

TEST_CASE("the pointer is where the canvas has it, at every scale and on dense displays") {
    struct Case {
        glm::ivec2 window, drawable;
        std::optional<float> asked;
        glm::vec2 top_left;
        float scale;
    };
    for (const Case& c :
         {Case{{1280, 720}, {1280, 720}, {}, {0, 0}, 1}, Case{{1600, 900}, {1600, 900}, {}, {0, 0}, 1.25f},
          Case{{1920, 1080}, {1920, 1080}, {}, {0, 0}, 1.5f}, Case{{1280, 720}, {2560, 1440}, {}, {0, 0}, 2},
          Case{{800, 600}, {800, 600}, {}, {140, -15}, 0.8f}, Case{{1280, 720}, {1280, 720}, 1.25f, {128, 72}, 1.25f},
          Case{{2560, 1080}, {2560, 1080}, {}, {-213.333f, 0}, 1.5f},
          Case{{1366, 768}, {1366, 768}, {}, {-10.476f, -5.714f}, 1.05f}}) {
        Solver solver;
        solver.logical = {c.window, c.drawable, c.asked.value_or(window_scale(c.drawable))};
        CHECK(solver.logical.scale == doctest::Approx(c.scale));
        CHECK(std::abs(solver.logical.origin().x - c.top_left.x) < 1.01f);
        CHECK(std::abs(solver.logical.origin().y - c.top_left.y) < 1.01f);
        solver.give(motion(c.window.x / 2, c.window.y / 2));
        CHECK(solver.take().pointer.x == doctest::Approx(640).epsilon(0.002));
        const glm::vec2 spot{700, 333}, there = solver.logical.to_window(spot);
        CHECK(solver.logical.to_logical(there).x == doctest::Approx(spot.x));
        CHECK(solver.logical.to_logical(there).y == doctest::Approx(spot.y));
    }
}

TEST_CASE("over a panel or off the window the pointer is on no button; a drag keeps it") {
    Solver solver;
    solver.give(motion(200, 100));
    CHECK(solver.controls.take(true).pointer == pointer_outside);
    CHECK(solver.controls.take(false).pointer == glm::vec2{200, 100});
    solver.give(window_event(SDL_WINDOWEVENT_LEAVE));
    CHECK(solver.take().pointer == pointer_outside);
    solver.give(button(true, 200, 100));
    CHECK(solver.controls.take(true).pointer == glm::vec2{200, 100});
}

TEST_CASE("a finger that has left the screen hovers over nothing, and no key is named until one is pressed") {
    Solver solver;
    const auto caps = [&] {
        solver.bindings.take_in_hand(solver.controls.in_hand());
        return solver.bindings.key_cap(Action::Roll);
    };
    CHECK(caps() == "Space");
    for (const bool down : {true, false}) {
        SDL_Event touch = button(down, 200, 100);
        touch.button.which = SDL_TOUCH_MOUSEID;
        solver.give(touch);
        const Input input = solver.take();
        CHECK(input.pointer == glm::vec2{200, 100});
        CHECK(input.finger);
    }
    CHECK(solver.take().pointer == pointer_outside);
    CHECK(caps().empty());
    CHECK_FALSE(is_pad(solver.controls.in_hand()));
    solver.give(key(SDLK_SPACE, true));
    CHECK(caps() == "Space");
}

TEST_CASE("a flick's speed is the way of the last twelfth of a second; a hand at rest has none") {
    Solver solver;
    solver.give(button(true, 100, 100));
    solver.take();
    Input input;
    for (int tick = 1; tick <= 20; ++tick) {
        if (tick % 2 == 0) solver.give(motion(100 + 10 * tick, 100));  // a mouse at 60 a second
        input = solver.take();
    }
    CHECK(input.pointer_speed.x == doctest::Approx(1200));
    CHECK(input.pointer_speed.y == 0);
    for (int tick = 0; tick < 11; ++tick) input = solver.take();
    CHECK(input.pointer_speed.x == 0);
}

TEST_CASE("every action has a name, words, and its name finds it again") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < action_count; ++i) {
        const auto action = static_cast<Action>(i);
        CHECK(action_named(name(action)) == action);
        CHECK(!words(action).empty());
        names.insert(name(action));
    }
    CHECK(names.size() == action_count);
    CHECK(!action_named("rol"));
}

TEST_CASE("the default keys are the table's: Space rolls, H holds, and no two actions share a key") {
    const Bindings bindings;
    CHECK(bindings.of_key(SDLK_SPACE) == Action::Roll);
    CHECK(bindings.of_key(SDLK_h) == Action::Hold);
    CHECK(bindings.of_key(SDLK_KP_ENTER) == Action::Confirm);
    CHECK(bindings.of_key(SDLK_F1) == Action::Overlay);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_A) == Action::Roll);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_X) == Action::Roll);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_B) == Action::Back);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_DPAD_UP) == Action::Up);
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT) == Action::Right);
    CHECK(!bindings.of_key(SDLK_F9));
    CHECK(bindings.conflict().empty());
    for (std::size_t i = 0; i < action_count; ++i) CHECK(!bindings.keys(static_cast<Action>(i)).empty());
}

TEST_CASE("a key given to another action is told, and so is the one left without") {
    Bindings bindings;
    CHECK(bindings.bind(Action::Roll, SDLK_F9).empty());
    CHECK(!bindings.of_key(SDLK_SPACE));
    CHECK(bindings.key_cap(Action::Roll) == "F9");
    CHECK(bindings.bind(Action::Roll, SDLK_h) ==
          "H now means \"Roll the dice\" and no longer \"Hold, or half the bet\", which has no key any more.");
    CHECK(bindings.bind(Action::Hold, SDLK_RETURN) ==
          "Return now means \"Hold, or half the bet\" and no longer \"Confirm\".");
    CHECK(bindings.of_key(SDLK_KP_ENTER) == Action::Confirm);
    CHECK(bindings.conflict().empty());
}

TEST_CASE("a pad button is given in the same way") {
    Bindings bindings;
    CHECK(bindings.bind_pad(Action::Hold, SDL_CONTROLLER_BUTTON_B) ==
          "Pad button b now means \"Hold, or half the bet\" and no longer \"Back, or leave the table\", which has no "
          "button any more.");
    CHECK(bindings.of_pad(SDL_CONTROLLER_BUTTON_B) == Action::Hold);
    CHECK(!bindings.of_pad(SDL_CONTROLLER_BUTTON_Y));
}

TEST_CASE("keys and buttons have names that find them again") {
    for (const Key key : {SDLK_SPACE, SDLK_h, SDLK_F11, SDLK_KP_ENTER, SDLK_LEFT, SDLK_PERIOD})
        CHECK(key_named(key_name(key)) == key);
    CHECK(!key_named("Spaec"));
    CHECK(pad_named(pad_name(SDL_CONTROLLER_BUTTON_DPAD_UP)) == SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK(!pad_named("z"));
    CHECK(key_at(SDL_SCANCODE_H) == SDLK_h);
}
