// The base of all panels: feeds Dear ImGui from the program's own events, and sets its fonts and colours. Decides
// whether a click or a key goes to the panels or to the table. Knows no panel and no game.
#pragma once
#include "render/canvas.h"
#include "ui/forms.h"
#include "ui/theme.h"

#include <SDL.h>
#include <imgui.h>

#include <array>
#include <concepts>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace boxcars::ui {

// Where the picture lies on the screen. The logical canvas is the one that render/ draws on (1280x720 or wider); Dear
// ImGui works in drawable pixels, so that every glyph and line is sharp.
struct PictureView {
    glm::ivec2 drawable{1280, 720};        // pixels
    render::Rect canvas{0, 0, 1280, 720};  // the part of the logical canvas shown on the drawable
    float ui_scale = 1;                    // scale of letters and controls: 1 at 1280x720
    float letters = 1;                     // size of letters that is shown, times the usual one
    float foot = 0;                        // pixels at the foot that the keyboard on the screen covers
    Form form() const { return platform::form_of({canvas.w, canvas.h}); }
    // As on a phone: controls stand below their labels, and are as high as a thumb.
    bool stacked() const { return platform::handheld({canvas.w, canvas.h}); }
    auto of(const auto& forms) const { return forms.in(form()); }  // what this view's form has of some Forms
    // pixels per logical px
    float scale() const { return canvas.w > 0 ? static_cast<float>(drawable.x) / canvas.w : 1; }
    glm::vec2 to_px(glm::vec2 logical) const { return (logical - glm::vec2{canvas.x, canvas.y}) * scale(); }
    render::Rect to_px(render::Rect r) const {
        const glm::vec2 at = to_px(glm::vec2{r.x, r.y});
        return {at.x, at.y, r.w * scale(), r.h * scale()};
    }
    glm::vec2 to_logical(glm::vec2 px) const { return px / scale() + glm::vec2{canvas.x, canvas.y}; }
};

// On a phone a panel's text must be 14 px of CSS high at 360x640, so stacked panels have a factor of their own.
inline PictureView view_of(const platform::Logical& logical) {
    const glm::vec2 origin = logical.origin(), size = logical.size();
    PictureView view{logical.drawable, {origin.x, origin.y, size.x, size.y}};
    view.ui_scale = logical.scale * view.of(Forms<float>{1, 1.25f});
    view.letters = logical.letters;
    return view;
}

// Opens and closes Dear ImGui on the window and its OpenGL context. Hides how version 1.86 and later ones differ.
class Backend {
 public:
    // Only one Backend may exist at a time; the OpenGL context must be current. Throws Error.
    Backend(SDL_Window* window, SDL_GLContext context);
    ~Backend();
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    // Never call it inside a frame: Dear ImGui aborts if a modifier changes there.
    void event(const SDL_Event& event);
    void begin_frame();  // call before ImGui::NewFrame()
    // Call after begin_frame. The pointer is in pixels; the buttons are left, right, middle. Overrides what the backend
    // itself has read. Enter activates items as Space does.
    void give_input(glm::vec2 pointer, const std::array<bool, 3>& down);
    void draw();           // draws the panels over the current framebuffer
    void fonts_changed();  // call after the font atlas was refilled
    void rebuild();        // creates every graphics object again, after a lost context
};

std::string lower(std::string words);       // changes only A to Z
std::string spoken(std::string_view name);  // "settings.full_screen" -> "full screen": drops the panel's name

// Narrates the panels for players who do not see them: the panel that has opened, the control with the keyboard focus
// and its value, and the value again when it changes. app/ receives the sentences. Knows no panel.
class PanelNarration {
 public:
    void begin_frame() {
        fresh_panels_.clear();
        fresh_control_ = {};
    }
    void panel(std::string_view title, std::string_view note);  // call for each open panel in every frame
    // Call for the focused control. `words`: with its value.
    void control(std::string name, std::string words) { fresh_control_ = {std::move(name), std::move(words)}; }
    void end_frame() {
        panels_ = fresh_panels_;
        if (fresh_control_ == control_) return;
        control_ = fresh_control_;
        if (!control_.first.empty()) unsaid_.push_back(control_.second);
    }
    std::vector<std::string> take() { return std::exchange(unsaid_, {}); }  // the sentences added since the last call

 private:
    std::vector<std::string> panels_, fresh_panels_, unsaid_;      // titles of open panels; sentences to narrate
    std::pair<std::string, std::string> control_, fresh_control_;  // name and words; an empty name: no control
};

