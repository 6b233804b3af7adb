#include "ui/lab/look.h"
#include "ui/overlay/rules_editor.h"
#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {
namespace {

constexpr float name_wide = 92;  // logical px

// The disc of a seat's player, pressed to emphasize its curve. An empty seat leaves its place free.
void disc(Host& host, const LabRow& row, int& front) {
    const float side = ImGui::GetFrameHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (row.player < 0) return ImGui::Dummy({side, side});
    if (ImGui::InvisibleButton(("disc." + row.name).c_str(), {side, side})) front = row.player;
    const bool strong = row.player == front;
    lab_badge(host, {at.x + side / 2, at.y + side / 2}, nth(row.player), strong || ImGui::IsItemHovered());
    host.mark("lab.front." + row.name,
              [&] { return fmt::format("curve of {}{}", row.values[nth(row.chosen)], strong ? ", in front" : ""); });
}

bool list_row(Host& host, LabRow& row, float name_px) {
    const FormRow form{row.name, row.title, row.help};
    const float width = row_label(host, form, name_px);
    const int before =
        std::exchange(row.chosen, drop_down(host, "lab." + row.name, row.values, row.chosen, width, form.tip()));
    return row.chosen != before;
}

void seed_row(Host& host, float name_px, std::uint64_t& seed) {
    const float left = ImGui::GetCursorPosX(), wide = ImGui::GetContentRegionAvail().x - ImGui::GetFrameHeight();
    constexpr std::uint64_t one = 1;
    if (host.upright()) name_px = 0;
    ImGui::AlignTextToFramePadding();
    colour_text(theme::text, "Seed");
    host.next_to(-1);
    ImGui::SetCursorPosX(left + name_px);
    ImGui::SetNextItemWidth(wide - name_px);
    ImGui::InputScalar("##seed", ImGuiDataType_U64, &seed, &one);
    host.mark("lab.seed", [&] { return fmt::format("seed, the dice of every evening: {}", seed); });
}

// Enter runs while the keys have no control to press.
bool enter_alone() {
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) && !ImGui::GetIO().NavVisible &&
           !ImGui::GetIO().WantTextInput && !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId);
}

}  // namespace

bool draw_lab_form(Host& host, render::Rect px, LabForm& form, const std::function<void()>& sheet) {
    if (!host.drawing()) return false;
    const ScopedStyle styled{host, PanelStyle::Debug};
    Panel panel{host, {"lab", "The experiment", form.note}, px, ImGui::GetFrameHeight() + host.px(24), true};
    form.page = choice(host, "lab.page", form.pages, form.page, ImGui::GetContentRegionAvail().x);
    const float name_px = host.px(name_wide), beside_disc = ImGui::GetFrameHeight() + host.px(4);
    for (std::size_t n = 0; n < form.rows.size(); ++n) {
        LabRow& row = form.rows[n];
        const bool seat = row.name.starts_with("player.");
        if (seat) {
            disc(host, row, form.front);
            ImGui::SameLine(0, host.px(4));
        }
        if (list_row(host, row, name_px - (seat ? beside_disc : 0))) form.turned = static_cast<int>(n);
    }
    seed_row(host, name_px, form.seed);
    heading(host, "Rules");
    sheet();
    panel.foot();
    const std::string label = form.running ? "STOP" : "RUN";
    const bool pressed = brass_button(host, label + "###run", {host.px(150), 0});
    if (ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
    host.mark("run");
    return pressed || enter_alone();
}

}  // namespace boxcars::ui
