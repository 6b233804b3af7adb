// Pig's pages of the rules card, and the panel for a new table.
#include "ui/pig/panels.h"

namespace boxcars::ui {
namespace {

std::string face_range(const pig::Rules& rules) {  // scoring faces: "1 to 3 and 5 to 6"
    const auto run = [](int from, int to) {
        return from == to ? std::to_string(from) : fmt::format("{} to {}", from, to);
    };
    if (rules.pig_face == 1) return run(2, rules.sides);
    if (rules.pig_face == rules.sides) return run(1, rules.sides - 1);
    return run(1, rules.pig_face - 1) + " and " + run(rules.pig_face + 1, rules.sides);
}

std::string the_pig(const pig::Rules& rules) {
    return rules.pig_face == 1 ? "a 1, the snout,"
                               : fmt::format("{} {}, the pig,", article(rules.pig_face), rules.pig_face);
}

// Drawings of the faces that score, the face that ends the turn, and a turn held early enough.
CardDice turn_dice(const pig::Rules& rules) {
    constexpr std::size_t most = 5, held_rolls = 3;
    std::vector<std::vector<int>> adds;
    for (int face = rules.sides; face >= 1 && adds.size() < most; --face)
        if (face != rules.pig_face) adds.insert(adds.begin(), {face});
    std::vector<int> held;
    int sum = 0;
    for (const auto& add : std::span{adds}.last(std::min(held_rolls, adds.size())))
        sum += held.emplace_back(add.front());
    using For = CardThrows::For;
    return {{.body = render::hex(0xE4708C), .pip = render::hex(0x351028), .snout = true, .sides = rules.sides},
            {{std::move(adds), "add their points", For::Nobody},
             {{{rules.pig_face}}, "all of it lost", For::Others},
             {{std::move(held)}, fmt::format("held: {} banked", sum), For::You}}};
}

}  // namespace

std::vector<CardPage> pig_pages(const pig::Rules& rules) {
    std::vector<CardPage> pages{
        {"The race",
         {fmt::format("{} players race to {} points with one {}-sided die.", rules.players, rules.goal, rules.sides),
          fmt::format("The first to hold {} or more wins at once; {} no further turn.", rules.goal,
                      rules.players == 2 ? "the other player gets" : "the others get"),
          "Chance decides who starts the first game. After that the players take turns to start."}},
        {"A turn",
         {"Roll as often as you dare. You must roll at least once in a turn.",
          fmt::format("A roll of {} adds its points to the turn total.", face_range(rules)),
          fmt::format("But {} ends the turn, and the turn total is lost. What is banked is safe.", the_pig(rules)),
          fmt::format("Hold banks the turn total and passes the die. {} counts when it is held, not before.",
                      rules.goal),
          fmt::format("One roll in {} is {}.", rules.sides, the_pig(rules))},
         {},
         {turn_dice(rules)}},
        sheet_page(rules)};
    std::ranges::copy(handicap_words(rules), std::back_inserter(pages.front().sentences));
    return pages;
}

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
