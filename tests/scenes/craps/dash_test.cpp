// The dash of craps and its hints; and what a click, a drag and a walk with the keys ask for.
#include "scenes/craps/show.h"

#include "rules/craps/bets.h"
#include "rules/craps/table.h"
#include "scenes/craps/bet_input.h"
#include "scenes/craps/odds.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "ui/bench.h"
#include "ui/craps/panels.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>

using namespace boxcars;
using namespace boxcars::scenes;
using test::MeasuredStage, test::Written;
using CrapsCar = test::PlayedTable<CrapsScene, craps::Rules>;
using craps::Bet, craps::Kind, craps::Rolled, craps::Spot, craps::Take;
using platform::Action;
using Requests = std::vector<BetRequest>;
using Events = std::vector<craps::Event>;
using platform::PressKind;

namespace {

std::vector<Written> told(MeasuredStage& stage, bool practice, int point) {
    session::Sitting session{{.rules = craps::Rules{}, .seed = 1, .players = {"human"}}};
    if (practice) session.branch();
    craps::State state = session.state().as<craps::State>();
    state.point = point;
    state.new_hand = false;
    const platform::Settings settings;
    const Layout layout = layout_for(stage.canvas_rect());
    const CrapsMoment at{{{settings, layout}, session, session.rules().as<craps::Rules>(), state}, {}, 12};
    stage.begin_frame({}, 1, 0);  // what was written before is forgotten
    craps_dash::draw(stage.canvas(), at);
    return stage.written();
}

const Written* find(const std::vector<Written>& all, const std::string& words) {
    const auto found = std::ranges::find(all, words, &Written::words);
    return found == all.end() ? nullptr : &*found;
}

TEST_CASE("craps dash: PRACTICE stands beside point and roll, not in their place, at every size") {
    ui::test::Bench bench;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {960, 540}, {1920, 1080}})
        for (const int point : {0, 10}) {
            MeasuredStage stage(window);
            const std::vector<Written> all = told(stage, true, point);
            const Layout layout = layout_for(stage.canvas_rect());
            INFO("window ", window.x, " point ", point);
            const std::string first = point ? "POINT" : "COME-OUT";
            for (const std::string& words : {first, std::string{"ROLL"}, std::string{"12"}, std::string{"PRACTICE"}}) {
                const Written* one = find(all, words);
                REQUIRE_MESSAGE(one, words, " is not told");
                CHECK(one->inside(layout.bar));
                for (const Written& other : all)
                    if (&other != one) CHECK_MESSAGE(!test::touch(one->where, other.where), words, " on ", other.words);
                Buttons top;
                add_top_buttons(top, layout, false, false);
                for (const HitTarget& button : top.hit_targets())
                    CHECK_MESSAGE(!test::touch(one->where, button.where), words, " on the button ", button.name);
            }
        }
}

TEST_CASE("craps dash: without anything to be known of the sitting, nothing stands beside point and roll") {
    ui::test::Bench bench;
    MeasuredStage stage({1280, 720});
    CHECK(told(stage, false, 6).size() + 1 == told(stage, true, 6).size());
}

TEST_CASE("craps hint: a plain bet is told with its fractions, a long one as about so much") {
    CrapsOddsCache cache;
    CHECK(in_a_breath(*cache.known().of({}, {craps::Kind::Place, 6}, 0)) ==
          "pays 7 to 6  ·  chance to win 5/11 = 45.45 %  ·  house edge 1/66 = 1.5152 %");
    CHECK(in_a_breath(*cache.known().of({}, {craps::Kind::PassOdds}, 4)) ==
          "pays 2 to 1  ·  chance to win 1/3 = 33.33 %  ·  no house edge");
    const std::string fire = in_a_breath(*cache.known().of({}, {craps::Kind::Fire}, 0));
    CHECK_MESSAGE(fire.ends_with("chance to win about 1.06 %  ·  house edge about 20.7628 %"), fire);
    const craps::Rules generous{.place_6_8 = 3, .place_6_8_per = 1};
    CHECK(in_a_breath(*cache.known().of(generous, {craps::Kind::Place, 6}, 0)).find("your edge ") != std::string::npos);
}

