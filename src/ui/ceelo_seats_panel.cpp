#include "ui/ceelo_seats_panel.h"

#include "players/ceelo_policy.h"
#include "rules/knobs.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {
namespace {

constexpr float label_width = 128;
constexpr std::string_view human = "human";
constexpr std::array<const char*, ceelo::most_players> company{"human", "even", "bold", "cautious", "kelly", "best"};

std::string described(const std::string& player) {
    if (player == human) return "a person at this machine";
    const auto* policy = players::find_ceelo_policy(player);
    return policy ? std::string{policy->in_words} : "";
}

}  // namespace

CeeloSeatsPanel::CeeloSeatsPanel(CeeloTableWish wish) : wish_(std::move(wish)) {
    if (wish_.seed) seed_.set(*wish_.seed);
    for (std::size_t seat = wish_.players.size(); seat < company.size(); ++seat)
        wish_.players.emplace_back(company[seat]);
}

std::optional<std::string> CeeloSeatsPanel::problem() const {
    if (auto wrong = rules::problem(wish_.rules)) return wrong;
    return seed_.problem();
}

CeeloSeatsDone CeeloSeatsPanel::draw(Host& host) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Player};
    CeeloSeatsDone done;
    Panel panel{host,
                {"seats", "ROUND THE DRUM", ceelo::coins_text(wish_.rules.coins) + " each"},
                panel_place(host.view(), 664, 520),
                host.px(58),
                true};
    heading(host, "PLAYERS");
    number(host, "players", "At the drum");
    for (int i = 0; i < wish_.rules.players; ++i) seat(host, i);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "COINS AND DICE");
    number(host, "coins", "Coins each");
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Seed");
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    done.random = seed_.draw(host);
    wish_.seed = seed_.seed();
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
        done.start->players.resize(static_cast<std::size_t>(wish_.rules.players));
    }
    ImGui::EndDisabled();
    host.mark("seats.start");
    return done;
}

void CeeloSeatsPanel::number(Host& host, std::string_view name, const char* label) {
    const auto* knob = rules::find_knob<ceelo::Rules>(name);
    int& value = wish_.rules.*(knob->member);
    const float side = ImGui::GetFrameHeight();
    const std::string id{name};
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(label);
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    ImGui::PushButtonRepeat(true);
    if (lit_button(host, "\u2212##" + id, false, {side, side})) --value;
    host.mark("seats." + id + ".less");
    ImGui::SameLine();
    slider(host, "seats." + id, value, knob->least, knob->most, host.px(180));
    ImGui::SameLine();
    if (lit_button(host, "+##" + id, false, {side, side})) ++value;
    host.mark("seats." + id + ".more");
    ImGui::PopButtonRepeat();
    value = std::clamp(value, knob->least, knob->most);
}

void CeeloSeatsPanel::seat(Host& host, int seat) {
    std::string& player = wish_.players[static_cast<std::size_t>(seat)];
    const std::string name = fmt::format("seats.seat{}", seat + 1);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(fmt::format("Player {}", seat + 1).c_str());
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    ImGui::SetNextItemWidth(host.px(140));
    const bool open = ImGui::BeginCombo(("##" + name).c_str(), player.c_str());
    host.mark(name);
    if (open) {
        std::vector<std::string> all{std::string{human}};
        for (const auto& policy : players::ceelo_policies()) all.emplace_back(policy.name);
        for (const std::string& one : all) {
            if (ImGui::Selectable(one.c_str(), one == player)) player = one;
            host.mark(name + "." + one);
            ImGui::SameLine(host.px(110));
            const InFont small{host.fonts().small};
            colour_text(theme::text_dim, described(one));
        }
        ImGui::EndCombo();
    }
    ImGui::SameLine(0, host.px(12));
    const InFont small{host.fonts().small};
    ImGui::AlignTextToFramePadding();
    colour_text(theme::text_dim, described(player));
}

}  // namespace boxcars::ui
