// What a table tells in words, for whoever does not see it: every fact of the journal once, in its order, none of a
// throw before the dice rest; what is refused; nothing of a demonstration and of what is laid on the table unseen.
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "session/replay.h"

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

using Words = std::vector<std::string>;

template <class R>
Words facts_of(const session::Session<R>& sitting, std::size_t from) {
    Words all;
    for (std::size_t nth = from; nth < sitting.journal().size(); ++nth)
        for (const auto& fact : sitting.journal()[nth].step.facts) all.push_back(to_text(fact));
    return all;
}

// Plays at the table until `entries` more are in the journal and told, one key after another.
template <class Table>
void play_on(Table& table, std::size_t entries, const std::vector<Action>& keys) {
    const std::size_t enough = table.scene.entries() + entries;
    for (std::size_t nth = 0; table.now < 600 * ticks_per_second; ++nth) {
        if (table.scene.entries() >= enough) break;
        table.tap(keys[nth % keys.size()]);
        table.wait(40);
    }
    REQUIRE(table.scene.entries() >= enough);
    for (Ticks waited = 0; !table.scene.at_rest() && waited < 60 * ticks_per_second; ++waited) table.tick();
    REQUIRE(table.scene.at_rest());
}

}  // namespace

TEST_CASE("Pig tells every fact of the journal once, in its order") {
    ui::test::Bench bench;
    test::PlayedTable<PigScene, pig::Rules> table{bench, {.setup = {.seed = 19, .players = {"human", "human"}}}};
    const std::size_t before = table.scene.entries();
    play_on(table, 12, {Action::Roll, Action::Roll, Action::Hold});
    CHECK(table.services.narration == facts_of(table.scene.sitting(), before));
}

TEST_CASE("the Casino Car tells bets and throws once, and why a bet is refused") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> table{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    table.wait(60);
    table.click("pass");
    play_on(table, 3, {Action::Roll});
    CHECK(table.services.narration == facts_of(table.scene.sitting(), 0));
    CHECK(table.services.narration.front() == "$5 on pass");
}

TEST_CASE("a throw is told when the dice rest, and not before") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> table{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    table.wait(60);
    table.click("pass");
    table.tap(Action::Roll);
    table.wait_for("flying");
    CHECK(table.services.narration.size() == 1);
    CHECK(table.scene.entries() == 2);  // decided long ago
    while (table.phase() == "flying") table.tick();
    REQUIRE(table.services.narration.size() > 1);
    CHECK(table.services.narration[1] == to_text(table.scene.sitting().journal().back().step.facts.front()));
}

TEST_CASE("the Lacquer Car tells a bet and all that comes of it") {
    ui::test::Bench bench;
    test::PlayedTable<SiwuliuScene, siwuliu::Rules> table{bench, {.setup = {.seed = 3, .players = {"human"}}}};
    const std::size_t before = table.scene.entries();
    play_on(table, 4, {Action::Up, Action::Confirm, Action::Roll});
    CHECK(table.services.narration == facts_of(table.scene.sitting(), before));
}

TEST_CASE("the Freight Car tells what everybody does") {
    ui::test::Bench bench;
    test::PlayedTable<CeeloScene, ceelo::Rules> table{bench,
                                                      {.setup = {.seed = 5, .players = {"human", "bold", "even"}}}};
    play_on(table, 9, {Action::Confirm, Action::Roll, Action::Skip});
    const Words told = facts_of(table.scene.sitting(), 0);
    const Words& heard = table.services.narration;
    REQUIRE(heard.size() <= told.size());
    CHECK(heard == Words(told.end() - static_cast<std::ptrdiff_t>(heard.size()), told.end()));
    CHECK(heard.size() + 2 >= told.size());  // who banks first is told before anybody listens
}

TEST_CASE("what is refused is told, and a demonstration is not") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> table{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    table.wait(60);
    table.tap(Action::Undo);
    REQUIRE(table.services.narration.size() == 1);
    CHECK(table.services.narration[0] == table.state()["refused"]);
    test::PlayedTable<CrapsScene, craps::Rules> shown{
        bench, {.setup = {.seed = 8, .players = {"three_point_molly"}}, .demo = true}};
    shown.wait(20 * ticks_per_second);
    CHECK(shown.scene.entries() > 1);
    CHECK(shown.services.narration.empty());
}

TEST_CASE("of a recording is told what is shown, from the entry asked for on") {
    session::Session<pig::Rules> played{{.seed = 19, .players = {"human", "human"}}};
    for (int nth = 0; nth < 4; ++nth) played.throw_dice();
    ui::test::Bench bench;
    test::PlayedTable<PigScene, pig::Rules> table{
        bench,
        {.setup = played.setup(), .watch = session::watchable<pig::Rules>(session::record(played)), .watch_from = 4}};
    table.wait(30 * ticks_per_second);
    CHECK(table.services.narration == facts_of(played, 3));
}
