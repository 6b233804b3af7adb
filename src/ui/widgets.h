// The building blocks of panels: framed windows with a brass title, headings, the one brass button, choices in a row,
// sliders and drawn signs. Every item can be named, so that a script can click it. Knows no game.
#pragma once
#include "rules/knobs.h"
#include "ui/host.h"

namespace boxcars::ui {

class ScopedStyle {  // uses a style and its font until the end of the scope
 public:
    ScopedStyle(Host& host, PanelStyle style) : host_(host), before_(host.style()) {
        host_.wear(style);
        ImGui::PushFont(style == PanelStyle::Player ? host_.fonts().text : host_.fonts().mono);
    }
    ~ScopedStyle() {
        ImGui::PopFont();
        host_.wear(before_);
    }
    ScopedStyle(const ScopedStyle&) = delete;

 private:
    Host& host_;
    PanelStyle before_;
};

class InFont {  // uses another font until the end of the scope
 public:
    explicit InFont(ImFont* font) { ImGui::PushFont(font); }
    ~InFont() { ImGui::PopFont(); }
    InFont& operator=(InFont&&) = delete;
};

constexpr float panel_margin = 8;  // px beside a panel, at least
// The logical size of a player panel, and its middle. On small canvases it is as wide, or as high, as there is room.
struct PanelSize {
    float w, h, centre_x = 640;
};

// A framed window at a fixed place: title left, note right, a body that scrolls if it must, and a foot that does not.
class Panel {
 public:
    struct Header {
        std::string id, title, note;
        bool closable = false;  // a cross at the right of the title
    };
    Panel(Host& host, const Header& header, render::Rect px, float foot_height = 0, bool takes_focus = false);
    // A player panel with rows of buttons in its foot. It takes the focus.
    Panel(Host& host, const Header& header, const PanelSize& size, int rows = 1);
    ~Panel();
    Panel(const Panel&) = delete;
    void foot(int rows = 1);  // ends the body; what follows is in the foot, in this many rows
    bool close_pressed() const { return close_pressed_; }
    float wanted_height() const { return wanted_; }  // the height that shows the whole body; known from foot() on
    static float title_height(const Host& host) {
        return host.touch(host.style() == PanelStyle::Player ? 40.0f : 26.0f);
    }
    static float foot_of(const Host& host, int rows);  // height in px of a player panel's foot with rows of buttons

 private:
    void draw_title(const Header& header, render::Rect px);
    void cross(float side);

    Host& host_;
    float foot_height_, wanted_ = 0;
    bool in_foot_ = false, close_pressed_ = false;
};

inline float button_height(const Host& host) { return host.touch(36); }  // in a player panel's foot, px
// A control's width in px: `logical`, or where controls are stacked the whole line or one of `parts` of it.
float control_width(const Host& host, float logical, int parts = 1);

// A heading: small caps over a brass line in the panels of players, a bar in the debug overlay.
void heading(Host& host, std::string_view words);
bool brass_button(Host& host, const std::string& label, ImVec2 size = {});  // the one primary action on screen
// A button that looks like pressed brass while `lit`.
bool lit_button(const std::string& label, bool lit, ImVec2 size = {});
// The same with a name for scripts; dim while it is not `possible`.
bool named_button(Host& host, const std::string& name, const std::string& label, ImVec2 size = {}, bool possible = true,
                  bool lit = false);
// The button at the right of a player panel's foot, `width` logical px wide; `brass`: the one primary action on screen.
bool last_button(Host& host, const std::string& name, const std::string& label, float width, bool possible = true,
                 bool brass = true);
int choice(Host& host, const std::string& name, std::span<const std::string_view> labels, int current, float width);
bool slider(Host& host, const std::string& name, float& value, float least, float most,
            float width);  // shows no number; number_slider does
int tab_strip(Host& host, const std::string& name, std::span<const std::string_view> labels, int current);
void dim_table(Host& host);  // darkens the table, and under a sheet the dash; never the bar
// A dim sentence in a panel's foot. Where controls are stacked, it wraps before the `beside_px` wide buttons beside it.
void foot_words(Host& host, const std::string& words, float beside_px);
inline void same_line(const Host& host, float gap) { ImGui::SameLine(0, host.px(gap)); }  // `gap`: logical px
inline void space(const Host& host, float high) { ImGui::Dummy({0, host.px(high)}); }     // `high`: logical px
ImVec2 part_of_line(int parts);     // the size of each of so many buttons that fill a line of a window's foot
void same_line_right(float width);  // the next item ends at the window's right padding, left of its scroll bar
void paragraph(const std::string& words, float wrap_px, float line_px, render::Colour colour = theme::text);
// Words at the screen x, vertically centred on the last item.
void beside(ImFont* font, float x, render::Colour colour, const std::string& words);
bool reset_arrow(Host& host, const std::string& id);  // an arrow that resets a value; no font has the sign
void right_text(std::string_view words, float right_x, render::Colour colour);  // ends at this window x
// Words that end at the screen x `right`, with their top at the screen y.
void right_cell(ImFont* font, float right, float y, render::Colour colour, const std::string& words);
void tip(const std::string& words, float wrap_px);  // a tooltip for the item just drawn
inline void tip(const Host& host, const std::string& words) { tip(words, host.px(320)); }  // of the usual width
// `wrap_px`: where lines break, as in ImGui::PushTextWrapPos(); without it as set before.
constexpr float at_edge = 0;  // lines break at the window's edge
void colour_text(render::Colour colour, std::string_view words, std::optional<float> wrap_px = {});
inline void text_in(ImFont* font, render::Colour colour, std::string_view words, std::optional<float> wrap_px = {}) {
    const InFont used{font};
    colour_text(colour, words, wrap_px);
}
// Words around the screen point `middle`.
inline void write_around(ImFont* font, ImVec2 middle, render::Colour colour, const std::string& words) {
    const ImVec2 size = size_in(font, words);
    write(font, {std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)}, colour, words);
}
inline ImVec2 text_size(std::string_view words) {
    return ImGui::CalcTextSize(words.data(), words.data() + words.size());
}
// A drop-down list; items are named NAME and NAME.LABEL. Returns the index of the chosen label; -1: none of them.
// `help`: the tip while it is closed. `focused`: when it opens, the chosen label gets the keyboard focus.
int drop_down(Host& host, const std::string& name, std::span<const std::string> labels, int chosen, float width,
              const std::string& help = {}, bool focused = false);

// A number on a panel: a slider, and beside it, where no grip covers it, the number in its unit. It can also be typed.
struct NumberRange {
    int least, most;
    rules::Unit unit = rules::Unit::Number;
    std::string help{};  // shown above slider and number, if not empty
};

// Items are named NAME (the slider) and NAME.typed. Returns true if the number was changed; it stays in its range.
bool number_slider(Host& host, const std::string& name, int& value, const NumberRange& range, float width);

}  // namespace boxcars::ui
