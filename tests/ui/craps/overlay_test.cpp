// The debug overlay of craps: every knob is there, the odds follow them, dice laid by hand are a request.
#include "ui/craps/felt.h"

#include "players/craps/strategy.h"
#include "rules/craps/sheets.h"
#include "session/journal.h"
#include "ui/craps/spot_words.h"
#include "ui/lab/look.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;

namespace {

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

}  // namespace

TEST_CASE("a ratio's reset takes both of its numbers back") {
    CrapsTable table;
    table.frames(2);
    REQUIRE(table.scroll_to("overlay.place_6_8_per", 150, 400));
    REQUIRE(table.shows("overlay.place_6_8"));
    CHECK(table.bench.where("overlay.place_6_8")->y == table.bench.where("overlay.place_6_8_per")->y);
    REQUIRE(table.click("overlay.place_6_8.more"));
    REQUIRE(table.click("overlay.place_6_8_per.less"));
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
    REQUIRE(table.click("overlay.crapless"));
    REQUIRE(table.click("overlay.crapless.on"));
    CHECK(table.edge("pass") != "7/495");
    CHECK(table.edge("place_4") == "1/15");
    CHECK(table.edge("dont_pass").empty());
    CHECK_FALSE(table.kept.apply_rules);
    REQUIRE(table.click("overlay.apply"));
    REQUIRE(table.kept.apply_rules);
    CHECK(table.kept.apply_rules->as<craps::Rules>().crapless == 1);
    CHECK(table.felt.rules == craps::Rules{});
}

TEST_CASE("a sheet whose knobs cannot stand together is not worked out, and cannot be applied") {
    CrapsTable table;
    table.frames(2);
    table.felt.next_rules.minimum = 900;
    table.felt.next_rules.maximum = 900;
    table.frames(2);
    REQUIRE(table.click("overlay.minimum.more"));
    CHECK(table.edge("pass") == "7/495");
    table.click("overlay.apply");
    CHECK_FALSE(table.kept.apply_rules);
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
    REQUIRE(table.click("overlay.force.first"));
    REQUIRE(table.click("overlay.force.first.6"));
    REQUIRE(table.click("overlay.force.second"));
    REQUIRE(table.click("overlay.force.second.3"));
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
