// What every table shows round its felt: the top bar, the dash, buttons, key caps, score boards. Drawn on the canvas,
// clicked by name. Decides how they look and which was pressed; what a press means is the scene's.
#pragma once
#include "scenes/layout.h"
#include "scenes/scene.h"

#include <span>
#include <utility>

namespace boxcars::platform {
class Bindings;
}

namespace boxcars::scenes {

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
    bool lit = false;  // switched on
};

// Knows which button the pointer is over, which is held down, and which was pressed since the last tick.
class Buttons {
 public:
    void show_keys_of(const platform::Bindings& bindings) { bindings_ = &bindings; }  // which outlive this
    void begin() { buttons_.clear(); }
    void add(Button button);
    std::optional<std::string> tick(
        const platform::Input& input);  // the name of the button clicked, on release over it
    bool held(std::string_view name) const { return held_ == name; }
    bool just_pressed(std::string_view name) const { return pressed_now_ == name; }
    void draw(render::Canvas& canvas, render::Colour accent, double time) const;
    std::vector<HitTarget> hit_targets() const;
    std::span<const Button> all() const { return buttons_; }

 private:
    const Button* under(glm::vec2 at) const;
    const platform::Bindings* bindings_ = nullptr;
    std::vector<Button> buttons_;
    std::string hovered_, held_, pressed_now_;
};

struct TopBar {
    std::string wordmark;          // sprite under assets/wordmarks
    float wordmark_ratio = 2.28f;  // its width to its height
    std::string name{};            // written where there is no wordmark
    std::string car;               // "THE BUFFET CAR"
    std::string status;            // one line in the middle
    render::Colour accent;
};
void draw_top_bar(render::Canvas& canvas, const Layout& layout, const TopBar& bar);
void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted,
                     bool coach);  // back, rules, coach, odds, sound, settings

void draw_dash(render::Canvas& canvas, const Layout& layout, render::Colour accent, float lit_from, float lit_to);
// A demonstration's one line of odds, along the foot of the dash; nothing without words.
void draw_odds_line(render::Canvas& canvas, const Layout& layout, const std::string& words);
// What the house has to say ("Sittings are not saved: ..."), under the top bar, for the first seconds of a scene.
void draw_notices(render::Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                  float below = 0);
// The same under what lasts: why nothing can be kept now, as long as that is so.
void draw_news(render::Canvas& canvas, const Layout& layout, const SceneServices& services, double time);
// What stands on a key cap for an action: the key that is bound to it now, "SPACE"; empty when none is.
std::string key_cap(const platform::Bindings& bindings, platform::Action action);
void draw_key_cap(render::Canvas& canvas, glm::vec2 centre, std::string_view key, render::Colour ink);
void draw_plate(render::Canvas& canvas, render::Rect where, bool big = false);  // coal, brass line, inner line
float draw_key_hint(render::Canvas& canvas, glm::vec2 left, std::string_view key,
                    std::string_view meaning);  // answers its width

namespace type {  // the type roles of the look, section 3
using render::Face;
constexpr render::Type hero{Face::Display, 132}, call{Face::Display, 54}, verb{Face::Label, 27, 0.10f},
    title{Face::Label, 21, 0.06f}, body{Face::Body, 17}, body_bold{Face::BodyBold, 17}, small{Face::Body, 15},
    label{Face::Label, 14, 0.16f}, label_small{Face::Label, 12, 0.14f}, cap{Face::BodyBold, 11, 0.02f};
}  // namespace type

}  // namespace boxcars::scenes
