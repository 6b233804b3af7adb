// Four windows, or one with four tabs.
#include "ui/craps_overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {

struct CrapsOverlay::Frame {
    Host& host;
    const CrapsOverlayInput& in;
    CrapsOverlayWishes wishes{};
};

CrapsOverlayWishes CrapsOverlay::draw(Host& host, const CrapsOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(editor_.edited(), in.rules);
    Frame frame{host, in};
    const OverlayLayout layout = overlay_layout(host.view());
    if (layout.tabs)
        draw_tabs(frame, layout);
    else
        draw_windows(frame, layout);
    return frame.wishes;
}

void CrapsOverlay::dice_row(Frame& frame) {
    Host& host = frame.host;
    face_picker(host, "overlay.force.first", faces_[0]);
    ImGui::SameLine(0, host.px(4));
    face_picker(host, "overlay.force.second", faces_[1]);
    ImGui::SameLine();
    ImGui::BeginDisabled(!frame.in.may_force);
    if (lit_button(host, "Throw these (practice)", false)) frame.wishes.force = faces_;
    ImGui::EndDisabled();
    host.mark("overlay.force");
    const InFont small{host.fonts().mono_small};
    ImGui::PushTextWrapPos(0);
    colour_text(frame.in.practice ? theme::changed : theme::text_dim,
                frame.in.practice ? "This sitting is practice: it stays out of the statistics."
                                  : "From then on the sitting is practice and stays out of the statistics.");
    ImGui::PopTextWrapPos();
}

void CrapsOverlay::rules_body(Frame& frame) {
    heading(frame.host, "Dice by hand");
    dice_row(frame);
    heading(frame.host, "Knobs");
    editor_.body(frame.host, frame.in.rules);
}

void CrapsOverlay::draw_windows(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    {
        const float one_row = ImGui::GetFrameHeight() + host.px(18);
        Panel panel{host, {"rules", "Rules \u00b7 Craps", editor_.note(), true}, layout.rules, one_row};
        frame.wishes.close = panel.close_pressed();
        rules_body(frame);
        panel.foot();
        frame.wishes.apply_rules = editor_.foot(host);
    }
    {
        const Panel panel{host, {"odds", "Odds \u00b7 exact", odds_.note()}, layout.odds};
        odds_.body(host);
    }
    {
        Panel panel{host,
                    {"journal", "Journal", "seed " + seed_text(frame.in.transport.seed)},
                    layout.journal,
                    transport_height(host)};
        journal_body(host, frame.in.journal);
        panel.foot(2);
        transport_foot(host, frame.in.transport, frame.wishes);
    }
    const Panel panel{host, {"plots", "Plots", plots_.note(frame.in.plots)}, layout.plots};
    plots_.body(host, frame.in.plots, frame.in.timings);
}

void CrapsOverlay::draw_tabs(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    constexpr std::array<std::string_view, 4> names{"Rules", "Odds", "Journal", "Plots"};
    const Tab tab = tab_;
    const float foot = tab == Tab::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : tab == Tab::Journal ? transport_height(host)
                                             : 0;
    const std::array<std::string, 4> notes{editor_.note(), odds_.note(), "seed " + seed_text(frame.in.transport.seed),
                                           plots_.note(frame.in.plots)};
    Panel panel{host, {"overlay", "Craps", notes[static_cast<std::size_t>(tab)], true}, layout.sheet, foot};
    frame.wishes.close = panel.close_pressed();
    tab_ =
        static_cast<Tab>(choice(host, "overlay.tab", names, static_cast<int>(tab), ImGui::GetContentRegionAvail().x));
    if (tab == Tab::Rules) rules_body(frame);
    if (tab == Tab::Odds) odds_.body(host);
    if (tab == Tab::Journal) journal_body(host, frame.in.journal);
    if (tab == Tab::Plots) plots_.body(host, frame.in.plots, frame.in.timings);
    if (foot <= 0) return;
    panel.foot(tab == Tab::Journal ? 2 : 1);
    if (tab == Tab::Rules) frame.wishes.apply_rules = editor_.foot(host);
    if (tab == Tab::Journal) transport_foot(host, frame.in.transport, frame.wishes);
}

}  // namespace boxcars::ui
