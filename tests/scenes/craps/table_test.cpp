// The Casino Car tick by tick.
#include "rules/craps/bets.h"
#include "scenes/craps/forecast.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "ui/craps/spot_words.h"

using namespace boxcars;
using namespace boxcars::scenes;
using CrapsCar = test::PlayedTable<CrapsScene, craps::Rules>;
using test::MeasuredStage, test::Written;

namespace {

constexpr glm::ivec2 every_window[] = {{1280, 720}, {1920, 1080}, {800, 600}};

std::vector<Written> words_of(MeasuredStage& stage, CrapsCar& car) {
    stage.look_at(car.scene);
    std::vector<Written> all = stage.written();
    all.insert(all.end(), stage.laid().begin(), stage.laid().end());
    return all;
}

}  // namespace

TEST_CASE("Casino Car: the numbers of a seven-out fly where its call will stand, and the call waits for them") {
    ui::test::Bench bench;
    for (const glm::ivec2 window : every_window) {
        INFO(window.x, " x ", window.y);
        MeasuredStage stage{window};
        CrapsCar car{bench,
                     {.setup = {.seed = 8, .players = {"human"}, .dice = session::GivenDice{"test", {4, 2, 3, 4}}}}};
        words_of(stage, car);  // laid out
        car.wait_for("betting");
        car.click("pass");
        for (int thrown = 0; thrown < 2; ++thrown) {
            car.tap(platform::Action::Roll);
            for (Ticks n = 0; car.phase() != "betting" && n < 20 * ticks_per_second; ++n) car.wait();
        }
        int numbers = 0, called = 0;
        for (Ticks n = 0; n < ticks_per_second; ++n, car.wait()) {
            const std::vector<Written> all = words_of(stage, car);
            const auto call = std::ranges::find(all, "Seven out.", &Written::words);
            called += call != all.end();
            for (const Written& number : all) {
                if ((number.words != "3" && number.words != "4") || number.where.h < 27) continue;  // large: in flight
                ++numbers;
                CHECK_MESSAGE(call == all.end(), number.words, " at ", n);
            }
        }
        CHECK(numbers > 20);
        CHECK(called > 20);
    }
}

TEST_CASE("Casino Car: of a bet that is pointed at the line says first what it wants and fears, then its price") {
    ui::test::Bench bench;
    MeasuredStage stage{{1920, 1080}};
    CrapsOddsCache odds;
    const craps::Rules rules;
    CrapsCar car{bench, {.setup = {.seed = 8, .players = {"human"}, .dice = session::GivenDice{"test", {4, 2, 3, 4}}}}};
    car.settings.felt_bets = platform::FeltBets::All;
    car.wait_for("betting");
    int told = 0;
    for (const int point : {0, 6}) {
        if (point != 0) {
            car.tap(platform::Action::Roll);
            for (Ticks n = 0; car.phase() != "betting" && n < 20 * ticks_per_second; ++n) car.wait();
        }
        words_of(stage, car);
        for (const HitTarget& target : car.scene.hit_targets()) {
            const auto spot = craps::spot_from(target.name);
            if (!spot) continue;
            const std::string meaning = meaning_of(rules, *spot, point);
            const odds::BetOdds* of_spot = odds.known().of(rules, *spot, point);
            if (meaning.empty() || of_spot == nullptr) continue;
            platform::Input input;
            input.pointer = target.where.centre();
            input.pointer_moved = true;
            car.tick(input);
            const std::vector<Written> all = words_of(stage, car);
            const auto line = std::ranges::find_if(all, [&](const Written& one) {
                return one.words.starts_with(ui::spot_words(*spot) + " ") &&
                       one.words.find(in_a_breath(*of_spot)) != std::string::npos;
            });
            REQUIRE_MESSAGE(line != all.end(), "nothing is said of ", target.name);
            CHECK_MESSAGE(line->words.find(meaning) < line->words.find(in_a_breath(*of_spot)), line->words);
            ++told;
        }
    }
    CHECK(told > 20);
}
