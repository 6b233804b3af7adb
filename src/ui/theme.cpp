// The numbers of the two dresses, straight from the art direction.
#include "ui/theme.h"

namespace boxcars::ui {
namespace {

void colours(ImGuiStyle& style) {
    ImGui::StyleColorsDark(&style);
    const auto set = [&style](ImGuiCol slot, render::Colour colour) { style.Colors[slot] = vec(colour); };
    set(ImGuiCol_Text, theme::text);
    set(ImGuiCol_TextDisabled, theme::text_dim);
    set(ImGuiCol_WindowBg, theme::window);
    set(ImGuiCol_PopupBg, theme::window);
    set(ImGuiCol_ChildBg, render::hex(0, 0));
    set(ImGuiCol_Border, theme::border);
    set(ImGuiCol_BorderShadow, render::hex(0, 0));
    set(ImGuiCol_TitleBg, theme::title);
    set(ImGuiCol_TitleBgCollapsed, theme::title);
    set(ImGuiCol_TitleBgActive, theme::title_active);
    set(ImGuiCol_FrameBg, theme::frame);
    set(ImGuiCol_FrameBgHovered, theme::frame_hovered);
    set(ImGuiCol_FrameBgActive, theme::frame_active);
    set(ImGuiCol_CheckMark, theme::grab);
    set(ImGuiCol_SliderGrab, theme::grab);
    set(ImGuiCol_SliderGrabActive, theme::grab_active);
    set(ImGuiCol_Button, theme::button);
    set(ImGuiCol_ButtonHovered, theme::button_hovered);
    set(ImGuiCol_ButtonActive, theme::pressed);
    set(ImGuiCol_Header, theme::header);
    set(ImGuiCol_HeaderHovered, theme::header_hovered);
    set(ImGuiCol_HeaderActive, theme::pressed);
    set(ImGuiCol_Tab, theme::tab);
    set(ImGuiCol_TabHovered, theme::pressed);
    set(ImGuiCol_TabActive, theme::pressed);
    set(ImGuiCol_TabUnfocused, theme::tab);
    set(ImGuiCol_TabUnfocusedActive, theme::pressed);
    set(ImGuiCol_TableHeaderBg, theme::table_header);
    set(ImGuiCol_TableRowBgAlt, theme::row_alt);
    set(ImGuiCol_TableBorderStrong, theme::border);
    set(ImGuiCol_TableBorderLight, render::faded(theme::border, 0.5f));
    set(ImGuiCol_PlotLines, theme::line);
    set(ImGuiCol_PlotHistogram, theme::bar);
    set(ImGuiCol_PlotLinesHovered, theme::grab_active);
    set(ImGuiCol_PlotHistogramHovered, theme::grab_active);
    set(ImGuiCol_Separator, render::faded(theme::border, 0.7f));
    set(ImGuiCol_SeparatorHovered, theme::border);
    set(ImGuiCol_SeparatorActive, theme::grab);
    set(ImGuiCol_ScrollbarBg, render::hex(0, 0));
    set(ImGuiCol_ScrollbarGrab, theme::frame_active);
    set(ImGuiCol_ScrollbarGrabHovered, theme::border);
    set(ImGuiCol_ScrollbarGrabActive, theme::pressed);
    set(ImGuiCol_ResizeGrip, render::hex(0, 0));
    set(ImGuiCol_TextSelectedBg, render::faded(theme::pressed, 0.7f));
    set(ImGuiCol_NavHighlight, theme::grab_active);
    set(ImGuiCol_ModalWindowDimBg, render::hex(0x0D0F14, 0.58f));
}

}  // namespace

ImGuiStyle style_of(Dress dress, float ui_scale) {
    const bool player = dress == Dress::Player;
    ImGuiStyle style;
    colours(style);
    style.WindowRounding = style.PopupRounding = player ? 8.0f : 6.0f;
    style.ChildRounding = 0;
    style.FrameRounding = 4;
    style.GrabRounding = 3;
    style.TabRounding = 6;
    style.ScrollbarRounding = 6;
    style.WindowPadding = player ? ImVec2{16, 12} : ImVec2{12, 10};
    style.FramePadding = player ? ImVec2{10, 6} : ImVec2{8, 4};
    style.ItemSpacing = {8, 6};
    style.ItemInnerSpacing = {8, 4};
    style.CellPadding = {6, player ? 5.0f : 3.0f};
    style.ScrollbarSize = 12;
    style.GrabMinSize = 14;
    style.WindowMinSize = {32, 32};
    style.ScaleAllSizes(ui_scale);
    style.WindowBorderSize = style.PopupBorderSize = 1;
    style.ChildBorderSize = style.FrameBorderSize = 0;
    style.AntiAliasedLinesUseTex = true;
    return style;
}

}  // namespace boxcars::ui
