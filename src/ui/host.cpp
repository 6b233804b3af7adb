// Dear ImGui's backend polls mouse and keys once a frame; then both are overwritten from the program's own events.
#include "ui/host.h"

#include "platform/controls.h"

#include <imgui_internal.h>
#include <cctype>

namespace boxcars::ui {
namespace {

constexpr float least_frame_seconds = 0.001f;  // Dear ImGui aborts if a frame takes 0 s

glm::vec2 px_per_window_unit(SDL_Window* window, glm::ivec2 drawable) {
    platform::Logical at{.drawable = drawable};
    SDL_GetWindowSize(window, &at.window.x, &at.window.y);
    return at.pixels_a_unit();
}

}  // namespace

bool Host::event(const SDL_Event& event) {
    note_hand(event);
    const glm::vec2 button{event.button.x, event.button.y};
    if (keyboard_.event(event, button * px_per_window_unit(window_, view_.drawable)))
        return event.type != SDL_MOUSEBUTTONUP;
    pointer_.event(event);
    if (event.type == SDL_KEYDOWN || event.type == SDL_CONTROLLERBUTTONDOWN) listener_.hear(event);
    if (event.type == SDL_KEYDOWN) late_releases_.pressed(event);
    const bool withheld = event.type == SDL_CONTROLLERBUTTONDOWN ||
                          (event.type == SDL_KEYDOWN && listener_.listening()) ||
                          (event.type == SDL_KEYUP && late_releases_.hold(event));
    if (!withheld) backend_.event(event);
    if (event.type == SDL_KEYDOWN) return wants_key(event.key.keysym.sym);
    if (event.type == SDL_CONTROLLERBUTTONDOWN) return wants_button(event.cbutton.button);
    if (event.type == SDL_TEXTINPUT) return wants_keyboard();
    if (event.type == SDL_MOUSEBUTTONDOWN) return wants_mouse_at({event.button.x, event.button.y});
    return event.type == SDL_MOUSEWHEEL && wants_mouse_at(pointer_.at());
}

// Notes the device in use: the screen keyboard stays closed while the player types on a real one.
void Host::note_hand(const SDL_Event& event) {
    if (event.type == SDL_MOUSEBUTTONDOWN) touch_ = event.button.which == SDL_TOUCH_MOUSEID;
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_CONTROLLERBUTTONDOWN) typed_ = false;
    if (event.type == SDL_KEYDOWN && event.key.keysym.unused != platform::screen_key) typed_ = true;
}

void Host::tend_keyboard() {
    ImGuiIO& io = ImGui::GetIO();
    const bool asked = std::exchange(asked_letters_, false) || io.WantTextInput;
    constexpr Forms<bool> no_keys{false, false, true, false};  // also opens for a mouse
    keyboard_.open(asked && !typed_ && (touch_ || pad_ || of(no_keys)));
    // While the screen keyboard is open, a pad's buttons choose its keys and not the panel's items.
    if (keyboard_.open())
        io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableGamepad;
    else
        io.ConfigFlags |= ImGuiConfigFlags_NavEnableGamepad;
    for (render::HitTarget& key : keyboard_.keys()) fresh_spots_.push_back(std::move(key));
    keyboard_.draw(fonts_.text_bold, pad_);
}

// Scrolls the window under a dragging finger, or its nearest parent that can scroll in that direction.
void Host::drag_page() {
    ImGuiContext& g = *ImGui::GetCurrentContext();
    const ImVec2 way = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, px(8));
    if (!g.IO.MouseDown[0] || !touch_ || keeps_drag_) {
        keeps_drag_ = keeps_drag_ && g.IO.MouseDown[0];
        dragged_window_ = 0;
        return;
    }
    if (dragged_window_ == 0 && std::max(std::abs(way.x), std::abs(way.y)) > 0) {
        const bool level = std::abs(way.x) > std::abs(way.y);
        ImGuiWindow* window = g.HoveredWindow;
        while (window && (level ? window->ScrollMax.x : window->ScrollMax.y) <= 0) window = window->ParentWindow;
        if (!window) return;
        dragged_window_ = window->ID;
        ImGui::ClearActiveID();
    }
    ImGuiWindow* const window = ImGui::FindWindowByID(dragged_window_);
    if (!window) return;
    ImGui::SetScrollX(window, std::clamp(window->Scroll.x - g.IO.MouseDelta.x, 0.0f, window->ScrollMax.x));
    ImGui::SetScrollY(window, std::clamp(window->Scroll.y - g.IO.MouseDelta.y, 0.0f, window->ScrollMax.y));
}

