// The bets panel of craps: every spot has its row, and a press is what the felt would take.
#include "rules/craps/sheets.h"
#include "ui/craps/felt.h"
#include "ui/craps/spot_words.h"

#include <doctest/doctest.h>

#include <map>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;
using craps::Bet;
using craps::CallIt;
using craps::Event;
using craps::Kind;
using craps::Rolled;
using craps::Take;
using Events = std::vector<Event>;

namespace {

constexpr CrapsTab homes[] = {CrapsTab::Line, CrapsTab::Field, CrapsTab::Propositions, CrapsTab::Hops};
constexpr const char* tab_words[] = {"Line & place", "Field & hardways", "Propositions", "Hops", "On the table"};

struct Counter : Panels {  // the panel on the bench; what it requested for, and the table that took it
    Felt felt;
    CrapsBets panel;
    CrapsBetsRequests seen;

    explicit Counter(int width = 1280, int height = 720) : Panels(width, height) {
        draw = [this] {
            const CrapsBetsRequests requests = panel.draw(bench.host(), felt.bets());
            for (const Event& event : requests.events) {
                seen.events.push_back(event);
                felt.play(event);
            }
            seen.undo = seen.undo || requests.undo;
            seen.clear = seen.clear || requests.clear;
            seen.close = seen.close || requests.close;
        };
    }
};

}  // namespace

TEST_CASE("every spot of the felt is under exactly one tab, on both kinds of table") {
    for (const craps::Rules& rules : craps_table::both_sheets) {
        std::map<craps::Spot, int> times;
        for (const CrapsTab tab : homes)
            for (const auto& group : listed(tab, rules, opening(rules)))
                for (const craps::Spot spot : group.spots) ++times[spot];
        CHECK(times.size() == spots(rules).size());
        for (const craps::Spot spot : spots(rules)) {
            CAPTURE(to_text(spot));
            CHECK(times[spot] == 1);
        }
    }
}

TEST_CASE("the working bets are those that are down, odds right after their bet") {
    Felt felt;
    CHECK(listed(CrapsTab::Working, felt.rules, felt.state).empty());
    felt.busy();
    std::vector<std::string> names;
    for (const auto& group : listed(CrapsTab::Working, felt.rules, felt.state))
        for (const craps::Spot spot : group.spots) names.push_back(to_text(spot));
    CHECK(names == std::vector<std::string>{"pass", "pass_odds", "come_5", "come_odds_5", "place_6", "place_9",
                                            "hard_8", "field", "hop_3_5"});
}

TEST_CASE("plus puts the chip in hand, as much of it as the table pays exactly") {
    Felt felt;
    CHECK(one_more(felt.bets(), {Kind::Pass}).events == Events{Bet{{Kind::Pass}, 25 * dollar}});
    CHECK(one_more(felt.bets(), {Kind::Place, 6}).events == Events{Bet{{Kind::Place, 6}, 24 * dollar}});
    CHECK(one_more(felt.bets(5000 * dollar), {Kind::Field}).events == Events{Bet{{Kind::Field}, 1000 * dollar}});
    for (const craps::Spot spot : spots(felt.rules)) {
        CAPTURE(to_text(spot));
        const CrapsPress press = one_more(felt.bets(), spot);
        CHECK(press.events.empty() != press.why.empty());
        for (const Event& event : press.events) CHECK_FALSE(refusal(felt.rules, felt.state, event));
    }
}

TEST_CASE("minus takes the chip in hand off, and the rest with it when less may not be left") {
    Felt felt;
    felt.busy();
    CHECK(one_less(felt.bets(), {Kind::PassOdds}).events == Events{Take{{Kind::PassOdds}, 25 * dollar}});
    CHECK(one_less(felt.bets(5 * dollar), {Kind::Place, 6}).events == Events{Take{{Kind::Place, 6}, 6 * dollar}});
    CHECK(one_less(felt.bets(), {Kind::Hard, 8}).events == Events{Take{{Kind::Hard, 8}, 5 * dollar}});
}

