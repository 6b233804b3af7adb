#include "ui/siwuliu/seats_panel.h"

#include "base/money.h"
#include "rules/knobs.h"
#include "ui/amounts.h"
#include "ui/overlay/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {
namespace {

constexpr float control_width = 190;

}  // namespace

void SiwuliuSeats::money(Host& host, const char* words, const char* name) {
    const auto* knob = rules::find_knob<siwuliu::Rules>(name);
    int cents = knob->get(request_.rules);
    seats_label(host, words);
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
    knob->set(request_.rules, cents);
}

void SiwuliuSeats::sheet(Host& host) {
    seats_label(host, "Sheet");
    const siwuliu::Rules plain = siwuliu::as_written(request_.rules), fair = siwuliu::fair_house(request_.rules);
    if (lit_button(host, "As written", request_.rules == plain)) request_.rules = plain;
    host.mark("seats.written");
    ImGui::SameLine();
    if (lit_button(host, "Fair house", request_.rules == fair)) request_.rules = fair;
    host.mark("seats.fair");
    if (!(request_.rules == plain) && !(request_.rules == fair))
        beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(12), theme::text_dim, "as set in the overlay");
}

SeatsDone<SiwuliuTableRequest> SiwuliuSeats::draw(Host& host) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SeatsDone<SiwuliuTableRequest> done;
    Panel panel{host,
                {"seats", "A NEW SITTING", "one banker, one player"},
                panel_place(host.view(), 600, request_.from_purse ? 436 : 400),
                host.px(seats_foot_height),
                true};
    heading(host, "MONEY");
    seats_purse(host, request_);
    money(host, "The bank", "bank");
    money(host, "You bring", "balance");
    ImGui::Dummy({0, host.px(4)});
    heading(host, "RULES AND DICE");
    sheet(host);
    done.random = seats_seed(host, seed_, request_);
    seats_end(host, panel, seed_.problem(), request_, done);
    return done;
}

}  // namespace boxcars::ui
