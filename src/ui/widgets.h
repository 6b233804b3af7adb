// The furniture of panels: framed windows with a brass title, headings, the one brass button, choices in a row, sliders
// and drawn signs. Every item can be named, so that a script can click it. Knows no game.
#pragma once
#include "ui/host.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::ui {

class Dressed {  // wears a dress, style and font, until the end of the scope
 public:
    Dressed(Host& host, Dress dress);
    ~Dressed();
    Dressed(const Dressed&) = delete;
    Dressed& operator=(const Dressed&) = delete;

 private:
    Host& host_;
    Dress before_;
};

class InFont {  // writes in another of the fonts until the end of the scope
 public:
    explicit InFont(ImFont* font) { ImGui::PushFont(font); }
    ~InFont() { ImGui::PopFont(); }
    InFont(const InFont&) = delete;
    InFont& operator=(const InFont&) = delete;
};

// A framed window at a fixed place: title left, note right, a body that scrolls when it must, and a foot that does not.
class Panel {
 public:
    struct Header {
        std::string id, title, note;
        bool closable = false;  // a cross at the right of the title
    };
    Panel(Host& host, const Header& header, render::Rect px, float foot_height = 0, bool takes_focus = false);
    ~Panel();
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    void foot(int rows = 1);  // ends the body; what follows stands in the foot
    bool close_pressed() const { return close_pressed_; }
    float wanted_height() const { return wanted_; }  // with all of the body in sight; known from foot() on
    static float title_height(const Host& host);

 private:
    void draw_title(const Header& header, render::Rect px);
    void cross(float side);

    Host& host_;
    float foot_height_;
    float wanted_ = 0;
    bool in_foot_ = false, close_pressed_ = false;
};

void heading(Host& host, std::string_view words);  // player: small caps over a brass line; debug: a bar
bool brass_button(Host& host, const std::string& label, ImVec2 size = {0, 0});  // the one primary action on screen
bool lit_button(Host& host, const std::string& label, bool lit, ImVec2 size = {0, 0});  // pressed brass while lit
int choice(Host& host, const std::string& name, std::span<const std::string_view> labels, int current,
           float width);  // the new current
bool slider(Host& host, const std::string& name, float& value, float least, float most,
            float width);  // no words on it: for a number that is read, number_slider
int tab_strip(Host& host, const std::string& name, std::span<const std::string_view> labels,
              int current);         // player tabs
void dim_table(Host& host);         // under a panel: the table band darkens, the bar and the dash stay as they are
void same_line_right(float width);  // the next item ends at the window's right padding, before its scroll bar
void paragraph(const std::string& words, float wrap_px, float line_px);  // wrapped, with room between the lines
// Words at this x, in the middle of the last item's height.
void beside(ImFont* font, float x, render::Colour colour, const std::string& words);
bool reset_arrow(Host& host, const std::string& id);                            // drawn: no font has the sign
void right_text(std::string_view words, float right_x, render::Colour colour);  // ends at this window x
// Drawn where it is, outside of any row: ends at this screen x, its top at y.
void right_cell(ImFont* font, float right, float y, render::Colour colour, const std::string& words);
void tip(const std::string& words, float wrap_px);  // over the item just drawn
void colour_text(render::Colour colour, const std::string& words);
ImVec2 text_size(std::string_view words);
void face_picker(Host& host, const std::string& name, int& face);  // one to six, as a short list that opens

}  // namespace boxcars::ui
