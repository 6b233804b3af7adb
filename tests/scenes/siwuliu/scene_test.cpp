// The Lacquer Car tick by tick; and in every window each word stands whole, in its place, on no other word.
#include "scenes/siwuliu/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/announced.h"
#include "scenes/siwuliu/view.h"
#include "session/replay.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace boxcars::test {
using namespace scenes;

struct SiwuliuCar : PlayedTable<SiwuliuScene, siwuliu::Rules> {
    // Faces, or none: then they come from the seed.
    SiwuliuCar(ui::test::Bench& bench, std::uint64_t seed, std::vector<int> faces = {},
               const siwuliu::Rules& rules = {})
        : PlayedTable(bench, {.setup = setup(seed, std::move(faces), rules)}) {}
    explicit SiwuliuCar(std::uint64_t seed, std::vector<int> faces = {}, const siwuliu::Rules& rules = {})
        : PlayedTable({.setup = setup(seed, std::move(faces), rules)}) {}

    static session::Setup setup(std::uint64_t seed, std::vector<int> faces, const siwuliu::Rules& rules) {
        session::Setup setup{.rules = rules, .seed = seed, .players = {"human"}};
        if (!faces.empty()) setup.dice.emplace("faces of the test", std::move(faces));
        return setup;
    }
};

}  // namespace boxcars::test

using namespace boxcars;
using namespace boxcars::scenes;
using nlohmann::json, platform::Action, test::MeasuredStage, test::SiwuliuCar, test::Written;

