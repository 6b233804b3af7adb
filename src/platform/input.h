// What the player wants, whatever device said it: actions, a pointer on the logical canvas, presses since the last
// tick.
#pragma once
#include <array>
#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::platform {

// Every verb a key or pad button can be bound to. The default key is in bindings.cpp; all can be remapped.
// clang-format off
enum class Action {
    Roll, Hold, Left, Right, Up, Down, Confirm, Back, Skip, Rules, Coach, Overlay, Settings, Mute, FullScreen, Pause,
    StepTick, NewMatch, Screenshot, Quiz,
    Chip1, Chip2, Chip3, Chip4, Chip5, TakeDown, CallBet, Undo, Rebet, Double, Clear, Bets, OpenFelt, OtherLeaf, FeltBets, Lab, Continue, History,
    First, Last, Night, count
};
// clang-format on
constexpr std::size_t action_count = static_cast<std::size_t>(Action::count);

std::string_view name(Action action);   // "roll", stable in settings files
std::string_view words(Action action);  // "Roll the dice", for people
std::optional<Action> action_named(std::string_view name);

constexpr glm::vec2 pointer_outside{-1e6f, -1e6f};  // on no canvas, however wide the window

enum class PressKind { ActionDown, ActionUp, PointerDown, PointerUp };

struct Press {  // one thing that happened since the last tick, in order
    PressKind kind;
    Action action{};     // for ActionDown/Up
    glm::vec2 at{0, 0};  // pointer, logical px
    int button = 1;      // 1 left, 2 middle, 3 right
};

struct Input {
    glm::vec2 pointer = pointer_outside;  // logical px; far outside when it is off the window or over a panel
    bool pointer_down = false;            // the left button, pressed on the table and not let go since
    bool pointer_moved = false;           // since the last tick
    glm::vec2 pointer_speed{0, 0};        // logical px a second over the last twelfth of a second: for flicks
    std::array<bool, action_count> held{};
    std::string letters{};       // A to Z, typed since the last tick, whatever else those keys mean
    std::vector<Press> presses;  // already filtered: none that a panel took; a release always comes
    bool focus_lost = false;     // the window lost the keyboard since the last tick
    bool any = false;            // any key, button, click or pad input at all (ends attract mode)

    bool pressed(Action action) const {
        for (const auto& p : presses)
            if (p.kind == PressKind::ActionDown && p.action == action) return true;
        return false;
    }
    bool released(Action action) const {
        for (const auto& p : presses)
            if (p.kind == PressKind::ActionUp && p.action == action) return true;
        return false;
    }
    bool down(Action action) const { return held[static_cast<std::size_t>(action)]; }
};

}  // namespace boxcars::platform
