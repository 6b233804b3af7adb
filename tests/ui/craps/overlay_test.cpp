// The panels of craps: the debug overlay, its odds and plots, the card, the seats, and the list of bets.
#include "odds/craps/odds.h"
#include "players/craps/strategy.h"
#include "rules/craps/table.h"
#include "session/sitting.h"
#include "ui/craps/panels.h"
#include "ui/lab/look.h"
#include "ui/panels.h"

#include <doctest/doctest.h>

#include <initializer_list>
#include <map>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;
using craps::Bet, craps::CallIt, craps::Event, craps::Kind, craps::Rolled, craps::Take;
using Events = std::vector<Event>;

namespace {

struct Felt {  // a craps table in the middle of a hand, for panels to show
    craps::Rules rules, next_rules;
    craps::State state;
    std::vector<CrapsPoint> points;
    NumberCount totals;
    std::vector<JournalLine> journal;
    platform::Timings timings;
    Transport transport{false, 1, 1592598566};
    std::optional<odds::NextThrow> next;
    std::optional<odds::HandForecast> hand;

    explicit Felt(const craps::Rules& sheet = {}) : rules(sheet), next_rules(sheet), state(opening(sheet)) {
        points.push_back({static_cast<double>(state.bankroll), static_cast<double>(state.bankroll), 0});
        for (int i = 0; i < 300; ++i) timings.cpu.add(4 + static_cast<float>(i * 37 % 23) * 0.4f);
    }
    void play(const craps::Event& event) {  // required: the table takes it
        REQUIRE_FALSE(refusal(rules, state, event));
        session::Entry entry{.text = to_text(event), .event = event, .faces = faces_of(event)};
        if (const auto* rolled = std::get_if<Rolled>(&event)) {
            CrapsPoint point = points.back();
            const auto expected = odds::worth_moments(rules, state);
            point.expected += expected.mean;
            point.variance += expected.variance;
            ++point.throws;
            points.push_back(point);
            totals.add(rolled->first + rolled->second);
        }
        entry.step = boxcars::rules::apply(rules, state, event);
        entry.hash = session::chained(0, entry.text, entry.step.next);
        state = entry.step.next.as<craps::State>();
        points.back().worth = static_cast<double>(state.bankroll + on_table(state));
        journal.push_back(journal_line(static_cast<int>(journal.size()) + 1, entry));
    }
    void play(std::initializer_list<craps::Event> events) {
        for (const auto& event : events) play(event);
    }
    void busy() {  // point 8, a come bet on 5 with odds, place, hard, field, props
        play({Bet{{Kind::Pass}, 25 * dollar}, Rolled{5, 3}, Bet{{Kind::PassOdds}, 50 * dollar},
              Bet{{Kind::Come}, 20 * dollar}, Rolled{4, 1}, Bet{{Kind::ComeOdds, 5}, 20 * dollar},
              Bet{{Kind::Place, 6}, 30 * dollar}, Bet{{Kind::Place, 9}, 25 * dollar}, Rolled{4, 5},
              Bet{{Kind::Hard, 8}, 5 * dollar}, Rolled{1, 2}, Bet{{Kind::Field}, 5 * dollar}, Rolled{6, 5},
              Bet{{Kind::Hop, 35}, 1 * dollar}, Bet{{Kind::Field}, 5 * dollar}});
        next = odds::next_throw(rules, state);
        hand = odds::rest_of_hand(rules, state);
    }
    CrapsBetsView bets(Cents chip = 25 * dollar) const { return {rules, state, chip, true, true}; }
    CrapsOverlayView overlay() {
        return {{.rules = rules,
                 .next_rules = next_rules,
                 .shown = state,
                 .journal = journal,
                 .timings = timings,
                 .transport = transport},
                points,
                totals,
                next ? &*next : nullptr,
                hand ? &*hand : nullptr};
    }
};

struct CrapsTable : Panels {
    Felt felt;
    CrapsOverlay overlay;
    TableRequests kept;
    bool may_force = true;

