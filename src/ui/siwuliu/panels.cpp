// The panel for a new table, and the list of rounds.
#include "ui/siwuliu/panels.h"

#include "base/money.h"
#include "rules/knobs.h"
#include "ui/amounts.h"
#include "ui/panels/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {
namespace {

constexpr float control_width = 190, upright_control_width = 130;

class SiwuliuSeatsPanel final : public SeatsPanel<siwuliu::Rules> {
 public:
    using SeatsPanel::SeatsPanel;
    std::vector<std::string> seated() const override { return {human_player}; }

 private:
    SeatsTitle title() const override { return {"A NEW SITTING", "one banker, one player", 600, 400}; }
    void rows(Host& host) override {
        heading(host, "MONEY");
        money(host, "The bank", "bank");
        money(host, "You bring", "balance");
        ImGui::Dummy({0, host.px(4)});
        heading(host, "RULES AND DICE");
        sheet(host);
    }
    void money(Host& host, const char* words, const char* name) {
        const auto* knob = rules::find_knob<siwuliu::Rules>(name);
        int cents = knob->get(request_.rules);
        seats_label(host, words);
        double dollars = cents / 100.0;
        ImGui::SetNextItemWidth(host.px(host.upright() ? upright_control_width : control_width));
        if (ImGui::InputDouble(fmt::format("##{}", name).c_str(), &dollars, 0, 0, "$%.2f"))
            cents = static_cast<int>(
                std::clamp(dollars * 100 + 0.5, static_cast<double>(knob->least), static_cast<double>(knob->most)));
        host.mark(fmt::format("seats.{}", name));
        for (const int usual : {knob->name == "bank" ? 100'050 : 10'000, knob->name == "bank" ? 10'000 : 50'000}) {
            const std::string amount = look_money(usual);
            ImGui::SameLine();
            if (lit_button(host, fmt::format("{}##{}", amount, name), cents == usual)) cents = usual;
            host.mark(fmt::format("seats.{}.{}", name, usual));
        }
        knob->set(request_.rules, cents);
    }
    void sheet(Host& host) {
        seats_label(host, "Rules");
        const siwuliu::Rules plain = siwuliu::as_written(request_.rules), fair = siwuliu::fair_house(request_.rules);
        if (lit_button(host, "Original", request_.rules == plain)) request_.rules = plain;
        host.mark("seats.written");
        ImGui::SameLine();
        if (lit_button(host, "Fairer", request_.rules == fair)) request_.rules = fair;
        host.mark("seats.fair");
        if (!(request_.rules == plain) && !(request_.rules == fair))
            beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(12), theme::text_dim,
                   "as set in the overlay");
    }
};

}  // namespace

std::unique_ptr<SeatsPanel<siwuliu::Rules>> siwuliu_seats(NewTable<siwuliu::Rules> asked) {
    return std::make_unique<SiwuliuSeatsPanel>(std::move(asked));
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
    Panel panel{host,
                {"rounds", "ROUNDS", "of this game"},
                panel_place(host.view(), 700, 420),
                host.touch(36) + host.px(22),
                true};
    if (rounds.empty()) paragraph("No round has ended yet.", ImGui::GetContentRegionAvail().x, host.px(23));
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) row(host, *round, done);
    panel.foot();
    const float width = host.px(92);
    foot_words(host, "SAVE THE ROUND, at the table, writes it to records.txt.", width);
    same_line_right(width);
    done.close = brass_button(host, "Done", {width, host.touch(36)});
    host.mark("rounds.done");
    return done;
}

}  // namespace boxcars::ui