// The pointer's events, passed on frame by frame. Dear ImGui looks at the mouse once a frame, so a press and its
// release that arrive together would be lost; here the release waits for the next frame with its own position.
class Pointer {
 public:
    void event(const SDL_Event& event);
    void next_frame();                    // applies at most one change of each button, and no move after a change
    glm::vec2 at() const { return at_; }  // window coordinates; far outside if unknown
    const std::array<bool, 3>& down() const { return down_; }  // left, right, middle

 private:
    struct Change {
        glm::vec2 at;
        int button;  // -1: a move
        bool down;
    };
    static constexpr glm::vec2 outside{-1e6f};
    std::deque<Change> waiting_;
    glm::vec2 at_ = outside;
    std::array<bool, 3> down_{};
};

// Delays a key's release until a frame has seen its press: Dear ImGui would miss a press and its release in one frame.
class LateReleases {
 public:
    void pressed(const SDL_Event& event) { fresh_.push_back(event.key.keysym.scancode); }
    bool hold(const SDL_Event& release) {  // false: no delay is needed
        if (std::ranges::count(fresh_, release.key.keysym.scancode) == 0) return false;
        held_.push_back(release);
        return true;
    }
    std::vector<SDL_Event> take() {  // the releases now due; call between two frames
        fresh_.clear();
        return std::exchange(held_, {});
    }

 private:
    std::vector<SDL_Scancode> fresh_;  // pressed since the last frame
    std::vector<SDL_Event> held_;
};

// While a panel says "press a key", gives it the next key or pad button, whatever its usual action.
class KeyListener {
 public:
    void listen(bool on) { listening_ = on; }
    bool listening() const { return listening_; }
    void hear(const SDL_Event& event) {  // a key or pad button was pressed
        if (!listening_) return;
        if (event.type == SDL_KEYDOWN && !event.key.repeat) next_.first = event.key.keysym.sym;
        if (event.type == SDL_CONTROLLERBUTTONDOWN)
            next_.second = static_cast<SDL_GameControllerButton>(event.cbutton.button);
    }
    void next_frame() { heard_ = std::exchange(next_, {}); }
    std::optional<SDL_Keycode> key() const { return heard_.first; }
    std::optional<SDL_GameControllerButton> pad_button() const { return heard_.second; }

 private:
    bool listening_ = false;
    std::pair<std::optional<SDL_Keycode>, std::optional<SDL_GameControllerButton>> heard_, next_;
};

// A keyboard on the screen for letters, digits, the punctuation of a path and the clipboard, pressed with a finger, a
// mouse or a game controller. It sends the events of a real keyboard, so text fields need no code for it.
class ScreenKeyboard {
 public:
    void open(bool wanted) {
        if (!wanted) pressed_ = ' ';
        open_ = wanted;
    }
    bool open() const { return open_; }
    void lay_out(const PictureView& view);  // at the foot of the window
    const render::Rect& place() const { return place_; }
    // Takes a press on a key. `px`: the pointer in pixels. False: the event is not for the keyboard.
    bool event(const SDL_Event& event, glm::vec2 px);
    void draw(ImFont* font, bool pad) const;  // in front of everything; `pad`: marks the chosen key
    std::vector<render::HitTarget> keys() const;

 private:
    char key_at(glm::vec2 px) const;  // a key's sign; ' ': none
    render::Rect key_place(char key) const;
    std::string label_of(char key) const;
    void steer(int button);
    void type(char key);

    PictureView view_;
    render::Rect place_{};
    bool open_ = false, capitals_ = false;
    char chosen_ = 'q', pressed_ = ' ';
};

class Host {
 public:
    Host(SDL_Window* window, SDL_GLContext context)  // only one may exist; the context must be current
        : window_(window), backend_(window, context) {}
    // Pass every event here first, in order. True: it belongs to a panel, and the table must not act on it. Releases
    // always return false, so that no button stays pressed at the table.
    bool event(const SDL_Event& event);
    // The pointer was over a panel in the last frame, or a panel holds it.
    bool wants_mouse() const { return ImGui::GetIO().WantCaptureMouse; }
    bool wants_mouse_at(glm::vec2 window_xy) const;  // window coordinates, as in SDL's events
    bool wants_key(SDL_Keycode key) const;           // the key controls a panel
    // A text is being typed, or keys control a panel.
    bool wants_keyboard() const {
        const ImGuiIO& io = ImGui::GetIO();
        return listener_.listening() || io.WantTextInput || (io.NavActive && io.NavVisible);
    }
    bool wants_button(int button) const;  // whether a panel uses that button of a pad

