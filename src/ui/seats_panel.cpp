// Rows for seats, rules and dice; a seat that has been left keeps its player for when it comes back.
#include "ui/seats_panel.h"

#include "base/words.h"
#include "players/pig_policy.h"
#include "rules/knobs.h"
#include "ui/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace boxcars::ui {
namespace {

constexpr float label_width = 128;
constexpr std::string_view human = "human", hold_at = "hold:";
constexpr int usual_hold = 20;

std::string described(const std::string& player) {
    if (player == human) return "a person at this machine";
    const auto policy = players::find_policy(player);
    return policy ? policy->in_words() : "";
}

bool number_row(Host& host, const std::string& name, const char* label, int& value, int least, int most, float width) {
    const int before = value;
    const float side = ImGui::GetFrameHeight();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(label);
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    ImGui::PushButtonRepeat(true);
    if (lit_button(host, "\u2212##" + name, false, {side, side})) --value;
    host.mark("seats." + name + ".less");
    ImGui::SameLine();
    ImGui::SetNextItemWidth(width - 2 * side - 2 * ImGui::GetStyle().ItemSpacing.x);
    ImGui::SliderInt(("##" + name).c_str(), &value, least, most, "%d",
                     ImGuiSliderFlags_AlwaysClamp | (most - least > 200 ? ImGuiSliderFlags_Logarithmic : 0));
    host.mark("seats." + name);
    ImGui::SameLine();
    if (lit_button(host, "+##" + name, false, {side, side})) ++value;
    host.mark("seats." + name + ".more");
    ImGui::PopButtonRepeat();
    value = std::clamp(value, least, most);
    return value != before;
}

bool knob_slider(Host& host, const char* knob_name, const char* label, pig::Rules& sheet, float width) {
    const auto* knob = rules::find_knob<pig::Rules>(knob_name);
    const bool turned = number_row(host, knob_name, label, sheet.*(knob->member), knob->least, knob->most, width);
    tip(std::string{knob->help}, host.px(360));
    return turned;
}

}  // namespace

SeatsPanel::SeatsPanel(PigTableWish wish) : wish_(std::move(wish)) {
    if (wish_.seed) seed_.set(*wish_.seed);
    wish_.players.resize(std::max(wish_.players.size(), static_cast<std::size_t>(wish_.rules.players)), "hold20");
}

void SeatsPanel::set_seed(std::uint64_t seed) {
    wish_.seed = seed;
    seed_.set(seed);
}

std::optional<std::string> SeatsPanel::problem() const {
    if (auto wrong = rules::problem(wish_.rules)) return wrong;
    return seed_.problem();
}

SeatsDone SeatsPanel::draw(Host& host) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Player};
    SeatsDone done;
    const std::string note = fmt::format("race to {} \u00b7 die of {}", wish_.rules.goal, wish_.rules.sides);
    Panel panel{host, {"seats", "SEATS", note}, panel_place(host.view(), 664, 520), host.px(58), true};
    heading(host, "PLAYERS");
    seats(host);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "RULES");
    rules(host);
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
        done.start->players.resize(static_cast<std::size_t>(wish_.rules.players));
    }
    ImGui::EndDisabled();
    host.mark("seats.start");
    return done;
}

void SeatsPanel::seats(Host& host) {
    knob_slider(host, "players", "At the table", wish_.rules, host.px(248));
    const auto count = static_cast<std::size_t>(wish_.rules.players);
    if (wish_.players.size() < count) wish_.players.resize(count, "hold20");
    for (int i = 0; i < wish_.rules.players; ++i) seat(host, i);
}

void SeatsPanel::seat(Host& host, int seat) {
    std::string& player = wish_.players[static_cast<std::size_t>(seat)];
    const std::string name = fmt::format("seats.seat{}", seat + 1);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(fmt::format("Player {}", seat + 1).c_str());
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    ImGui::SetNextItemWidth(host.px(168));
    const bool open = ImGui::BeginCombo(("##" + name).c_str(), player.starts_with(hold_at) ? "hold:N" : player.c_str());
    host.mark(name);
    if (open) {
        std::vector<std::string> all{std::string{human}};
        for (const auto policy : players::policy_names()) all.emplace_back(policy);
        for (const std::string& one : all) {
            if (ImGui::Selectable(one.c_str(), one == player)) player = one;
            host.mark(name + "." + one);
            ImGui::SameLine(host.px(120));
            const InFont small{host.fonts().small};
            colour_text(theme::text_dim, described(one));
        }
        if (ImGui::Selectable("hold:N", player.starts_with(hold_at))) player = fmt::format("hold:{}", usual_hold);
        host.mark(name + ".hold:N");
        ImGui::SameLine(host.px(120));
        {
            const InFont small{host.fonts().small};
            colour_text(theme::text_dim, "holds at any number you like");
        }
        ImGui::EndCombo();
    }
    ImGui::SameLine(0, host.px(12));
    if (player.starts_with(hold_at)) {
        int at = static_cast<int>(whole_number(std::string_view{player}.substr(hold_at.size())).value_or(usual_hold));
        ImGui::SetNextItemWidth(host.px(150));
        if (ImGui::SliderInt(("##at" + name).c_str(), &at, 1, 100, "holds at %d", ImGuiSliderFlags_AlwaysClamp))
            player = fmt::format("hold:{}", at);
        host.mark(name + ".at");
        return;
    }
    const InFont small{host.fonts().small};
    ImGui::AlignTextToFramePadding();
    colour_text(theme::text_dim, described(player));
}

void SeatsPanel::rules(Host& host) {
    knob_slider(host, "goal", "Goal", wish_.rules, host.px(248));
    knob_slider(host, "sides", "Sides of the die", wish_.rules, host.px(248));
}

void SeatsPanel::dice(Host& host, SeatsDone& done) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Seed");
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    done.random = seed_.draw(host);
    wish_.seed = seed_.seed();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Coach");
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(3), host.px(3)});
    ImGui::Checkbox("##coach", &wish_.coach);
    ImGui::PopStyleVar();
    host.mark("seats.coach");
    beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(10), theme::text_dim,
           "the chance to win now, after a roll, after a hold");
}

}  // namespace boxcars::ui
