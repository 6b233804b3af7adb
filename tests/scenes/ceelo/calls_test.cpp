// What the cable drum says, every sentence of its coach, and its look back.
#include "odds/ceelo/tables.h"
#include "pattern.h"
#include "scenes/ceelo/announced.h"
#include "scenes/ceelo/drum.h"
#include "scenes/measured_stage.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::scenes;
using ceelo::Why, platform::Action, test::Drum;

namespace {

CeeloSeats seats(std::vector<std::string> players) {
    const ceelo::Rules rules{.players = static_cast<int>(players.size())};
    return {rules, std::move(players)};
}
const std::vector<std::string> company{"human", "even", "bold"};

std::string sentence(const ceelo::BankPasses& bank) {
    const CeeloSay say = say_of_bank(bank, seats(company));
    return say.title + " " + say.line;
}

// A round as the plates tell it: player 1 banks 6, player 2 covers 4, player 3 the rest.
CeeloAnnounced revealed(std::vector<ceelo::Fact> facts) {
    const std::vector<ceelo::Fact> bets{ceelo::BankStaked{0, 6}, ceelo::Covered{1, 4, 2}, ceelo::Covered{2, 2, 0}};
    facts.insert(facts.begin(), bets.begin(), bets.end());
    const render::CeeloTable table;
    const CeeloFeltView view{table, ceelo_look::camera(layout_for({0, 0, 1280, 720}))};
    CeeloAnnounced drum;
    drum.begin({.coins = {10, 10, 10}, .banker = 0});
    for (std::size_t nth = 0; nth < facts.size(); ++nth)
        drum.reveal(CeeloAnnounced::Facts{facts}.subspan(nth), seats(company), view, 0, true);
    return drum;
}

ceelo::Threw threw(int player, ceelo::Faces faces) {
    return {player, player == 0, faces, ceelo_dice::read(faces[0], faces[1], faces[2])};
}

std::vector<odds::CeeloChoice> choices(std::initializer_list<double> wins) {
    std::vector<odds::CeeloChoice> all;
    for (const double chance : wins) all.push_back({static_cast<int>(all.size()) + 1, 0, chance});
    return all;
}

TEST_CASE("Cee-lo: who banks next and why is one sentence, whatever the reason, and you are called you") {
    CHECK(sentence({1, 1, Why::WonAtOnce}) == "Mo keeps the bank. The bank won at once.");
    CHECK(sentence({0, 0, Why::BetWon}) == "You keep the bank. The bank won at least one bet.");
    CHECK(sentence({2, 2, Why::StoodOff}) == "Ada keeps the bank. A push is no loss: the bank stays.");
    CHECK(sentence({0, 1, Why::LostAtOnce}) == "Mo takes the bank. You lost at once, so the bank moves on.");
    CHECK(sentence({2, 0, Why::LostEveryBet}) == "You take the bank. Ada lost every bet, so the bank moves on.");
    CHECK(sentence({1, 0, Why::BeatenByTriple}) ==
          "You take the bank. You were the first to beat Mo with 4-5-6 or a triple.");
    for (int why = 0; why <= static_cast<int>(Why::BeatenByTriple); ++why) {
        const std::string said = sentence({1, kept(static_cast<Why>(why)) ? 1 : 2, static_cast<Why>(why)});
        CHECK((std::ranges::count(said, '.') == 2 && said.ends_with('.')));
    }
}

TEST_CASE("Cee-lo: before the next stake the reason for the banker still stands there") {
    ceelo::State state{.coins = {5, 9, 7}, .banker = 1, .turn = 1, .phase = ceelo::Phase::Stake};
    CHECK(say_of_wait(state, seats(company), "The bank won at once.") ==
          CeeloSay{"Mo banks.", "The bank won at once."});
    state.banker = state.turn = 0;
    CHECK(say_of_wait(state, seats(company), "").line == "Stake 1 to 5: the others cover it.");
}

TEST_CASE("Cee-lo: the round is told line by line: every throw, every bet, and the bank's sum of them") {
    const auto drum =
        revealed({threw(0, {2, 2, 4}), ceelo::PointSet{0, 4}, threw(1, {3, 3, 5}), ceelo::BettorWon{1, 4, 4, 0, 0, 0},
                  threw(2, {1, 2, 3}), ceelo::BettorLost{2, 2}, ceelo::RoundOver{1, {}}});
    CHECK(drum.line(0).amount == -2);
    CHECK(drum.line(0).words == "bank pays");
    CHECK(drum.line(0).faces == std::vector<int>{2, 2, 4});
    CHECK(drum.line(1).words == "5 beats 4");
    CHECK(drum.line(1).amount == 4);
    CHECK(drum.line(1).faces == std::vector<int>{3, 3, 5});
    CHECK(drum.line(2).words == "1-2-3 loses");
    CHECK(drum.line(2).amount == -2);
}

TEST_CASE("Cee-lo: bets settled at once are told without throws, a stand-off without coins") {
    const auto at_once = revealed({threw(0, {4, 5, 6}), ceelo::AllSettled{0, 6, true}, ceelo::BettorLost{1, 4},
                                   ceelo::BettorLost{2, 2}, ceelo::RoundOver{1, {}}});
    CHECK(at_once.line(1).words == "lost at once");
    CHECK(at_once.line(0).words == "bank wins");
    CHECK(at_once.line(0).amount == 6);
    const auto tied = revealed({threw(0, {2, 2, 4}), threw(1, {3, 3, 4}), ceelo::StandOff{1, 4, false},
                                threw(2, {6, 6, 4}), ceelo::StandOff{2, 2, false}, ceelo::RoundOver{1, {}}});
    CHECK(tied.line(1).words == "push");
    CHECK(tied.line(1).amount == 0);
    CHECK(tied.line(0).words == "bank breaks even");
}

TEST_CASE("Cee-lo: the end names the winners and who is broke") {
    CHECK(say_of_end({{12, 18, 0}, 18, 1}, seats(company)) ==
          CeeloSay{"Mo wins.", "Ada is broke. Mo has the most coins: 18."});
    CHECK(say_of_end({{0, 15, 15}, 15, 2}, seats(company)) ==
          CeeloSay{"Mo and Ada share the win.", "You are broke. Each winner has the most coins: 15."});
    CHECK(say_of_end({{30, 0, 0}, 30, 1}, seats(company)) ==
          CeeloSay{"You win.", "Mo and Ada are broke. You have the most coins: 30."});
}

TEST_CASE("Cee-lo: the player who knows best says by how much an amount is better") {
    const auto three = choices({0.30, 0.325, 0.29});
    CHECK(best_words(three) == "Wins about 2.50\u2009% more than 1 would, 3.50\u2009% more than 3.");
    CHECK(best_words(choices({0.3, 0.2})) == "Wins about 10.00\u2009% more than 2 would.");
    CHECK(best_words(choices({0.3, 0.3})).empty());
}

constexpr auto said =
    R"(Coach: with (\d+), (0|(?:\+|−)[0-9.]+) coins on average, about ([0-9.]+)\xe2\x80\x89% to win the game\.)";
constexpr auto beside =
    R"(With (\d+), (0|(?:\+|−)[0-9.]+) coins on average,( but)? about ([0-9.]+)\xe2\x80\x89% to win the game\.)";

double number(std::string words) {
    const std::string minus = "\u2212";
    if (words.starts_with(minus)) return -std::stod(words.substr(minus.size()));
    return std::stod(words);
}

// Its coins on the mean and its chance, as they are written.
void check_figures(const odds::CeeloChoice& of, int owned, const std::string& coins, const std::string& percent) {
    CHECK(std::abs(number(coins) - (of.coins - owned)) < 0.0051);
    CHECK((coins == "0") == (std::abs(of.coins - owned) < least_mean));
    CHECK(std::abs(number(percent) - 100 * of.wins) < 0.051);
}

bool more(double a, double b) { return a > b + 1e-9; }

void check_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount) {
    const auto [own_words, other_words] = coach_words(state, choices, amount);
    INFO(own_words, " ", other_words);
    const test::Groups here = test::whole_match(own_words, said), other = test::whole_match(other_words, beside);
    REQUIRE_FALSE(here.empty());
    const odds::CeeloChoice& own = choices[nth(amount - 1)];
    CHECK(std::stoi(here[1]) == amount);
    const int owned = worth(state, state.turn);
    check_figures(own, owned, here[2], here[3]);
    const auto any = [&](const auto& which) { return std::ranges::any_of(choices, which); };
    const bool richer = any([&](const auto& one) { return more(one.coins, own.coins); });
    const bool surer = any([&](const auto& one) { return more(one.wins, own.wins); });
    if (other.empty()) {
        CHECK_FALSE(richer);
        CHECK_FALSE(surer);
        const bool alone = choices.size() == 1;
        const bool alike =
            !any([&](const auto& one) { return more(own.coins, one.coins) || more(own.wins, one.wins); });
        CHECK(other_words == (alone   ? "There is no other amount."
                              : alike ? "Every amount brings the same on average; a larger one only varies more."
                                      : "No other amount is better."));
        return;
    }
    const odds::CeeloChoice& named = choices[nth(std::stoi(other[1]) - 1)];
    check_figures(named, owned, other[2], other[4]);
    CHECK((more(named.coins, own.coins) || more(named.wins, own.wins)));
    CHECK(!other[3].empty() == (more(named.coins, own.coins) != !more(own.wins, named.wins)));
}

