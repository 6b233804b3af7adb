// The player's input of one tick from any device: actions, a pointer on the canvas, and presses since the last tick.
#pragma once
#include <algorithm>
#include <array>
#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::platform {

// Every action that a key or pad button can be bound to. bindings.cpp has the default keys.
// clang-format off
enum class Action {
    Roll, Hold, Left, Right, Up, Down, Confirm, Back, Skip, Rules, Coach, Overlay, Settings, Mute, FullScreen, Pause,
    StepTick, NewMatch, Screenshot,
    Chip1, Chip2, Chip3, Chip4, Chip5, TakeDown, CallBet, Undo, Rebet, Double, Clear, Bets, OpenFelt, OtherLeaf, FeltBets, Lab, Continue, History,
    First, Last, Run, Less, More, LeafBack, Menu, Luggage, count
};
// clang-format on
constexpr std::size_t action_count = static_cast<std::size_t>(Action::count);

std::string_view name(Action action);   // "roll", stable in settings files
std::string_view words(Action action);  // "Roll the dice", for people
std::optional<Action> action_named(std::string_view name);

constexpr glm::vec2 pointer_outside{-1e6f, -1e6f};  // outside any canvas

enum class PressKind { ActionDown, ActionUp, PointerDown, PointerUp };

struct Press {  // one event since the last tick
    PressKind kind;
    Action action{};     // for ActionDown/Up
    glm::vec2 at{0, 0};  // pointer, logical px
    int button = 1;      // 1 left, 2 middle, 3 right
};

struct Input {
    glm::vec2 pointer = pointer_outside;  // logical px; pointer_outside off the window or over a panel
    bool pointer_down = false;            // the left button, pressed on the table
    bool pointer_moved = false;           // since the last tick
    glm::vec2 pointer_speed{0, 0};        // logical px per second, over 1/12 s: for flicks
    std::array<bool, action_count> held{};
    bool finger = false;         // the pointer is a finger
    bool catching_up = false;    // an earlier tick of this frame took the input
    int wheel = 0;               // notches towards the player since the last tick; below 0: away
    std::string letters{};       // A to Z, typed since the last tick
    std::vector<Press> presses;  // without presses that a panel took
    bool focus_lost = false;     // the window lost the keyboard since the last tick
    bool any = false;            // any input at all, which ends attract mode

    bool pressed(Action action) const {
        return std::ranges::any_of(
            presses, [&](const Press& p) { return p.kind == PressKind::ActionDown && p.action == action; });
    }
    bool down(Action action) const { return held[static_cast<std::size_t>(action)]; }
};

}  // namespace boxcars::platform
