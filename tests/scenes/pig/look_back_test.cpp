// The look back: every decision given away, in order, with its cost.

#include "scenes/measured_stage.h"
#include "scenes/pig/moment.h"
#include "scenes/pig/scene.h"
#include "scenes/pig/tableau.h"
#include "scenes/played_table.h"

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

constexpr pig::Rules sheet{40, 1, 6, 2};

const odds::PigSolution& solution() {
    static const odds::PigSolution solved = odds::solve_pig(sheet);
    return solved;
}

pig::State at(int own, int other, int turn_total, int turn = 0) {
    pig::State state = opening(sheet);
    state.turn = turn;
    state.scores[static_cast<std::size_t>(turn)] = own;
    state.scores[static_cast<std::size_t>(1 - turn)] = other;
    state.turn_total = turn_total;
    state.rolls = turn_total > 0;
    return state;
}

struct Game {  // three decisions given away among six; the first of the turn is none
    PigLookBack look_back;
    Game() {
        look_back.remember(at(0, 0, 0), {}, true);
        look_back.remember(at(0, 0, 5), std::vector{5}, false);        // far too early
        look_back.remember(at(0, 10, 6), std::vector{6}, true);        // right
        look_back.remember(at(20, 10, 4, 1), std::vector{4}, false);   // of the other
        look_back.remember(at(30, 10, 12), std::vector{6, 6}, true);   // home, and rolled on
        look_back.remember(at(30, 10, 10), std::vector{4, 6}, false);  // home, and held
    }
    void judge() { look_back.judge(solution(), sheet); }
};

}  // namespace

TEST_CASE("Pig's look back has every decision that gave something away, in the order of the game, and no other") {
    Game game;
    CHECK(game.look_back.count() == 0);  // nobody has judged yet
    CHECK_FALSE(game.look_back.may_step(1));
    game.judge();
    REQUIRE(game.look_back.count() == 3);
    std::vector<int> totals;
    for (int i = 0; i < 3; ++i) {
        game.look_back.step(1);
        REQUIRE(game.look_back.on_show());
        CHECK(game.look_back.nth() == i + 1);
        totals.push_back(game.look_back.on_show()->state.turn_total);
    }
    CHECK(totals == std::vector{5, 4, 12});
    CHECK(game.look_back.on_show()->faces == std::vector{6, 6});
    CHECK(game.look_back.on_show()->rolled);
}

TEST_CASE("its cost is the chance that the better decision had more, and the costs add up to the sum") {
    Game game;
    game.judge();
    double costs = 0;
    for (int i = 0; i < 3; ++i) {
        game.look_back.step(1);
        const LookedBack& back = *game.look_back.on_show();
        if (back.state.turn_total == 12) {  // home, had it been held
            CHECK(back.given_away == doctest::Approx(1 - back.advice.roll));
            costs += back.given_away;
            continue;
        }
        const auto value = solution().turn(back.state.scores[static_cast<std::size_t>(back.state.turn)],
                                           back.state.scores[static_cast<std::size_t>(1 - back.state.turn)]);
        const auto& here = value[static_cast<std::size_t>(back.state.turn_total)];
        CHECK(back.given_away == doctest::Approx(std::abs(here.roll - here.hold)));
        costs += back.given_away;
    }
    const auto first = game.look_back.sum(0), second = game.look_back.sum(1);
    CHECK(first.given_away + second.given_away == doctest::Approx(costs));
    CHECK(first.decisions == 4);
    CHECK(first.mistakes == 2);
    CHECK(second.decisions == 1);
    CHECK(second.mistakes == 1);
}

TEST_CASE("Pig: a demonstration says that its chance is that of best play, whoever sits there") {
    test::PigTableau table{2, sheet.goal};
    table.seats = PigSeats{sheet, {"optimal", "hold20"}};
    PigMoment moment = table.moment();
    moment.demo = true;
    moment.solution = &solution();
    CHECK(status_of(moment) ==
          "DEMO  ·  IF BOTH PLAY BEST, STARTER WINS " + percent_of(solution().first_player_wins()));
}

