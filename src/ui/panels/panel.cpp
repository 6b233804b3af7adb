#include "ui/theme.h"
#include "ui/widgets.h"

namespace boxcars::ui {

// A panel lies between the bar and the dash, so that both stay usable, or is a sheet over everything below the bar.
struct PanelForm {
    float above, below;                              // what stays free, logical px
    bool whole_width = false, whole_height = false;  // in place of the panel's own size
    float bar = 0, dash = 0;                         // what is not darkened, logical px
};
constexpr Forms<PanelForm> panel_forms{{.above = 76, .below = 124, .bar = 64, .dash = 108},
                                       {.above = 50, .below = 146, .whole_width = true, .bar = 48, .dash = 144},
                                       {.above = 66, .below = 0, .whole_width = true, .whole_height = true, .bar = 64}};

static render::Rect place_of(const PictureView& view, const PanelSize& own) {
    const PanelForm form = view.of(panel_forms);
    const float w = static_cast<float>(view.drawable.x), h = static_cast<float>(view.drawable.y);
    const float top = form.above * view.scale(), below = std::max(form.below * view.scale(), view.foot + panel_margin);
    const auto size = [](bool whole, float wanted, float room) { return whole ? room : std::min(wanted, room); };
    const float width = size(form.whole_width, own.w * view.ui_scale, w - 2 * panel_margin);
    const float height = size(form.whole_height, own.h * view.ui_scale, std::max(h - below - top, 0.0f));
    const float middle = view.to_px(glm::vec2{own.centre_x, 0}).x;
    return {std::clamp(middle - width / 2, panel_margin, w - panel_margin - width), top, width, height};
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
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{});
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

Panel::Panel(Host& host, const Header& header, const PanelSize& size, int rows)
    : Panel(host, header, place_of(host.view(), size), foot_of(host, rows), true) {}

Panel::~Panel() {
    in_foot_ ? ImGui::EndGroup() : ImGui::EndChild();
    ImGui::End();
}

float Panel::foot_of(const Host& host, int rows) {
    if (rows == 0) return 0;
    const float between = ImGui::GetStyle().ItemSpacing.y;
    return static_cast<float>(rows) * (button_height(host) + between) - between + host.px(22);
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
    tracked_text(draw, font, {least.x + inset - 1, least.y + centred(height, font->FontSize) + lift - 1},
                 theme::title_text, header.title, player ? 0.08f : 0.0f);
    ImFont* const small = player ? host_.fonts().small : host_.fonts().mono;
    const ImVec2 note = size_in(small, header.note);
    write(small,
          {std::round(most.x - inset - note.x - (header.closable ? height * 0.8f : 0)),
           least.y + centred(height, note.y) - 1},
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
    const float top = view.of(panel_forms).bar * view.scale(), bottom = view.of(panel_forms).dash * view.scale();
    ImGui::GetBackgroundDrawList()->AddRectFilled(
        {0, top}, {static_cast<float>(view.drawable.x), static_cast<float>(view.drawable.y) - bottom},
        u32(render::faded(render::colours::night, 0.58f)));
}

}  // namespace boxcars::ui