    // Panels draw between begin_frame() and end_frame(). False: the window is too small; panels then draw nothing.
    bool begin_frame(const PictureView& view, double frame_seconds);
    void end_frame(bool seen = true);  // draws over the current framebuffer, unless the frame is unseen
    bool drawing() const { return drawing_; }
    void rebuild() { backend_.rebuild(); }  // creates every graphics object again, after a lost context
    void copy_text(const std::string& text) const { ImGui::SetClipboardText(text.c_str()); }  // to the clipboard
    const PictureView& view() const { return view_; }
    const PanelFonts& fonts() const { return fonts_; }
    auto of(const auto& forms) const { return view_.of(forms); }
    float px(float logical) const { return logical * view_.ui_scale; }  // pixels of a logical size
    float px(const Forms<float>& logical) const { return px(of(logical)); }
    bool stacked() const { return view_.stacked(); }
    // A control's height in pixels; stacked controls have at least 47.5 logical px, which a thumb can hit.
    float touch(float logical) const { return px(std::max(logical, of(Forms<float>{0, 47.5f}))); }
    // A control's vertical padding: `logical`, or where controls are stacked that of the style.
    float low(float logical) const { return stacked() ? ImGui::GetStyle().FramePadding.y : px(logical); }
    // Places the next item beside the last one (`gap_px` below 0: at the usual distance), or `x_px` from the window's
    // left. Where controls are stacked, it is below. Returns whether it is beside.
    bool next_to(float gap_px = -1, float x_px = 0) const {
        if (!stacked()) ImGui::SameLine(x_px, gap_px);
        return !stacked();
    }
    void keep_drag() { keeps_drag_ = keeps_drag_ || ImGui::IsItemActive(); }  // a finger drags this item, not the page
    void ask_for_letters() { asked_letters_ = true; }  // opens the keyboard on the screen; call it every frame
    const ScreenKeyboard& keyboard() const { return keyboard_; }
    void set_colour_vision(bool other_colours) { signs_ = signs_for(other_colours); }
    const Signs& signs() const { return signs_; }
    void wear(PanelStyle style);  // sets the style from here on; see ScopedStyle in widgets.h
    PanelStyle style() const { return style_; }

    // An open player panel is controlled by arrows, Tab, Space, Enter and the pad. While one is drawn, these keys do
    // not reach the table. Escape and letters still do, so that Back closes the panel.
    void steer_panel() { steered_next_ = true; }
    bool steered() const { return steered_; }
    void use_pad(bool on) { pad_ = on; }  // a game controller is in hand: panels show their focus at once
    // Takes the keyboard focus from all windows, so that a pad controls the table.
    void leave_windows() const { ImGui::SetWindowFocus(nullptr); }
    // The place on the canvas of the item with the keyboard focus. Empty: no named item has it.
    const std::optional<render::Rect>& focused_item() const { return focused_item_; }
    // Draws the focus of a game controller in front of everything: four corners around `where`, on the canvas.
    void draw_focus(const render::Rect& where) const;

    // While it listens, the next key pressed goes to a panel ("press a key"), not to the table.
    KeyListener& listener() { return listener_; }
    // Names the item just drawn, for scripts; an item scrolled out of sight is left out. `words` returns what is
    // narrated when the item has the focus, with its value; it is only called then. Without it, the name is narrated.
    void mark(std::string name);
    template <std::invocable Words>
    void mark(std::string name, const Words& words) {
        if (keys_on_item()) narration_.control(name, words());
        mark_item(std::move(name));
    }
    void mark(std::string name, ImVec2 least, ImVec2 most);
    void narrate_panel(std::string_view title, std::string_view note) { narration_.panel(title, note); }
    std::vector<std::string> take_narration() { return narration_.take(); }  // the sentences added since the last call
    const std::vector<render::HitTarget>& spots() const { return spots_; }   // items marked in the last finished frame

 private:
    bool keys_on_item() const { return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible; }  // the item just drawn
    void mark_item(std::string name);
    void new_scale();
    void note_hand(const SDL_Event& event);
    void drag_page();
    void tend_keyboard();

    SDL_Window* window_;
    Backend backend_;
    PictureView view_;
    PanelFonts fonts_;
    ImGuiStyle styles_[2];
    PanelStyle style_ = PanelStyle::Player;
    Signs signs_;
    Pointer pointer_;
    ScreenKeyboard keyboard_;
    float built_scale_ = 0;
    bool built_stacked_ = false, touch_ = false, typed_ = false, asked_letters_ = false;
    bool keeps_drag_ = false;     // a finger drags an item, not the page
    ImGuiID dragged_window_ = 0;  // the window that a finger scrolls; 0: none
    bool drawing_ = false, pad_ = false;
    bool steered_ = false, steered_next_ = false;  // a player panel was drawn: last frame, this frame
    LateReleases late_releases_;
    KeyListener listener_;
    std::vector<render::HitTarget> spots_, fresh_spots_;
    PanelNarration narration_;
    std::optional<render::Rect> focused_item_;
};

}  // namespace boxcars::ui
