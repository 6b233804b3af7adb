#include "ui/ceelo/seats_panel.h"

#include "players/ceelo/policy.h"
#include "rules/knobs.h"
#include "ui/overlay/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {
namespace {

constexpr std::array<const char*, ceelo::most_players> company{human_player, "even",  "bold",
                                                               "cautious",   "kelly", "best"};

}  // namespace

std::vector<PlayerChoice> ceelo_choices(const ceelo::Rules& rules, const Portraits& faces) {
    std::vector<PlayerChoice> all{{human_player, "a person at this machine", "Person"}};
    for (const auto& policy : players::ceelo_policies())
        all.push_back(choice_of(players::ceelo_people(), policy.name, std::string{policy.name}, policy.in_words,
                                rules == ceelo::Rules{}, faces));
    return all;
}

CeeloSeatsPanel::CeeloSeatsPanel(CeeloTableRequest request) : request_(std::move(request)) {
    if (request_.seed) seed_.set(*request_.seed);
    for (std::size_t seat = request_.players.size(); seat < company.size(); ++seat)
        request_.players.emplace_back(company[seat]);
}

std::optional<std::string> CeeloSeatsPanel::problem() const { return seats_problem_of(request_.rules, seed_); }

SeatsDone<CeeloTableRequest> CeeloSeatsPanel::draw(Host& host) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SeatsDone<CeeloTableRequest> done;
    Panel panel{host,
                {"seats", "ROUND THE DRUM", ceelo::coins_text(request_.rules.coins) + " each"},
                panel_place(host.view(), 664, request_.from_purse ? 584 : 548),
                host.px(seats_foot_height),
                true};
    heading(host, "PLAYERS");
    number(host, "players", "At the drum");
    for (int i = 0; i < request_.rules.players; ++i) seat(host, i);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "COINS AND DICE");
    seats_purse(host, request_);
    number(host, "coins", "Coins each");
    done.random = seats_seed(host, seed_, request_);
    seats_end(host, panel, problem(), request_, done);
    if (done.start) done.start->players.resize(static_cast<std::size_t>(request_.rules.players));
    return done;
}

void CeeloSeatsPanel::number(Host& host, const char* name, const char* label) {
    const auto* knob = rules::find_knob<ceelo::Rules>(name);
    int value = knob->get(request_.rules);
    seats_number(host, name, label, value, knob->least, knob->most, host.px(248));
    knob->set(request_.rules, value);
}

void CeeloSeatsPanel::seat(Host& host, int seat) {
    std::string& player = request_.players[static_cast<std::size_t>(seat)];
    seats_label(host, fmt::format("Player {}", seat + 1));
    const auto choices = ceelo_choices(request_.rules, faces_);
    const std::span<const std::string> at_table{request_.players.data(),
                                                static_cast<std::size_t>(request_.rules.players)};
    const auto sits = sitter_of(players::ceelo_people(), at_table, static_cast<std::size_t>(seat), faces_);
    if (const auto chosen = player_list(host, fmt::format("seats.seat{}", seat + 1), player, choices, sits))
        player = *chosen;
    const auto one = std::ranges::find(choices, player, &PlayerChoice::name);
    if (one != choices.end()) player_words(host, one->words);
}

}  // namespace boxcars::ui
