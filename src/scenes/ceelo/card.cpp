#include "scenes/ceelo/card.h"

#include "players/ceelo/policy.h"
#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/view.h"
#include "scenes/lab/adapter.h"
#include "session/played_game.h"
#include "sim/ceelo/match.h"
#include "ui/ceelo/panels.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

render::CeeloTable drum() {
    render::CeeloTable table;
    table.players = 5;
    return table;
}

CardWindow window(render::DieKind die) {  // the dice show a pair and a 5
    const float high = render::half_edge(die);
    const render::CeeloTable table = drum();
    world::Tray ring = ceelo_feel::tray;
    ring.rest_half = {1.30f, 1.10f};  // keeps the dice within the window
    const auto at = [&](float x, float y) { return glm::vec3(table.bank + glm::vec2(x, y), high); };
    return {"ceelo_table",
            table.numbers(),
            {0, table.bank.y, 0.3f},
            1.0f,
            {{die, at(-0.78f, 0.28f), standing({0, 1, 0}, {1, 0, 0}, card_turn), 1, 1},
             {die, at(0.72f, 0.52f), standing({0, -1, 0}, {1, 0, 0}, card_turn + 0.7f), 1, 1},
             {die, at(0.12f, -0.66f), standing({0, 1, 0}, {0, 0, 1}, card_turn + 0.25f), 1, 1}},
            ring};
}

}  // namespace

Card ceelo_card(render::DieKind die) {
    return {.game = "ceelo",
            .name = "CEE-LO",
            .car = "The Freight Car",
            .line_1 = "You bank, or you bet",
            .line_2 = "against the bank.",
            .accent = render::hex(0xFFB454),
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::ceelo_pages(sheet_from<ceelo::Rules>(sheet)); },
            .room = [](const Layout& layout,
                       const render::Camera& camera) { return ceelo_look::room(layout, camera, drum()); }};
}

ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet) {
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts all{{Figure::Chance, "Chance that a bet wins", bet.win},
                      {Figure::Edge, "A coin against the bank", bet.banker_edge}};
    const auto add = [&](const std::string& what, const odds::Fraction& chance) {
        all.push_back({Figure::Chance, "Chance " + what, chance});
    };
    for (const odds::CeeloAgainst& against : bet.against) {
        if (against.point == 0) {
            add(fmt::format("that the banker {}s at once", against.banker_wins ? "win" : "lose"), against.chance);
            continue;
        }
        add(fmt::format("of beating a score of {}", against.point), against.player.win);
        add(fmt::format("of a banker's score of {}", against.point), against.chance);
    }
    for (const int players : {2, 3, 4, 5, 6})
        add(fmt::format("that the bank changes hands, {} players", players), odds::ceelo_bank_passes(rules, players));
    return all;
}

void add_to_lab(LabRequest& request, const session::Sitting& session, const ceelo::State&) {
    request.seats = session.players();
    std::ranges::replace(request.seats, std::string{"human"}, std::string{"best"});
}

// ---- the lab ----

namespace {

constexpr ui::LabWords ceelo_words{
    .name = "Cee-lo", .unit = {"coin", "coins"}, .evening = "Rounds at most", .one_table = true};

class CeeloLab : public LabAdapter {
 public:
    CeeloLab()
        : LabAdapter(ceelo::Rules{}, ceelo_words,
                     {.seats = {0, 1, 2, 3, nobody, nobody}, .rounds = 50, .evenings = 2'000}) {
        for (const auto& one : players::ceelo_policies()) add({std::string{one.name}, std::string{one.in_words}});
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_ceelo(sheet_.as<ceelo::Rules>(), names_of(entries));
    }

 protected:
    int read(const std::string& words) override { throw Error{*players::ceelo_policy_problem(words)}; }
};

}  // namespace

std::unique_ptr<LabAdapter> ceelo_lab() { return std::make_unique<CeeloLab>(); }

}  // namespace boxcars::scenes
