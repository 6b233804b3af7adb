#include "ui/overlay/fair_row.h"

#include "ui/widgets.h"

#include <algorithm>

namespace boxcars::ui {
namespace {

bool percent(Host& host, const char* name, int& thousandths) {
    float value = static_cast<float>(thousandths) / 10;
    ImGui::SetNextItemWidth(host.px(56));
    const bool turned = ImGui::DragFloat((std::string{"##"} + name).c_str(), &value, 0.1f, -20, 20, "%.1f %%",
                                         ImGuiSliderFlags_AlwaysClamp);
    thousandths = static_cast<int>(value * 10 + (value < 0 ? -0.5f : 0.5f));
    host.mark(name);
    tip("The part of a bet that the house keeps in the mean; below 0 the player is favoured. Drag, or Ctrl and click "
        "to type.",
        host.px(320));
    return turned;
}

}  // namespace

odds::Fraction FairRow::per_thousand(int part) { return odds::fraction(part, 1000); }

bool FairRow::pressed(Host& host) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("house keeps");
    ImGui::SameLine(0, host.px(6));
    bool turned = percent(host, "overlay.fair.least", least_);
    ImGui::SameLine(0, host.px(4));
    ImGui::TextUnformatted("to");
    ImGui::SameLine(0, host.px(4));
    turned = percent(host, "overlay.fair.most", most_) || turned;
    most_ = std::max(least_, most_);
    if (turned) nothing_ = false;
    ImGui::SameLine(0, host.px(6));
    const bool pressed = lit_button(host, "Fair", false);
    host.mark("overlay.fair");
    tip("Finds the nearest pay-outs that leave the house so much, and lays them on the workbench.", host.px(320));
    if (nothing_) {
        const InFont small{host.fonts().mono_small};
        colour_text(theme::loss, "No pay-outs near these leave so much: widen it.");
    }
    return pressed;
}

}  // namespace boxcars::ui
