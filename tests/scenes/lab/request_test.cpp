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
    std::string dial(const std::string& name) const {
        for (const ui::LabDial& one : lab.form.dials())
            if (one.name == name) return one.value;
        return "no such dial";
    }
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
    CHECK(sent.dial("game") == "Craps");
    CHECK(sent.dial("bankroll") == "$300");
    CHECK(sent.dial("sheet") != "standard");
    CHECK(sent.lab.form.words_of(0) == "pass $5, field $5");
    CHECK(sent.lab.form.words_of(1).empty());
    CHECK_FALSE(sim::problem(sent.lab.form.plan()));
}

TEST_CASE("sì-wŭ-liù sends its bet and purse, cee-lo and Pig send who sits there") {
    ui::test::Bench bench;
    test::PlayedTable<SiwuliuScene, siwuliu::Rules> lacquer{bench, {.setup = {.seed = 1, .players = {"human"}}}};
    const Sent bowl{sent_from(lacquer)};
    CHECK(bowl.wrong.empty());
    CHECK(bowl.dial("bankroll") == "$100");
    CHECK_FALSE(sim::problem(bowl.lab.form.plan()));

    test::PlayedTable<CeeloScene, ceelo::Rules> freight{
        bench, {.setup = {.rules = {.players = 3}, .seed = 1, .players = {"human", "even", "bold"}}}};
    const Sent drum{sent_from(freight)};
    CHECK(drum.wrong.empty());
    CHECK(drum.dial("player.2") == "Even");
    CHECK(drum.dial("player.3") == "Bold");
    CHECK_FALSE(sim::problem(drum.lab.form.plan()));

    test::PlayedTable<PigScene, pig::Rules> buffet{
        bench, {.setup = {.rules = {.goal = 50}, .seed = 1, .players = {"human", "hold25"}}}};
    const Sent tray{sent_from(buffet)};
    CHECK(tray.wrong.empty());
    CHECK(tray.dial("player.2") == "Hold at 25");
    CHECK(tray.dial("sheet") != "standard");
    CHECK_FALSE(sim::problem(tray.lab.form.plan()));
}
