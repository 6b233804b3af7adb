#include "ui/siwuliu_seats.h"

#include "base/money.h"
#include "rules/knobs.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {
namespace {

constexpr float label_width = 104, control_width = 190;

void label(Host& host, const char* words) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(words);
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
}

// The sheet as it is written, with this one's money.
siwuliu::Rules written(const siwuliu::Rules& rules) {
    siwuliu::Rules plain;
    plain.bank = rules.bank;
    plain.balance = rules.balance;
    return plain;
}

}  // namespace

void SiwuliuSeats::money(Host& host, const char* words, const char* name) {
    const auto* knob = rules::find_knob<siwuliu::Rules>(name);
    int& cents = wish_.rules.*(knob->member);
    label(host, words);
    double dollars = cents / 100.0;
    ImGui::SetNextItemWidth(host.px(control_width));
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
}

void SiwuliuSeats::sheet(Host& host) {
    label(host, "Sheet");
    const siwuliu::Rules plain = written(wish_.rules), fair = siwuliu::fair_house(wish_.rules);
    if (lit_button(host, "As written", wish_.rules == plain)) wish_.rules = plain;
    host.mark("seats.written");
    ImGui::SameLine();
    if (lit_button(host, "Fair house", wish_.rules == fair)) wish_.rules = fair;
    host.mark("seats.fair");
    if (!(wish_.rules == plain) && !(wish_.rules == fair))
        beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(12), theme::text_dim, "as set in the overlay");
}

SiwuliuSeatsDone SiwuliuSeats::draw(Host& host) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Player};
    SiwuliuSeatsDone done;
    Panel panel{host,
                {"seats", "A NEW SITTING", "one banker, one player"},
                panel_place(host.view(), 600, 330),
                host.px(58),
                true};
    heading(host, "MONEY");
    money(host, "The bank", "bank");
    money(host, "Your purse", "balance");
    ImGui::Dummy({0, host.px(4)});
    heading(host, "RULES AND DICE");
    sheet(host);
    label(host, "Seed");
    done.random = seed_.draw(host);
    wish_.seed = seed_.seed();
    const auto wrong = seed_.problem();
    if (wrong) colour_text(host.signs().loss, *wrong);
    panel.foot();
    done.close = lit_button(host, "Back", false, {0, host.px(36)});
    host.mark("seats.back");
    const float width = host.px(110);
    same_line_right(width);
    ImGui::BeginDisabled(wrong.has_value());
    if (brass_button(host, "START", {width, host.px(36)})) done.start = wish_;
    ImGui::EndDisabled();
    host.mark("seats.start");
    return done;
}

}  // namespace boxcars::ui
