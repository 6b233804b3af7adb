// Only a net win is celebrated, and a larger one more; the music follows what is at stake, never a throw in the air.
#include "scenes/table/celebration.h"

#include "base/words.h"
#include "rules/ceelo/rules.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/table/stamp.h"
#include "scratch.h"
#include "session/hands.h"
#include "session/store/store.h"

#include <algorithm>

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;

namespace {

struct CrapsCar : test::PlayedTable<CrapsScene, craps::Rules> {
    explicit CrapsCar(std::vector<int> faces)
        : PlayedTable(
              {.setup = {.seed = 1, .players = {"human"}, .dice = session::GivenDice{"test", std::move(faces)}}}) {
        settings.felt_bets = platform::FeltBets::All;
        tick();
    }

    long heard(const char* sound) const { return std::ranges::count(ears.heard, sound); }
    // How the table celebrates the next throw, with these bets down.
    std::string throw_with(const std::vector<std::string>& bets) {
        for (const std::string& bet : bets) click(bet);
        ears.heard.clear();
        tap(Action::Roll);
        wait_for("betting");
        return state().value("celebration", "");
    }
    Cents money() const { return decided().bankroll + craps::on_table(decided()); }
};

struct Shade : test::BlankCanvas {  // keeps the area filled last
    Area edge;
    float dark = 0;
    void fill(std::span<const glm::vec2> convex, render::Colour top, render::Colour) override {
        edge.outline.assign(convex.begin(), convex.end());
        dark = top.a;
    }
};

}  // namespace

TEST_CASE("Casino Car: every net win is shown and heard, and no net loss, whatever is paid in it") {
    std::vector<int> faces;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) faces.insert(faces.end(), {first, second});
    CrapsCar car{faces};
    int wins = 0, losses = 0;
    for (std::size_t n = 0; n < faces.size() / 2; ++n) {
        const std::vector<std::string> bets = n % 3 == 0   ? std::vector<std::string>{"field", "any_craps"}
                                              : n % 3 == 1 ? std::vector<std::string>{"field", "any_seven", "any_craps"}
                                                           : std::vector<std::string>{"field", "twelve", "hard_8"};
        const Cents before = car.money();
        const std::string celebrated = car.throw_with(bets);
        const Cents net = car.money() - before;
        CAPTURE(n);
        CHECK(celebrated.empty() == (net <= 0));
        CHECK((car.heard("win") + car.heard("big_win") == 1) == (net > 0));
        CHECK((car.heard("loss") == 1) == (net < 0));
        (net > 0 ? wins : losses) += 1;
        car.wait(milliseconds(4000));
    }
    CHECK(wins > 5);
    CHECK(losses > 5);
}

TEST_CASE("a great win is looked at until a key cuts it short, and that key throws nothing") {
    CrapsCar car{{6, 6, 1, 2}};
    REQUIRE(car.throw_with({"twelve"}) == "great");
    const auto entries = car.scene.entries();
    car.tap(Action::Roll);
    CHECK(car.state().value("celebration", "") == "");
    CHECK(car.phase() == "betting");
    car.wait(milliseconds(400));
    CHECK(car.scene.entries() == entries);
    car.tap(Action::Roll);
    CHECK(car.phase() != "betting");
}

TEST_CASE("the prize counts up to what was won, and stands at once where motion is reduced") {
    const ui::test::Bench bench;
    test::MeasuredStage stage{{1280, 720}};
    test::Ears ears;
    const Layout layout = layout_for({0, 0, 1280, 720});
    const auto words_at = [&](const Celebration& celebration, double seconds, bool still) {
        stage.begin_frame({1280, 720}, 1, 0);
        if (celebration.lasts(seconds * ticks_per_second))
            celebration.draw({stage.canvas(), layout, {}, {{640, 100}}, {}, seconds * ticks_per_second, still});
        return stage.words();
    };
    Celebration celebration;
    celebration.begin({rules::WinTier::Great, 10'000, 300'050}, "cents", 0, ears);
    const auto early = words_at(celebration, 0.5, false);
    REQUIRE_FALSE(early.empty());
    CHECK(early.front().starts_with("+$"));
    CHECK(early.front() != "+$3,000.50");
    CHECK(words_at(celebration, 3, false).front() == "+$3,000.50");
    CHECK(words_at(celebration, 0.2, true).front() == "+$3,000.50");
    CHECK(words_at(celebration, 3.7, false).empty());
    celebration.begin({rules::WinTier::Small, 100, 100}, "cents", 0, ears);
    CHECK(words_at(celebration, 0.3, false).empty());
    celebration.end();
    celebration.begin({}, "cents", 0, ears);
    CHECK(celebration.name(10).empty());
}

