#include "scenes/pig/scene.h"

#include "render/tables/pig.h"

namespace boxcars::scenes {

static CardWindow window(render::DieKind die) {  // the snout faces the viewer
    const render::DieLook snout{die, {0, 0, 0.96f}, standing({0, -1, 0}, {1, 0, 0}, card_turn), 1, 1};
    world::Tray ring = pig_feel::tray;
    ring.rest_half = {0.42f, 0.26f};  // keeps the dice within the window
    return {"pig_table", render::PigTable{}.numbers(), {0, 0, 0.35f}, 1.06f, {snout}, ring};
}

Card pig_card(render::DieKind die) {
    return {.game = "pig",
            .name = "PIG",
            .car = "The Buffet Car",
            .line_1 = "One die, one choice:",
            .line_2 = "roll again or hold.",
            .accent = render::hex(0xFF9DB2),
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::pig_pages(sheet_from<pig::Rules>(sheet)); },
            .room = pig_look::room};
}

ui::OddsFacts odds_facts(const pig::Rules& rules) {
    const odds::PigTurn turn = odds::ask_turn(rules);
    ui::OddsFacts all;
    const auto chance = [&](std::string about, odds::Fraction value) {
        all.push_back({ui::OddsFact::Figure::Chance, std::move(about), std::move(value)});
    };
    chance("Chance that a throw ends the turn", odds::fraction(turn.busts, turn.sides));
    odds::Fraction all_add = 1;
    for (int throws = 1; throws <= 6; ++throws) {
        all_add *= odds::fraction(turn.sides - turn.busts, turn.sides);
        if (throws > 1) chance(fmt::format("Chance that {} throws in a row score", throws), all_add);
    }
    for (const int held : {10, 15, 20, 25, 30, 35})
        if (held <= turn.goal)
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
int to_go(const At& at) { return Say::sheet(at).goal - banked(at); }
int lost_by(const At& at, int player) {
    const Busted& snout = newest<Busted>(at);
    if (snout.player != player) throw Error("The lesson speaks of another player's snout.");
    return snout.lost;
}

std::string first_roll(const At& at) {
    return fmt::format(
        "One die, and a race to {}. Your rolls add up. Keep ROLL pressed to shake the die; let go to throw.",
        Say::sheet(at).goal);
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
    return fmt::format("A snout for {}, too. You have {} of {}: {} to go. Roll.", name(at), banked(at),
                       Say::sheet(at).goal, to_go(at));
}
std::string on_the_way(const At& at) {
    return fmt::format("{} + {} = {}, still short of {}: roll.", banked(at), at_risk(at), banked(at) + at_risk(at),
                       Say::sheet(at).goal);
}
std::string hold_to_win(const At& at) {
    return fmt::format("{} + {} = {}: that reaches the goal, but only if you hold. HOLD.", banked(at), at_risk(at),
                       banked(at) + at_risk(at));
}
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
