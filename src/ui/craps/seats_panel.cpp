#include "ui/craps/panels.h"

#include "base/words.h"
#include "players/craps/strategy.h"
#include "rules/knobs.h"
#include "session/table_change.h"
#include "ui/amounts.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {
namespace {

constexpr float control_width = 248;
constexpr std::size_t most_others = 4;
constexpr const char* nobody = "none";

std::string described(const std::string& name) {
    const auto strategy = players::find_craps_strategy(name);
    return strategy ? strategy->in_words : "";
}

std::vector<PlayerChoice> choices() {
    std::vector<PlayerChoice> all{{nobody, "an empty seat"}};
    for (const auto& strategy : players::craps_strategies())
        all.push_back({strategy.name, strategy.in_words, capitalised(session::player_words(strategy.name))});
    return all;
}

class CrapsSeatsPanel final : public SeatsPanel<craps::Rules> {
 public:
    explicit CrapsSeatsPanel(NewTable<craps::Rules> asked) : SeatsPanel(std::move(asked)) {
        std::erase(request_.players, human_player);
        request_.players.resize(most_others);
    }
    std::vector<std::string> seated() const override {
        std::vector<std::string> all{human_player};
        std::ranges::copy_if(request_.players, std::back_inserter(all), [](const auto& name) { return !name.empty(); });
        return all;
    }

 private:
    SeatsTitle title() const override {
        return {"WHO PLAYS", request_.rules.crapless ? "CRAPLESS CRAPS" : "CRAPS", 664, 540};
    }
    void rows(Host& host) override {
        heading(host, "OTHER PLAYERS AT YOUR TABLE");
        for (std::size_t i = 0; i < most_others; ++i) seat(host, i);
        ImGui::Dummy({0, host.px(4)});
        heading(host, "MONEY AND DICE");
        bankroll(host);
    }
    void seat(Host& host, std::size_t at) {
        std::string& player = request_.players[at];
        seats_label(host, fmt::format("Player {}", at + 2));
        if (const auto chosen =
                player_list(host, fmt::format("seats.other{}", at + 1), player.empty() ? nobody : player, choices()))
            player = *chosen == nobody ? "" : *chosen;
        player_words(host, described(player));
    }
    void bankroll(Host& host) {
        const auto* knob = rules::find_knob<craps::Rules>("bankroll");
        seats_label(host, "Bankroll");
        int& value = request_.rules.bankroll;
        number_slider(host, "seats.bankroll", value,
                      {knob->least, knob->most, rules::Unit::Dollars, std::string{knob->help}},
                      host.upright() ? ImGui::GetContentRegionAvail().x : host.px(control_width));
        for (const int usual : {200, 1000, 10'000}) {
            const std::string words = look_money(usual * dollar);
            if (usual != 200 || !host.upright()) ImGui::SameLine();
            if (lit_button(host, words, value == usual)) value = usual;
            host.mark("seats.bankroll." + std::to_string(usual));
        }
    }
};

}  // namespace

std::unique_ptr<SeatsPanel<craps::Rules>> craps_seats(NewTable<craps::Rules> asked) {
    return std::make_unique<CrapsSeatsPanel>(std::move(asked));
}

}  // namespace boxcars::ui
