// The keyboard on the screen.
#include "platform/controls.h"
#include "ui/host.h"

#include <SDL.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace boxcars::ui {
namespace {

// With eight keys in a row, each is as wide as a thumb on the narrowest phone; with the usual ten it would not be.
constexpr int columns = 8, rows = 6;
constexpr float key_side = 60, widest = 640;  // logical px
constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789-./_";
constexpr int shift = 40, space = 41, erase = 44, done = 46, keys_end = 48;  // first cells of the keys in the last row

int first_of(int key) { return key >= done ? done : key >= erase ? erase : key > space ? space : key; }
int width_of(int key) { return key == space ? 3 : key == erase || key == done ? 2 : 1; }

void push_key(SDL_Keycode key) {
    for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.key.keysym.sym = key;
        event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
        event.key.keysym.unused = platform::screen_key;
        SDL_PushEvent(&event);
    }
}

}  // namespace

void ScreenKeyboard::lay_out(const PictureView& view) {
    view_ = view;
    const render::Rect& c = view.canvas;
    const float wide = std::min(c.w, widest), high = rows * key_side;
    place_ = {c.centre().x - wide / 2, c.y + c.h - high, wide, high};
}

render::Rect ScreenKeyboard::key_place(int key) const {
    const int row = key / columns;
    const float wide = place_.w / columns;
    return {place_.x + wide * static_cast<float>(key % columns), place_.y + key_side * static_cast<float>(row),
            wide * static_cast<float>(width_of(key)), key_side};
}

int ScreenKeyboard::key_at(glm::vec2 px) const {
    const glm::vec2 at = view_.to_logical(px) - glm::vec2{place_.x, place_.y};
    const int column = static_cast<int>(std::floor(at.x / place_.w * columns)),
              row = static_cast<int>(std::floor(at.y / key_side));
    const bool on = column >= 0 && column < columns && row >= 0 && row < rows;
    return on ? first_of(row * columns + column) : -1;
}

std::string ScreenKeyboard::label_of(int key) const {
    if (key == shift) return capitals_ ? "ABC" : "abc";
    if (key == space) return "space";
    if (key == erase) return "erase";
    if (key == done) return "done";
    const char sign = signs[static_cast<std::size_t>(key)];
    return {capitals_ ? static_cast<char>(std::toupper(static_cast<unsigned char>(sign))) : sign};
}

bool ScreenKeyboard::event(const SDL_Event& event, glm::vec2 px) {
    if (!open_) return false;
    if (event.type == SDL_MOUSEBUTTONDOWN) {
        pressed_ = key_at(px);
        if (pressed_ >= 0) chosen_ = pressed_;
        return pressed_ >= 0;
    }
    if (event.type == SDL_MOUSEBUTTONUP) {
        const int key = std::exchange(pressed_, -1);
        if (key >= 0 && key == key_at(px)) type(key);
        return key >= 0;
    }
    if (event.type != SDL_CONTROLLERBUTTONDOWN) return false;
    steer(event.cbutton.button);
    return true;
}

void ScreenKeyboard::steer(int button) {
    const int last = first_of(keys_end - 1);
    if (button == SDL_CONTROLLER_BUTTON_A) type(chosen_);
    if (button == SDL_CONTROLLER_BUTTON_B) type(done);
    if (button == SDL_CONTROLLER_BUTTON_X) type(erase);
    if (button == SDL_CONTROLLER_BUTTON_DPAD_LEFT) chosen_ = first_of(std::max(0, chosen_ - 1));
    if (button == SDL_CONTROLLER_BUTTON_DPAD_RIGHT) chosen_ = std::min(last, chosen_ + width_of(chosen_));
    if (button == SDL_CONTROLLER_BUTTON_DPAD_UP && chosen_ >= columns) chosen_ -= columns;
    if (button == SDL_CONTROLLER_BUTTON_DPAD_DOWN) chosen_ = first_of(std::min(keys_end - 1, chosen_ + columns));
}

void ScreenKeyboard::type(int key) {
    if (key == shift) {
        capitals_ = !capitals_;
        return;
    }
    if (key == erase || key == done) return push_key(key == erase ? SDLK_BACKSPACE : SDLK_RETURN);
    const std::string sign = key == space ? " " : label_of(key);
    push_key(std::tolower(static_cast<unsigned char>(sign.front())));
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    event.text.text[0] = sign.front();
    SDL_PushEvent(&event);
}

void ScreenKeyboard::draw(ImFont* font, bool pad) const {
    if (!open_) return;
    ImDrawList& draw = *ImGui::GetForegroundDrawList();
    const auto box = [&](const render::Rect& where, render::Colour ground, render::Colour edge) {
        const render::Rect px = view_.to_px(where);
        const ImVec2 least{std::round(px.x), std::round(px.y)}, most{std::round(px.x + px.w), std::round(px.y + px.h)};
        draw.AddRectFilled(least, most, u32(ground), 4);
        draw.AddRect(least, most, u32(edge), 4);
        return px.centre();
    };
    box({view_.canvas.x - 4, place_.y - 6, view_.canvas.w + 8, place_.h + 12}, theme::window, theme::border);
    for (int key = 0; key < keys_end; key += width_of(key)) {
        const bool now = key == pressed_ || (pad && key == chosen_);
        const glm::vec2 middle = box(key_place(key).grown(-2), now ? theme::pressed : theme::button,
                                     now ? theme::grab_active : theme::frame_active);
        const std::string label = label_of(key);
        const ImVec2 size = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, label.c_str());
        draw.AddText(font, font->FontSize, {std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)},
                     u32(now ? theme::pressed_text : theme::text), label.c_str());
    }
}

std::vector<render::HitTarget> ScreenKeyboard::keys() const {
    std::vector<render::HitTarget> all;
    for (int key = 0; open_ && key < keys_end; key += width_of(key))
        all.push_back({"key." + label_of(key), key_place(key)});
    return all;
}

}  // namespace boxcars::ui
