#include "ui/ceelo/panels.h"

#include "players/ceelo/policy.h"
#include "ui/widgets.h"

#include <algorithm>

namespace boxcars::ui {

std::vector<PlayerChoice> ceelo_choices(const ceelo::Rules& rules, const Portraits& faces) {
    std::vector<PlayerChoice> all{{human_player, "plays at this computer", "Person"}};
    for (const auto& policy : players::ceelo_policies())
        all.push_back(choice_of(players::ceelo_people(), policy.name, std::string{policy.title()}, policy.in_words,
                                rules == ceelo::Rules{}, faces));
    return all;
}

namespace {

class CeeloSeatsPanel final : public SeatsPanel<ceelo::Rules> {
 public:
    explicit CeeloSeatsPanel(NewTable<ceelo::Rules> asked) : SeatsPanel(std::move(asked)) {
        for (std::size_t seat = request_.players.size(); seat < players::ceelo_company.size(); ++seat)
            request_.players.emplace_back(players::ceelo_company[seat]);
    }
    std::vector<std::string> seated() const override { return at_seats(); }

 private:
    SeatsTitle title() const override {
        return {"A NEW GAME", ceelo::coins_text(request_.rules.coins) + " each", 664, 548};
    }
    void rows(Host& host) override {
        heading(host, "PLAYERS");
        knob_row(host, "players", "How many");
        const auto choices = ceelo_choices(request_.rules, faces_);
        for (int i = 0; i < request_.rules.players; ++i) seat(host, i, choices);
        ImGui::Dummy({0, host.px(4)});
        heading(host, "COINS AND DICE");
        knob_row(host, "coins", "Coins each");
    }
    void seat(Host& host, int at, const std::vector<PlayerChoice>& choices) {
        std::string& player = request_.players[ceelo::seat(at)];
        if (const auto chosen = seat_row(host, at, players::ceelo_people(), choices, player)) player = *chosen;
        const auto one = std::ranges::find(choices, player, &PlayerChoice::name);
        if (one != choices.end()) player_words(host, one->words);
    }
};

}  // namespace

std::unique_ptr<SeatsPanel<ceelo::Rules>> ceelo_seats(NewTable<ceelo::Rules> asked) {
    return std::make_unique<CeeloSeatsPanel>(std::move(asked));
}

}  // namespace boxcars::ui
