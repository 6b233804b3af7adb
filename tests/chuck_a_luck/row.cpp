#include "chuck_a_luck/row.h"

#include "app/games.h"
#include "chuck_a_luck/rules.h"
#include "scenes/buttons.h"

#include <fmt/format.h>

namespace boxcars::chuck_a_luck {
namespace {

using namespace render;

// Six squares in two rows, each with its number; the one that is bet on is lit.
void draw_cloth(Canvas& canvas, const Camera& camera, const rules::State& state) {
    for (int number = 1; number <= 6; ++number) {
        const float x = -5.4f + 3.6f * static_cast<float>((number - 1) % 3), y = number <= 3 ? 0.2f : -2.6f;
        const glm::vec2 low = camera.project({x, y, 0}), high = camera.project({x + 3.4f, y + 2.6f, 0});
        const Rect square{std::min(low.x, high.x), std::min(low.y, high.y), std::abs(high.x - low.x),
                          std::abs(high.y - low.y)};
        const Colour ink = number == state.as<State>().number ? hex(0xC9E265) : faded(colours::ivory, 0.55f);
        canvas.pill_edge(square, 6, number == state.as<State>().number ? 3.0f : 1.5f, ink);
        canvas.text(scenes::type::title, std::to_string(number), square.centre(), Align::Centre, ink);
    }
}

std::string coach(const rules::Sheet& rules, const rules::State& state) {
    const int number = state.as<State>().number;
    const odds::PlainOdds any = odds::plain_odds(rules).front();
    const std::string kept = ui::exact_and_percent(kept_by_house(any), 2);
    return number > 0 ? fmt::format("The {} wins {} of throws.", number, ui::exact_and_percent(any.win, 2))
                      : fmt::format("Every number is alike: the house keeps {} of a bet.", kept);
}

}  // namespace

app::GameEntry row() {
    return app::plain_entry<Rules>({.look = {.name = "CHUCK-A-LUCK", .car = "The Bird Cage", .accent = hex(0xC9E265)},
                                    .die = {.kind = DieKind::Bone},
                                    .line_1 = "Three dice in a cage:",
                                    .line_2 = "name your number."},
                                   {.cloth = draw_cloth, .coach = coach});
}

}  // namespace boxcars::chuck_a_luck
