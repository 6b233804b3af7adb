// What the craps table calls and tells, and its look back at what was laid between two throws.
#include "scenes/craps/far_zone.h"

#include "rules/craps/table.h"
#include "scenes/craps/odds.h"
#include "scenes/craps/print.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "session/craps/accuracy.h"
#include "session/replay.h"
#include "ui/craps/panels.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::craps;
using scenes::call_of, scenes::StickCall;
using Facts = std::vector<Fact>;
using namespace boxcars::scenes;
using Mark = PastThrow::Mark;
using craps::Kind, craps::Spot;
using platform::Action;

namespace {

constexpr Won pass_wins{{Kind::Pass, 0}, 500, 500, 0, false};

// The facts of one throw on the ordinary table with five dollars on the pass line.
Facts throwing(int first, int second, int point) {
    const int total = first + second;
    Facts facts{Threw{first, second, point}};
    const bool box = total >= 4 && total <= 10 && total != 7;
    if (point == 0 && box) facts.push_back(PointSet{total});
    if (point != 0 && total == point) facts.push_back(PointMade{point});
    if (point != 0 && total == 7) facts.push_back(SevenOut{point});
    if (point == 0 ? total == 7 || total == 11 : total == point) facts.push_back(pass_wins);
    return facts;
}

StickCall call(int first, int second, int point) { return call_of(throwing(first, second, point)).value(); }

template <class Check>
void every_throw(Check check) {
    for (const int point : {0, 4, 5, 6, 8, 9, 10})
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second) check(first, second, point);
}