    explicit CrapsTable(int width = 1280, int height = 720) : Panels(width, height) {
        draw = [this] {
            auto in = felt.overlay();
            in.may_force = may_force;
            const auto requests = overlay.draw(bench.host(), in);
            if (requests.apply_rules) kept.apply_rules = requests.apply_rules;
            if (requests.force) kept.force = requests.force;
            kept.close = kept.close || requests.close;
            if (requests.pause) felt.transport.paused = *requests.pause;
        };
    }
    std::string edge(const std::string& bet) const {
        for (const auto& odds : overlay.odds()->bets)
            if (odds.bet == bet) return odds::to_text(odds.edge_per_bet);
        return "";
    }
};

TEST_CASE("a ratio's reset takes both of its numbers back") {
    CrapsTable table;
    table.frames(2);
    REQUIRE(table.scroll_to("overlay.place_6_8_per", 150, 400));
    REQUIRE(table.shows("overlay.place_6_8"));
    CHECK(table.bench.where("overlay.place_6_8")->y == table.bench.where("overlay.place_6_8_per")->y);
    table.click_each({"overlay.place_6_8.more", "overlay.place_6_8_per.less"});
    const craps::Rules turned{.place_6_8 = 8, .place_6_8_per = 5};
    CHECK(table.edge("place_6") == odds::to_text(odds::odds_of(turned, {craps::Kind::Place, 6})->edge_per_bet));
    REQUIRE(table.click("overlay.place_6_8.reset"));
    CHECK(table.edge("place_6") == "1/66");
}

TEST_CASE("turning a knob changes the odds on show at once, and nothing else") {
    CrapsTable table;
    table.frames(2);
    CHECK(table.edge("pass") == "7/495");
    CHECK(table.edge("place_4") == "1/15");
    table.click_each({"overlay.crapless", "overlay.crapless.on"});
    CHECK(table.edge("pass") != "7/495");
    CHECK(table.edge("place_4") == "1/15");
    CHECK(table.edge("dont_pass").empty());
    CHECK_FALSE(table.kept.apply_rules);
    REQUIRE(table.click("overlay.apply"));
    REQUIRE(table.kept.apply_rules);
    CHECK(table.kept.apply_rules->as<craps::Rules>().crapless == 1);
    CHECK(table.felt.rules == craps::Rules{});
}

TEST_CASE("every bet of the exact table has its line, by felt order or by edge") {
    CrapsTable table;
    table.frames(3);
    const auto names = table.seen("overlay.odds.", 1080, 300);
    for (const auto& bet : table.overlay.odds()->bets) CHECK(names.contains("overlay.odds." + bet.bet));
    table.wheel(1080, 300, 40);
    REQUIRE(table.shows("overlay.odds.pass"));
    REQUIRE(table.click("overlay.odds.order.by edge"));
    CHECK(table.shows("overlay.odds.take_odds_4"));
    CHECK_FALSE(table.shows("overlay.odds.any_seven"));
}

TEST_CASE("dice laid by hand are a request with their two faces") {
    CrapsTable table;
    table.click_each(
        {"overlay.force.first", "overlay.force.first.6", "overlay.force.second", "overlay.force.second.3"});
    CHECK_FALSE(table.kept.force);
    REQUIRE(table.click("overlay.force"));
    CHECK(table.kept.force == std::vector{6, 3});
    table.kept.force.reset();
    table.may_force = false;
    table.click("overlay.force");
    CHECK_FALSE(table.kept.force);
}

TEST_CASE("before the first throw, and before anything is worked out, the plots stand empty") {
    CrapsTable table;
    const auto dots = [&] {  // px of the plots' bright lines, bars and figures
        table.bench.push_move(2, 2);
        table.frames(3);
        const std::vector<unsigned char> px = table.bench.pixels();
        const auto tab = table.bench.where("overlay.plot.bankroll").value();
        int count = 0;
        for (int y = static_cast<int>(tab.y + tab.h) + 4; y < 716; ++y)
            for (int x = static_cast<int>(tab.x); x < static_cast<int>(tab.x) + 480; ++x) {
                const std::size_t at = 3 * (static_cast<std::size_t>(y) * 1280 + static_cast<std::size_t>(x));
                count += std::max({px[at], px[at + 1], px[at + 2]}) > 150 ? 1 : 0;
            }
        return count;
    };
    const std::string plots[] = {"bankroll", "next throw", "this hand", "totals"};
    std::vector<int> empty;
    for (const std::string& plot : plots) {
        REQUIRE(table.click("overlay.plot." + plot));
        empty.push_back(dots());
    }
    table.bench.keep_picture("craps_overlay_empty");
    table.felt.busy();
    for (std::size_t i = 0; i < empty.size(); ++i) {
        REQUIRE(table.click("overlay.plot." + plots[i]));
        CHECK_MESSAGE(dots() > empty[i] + 100, plots[i], " shows no more with a hand played than without");
    }
}

TEST_CASE("the odds of craps are told in the casino's words: no bet on any sheet by its name in the code") {
    CHECK(bet_words("take_odds_4") == "Odds on 4");
    CHECK(bet_words("lay_odds_10") == "Lay odds on 10");
    CHECK(bet_words("dont_pass") == "Don't pass");
    CHECK(bet_words("place_6") == "Place SIX");
    for (const craps::Rules& sheet : craps_table::both_sheets)
        for (const odds::BetOdds& bet : odds::craps_odds(sheet).bets) {
            const std::string words = bet_words(bet.bet);
            CHECK_MESSAGE(words.find('_') == std::string::npos, words);
            CHECK_MESSAGE(words != bet.bet, words);
        }
    CHECK(with_bets_in_words("dont_pass_odds wins $6") == "odds on don't pass wins $6");
    for (const players::CrapsStrategy& strategy : players::craps_strategies()) {
        const std::string words = lab_name(strategy.name);
        CHECK_MESSAGE(words.find('_') == std::string::npos, words);
        CHECK_MESSAGE(words != strategy.name, words);
    }
    CHECK(lab_name("place_6_8") == "Place 6 and 8");
    CHECK(lab_name("hold20") == "Hold at 20");
    CHECK(lab_name("mine_2.json") == "mine_2.json");
}

bool says(const craps::Rules& rules, const std::string& words) {
    return all_words(craps_pages(rules)).find(words) != std::string::npos;
}

struct CrapsHall : Panels {
    std::unique_ptr<SeatsPanel> panel = craps_seats({.rules = craps::Rules{}, .players = {"iron_cross"}});
    std::optional<NewTable> started;
    bool closed = false;

