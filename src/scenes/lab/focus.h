// What is in focus in the lab, by its name: a dial of the form, the page's own, or a button; moved by keys or pressed.
// A key that stays down goes on turning it.
#pragma once
#include "base/ticks.h"
#include "platform/input.h"

#include <span>
#include <string>

namespace boxcars::scenes {

class LabFocus {
 public:
    const std::string& name() const { return name_; }
    bool on(std::string_view name) const { return name_ == name; }
    bool by_keys() const { return by_keys_; }  // shown clearly
    std::string_view by_keys_on() const { return by_keys_ ? std::string_view{name_} : std::string_view{}; }
    int seat() const { return name_.starts_with("player.") ? name_.back() - '1' : -1; }  // -1: on no player

    void move_to(std::string name, bool by_keys);
    void move(std::span<const std::string> order, int steps);  // round and round
    void take_keys() { by_keys_ = true; }
    int repeats(const platform::Input& input, Ticks now);  // steps to turn it by: left or right held down

 private:
    std::string name_ = "run";
    bool by_keys_ = false;
    Ticks held_since_ = 0;
};

}  // namespace boxcars::scenes
