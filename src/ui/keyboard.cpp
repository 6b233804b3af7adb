#include "platform/controls.h"
#include "ui/host.h"

#include <cctype>

namespace boxcars::ui {
namespace {

// The keys by their signs, as wide as they are written: S shift, E erase, P paste, W space, D done.
constexpr std::string_view board[] = {"11223344556677889900", "qqwweerrttyyuuiioopp", " aassddffgghhjjkkll ",
                                      "SSSzzxxccvvbbnnmmEEE", "PPP--..//__WWWWWDDDD"};
constexpr int columns = 20, rows = 5;
constexpr float key_side = 60, widest = 640;  // logical px
constexpr std::pair<char, const char*> names[] = {
    {'S', "shift"}, {'E', "erase"}, {'P', "paste"}, {'W', "space"}, {'D', "done"}};

char sign_at(int row, int column) {  // ' ': no key
    return row < 0 || row >= rows || column < 0 || column >= columns ? ' '
                                                                     : board[row][static_cast<std::size_t>(column)];
}
int row_of(char key) {
    return static_cast<int>(
        std::ranges::find_if(board, [&](std::string_view row) { return row.find(key) != row.npos; }) - board);
}

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

render::Rect ScreenKeyboard::key_place(char key) const {
    const int row = row_of(key);
    const std::size_t first = board[row].find(key), last = board[row].rfind(key);
    const float column = place_.w / columns;
    return {place_.x + column * static_cast<float>(first), place_.y + key_side * static_cast<float>(row),
            column * static_cast<float>(last + 1 - first), key_side};
}

char ScreenKeyboard::key_at(glm::vec2 px) const {
    const glm::vec2 at = view_.to_logical(px) - glm::vec2{place_.x, place_.y};
    return sign_at(static_cast<int>(std::floor(at.y / key_side)),
                   static_cast<int>(std::floor(at.x / place_.w * columns)));
}

std::string ScreenKeyboard::label_of(char key) const {
    for (const auto& [sign, name] : names)
        if (key == sign) return name;
    return {capitals_ ? static_cast<char>(std::toupper(static_cast<unsigned char>(key))) : key};
}

bool ScreenKeyboard::event(const SDL_Event& event, glm::vec2 px) {
    if (!open_) return false;
    if (event.type == SDL_MOUSEBUTTONDOWN) {
        pressed_ = key_at(px);
        if (pressed_ != ' ') chosen_ = pressed_;
        return pressed_ != ' ';
    }
    if (event.type == SDL_MOUSEBUTTONUP) {
        const char key = std::exchange(pressed_, ' ');
        if (key != ' ' && key == key_at(px)) type(key);
        return key != ' ';
    }
    if (event.type != SDL_CONTROLLERBUTTONDOWN) return false;
    steer(event.cbutton.button);
    return true;
}

void ScreenKeyboard::steer(int button) {
    if (button == SDL_CONTROLLER_BUTTON_A) type(chosen_);
    if (button == SDL_CONTROLLER_BUTTON_B) type('D');
    if (button == SDL_CONTROLLER_BUTTON_X) type('E');
    const int row = row_of(chosen_),
              down = (button == SDL_CONTROLLER_BUTTON_DPAD_DOWN) - (button == SDL_CONTROLLER_BUTTON_DPAD_UP);
    const auto first = static_cast<int>(board[row].find(chosen_)), last = static_cast<int>(board[row].rfind(chosen_));
    const char next = button == SDL_CONTROLLER_BUTTON_DPAD_LEFT    ? sign_at(row, first - 1)
                      : button == SDL_CONTROLLER_BUTTON_DPAD_RIGHT ? sign_at(row, last + 1)
                                                                   : sign_at(row + down, (first + last + 1) / 2);
    if (next != ' ') chosen_ = next;
}

void ScreenKeyboard::type(char key) {
    if (key == 'S') return void(capitals_ = !capitals_);
    if (key == 'E' || key == 'D') return push_key(key == 'E' ? SDLK_BACKSPACE : SDLK_RETURN);
    const char* const held = key == 'P' ? ImGui::GetClipboardText() : nullptr;
    const std::string words = held ? held : key == 'W' ? " " : key == 'P' ? "" : label_of(key);
    if (key != 'P') push_key(std::tolower(static_cast<unsigned char>(words.front())));
    for (std::size_t typed = 0, bytes = 1; typed < words.size() && bytes > 0; typed += bytes) {
        SDL_Event event{};  // holds at most 31 bytes
        event.type = SDL_TEXTINPUT;
        bytes = SDL_utf8strlcpy(event.text.text, words.c_str() + typed, sizeof event.text.text);
        SDL_PushEvent(&event);
    }
    capitals_ = false;
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
    for (const render::HitTarget& each : keys()) {
        const char key = key_at(view_.to_px(each.where.centre()));
        const bool now = key == pressed_ || (pad && key == chosen_) || (capitals_ && key == 'S');
        const glm::vec2 middle = box(each.where.grown(-2), now ? theme::pressed : theme::button,
                                     now ? theme::grab_active : theme::frame_active);
        const std::string label = label_of(key);
        const ImVec2 size = size_in(font, label);
        draw.AddText(font, font->FontSize, {std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)},
                     u32(now ? theme::pressed_text : theme::text), label.c_str());
    }
}

std::vector<render::HitTarget> ScreenKeyboard::keys() const {
    std::vector<render::HitTarget> all;
    for (int row = 0; open_ && row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (const char key = sign_at(row, column); key != ' ' && key != sign_at(row, column - 1))
                all.push_back({"key." + label_of(key), key_place(key)});
    return all;
}

}  // namespace boxcars::ui
