// Maps keys and pad buttons to actions: the defaults, remapping, and conflicts as sentences. Keys are SDL key codes and
// pad buttons SDL_GameControllerButton values, as plain numbers, so that rooms without SDL can read settings.
#pragma once
#include "platform/input.h"

#include <cstdint>

namespace boxcars::platform {

using Key = std::int32_t;  // SDL_Keycode; 0 is none
using PadButton = int;     // SDL_GameControllerButton, or one of the two triggers; -1 is none
constexpr PadButton left_trigger = 64, right_trigger = 65;

// The device that the player used last. Its keys or buttons are named on the screen; a touch screen has none.
enum class Device { Keyboard, Xbox, PlayStation, Switch, SteamDeck, Touch };
constexpr bool is_pad(Device device) { return device != Device::Keyboard && device != Device::Touch; }
std::string_view button_cap(Device pad, PadButton button);  // "A", "cross", "LB"; empty for an unknown button

std::string key_name(Key key);  // "Space", "F1", "H"; empty for an unknown key
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
