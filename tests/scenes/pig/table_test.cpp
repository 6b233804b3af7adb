// The Buffet Car tick by tick: leaving, being away, how long each fact is looked at, and the look back.
#include "rules/craps/rules.h"
#include "scenes/measured_stage.h"
#include "scenes/pig/moment.h"
#include "scenes/pig/places.h"
#include "scenes/pig/scene.h"
#include "scenes/pig/tableau.h"
#include "scenes/played_table.h"
#include "ui/plain/overlay.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;

namespace {

using PigTable = test::PlayedTable<PigScene, pig::Rules>;

session::Setup two_people() { return {.rules = pig::Rules{}, .seed = 7, .players = {"human", "human"}, .first = 0}; }

struct BuffetCar : PigTable {
    BuffetCar() : PigTable({.setup = two_people()}) { wait_for("waiting"); }
    bool leaves() {
        const auto request = scene.request();
        return request && std::holds_alternative<ToTitle>(*request);
    }
    void throw_once() {
        tap(Action::Roll);
        wait_for("waiting");
    }
};

TEST_CASE("Buffet Car: before the first throw Escape leaves; in a running game it asks, and time stands meanwhile") {
    BuffetCar car;
    car.tap(Action::Back);
    CHECK(car.leaves());
    car.throw_once();
    car.tap(Action::Back);
    CHECK_FALSE(car.leaves());
    CHECK(car.offers("leave"));
    CHECK_FALSE(car.offers("roll"));
    const auto before = car.state();
    car.wait(600);
    CHECK(car.state() == before);
    car.tap(Action::Back);  // closes the question
    CHECK_FALSE(car.leaves());
    CHECK(car.offers("roll"));
}

TEST_CASE("Buffet Car: asked whether to leave, Enter and the button leave; any other key stays and does nothing else") {
    for (const auto answer : {Action::Confirm, Action::Back, Action::Roll, Action::Hold, Action::Overlay}) {
        BuffetCar car;
        car.throw_once();
        car.tap(Action::Back);
        const auto before = car.state();
        car.tap(answer);
        CHECK(car.leaves() == (answer == Action::Confirm));
        CHECK(car.state()["journal_entries"] == before["journal_entries"]);
        CHECK_FALSE(car.offers("leave"));
    }
    BuffetCar car;
    car.throw_once();
    car.click("back");
    CHECK_FALSE(car.leaves());
    car.click("stay");
    CHECK_FALSE(car.leaves());
    car.click("back");
    car.click("leave");
    CHECK(car.leaves());
}

TEST_CASE("Buffet Car: a window that loses the keyboard pauses the table; the next key goes on and does nothing else") {
    BuffetCar car;
    platform::Input away;
    away.focus_lost = true;
    car.tick(away);
    CHECK(car.state()["paused"] == true);
    const auto before = car.state();
    car.wait(600);
    CHECK(car.state() == before);
    car.tap(Action::Roll);
    CHECK(car.state()["paused"] == false);
    CHECK(car.phase() == "waiting");
}

std::string told_of_change(const session::Setup& setup, const rules::Sheet& next) {
    session::Sitting session{setup};
    REQUIRE(session.change_rules(next));
    TablePanels panels{
        {.game = "any", .keys = {}, .pages = nullptr, .overlay = std::make_unique<ui::PlainOverlay>("any", nullptr)}};
    panels.shown(session);
    const std::span<const ui::JournalLine> lines = panels.journal();
    return lines.back().facts;
}

TEST_CASE("the journal says when a change of the table takes effect, with the words of the overlay") {
    CHECK(told_of_change(two_people(), pig::Rules{.goal = 50}) == "in force from the next round");
    CHECK(told_of_change({.rules = craps::Rules{}, .seed = 1, .players = {"human"}}, craps::Rules{.bankroll = 500}) ==
          "in force at once");
}

TEST_CASE("Pig: a face is added at once; a snout is looked at while the colour drains") {
    PigAnnounced announced;
    pig::State shown;
    CHECK(announced.announce(pig::Added{0, 4, 4}, shown, 10) == 0);
    CHECK(announced.faces == std::vector{4});
    CHECK(announced.drained(10) == 0);
    CHECK(announced.announce(pig::Busted{0, 1, 4}, shown, 20) == pig_feel::after_bust);
    CHECK(announced.faces == std::vector{4, 1});
    CHECK(announced.lost == 4);
    CHECK(announced.kept == 0);
    CHECK(announced.drained(20) > 0);
    CHECK(announced.drained(20 + pig_feel::drain / 2) == doctest::Approx(0.5).epsilon(0.05));
    CHECK(announced.drained(20 + 2 * pig_feel::drain) == 1);
    shown.scores[0] = 10;
    announced.announce(pig::Busted{0, 1, 6, 5}, shown, 20);
    CHECK(shown.scores[0] == 15);
    CHECK(announced.kept == 5);
    announced.begin_turn();
    CHECK(announced.faces.empty());
    CHECK(announced.drained(500) == 0);
}

TEST_CASE("Pig: what a hold brings home is on show before the turn passes; a win has its winner") {
    PigAnnounced announced;
    pig::State shown;
    shown.turn = 1;
    shown.turn_total = 22;
    CHECK(announced.announce(pig::Banked{1, 22, 101}, shown, 5) == pig_feel::after_bank);
    CHECK(shown.scores[1] == 101);
    CHECK(shown.turn_total == 0);
    CHECK(announced.banked == 22);
    CHECK(announced.won_since == -1);
    announced.announce(pig::Won{1, 101}, shown, 9);
    CHECK(shown.winner == 1);
    CHECK(announced.won_since == 9);
}

TEST_CASE("Pig: a spared pig drains nothing and is told until the next throw") {
    PigTable car{
        {.setup = {
             .rules = pig::Rules{.sides = 2, .spare_ones = 3}, .seed = 3, .players = {"human", "human"}, .first = 0}}};
    car.wait_for("waiting");
    test::MeasuredStage stage{{1280, 720}};
    const auto shows = [&](const std::string& wanted) {
        stage.look_at(car.scene);
        return std::ranges::any_of(stage.written(), [&](const test::Written& one) { return one.words == wanted; });
    };
    int left = 3;
    for (int n = 0; n < 60 && left > 0; ++n) {
        const int spared_before = car.state()["shown"].value("spared", 0);
        car.tap(Action::Roll);
        car.wait_for("waiting");
        if (car.state()["shown"].value("spared", 0) == spared_before) continue;
        --left;
        CHECK(car.state()["shown"]["turn"] == 0);
        CHECK(shows(fmt::format("a 1 cost nothing, spares left: {}", left)));
    }
    CHECK(left == 0);
}

TEST_CASE("Pig: a loss is heard only when something was lost, and the louder the more") {
    CHECK(noises_of(pig::Busted{0, 1, 0}, true).size() == 1);
    REQUIRE(noises_of(pig::Busted{0, 1, 6}, true).size() == 2);
    CHECK(noises_of(pig::Busted{0, 1, 6}, true)[1].loud < noises_of(pig::Busted{0, 1, 30}, true)[1].loud);
    CHECK(noises_of(pig::Won{0, 100}, true).empty());
    REQUIRE(noises_of(pig::Added{0, 6, 6}, true).size() == 2);  // its flap, and how high the turn stands
    std::string before;
    for (int total = 2; total <= 30; total += 4) {
        const std::string now = noises_of(pig::Added{0, 4, total}, true)[1].name;
        CHECK(now > before);
        before = now;
    }
    CHECK(before == "climb_8");
    CHECK(std::string{noises_of(pig::Added{0, 6, 96}, true)[1].name} == "climb_8");
    CHECK(std::string{noises_of(pig::Won{0, 100}, false)[0].name} == "whistle");
}

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

using Car = test::PlayedTable<PigScene, pig::Rules>;

// Two people, each of whom holds after every first point: much is given away before somebody is home.
void play_timidly(Car& car) {
    while (car.phase() != "finished") {
        const bool may_roll = car.phase() == "waiting";
        if (may_roll) car.tap(car.state()["shown"]["rolls"] > 0 ? platform::Action::Hold : platform::Action::Roll);
        car.wait();
    }
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
        stage.look_at(car.scene);
        const auto has = [&](const test::Written& one) { return one.words.find(wanted) != std::string::npos; };
        return std::ranges::any_of(stage.written(), has);
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
