// The ground that all panels stand on: Dear ImGui fed from our own events, dressed in our fonts and colours. Decides
// who gets a click or a key, the panels or the table. Knows no panel and no game.
#pragma once
#include "ui/aloud.h"
#include "ui/backend.h"
#include "ui/fonts.h"
#include "ui/keys.h"
#include "ui/pointer.h"
#include "ui/theme.h"
#include "ui/view.h"

#include <concepts>
#include <string_view>
#include <vector>

namespace boxcars::ui {

class Host {
 public:
    Host(SDL_Window* window, SDL_GLContext context)  // one at a time; the context is current
        : window_(window), backend_(window, context) {}

    // Every event, in order, before anybody else looks at it. True: it belongs to a panel, the table must not act on
    // it. A release is never kept from the table, so nothing can stay pressed there.
    bool event(const SDL_Event& event);
    bool wants_mouse() const;  // at the pointer's place in the last frame, or while a panel holds it
    bool wants_mouse_at(glm::vec2 window_xy) const;  // window coordinates, as SDL's events have them
    bool wants_key(SDL_Keycode key) const;           // a panel is steered by it
    bool wants_keyboard() const;                     // a text is being typed, or keys are steering a panel

    // Between the two, panels draw. False: the window is too small to draw on, panels draw nothing and need not ask.
    bool begin_frame(const View& view, double frame_seconds);
    void end_frame(bool seen = true);  // draws over what is in the current framebuffer, if anybody looks
    bool drawing() const { return drawing_; }
    void rebuild() { backend_.rebuild(); }  // every graphics object again, after a lost context

    const View& view() const { return view_; }
    const PanelFonts& fonts() const { return fonts_; }
    float px(float logical) const { return logical * view_.ui_scale; }  // a control's size
    // Win, loss and the two sides in the colours the player asked for.
    void set_colour_vision(bool other_colours) { signs_ = signs_for(other_colours); }
    const Signs& signs() const { return signs_; }
    void wear(Dress dress);  // from here on; see Dressed in widgets.h
    Dress dress() const { return dress_; }

    // An open player panel is steered by arrows, Tab, Space, Enter and the pad: while one is drawn, those are kept from
    // the table. Escape and letters still reach it, so that Back closes the panel.
    void steer_panel() { steered_next_ = true; }

    // The next key pressed goes to a panel ("press a key"), not to the table; asked once a frame.
    void listen_for_key(bool on) { listener_.listen(on); }
    std::optional<SDL_Keycode> key_heard() const { return listener_.key(); }
    std::optional<SDL_GameControllerButton> pad_button_heard() const { return listener_.pad_button(); }

    // Names the item just drawn, for scripts; an item scrolled out of sight is left out. `words` answers with what is
    // read out where the keys stand on it, with its value, and is asked there alone; without it, the name is.
    void mark(std::string name);
    template <std::invocable Words>
    void mark(std::string name, const Words& words) {
        if (keys_on_item()) aloud_.control(name, words());
        mark_item(std::move(name));
    }
    void mark(std::string name, ImVec2 least, ImVec2 most);
    void tell_panel(std::string_view title, std::string_view note) { aloud_.panel(title, note); }  // one that stands
    std::vector<std::string> take_told() { return aloud_.take(); }          // to be read out, since last asked
    const std::vector<render::HitTarget>& spots() const { return spots_; }  // of the last finished frame

 private:
    bool keys_on_item() const;  // the one just drawn
    void mark_item(std::string name);
    void new_scale(float ui_scale);
    void give_input(double frame_seconds);

    SDL_Window* window_;
    Backend backend_;
    View view_;
    PanelFonts fonts_;
    ImGuiStyle styles_[2];
    Dress dress_ = Dress::Player;
    Signs signs_;
    Pointer pointer_;
    float built_scale_ = 0;
    bool drawing_ = false;
    bool steered_ = false, steered_next_ = false;  // a player panel stood in the last frame; in this one
    LateReleases late_releases_;
    KeyListener listener_;
    std::vector<render::HitTarget> spots_, fresh_spots_;
    Aloud aloud_;
};

}  // namespace boxcars::ui
