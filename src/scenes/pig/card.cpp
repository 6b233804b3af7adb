#include "render/tables/pig.h"
#include "scenes/pig/scene.h"
#include "ui/pig/panels.h"

namespace boxcars::scenes {

Card pig_card(DieKind die) {
    return {.game = "pig",
            .name = "PIG",
            .car = "The Buffet Car",
            .line_1 = "One die, one choice:",
            .line_2 = "roll again or hold.",
            .accent = pig_look::hue::pink,
            .ticket = {hex(0xF3D9CC), hex(0x6B2350)},
            .window = [die]() -> CardWindow {  // the snout faces the viewer
                const DieLook snout{.kind = die, .turn = standing({0, -1, 0}, {1, 0, 0}, card_turn)};
                world::Tray ring = pig_feel::tray;
                ring.rest_half = {0.42f, 0.26f};  // keeps the dice within the window
                return {"pig_table", PigTable{}.numbers(), {0, 0, 0.35f}, 1.06f, {snout}, ring};
            },
            .pages = [](const auto& sheet) { return ui::pig_pages(sheet_from<pig::Rules>(sheet)); },
            .room = pig_look::room};
}

ui::OddsFacts odds_facts(const pig::Rules& rules) {
    if (favours_a_seat(rules)) return {};
    const odds::PigTurn turn = odds::ask_turn(rules);
    ui::OddsFacts all;
    const auto chance = [&](std::string about, odds::Fraction value) {
        all.push_back({ui::OddsFact::Figure::Chance, std::move(about), std::move(value)});
    };
    chance("Chance that a throw ends the turn", odds::fraction(turn.busts, turn.sides));
    const odds::Fraction adds = odds::fraction(turn.sides - turn.busts, turn.sides);
    odds::Fraction all_add = adds;
    for (int throws = 2; throws <= 6; ++throws)
        chance(fmt::format("Chance that {} throws in a row score", throws), all_add *= adds);
    for (int held = 10; held <= std::min(35, turn.goal); held += 5)
        chance(fmt::format("Chance to score nothing, holding at {}", held),
               odds::turn_outcomes<odds::Fraction>(rules, odds::hold_at(held), {}).nothing);
    return all;
}

namespace {

using namespace pig;
using At = session::Sitting;
using Say = LessonWords<Rules>;
constexpr int you = 0, opponent = 1;

std::string_view name(const At& at) { return players::seated(players::pig_people(), at.players())[opponent]->name; }
int banked(const At& at) { return Say::state(at).scores[you]; }
int at_risk(const At& at) { return Say::state(at).turn_total; }
std::string sum(const At& at) { return fmt::format("{} + {} = {}", banked(at), at_risk(at), banked(at) + at_risk(at)); }
int goal(const At& at) { return Say::sheet(at).goal; }
int lost_by(const At& at, int player) {
    const Busted& snout = newest<Busted>(at);
    if (snout.player != player) throw Error("The lesson speaks of another player's snout.");
    return snout.lost;
}

std::string first_roll(const At& at) {
    return fmt::format(
        "One die, and a race to {}. Your rolls add up. Keep ROLL pressed to shake the die; let go to throw.", goal(at));
}
std::string again(const At& at) {
    return fmt::format("{} points, at risk until you hold. Roll once more.", at_risk(at));
}
std::string hold_first(const At& at) {
    return fmt::format("{} points at risk. A {}, the snout, would lose them all. HOLD banks them.", at_risk(at),
                       Say::sheet(at).pig_face);
}
std::string other_plays(const At& at) {
    return fmt::format("{} are banked: nobody can take them from you. Now {} rolls, by the same rules.",
                       newest<Banked>(at).score, name(at));
}
std::string your_turn(const At& at) {
    return fmt::format("{} rolled a snout and lost the {} points of that turn. Your turn: roll.", name(at),
                       lost_by(at, opponent));
}
std::string dare(const At& at) {
    return fmt::format("{} points at risk. One roll in {} is a snout: hold, or risk it? This time, roll.", at_risk(at),
                       Say::sheet(at).sides);
}
std::string snout(const At& at) {
    return fmt::format("A snout. The {} points of this turn are gone, the {} banked ones stay. {} rolls.",
                       lost_by(at, you), banked(at), name(at));
}
std::string last_turn(const At& at) {
    return fmt::format("A snout for {}, too. You have {} of {}: {} to go. Roll.", name(at), banked(at), goal(at),
                       goal(at) - banked(at));
}
std::string on_the_way(const At& at) { return fmt::format("{}, still short of {}: roll.", sum(at), goal(at)); }
std::string hold_to_win(const At& at) { return sum(at) + ": that reaches the goal, but only if you hold. HOLD."; }
std::string last_words(const At& at) {
    return fmt::format(
        "{} held: the race is yours. The real one goes to {}. The lamp at the top asks the coach what a "
        "decision is worth.",
        newest<Won>(at).score, Rules{}.goal);
}

bool holds(const Event& event) { return std::holds_alternative<Hold>(event); }

}  // namespace

// The seed's throws: 4 and 6, then 3 and a 1, then 4, 5 and 6. Both turns of the opponent end in a 1.
const Lesson& pig_lesson() {
    constexpr Rolled die{};
    static const Lesson lesson{.rules = Rules{.goal = 25},
                               .seed = 4706,
                               .players = {"human", "hold20"},
                               .first = you,
                               .steps = {
                                   Say::throw_dice(first_roll, {"roll"}, die),
                                   Say::throw_dice(again, {"roll"}, die),
                                   Say::decide(hold_first, {"hold"}, "hold", holds, Hold{}),
                                   Say::others(other_plays, {"you"}, "waiting", {die, die}),
                                   Say::throw_dice(your_turn, {"roll"}, die),
                                   Say::throw_dice(dare, {"roll"}, die),
                                   Say::others(snout, {"dice"}, "waiting", {die}),
                                   Say::throw_dice(last_turn, {"roll"}, die),
                                   Say::throw_dice(on_the_way, {"roll"}, die),
                                   Say::throw_dice(on_the_way, {"roll"}, die),
                                   Say::decide(hold_to_win, {"hold"}, "hold", holds, Hold{}),
                                   Say::read(last_words, {"you"}),
                               }};
    return lesson;
}

}  // namespace boxcars::scenes