bool Host::wants_mouse_at(glm::vec2 window_xy) const {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    if (g.ActiveId != 0 && g.IO.MouseDown[0]) return true;
    const glm::vec2 at = window_xy * px_per_window_unit(window_, view_.drawable);
    for (const ImGuiWindow* window : g.Windows)
        if (window->WasActive && !window->Hidden && !(window->Flags & ImGuiWindowFlags_NoMouseInputs) &&
            window->OuterRectClipped.Contains({at.x, at.y}))
            return true;
    return false;
}

bool Host::wants_key(SDL_Keycode key) const {
    constexpr SDL_Keycode steering[]{SDLK_LEFT,  SDLK_RIGHT, SDLK_UP,     SDLK_DOWN,
                                     SDLK_SPACE, SDLK_TAB,   SDLK_RETURN, SDLK_KP_ENTER};
    const ImGuiIO& io = ImGui::GetIO();
    if (listener_.listening() || io.WantTextInput) return true;
    if (key == SDLK_ESCAPE) return !ImGui::GetCurrentContext()->OpenPopupStack.empty();  // Escape closes an open list
    return (steered_ || (io.NavActive && io.NavVisible)) && std::ranges::count(steering, key) > 0;
}

// An open panel takes all pad buttons but Back and Start. It takes B only to close a list or to end an input.
bool Host::wants_button(int button) const {
    if (listener_.listening()) return true;
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    if (button == SDL_CONTROLLER_BUTTON_B) return !g.OpenPopupStack.empty() || g.IO.WantTextInput;
    if (button == SDL_CONTROLLER_BUTTON_BACK || button == SDL_CONTROLLER_BUTTON_START) return false;
    return steered_ || wants_keyboard();
}

void Host::draw_focus(const render::Rect& where) const {
    const float thick = std::max(2.0f, px(3)), gap = px(4);
    constexpr float least = 38;  // logical px; smaller targets are framed at this size
    const float grows = std::max(0.0f, least - std::min(where.w, where.h)) / 2;
    const render::Rect at = view_.to_px(where.w < least && where.h < least ? where.grown(grows) : where).grown(gap);
    const float left = std::round(at.x), top = std::round(at.y), right = std::round(at.x + at.w),
                bottom = std::round(at.y + at.h);
    const float arm = std::clamp(std::min(right - left, bottom - top) * 0.34f, px(6), px(18));
    ImDrawList& draw = *ImGui::GetForegroundDrawList();
    const auto corners = [&](ImU32 colour, float width) {
        for (const ImVec2 from : {ImVec2{left, top}, {right, top}, {left, bottom}, {right, bottom}}) {
            const float along = from.x == left ? arm : -arm, down = from.y == top ? arm : -arm;
            const ImVec2 corner[]{{from.x + along, from.y}, from, {from.x, from.y + down}};
            draw.AddPolyline(corner, 3, colour, 0, width);
        }
    };
    corners(u32(render::hex(0x05060A, 0.85f)), thick + px(3));
    corners(u32(theme::grab_active), thick);
}

void Host::new_scale() {
    constexpr Forms<float> least_em{0, 15};  // px; 14 CSS px at a scale of 1.25 * 0.75
    built_scale_ = view_.ui_scale;
    built_stacked_ = stacked();
    fonts_ = build_fonts(*ImGui::GetIO().Fonts, built_scale_, of(least_em));
    for (const PanelStyle style : {PanelStyle::Player, PanelStyle::Debug})
        styles_[static_cast<int>(style)] = style_of(style, built_scale_, built_stacked_);
    backend_.fonts_changed();
}

bool Host::begin_frame(const PictureView& view, double frame_seconds) {
    if (view.drawable.x < 1 || view.drawable.y < 1) return drawing_ = false;
    view_ = view;
    keyboard_.lay_out(view);
    if (keyboard_.open()) view_.foot = view_.to_px(keyboard_.place()).h;
    if (view.ui_scale != built_scale_ || stacked() != built_stacked_) new_scale();
    backend_.begin_frame();
    ImGuiIO& io = ImGui::GetIO();
    pointer_.next_frame();
    backend_.give_input(pointer_.at() * px_per_window_unit(window_, view_.drawable), pointer_.down());
    io.DisplaySize = {static_cast<float>(view_.drawable.x), static_cast<float>(view_.drawable.y)};
    io.DisplayFramebufferScale = {1, 1};
    io.DeltaTime = std::max(static_cast<float>(frame_seconds), least_frame_seconds);
    listener_.next_frame();
    wear(PanelStyle::Player);
    ImGui::NewFrame();
    fresh_spots_.clear();
    focused_item_.reset();
    narration_.begin_frame();
    steered_ = std::exchange(steered_next_, false);
    if (steered_ && pad_) ImGui::GetCurrentContext()->NavDisableHighlight = false;  // a pad always shows the focus
    return drawing_ = true;
}