    CrapsHall() {
        draw = [this] {
            const SeatsDone done = panel->draw(bench.host());
            if (done.start) started = done.start;
            if (done.random) panel->set_seed(42);
            closed = closed || done.close;
        };
    }
};

}  // namespace

TEST_CASE("the card of craps tells the sheet in force, number by number") {
    CHECK(says({}, "wins at once on 7 or 11."));
    CHECK(says({}, "It loses at once on 2, 3 or 12."));
    CHECK(says({}, "a come-out 12 is a push"));
    CHECK(says({}, "Place 6 and 8: 7 to 6"));
    CHECK(says({}, "Field: 1 to 1 on 3, 4, 9, 10 and 11; 2 to 1 on 2; 3 to 1 on 12"));
    CHECK(says({}, "Don't pass odds on 4 and 10: 1 to 2"));
    CHECK(says({}, "Limit of the odds on 6 and 8: 5 times the bet"));
    CHECK(says({}, "Fire: 6 different points made: 999 to 1"));
    CHECK(says({}, "are off unless you turn them on: come odds, place, buy, put odds, hard."));
    const craps::Rules odd{.maximum = 750, .bar = 2, .place_6_8 = 13, .place_6_8_per = 11, .field_12 = 2};
    CHECK(says(odd, "a come-out 2 is a push"));
    CHECK(says(odd, "Place 6 and 8: 13 to 11"));
    CHECK(says(odd, "2 to 1 on 12"));
    CHECK(says(odd, "Maximum on one spot: $750"));
    CHECK_FALSE(says(odd, "7 to 6"));
}

TEST_CASE("the card of a crapless table has no don't side and the outer points") {
    using craps_table::crapless;
    CHECK(says(crapless, "wins at once on 7."));
    CHECK(says(crapless, "2, 3, 4, 5, 6, 8, 9, 10, 11 or 12, is the point"));
    CHECK(says(crapless, "Place 2 and 12: 11 to 2"));
    CHECK_FALSE(says(crapless, "loses at once"));
    CHECK_FALSE(says(crapless, "Don't pass odds on"));
}

TEST_CASE("who plays: others by their strategies, a purse and a seed come back as one request") {
    CrapsHall hall;
    hall.click_each({"seats.other3", "seats.other3.three_point_molly", "seats.bankroll.200", "seats.random"});
    hall.bench.keep_picture("craps_seats");
    REQUIRE(hall.click("seats.start"));
    REQUIRE(hall.started);
    CHECK(hall.started->players == std::vector<std::string>{"human", "iron_cross", "three_point_molly"});
    CHECK(hall.started->rules.as<craps::Rules>().bankroll == 200);
    CHECK(hall.started->seed == 42);
    hall.click_each({"seats.other1", "seats.other1.none", "seats.start"});
    CHECK(hall.started->players == std::vector<std::string>{"human", "three_point_molly"});
    REQUIRE(hall.click("seats.back"));
    CHECK(hall.closed);
}

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
        counter.rest_at(x, y);
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
