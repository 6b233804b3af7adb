#include "ui/siwuliu/rounds.h"

#include "ui/amounts.h"
#include "ui/overlay/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {
namespace {

void row(Host& host, const SiwuliuRoundLine& round, SiwuliuRoundsDone& done) {
    ImGui::AlignTextToFramePadding();
    colour_text(theme::title_text, fmt::format("{}", round.number));
    const float left = ImGui::GetStyle().WindowPadding.x;
    ImGui::SameLine(left + host.px(34));
    ImGui::TextUnformatted(round.words.c_str());
    ImGui::SameLine();
    right_text(look_change(round.result), left + host.px(296),
               round.result < 0   ? host.signs().loss
               : round.result > 0 ? host.signs().win
                                  : theme::text);
    ImGui::SameLine(left + host.px(312));
    colour_text(theme::text_dim, fmt::format("bank {}, you {}", look_money(round.bank), look_money(round.balance)));
    const float width = host.px(104);
    same_line_right(width);
    ImGui::BeginDisabled(round.recorded || round.practice);
    const char* const word = round.practice ? "Practice" : round.recorded ? "Recorded" : "Record";
    const std::string label = fmt::format("{}##{}", word, round.number);
    if (lit_button(host, label, false, {width, 0})) done.record = round.number;
    ImGui::EndDisabled();
    host.mark(fmt::format("rounds.record.{}", round.number));
}

}  // namespace

SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SiwuliuRoundsDone done;
    Panel panel{host, {"rounds", "ROUNDS", "of this game"}, panel_place(host.view(), 700, 420), host.px(58), true};
    if (rounds.empty()) paragraph("No round has ended yet.", ImGui::GetContentRegionAvail().x, host.px(23));
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) row(host, *round, done);
    panel.foot();
    ImGui::AlignTextToFramePadding();
    colour_text(theme::text_dim, "Results are added to records.txt in the data folder.");
    const float width = host.px(92);
    same_line_right(width);
    done.close = brass_button(host, "Done", {width, host.px(36)});
    host.mark("rounds.done");
    return done;
}

}  // namespace boxcars::ui
