// Tests where the attract mode goes and that its lines of odds are true.
#include "scenes/table/demonstration.h"

#include "scenes/attract/page.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/history/mail_car.h"
#include "scenes/kept_bench.h"
#include "scenes/measured_stage.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"

#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using Shows = AttractStop::Shows;

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
    const TableOptions<R> shown{.setup = {.seed = 3, .players = std::move(players)}, .demo = true};
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

Card card_of(const std::string& game) {
    Card card;
    card.game = game;
    card.name = "PIG";
    card.pages = [](const auto&) { return ui::pig_pages(pig::Rules{}); };
    return card;
}

std::vector<std::string> words_on(AttractPage& page) {
    test::MeasuredStage stage{{1280, 720}};
    page.draw(stage, 0);
    return stage.words();
}

}  // namespace

TEST_CASE("the tour goes through every car with a hand each, then to a page, and on") {
    AttractTour tour{7, train};
    for (int lap = 0; lap < 20; ++lap) {
        for (const std::string& car : train) {
            const AttractStop stop = tour.next();
            CHECK((stop.shows == Shows::Hand));
            CHECK(stop.game == car);
            CHECK(stop.visit == static_cast<std::size_t>(lap));
        }
        CHECK((tour.next().shows == (lap % 2 == 0 ? Shows::HowToPlay : Shows::Scores)));
    }
}

TEST_CASE("the tour begins at the car that is asked for, and the same seed goes the same way") {
    AttractTour one{7, train}, same{7, train}, other{8, train};
    const AttractStop first = one.next_hand_at("siwuliu");
    CHECK(first.game == "siwuliu");
    CHECK(first.seed == same.next_hand_at("siwuliu").seed);
    CHECK(first.seed != other.next_hand_at("siwuliu").seed);
    CHECK(one.next().game == "ceelo");
    CHECK(one.next_hand_at("no such car").game == "pig");  // a page first
}

TEST_CASE("ten minutes of the tour throw no dice, tell no odds and turn no page twice") {
    AttractTour tour{1, train};
    std::set<std::uint64_t> seeds;
    std::set<std::string> told;
    int stops = 0;
    for (int second = 0; second < 600; second += seconds_a_stop, ++stops) {
        const AttractStop stop = tour.next();
        CHECK(seeds.insert(stop.seed).second);
        const std::string what = stop.shows == Shows::Hand     ? stop.game + ": " + line_of(stop)
                                 : stop.shows == Shows::Scores ? "scores of " + stop.game
                                                               : "how to play " + stop.game;
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

TEST_CASE("a page of how to play has the rules' own words, and leads on by itself; a key ends the tour") {
    test::MailCar car;
    const AttractStop stop{Shows::HowToPlay, "pig", 1, 5};
    AttractPage page{car.services, stop, card_of("pig"), {}};
    const auto words = words_on(page);
    CHECK(std::ranges::count(words, "HOW TO PLAY") == 1);
    const auto pages = ui::pig_pages(pig::Rules{});
    CHECK(std::ranges::count(words, pages[1].title) == 1);
    std::string all;
    for (const std::string& line : words) all += line + " ";
    for (const std::string& sentence : pages[1].sentences) CHECK(all.find(sentence) != std::string::npos);
    for (int ticks = 1; ticks < seconds_a_stop * ticks_per_second; ++ticks) {
        page.tick({}, ticks);
        REQUIRE_FALSE(page.request());
    }
    page.tick({}, 0);
    CHECK(std::holds_alternative<ToAttract>(page.request().value()));
    page.tick(test::pressing(platform::Action::Confirm), 0);
    CHECK(std::holds_alternative<ToTitle>(page.request().value()));
}

TEST_CASE("a page of high scores shows who signed, and leaves the store as it is") {
    test::MailCar car;
    const std::string sitting = test::played_pig(*car.store, 3, true);
    car.store->sign(sitting, "ADA");
    REQUIRE(car.store->wait_for_all());
    AttractPage page{car.services, {Shows::Scores, "pig", 0, 5}, card_of("pig"), test::MailCar::games()};
    for (int ticks = 1; ticks < 600; ++ticks) page.tick({}, ticks);
    const auto words = words_on(page);
    CHECK(std::ranges::count(words, "HIGH SCORES") == 1);
    CHECK(std::ranges::count(words, std::string{session::kept_game<pig::Rules>().scores.front().words}) == 1);
    CHECK(car.store->open_sittings(10).empty());
    CHECK(car.store->find("") == sitting);
}