TEST_CASE("minus on a line bet with its point does nothing and says why") {
    Counter counter;
    counter.felt.busy();
    CHECK(one_less(counter.felt.bets(), {Kind::Pass}).events.empty());
    CHECK_FALSE(one_less(counter.felt.bets(), {Kind::ComeOn, 5}).why.empty());
    CHECK(counter.click("bets.pass.less"));
    CHECK(counter.seen.events.empty());
    CHECK(counter.click("bets.pass_odds.less"));
    CHECK(counter.seen.events == Events{Take{{Kind::PassOdds}, 25 * dollar}});
}

TEST_CASE("with the dice in the air no press counts") {
    Felt felt;
    felt.busy();
    CrapsBetsView view = felt.bets();
    view.resting = false;
    CHECK(one_more(view, {Kind::Field}).events.empty());
    CHECK(one_less(view, {Kind::Field}).events.empty());
    CHECK(on_or_off(view, {Kind::Place, 6}).events.empty());
}

TEST_CASE("a press of on turns a bet off, and back by the table's own rule") {
    Felt felt;
    felt.busy();
    const auto off = on_or_off(felt.bets(), {Kind::Place, 6}).events;
    CHECK(off == Events{CallIt{{Kind::Place, 6}, craps::Call::Off}});
    felt.play(off.front());
    CHECK(on_or_off(felt.bets(), {Kind::Place, 6}).events == Events{CallIt{{Kind::Place, 6}, craps::Call::ByRule}});
    CHECK(on_or_off(felt.bets(), {Kind::Field}).events.empty());
}

TEST_CASE("clicks on plus place what the felt would take; undo, clear and done are requests") {
    Counter counter;
    REQUIRE(counter.click("bets.pass.more"));
    CHECK(counter.seen.events == Events{Bet{{Kind::Pass}, 25 * dollar}});
    CHECK(counter.felt.state.bankroll == 975 * dollar);
    REQUIRE(counter.click("bets.undo"));
    CHECK(counter.seen.undo);
    REQUIRE(counter.click("bets.clear"));
    CHECK(counter.seen.clear);
    CHECK_FALSE(counter.seen.close);
    REQUIRE(counter.click("bets.done"));
    CHECK(counter.seen.close);
}

TEST_CASE("closed bets have a row and a dead plus") {
    Counter counter;
    counter.felt.busy();
    REQUIRE(counter.click("bets.dont_pass.more"));
    CHECK(counter.seen.events.empty());
}

TEST_CASE("an edge is called none, low, medium or high") {
    odds::CrapsEdges edges;
    const auto word = [&](craps::Spot spot) { return edge_word(odds::to_double(edges.of({}, spot, 8)->edge_per_bet)); };
    CHECK(word({Kind::PassOdds}) == "none");
    CHECK(word({Kind::Pass}) == "low");
    CHECK(word({Kind::Place, 6}) == "low");
    CHECK(word({Kind::Place, 9}) == "medium");
    CHECK(word({Kind::Place, 4}) == "high");
    CHECK_FALSE(edges.of({}, {Kind::PassOdds}, 0));
    const craps::Rules generous{.place_4_10 = 3, .place_4_10_per = 1};
    CHECK(edge_word(odds::to_double(edges.of(generous, {Kind::Place, 4}, 0)->edge_per_bet)) == "yours");
}

TEST_CASE("a bet's odds are told exactly, however long, while the pointer rests on its edge") {
    Counter counter;
    REQUIRE(counter.click(std::string{"bets.tab."} + tab_words[1]));
    const auto lit = [&](float x, float y) {
        counter.bench.push_move(x, y);
        counter.frames(3);
        return counter.bench.pixels();
    };
    counter.frames(2);
    const auto edge = counter.bench.where("bets.field.edge");
    REQUIRE(edge);
    const auto without = lit(2, 2), with = lit(edge->x + edge->w / 2, edge->y + edge->h / 2);
    counter.bench.keep_picture("craps_bets_exact");
    int changed = 0;
    for (std::size_t i = 0; i < with.size(); i += 3) changed += with[i] != without[i] ? 1 : 0;
    CHECK(changed > 5000);  // a tip of several lines came up
}
