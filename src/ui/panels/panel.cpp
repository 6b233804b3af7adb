// Styles and panels: frame, brass title, scrolling body and fixed foot.
#include "ui/theme.h"
#include "ui/widgets.h"

#include <algorithm>
#include <cmath>

namespace boxcars::ui {

render::Rect panel_place(const PictureView& view, float logical_w, float logical_h, float centre_x) {
    const float w = static_cast<float>(view.drawable.x), h = static_cast<float>(view.drawable.y);
    const bool narrow = view.canvas.w < 1240;
    // A panel lies between the bar and the dash, so both stay usable.
    // On an upright canvas a panel is a sheet over everything below the bar.
    const float above = view.upright() ? 66.0f : narrow ? 50.0f : 76.0f, below = narrow ? 146.0f : 124.0f;
    const float top = above * view.scale();
    const float bottom = h - (view.upright() ? panel_margin + view.foot : std::max(below * view.scale(), view.foot));
    const float width = narrow ? w - 2 * panel_margin : std::min(logical_w * view.ui_scale, w - 2 * panel_margin);
    const float height = std::min(view.upright() ? h : logical_h * view.ui_scale, std::max(bottom - top, 0.0f));
    const float middle = view.to_px(glm::vec2{centre_x, 0}).x;
    return {narrow ? panel_margin : std::clamp(middle - width / 2, panel_margin, w - panel_margin - width), top, width,
            height};
}

ScopedStyle::ScopedStyle(Host& host, PanelStyle style) : host_(host), before_(host.style()) {
    host_.wear(style);
    ImGui::PushFont(style == PanelStyle::Player ? host_.fonts().text : host_.fonts().mono);
}

ScopedStyle::~ScopedStyle() {
    ImGui::PopFont();
    host_.wear(before_);
}

Panel::Panel(Host& host, const Header& header, render::Rect px, float foot_height, bool takes_focus)
    : host_(host), foot_height_(foot_height) {
    constexpr ImGuiWindowFlags fixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                       ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoScrollbar |
                                       ImGuiWindowFlags_NoScrollWithMouse;
    const ImVec2 padding = ImGui::GetStyle().WindowPadding;
    ImGui::SetNextWindowPos({std::round(px.x), std::round(px.y)});
    ImGui::SetNextWindowSize({std::round(px.w), std::round(px.h)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
    ImGui::Begin(header.id.c_str(), nullptr, fixed | (takes_focus ? 0 : ImGuiWindowFlags_NoFocusOnAppearing));
    ImGui::PopStyleVar();
    if (takes_focus) host_.steer_panel();
    host_.narrate_panel(header.title, header.note);
    draw_title(header, px);
    if (header.closable) {
        const float side = title_height(host_);
        ImGui::SetCursorPos({ImGui::GetWindowWidth() - side - host_.px(3), 0});
        cross(side);
        host_.mark(header.id + ".close");
    }
    ImGui::SetCursorPos({0, title_height(host_)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    ImGui::BeginChild("body", {0, -foot_height_ - 1}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar();
}

Panel::~Panel() {
    if (in_foot_)
        ImGui::EndGroup();
    else
        ImGui::EndChild();
    ImGui::End();
}

void Panel::foot(int rows) {
    const ImGuiStyle& style = ImGui::GetStyle();
    wanted_ = title_height(host_) + ImGui::GetCursorPosY() + ImGui::GetScrollY() + style.WindowPadding.y + foot_height_;
    ImGui::EndChild();
    in_foot_ = true;
    const float content =
        static_cast<float>(rows) * ImGui::GetFrameHeight() + static_cast<float>(rows - 1) * style.ItemSpacing.y;
    const float gap = std::max(0.0f, (foot_height_ - content) / 2);
    ImGui::SetCursorPos({style.WindowPadding.x, ImGui::GetWindowHeight() - foot_height_ + gap - 1});
    ImGui::BeginGroup();
}

void Panel::draw_title(const Header& header, render::Rect px) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool player = host_.style() == PanelStyle::Player;
    const float height = title_height(host_);
    const ImVec2 least{std::round(px.x) + 1, std::round(px.y) + 1};
    const ImVec2 most{std::round(px.x) + std::round(px.w) - 1, least.y + height - 1};
    gradient_rect(draw, least, most, theme::title_active, theme::title, ImGui::GetStyle().WindowRounding - 1,
                  ImDrawFlags_RoundCornersTop);
    draw.AddLine({least.x, most.y}, most, u32(theme::border));
    const float inset = ImGui::GetStyle().WindowPadding.x;
    ImFont* const font = player ? host_.fonts().title : host_.fonts().mono_bold;
    // League Spartan's capitals are high in their line box, so they are lowered to the middle.
    const float lift = player ? host_.px(2) : 0;
    tracked_text(draw, font, {least.x + inset - 1, least.y + std::round((height - font->FontSize) / 2) + lift - 1},
                 theme::title_text, header.title, player ? 0.08f : 0.0f);
    ImFont* const small = player ? host_.fonts().small : host_.fonts().mono;
    const ImVec2 note = size_in(small, header.note);
    write(small,
          {std::round(most.x - inset - note.x - (header.closable ? height * 0.8f : 0)),
           least.y + std::round((height - note.y) / 2) - 1},
          theme::title_note, header.note);
}

void Panel::cross(float side) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    close_pressed_ = ImGui::InvisibleButton("close", {side, side});
    const ImVec2 middle{at.x + side / 2, at.y + side / 2};
    const float arm = host_.px(4);
    const ImU32 colour = u32(ImGui::IsItemHovered() ? theme::title_text : theme::title_note);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddLine({middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}, colour, host_.px(1.5f));
    draw.AddLine({middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}, colour, host_.px(1.5f));
}

void dim_table(Host& host) {
    const PictureView& view = host.view();
    const bool narrow = view.canvas.w < 1240;
    const float top = (narrow && !view.upright() ? 48 : 64) * view.scale();
    const float bottom = (view.upright() ? 0 : narrow ? 144 : 108) * view.scale();
    ImGui::GetBackgroundDrawList()->AddRectFilled(
        {0, top}, {static_cast<float>(view.drawable.x), static_cast<float>(view.drawable.y) - bottom},
        u32(render::hex(0x0D0F14, 0.58f)));
}

}  // namespace boxcars::ui
