#include "ui/craps/seats_panel.h"

#include "players/craps/strategy.h"
#include "rules/knobs.h"
#include "ui/amounts.h"
#include "ui/overlay/layout.h"
#include "ui/panels/number_slider.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {
namespace {

constexpr float control_width = 248;
constexpr const char* nobody = "none";

std::string described(const std::string& name) {
    const auto strategy = players::find_craps_strategy(name);
    return strategy ? strategy->in_words : "";
}

std::vector<PlayerChoice> choices() {
    std::vector<PlayerChoice> all{{nobody, "an empty seat"}};
    for (const auto& strategy : players::craps_strategies()) all.push_back({strategy.name, strategy.in_words});
    return all;
}

}  // namespace

CrapsSeats::CrapsSeats(CrapsTableRequest request) : request_(std::move(request)) {
    if (request_.seed) set_seed(*request_.seed);
    request_.players.resize(most_others);
}

void CrapsSeats::set_seed(std::uint64_t seed) {
    request_.seed = seed;
    seed_.set(seed);
}

std::optional<std::string> CrapsSeats::problem() const { return seats_problem_of(request_.rules, seed_); }

SeatsDone<CrapsTableRequest> CrapsSeats::draw(Host& host) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SeatsDone<CrapsTableRequest> done;
    Panel panel{host,
                {"seats", "WHO PLAYS", request_.rules.crapless ? "crapless craps" : "craps"},
                panel_place(host.view(), 664, 540),
                host.px(seats_foot_height),
                true};
    heading(host, "ON THE SAME DICE AS YOU");
    for (std::size_t i = 0; i < most_others; ++i) seat(host, i);
    ImGui::Dummy({0, host.px(4)});
    heading(host, "MONEY AND DICE");
    seats_purse(host, request_);
    bankroll(host);
    done.random = seats_seed(host, seed_, request_);
    seats_end(host, panel, problem(), request_, done);
    if (done.start) std::erase(done.start->players, "");
    return done;
}

void CrapsSeats::seat(Host& host, std::size_t at) {
    std::string& player = request_.players[at];
    seats_label(host, fmt::format("Player {}", at + 2));
    if (const auto chosen =
            player_list(host, fmt::format("seats.other{}", at + 1), player.empty() ? nobody : player, choices()))
        player = *chosen == nobody ? "" : *chosen;
    player_words(host, described(player));
}

void CrapsSeats::bankroll(Host& host) {
    const auto* knob = rules::find_knob<craps::Rules>("bankroll");
    seats_label(host, "Bankroll");
    int& value = request_.rules.bankroll;
    number_slider(host, "seats.bankroll", value,
                  {knob->least, knob->most, rules::Unit::Dollars, std::string{knob->help}}, host.px(control_width));
    for (const int usual : {200, 1000, 10'000}) {
        const std::string words = look_money(usual * dollar);
        ImGui::SameLine();
        if (lit_button(host, words, value == usual)) value = usual;
        host.mark("seats.bankroll." + std::to_string(usual));
    }
}

}  // namespace boxcars::ui
