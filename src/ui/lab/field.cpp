#include "ui/lab/field.h"

#include "ui/widgets.h"

#include <imgui_stdlib.h>

#include <algorithm>
#include <utility>

namespace boxcars::ui {

void LabField::ask(LabQuestion question) {
    question_ = std::move(question);
    why_.clear();
    fresh_ = true;
    wanted_ = 0;
}

std::optional<std::string> LabField::draw(Host& host, render::Rect px) {
    if (!question_ || !host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    std::optional<std::string> entered;
    px.h = std::min(px.h, std::max(wanted_, host.px(180)));
    Panel panel{host, {"lab_field", question_->title, "", true}, px, host.px(54), true};
    const float wide = ImGui::GetContentRegionAvail().x;
    if (std::exchange(fresh_, false)) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(wide);
    constexpr ImGuiInputTextFlags whole = ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll;
    if (ImGui::InputText("##typed", &question_->words, whole)) entered = question_->words;
    host.mark("lab.typed");
    {
        const InFont small{host.fonts().small};
        ImGui::PushStyleColor(ImGuiCol_Text, vec(why_.empty() ? theme::text_dim : host.signs().loss));
        paragraph(why_.empty() ? question_->hint : why_, wide, host.px(19));
        ImGui::PopStyleColor();
    }
    for (const auto& offer : question_->offers) {
        if (lit_button(host, offer, offer == question_->words, {wide, 0})) entered = offer;
        host.mark("lab.offer." + offer);
    }
    panel.foot();
    wanted_ = panel.wanted_height();
    const float button = host.px(104);
    if (lit_button(host, "Back", false, {0, host.px(34)})) question_.reset();
    host.mark("lab.back");
    same_line_right(button);
    if (brass_button(host, "TAKE", {button, host.px(34)}) && question_) entered = question_->words;
    host.mark("lab.take");
    if (panel.close_pressed() || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) question_.reset();
    return question_ ? entered : std::nullopt;
}

}  // namespace boxcars::ui
