// Rows for players, rules and dice. A removed seat keeps its player in case it is added again.

#include "base/words.h"
#include "players/pig/policy.h"
#include "rules/knobs.h"
#include "ui/pig/panels.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {
namespace {

constexpr std::string_view hold_at = "hold:";
constexpr const char* any_hold = "hold:N";
constexpr int usual_hold = 20;

// How the player plays, in the words of the list.
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
    std::vector<PlayerChoice> all{{human_player, "plays at this computer", "Person"}};
    for (const auto name : players::policy_names()) {
        const auto policy = players::find_policy(name);
        all.push_back(
            choice_of(players::pig_people(), name, policy->title(), policy->in_words(), two == pig::Rules{}, faces));
    }
    all.push_back({any_hold, "holds at any number you like", players::find_policy("hold:1")->title()});
    return all;
}

namespace {

class PigSeatsPanel final : public SeatsPanel<pig::Rules> {
 public:
    explicit PigSeatsPanel(NewTable<pig::Rules> asked) : SeatsPanel(std::move(asked)) { fill_seats(); }
    std::vector<std::string> seated() const override { return at_seats(); }

 private:
    SeatsTitle title() const override {
        return {.title = "A NEW MATCH",
                .note = fmt::format("race to {} \u00b7 {}-sided die", request_.rules.goal, request_.rules.sides)};
    }
    // Fills empty seats with the policies in turn.
    void fill_seats() {
        const auto names = players::policy_names();
        while (request_.players.size() < static_cast<std::size_t>(request_.rules.players)) {
            const std::size_t nth = std::max<std::size_t>(1, request_.players.size()) - 1;
            request_.players.emplace_back(names[nth % names.size()]);
        }
    }
    void helped_row(Host& host, const char* name, const char* label) {
        knob_row(host, name, label);
        tip(std::string{rules::find_knob<pig::Rules>(name)->help}, host.px(360));
    }
    void rows(Host& host) override {
        heading(host, "PLAYERS");
        helped_row(host, "players", "How many");
        fill_seats();
        const auto choices = pig_choices(request_.rules, faces_);
        for (int i = 0; i < request_.rules.players; ++i) seat(host, i, choices);
        ImGui::Dummy({0, host.px(4)});
        heading(host, "RULES");
        helped_row(host, "goal", "Goal");
        helped_row(host, "sides", "Sides of the die");
        ImGui::Dummy({0, host.px(4)});
        heading(host, "DICE");
    }
    void seat(Host& host, int at, const std::vector<PlayerChoice>& choices) {
        std::string& player = request_.players[static_cast<std::size_t>(at)];
        const auto chosen =
            seat_row(host, at, players::pig_people(), choices, player.starts_with(hold_at) ? any_hold : player);
        if (chosen) player = *chosen == any_hold ? fmt::format("{}{}", hold_at, usual_hold) : *chosen;
        if (!player.starts_with(hold_at)) return player_words(host, described(player, choices));
        int held = static_cast<int>(whole_number(std::string_view{player}.substr(hold_at.size())).value_or(usual_hold));
        host.next_to(host.px(12));
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted("at");
        ImGui::SameLine();
        if (number_slider(host, fmt::format("seats.seat{}.at", at + 1), held, {1, 100}, host.px(150)))
            player = fmt::format("{}{}", hold_at, held);
    }
    void rows_below_seed(Host& host) override {
        seats_label(host, "Coach");
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.low(3), host.low(3)});
        ImGui::Checkbox("##coach", &request_.coach);
        ImGui::PopStyleVar();
        host.mark("seats.coach");
        beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(10), theme::text_dim,
               "shows your chance to win if you roll or hold");
    }
};

}  // namespace

std::unique_ptr<SeatsPanel<pig::Rules>> pig_seats(NewTable<pig::Rules> asked) {
    return std::make_unique<PigSeatsPanel>(std::move(asked));
}

}  // namespace boxcars::ui
