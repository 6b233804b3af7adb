// Tests where the attract mode goes and that its lines of odds are true.
#include "scenes/table/demonstration.h"

#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/kept_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"

#include <set>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

const std::vector<std::string> train{"pig", "craps", "siwuliu", "ceelo"};
constexpr int seconds_a_stop = 14;

// What a demonstration says at its visit to a car.
template <class SceneType, class R>
std::string line_at(std::size_t visit, session::Players players) {
    ui::test::Bench bench;
    test::PlayedTable<SceneType, R> table{bench, {.setup = {.seed = 3, .players = std::move(players)}, .demo = true}};
    table.scene.demonstrate(visit);
    table.tick();
    return table.state()["odds"];
}

std::string line_of(const AttractStop& stop) {
    if (stop.game == "pig") return line_at<PigScene, pig::Rules>(stop.visit, {"hold20", "hold25"});
    if (stop.game == "craps") return line_at<CrapsScene, craps::Rules>(stop.visit, {"human"});
    if (stop.game == "siwuliu") return line_at<SiwuliuScene, siwuliu::Rules>(stop.visit, {"human"});
    return line_at<CeeloScene, ceelo::Rules>(stop.visit, {"even", "bold"});
}

template <class SceneType, class R>
void check_demonstration(session::Players players) {
    test::KeptBench bench;
    const TableOptions shown{.setup = {.seed = 3, .players = std::move(players)}, .demo = true};
    test::PlayedTable<SceneType, R> left_alone{bench, shown, &bench.store}, ended{bench, shown, &bench.store};
    std::optional<Destination> onwards;
    while (!onwards) {
        left_alone.tick();
        onwards = left_alone.scene.request();
        REQUIRE(left_alone.now <= 20 * ticks_per_second + 1);
    }
    CHECK(left_alone.now >= seconds_a_stop * ticks_per_second);
    CHECK(std::holds_alternative<ToAttract>(*onwards));
    CHECK(name_of(*onwards).empty());
    ended.wait(3 * ticks_per_second);
    ended.tick(test::pressing(platform::Action::Roll));
    CHECK(std::holds_alternative<ToTitle>(ended.scene.request().value()));
    CHECK(bench.store.sittings().empty());
}

}  // namespace

TEST_CASE("the tour shows a hand in every car in turn, again and again") {
    AttractTour tour{7, train};
    for (int lap = 0; lap < 20; ++lap) {
        for (const std::string& car : train) {
            const AttractStop stop = tour.next();
            CHECK(stop.game == car);
            CHECK(stop.visit == static_cast<std::size_t>(lap));
        }
    }
}

TEST_CASE("the tour begins at the car that is asked for, and the same seed goes the same way") {
    AttractTour one{7, train}, same{7, train}, other{8, train};
    const AttractStop first = one.next_at("siwuliu");
    CHECK(first.game == "siwuliu");
    CHECK(first.seed == same.next_at("siwuliu").seed);
    CHECK(first.seed != other.next_at("siwuliu").seed);
    CHECK(one.next().game == "ceelo");
    CHECK(one.next_at("no such car").game == "pig");
}

TEST_CASE("ten minutes of the tour repeat no dice and no line of odds") {
    AttractTour tour{1, train};
    std::set<std::uint64_t> seeds;
    std::set<std::string> told;
    int stops = 0;
    for (int second = 0; second < 600; second += seconds_a_stop, ++stops) {
        const AttractStop stop = tour.next();
        CHECK(seeds.insert(stop.seed).second);
        const std::string what = stop.game + ": " + line_of(stop);
        CHECK_MESSAGE(told.insert(what).second, what);
    }
    CHECK(stops == 43);
}

TEST_CASE("a demonstration goes on to the next car after 14 seconds; any key ends it; nothing of it is kept") {
    check_demonstration<PigScene, pig::Rules>({"hold20", "hold25"});
    check_demonstration<CrapsScene, craps::Rules>({"human"});
    check_demonstration<SiwuliuScene, siwuliu::Rules>({"human"});
    check_demonstration<CeeloScene, ceelo::Rules>({"even", "bold"});
}