namespace {

// So short that banks break and purses empty.
siwuliu::Rules short_games() { return {.bank = 5050, .balance = 4000}; }

// One press of whatever goes on, as fast as the table allows: after one that hurried, a breath.
void go_on(SiwuliuCar& car) {
    const std::string phase = car.phase();
    if (phase != "flying") car.wait(milliseconds(300));
    if (phase == "betting" && car.state()["shown"]["bet"] == 0) return car.tap(Action::Confirm);
    car.tap(phase == "flying" ? Action::Skip : Action::Roll);
}
json to_the_verdict(SiwuliuCar& car) {
    for (int press = 0; press < 400; ++press) {
        const json seen = car.state();
        if (seen["phase"] == "settled") return seen;
        go_on(car);
    }
    FAIL("no round ends: ", car.state().dump());
    return {};
}

TEST_CASE("Lacquer Car: receipts add up to the cent and only a net win is celebrated, until a bank or purse is empty") {
    SiwuliuCar car{77, {}, short_games()};
    std::set<std::string> ends;
    Cents balance = short_games().balance;
    for (int round = 0; round < 60; ++round) {
        car.ears.heard.clear();
        const json seen = to_the_verdict(car);
        const json& line = seen["rounds"].back();
        Cents sum = 0;
        for (const json& part : seen["receipt"]) sum += part["change"].get<Cents>();
        CHECK(sum == line["result"]);
        CHECK(balance + sum == seen["shown"]["balance"]);
        CHECK(seen["shown"] == seen["decided"]);
        CHECK(seen["shown"]["bank"].get<Cents>() + seen["shown"]["balance"].get<Cents>() == 9050);
        const auto heard = [&](const char* name) { return std::ranges::count(car.ears.heard, name); };
        CHECK(heard("win") + heard("big_win") == (sum > 0 ? 1 : 0));
        CHECK(heard("loss") == (sum < 0 ? 1 : 0));
        balance = seen["shown"]["balance"];
        while (car.phase() == "settled" || car.phase() == "fetching") go_on(car);
        ends.insert(car.state()["call"]);
        if (car.phase() != "over") continue;
        CHECK((balance == 0 || seen["shown"]["bank"] == 0));
        go_on(car);
        balance = short_games().balance;
    }
    CHECK(ends.contains("The bank is broken: Press NEW GAME to go on."));
    CHECK(ends.contains("You are out of money: Press NEW GAME to go on."));
}

TEST_CASE("Lacquer Car: a pay-out that is no win is no feast: the bet handed back by a tie") {
    SiwuliuCar car{1, {2, 2, 4, 3, 3, 4}, {.tie = siwuliu::Tie::Push}};
    const json seen = to_the_verdict(car);
    CHECK(seen["rounds"].back()["result"] == 0);
    for (const char* sound : {"win", "big_win", "loss"}) CHECK(std::ranges::count(car.ears.heard, sound) == 0);
    CHECK(seen["celebrates"] == false);
}

TEST_CASE("Lacquer Car: paused, nothing moves; a step is one tick") {
    SiwuliuCar car{5, {2, 2, 5, 4, 5, 6}};
    car.tap(Action::Confirm);
    car.tap(Action::Roll);
    car.wait_for("flying");
    car.tap(Action::Pause);
    const json before = car.state();
    CHECK(before["paused"] == true);
    car.wait(600);
    CHECK(car.state() == before);
    int steps = 0;
    for (; car.phase() == "flying" && steps < 400; ++steps) {
        car.tap(Action::StepTick);
        car.wait(3);
    }
    CHECK(car.phase() == "player");
    CHECK(steps > 100);
    CHECK(steps < 270);
}

TEST_CASE("Lacquer Car: ALL sets the amount as HALF does; a bet of everything is taken back until the dice fly") {
    SiwuliuCar car{5, {2, 2, 5, 4, 5, 6}};
    car.wait(2);
    car.click("cover_all");
    CHECK(car.phase() == "betting");
    CHECK(car.state()["next_bet"] == 10'000);
    CHECK(car.state()["shown"]["bet"] == 0);
    car.tap(Action::Confirm);
    CHECK(car.phase() == "banker");
    car.click("undo");
    const json undone = car.state();
    CHECK(undone["phase"] == "betting");
    CHECK(undone["shown"]["bet"] == 0);
    CHECK(undone["table"]["purse"] == 10'000);
    CHECK(undone["receipt"].empty());
    car.wait(600);
    CHECK(car.phase() == "betting");
    car.tap(Action::Confirm);
    car.wait_for("flying");
    car.tap(Action::Undo);
    CHECK(car.phase() == "flying");
}

namespace {

// Until the player may decide against the banker's point of 4.
struct PointCar : SiwuliuCar {
    explicit PointCar(const siwuliu::Rules& rules) : SiwuliuCar{5, {2, 2, 4, 5, 2, 5}, rules} {
        tap(Action::Confirm);
        tap(Action::Roll);
        wait_for(rules.surrender ? "surrender" : "point");
    }
};

}  // namespace

TEST_CASE("Lacquer Car: against the point, keys and buttons set a raise within the bet; RAISE adds it, THROW throws") {
    PointCar car{{.raise = true}};
    CHECK(car.state()["next_bet"] == 1000);
    car.click("half");
    CHECK(car.state()["next_bet"] == 500);
    car.tap(Action::Rebet);
    CHECK(car.state()["next_bet"] == 1000);
    car.tap(Action::Hold);
    car.click("raise");
    json seen = car.state();
    CHECK(seen["phase"] == "player");
    CHECK(seen["shown"]["bet"] == 1500);
    CHECK(seen["table"]["purse"] == 8500);
    CHECK(seen["table"]["bank"] == 1500);
    car.click("undo");
    seen = car.state();
    CHECK(seen["phase"] == "point");
    CHECK(seen["table"]["purse"] == 9000);
    car.tap(Action::Confirm);
    CHECK(car.state()["shown"]["bet"] == 1500);
    car.tap(Action::Confirm);
    CHECK(car.phase() == "player");
    car.tap(Action::Roll);
    seen = car.wait_for("settled");
    CHECK(seen["rounds"].back()["result"] == -1500);
}

TEST_CASE("Lacquer Car: GIVE UP HALF ends the round, and the other half goes home") {
    PointCar car{{.surrender = true}};
    car.click("give_up");
    json seen = car.wait_for("settled");
    CHECK(seen["call"] == "Half given up: $5 comes back: \u2212$5");
    CHECK(seen["rounds"].back()["result"] == -500);
    CHECK(seen["celebrates"] == false);
    car.click("collect");
    seen = car.wait_for("betting");
    CHECK(seen["purse_shown"] == 9500);
    CHECK(seen["table"]["bank"] == 100'550);
}

TEST_CASE("Lacquer Car: RAISE and GIVE UP HALF ignore presses for 300 ms after the banker's point") {
    for (const Action key : {Action::Confirm, Action::Hold})
        for (const bool early : {true, false}) {
            PointCar car{{.raise = true, .surrender = true}};
            car.wait(early ? InputCooldown::length / 2 : InputCooldown::length + 2);
            car.tick(test::pressing(key));
            car.wait(2);
            CHECK((car.phase() == "surrender") == early);
        }
}

TEST_CASE("Lacquer Car: a sitting left after a raise, or after half was given up, is laid as it was left") {
    for (const bool raises : {true, false}) {
        session::Sitting left{SiwuliuCar::setup(5, {2, 2, 4}, {.raise = true, .surrender = true})};
        left.submit(siwuliu::Bet{1000});
        left.submit(siwuliu::Stop{});
        left.throw_dice();
        left.submit(raises ? siwuliu::Event{siwuliu::Raise{400}} : siwuliu::Surrender{});
        CHECK(left.undoable() == (raises ? 1 : 0));
        SiwuliuAnnounced laid;
        laid.lay(left);
        CHECK(laid.till.money().purse == (raises ? 8600 : 9000));
        CHECK(laid.till.money().bet == (raises ? 1400 : 500));
        CHECK(laid.till.money().bank == (raises ? 1400 : 1500));
        CHECK(laid.phase == (raises ? SiwuliuPhase::Player : SiwuliuPhase::Settled));
    }
}

TEST_CASE("Lacquer Car: keys and buttons set the next bet within what may be bet; only Enter and COVER place it") {
    SiwuliuCar car{5, {2, 2, 5, 4, 5, 6}};
    const auto set_to = [&](Cents amount) {
        CHECK(car.state()["next_bet"] == amount);
        CHECK(car.state()["shown"]["bet"] == 0);
    };
    set_to(first_bet);
    for (const auto& [button, amount] : {std::pair{"half", 5000}, {"plus", 6000}, {"minus", 5000}}) {
        car.click(button);
        set_to(amount);
    }
    using Key = std::pair<Action, Cents>;
    for (const auto& [key, amount] : {Key{Action::Double, 10'000}, {Action::Chip3, 500}, {Action::Hold, 5000}}) {
        car.tap(key);
        set_to(amount);
    }
    car.click("cover");
    CHECK(car.state()["shown"]["bet"] == 5000);
    car.tap(Action::Confirm);
    CHECK(car.state()["shown"]["bet"] == 10'000);
    CHECK(car.phase() == "banker");
}

TEST_CASE("Lacquer Car: a click records a verdict at once, Enter only once it has been read") {
    SiwuliuCar car{5, {4, 5, 6, 1, 2, 3}};
    car.services.data = std::filesystem::temp_directory_path() / "boxcars_recorded_rounds";
    const auto recorded = [&] { return car.state()["rounds"].back()["recorded"] == true; };
    for (const bool click : {true, false}) {
        to_the_verdict(car);
        if (click)
            car.click("record");
        else
            car.tap(Action::Confirm);
        CHECK(recorded() == click);
        car.wait(milliseconds(700));
        car.tap(Action::Confirm);
        CHECK(recorded());
        while (car.phase() != "betting") go_on(car);
    }
    std::filesystem::remove_all(car.services.data);
}

TEST_CASE("Lacquer Car: practice shows beside the round, is not recorded, and ends with its game") {
    session::Sitting played{SiwuliuCar::setup(5, {}, {})};
    played.submit(siwuliu::Bet{10'000});
    played.force({4, 5, 6});
    test::PlayedTable<SiwuliuScene, siwuliu::Rules> car{
        {.setup = played.setup(), .watch = session::watchable(played.game_played(), session::record(played))}};
    car.wait_for("settled");
    test::MeasuredStage stage{{1280, 720}};
    stage.look_at(car.scene);
    const auto wrote = [&](const std::string& words) {
        return std::ranges::any_of(stage.written(), [&](const auto& one) { return one.words == words; });
    };
    CHECK(wrote("PRACTICE  ·  ROUND 1"));
    CHECK(wrote("PRACTICE"));
    CHECK_FALSE(wrote("SAVE THE ROUND"));
}

// Bets so much in the round that this state begins; the banker is about to throw.
siwuliu::State betting(const siwuliu::Rules& rules, Cents bet, int round = 1) {
    siwuliu::State state = opening(rules);
    state.round = round;
    return odds::with_bet(rules, state, bet);
}

// A round in which the banker's first throw decides.
void play_round(SiwuliuCar& car) {
    car.tap(Action::Confirm);
    car.tap(Action::Roll);
    car.wait_for("settled");
    car.wait(milliseconds(300));
    car.tap(Action::Roll);
    car.wait_for("betting");
    car.wait(milliseconds(300));
}

}  // namespace

TEST_CASE("si-wu-liu look back: a bet below what the sheet rewards gave the rest away, the dearest first") {
    const siwuliu::Rules rules;
    SiwuliuLookBack back;
    for (int round = 1; const Cents bet : {Cents{6'000}, Cents{1'000}, Cents{10'000}}) {
        const siwuliu::State state = betting(rules, bet, round++);
        back.remember(rules, state);
        back.remember(rules, state);  // he throws again: the same round
    }
    CHECK(back.looked_at() == 3);
    back.judge();
    REQUIRE(back.count() == 2);
    back.step(1);
    const double all = odds::to_double(odds::mean_of_bet(rules, opening(rules), 10'000)), each = all / 10'000;
    CHECK(back.on_show()->bet == 1'000);
    CHECK(back.on_show()->given_away == doctest::Approx(9'000 * each));
    CHECK(back.on_show()->state.balance - back.on_show()->bet == 9'000);
    CHECK(back.words().words == "You bet $10 of $100");
    CHECK(back.words().sub == "It brings +$1 on average, $100 +$9.98. You lost $8.98.");
    back.step(1);
    CHECK(back.on_show()->given_away == doctest::Approx(4'000 * each));
    CHECK(back.accuracy_words() == "You chose the best size 1 of 3 times. With average luck the rest cost $12.97.");
}

TEST_CASE("si-wu-liu look back: at the fair sheet no size is a mistake, and it says why") {
    const siwuliu::Rules fair = siwuliu::fair_house({});
    SiwuliuLookBack back;
    for (int round = 1; const Cents bet : {Cents{100}, Cents{5'000}}) back.remember(fair, betting(fair, bet, round++));
    back.judge();
    CHECK(back.count() == 0);
    CHECK(back.accuracy_words() ==
          "No mistakes: by these rules a bet of any size costs 0.412 % of it; a larger one only varies more.");
}

TEST_CASE("Lacquer Car: between rounds the look back steps through what was given away, and ends as asked") {
    SiwuliuCar car{1, {2, 2, 2, 3, 3, 1, 4, 4, 4}};
    car.wait();
    CHECK_FALSE(car.offers("look_back"));
    play_round(car);
    play_round(car);
    REQUIRE(car.offers("look_back"));
    const auto before = car.state();
    CHECK(before["look_back"]["bets"] == 2);
    car.click("look_back");
    CHECK(car.state()["look_back"]["on_show"] == 1);
    CHECK(car.state()["look_back"]["mistakes"] == 2);
    CHECK(car.state()["look_back"]["words"].get<std::string>().starts_with("You bet $10 of $"));
    CHECK_FALSE(car.offers("plus"));
    car.tap(Action::Right);
    CHECK(car.state()["look_back"]["on_show"] == 2);
    car.tap(Action::Confirm);  // bets nothing: it ends the look back
    CHECK(car.state()["look_back"]["on_show"] == 0);
    car.tap(Action::First);
    car.tap(Action::Back);
    CHECK(car.state()["look_back"]["on_show"] == 0);
    CHECK(car.state()["hash"] == before["hash"]);
    CHECK(car.state()["table"] == before["table"]);
    car.tap(Action::Confirm);
    CHECK_FALSE(car.offers("look_back"));  // a bet is down
}

TEST_CASE("Lacquer Car: what is bet in practice is not looked back at") {
    SiwuliuCar car{1};
    session::Sitting begun{SiwuliuCar::setup(1, {2, 2, 2, 4, 4, 4}, {})};
    car.scene.practise(std::move(begun));
    car.wait_for("betting");
    play_round(car);
    CHECK(car.state()["look_back"]["bets"] == 0);
    CHECK_FALSE(car.offers("look_back"));
}

namespace {

constexpr float air = 3;  // px between a word and the edge of what it stands on

bool same_place(const Written& a, const Written& b) {  // the two halves of a flap
    return a.words == b.words && a.where.x == b.where.x && a.where.y == b.where.y;
}

void check_words(const MeasuredStage& stage, const std::vector<HitTarget>& hit_targets) {
    const auto& written = stage.written();
    for (std::size_t i = 0; i < written.size(); ++i) {
        const Written& one = written[i];
        CAPTURE(one.words);
        CHECK(one.inside(stage.canvas_rect().grown(-air)));
        for (std::size_t j = 0; j < i; ++j) {
            CAPTURE(written[j].words);
            CHECK((same_place(one, written[j]) || !test::touch(one.where, written[j].where)));
        }
        for (const HitTarget& hot : hit_targets) {
            CAPTURE(hot.name);
            if (test::touch(one.where, hot.where)) CHECK(one.inside(hot.where.grown(-air)));
        }
    }
}

void check_hots(const MeasuredStage& stage, const std::vector<HitTarget>& hit_targets) {
    std::vector<render::Rect> places;
    for (const HitTarget& target : hit_targets) {
        CAPTURE(target.name);
        CHECK(stage.canvas_rect().contains(target.where));
        CHECK(std::min(target.where.w, target.where.h) >= 40);
        places.push_back(target.where);
    }
    test::all_apart(places);
}

// What stands on the plate below the bowl stands on it whole.
void check_plate(const MeasuredStage& stage, const SiwuliuCar& car) {
    if (car.state()["look_back"]["on_show"] != 0 && car.state()["call"] == "") return;
    const bool reveals_edge = std::ranges::count(car.scene.hit_targets(), "fair", &HitTarget::name) > 0;
    if (!reveals_edge && car.state()["call"] == "") return;
    const Layout layout = layout_for(stage.canvas_rect());
    const render::Camera camera = table_camera(layout);
    const render::Rect plate =
        reveals_edge ? siwuliu_look::edge_place(layout, camera) : siwuliu_look::verdict_place(layout, camera);
    const float wider = reveals_edge ? 0 : siwuliu_look::verdict_grows / 2 * plate.w;
    for (const Written& one : stage.written()) {
        CAPTURE(one.words);
        if (!test::touch(one.where, plate)) continue;
        CHECK(one.where.x >= plate.x - wider + 2 * air);
        CHECK(one.where.x + one.where.w <= plate.x + plate.w + wider - 2 * air);
        CHECK(one.where.y >= plate.y + air);
        CHECK(one.where.y + one.where.h <= plate.y + plate.h - air);
    }
}

struct Moment {
    std::string words;
    void (*reach)(SiwuliuCar&);
};
const auto bet = [](SiwuliuCar& car) {
    car.tap(Action::Rebet);
    car.tap(Action::Confirm);
};
const auto stop = [](SiwuliuCar& car) {
    bet(car);
    if (car.phase() == "betting") car.tap(Action::Roll);
};
const auto bank_throws = [](SiwuliuCar& car) {
    stop(car);
    car.wait_for("flying");
    car.wait(600);
};
const auto verdict = [](SiwuliuCar& car) {
    bank_throws(car);
    if (car.phase() == "player") car.tap(Action::Roll);
    car.wait_for("settled");
};

// From the first look to the banker's point: with the coach on, amounts as long as they get.
const std::vector<Moment> moments{
    {"an empty table", [](SiwuliuCar&) {}},
    {"the fair sheet", [](SiwuliuCar& car) { car.click("fair"); }},
    {"a bet is down", [](SiwuliuCar& car) { car.tap(Action::Confirm); }},
    {"a refusal", [](SiwuliuCar& car) { car.tap(Action::Undo); }},
    {"the bets are closed", [](SiwuliuCar& car) { stop(car); }},
    {"the point is thrown", [](SiwuliuCar& car) { bank_throws(car); }},
};
const auto look_back = [](SiwuliuCar& car, Action bets) {
    if (bets != Action::Confirm) car.tap(bets);
    car.tap(Action::Confirm);
    if (car.phase() == "betting") car.tap(Action::Roll);
    car.wait_for("settled");
    car.wait(milliseconds(300));
    car.tap(Action::Roll);
    car.wait(600);
    car.tap(Action::First);
};
const std::vector<Moment> looked_back{
    {"a small bet is looked back at", [](SiwuliuCar& car) { look_back(car, Action::Confirm); }},
    {"a bet of all is", [](SiwuliuCar& car) { look_back(car, Action::Rebet); }}};
// A throw against a point won at once, points compared and lost, the banker's own throw either way.
const std::vector<std::vector<int>> evenings{{2, 2, 5, 4, 5, 6}, {3, 3, 5, 2, 2, 4}, {2, 2, 2},
                                             {3, 3, 1},          {3, 3, 2, 1, 1, 1}, {3, 3, 2, 1, 2, 3}};

siwuliu::Rules long_money() { return {.bank = 99'999'950, .balance = 88'888'888}; }

void check_moment(ui::test::Bench& bench, MeasuredStage& stage, const Moment& moment, const std::vector<int>& faces,
                  const siwuliu::Rules& rules) {
    SiwuliuCar car{bench, 1, faces, rules};
    car.settings.coach = platform::Coach::Always;
    car.scene.draw(stage, 0);  // the layout is known from here on
    car.wait();
    moment.reach(car);
    car.wait(240);
    stage.look_at(car.scene);
    INFO(moment.words, ": ", car.state()["call"].get<std::string>());
    check_words(stage, car.scene.hit_targets());
    check_hots(stage, car.scene.hit_targets());
    check_plate(stage, car);
}

}  // namespace

TEST_CASE("Lacquer Car: in every window and at any scale each word stands whole, in its place and alone") {
    struct Sized {
        glm::ivec2 px;
        std::optional<float> scale;
        siwuliu::Rules rules;
    };
    for (const auto& [px, scale, rules] : {Sized{{1280, 720}, {}, {}},
                                           {{1280, 720}, {}, long_money()},
                                           {{800, 600}, {}, {}},  // the dash has two rows
                                           {{800, 600}, {}, long_money()},
                                           {{960, 540}, {}, long_money()},
                                           {{1920, 1080}, {}, {}},
                                           {{1920, 1080}, 1.5f, long_money()},
                                           {{1280, 720}, 0.8f, {}}}) {
        INFO(px.x, "x", px.y);
        ui::test::Bench bench(px.x, px.y);
        MeasuredStage stage{px, scale};
        for (const Moment& moment : moments) check_moment(bench, stage, moment, evenings[0], rules);
        for (const Moment& moment : looked_back)
            for (const auto& faces : {evenings[2], evenings[3]}) check_moment(bench, stage, moment, faces, rules);
        for (const auto& faces : evenings) check_moment(bench, stage, {"the verdict", verdict}, faces, rules);
    }
}

TEST_CASE("Lacquer Car: dice at rest lie clear of the plate below the bowl, in every window") {
    for (const glm::vec2 size : {glm::vec2{1280, 720}, {1000, 750}, {1680, 720}, {1280, 1024}}) {
        const Layout layout = layout_for({640 - size.x / 2, 360 - size.y / 2, size.x, size.y});
        const render::Camera camera = table_camera(layout);
        const render::SiwuliuTable& table = siwuliu_look::table;
        constexpr float flat = 0.52f;  // of the bowl's radius: its level bottom
        const float lowest = camera.project({table.bowl.x, table.bowl.y - flat * table.rim, 0}).y;
        CHECK(lowest < siwuliu_look::verdict_place(layout, camera).y);
    }
}
