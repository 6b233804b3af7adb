// Rows for the others, the purse and the dice.
#include "ui/craps_seats.h"

#include "players/craps_strategy.h"
#include "rules/knobs.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {
namespace {

constexpr float label_width = 96, name_width = 188, control_width = 248;
constexpr const char* nobody = "none";

void label(Host& host, const std::string& words) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(words.c_str());
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
}

std::string described(const std::string& name) {
    const auto strategy = players::find_craps_strategy(name);
    return strategy ? strategy->in_words : "";
}

}  // namespace

CrapsSeats::CrapsSeats(CrapsTableWish wish) : wish_(std::move(wish)) {
    if (wish_.seed) set_seed(*wish_.seed);
    wish_.players.resize(most_others);
}

void CrapsSeats::set_seed(std::uint64_t seed) {
    wish_.seed = seed;
    seed_.set(seed);
}

std::optional<std::string> CrapsSeats::problem() const {
    if (auto wrong = rules::problem(wish_.rules)) return wrong;
    return seed_.problem();
}

CrapsSeatsDone CrapsSeats::draw(Host& host) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Player};
    CrapsSeatsDone done;
    Panel panel{host,
                {"seats", "WHO PLAYS", wish_.rules.crapless ? "crapless craps" : "craps"},
                panel_place(host.view(), 664, 470),
                host.px(58),
                true};
    heading(host, "ON THE SAME DICE AS YOU");
    for (std::size_t i = 0; i < most_others; ++i) seat(host, i);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "PURSE");
    bankroll(host);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "DICE");
    dice(host, done);
    if (const auto wrong = problem()) {
        ImGui::PushStyleColor(ImGuiCol_Text, vec(host.signs().loss));
        paragraph(*wrong, ImGui::GetContentRegionAvail().x, host.px(21));
        ImGui::PopStyleColor();
    }
    panel.foot();
    done.close = lit_button(host, "Back", false, {0, host.px(36)});
    host.mark("seats.back");
    const float width = host.px(110);
    same_line_right(width);
    ImGui::BeginDisabled(problem().has_value());
    if (brass_button(host, "START", {width, host.px(36)})) {
        done.start = wish_;
        std::erase(done.start->players, "");
    }
    ImGui::EndDisabled();
    host.mark("seats.start");
    return done;
}

void CrapsSeats::seat(Host& host, std::size_t at) {
    std::string& player = wish_.players[at];
    const std::string name = fmt::format("seats.other{}", at + 1);
    label(host, fmt::format("Player {}", at + 2));
    ImGui::SetNextItemWidth(host.px(name_width));
    const bool open = ImGui::BeginCombo(("##" + name).c_str(), player.empty() ? nobody : player.c_str());
    host.mark(name);
    if (!open) {
        beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(12), theme::text_dim, described(player));
        return;
    }
    if (ImGui::Selectable(nobody, player.empty())) player.clear();
    host.mark(name + "." + nobody);
    for (const auto& strategy : players::craps_strategies()) {
        if (ImGui::Selectable(strategy.name.c_str(), strategy.name == player)) player = strategy.name;
        host.mark(name + "." + strategy.name);
        tip(strategy.in_words, host.px(360));
    }
    ImGui::EndCombo();
}

void CrapsSeats::bankroll(Host& host) {
    const auto* knob = rules::find_knob<craps::Rules>("bankroll");
    label(host, "Bankroll");
    int& value = wish_.rules.*(knob->member);
    ImGui::SetNextItemWidth(host.px(control_width));
    ImGui::SliderInt("##bankroll", &value, knob->least, knob->most, "$%d",
                     ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_Logarithmic);
    host.mark("seats.bankroll");
    tip(std::string{knob->help} + " Ctrl and click to type.", host.px(360));
    for (const int usual : {200, 1000, 10'000}) {
        const std::string words = look_money(usual * dollar);
        ImGui::SameLine();
        if (lit_button(host, words, value == usual)) value = usual;
        host.mark("seats.bankroll." + std::to_string(usual));
    }
}

void CrapsSeats::dice(Host& host, CrapsSeatsDone& done) {
    label(host, "Seed");
    done.random = seed_.draw(host);
    wish_.seed = seed_.seed();
}

}  // namespace boxcars::ui
