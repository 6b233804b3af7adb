// The panel for a new table, and the list of rounds.
#include "ui/siwuliu/panels.h"

#include "base/money.h"
#include "ui/amounts.h"
#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {

namespace {

template <siwuliu::Rules (*sheet)(const siwuliu::Rules&)>
rules::Sheet preset(const rules::Sheet& rules) {
    return sheet(rules.as<siwuliu::Rules>());
}

}  // namespace

std::unique_ptr<SeatsPanel> siwuliu_seats(NewTable asked) {
    return std::make_unique<SeatsPanel>(
        SeatsParts{.title = "A NEW SITTING",
                   .note = [](const rules::Sheet&) { return std::string{"one banker, one player"}; },
                   .width = 600,
                   .height = 400,
                   .sections = {{"MONEY",
                                 {{"bank", "The bank", {100'050, 10'000}}, {"balance", "You bring", {10'000, 50'000}}}},
                                {"RULES AND DICE"}},
                   .presets = {{"Original", "written", preset<siwuliu::as_written>},
                               {"Fairer", "fair", preset<siwuliu::fair_house>}}},
        std::move(asked));
}

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
    if (!host.upright()) ImGui::SameLine(left + host.px(312));
    colour_text(theme::text_dim, fmt::format("bank {}, you {}", look_money(round.bank), look_money(round.balance)));
    const float width = host.px(104);
    same_line_right(width);
    const char* const word = round.practice ? "Practice" : round.recorded ? "Recorded" : "Record";
    const std::string label = fmt::format("{}##{}", word, round.number);
    if (named_button(host, fmt::format("rounds.record.{}", round.number), label, {width, 0},
                     !round.recorded && !round.practice))
        done.record = round.number;
}

}  // namespace

SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SiwuliuRoundsDone done;
    Panel panel{host,
                {"rounds", "ROUNDS", "of this game"},
                panel_place(host.view(), 700, 420),
                host.touch(36) + host.px(22),
                true};
    if (rounds.empty()) paragraph("No round has ended yet.", ImGui::GetContentRegionAvail().x, host.px(23));
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) row(host, *round, done);
    panel.foot();
    foot_words(host, "SAVE THE ROUND, at the table, writes it to records.txt.", host.px(92));
    done.close = last_button(host, "rounds.done", "Done", 92);
    return done;
}

}  // namespace boxcars::ui