TEST_CASE("on the table it says what was done, what was best, and the cost") {
    Game game;
    game.judge();
    game.look_back.step(1);
    const LookedBack& back = *game.look_back.on_show();
    test::PigTableau table{2, sheet.goal};
    table.state = back.state;
    table.look_back = game.look_back;
    const PigMoment moment = table.moment(PigPhase::Finished);
    const auto under = under_total(moment);
    REQUIRE(under.size() == 2);
    CHECK(under[0] == "you held: " + percent_of(back.advice.hold) + " to win");
    CHECK(under[1] == fmt::format("rolling on was best, {}: this cost {:.2f} points", percent_of(back.advice.roll),
                                  100 * back.given_away));
    CHECK(status_of(moment) == "MISTAKE 1 OF 3  ·  IF BOTH PLAY BEST");
}

namespace {

using Car = test::PlayedTable<PigScene, pig::Rules>;

// Two people, each of whom holds after every first point: much is given away before somebody is home.
void play_timidly(Car& car) {
    while (car.phase() != "finished") {
        const bool may_roll = car.phase() == "waiting";
        if (may_roll) car.tap(car.state()["shown"]["rolls"] > 0 ? platform::Action::Hold : platform::Action::Roll);
        car.wait();
    }
}

std::vector<std::string> written_by(Car& car, test::MeasuredStage& stage) {
    stage.look_at(car.scene);
    std::vector<std::string> words;
    for (const auto& one : stage.written()) words.push_back(one.words);
    return words;
}

void check_clear_of_buttons(const Car& car, const test::MeasuredStage& stage) {
    for (const auto& one : stage.written())
        for (const HitTarget& target : car.scene.hit_targets()) {
            CAPTURE(one.words);
            CHECK_FALSE(test::partly_under(one, target.where));
        }
}

}  // namespace

TEST_CASE("Buffet Car: after a game, keys and buttons step through every decision given away, on the table") {
    Car car{{.setup = {.rules = pig::Rules{30, 1, 6, 2}, .seed = 3, .players = {"human", "human"}, .first = 0}}};
    play_timidly(car);
    car.wait(milliseconds(4000));  // the win is looked at
    REQUIRE(car.offers("look_back"));
    test::MeasuredStage stage{{1280, 720}};
    const auto shows = [&](const std::string& wanted) {
        const auto words = written_by(car, stage);
        return std::ranges::any_of(words, [&](const auto& one) { return one.find(wanted) != std::string::npos; });
    };
    CHECK(shows(" wins."));
    CHECK_FALSE(shows("was best"));
    car.tap(platform::Action::Right);
    CHECK(shows("was best"));
    CHECK(shows("MISTAKE 1 OF "));
    CHECK(shows("TURN TOTAL"));
    check_clear_of_buttons(car, stage);
    CHECK_FALSE(shows(" wins."));
    CHECK_FALSE(car.offers("look_previous"));
    REQUIRE(car.offers("look_next"));
    car.click("look_next");
    CHECK(shows("MISTAKE 2 OF "));
    car.click("look_previous");
    CHECK(shows("MISTAKE 1 OF "));
    car.tap(platform::Action::Back);  // closes the look back, and leaves nothing else
    CHECK(shows(" wins."));
    CHECK_FALSE(car.scene.request());
    car.tap(platform::Action::Left);
    int steps = 1;
    for (; car.offers("look_previous"); ++steps) car.tap(platform::Action::Left);
    CHECK(steps > 2);
    CHECK(shows("MISTAKE 1 OF " + std::to_string(steps)));
    car.tap(platform::Action::Confirm);
    car.wait_for("waiting");
    CHECK(car.state()["game_number"] == 2);
    CHECK_FALSE(shows("was best"));
}