TEST_CASE("craps hint: what is told of any spot fits between the window's sides, at 1280x720 and at 800x600") {
    ui::test::Bench bench;
    CrapsOddsCache cache;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        test::MeasuredStage stage(window);
        for (const craps::Rules& sheet : craps_table::both_sheets)
            for (const craps::Spot spot : craps::spots(sheet)) {
                const odds::BetOdds* odds = cache.known().of(sheet, spot, 6);
                if (!odds) continue;
                const std::string words = ui::spot_words(spot) + "  ·  " + in_a_breath(*odds) + "  ·  $5,000 down, off";
                INFO(words);
                CHECK(stage.canvas().width({render::Face::Body, 15}, words) < stage.canvas_rect().w - 60);
            }
    }
}

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
            car.tick({.pointer = target.where.centre(), .pointer_moved = true, .presses = {}});
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

namespace {

struct HandAtFelt {  // over a felt in a window
    Layout layout = layout_for({0, 0, 1280, 720});
    FeltView felt;
    BetInput input;

    glm::vec2 over(Spot spot) const { return felt.camera(layout).project({felt.places().chip_place(spot), 0}); }
    BetInput::Asked tick(const platform::Input& now) {
        const auto rack = craps_dash::rack(layout);
        return input.tick(now, {felt, layout, rack});
    }
    BetInput::Asked pointer(PressKind kind, glm::vec2 at, int button = 1) {
        return tick({.pointer = at, .pointer_moved = true, .presses = {{.kind = kind, .at = at, .button = button}}});
    }
    BetInput::Asked drag(glm::vec2 from, glm::vec2 to) {
        pointer(PressKind::PointerDown, from);
        return pointer(PressKind::PointerUp, to);
    }
    BetInput::Asked key(Action action) {
        return tick({.presses = {{.kind = PressKind::ActionDown, .action = action}}});
    }
};

struct Chips : craps_table::Game {
    Events comes_to(const BetRequest& request) const { return decisions_of(request, rules, state); }
};

constexpr glm::vec2 off_felt{640, 90};  // beyond the felt

}  // namespace

TEST_CASE("craps hand: a click asks for the chip in hand on every spot of either side") {
    HandAtFelt hand;
    for (int side = 0; side < 2; ++side, hand.felt.turn_leaf(hand.layout))
        for (const Spot spot : hand.felt.places().spots()) {
            if (!hand.felt.places().on(spot, hand.felt.leaf())) continue;
            INFO(craps::to_text(spot));
            CHECK(hand.drag(hand.over(spot), hand.over(spot)).bets == Requests{PutChips{spot, 500}});
        }
}

TEST_CASE("craps hand: a chip from the dash is in hand from then on, and is bet where it is let go") {
    HandAtFelt hand;
    const auto rack = craps_dash::rack(hand.layout);
    CHECK(hand.drag(rack[2].centre(), hand.over({Kind::Field})).bets == Requests{PutChips{{Kind::Field}, 2500}});
    CHECK(hand.input.chip_value() == 2500);
    CHECK(hand.drag(rack[0].centre(), off_felt).bets.empty());
    CHECK(hand.input.chip_value() == 100);
}

TEST_CASE("craps hand: a stack is dragged to another spot or home, and the right button takes one down") {
    HandAtFelt hand;
    const Spot six{Kind::Place, 6}, eight{Kind::Place, 8};
    CHECK(hand.drag(hand.over(six), hand.over(eight)).bets == Requests{MoveChips{six, eight}});
    CHECK(hand.drag(hand.over(six), off_felt).bets == Requests{MoveChips{six, {}}});
    CHECK(hand.pointer(PressKind::PointerDown, hand.over(six), 3).bets == Requests{TakeDown{six}});
}

TEST_CASE("craps hand: a finger held for 0.6 s takes a stack down, and a tap during a slow frame is still a tap") {
    HandAtFelt hand;
    const Spot six{Kind::Place, 6};
    platform::Input held{.pointer = hand.over(six), .pointer_down = true, .finger = true, .presses = {}};
    for (const bool slow : {true, false}) {
        hand.pointer(PressKind::PointerDown, hand.over(six));
        held.catching_up = slow;
        Requests asked;
        for (int tick = 0; tick < 100; ++tick) std::ranges::copy(hand.tick(held).bets, std::back_inserter(asked));
        CHECK(asked == (slow ? Requests{} : Requests{TakeDown{six}}));
        CHECK(hand.pointer(PressKind::PointerUp, hand.over(six)).bets ==
              (slow ? Requests{PutChips{six, 500}} : Requests{}));
    }
}

