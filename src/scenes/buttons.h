// Buttons and key caps on the canvas: how they look and which was pressed. The scene decides what a press means.
#pragma once
#include "base/ticks.h"
#include "platform/input.h"
#include "scenes/type.h"

#include <functional>

namespace boxcars::scenes {

using platform::Action, platform::Input, platform::Press, platform::PressKind;

// The grounds of plates, cards and bars: their tops and feet. `black` is for shadows.
namespace grounds {
constexpr Colour plate = hex(0x1D222D), plate_foot = hex(0x0F1219), card_foot = hex(0x0D1016), bar = hex(0x12151D),
                 bar_foot = hex(0x0A0C11), black = hex(0x000000);
}  // namespace grounds

constexpr vec2 px_down(float px) { return {0, px}; }
constexpr vec2 px_right(float px) { return {px, 0}; }
void draw_edged_pill(Canvas& canvas, const Rect& where, float radius, Colour ground, Colour edge, float wide = 1);

// After a press that skips an animation, ignores game keys and buttons until 300 ms have passed without such a press;
// after they appear, too, those that cost money. Counts the arcade's time, which also runs while a table is paused.
class InputCooldown {
 public:
    static constexpr Ticks length = milliseconds(300);
    void go_on(Ticks now) { now_ = now; }
    void begin() { until_ = now_ + length; }
    bool lasts() const { return now_ < until_; }
    bool lasts_since(Ticks then) const { return now_ - then < length; }
    Ticks now() const { return now_; }

 private:
    Ticks now_ = 0, until_ = 0;
};

// Roll, Confirm and Skip cut animations short; for a short time a second press of them must not throw the dice.
bool go_on(const Input& input);    // returns true if one of them is pressed
Input without_verbs(Input input);  // removes presses of these keys

struct Button {
    std::string name;  // the name that scripts use
    Rect where{};
    std::string label{};                   // text, or an icon's name
    std::optional<Action> bound{};         // the action whose key is on the key cap
    bool primary = false, enabled = true;  // primary: filled with brass
    bool waiting = false;                  // disabled only briefly: dimmed less
    bool icon = false, lit = false;        // lit: switched on
    bool line = false;                     // a low button: label beside key, or two lines
    bool marked = false;                   // a brass dot on a low button: the coach names what lies behind it
    // The action of a button that costs money, or replaces one that does. For 300 ms neither its key nor it works.
    std::optional<Action> stakes{};
    // Set by Buttons: the key cap, empty for none, and when first shown as enabled.
    std::string key{};
    std::optional<Ticks> appeared{};
};

// A command that a player gives a scene with a button or a key. A scene's list has every one of them.
struct SceneCommand {
    std::string button;  // name of its button; empty: none
    std::vector<Action> keys{};
    std::function<void()> does{};
    // The command works only while the table waits for one of these moves, such as "betting". Empty: at any time.
    std::vector<std::string_view> while_waiting{};

    bool asked(const Input& input, const std::optional<std::string>& clicked) const {
        return clicked == button || std::ranges::any_of(keys, [&](auto key) { return input.pressed(key); });
    }
};
// Carries out the first command of `button` that works at any time. Returns false if there is none.
bool carry_out(std::span<const SceneCommand> commands, std::string_view button);

// The commands of a table, and the move that it waits for.
class TableCommands {
 public:
    void add(std::vector<SceneCommand> own);  // before those that are there
    // Keys that the table hears by itself.
    void add_keys(std::initializer_list<Action> keys) { keys_.insert(keys_.end(), keys); }
    const std::vector<Action>& keys() const { return keys_; }  // all of them
    std::span<const SceneCommand> all() const { return commands_; }
    void await(const char* move) { awaited_ = move; }
    const char* awaited() const { return awaited_; }
    // Carries out the requested commands that fit the awaited move. Returns false if there were none.
    bool hear_move(const Input& input, const std::optional<std::string>& clicked);

 private:
    std::vector<SceneCommand> commands_;
    std::vector<Action> keys_;
    const char* awaited_ = "";
};

// Tracks which button is under the pointer, which is held down, and which was pressed since the last tick.
class Buttons {
 public:
    void show_keys_of(const platform::Bindings& bindings) { bindings_ = &bindings; }  // must outlive this object
    // During a lesson only the buttons that its step asks for are filled with brass.
    void follow_lesson(std::vector<std::string> asked) { lesson_ = std::move(asked); }
    void go_on(Ticks now) { now_ = now; }
    void begin() {
        before_ = std::exchange(buttons_, {});
        targets_.clear();
    }
    void add(Button button);  // nothing, if there is no place for it
    void add_icon(std::string name, std::string picture, const Rect& where, bool lit = false) {
        add({.name = std::move(name), .where = where, .label = std::move(picture), .icon = true, .lit = lit});
    }
    void light(std::string_view name) {  // marks the button as on
        for (Button& button : buttons_) button.lit = button.lit || button.name == name;
    }
    void drop(std::string_view name) {
        std::erase_if(buttons_, [&](const Button& button) { return button.name == name; });
    }
    void add_target(HitTarget target) { targets_.push_back(std::move(target)); }  // a clickable place without a button
    // Returns the name of the button clicked: pressed, then released over it.
    std::optional<std::string> tick(const Input& input);
    // Call this while a prompt in front of the buttons waits for an answer: no button stays brass, and the 300 ms of
    // buttons that cost money start again. `over`: the brass button is disabled, too.
    void step_back(bool over = false);
    bool too_early() const {
        return std::ranges::any_of(buttons_, [this](const Button& b) { return too_early(b); });
    }
    // Removes the key presses of buttons that cost money and appeared less than 300 ms ago.
    Input without_early_keys(Input input) const;
    bool held(std::string_view name) const { return held_ == name; }
    bool just_pressed(std::string_view name) const { return pressed_now_ == name; }
    void draw(Canvas& canvas, Colour accent) const;
    std::vector<HitTarget> hit_targets(std::vector<HitTarget> others = {}) const;  // after the others
    std::span<const Button> all() const { return buttons_; }

 private:
    const Button* under(vec2 at) const {
        for (const Button& button : buttons_)
            if (button.where.contains(at)) return &button;
        return nullptr;
    }
    bool too_early(const Button& button) const {
        return button.stakes && button.enabled &&
               !(now_ && button.appeared && *now_ - *button.appeared >= InputCooldown::length);
    }
    const platform::Bindings* bindings_ = nullptr;
    std::optional<std::vector<std::string>> lesson_;  // buttons that the lesson asks for
    std::vector<Button> buttons_, before_;            // buttons added since begin(), and before it
    std::vector<HitTarget> targets_;
    std::optional<Ticks> now_;  // empty before the first tick
    std::string hovered_, held_, pressed_now_;
};

// The text of an action's key cap: the key bound to it now, such as "SPACE". Empty if no key is bound.
std::string key_cap(const platform::Bindings& bindings, Action action);
// A key cap. Where no key is bound, its width is 0 and nothing is drawn.
float key_cap_width(Canvas& canvas, std::string_view key);
void draw_key_cap(Canvas& canvas, vec2 centre, std::string_view key, Colour ink);
float draw_key_hint(Canvas& canvas, vec2 left, std::string_view key, std::string_view meaning);

}  // namespace boxcars::scenes
