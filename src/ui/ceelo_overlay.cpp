// Four windows, or one with four tabs.
#include "ui/ceelo_overlay.h"

#include "ui/widgets.h"

namespace boxcars::ui {

struct CeeloOverlay::Frame {
    Host& host;
    const CeeloOverlayInput& in;
    CeeloShown shown;
    CeeloOverlayWishes wishes{};
};

CeeloOverlayWishes CeeloOverlay::draw(Host& host, const CeeloOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(editor_.edited(), in.rules);
    const auto& choices = odds_.choices(in.rules, in.shown);
    Frame frame{host, in, {in.rules, in.shown, in.history, odds_.in_force(), choices, in.names}};
    const OverlayLayout layout = overlay_layout(host.view());
    if (layout.tabs)
        draw_tabs(frame, layout);
    else
        draw_windows(frame, layout);
    return frame.wishes;
}

void CeeloOverlay::dice_row(Frame& frame) {
    Host& host = frame.host;
    constexpr std::array<const char*, 3> names{"overlay.force.first", "overlay.force.second", "overlay.force.third"};
    for (std::size_t die = 0; die < faces_.size(); ++die) {
        face_picker(host, names[die], faces_[die]);
        ImGui::SameLine(0, host.px(4));
    }
    ImGui::BeginDisabled(!frame.in.may_force);
    if (lit_button(host, "Throw these", false)) frame.wishes.force = faces_;
    ImGui::EndDisabled();
    host.mark("overlay.force");
    const InFont small{host.fonts().mono_small};
    ImGui::PushTextWrapPos(0);
    colour_text(frame.in.practice ? theme::changed : theme::text_dim,
                frame.in.practice ? "This sitting is practice: it stays out of the statistics."
                                  : "From then on the sitting is practice and stays out of the statistics.");
    ImGui::PopTextWrapPos();
    if (lit_button(host, "One decision onwards", false)) frame.wishes.step_decision = true;
    host.mark("overlay.step_decision");
}

void CeeloOverlay::rules_body(Frame& frame) {
    heading(frame.host, "Dice by hand, and steps");
    dice_row(frame);
    heading(frame.host, "Knobs");
    editor_.body(frame.host, frame.in.rules);
}

void CeeloOverlay::draw_windows(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    {
        const float one_row = ImGui::GetFrameHeight() + host.px(18);
        Panel panel{host, {"rules", "Rules \u00b7 Cee-lo", editor_.note(), true}, layout.rules, one_row};
        frame.wishes.close = panel.close_pressed();
        rules_body(frame);
        panel.foot();
        frame.wishes.apply_rules = editor_.foot(host);
    }
    {
        const Panel panel{host, {"odds", "Odds \u00b7 exact", odds_.note()}, layout.odds};
        odds_.body(host, frame.in.shown);
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
    const Panel panel{host, {"plots", "Plots", plots_.note(frame.shown)}, layout.plots};
    plots_.body(host, frame.shown, frame.in.timings);
}

void CeeloOverlay::draw_tabs(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    constexpr std::array<std::string_view, 4> names{"Rules", "Odds", "Journal", "Plots"};
    const Tab tab = tab_;
    const float foot = tab == Tab::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : tab == Tab::Journal ? transport_height(host)
                                             : 0;
    const std::array<std::string, 4> notes{editor_.note(), odds_.note(), "seed " + seed_text(frame.in.transport.seed),
                                           plots_.note(frame.shown)};
    Panel panel{host, {"overlay", "Cee-lo", notes[static_cast<std::size_t>(tab)], true}, layout.sheet, foot};
    frame.wishes.close = panel.close_pressed();
    tab_ =
        static_cast<Tab>(choice(host, "overlay.tab", names, static_cast<int>(tab), ImGui::GetContentRegionAvail().x));
    if (tab == Tab::Rules) rules_body(frame);
    if (tab == Tab::Odds) odds_.body(host, frame.in.shown);
    if (tab == Tab::Journal) journal_body(host, frame.in.journal);
    if (tab == Tab::Plots) plots_.body(host, frame.shown, frame.in.timings);
    if (foot <= 0) return;
    panel.foot(tab == Tab::Journal ? 2 : 1);
    if (tab == Tab::Rules) frame.wishes.apply_rules = editor_.foot(host);
    if (tab == Tab::Journal) transport_foot(host, frame.in.transport, frame.wishes);
}

}  // namespace boxcars::ui
