// The cable drum tick by tick: what it tells, when, that no coin is made or lost; and where things stand at every size.
#include "scenes/ceelo/drum.h"
#include "longer.h"
#include "scenes/ceelo/announced.h"
#include "scenes/ceelo/view.h"
#include "scenes/measured_stage.h"

#include <set>

using namespace boxcars;
using boxcars::test::Drum, nlohmann::json;
using platform::Action, platform::PressKind;
using scenes::CeeloAmount;
using namespace boxcars::scenes;
using namespace boxcars::test;
using render::Rect;

namespace {

const std::vector<std::string> six{"even", "bold", "cautious", "kelly", "best", "even"};

ceelo::Rules short_game() { return {.coins = 5}; }

int coins_on_show(const json& state) {
    int coins = state["bank"];
    for (const json& seat : state["round"]) coins += seat["coins"].get<int>() + seat["bet"].get<int>();
    return coins;
}

TEST_CASE("Cee-lo: at every tick of a game coins in purses, bets and the bank add up to what was there at first") {
    Drum drum{six, 5, short_game()};
    std::set<std::string> phases;
    while (drum.phase() != "finished" && drum.now < 40'000) {
        const json state = drum.state();
        REQUIRE(coins_on_show(state) == 6 * 5);
        phases.insert(state["phase"].get<std::string>());
        drum.now % 7 == 0 ? drum.press(Action::Skip) : drum.tick();
    }
    CHECK(drum.phase() == "finished");
    CHECK(phases == std::set<std::string>{"telling", "thinking", "flying"});
}

TEST_CASE("Cee-lo: the dice at rest show what was drawn, skipped or not") {
    for (const bool skip : {false, true}) {
        Drum drum{{"even", "bold", "best"}, 8};
        int throws = 0;
        for (; throws < 12 && drum.until("flying", 20); ++throws) {
            while (drum.phase() == "flying") skip ? drum.press(Action::Skip) : drum.tick();
            CHECK(drum.state()["dice"] == json(drum.scene.sitting().journal().back().faces));
        }
        CHECK((throws == 12 || drum.phase() == "finished"));
        CHECK(throws > 3);
    }
}

TEST_CASE("Cee-lo: paused, nothing goes on; skip then plays one decision, a step one tick") {
    Drum drum{{"even", "bold", "best"}, 8};
    REQUIRE(drum.until("thinking"));
    drum.press(Action::Pause);
    const json held = drum.state();
    CHECK(held["paused"] == true);
    for (int nth = 0; nth < 600; ++nth) drum.tick();
    CHECK(drum.state() == held);
    for (int decision = 1; decision < 12 && drum.phase() != "finished"; ++decision) {
        const int before = drum.state()["journal_entries"];
        drum.press(Action::Skip);
        CHECK(drum.state()["journal_entries"] == before + 1);
        CHECK(drum.state()["shown"] == drum.state()["decided"]);
    }
    drum.press(Action::StepTick);
    drum.press(Action::Pause);
    CHECK(drum.state()["paused"] == false);
}

TEST_CASE("Cee-lo: slow motion and a quick pace change how long it takes and nothing else") {
    std::vector<Ticks> lasted;
    std::set<std::string> hashes;
    for (const float pace : {0.5f, 4.0f}) {
        Drum drum{{"bold", "bold", "bold"}, 3, short_game()};
        drum.settings.computer_pace = pace;
        while (drum.phase() != "finished" && drum.now < 60'000) drum.tick();
        lasted.push_back(drum.now);
        hashes.insert(drum.state()["hash"].get<std::string>());
    }
    CHECK(hashes.size() == 1);
    CHECK(lasted[0] > lasted[1]);
}

TEST_CASE("Cee-lo: after every round one sentence says who banks next and why, and the marker is there") {
    Drum drum{six, 5};
    int rounds = 0;
    std::string why;
    while (rounds < 6 && drum.phase() != "finished" && drum.now < 60'000) {
        drum.press(Action::Skip);
        const json state = drum.state();
        if (state["why"] == why || state["phase"] != "thinking") continue;
        why = state["why"];
        ++rounds;
        CHECK(why.find(" the bank. ") != std::string::npos);
        CHECK(why.back() == '.');
        CHECK(state["banker"] == state["shown"]["banker"]);
        const std::string banker = state["round"][state["banker"].get<std::size_t>()]["name"];
        CHECK(why.starts_with(banker));
    }
    CHECK(rounds > 2);
}

TEST_CASE("Cee-lo: a press meant for SKIP that comes when THROW has just taken its place throws nothing") {
    Drum drum{{"human", "even", "bold"}, 9};
    REQUIRE(drum.until("deciding"));
    drum.wait(milliseconds(300));
    drum.press(Action::Confirm);
    REQUIRE(drum.until("waiting"));
    drum.click_at_once("throw");
    CHECK(drum.phase() == "waiting");
    drum.press(Action::Roll);
    CHECK(drum.phase() == "waiting");
    drum.wait(milliseconds(300));
    drum.click("throw");
    CHECK(drum.phase() != "waiting");
}

TEST_CASE("Freight Car: the purse counts up as coins land in it, not before, and is what was told once they lie") {
    Drum drum{{"bold", "bold", "even"}, 11};
    int up = 0, waits = 0, shown = drum.state()["purse_shown"];
    for (Ticks nth = 0; nth < boxcars::test::longer(80, 200) * ticks_per_second && drum.phase() != "finished"; ++nth) {
        drum.ears.heard.clear();
        drum.tick();
        const auto state = drum.state();
        const int now = state["purse_shown"], told = state["round"][0]["coins"];
        CHECK(now <= told);
        waits += now < told;
        if (now > shown) {
            ++up;
            CHECK(std::ranges::count(drum.ears.heard, "coin") > 0);
        }
        shown = now;
    }
    CHECK(up > 3);
    CHECK(waits > 20 * up);  // ticks on the way: 260 ms and more
}

const ceelo::State staking{.coins = {41, 41}, .banker = 0, .turn = 0, .phase = ceelo::Phase::Stake};
const ceelo::State covering{.coins = {0, 9}, .bank = 4, .banker = 0, .turn = 1, .phase = ceelo::Phase::Cover};
constexpr render::Rect slider{100, 100, 216, 20};  // 200 px from end to end

CeeloAmount asked_in(const ceelo::State& state) {
    CeeloAmount amount;
    amount.ask(state, {});
    return amount;
}

platform::Input pointing(platform::PressKind kind, glm::vec2 pressed, glm::vec2 now) {
    return {.pointer = now,
            .pointer_down = kind == PressKind::PointerDown,
            .presses = {{.kind = kind, .at = pressed}},
            .any = true};
}

}  // namespace

TEST_CASE("Cee-lo: a third is proposed and stepped within what may be put down, and no further") {
    CeeloAmount asked = asked_in(staking);
    CHECK(asked.value() == 14);  // of 41, rounded up
    for (int nth = 0; nth < 20; ++nth) asked.step(5);
    CHECK(asked.value() == 41);
    CHECK_FALSE(asked.step(1));
}

TEST_CASE("Cee-lo: keys and buttons change the amount of a stake and put it on the table") {
    test::Drum drum{{"human", "even"}, 5, {.coins = 41}};
    drum.until("deciding");
    for (const auto& [key, amount] : {std::pair{Action::Right, 6}, {Action::Up, 11}, {Action::Left, 10}}) {
        drum.tap(key);
        CHECK(drum.state()["amount"] == amount);
    }
    drum.click("more");
    CHECK(drum.state()["amount"] == 11);
    drum.click("all");
    CHECK(drum.state()["bank"] == 14);
}

TEST_CASE("Cee-lo: what is put down is a stake or a bet as the table asks, and is proposed again") {
    CeeloAmount asked = asked_in(staking);
    asked.step(1);
    CHECK(asked.decision() == ceelo::Event{ceelo::Stake{15}});
    asked.put_down(asked.decision());
    asked.ask(staking, {});
    CHECK(asked.value() == 15);
    CHECK(asked_in(covering).decision() == ceelo::Event{ceelo::Cover{2}});
}

TEST_CASE("Cee-lo: the slider stays where it was let go, though the pointer went on within the same tick") {
    CeeloAmount asked = asked_in(staking);
    asked.drag(pointing(PressKind::PointerDown, {158, 110}, {158, 110}), slider);
    CHECK(asked.value() == 11);
    asked.drag(pointing(PressKind::PointerUp, {208, 110}, {300, 200}), slider);  // on its way to a button
    CHECK(asked.value() == 21);
    asked.drag({}, slider);
    CHECK(asked.value() == 21);
}

namespace {

constexpr float die = 0.46f * 1.415f;  // from its middle to its furthest edge, lying anyhow

render::CeeloTable table_of(int players) { return {.players = players}; }

template <class Each>
void every_table(const Each& each) {
    for (const NamedLayout& window : every_layout())
        for (int players = 2; players <= ceelo::most_players; ++players) {
            CAPTURE(window.name);
            CAPTURE(players);
            each(window.layout, players);
        }
}

// The ellipse in which every die's middle comes to rest.
std::vector<glm::vec2> resting_rim() {
    const world::Tray& tray = ceelo_feel::tray;
    std::vector<glm::vec2> rim;
    for (int step = 0; step < 64; ++step) {
        const float turn = static_cast<float>(step) * 2 * std::numbers::pi_v<float> / 64;
        rim.push_back(tray.centre + tray.rest_half * glm::vec2(std::cos(turn), std::sin(turn)));
    }
    return rim;
}

}  // namespace

TEST_CASE("Cee-lo: everybody's plate stands beside the drum, whole, and over nobody else's") {
    every_table([](const Layout& layout, int players) {
        const ceelo_look::SeatPlates seats{layout, players};
        std::vector<Rect> plates;
        for (int place = 0; place < players; ++place) plates.push_back(seats.at(place));
        all_apart(plates);
        const render::Camera camera = ceelo_look::camera(layout);
        const render::CeeloTable table;
        for (const Rect& plate : plates) {
            CHECK(layout.table.contains(plate));
            CHECK(plate.w >= 130);
            CHECK(plate.h >= 42);
            for (int step = 0; step < 96; ++step) {
                const float turn = static_cast<float>(step) / 96 * glm::two_pi<float>();
                for (float radius = 0.5f; radius <= table.rim; radius += 0.505f)
                    CHECK_FALSE(plate.contains(
                        camera.project({table.drum + radius * glm::vec2(std::cos(turn), std::sin(turn)), 0})));
            }
        }
    });
}

TEST_CASE("Cee-lo: what can be pressed on the dash is 40 px at least, whole, and over nothing else") {
    for (const NamedLayout& window : every_layout()) {
        CAPTURE(window.name);
        const auto dash = ceelo_look::dash_places(window.layout);
        for (const Rect& button : {dash["less"], dash["more"], dash["all"], dash["cover"], dash["verb"], dash["skip"],
                                   dash["pause"], dash["speed"], dash["new match"]}) {
            CHECK(button.w >= 40);
            CHECK(button.h >= 40);
            CHECK(window.layout.dash.contains(button));
        }
        all_apart({dash["purse"], dash["less"], dash["amount"], dash["more"], dash["slider"], dash["all"],
                   dash["cover"], dash["verb"]});
        all_apart(
            {dash["purse"], dash["skip"], dash["pause"], dash["speed"], dash["all"], dash["cover"], dash["verb"]});
        all_apart({dash["purse"], dash["new match"], dash["all"], dash["cover"], dash["verb"]});
        CHECK(dash["slider"].w >= 60);
        CHECK(dash["words"].x >= dash["purse"].x + dash["purse"].w);
        CHECK(dash["words"].x + dash["words"].w <= window.layout.dash.x + window.layout.dash.w);
        if (window.layout.form == platform::Form::Wide) CHECK(dash["words"].x + dash["words"].w <= dash["less"].x);
    }
}

TEST_CASE("Cee-lo: dice come to rest clear of every coin, and every coin lies on the planks of its own sector") {
    constexpr float coin = 0.39f, beside = 0.56f;
    every_table([&](const Layout& layout, int players) {
        const auto table = table_of(players);
        const CeeloFeltView view{table, ceelo_look::camera(layout), 0};
        for (int player = 0; player < players; ++player)
            for (const auto kind : {PotKind::Bet, PotKind::Pocket})
                for (const float aside : {-beside, 0.0f, beside}) {
                    const glm::vec2 at = view.world({kind, player}, aside);
                    CHECK(glm::distance(at, table.drum) + coin < table.planks);
                    for (const glm::vec2& rim : resting_rim()) CHECK(glm::distance(at, rim) > coin + die);
                    for (int other = 0; other < players; ++other)
                        if (other != player)
                            CHECK(glm::distance(at, view.world({kind, other}, 0)) >
                                  glm::distance(at, view.world({kind, player}, 0)));
                }
    });
}

TEST_CASE("Cee-lo: the bank's coins lie whole inside its ring, whoever banks, where no die comes to rest") {
    constexpr float coin = 0.265f;             // the largest, as it lies there
    constexpr float outermost = 1.5f * 0.54f;  // no amount makes more than four stacks
    for (int coins = 1; coins <= ceelo::most_players * 100; ++coins) {
        const auto pieces = coins_for(coins);
        for (const int value : coin_values) REQUIRE(std::ranges::count(pieces, value) <= 6);
    }
    every_table([&](const Layout& layout, int players) {
        const auto table = table_of(players);
        const CeeloFeltView view{table, ceelo_look::camera(layout), 0};
        const Rect plate = ceelo_look::bank_plate(layout, view.camera, table);
        for (int player = 0; player < players; ++player)
            for (const float aside : {-outermost, -0.3f, 0.0f, 0.3f, outermost}) {
                const glm::vec2 at = view.world({PotKind::Bank, player}, aside);
                CHECK(glm::distance(at, table.bank) + coin < table.bank_ring);
                for (const glm::vec2& rim : resting_rim()) CHECK(glm::distance(at, rim) > coin + die);
                CHECK(view.camera.project({at, 0}).y + coin * view.camera.px_per_unit({at, 0}) < plate.y);
            }
    });
}

TEST_CASE("Cee-lo: dice come to rest inside the groove round the bank") {
    const render::CeeloTable table;
    for (const glm::vec2& rim : resting_rim())
        CHECK(glm::distance(rim, table.bank) + die < table.track + table.track_half);
}

TEST_CASE("Cee-lo: the bank's plate covers neither dice at rest nor a bet that is being proposed") {
    every_table([](const Layout& layout, int players) {
        const auto table = table_of(players);
        const render::Camera camera = ceelo_look::camera(layout);
        const Rect plate = ceelo_look::bank_plate(layout, camera, table);
        const CeeloFeltView view{table, camera, 0};
        const world::Tray& tray = ceelo_feel::tray;
        CHECK(camera.project({tray.centre.x, tray.centre.y - tray.rest_half.y - die, 0}).y <= plate.y + 1);
        const CeeloPot bet{PotKind::Bet, 0};
        const float radius = 0.32f * camera.px_per_unit({view.world(bet), 0});
        CHECK(view.at(bet).y - radius >= plate.y + plate.h);
    });
}