TEST_CASE("craps hand: the bet that a finger touched keeps its words, without light, until the next touch") {
    HandAtFelt hand;
    const Spot six{Kind::Place, 6};
    const glm::vec2 at = hand.over(six);
    platform::Input touch{.pointer = at, .finger = true, .presses = {{.kind = PressKind::PointerDown, .at = at}}};
    hand.tick(touch);
    CHECK_FALSE(hand.input.touched());
    hand.tick({});
    CHECK(hand.input.focus() == six);
    CHECK(hand.input.touched());
    touch.presses[0].at = touch.pointer = off_felt;
    hand.tick(touch);
    CHECK(!hand.input.focus());
}

TEST_CASE("craps hand: the arrows begin at the cursor, and the pointer takes the focus back") {
    HandAtFelt hand;
    hand.input.set_cursor({Kind::Field});
    CHECK_FALSE(hand.input.focus());
    CHECK(hand.key(Action::Up).walked);
    CHECK(hand.input.focus() == Spot{Kind::Field});
    hand.key(Action::Up);
    CHECK(hand.input.focus() == hand.felt.places().neighbour({Kind::Field}, Way::Up, CrapsLeaf::Props));
    const Spot at = *hand.input.focus();
    CHECK(hand.key(Action::Confirm).bets == Requests{PutChips{at, 500}});
    CHECK(hand.key(Action::TakeDown).bets == Requests{TakeDown{at}});
    CHECK(hand.key(Action::CallBet).bets == Requests{TurnCall{at}});
    hand.pointer(PressKind::PointerUp, hand.over({Kind::Come}));
    CHECK(hand.input.focus() == Spot{Kind::Come});
    CHECK_FALSE(hand.input.by_keys());
}

TEST_CASE("craps hand: a click on the tab of the other side asks for it, one on its own does not") {
    HandAtFelt hand;
    const auto tab = [&](CrapsLeaf leaf) {
        return hand.felt.camera(hand.layout).project({hand.felt.places().leaf_tab(leaf).middle(), 0});
    };
    CHECK(hand.pointer(PressKind::PointerDown, tab(CrapsLeaf::Hops)).turn_leaf);
    CHECK_FALSE(hand.pointer(PressKind::PointerDown, tab(CrapsLeaf::Props)).turn_leaf);
}

TEST_CASE("craps requests: chips on a bet that has its number go behind it, and come down from there first") {
    Chips table;
    CHECK(table.comes_to(PutChips{{Kind::Pass}, 1000}) == Events{Bet{{Kind::Pass}, 1000}});
    CHECK(table.comes_to(PutChips{{Kind::Put, 6}, 1000}) == Events{Bet{{Kind::Put, 6}, 1000}});
    table.take(Bet{{Kind::Pass}, 1000}).take(Rolled{4, 4});
    CHECK(table.comes_to(PutChips{{Kind::Pass}, 1000}) == Events{Bet{{Kind::PassOdds}, 1000}});
    table.take(Bet{{Kind::PassOdds}, 1000});
    CHECK(table.comes_to(TakeDown{{Kind::Pass}}) == Events{Take{{Kind::PassOdds}, 1000}});
    table.take(Bet{{Kind::Put, 6}, 1000});
    CHECK(table.comes_to(PutChips{{Kind::Put, 6}, 1000}) == Events{Bet{{Kind::PutOdds, 6}, 1000}});
    CHECK(table.comes_to(PutChips{{Kind::Place, 6}, 2500}) == Events{Bet{{Kind::Place, 6}, 2400}});
}

TEST_CASE("craps requests: a moved stack is taken up and bet anew, as much of it as the new spot pays exactly") {
    Chips table;
    table.take(Bet{{Kind::Field}, 2500});
    CHECK(table.comes_to(MoveChips{{Kind::Field}, Spot{Kind::Place, 6}}) ==
          Events{Take{{Kind::Field}, 2500}, Bet{{Kind::Place, 6}, 2400}});
    CHECK(table.comes_to(MoveChips{{Kind::Field}, {}}) == Events{Take{{Kind::Field}, 2500}});
    CHECK(table.comes_to(MoveChips{{Kind::Come}, Spot{Kind::Field}}).empty());
}

TEST_CASE("craps requests: a bet that works is called off, one that rests is called on") {
    Chips table;
    table.take(Bet{{Kind::Place, 6}, 1200});  // rests on the come-out
    CHECK(table.comes_to(TurnCall{{Kind::Place, 6}}) == Events{craps::CallIt{{Kind::Place, 6}, craps::Call::On}});
    table.take(craps::CallIt{{Kind::Place, 6}, craps::Call::On});
    CHECK(table.comes_to(TurnCall{{Kind::Place, 6}}) == Events{craps::CallIt{{Kind::Place, 6}, craps::Call::Off}});
}
