// Maps keys and pad buttons to actions: the defaults, remapping, and conflicts as sentences.
// Keys are SDL key codes and pad buttons SDL_GameControllerButton values, kept as plain numbers so that rooms without
// SDL can read settings.
#pragma once
#include "platform/input.h"

#include <cstdint>

namespace boxcars::platform {

using Key = std::int32_t;  // SDL_Keycode; 0 is none
using PadButton = int;     // SDL_GameControllerButton; -1 is none

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
    std::string key_cap(Action action) const;  // the first key's name: "Space"; empty if none is bound

    // Makes `key` the only key of `action`, and takes it from any other action. Returns a sentence that names the
    // action that lost it, and says if that action has no key left; empty if no action lost a key.
    std::string bind(Action action, Key key);
    std::string bind_pad(Action action, PadButton button);
    void set_keys(Action action, std::vector<Key> keys) { keys_[index(action)] = std::move(keys); }
    void set_pads(Action action, std::vector<PadButton> pads) { pads_[index(action)] = std::move(pads); }
    std::string conflict() const;  // names two actions on one key or button; empty: none

    bool operator==(const Bindings&) const = default;

 private:
    static std::size_t index(Action action) { return static_cast<std::size_t>(action); }
    std::array<std::vector<Key>, action_count> keys_;
    std::array<std::vector<PadButton>, action_count> pads_;
};

}  // namespace boxcars::platform
