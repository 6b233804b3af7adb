// A table sent to the lab: its rules, bankroll and seats stand on the form, and can be run.
#include "scenes/ceelo/card.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/lab/experiment.h"
#include "scenes/pig/card.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/card.h"
#include "scenes/siwuliu/scene.h"

#include <array>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

constexpr std::array<OpenLab, 4> every_lab{pig_lab, craps_lab, siwuliu_lab, ceelo_lab};

struct Sent {
    LabExperiment lab{every_lab, 1};
    std::string wrong;

    explicit Sent(const std::optional<Destination>& go) {
        const auto sent = test::going<ToLab>(go).sent;
        REQUIRE(sent);
        wrong = lab.take(*sent);
    }
    sim::LabPlan plan() const { return lab.form.plan(); }
    bool has_sheet(const auto& rules) const { return plan().game.sheet == sim::lab_game(rules, 0, {}).sheet; }
};

template <class SceneType, class R>
std::optional<Destination> sent_from(test::PlayedTable<SceneType, R>& table) {
    table.tick(test::pressing(Action::Lab));
    if (auto go = table.scene.request()) return go;
    table.tick(test::pressing(Action::Confirm));  // it was asked whether to leave
    return table.scene.request();
}

}  // namespace

TEST_CASE("craps sends its rules, what the felt and the rack hold, and the bets that lie there as a player") {
    ui::test::Bench bench;
    craps::Rules rules;
    rules.bankroll = 300;
    rules.field_12 = 2;
    test::PlayedTable<CrapsScene, craps::Rules> car{bench,
                                                    {.setup = {.rules = rules, .seed = 8, .players = {"human"}}}};
    car.click("pass");
    car.click("field");
    const Sent sent{sent_from(car)};
    CHECK(sent.wrong.empty());
    CHECK(sent.plan().game.name == "craps");
    CHECK(sent.plan().game.bankroll == 300 * dollar);
    CHECK(sent.has_sheet(rules));
    CHECK(sent.lab.form.rows()[1].help == "pass $5, field $5");
    CHECK(sent.plan().game.players.size() == 1);
    CHECK_FALSE(sim::problem(sent.plan()));
}

TEST_CASE("sì-wŭ-liù sends its bet and purse, cee-lo and Pig send who sits there") {
    ui::test::Bench bench;
    test::PlayedTable<SiwuliuScene, siwuliu::Rules> lacquer{bench, {.setup = {.seed = 1, .players = {"human"}}}};
    const Sent bowl{sent_from(lacquer)};
    CHECK(bowl.wrong.empty());
    CHECK(bowl.plan().game.bankroll == 100 * dollar);
    CHECK_FALSE(sim::problem(bowl.plan()));

    test::PlayedTable<CeeloScene, ceelo::Rules> freight{
        bench, {.setup = {.rules = ceelo::Rules{.players = 3}, .seed = 1, .players = {"human", "even", "bold"}}}};
    const Sent drum{sent_from(freight)};
    CHECK(drum.wrong.empty());
    CHECK(drum.plan().game.players == std::vector<std::string>{"best", "even", "bold"});
    CHECK_FALSE(sim::problem(drum.plan()));

    test::PlayedTable<PigScene, pig::Rules> buffet{
        bench, {.setup = {.rules = pig::Rules{.goal = 50}, .seed = 1, .players = {"human", "hold25"}}}};
    const Sent tray{sent_from(buffet)};
    CHECK(tray.wrong.empty());
    CHECK(tray.plan().game.players == std::vector<std::string>{"optimal", "hold25"});
    CHECK(tray.has_sheet(pig::Rules{.goal = 50}));
    CHECK_FALSE(sim::problem(tray.plan()));
}
