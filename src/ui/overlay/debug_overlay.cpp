#include "ui/overlay/debug_overlay.h"

#include "ui/widgets.h"

#include <algorithm>
#include <array>

namespace boxcars::ui {

OverlayLayout overlay_layout(const PictureView& view) {
    const float w = static_cast<float>(view.drawable.x), h = static_cast<float>(view.drawable.y);
    // Uses tabs if the canvas is too small for four windows, or the interface size too large.
    if (view.canvas.w >= 1240 && view.canvas.h >= 700 && view.ui_scale <= view.scale() * 1.12f) {
        const auto place = [&](float x, float y, float wide, float high) {
            return view.to_px(render::Rect{x, y, wide, high});
        };
        return {.rules = place(16, 72, 364, 516),
                .odds = place(896, 72, 368, 338),
                .journal = place(896, 410, 368, 178),
                .plots = place(392, 404, 492, 184),
                .dice_zone = place(392, 64, 492, 332)};
    }
    // The sheet begins below the die, which rests in the middle of the table.
    const float top = h * (view.upright() ? 0.44f : 0.52f), gap = panel_margin;
    return {.tabs = true,
            .sheet = {gap, top, w - 2 * gap, h - top - gap},
            .dice_zone = {0, h * 0.08f, w, top - h * 0.08f - 2}};
}

struct DebugOverlay::OverlayFrame {
    Host& host;
    const OverlayView& in;
    const PlotsWindow& plots;
    TableRequests& requests;
    std::array<std::string, 4> notes;  // of each page, at the right of its title
};

TableRequests DebugOverlay::draw(Host& host, const OverlayView& in) {
    TableRequests requests;
    if (!host.drawing()) return requests;
    const ScopedStyle styled{host, PanelStyle::Debug};
    editor_.follow(in.next_rules);
    follow(in);
    const PlotsWindow shown = plots(host, in);
    const OverlayFrame frame{
        host, in, shown, requests, {editor_.note(), odds_note(), dice_note(in.transport), shown.note}};
    if (overlay_layout(host.view()).tabs)
        tabs(frame);
    else
        windows(frame);
    return requests;
}

void DebugOverlay::windows(const OverlayFrame& frame) {
    Host& host = frame.host;
    const OverlayLayout layout = overlay_layout(host.view());
    const auto window = [&](Page page, const char* id, const std::string& title, render::Rect place, float foot) {
        const bool rules = page == Page::Rules;
        if (rules && rules_height_ > 0) place.h = std::min(place.h, rules_height_);  // no taller than needed
        Panel panel{host, {id, title, frame.notes[nth(page)], rules}, place, foot};
        draw_page(frame, page);
        draw_foot(frame, page, panel);
        if (!rules) return;
        frame.requests.close = panel.close_pressed();
        rules_height_ = panel.wanted_height();
    };
    window(Page::Rules, "rules", "Rules \u00b7 " + options_.game, layout.rules, ImGui::GetFrameHeight() + host.px(18));
    window(Page::Odds, "odds", "Odds \u00b7 exact", layout.odds, 0);
    window(Page::Journal, "journal", "Journal", layout.journal, transport_height(host));
    window(Page::Plots, "plots", "Plots", layout.plots, 0);
}

void DebugOverlay::tabs(const OverlayFrame& frame) {
    constexpr std::array<std::string_view, 4> names{"Rules", "Odds", "Journal", "Plots"};
    Host& host = frame.host;
    const Page page = page_;
    const float foot = page == Page::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : page == Page::Journal ? transport_height(host)
                                               : 0;
    Panel panel{
        host, {"overlay", options_.game, frame.notes[nth(page)], true}, overlay_layout(host.view()).sheet, foot};
    frame.requests.close = panel.close_pressed();
    ImGui::PushStyleVar(
        ImGuiStyleVar_FramePadding,
        ImVec2{host.upright() ? host.px(4) : ImGui::GetStyle().FramePadding.x, ImGui::GetStyle().FramePadding.y});
    page_ = static_cast<Page>(choice(host, "overlay.tab", names, ordinal(page), ImGui::GetContentRegionAvail().x));
    ImGui::PopStyleVar();
    const bool roams = host.upright() && (page == Page::Odds || page == Page::Plots);
    if (roams) {  // the page exceeds the sheet and scrolls
        ImGui::SetNextWindowContentSize(page == Page::Odds ? ImVec2{host.px(520), 0} : ImVec2{0, host.px(420)});
        ImGui::BeginChild("page", {0, 0}, false, ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NavFlattened);
    }
    draw_page(frame, page);
    if (roams) ImGui::EndChild();
    draw_foot(frame, page, panel);
}

void DebugOverlay::draw_page(const OverlayFrame& frame, Page page) {
    if (page == Page::Rules) draw_rules(frame.host, frame.in, frame.requests);
    if (page == Page::Odds) draw_odds(frame.host, frame.in);
    if (page == Page::Journal) journal_body(frame.host, frame.in.journal);
    if (page == Page::Plots) plot_ = draw_plots(frame.host, frame.plots, plot_, frame.in.timings);
}

void DebugOverlay::draw_foot(const OverlayFrame& frame, Page page, Panel& panel) {
    if (page == Page::Journal) {
        panel.foot(2);
        transport_foot(frame.host, frame.in.transport, frame.requests);
    }
    if (page != Page::Rules) return;
    panel.foot();
    if (!frame.in.fixed) frame.requests.apply_rules = editor_.foot(frame.host);
}

void DebugOverlay::draw_rules(Host& host, const OverlayView& in, TableRequests& requests) {
    if (!options_.faces.empty()) by_hand(host, "Dice by hand", in, requests);
    knobs(host, in);
}

void DebugOverlay::by_hand(Host& host, const char* title, const OverlayView& in, TableRequests& requests) {
    constexpr std::array<const char*, 3> names{"first", "second", "third"};
    static const std::vector<std::string> faces{"1", "2", "3", "4", "5", "6"};
    heading(host, title);
    for (std::size_t die = 0; die < options_.faces.size(); ++die) {
        if (die > 0) ImGui::SameLine(0, host.px(4));
        int& face = options_.faces[die];
        const float width = host.px(host.upright() ? 84.0f : 46.0f);
        face = 1 + drop_down(host, std::string{"overlay.force."} + names[die], faces, face - 1, width);
    }
    host.next_to(-1);
    if (named_button(host, "overlay.force", "Throw these", {}, in.may_force)) requests.force = options_.faces;
    const InFont small{host.fonts().mono_small};
    ImGui::PushTextWrapPos(0);
    colour_text(in.practice ? theme::changed : theme::text_dim,
                in.practice ? "This game is practice: it stays out of the statistics."
                            : "After you throw these, this game is practice: it stays out of the statistics.");
    ImGui::PopTextWrapPos();
}

void DebugOverlay::knobs(Host& host, const OverlayView& in) {
    heading(host, "Rules");
    if (options_.fair && !in.fixed) fair_row(host);
    editor_.body(host, in.rules, in.fixed);
}

namespace {

bool edge_field(Host& host, const char* name, int& thousandths) {
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

// Two fields for a range of the house edge, and a button that finds the nearest sheet within it.
void DebugOverlay::fair_row(Host& host) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("house edge");
    host.next_to(host.px(6));
    bool turned = edge_field(host, "overlay.fair.least", least_);
    ImGui::SameLine(0, host.px(4));
    ImGui::TextUnformatted("to");
    ImGui::SameLine(0, host.px(4));
    turned = edge_field(host, "overlay.fair.most", most_) || turned;
    most_ = std::max(least_, most_);
    if (turned) none_fair_ = false;
    ImGui::SameLine(0, host.px(6));
    const bool pressed = named_button(host, "overlay.fair", "Find");
    tip("Finds the nearest rules that leave the house this much. Apply puts them in force.", host.px(320));
    if (none_fair_) {
        const InFont small{host.fonts().mono_small};
        colour_text(theme::loss, "No rules near these fit. Widen the range.");
    }
    if (!pressed) return;
    const auto found = options_.fair(edited(), odds::fraction(least_, 1000), odds::fraction(most_, 1000));
    none_fair_ = !found;
    if (found) editor_.lay(*found);
}

}  // namespace boxcars::ui