TEST_CASE("milestones: their tickets come one after another, each is punched once, and says its chance") {
    const ui::test::Bench bench;
    MilestoneTickets tickets;
    test::Ears ears;
    test::MeasuredStage stage{{1280, 720}};
    const Layout layout = layout_for({0, 0, 1280, 720});
    for (const char* title : {"Down the Stairs", "Two Trains"})
        tickets.add({.name = "any", .title = title, .sentence = "It happened.", .chance = "1/1296"});
    std::vector<std::string> seen;
    for (Ticks now = 0; now < 3 * MilestoneTickets::all; ++now) {
        tickets.tick(now, ears);
        if (!tickets.shown() || listed(seen, tickets.shown()->title)) continue;
        seen.push_back(tickets.shown()->title);
        stage.begin_frame({1280, 720}, 1, 0);
        tickets.draw(stage.canvas(), layout, layout.dash.y, real(now + MilestoneTickets::all / 2), false);
        const auto laid = stage.laid();
        REQUIRE(laid.size() == 2);
        CHECK(laid[0].words == in_capitals(seen.back()));
        CHECK(laid[1].words == "1 in 1,296");
        for (const test::Written& line : laid) {
            CHECK(layout.canvas.contains(line.where));
            CHECK_FALSE(line.where.touches(layout.dash));
        }
    }
    CHECK(seen == std::vector<std::string>{"Down the Stairs", "Two Trains"});
    CHECK(std::ranges::count(ears.heard, "puck") == 2);
}

// A seed whose first throws of craps, each with a bet on pass, reach a milestone, and after how many.
std::pair<std::uint64_t, int> rare_seed() {
    for (std::uint64_t seed = 1;; ++seed) {
        session::Sitting played{{.rules = craps::Rules{}, .seed = seed, .players = {"human"}}};
        session::HandFold fold{played.setup()};
        for (int thrown = 1; thrown <= 8; ++thrown) {
            if (played.state().as<craps::State>().bets.empty())
                played.submit(craps::Bet{{craps::Kind::Pass}, 5 * dollar});
            played.throw_dice();
            if (!fold.look(played).milestones.empty()) return {seed, thrown};
        }
    }
}