void Host::end_frame(bool seen) {
    if (!drawing_) return;
    drawing_ = false;
    drag_page();
    tend_keyboard();
    spots_.swap(fresh_spots_);
    narration_.end_frame();
    ImGui::Render();
    // Sends late releases between two frames, because Dear ImGui aborts if a modifier changes inside a frame.
    for (const SDL_Event& release : late_releases_.take()) backend_.event(release);
    if (seen) backend_.draw();
}

void Host::wear(PanelStyle style) {
    style_ = style;
    ImGui::GetStyle() = styles_[static_cast<int>(style)];
    ImGui::GetIO().FontDefault = style == PanelStyle::Player ? fonts_.text : fonts_.mono;
}

void Host::mark_item(std::string name) {
    const std::size_t before = fresh_spots_.size();
    if (keyboard_.open() && ImGui::IsItemActive()) ImGui::SetScrollHereY();  // scrolls the field above the keyboard
    mark(std::move(name), ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    if (keys_on_item() && fresh_spots_.size() > before) focused_item_ = fresh_spots_.back().where;
}

void Host::mark(std::string name) {
    if (keys_on_item()) narration_.control(name, spoken(name));
    mark_item(std::move(name));
}

void Host::mark(std::string name, ImVec2 least, ImVec2 most) {
    ImRect seen{least, most};
    seen.ClipWith(ImGui::GetCurrentWindow()->ClipRect);
    if (seen.GetWidth() < 2 || seen.GetHeight() < 2) return;
    const glm::vec2 at = view_.to_logical({seen.Min.x, seen.Min.y});
    fresh_spots_.push_back(
        {std::move(name), {at.x, at.y, seen.GetWidth() / view_.scale(), seen.GetHeight() / view_.scale()}});
}

void Pointer::event(const SDL_Event& event) {
    if (event.type == SDL_MOUSEMOTION) {
        waiting_.push_back({{event.motion.x, event.motion.y}, -1, false});
    } else if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) {
        constexpr std::array places{-1, 0, 2, 1};  // of SDL's left, middle and right button in down_
        const int button = event.button.button < places.size() ? places[event.button.button] : -1;
        if (button >= 0)
            waiting_.push_back({{event.button.x, event.button.y}, button, event.type == SDL_MOUSEBUTTONDOWN});
        if (event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID)
            waiting_.push_back({outside, -1, false});  // a finger that left the screen hovers over nothing
    } else if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_LEAVE) {
        if (std::ranges::count(down_, true) == 0) waiting_.push_back({outside, -1, false});
    } else if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        waiting_.clear();
        down_ = {};
    }
}

void Pointer::next_frame() {
    std::array<bool, 3> changed{};
    bool any_changed = false;
    while (!waiting_.empty()) {
        const Change change = waiting_.front();
        if (any_changed && change.at != at_) return;
        if (change.button >= 0) {
            const auto button = static_cast<std::size_t>(change.button);
            if (changed[button]) return;
            changed[button] = any_changed = true;
            down_[button] = change.down;
        }
        at_ = change.at;
        waiting_.pop_front();
    }
}

std::string lower(std::string words) {
    std::ranges::transform(words, words.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return words;
}

std::string spoken(std::string_view name) {
    std::string words;
    for (const char letter : name.substr(name.find('.') + 1))  // without a dot: the whole name
        words += letter == '_' ? std::string{" "} : letter == '.' ? std::string{": "} : std::string(1, letter);
    return words;
}

void PanelNarration::panel(std::string_view title, std::string_view note) {
    std::string words = lower(std::string{title});  // screen readers spell out words in capitals
    if (std::ranges::count(panels_, words) == 0)
        unsaid_.push_back(note.empty() ? words : words + ": " + std::string{note});
    fresh_panels_.push_back(std::move(words));
}

}  // namespace boxcars::ui
