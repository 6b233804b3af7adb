#include "ui/overlay/debug_overlay.h"

#include "ui/panels/layout.h"
#include "ui/widgets.h"

#include <algorithm>
#include <array>

namespace boxcars::ui {

void OverlayFrame::draw(Host& host, const OverlayPages& pages, TimeRequests& requests) {
    if (overlay_layout(host.view()).tabs)
        tabs(host, pages, requests);
    else
        windows(host, pages, requests);
}

void OverlayFrame::windows(Host& host, const OverlayPages& pages, TimeRequests& requests) {
    const OverlayLayout layout = overlay_layout(host.view());
    {
        render::Rect place = layout.rules;  // no taller than needed
        if (rules_height_ > 0) place.h = std::min(place.h, rules_height_);
        const float one_row = ImGui::GetFrameHeight() + host.px(18);
        Panel panel{host, {"rules", "Rules \u00b7 " + pages.game, pages.rules.note, true}, place, one_row};
        requests.close = panel.close_pressed();
        pages.rules.body();
        panel.foot();
        pages.rules_foot();
        rules_height_ = panel.wanted_height();
    }
    {
        const Panel panel{host, {"odds", "Odds \u00b7 exact", pages.odds.note}, layout.odds};
        pages.odds.body();
    }
    {
        Panel panel{host, {"journal", "Journal", dice_note(pages.transport)}, layout.journal, transport_height(host)};
        journal_body(host, pages.journal);
        panel.foot(2);
        transport_foot(host, pages.transport, requests);
    }
    const Panel panel{host, {"plots", "Plots", pages.plots.note}, layout.plots};
    pages.plots.body();
}

void OverlayFrame::tabs(Host& host, const OverlayPages& pages, TimeRequests& requests) {
    constexpr std::array<std::string_view, 4> names{"Rules", "Odds", "Journal", "Plots"};
    const std::array<std::string, 4> notes{pages.rules.note, pages.odds.note, dice_note(pages.transport),
                                           pages.plots.note};
    const PageTab tab = tab_;
    const float foot = tab == PageTab::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : tab == PageTab::Journal ? transport_height(host)
                                                 : 0;
    Panel panel{host,
                {"overlay", pages.game, notes[static_cast<std::size_t>(tab)], true},
                overlay_layout(host.view()).sheet,
                foot};
    requests.close = panel.close_pressed();
    ImGui::PushStyleVar(
        ImGuiStyleVar_FramePadding,
        ImVec2{host.upright() ? host.px(4) : ImGui::GetStyle().FramePadding.x, ImGui::GetStyle().FramePadding.y});
    tab_ = static_cast<PageTab>(
        choice(host, "overlay.tab", names, static_cast<int>(tab), ImGui::GetContentRegionAvail().x));
    ImGui::PopStyleVar();
    const bool roams = host.upright() && (tab == PageTab::Odds || tab == PageTab::Plots);
    if (roams) {  // the page exceeds the sheet and scrolls
        ImGui::SetNextWindowContentSize(tab == PageTab::Odds ? ImVec2{host.px(520), 0} : ImVec2{0, host.px(420)});
        ImGui::BeginChild("page", {0, 0}, false, ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NavFlattened);
    }
    if (tab == PageTab::Rules) pages.rules.body();
    if (tab == PageTab::Odds) pages.odds.body();
    if (tab == PageTab::Journal) journal_body(host, pages.journal);
    if (tab == PageTab::Plots) pages.plots.body();
    if (roams) ImGui::EndChild();
    if (foot <= 0) return;
    panel.foot(tab == PageTab::Journal ? 2 : 1);
    if (tab == PageTab::Rules) pages.rules_foot();
    if (tab == PageTab::Journal) transport_foot(host, pages.transport, requests);
}

bool dice_by_hand(Host& host, std::span<int> faces, bool may_force, bool practice) {
    constexpr std::array<const char*, 3> names{"first", "second", "third"};
    for (std::size_t die = 0; die < faces.size(); ++die) {
        if (die > 0) ImGui::SameLine(0, host.px(4));
        face_picker(host, std::string{"overlay.force."} + names[die], faces[die]);
    }
    host.next_to(-1);
    ImGui::BeginDisabled(!may_force);
    const bool thrown = lit_button(host, "Throw these", false);
    ImGui::EndDisabled();
    host.mark("overlay.force");
    const InFont small{host.fonts().mono_small};
    ImGui::PushTextWrapPos(0);
    colour_text(practice ? theme::changed : theme::text_dim,
                practice ? "This game is practice: it stays out of the statistics."
                         : "After you throw these, this game is practice: it stays out of the statistics.");
    ImGui::PopTextWrapPos();
    return thrown;
}

namespace {

bool percent(Host& host, const char* name, int& thousandths) {
    float value = static_cast<float>(thousandths) / 10;
    ImGui::SetNextItemWidth(host.px(host.upright() ? 78.0f : 56.0f));
    const bool turned = ImGui::DragFloat((std::string{"##"} + name).c_str(), &value, 0.1f, -20, 20, "%.1f %%",
                                         ImGuiSliderFlags_AlwaysClamp);
    thousandths = static_cast<int>(value * 10 + (value < 0 ? -0.5f : 0.5f));
    host.mark(name);
    tip("The share of a bet that the house keeps on average; below 0 the player is favoured. Drag, or Ctrl and click "
        "to type.",
        host.px(320));
    return turned;
}

}  // namespace

bool FairRow::pressed(Host& host) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("house edge");
    host.next_to(host.px(6));
    bool turned = percent(host, "overlay.fair.least", least_);
    ImGui::SameLine(0, host.px(4));
    ImGui::TextUnformatted("to");
    ImGui::SameLine(0, host.px(4));
    turned = percent(host, "overlay.fair.most", most_) || turned;
    most_ = std::max(least_, most_);
    if (turned) nothing_ = false;
    ImGui::SameLine(0, host.px(6));
    const bool pressed = lit_button(host, "Find", false);
    host.mark("overlay.fair");
    tip("Finds the nearest rules that leave the house this much. Apply puts them in force.", host.px(320));
    if (nothing_) {
        const InFont small{host.fonts().mono_small};
        colour_text(theme::loss, "No rules near these fit. Widen the range.");
    }
    return pressed;
}

}  // namespace boxcars::ui
