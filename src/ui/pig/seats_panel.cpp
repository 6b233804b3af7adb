// Rows for seats, rules and dice. A seat that is removed keeps its player for when it is added again.
#include "ui/pig/seats_panel.h"

#include "base/words.h"
#include "players/pig/policy.h"
#include "rules/knobs.h"
#include "ui/overlay/layout.h"
#include "ui/panels/number_slider.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace boxcars::ui {
namespace {

constexpr std::string_view hold_at = "hold:";
constexpr const char* any_hold = "hold:N";
constexpr int usual_hold = 20;

void knob_row(Host& host, const char* name, const char* label, pig::Rules& sheet) {
    const auto* knob = rules::find_knob<pig::Rules>(name);
    int value = knob->get(sheet);
    seats_number(host, name, label, value, knob->least, knob->most, host.px(248));
    knob->set(sheet, value);
    tip(std::string{knob->help}, host.px(360));
}

// How the player plays, as the list says it.
std::string described(const std::string& player, const std::vector<PlayerChoice>& choices) {
    const auto one = std::ranges::find(choices, player, &PlayerChoice::name);
    if (one != choices.end()) return one->words;
    const auto policy = players::find_policy(player);
    return policy ? policy->in_words() : "";
}

}  // namespace

std::vector<PlayerChoice> pig_choices(const pig::Rules& rules, const Portraits& faces) {
    pig::Rules two = rules;
    two.players = pig::Rules{}.players;
    std::vector<PlayerChoice> all{{human_player, "a person at this machine", "Person"}};
    for (const auto name : players::policy_names()) {
        const auto policy = players::find_policy(name);
        all.push_back(
            choice_of(players::pig_people(), name, policy->title(), policy->in_words(), two == pig::Rules{}, faces));
    }
    all.push_back({any_hold, "holds at any number you like", players::find_policy("hold:1")->title()});
    return all;
}

SeatsPanel::SeatsPanel(PigTableRequest request) : request_(std::move(request)) {
    if (request_.seed) seed_.set(*request_.seed);
    fill_seats();
}

// Puts a different person on every seat, as far as there are people.
void SeatsPanel::fill_seats() {
    const auto names = players::policy_names();
    while (request_.players.size() < static_cast<std::size_t>(request_.rules.players)) {
        const std::size_t nth = std::max<std::size_t>(1, request_.players.size()) - 1;
        request_.players.emplace_back(names[nth % names.size()]);
    }
}

void SeatsPanel::set_seed(std::uint64_t seed) {
    request_.seed = seed;
    seed_.set(seed);
}

std::optional<std::string> SeatsPanel::problem() const { return seats_problem_of(request_.rules, seed_); }

SeatsDone<PigTableRequest> SeatsPanel::draw(Host& host) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SeatsDone<PigTableRequest> done;
    const std::string note = fmt::format("race to {} \u00b7 die of {}", request_.rules.goal, request_.rules.sides);
    Panel panel{host, {"seats", "SEATS", note}, panel_place(host.view(), 664, 548), host.px(seats_foot_height), true};
    heading(host, "PLAYERS");
    seats(host);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "RULES");
    knob_row(host, "goal", "Goal", request_.rules);
    knob_row(host, "sides", "Sides of the die", request_.rules);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "DICE");
    done.random = seats_seed(host, seed_, request_);
    coach(host);
    seats_end(host, panel, problem(), request_, done);
    if (done.start) done.start->players.resize(static_cast<std::size_t>(request_.rules.players));
    return done;
}

void SeatsPanel::seats(Host& host) {
    knob_row(host, "players", "At the table", request_.rules);
    fill_seats();
    for (int i = 0; i < request_.rules.players; ++i) seat(host, i);
}

void SeatsPanel::seat(Host& host, int seat) {
    std::string& player = request_.players[static_cast<std::size_t>(seat)];
    const std::string name = fmt::format("seats.seat{}", seat + 1);
    seats_label(host, fmt::format("Player {}", seat + 1));
    const auto choices = pig_choices(request_.rules, faces_);
    const std::span<const std::string> at_table{request_.players.data(),
                                                static_cast<std::size_t>(request_.rules.players)};
    const auto sits = sitter_of(players::pig_people(), at_table, static_cast<std::size_t>(seat), faces_);
    const auto chosen = player_list(host, name, player.starts_with(hold_at) ? any_hold : player, choices, sits);
    if (chosen) player = *chosen == any_hold ? fmt::format("{}{}", hold_at, usual_hold) : *chosen;
    if (!player.starts_with(hold_at)) return player_words(host, described(player, choices));
    int at = static_cast<int>(whole_number(std::string_view{player}.substr(hold_at.size())).value_or(usual_hold));
    ImGui::SameLine(0, host.px(12));
    ImGui::TextUnformatted("at");
    ImGui::SameLine();
    if (number_slider(host, name + ".at", at, {1, 100}, host.px(150))) player = fmt::format("{}{}", hold_at, at);
}

void SeatsPanel::coach(Host& host) {
    seats_label(host, "Coach");
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(3), host.px(3)});
    ImGui::Checkbox("##coach", &request_.coach);
    ImGui::PopStyleVar();
    host.mark("seats.coach");
    beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(10), theme::text_dim,
           "the chance to win now, after a roll, after a hold");
}

}  // namespace boxcars::ui