std::size_t letters(const std::string& words) {  // not bytes: a dash is three
    return static_cast<std::size_t>(
        std::ranges::count_if(words, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

TEST_CASE("the calls of the art direction, word for word, on a point, on the come-out and for a point that is made") {
    struct Called {
        int first, second, point;
        StickCall words;
    };
    for (const auto& [first, second, point, words] : {Called{4, 5, 8, {"Nine!", "Centre field nine — pay the field."}},
                                                      {5, 6, 8, {"Yo!", "Yo-leven."}},
                                                      {6, 6, 8, {"Twelve!", "Boxcars. Craps twelve."}},
                                                      {3, 4, 8, {"Seven out.", "Line away."}},
                                                      {2, 4, 8, {"Six!", "Easy six."}},
                                                      {3, 3, 8, {"Six!", "Six the hard way."}},
                                                      {3, 4, 0, {"Seven!", "Winner seven. Pay the line."}},
                                                      {2, 4, 0, {"Six!", "The point is six."}},
                                                      {4, 4, 0, {"Eight!", "Eight the hard way. The point is eight."}},
                                                      {1, 1, 0, {"Two!", "Snake eyes. Craps two."}},
                                                      {1, 2, 0, {"Three!", "Ace-deuce. Craps three."}},
                                                      {5, 6, 0, {"Yo!", "Yo-leven."}},
                                                      {3, 5, 8, {"Eight!", "Winner eight. Pay the line."}},
                                                      {4, 4, 8, {"Eight!", "Eight the hard way. Pay the line."}}})
        CHECK(call(first, second, point) == words);
}

TEST_CASE("nobody is told to pay an empty line; on a crapless table craps and yo can be the point") {
    const Won place_wins{{Kind::Place, 8}, 600, 700, 0, true};
    CHECK(call_of(Facts{Threw{3, 5, 8}, PointMade{8}, place_wins})->sentence == "Winner eight.");
    CHECK(call_of(Facts{Threw{4, 4, 8}, PointMade{8}})->sentence == "Eight the hard way.");
    CHECK(call_of(Facts{Threw{3, 4, 0}})->sentence == "Winner seven.");
    CHECK(call_of(Facts{Threw{1, 2, 0}, PointSet{3}})->sentence == "Ace-deuce. The point is three.");
    CHECK(call_of(Facts{Threw{5, 6, 0}, PointSet{11}})->sentence == "Yo-leven. The point is eleven.");
    CHECK(call_of(Facts{Threw{6, 6, 12}, PointMade{12}, pass_wins})->sentence == "Winner twelve. Pay the line.");
}

TEST_CASE("every throw has a word and a sentence of at most 40 characters, with at most one exclamation mark") {
    every_throw([](int first, int second, int point) {
        const StickCall said = call(first, second, point);
        CHECK_FALSE(said.word.empty());
        CHECK(said.sentence.ends_with('.'));
        CHECK_MESSAGE(letters(said.sentence) <= 40, said.sentence);
        CHECK(std::ranges::count(said.word + said.sentence, '!') <= 1);
    });
}

TEST_CASE("the order of dice changes no call, easy and hard ways are told apart, and chips moved are not called") {
    every_throw([](int first, int second, int point) {
        CHECK(call(first, second, point) == call(second, first, point));
        const int total = first + second;
        if (total % 2 == 0 && total >= 4 && total <= 10)
            CHECK((call(first, second, point) == call(total / 2, total / 2, point)) == (first == second));
    });
    CHECK_FALSE(call_of(Facts{ChipsPlaced{{Kind::Pass, 0}, 500, 0}}));
    CHECK_FALSE(call_of(Facts{}));
}

struct CrapsTable : craps_table::Game {
    FarZone zone;

    Cents change(const Event& event) {  // of the bankroll, as the receipt has it
        zone.remember(take(event).facts);
        return change_of(receipt_of(facts));
    }
    std::vector<ReceiptLine> throws(int first, int second) {
        zone.remember(roll(first, second).facts);
        return receipt_of(facts);
    }
};

std::vector<Mark> marks(const FarZone& zone) {
    std::vector<Mark> all;
    for (const PastThrow& past : zone.history()) all.push_back(past.mark);
    return all;
}

std::vector<std::string> printed(const std::vector<ReceiptLine>& lines) {
    std::vector<std::string> all;
    for (const ReceiptLine& line : lines) all.push_back(line.words + "  " + line.amount);
    return all;
}

TEST_CASE("throws are marked as what they did to the line; after a seven-out the next throw begins a new hand") {
    CrapsTable table;
    struct Thrown {
        bool bets;
        int first, second;
    };
    for (const auto& [bets, first, second] :
         {Thrown{true, 3, 4}, {true, 1, 2}, {true, 4, 4}, {false, 5, 6}, {false, 3, 5}, {true, 4, 5}, {false, 1, 6}}) {
        if (bets) table.bet("pass", 10);
        table.throws(first, second);
    }
    CHECK(marks(table.zone) == std::vector{Mark::Natural, Mark::Crap, Mark::PointSet, Mark::None, Mark::PointMade,
                                           Mark::PointSet, Mark::SevenOut});
    CHECK(table.zone.history()[3] == PastThrow{5, 6, Mark::None});
    table.bet("pass", 10);
    CHECK(table.zone.history().size() == 7);  // chips alone begin none
    table.throws(6, 5);
    CHECK(marks(table.zone) == std::vector{Mark::Natural});
    CrapsTable crapless;
    crapless.rules.crapless = true;
    crapless.bet("pass", 10);
    crapless.throws(6, 6);
    CHECK(marks(crapless.zone) == std::vector{Mark::PointSet});  // no crap
}

TEST_CASE("a receipt says in a player's words what a throw did") {
    CrapsTable table;
    table.bet("pass", 10);
    table.throws(4, 4);
    table.bet("come", 5).bet("place_9", 25).bet("field", 5).bet("hop_3_5", 1);
    CHECK(printed(table.throws(4, 5)) ==
          std::vector<std::string>{"Come to NINE  ", "Place NINE  +$35", "Field, $5 back  +$5", "Hop 3-5  −$1"});
    table.bet("come_odds_9", 10);
    const auto lines = table.throws(3, 4);
    CHECK(printed(lines) == std::vector<std::string>{"Pass line  −$10", "Come on NINE  −$5", "Odds on come NINE  −$10",
                                                     "Place NINE  −$25"});
    CHECK(result_of(lines) == -50 * dollar);
    CHECK(change_of(lines) == 0);  // they left the bankroll when they were placed
}

TEST_CASE("a push comes back without gain, and says so") {
    CrapsTable table;
    table.bet("dont_pass", 10);
    const auto lines = table.throws(6, 6);
    CHECK(printed(lines) == std::vector<std::string>{"Don't pass, returned  $10"});
    CHECK(result_of(lines) == 0);
    CHECK(change_of(lines) == 10 * dollar);
}

TEST_CASE("for all 36 throws the receipt of a full table adds up to the bankroll's change, before and with a point") {
    for (const int point : {0, 4, 8})
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second) {
                CrapsTable table;
                if (point != 0) table.bet("pass", 10), table.throws(point / 2 - 1, point / 2 + 1);
                for (const Event& event : legal(table.rules, table.state))
                    if (std::holds_alternative<Bet>(event) && !refusal(table.rules, table.state, event)) {
                        const Cents before = table.state.bankroll, change = table.change(event);
                        REQUIRE(change == table.state.bankroll - before);
                    }
                const Cents before = table.state.bankroll;
                const Cents all = before + on_table(table.state);
                const auto lines = table.throws(first, second);
                REQUIRE(change_of(lines) == table.state.bankroll - before);
                REQUIRE(result_of(lines) == table.state.bankroll + on_table(table.state) - all);
            }
}

TEST_CASE("every spot of either table has words of its own") {
    for (const Rules& rules : craps_table::both_sheets) {
        std::set<std::string> words;
        for (const Spot& spot : spots(rules)) {
            CHECK_FALSE(ui::spot_words(spot).empty());
            CHECK_MESSAGE(words.insert(ui::spot_words(spot)).second, ui::spot_words(spot));
        }
    }
    CHECK(ui::spot_words({Kind::Place, 9}) == "Place NINE");
    CHECK(ui::spot_words({Kind::ComeOdds, 5}) == "Odds on come 5");
    CHECK(ui::spot_words({Kind::Hard, 8}) == "Hard 8");
    CHECK(ui::spot_words({Kind::HornHigh, 11}) == "Horn high yo");
}

struct KeptHand : craps_table::Game {  // at the plain sheet
    CrapsLookBack look_back;
    KeptHand() { look_back.begin(state); }
    void roll(int first, int second) {
        look_back.thrown(rules, state);
        Game::roll(first, second);
        look_back.rested(state);
    }
};

using Car = test::PlayedTable<CrapsScene, craps::Rules>;

void none_lies_on_print(Car& car, const craps_look::FeltPrint& felt) {
    test::MeasuredStage stage({1280, 720});
    const auto layout = layout_for(stage.canvas_rect());
    for (const auto& print : craps_look::printed_boxes(stage.canvas(), craps_camera(layout, CrapsView::Whole), felt))
        for (const HitTarget& button : car.scene.hit_targets())
            if (button.name.starts_with("look_")) CHECK_FALSE(test::touch(print, button.where));
}

}  // namespace

TEST_CASE("craps look back: what lay there before is no new bet, what was taken down before the throw is none") {
    KeptHand sitting;
    sitting.bet("pass", 10).bet("big_6", 6).take(craps::Take{{Kind::Big, 6}, 600});
    sitting.roll(4, 4);
    CHECK(sitting.look_back.bets() == 1);
    sitting.bet("place_6", 6);
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 2);
    sitting.bet("place_6", 6);  // more on top
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 3);
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 3);
}

