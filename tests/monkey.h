// Makes random input events of every device. A seed decides the events, so a failure can be repeated.
#pragma once
#include "chance/dust.h"

#include <SDL.h>
#include <array>
#include <vector>

namespace monkey {

class Monkey {
 public:
    struct Area {  // where the pointer goes, in window coordinates
        int left, top, width, height;
    };
    Monkey(std::uint64_t seed, Area area, Uint32 window = 0) : dust_(seed), area_(area), window_(window) {}

    SDL_Event event() {
        switch (below(9)) {
            case 0:
            case 1:
            case 2:
                return key(SDL_KEYDOWN);
            case 3:
            case 4:
                return key(SDL_KEYUP);
            case 5:
                return text();
            case 6:
                return below(4) > 0 ? wheel() : below(12) > 0 ? window_event() : loss();
            case 7:
                return below(3) == 0 ? pad() : mouse();
            default:
                return mouse();
        }
    }
    int below(int n) { return dust_.below(n); }
    void sit_at(Uint32 window) { window_ = window; }
    void look(std::vector<SDL_Point> places) { places_ = std::move(places); }  // half of all clicks go there

    static constexpr std::array keys{
        SDL_SCANCODE_LSHIFT, SDL_SCANCODE_RSHIFT,    SDL_SCANCODE_LCTRL, SDL_SCANCODE_LALT, SDL_SCANCODE_LGUI,
        SDL_SCANCODE_A,      SDL_SCANCODE_V,         SDL_SCANCODE_Z,     SDL_SCANCODE_7,    SDL_SCANCODE_1,
        SDL_SCANCODE_SPACE,  SDL_SCANCODE_RETURN,    SDL_SCANCODE_TAB,   SDL_SCANCODE_LEFT, SDL_SCANCODE_RIGHT,
        SDL_SCANCODE_UP,     SDL_SCANCODE_DOWN,      SDL_SCANCODE_HOME,  SDL_SCANCODE_END,  SDL_SCANCODE_DELETE,
        SDL_SCANCODE_X,      SDL_SCANCODE_BACKSPACE, SDL_SCANCODE_H,     SDL_SCANCODE_U,    SDL_SCANCODE_D,
        SDL_SCANCODE_F1,     SDL_SCANCODE_B,         SDL_SCANCODE_O,     SDL_SCANCODE_P,    SDL_SCANCODE_R,
        SDL_SCANCODE_S,      SDL_SCANCODE_N,         SDL_SCANCODE_C,     SDL_SCANCODE_L,    SDL_SCANCODE_M,
        SDL_SCANCODE_K,      SDL_SCANCODE_W,         SDL_SCANCODE_F11,   SDL_SCANCODE_F12,  SDL_SCANCODE_ESCAPE};

 private:
    template <class List>
    auto one_of(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    SDL_Event key(Uint32 type) {
        constexpr std::array<int, 6> mods{KMOD_NONE, KMOD_LSHIFT, KMOD_CTRL,
                                          KMOD_ALT,  KMOD_GUI,    KMOD_LSHIFT | KMOD_LCTRL};
        SDL_Event event{};
        event.type = type;
        event.key.windowID = window_;
        event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.key.keysym.scancode = one_of(keys);
        event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode);
        event.key.keysym.mod = static_cast<Uint16>(one_of(mods));
        return event;
    }
    SDL_Event text() {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        event.text.windowID = window_;
        event.text.text[0] = static_cast<char>(' ' + below(95));
        return event;
    }
    SDL_Event wheel() {
        SDL_Event event{};
        event.type = SDL_MOUSEWHEEL;
        event.wheel.windowID = window_;
        event.wheel.y = below(5) - 2;
        return event;
    }
    SDL_Event window_event() {
        constexpr std::array<Uint8, 6> kinds{SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED,
                                             SDL_WINDOWEVENT_MINIMIZED,  SDL_WINDOWEVENT_RESTORED,
                                             SDL_WINDOWEVENT_HIDDEN,     SDL_WINDOWEVENT_SHOWN};
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.windowID = window_;
        event.window.event = one_of(kinds);
        return event;
    }
    static SDL_Event loss() {  // of the graphics device
        SDL_Event event{};
        event.type = SDL_RENDER_DEVICE_RESET;
        return event;
    }
    SDL_Event pad() {  // of a gamepad not plugged in
        SDL_Event event{};
        if (below(2) == 0) {
            event.type = SDL_CONTROLLERAXISMOTION;
            event.caxis.axis = static_cast<Uint8>(below(SDL_CONTROLLER_AXIS_MAX));
            event.caxis.value = static_cast<Sint16>(below(65536) - 32768);
            return event;
        }
        event.type = below(2) == 0 ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
        event.cbutton.button = static_cast<Uint8>(below(SDL_CONTROLLER_BUTTON_MAX));
        return event;
    }
    SDL_Event mouse() {
        SDL_Event event{};
        const int kind = below(3);
        event.type = kind == 0 ? SDL_MOUSEMOTION : kind == 1 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
        const SDL_Point at = !places_.empty() && below(2) == 0
                                 ? one_of(places_)
                                 : SDL_Point{area_.left + below(area_.width), area_.top + below(area_.height)};
        if (kind == 0) {
            event.motion.windowID = window_;
            event.motion.x = at.x;
            event.motion.y = at.y;
        } else {
            event.button.windowID = window_;
            event.button.button = static_cast<Uint8>(1 + below(3));
            event.button.state = kind == 1 ? SDL_PRESSED : SDL_RELEASED;
            event.button.x = at.x;
            event.button.y = at.y;
        }
        return event;
    }

    boxcars::chance::Dust dust_;
    Area area_;
    Uint32 window_;
    std::vector<SDL_Point> places_;
};

}  // namespace monkey
