// Four windows, or one with four tabs.
#include "ui/pig_overlay.h"

#include "base/words.h"
#include "ui/widgets.h"

#include <algorithm>

namespace boxcars::ui {

struct PigOverlay::Frame {
    Host& host;
    const PigOverlayInput& in;
    std::shared_ptr<const odds::PigSolution> solution;  // of the rules in force; null while it is being solved
    PigShown shown;
    std::string on_turn;
    TableWishes<pig::Rules> wishes;
};

namespace {

std::string name_of(const PigOverlayInput& in, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    return seat >= 0 && at < in.players.size() ? in.players[at] : "player " + std::to_string(seat + 1);
}

bool of_empty_seat(std::string_view name, int players) {  // "score_7" at a table of two
    const auto line = name.rfind('_');
    const auto seat = line == std::string_view::npos ? std::nullopt : whole_number(name.substr(line + 1));
    return seat && *seat > players;
}

void state_rows(Host& host, const pig::State& state, int players) {
    const InFont small{host.fonts().mono_small};
    const float half = ImGui::GetContentRegionAvail().x / 2, left = ImGui::GetCursorPosX();
    rules::Named named = describe(state);
    std::erase_if(named, [players](const auto& pair) { return of_empty_seat(pair.first, players); });
    for (std::size_t i = 0; i < named.size(); ++i) {
        const float from = i % 2 == 1 ? left + half : left;
        if (i % 2 == 1) ImGui::SameLine();
        ImGui::SetCursorPosX(from);
        colour_text(theme::text_dim, named[i].first);
        ImGui::SameLine();
        right_text(std::to_string(named[i].second), from + half - host.px(14), theme::text);
    }
}

}  // namespace

TableWishes<pig::Rules> PigOverlay::draw(Host& host, const PigOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(in.desk, editor_.edited());
    Frame frame{host,
                in,
                in.desk.ask(in.rules),
                {in.rules, in.shown, in.game, in.faces, in.seat, name_of(in, in.seat)},
                name_of(in, in.shown.turn),
                {}};
    const OverlayLayout layout = overlay_layout(host.view());
    if (layout.tabs)
        draw_tabs(frame, layout);
    else
        draw_windows(frame, layout);
    return frame.wishes;
}

void PigOverlay::rules_body(Frame& frame) {
    Host& host = frame.host;
    const bool wide = ImGui::GetContentRegionAvail().x > host.px(560);  // side by side in a wide, low window
    if (wide) {
        ImGui::BeginTable("sides", 2);
        ImGui::TableNextColumn();
    }
    heading(host, "Knobs");
    editor_.body(host, frame.in.rules);
    ImGui::Dummy({0, host.px(2)});
    if (wide) ImGui::TableNextColumn();
    heading(host, "Shown position");
    state_rows(host, frame.in.shown, frame.in.rules.players);
    if (wide) ImGui::EndTable();
}

void PigOverlay::draw_windows(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    const float one_row = ImGui::GetFrameHeight() + host.px(18);
    {
        render::Rect place = layout.rules;  // no taller than it must be: the table is worth seeing
        if (rules_height_ > 0) place.h = std::min(place.h, rules_height_);
        Panel panel{host, {"rules", "Rules \u00b7 Pig", editor_.note(), true}, place, one_row};
        frame.wishes.close = panel.close_pressed();
        rules_body(frame);
        panel.foot();
        frame.wishes.apply_rules = editor_.foot(host);
        rules_height_ = panel.wanted_height();
    }
    {
        const Panel panel{host, {"odds", "Odds \u00b7 exact", odds_.note()}, layout.odds};
        odds_.body(host, frame.in.rules, frame.solution.get(), frame.in.shown, frame.on_turn);
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
    plots_.body(host, frame.shown, frame.solution.get(), frame.in.timings);
}

void PigOverlay::draw_tabs(Frame& frame, const OverlayLayout& layout) {
    Host& host = frame.host;
    constexpr std::array<std::string_view, 4> names{"Rules", "Odds", "Journal", "Plots"};
    const float foot = tab_ == Tab::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : tab_ == Tab::Journal ? transport_height(host)
                                              : 0;
    const std::array<std::string, 4> notes{editor_.note(), odds_.note(), "seed " + seed_text(frame.in.transport.seed),
                                           plots_.note(frame.shown)};
    const Tab tab = tab_;
    Panel panel{host, {"overlay", "Pig", notes[static_cast<std::size_t>(tab)], true}, layout.sheet, foot};
    frame.wishes.close = panel.close_pressed();
    tab_ =
        static_cast<Tab>(choice(host, "overlay.tab", names, static_cast<int>(tab), ImGui::GetContentRegionAvail().x));
    if (tab == Tab::Rules) rules_body(frame);
    if (tab == Tab::Odds) odds_.body(host, frame.in.rules, frame.solution.get(), frame.in.shown, frame.on_turn);
    if (tab == Tab::Journal) journal_body(host, frame.in.journal);
    if (tab == Tab::Plots) plots_.body(host, frame.shown, frame.solution.get(), frame.in.timings);
    if (foot <= 0) return;
    panel.foot(tab == Tab::Journal ? 2 : 1);
    if (tab == Tab::Rules) frame.wishes.apply_rules = editor_.foot(host);
    if (tab == Tab::Journal) transport_foot(host, frame.in.transport, frame.wishes);
}

}  // namespace boxcars::ui
