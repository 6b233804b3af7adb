// The look back at cee-lo: which sizes gave coins away, the dearest first, in words and on the drum.
#include "scenes/ceelo/announced.h"

#include "scenes/ceelo/drum.h"
#include "scenes/measured_stage.h"

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;
using test::Drum;

namespace {

const CeeloSeats trio{{}, {"human", "even", "bold"}};

ceelo::State staked(const ceelo::Rules& rules, int banker, int stake) {
    ceelo::State state = opening(rules);
    advance(rules, state, ceelo::Begin{banker});
    if (stake > 0) advance(rules, state, ceelo::Stake{stake});
    return state;
}

// Decides everything that is asked, large bets and small stakes, until asked again after so many answers or the end.
void play_badly(Drum& drum, int answers) {
    for (int given = 0; drum.now < 80'000 && drum.phase() != "finished";) {
        const std::string phase = drum.phase();
        if (phase == "deciding" && given == answers) return;
        const bool stakes = drum.state()["shown"]["phase"] == drum.state()["decided"]["phase"] && drum.offers("stake");
        drum.wait(phase == "deciding" || phase == "waiting" ? milliseconds(300) : 1);
        if (phase == "deciding") {
            for (int nth = 0; stakes && nth < 9; ++nth) drum.tap(Action::Left);
            drum.tap(stakes ? Action::Confirm : Action::Rebet);
            ++given;
        } else {
            drum.press(phase == "waiting" ? Action::Roll : Action::Skip);
        }
    }
}

}  // namespace

TEST_CASE("cee-lo look back: sizes that gave coins away, the dearest first, in your own words, and their sum") {
    const ceelo::Rules rules;
    CeeloLookBack back;
    back.remember(rules, staked(rules, 2, 8), ceelo::Cover{3});
    back.remember(rules, staked(rules, 0, 0), ceelo::Stake{2});
    back.remember(rules, staked(rules, 2, 8), ceelo::Cover{1});
    back.remember(rules, staked(rules, 2, 1), ceelo::Cover{1});  // nothing to decide
    CHECK(back.looked_at() == 3);
    CHECK(back.count() == 0);
    back.judge(trio);
    REQUIRE(back.count() == 2);
    back.step(1);
    CHECK(back.words(trio).title.starts_with("You staked 2 of 10: +0.05 coins on average."));
    const double first = back.on_show()->given_away;
    back.step(1);
    CHECK(back.words(trio) == CeeloSay{"You covered 3 of 8: \u22120.07 coins on average.",
                                       "1 would bring \u22120.02 and win at least as often. The difference is 0.05.",
                                       back.accuracy_words()});
    const double second = back.on_show()->given_away;
    CHECK(second == doctest::Approx(2 * 2.0 / 81));
    CHECK(first > second);
    CHECK(back.given_away() == doctest::Approx(first + second));
    CHECK(back.accuracy_words().starts_with("You chose the best amount 1 of 3 times. "));
    back.judge(trio);  // again: nothing changes
    CHECK(back.count() == 2);
}

TEST_CASE("cee-lo look back: only the best sizes, and it says so; where sizes are alike it says that instead") {
    const ceelo::Rules rules;
    CeeloLookBack back;
    back.remember(rules, staked(rules, 2, 8), ceelo::Cover{1});
    back.judge(trio);
    CHECK(back.count() == 0);
    CHECK(back.accuracy_words() == "No mistakes: you chose the best amount 1 of 1 times.");
    struct Even : CeeloLookBack {  // at a sheet on which every size is worth the same
        void judge_even() {
            judge_rest([](CeeloLookedBack& one) {
                const std::vector<odds::CeeloChoice> same{{1, 10, 0.5}, {2, 10, 0.5}};
                one.judged = odds::judge(same, one.amount);
            });
        }
    } even;
    even.remember(rules, staked(rules, 2, 8), ceelo::Cover{2});
    even.judge_even();
    CHECK(even.accuracy_words() ==
          "By these rules every amount brings the same on average; a larger one only varies more.");
}

