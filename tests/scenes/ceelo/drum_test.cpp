// The cable drum tick by tick: what it tells, when, and that no coin is ever made or lost on the way.
#include "scenes/ceelo/drum.h"
#include "scenes/ceelo/show.h"
#include "scenes/measured_stage.h"

#include "longer.h"
#include "session/replay.h"

#include <set>

using namespace boxcars;
using boxcars::test::Drum;
using nlohmann::json;
using platform::Action, platform::PressKind;
using scenes::CeeloAmount;

namespace {

const std::vector<std::string> six{"even", "bold", "cautious", "kelly", "best", "even"};

ceelo::Rules short_game() {
    ceelo::Rules sheet;
    sheet.coins = 5;
    return sheet;
}

int coins_on_show(const json& state) {
    int coins = state["bank"];
    for (const json& seat : state["round"]) coins += seat["coins"].get<int>() + seat["bet"].get<int>();
    return coins;
}

}  // namespace

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

namespace {

const ceelo::State staking{.coins = {41, 41}, .banker = 0, .turn = 0, .phase = ceelo::Phase::Stake};
const ceelo::State covering{.coins = {0, 9}, .bank = 4, .banker = 0, .turn = 1, .phase = ceelo::Phase::Cover};
constexpr render::Rect slider{100, 100, 216, 20};  // 200 px from end to end

CeeloAmount asked_in(const ceelo::State& state) {
    CeeloAmount amount;
    amount.ask(state, {});
    return amount;
}

platform::Input pointing(platform::PressKind kind, glm::vec2 pressed, glm::vec2 now) {
    platform::Input input;
    input.any = true;
    input.pointer_down = kind == PressKind::PointerDown;
    input.pointer = now;
    input.presses = {{.kind = kind, .at = pressed}};
    return input;
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
