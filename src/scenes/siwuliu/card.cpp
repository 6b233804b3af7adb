#include "scenes/siwuliu/card.h"

#include <algorithm>

#include "render/tables/siwuliu.h"
#include "scenes/siwuliu/calls.h"
#include "scenes/siwuliu/feel.h"
#include "ui/siwuliu/panels.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // the dice show 4, 5, 6
    const float high = render::half_edge(die);
    const render::SiwuliuTable table;
    const auto at = [&](float x, float y) { return glm::vec3(table.bowl + glm::vec2(x, y), high); };
    return {"siwuliu_table",
            table.numbers(),
            {0, table.bowl.y, 0.5f},
            1.12f,
            {{die, at(-0.62f, 0.40f), standing({0, 0, -1}, {0, -1, 0}, card_turn), 1, 1},
             {die, at(0.66f, 0.34f), standing({0, -1, 0}, {1, 0, 0}, card_turn + 0.6f), 1, 1},
             {die, at(0.02f, -0.66f), standing({-1, 0, 0}, {0, 1, 0}, card_turn + 0.2f), 1, 1}},
            siwuliu_feel::tray};
}

std::vector<ui::CardPage> pages(const session::RuleValues& sheet) {
    const auto rules = sheet_from<siwuliu::Rules>(sheet);
    return ui::siwuliu_pages(rules, edge_words(odds::siwuliu_odds(rules)).sentence());
}

}  // namespace

Card siwuliu_card(render::DieKind die) {
    return {.game = "siwuliu",
            .name = "SÌ-WŬ-LIÙ",
            .car = "The Lacquer Car",
            .line_1 = "Three dice in a bowl:",
            .line_2 = "bet against the bank.",
            .accent = render::hex(0x8FC2FF),
            .window = [die] { return window(die); },
            .pages = pages,
            .room = siwuliu_look::room};
}

namespace {

using Figure = ui::OddsFact::Figure;

void add_points(const odds::SiwuliuOdds& odds, ui::OddsFacts& all) {
    int point = odds::first_point;
    for (const odds::SiwuliuChances& against : odds.by_point) {
        all.push_back({Figure::Chance, fmt::format("Chance to win against a point of {}", point), against.win});
        all.push_back({Figure::Chance, fmt::format("Chance of a banker's point of {}", point),
                       odds.points[static_cast<std::size_t>(point - odds::first_point)]});
        ++point;
    }
}

}  // namespace

ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds) {
    ui::OddsFacts all{{Figure::Edge, "A bet against the bank", odds::Fraction{-odds.player.edge}},
                      {Figure::Chance, "Chance that a bet wins", odds.player.win},
                      {Figure::Chance, "Chance that the banker wins at once", odds.auto_win},
                      {Figure::Chance, "Chance that the banker loses at once", odds.auto_loss}};
    add_points(odds, all);
    return all;
}

void add_to_lab(LabRequest& request, const session::Session<siwuliu::Rules>&, const siwuliu::State& shown) {
    request.knobs.emplace_back("balance", std::to_string(std::max<Cents>(1, shown.balance + shown.bet)));
    if (shown.bet >= dollar) request.seats = {"$" + std::to_string(shown.bet / dollar)};
}

}  // namespace boxcars::scenes
