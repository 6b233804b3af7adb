#include "scenes/pig/facts.h"

#include "odds/pig/optimal.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using ui::OddsFact;

OddsFact chance(std::string about, std::string question, odds::Fraction value) {
    return {.figure = OddsFact::Figure::Chance,
            .about = std::move(about),
            .question = std::move(question),
            .value = std::move(value)};
}

}  // namespace

ui::OddsFacts odds_facts(const pig::Rules& rules) {
    const odds::PigTurn turn = odds::ask_turn(rules);
    ui::OddsFacts all{chance("A throw ends the turn with nothing", "How often does one throw end a turn with nothing?",
                             odds::fraction(turn.busts, turn.sides))};
    odds::Fraction all_add = 1;
    for (int throws = 1; throws <= 6; ++throws) {
        all_add *= odds::fraction(turn.sides - turn.busts, turn.sides);
        if (throws > 1)
            all.push_back(chance(fmt::format("{} throws that all add", throws),
                                 fmt::format("How often do {} throws in a row all add?", throws), all_add));
    }
    for (const int held : {10, 15, 20, 25, 30, 35})
        if (held <= turn.goal)
            all.push_back(chance(fmt::format("A turn that is held at {} brings nothing", held),
                                 fmt::format("Whoever holds at {}: how often does a turn bring nothing?", held),
                                 odds::turn_busts(turn, held)));
    return all;
}

}  // namespace boxcars::scenes