TEST_CASE("craps look back: what every bet cost, the dearest first, with one that wins about as often for less") {
    KeptHand sitting;
    sitting.bet("pass", 10).bet("big_8", 6);
    sitting.roll(2, 2);
    sitting.bet("any_seven", 5).bet("field", 5);
    sitting.roll(1, 2);
    CHECK(sitting.look_back.bets() == 4);
    odds::CrapsEdges edges;
    sitting.look_back.judge(edges);
    REQUIRE(sitting.look_back.count() == 4);
    double sum = 0, before = 1e9;
    for (const Spot wanted : {Spot{Kind::AnySeven}, Spot{Kind::Big, 8}, Spot{Kind::Pass}, Spot{Kind::Field}}) {
        sitting.look_back.step(1);
        const CrapsLookedBack* back = sitting.look_back.on_show();
        REQUIRE(back);
        INFO(sitting.look_back.words());
        CHECK(back->judged.decision.spot == wanted);
        CHECK(craps::staked(back->judged.decision.state, wanted) == 0);
        CHECK(craps::staked(back->table, wanted) == back->judged.decision.stake);
        CHECK(back->given_away > 0);
        CHECK(back->given_away <= before);
        CHECK(sitting.look_back.words().find("on average. ") != std::string::npos);
        before = back->given_away;
        sum += back->given_away;
        if (wanted == Spot{Kind::AnySeven}) CHECK(sitting.look_back.words().find("cost $0.83") != std::string::npos);
        if (wanted != Spot{Kind::Big, 8}) continue;
        REQUIRE(back->judged.better);
        CHECK(back->judged.better_cost < back->judged.cost);
        CHECK(sitting.look_back.words().find("would win about as often and cost $") != std::string::npos);
    }
    CHECK(sitting.look_back.cost() == doctest::Approx(sum));
    CHECK_FALSE(sitting.look_back.may_step(1));
    CHECK(sitting.look_back.accuracy_words().starts_with("4 bets cost "));
}