TEST_CASE("Cable drum: where a size is asked the look back steps through what was given away, on the drum, and ends") {
    Drum drum{{"human", "even", "bold"}, 9};
    REQUIRE(drum.until("deciding"));
    CHECK_FALSE(drum.offers("look_back"));  // nothing was decided yet
    play_badly(drum, 3);
    REQUIRE(drum.phase() == "deciding");
    REQUIRE(drum.offers("look_back"));
    drum.wait(milliseconds(300));
    const auto before = drum.state();
    CHECK(before["look_back"]["sizes"].get<int>() >= 2);
    drum.click("look_back");
    auto shown = drum.state();
    REQUIRE(shown["look_back"]["mistakes"].get<int>() >= 2);
    CHECK(shown["look_back"]["on_show"] == 1);
    CHECK(shown["say"][0].get<std::string>().starts_with("You "));
    CHECK(shown["purse_shown"] != before["purse_shown"]);
    CHECK_FALSE(drum.offers("slider"));
    drum.tap(Action::Right);
    CHECK(drum.state()["look_back"]["on_show"] == 2);
    drum.click("look_previous");
    CHECK(drum.state()["look_back"]["on_show"] == 1);
    drum.tap(Action::Confirm);  // puts nothing down: it ends the look back
    CHECK(drum.state()["look_back"]["on_show"] == 0);
    drum.tap(Action::First);
    CHECK(drum.state()["look_back"]["on_show"] == 1);
    drum.tap(Action::Back);
    CHECK(drum.state()["say"] == before["say"]);
    CHECK(drum.state()["hash"] == before["hash"]);
    CHECK_FALSE(drum.scene.request());
}

TEST_CASE(
    "Cable drum: at the end the accuracy stands beside the winners, and the game lies there to be looked back at") {
    ceelo::Rules short_game;
    short_game.coins = 5;
    Drum drum{{"human", "even", "bold"}, 9, short_game};
    play_badly(drum, 1000);
    REQUIRE(drum.phase() == "finished");
    CHECK(drum.state()["say"].size() == 3);
    CHECK(drum.offers("next_game"));
    REQUIRE(drum.state()["look_back"]["mistakes"].get<int>() > 0);
    drum.click("look_back");
    CHECK(drum.state()["look_back"]["on_show"] == 1);
    CHECK_FALSE(drum.offers("next_game"));
    drum.click("look_back");
    drum.click("next_game");
    CHECK(drum.state()["look_back"]["sizes"] == 0);
}

TEST_CASE("Cable drum: a size that is put down in practice is not looked back at") {
    Drum drum{{"human", "even", "bold"}, 9};
    play_badly(drum, 1);
    const int sizes = drum.state()["look_back"]["sizes"];
    const session::Setup setup{.rules = ceelo::Rules{}, .seed = 9, .players = {"human", "even", "bold"}};
    drum.scene.practise(session::Sitting{setup});
    CHECK(drum.state()["look_back"]["sizes"] == 0);
    play_badly(drum, 2);
    CHECK(drum.state()["look_back"]["sizes"] == 0);
    CHECK(sizes > 0);
}

TEST_CASE("Cable drum: the coach's words and the look back's stand whole and alone, in every window") {
    for (const glm::ivec2 px : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}})
        for (const bool looks : {false, true}) {
            INFO(px.x, "x", px.y, std::string{looks ? " looks back" : " coached"});
            Drum drum{{"human", "even", "bold", "best", "kelly", "cautious"}, 4};
            drum.settings.coach = platform::Coach::Always;
            test::MeasuredStage stage{px, {}};
            drum.scene.draw(stage, 0);  // the layout is known from here on
            play_badly(drum, 2);
            REQUIRE(drum.phase() == "deciding");
            if (looks) drum.tap(Action::First);
            REQUIRE((drum.state()["look_back"]["on_show"] == 1) == looks);
            drum.wait(2);
            stage.look_at(drum.scene);
            const auto say = drum.state()["say"].get<std::vector<std::string>>();
            int found = 0;
            for (const auto& one : stage.written()) {
                if (std::ranges::count(say, one.words) == 0) continue;
                ++found;
                CAPTURE(one.words);
                CHECK(one.inside(stage.canvas_rect().grown(-3)));
                for (const auto& other : stage.written())
                    if (&other != &one && other.words != one.words) CHECK_FALSE(test::touch(one.where, other.where));
                for (const HitTarget& hot : drum.scene.hit_targets()) CHECK_FALSE(test::touch(one.where, hot.where));
            }
            CHECK(found == 3);
        }
}
