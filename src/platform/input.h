// The player's input of one tick from any device: actions, a pointer on the canvas, and presses since the last tick.
// Also maps keys and pad buttons to actions: the defaults, remapping, and conflicts as sentences. Keys are SDL key
// codes and pad buttons SDL_GameControllerButton values, as plain numbers, so that rooms without SDL can read settings.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boxcars::platform {

// Every action that a key or pad button can be bound to. input.cpp has the default keys.
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

// ---- keys and pad buttons

using Key = std::int32_t;  // SDL_Keycode; 0 is none
using PadButton = int;     // SDL_GameControllerButton, or one of the two triggers; -1 is none
constexpr PadButton left_trigger = 64, right_trigger = 65;

// The device that the player used last. Its keys or buttons are named on the screen; a touch screen has none.
enum class Device { Keyboard, Xbox, PlayStation, Switch, SteamDeck, Touch };
constexpr bool is_pad(Device device) { return device != Device::Keyboard && device != Device::Touch; }
std::string_view button_cap(Device pad, PadButton button);  // "A", "cross", "LB"; empty for an unknown button
std::string key_name(Key key);                              // "Space", "F1", "H"; empty for an unknown key
std::optional<Key> key_named(std::string_view name);
Key key_at(int scancode);                // the key at that place in the current layout
std::string pad_name(PadButton button);  // "a", "dpup"
std::optional<PadButton> pad_named(std::string_view name);

class Bindings {
 public:
    Bindings();  // the defaults
    const std::vector<Key>& keys(Action action) const { return keys_[index(action)]; }
    const std::vector<PadButton>& pads(Action action) const { return pads_[index(action)]; }
    std::optional<Action> of_key(Key key) const;
    std::optional<Action> of_pad(PadButton button) const;
    // The first key's name, or that of the button while a pad is in hand: "Space", "X". Empty: none is bound, or touch.
    std::string key_cap(Action action) const;
    // The device in hand is not part of the bindings: it is neither saved nor compared.
    void take_in_hand(Device device) { in_hand_ = device; }
    Device in_hand() const { return in_hand_; }

    // Makes `key` the only key of `action`, and takes it from any other action. Returns a sentence that names the
    // action that lost it, and says if that action has no key left; empty if no action lost a key.
    std::string bind(Action action, Key key);
    std::string bind_pad(Action action, PadButton button);
    void set_keys(Action action, std::vector<Key> keys) { keys_[index(action)] = std::move(keys); }
    void set_pads(Action action, std::vector<PadButton> pads) { pads_[index(action)] = std::move(pads); }
    std::string conflict() const;  // names two actions on one key or button; empty: none
    bool operator==(const Bindings& other) const { return keys_ == other.keys_ && pads_ == other.pads_; }

 private:
    static std::size_t index(Action action) { return static_cast<std::size_t>(action); }
    std::array<std::vector<Key>, action_count> keys_;
    std::array<std::vector<PadButton>, action_count> pads_;
    Device in_hand_ = Device::Keyboard;
};

}  // namespace boxcars::platform