TEST_CASE("cee-lo coach: every sentence is true of the rules: all sizes, two to six players, purses, five sheets") {
    int sentences = 0;
    test::every_ceelo_decision(
        [&](const ceelo::Rules& rules, const ceelo::State& state, std::span<const odds::CeeloChoice> choices) {
            INFO(rules.players, " players, the bank ", state.bank);
            for (int amount = 1; amount <= most_offered(state); ++amount, ++sentences)
                check_words(state, choices, amount);
        });
    CHECK(sentences > 1'500);
}

TEST_CASE("cee-lo coach: a bet of ten against a deep bank brings ten times the exact edge of the sheet") {
    for (ceelo::Rules rules : test::unlike_ceelo_sheets()) {
        rules.coins = 100;
        const auto bet = odds::ceelo_bet(rules);
        ceelo::State state = opening(rules);
        advance(rules, state, ceelo::Begin{0});
        advance(rules, state, ceelo::Stake{20});
        const std::string words = coach_words(state, odds::ceelo_choices(bet, rules, state), 10).first;
        const double mean = -10 * odds::to_double(bet.banker_edge);
        CHECK(words.find("with 10, " + mean_coins(mean) + " coins on average,") != std::string::npos);
    }
}

TEST_CASE("Cable drum: asked, the coach speaks of the size on the slider and of another, and follows it") {
    test::Drum drum{{"human", "even", "bold"}, 9};
    REQUIRE(drum.until("deciding"));
    CHECK(drum.state()["say"].size() == 2);
    drum.tap(Action::Coach);
    const auto line = [&] { return drum.state()["say"][1].get<std::string>(); };
    for (int step = 0; step < 3; ++step) {
        const int amount = drum.state()["amount"];
        CHECK(line().starts_with("Coach: "));
        CHECK(line().find("with " + std::to_string(amount) + ", ") != std::string::npos);
        CHECK(drum.state()["say"].size() == 3);
        drum.tap(amount > 1 ? Action::Left : Action::Right);
    }
    drum.tap(Action::Coach);
    CHECK(line().find("Coach") == std::string::npos);
}

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
                one.judged = odds::judge(same, one.bet);
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

TEST_CASE("Cable drum: at the end the accuracy stands beside the winners, and the game can be looked back at") {
    Drum drum{{"human", "even", "bold"}, 9, {.coins = 5}};
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
            std::string all;  // a sentence may take two lines
            for (const auto& one : stage.written()) {
                all += one.words + ' ';
                const auto holds = [&](const auto& whole) { return whole.find(one.words) != whole.npos; };
                if (one.words.size() < 9 || std::ranges::none_of(say, holds)) continue;
                CAPTURE(one.words);
                CHECK(one.inside(stage.canvas_rect().grown(-3)));
                for (const auto& other : stage.written())
                    if (&other != &one && other.words != one.words) CHECK_FALSE(test::touch(one.where, other.where));
                for (const HitTarget& hot : drum.scene.hit_targets()) CHECK_FALSE(test::touch(one.where, hot.where));
            }
            for (const std::string& whole : say) CHECK(all.find(whole + ' ') != all.npos);
        }
}
