// The die of a game is what its row names: every table throws what it is given, whatever it is.
#include "blank_stage.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/plain/ladder_scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"

#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using render::DieKind;

namespace {

struct DiceSeen : test::BlankStage {
    std::set<DieKind> kinds;
    void dice(const render::Camera&, std::span<const render::DieLook> dice) override {
        for (const render::DieLook& die : dice) kinds.insert(die.kind);
    }
};

template <class Table>
std::set<DieKind> kinds_on(Table& table) {
    DiceSeen stage;
    table.wait(2);
    table.scene.draw(stage, 0);
    return stage.kinds;
}

template <class SceneType, class R>
std::set<DieKind> thrown_at(const GameDie& die, session::Players players) {
    test::PlayedTable<SceneType, R> table{{.setup = {.seed = 3, .players = std::move(players)}, .die = die}};
    return kinds_on(table);
}

const std::set<DieKind> poster{DieKind::Poster};  // no game's own

}  // namespace

TEST_CASE("a table's dice are of the kind that it is given") {
    const GameDie die{DieKind::Poster};
    CHECK(thrown_at<PigScene, pig::Rules>(die, {"human", "human"}) == poster);
    CHECK(thrown_at<CrapsScene, craps::Rules>(die, {"human"}) == poster);
    CHECK(thrown_at<SiwuliuScene, siwuliu::Rules>(die, {"human"}) == poster);
    CHECK(thrown_at<CeeloScene, ceelo::Rules>(die, {"human", "even"}) == poster);
}

TEST_CASE("whoever asks for ivory dice gets a game's ivory set where it has one") {
    CHECK(GameDie{DieKind::Bone}.chosen(true) == DieKind::Bone);
    CHECK(GameDie{DieKind::Red, DieKind::Ivory}.chosen(true) == DieKind::Ivory);
    CHECK(GameDie{DieKind::Red, DieKind::Ivory}.chosen(false) == DieKind::Red);
    test::PlayedTable<CrapsScene, craps::Rules> car{
        {.setup = {.seed = 3, .players = {"human"}}, .die = {DieKind::Red, DieKind::Poster}}};
    CHECK(kinds_on(car) == std::set{DieKind::Red});
    car.settings.ivory_dice = true;
    CHECK(kinds_on(car) == poster);
}
