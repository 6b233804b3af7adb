// Chips in hand: what a click, a drag and a walk with the keys ask for, and which decisions that comes to.
#include "scenes/craps/bet_input.h"

#include "rules/craps/table.h"
#include "scenes/craps/dash.h"

#include <doctest/doctest.h>
#include <algorithm>
#include <iterator>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Bet, craps::Kind, craps::Rolled, craps::Spot, craps::Take;
using platform::Action;
using Requests = std::vector<BetRequest>;
using Events = std::vector<craps::Event>;
using platform::PressKind;

namespace {

struct HandAtFelt {  // over a felt in a window
    Layout layout = layout_for({0, 0, 1280, 720});
    FeltView felt;
    BetInput input;

    glm::vec2 over(Spot spot) const { return felt.camera(layout).project({felt.places().chip_place(spot), 0}); }
    BetInput::Asked tick(const platform::Input& now) {
        const auto rack = CrapsDash::rack(layout);
        return input.tick(now, {felt, layout, rack});
    }
    BetInput::Asked pointer(PressKind kind, glm::vec2 at, int button = 1) {
        platform::Input now;
        now.pointer = at;
        now.pointer_moved = true;
        now.presses = {{.kind = kind, .at = at, .button = button}};
        return tick(now);
    }
    BetInput::Asked drag(glm::vec2 from, glm::vec2 to) {
        pointer(PressKind::PointerDown, from);
        return pointer(PressKind::PointerUp, to);
    }
    BetInput::Asked key(Action action) {
        platform::Input now;
        now.presses = {{.kind = PressKind::ActionDown, .action = action}};
        return tick(now);
    }
};

struct Chips : craps_table::Game {
    Events comes_to(const BetRequest& request) const { return decisions_of(request, rules, state); }
};

constexpr glm::vec2 nowhere{640, 90};  // beyond the felt

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
    const auto rack = CrapsDash::rack(hand.layout);
    CHECK(hand.drag(rack[2].centre(), hand.over({Kind::Field})).bets == Requests{PutChips{{Kind::Field}, 2500}});
    CHECK(hand.input.chip_value() == 2500);
    CHECK(hand.drag(rack[0].centre(), nowhere).bets.empty());
    CHECK(hand.input.chip_value() == 100);
}

TEST_CASE("craps hand: a stack is dragged to another spot or home, and the right button takes one down") {
    HandAtFelt hand;
    const Spot six{Kind::Place, 6}, eight{Kind::Place, 8};
    CHECK(hand.drag(hand.over(six), hand.over(eight)).bets == Requests{MoveChips{six, eight}});
    CHECK(hand.drag(hand.over(six), nowhere).bets == Requests{MoveChips{six, {}}});
    CHECK(hand.pointer(PressKind::PointerDown, hand.over(six), 3).bets == Requests{TakeDown{six}});
}

TEST_CASE("craps hand: a finger held for 0.6 s takes a stack down, and a tap during a slow frame is still a tap") {
    HandAtFelt hand;
    const Spot six{Kind::Place, 6};
    platform::Input held;
    held.pointer = hand.over(six);
    held.pointer_down = held.finger = true;
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
    platform::Input touch;
    touch.pointer = hand.over(six);
    touch.presses = {{.kind = PressKind::PointerDown, .at = touch.pointer}};
    touch.finger = true;
    hand.tick(touch);
    CHECK_FALSE(hand.input.touched());
    hand.tick({});
    CHECK(hand.input.focus() == six);
    CHECK(hand.input.touched());
    touch.presses[0].at = touch.pointer = nowhere;
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
    table.take(Bet{{Kind::Pass}, 1000});
    table.take(Rolled{4, 4});
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
