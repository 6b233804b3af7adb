// Buttons drawn on the canvas, and the caps of the keys that do the same. Knows how they look and which was pressed;
// what a press means is the scene's.
#pragma once
#include "platform/input.h"
#include "render/canvas.h"
#include "render/hit_target.h"
#include "scenes/input_cooldown.h"
#include "scenes/type.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::platform {
class Bindings;
}

namespace boxcars::scenes {

using render::HitTarget;

struct Button {
    std::string name;  // what scripts call it
    render::Rect where;
    std::string label;                        // big buttons: the verb; icon buttons: the icon's name
    std::string key{};                        // key cap under the verb; empty: none
    std::optional<platform::Action> bound{};  // or the action whose key stands there, as it is bound now
    bool primary = false;                     // the one brass-filled button
    bool enabled = true;
    bool waiting = false;  // not to be pressed just now, and soon again: dimmed, not dark
    bool icon = false;
    bool lit = false;   // switched on
    bool line = false;  // a low one: the words, and the key beside them
    // It costs money: the key that does the same. Both are ignored for the first 300 ms.
    std::optional<platform::Action> stakes{};
    std::optional<Ticks> appeared{};  // of one that costs money; set by Buttons
};

// Knows which button the pointer is over, which is held down, and which was pressed since the last tick.
class Buttons {
 public:
    void show_keys_of(const platform::Bindings& bindings) { bindings_ = &bindings; }  // which outlive this
    // In a lesson only the buttons that its step asks for are brass.
    void follow_lesson(std::vector<std::string> asked) { lesson_ = std::move(asked); }
    void go_on(Ticks now) { now_ = now; }
    void begin() {
        before_ = std::exchange(buttons_, {});
        targets_.clear();
    }
    void add(Button button);
    void add_target(HitTarget target) { targets_.push_back(std::move(target)); }  // to be clicked, and no button
    std::optional<std::string> tick(
        const platform::Input& input);  // the name of the button clicked, on release over it
    // Something else waits for an answer: none of these is brass, and those that cost money appear anew after it.
    void step_back();
    bool too_early() const {
        return std::ranges::any_of(buttons_, [this](const Button& b) { return too_early(b); });
    }
    platform::Input without_early_keys(platform::Input input) const;  // those of buttons that have just appeared
    bool held(std::string_view name) const { return held_ == name; }
    bool just_pressed(std::string_view name) const { return pressed_now_ == name; }
    void draw(render::Canvas& canvas, render::Colour accent, double time) const;
    std::vector<HitTarget> hit_targets() const;
    std::span<const Button> all() const { return buttons_; }

 private:
    const Button* under(glm::vec2 at) const;
    bool too_early(const Button& button) const {
        return button.stakes && button.enabled &&
               !(now_ && button.appeared && *now_ - *button.appeared >= InputCooldown::length);
    }
    bool may_be_pressed(const Button& button) const { return button.enabled && !too_early(button); }
    const platform::Bindings* bindings_ = nullptr;
    std::optional<std::vector<std::string>> lesson_;  // the buttons that its step asks for
    std::vector<Button> buttons_, before_;            // now, and before begin()
    std::vector<HitTarget> targets_;
    std::optional<Ticks> now_;  // none before the first tick
    std::string hovered_, held_, pressed_now_;
};

// What stands on a key cap for an action: the key that is bound to it now, "SPACE"; empty when none is.
std::string key_cap(const platform::Bindings& bindings, platform::Action action);
void draw_key_cap(render::Canvas& canvas, glm::vec2 centre, std::string_view key, render::Colour ink);
float draw_key_hint(render::Canvas& canvas, glm::vec2 left, std::string_view key,
                    std::string_view meaning);  // answers its width

}  // namespace boxcars::scenes