TEST_CASE("Casino Car: a milestone's ticket comes at its throw, each time it is reached") {
    const auto [seed, throws] = rare_seed();
    const test::Scratch folder;
    session::Store store{folder.path, {.place = session::Place::Headless}};
    ui::test::Bench bench;
    for (const int time : {1, 2}) {
        CAPTURE(time);
        test::TickedScene<CrapsScene> car{
            bench,
            TableOptions{.setup = {.rules = craps::Rules{}, .seed = seed, .players = {"human"}},
                         .die = test::die_of("craps")},
            &store};
        for (int thrown = 1; thrown <= throws; ++thrown) {
            car.wait_for("betting");
            CHECK_FALSE(car.state().contains("ticket"));
            if (car.state()["decided"]["bets"] == "") car.click("pass");
            car.tap(Action::Roll);
            car.wait_for("flying");
        }
        car.wait_for("betting");
        for (int tick = 0; tick < 1'000 && !car.state().contains("ticket"); ++tick) car.wait();
        REQUIRE(car.state().contains("ticket"));
        CHECK(car.state()["ticket"]["chance"].get<std::string>().starts_with("1 in "));
        REQUIRE(store.wait_for_all());
    }
}

TEST_CASE("Buffet Car: the race that a person wins is celebrated, and the one that is lost is not") {
    for (const bool person_wins : {true, false}) {
        CAPTURE(person_wins);
        test::PlayedTable<PigScene, pig::Rules> car{
            {.setup = {.rules = pig::Rules{.goal = 10},
                       .seed = 3,
                       .players = {person_wins ? "human" : "hold20", person_wins ? "hold20" : "human"},
                       .first = 0,
                       .dice = session::GivenDice{"test", {6, 6}}}}};
        std::string celebrated;
        for (int n = 0; n < 6'000; ++n) {
            if (car.phase() == "waiting") car.tap(car.decided().turn_total >= 10 ? Action::Hold : Action::Roll);
            car.wait();
            if (const auto seen = car.state(); seen.contains("celebration")) celebrated = seen["celebration"];
        }
        REQUIRE(car.scene.sitting().over());
        const auto heard = [&](const char* sound) { return std::ranges::count(car.ears.heard, sound); };
        CHECK(celebrated == (person_wins ? "great" : ""));
        CHECK(heard("big_win") == (person_wins ? 1 : 0));
        CHECK(heard("whistle") == 1);
    }
}

TEST_CASE("Freight Car: whatever the player's seat wins is heard once when it is told, and nothing else is") {
    test::PlayedTable<CeeloScene, ceelo::Rules> car{
        {.setup = {.rules = ceelo::Rules{.players = 3}, .seed = 9, .players = {"human", "even", "bold"}}}};
    const auto& session = car.scene.sitting();
    for (int n = 0; n < 60'000 && car.decided().round <= 8 && !session.over(); ++n) {
        const std::string phase = car.phase();
        if (phase == "deciding") car.tap(Action::Confirm);
        if (phase == "waiting") car.tap(Action::Roll);
        car.wait(phase == "deciding" || phase == "waiting" ? milliseconds(100) : 1);
    }
    car.wait(20 * ticks_per_second);  // all of it is told
    std::ptrdiff_t wins = 0, losses = 0;
    rules::State before = opening(session.rules());
    for (const auto& entry : session.journal()) {
        if (entry.event) {
            const auto settled = session.game_played().hand_results(session.rules(), before, entry.step, 0);
            wins += rules::win_of(settled).tier != rules::WinTier::None;
            losses += !settled.empty() && rules::win_of(settled).tier == rules::WinTier::None;
        }
        before = entry.step.next;
    }
    CHECK(wins > 0);
    CHECK(losses > 0);
    CHECK(std::ranges::count(car.ears.heard, "win") + std::ranges::count(car.ears.heard, "big_win") == wins);
}

TEST_CASE("Casino Car: double six that wins is celebrated in its own way, whatever it pays; all else by what it pays") {
    CrapsCar car{{6, 6, 6, 6, 1, 1, 1, 3}};
    const auto hint = [&] {
        test::MeasuredStage stage{{1280, 720}};
        car.scene.draw(stage, 0);
        const auto all = stage.words();
        return std::ranges::any_of(all, [](const std::string& words) { return words.starts_with("Place a chip"); });
    };
    CHECK(car.throw_with({"field"}) == "good");
    CHECK(car.heard("win") == 1);
    CHECK(car.heard("whistle") == 0);
    CHECK(car.state().value("feat", "") == "Boxcars");
    CHECK_FALSE(hint());  // the wagons roll where it would stand
    car.wait(milliseconds(2000));
    CHECK(car.state().value("feat", "") == "Boxcars");  // longer than a good win
    CHECK_FALSE(hint());
    car.wait(milliseconds(2000));
    CHECK_FALSE(car.state().contains("feat"));
    CHECK(hint());
    CHECK(car.throw_with({"hard_8"}) == "");
    CHECK_FALSE(car.state().contains("feat"));
    CHECK(car.throw_with({"two"}) == "great");
    CHECK(car.heard("big_win") == 1);
    CHECK(car.heard("whistle") == 1);
    CHECK_FALSE(car.state().contains("feat"));
    car.tap(Action::Skip);
    car.wait(milliseconds(400));
    CHECK(car.throw_with({"field"}) == "small");
}

TEST_CASE("Casino Car: seven out takes the felt's colour from the puck outwards, and gives it back") {
    FeltDrain drain;
    const render::Camera camera;
    const glm::vec2 puck = CrapsLayout{craps::Rules{}}.puck(6), beside = puck + glm::vec2{1.2f, 0},
                    far = puck + glm::vec2{8, 0};
    const auto dark = [&](glm::vec2 place, double time) {
        Shade shade;
        drain.draw(shade, camera, time, false);
        return !shade.edge.outline.empty() && shade.edge.has(camera.project({place, 0})) ? shade.dark : 0;
    };
    CHECK(dark(puck, 500) == 0);
    drain.begin(puck, 1'000);
    CHECK(dark(puck, 1'010) > 0.4f);
    CHECK(dark(beside, 1'002) == 0);
    CHECK(dark(far, 1'012) == 0);
    CHECK(dark(beside, 1'012) > 0.4f);
    CHECK(dark(far, 1'000 + milliseconds(760)) > 0.4f);
    CHECK(dark(puck, 1'000 + milliseconds(1'400)) < 0.4f);
    CHECK(dark(puck, 1'000 + milliseconds(1'800)) == 0);
}

TEST_CASE("Casino Car: the purse counts up as chips land in it, not before") {
    CrapsCar car{{1, 3}};
    const Cents before = car.decided().bankroll;
    car.click("field");
    car.wait(milliseconds(600));
    car.tap(Action::Roll);
    car.wait_for("betting");
    const auto purse = [&] { return car.state()["purse_shown"].get<Cents>(); };
    CHECK(car.decided().bankroll == before + 500);
    CHECK(purse() < before);
    car.wait(milliseconds(3000));
    CHECK(purse() == before + 500);
}

TEST_CASE("Casino Car: the next throw ends a celebration that holds nobody up") {
    CrapsCar car{{6, 6, 1, 3}};
    REQUIRE(car.throw_with({"field"}) == "good");
    car.wait(milliseconds(400));
    car.click("field");
    CHECK(car.state().value("feat", "") == "Boxcars");
    car.tap(Action::Roll);
    car.wait(2);
    CHECK(car.state().value("celebration", "") == "");
    CHECK_FALSE(car.state().contains("feat"));
}

namespace {

struct StakedCar : test::PlayedTable<CrapsScene, craps::Rules> {
    StakedCar(ui::test::Bench& bench, int bankroll, std::vector<int> faces)
        : PlayedTable(bench, {.setup = {.rules = craps::Rules{.bankroll = bankroll},
                                        .seed = 1,
                                        .players = {"human"},
                                        .dice = session::GivenDice{"test", std::move(faces)}}}) {}
    bool breath_held = false;
    void throw_dice() {
        breath_held = false;
        tap(Action::Roll);
        for (Ticks waited = 0; phase() != "betting" && waited < 2000; ++waited) {
            wait();
            breath_held = breath_held || ears.tension.deciding;
        }
    }
};

}  // namespace

TEST_CASE("Casino Car: the music follows what lies on the felt against what is left, and pauses for most of it") {
    ui::test::Bench bench;
    StakedCar rich{bench, 1000, {1, 3}}, poor{bench, 10, {1, 3}};
    for (StakedCar* car : {&rich, &poor}) {
        car->wait(2);
        CHECK(car->ears.tension.stake == 0);
        car->click("pass");
        car->wait(2);
        const Cents down = craps::on_table(car->decided()), left = car->decided().bankroll;
        REQUIRE(down > 0);
        CHECK(car->ears.tension.stake ==
              doctest::Approx(static_cast<double>(down) / static_cast<double>(down + left)).epsilon(0.001));
        CHECK_FALSE(car->ears.tension.deciding);  // nothing is in the air
    }
    while (poor.ears.tension.stake < 0.6f && poor.offers("pass")) {
        const float before = poor.ears.tension.stake;
        poor.click("pass");
        poor.wait(2);
        if (poor.ears.tension.stake <= before) break;
    }
    REQUIRE(poor.ears.tension.stake >= 0.6f);
    rich.throw_dice();
    CHECK_FALSE(rich.breath_held);
    poor.throw_dice();
    CHECK(poor.breath_held);
    poor.wait(2);
    CHECK_FALSE(poor.ears.tension.deciding);
}

TEST_CASE("the breath is held alike for dice that win and dice that lose") {
    ui::test::Bench bench;
    for (const std::vector<int>& faces : {std::vector{3, 4}, {1, 1}}) {
        StakedCar car{bench, 10, faces};
        for (int bets = 0; bets < 2; ++bets) car.click("pass");
        car.wait(2);
        REQUIRE(car.ears.tension.stake >= 0.6f);
        car.throw_dice();
        CHECK(car.breath_held);
    }
}

TEST_CASE("Casino Car: a win makes the band turn, once; a loss does not; puck and brush are heard") {
    ui::test::Bench bench;
    StakedCar car{bench, 1000, {3, 4, 1, 3, 3, 4}};
    car.click("pass");
    car.throw_dice();
    CHECK(car.ears.turns == 1);
    car.ears.heard.clear();
    if (car.decided().bets.empty()) car.click("pass");
    car.throw_dice();
    CHECK(std::ranges::count(car.ears.heard, "puck") == 1);
    CHECK(std::ranges::count(car.ears.heard, "brush") == 0);
    car.throw_dice();
    CHECK(std::ranges::count(car.ears.heard, "brush") == 1);
    CHECK(car.ears.turns == 1);
}

TEST_CASE("Buffet Car: the more of a turn is at risk, the more is at stake; nothing once it is banked") {
    test::PlayedTable<PigScene, pig::Rules> car{
        {.setup = {
             .seed = 1, .players = {"human", "hold20"}, .dice = session::GivenDice{"test", {6, 6, 6, 2, 2, 2, 2, 2}}}}};
    float before = -1;
    for (int rolls = 0; rolls < 3; ++rolls) {
        car.wait_for("waiting");
        car.wait(2);
        CHECK(car.ears.tension.stake > before);
        before = car.ears.tension.stake;
        car.tap(Action::Roll);
    }
    car.wait_for("waiting");
    car.wait(2);
    const int at_risk = car.decided().turn_total;
    CHECK(at_risk > 0);
    CHECK(car.ears.tension.stake == doctest::Approx(at_risk / 30.0));
    car.tap(Action::Hold);
    car.wait_for("thinking");
    car.wait(2);
    CHECK(car.ears.tension.stake == 0);
}