TEST_CASE("Casino Car: after a hand the look back steps through what was given away, on the table, and ends as asked") {
    Car car{{.setup = {.seed = 1, .players = {"human"}, .dice = session::GivenDice{"test", {4, 4, 3, 4, 1, 1}}}}};
    car.settings.felt_bets = platform::FeltBets::More;
    car.tick();
    CHECK_FALSE(car.offers("look_back"));
    car.click("pass");
    car.click("big_6");
    car.tap(Action::Roll);
    car.wait_for("betting");
    CHECK_FALSE(car.offers("look_back"));  // in a hand
    car.tap(Action::Roll);
    car.wait_for("betting");
    REQUIRE(car.state()["shown"]["point"] == 0);
    REQUIRE(car.offers("look_back"));
    craps_look::FeltPrint felt;
    none_lies_on_print(car, felt);
    const std::string hash = car.state()["hash"];
    car.click("look_back");
    CHECK(car.state()["look_back"]["on_show"] == 1);
    felt.odds_row = false;
    none_lies_on_print(car, felt);
    CHECK(car.offers("place_6"));
    car.tap(Action::Confirm);  // no chip: it ends the look back
    CHECK(car.state()["look_back"]["on_show"] == 0);
    car.tap(Action::First);
    CHECK(car.state()["look_back"]["on_show"] == 1);
    car.tap(Action::Back);
    CHECK(car.state()["look_back"]["on_show"] == 0);
    CHECK(car.state()["hash"] == hash);
    CHECK(car.decided().bets.empty());
}

TEST_CASE("Casino Car: what the look back says was given away is what the statistics say of the sitting") {
    Car car{{.setup = {.seed = 11, .players = {"human"}}}};
    car.settings.felt_bets = platform::FeltBets::More;
    car.tick();
    for (int thrown = 0; thrown < 8; ++thrown) {
        for (const char* spot : {"pass", "big_6", "field", "place_8"})
            if (car.offers(spot)) car.click(spot);
        car.tap(Action::Roll);
        car.wait_for("betting");
    }
    const auto sheets = session::judged_craps(session::record(car.scene.sitting()));
    REQUIRE(sheets.size() == 1);
    const session::JudgedUnder& judged = sheets.front();
    car.tap(Action::First);  // bets are judged when somebody looks back
    const auto look_back = car.state()["look_back"];
    CHECK(judged.decisions == look_back["bets"]);
    CHECK(judged.decisions - judged.best.value() == look_back["mistakes"]);
    CHECK(judged.given_away == doctest::Approx(look_back["given_away"].get<double>()));
    CHECK(judged.given_away > 0);
}
