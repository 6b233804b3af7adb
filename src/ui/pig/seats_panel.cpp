#include "players/pig/policy.h"
#include "ui/pig/panels.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {

std::vector<PlayerChoice> pig_choices(const rules::Sheet& rules, const Portraits& faces) {
    auto two = rules.as<pig::Rules>();
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

std::unique_ptr<SeatsPanel> pig_seats(NewTable asked) {
    const auto note = [](const rules::Sheet& sheet) {
        const auto& rules = sheet.as<pig::Rules>();
        return fmt::format("race to {} \u00b7 {}-sided die", rules.goal, rules.sides);
    };
    const auto usual = [](std::size_t seat) {  // the policies in turn
        const auto names = players::policy_names();
        return std::string{names[(std::max<std::size_t>(1, seat) - 1) % names.size()]};
    };
    const auto words = [](const std::string& name) {
        const auto policy = players::find_policy(name);
        return policy ? std::string{policy->in_words()} : std::string{};
    };
    return std::make_unique<SeatsPanel>(
        SeatsParts{
            .title = "A NEW MATCH",
            .note = note,
            .choices = pig_choices,
            .usual = usual,
            .words = words,
            .cast = players::pig_people(),
            .sections = {{"RULES", {{.knob = "goal", .label = "Goal"}, {.knob = "sides", .label = "Sides of the die"}}},
                         {"DICE"}},
            .coach = true},
        std::move(asked));
}

}  // namespace boxcars::ui
