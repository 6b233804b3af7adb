// The throws of a hand, and what each throw did to the bets, told from real throws of the table.
#include "rules/craps/sheets.h"
#include "rules/craps/table.h"
#include "scenes/craps/far_zone.h"
#include "ui/craps/spot_words.h"

#include <doctest/doctest.h>
#include <set>

using namespace boxcars;
using namespace boxcars::craps;
using namespace boxcars::scenes;
using Mark = PastThrow::Mark;

namespace {

struct CrapsTable : craps_table::Game {
    History history;

    Cents change(const Event& event) {  // of the bankroll, as the receipt has it
        history.add(take(event).facts);
        return change_of(receipt_of(facts));
    }
    std::vector<ReceiptLine> throws(int first, int second) {
        history.add(roll(first, second).facts);
        return receipt_of(facts);
    }
};

std::vector<Mark> marks(const History& history) {
    std::vector<Mark> all;
    for (const PastThrow& past : history.throws) all.push_back(past.mark);
    return all;
}

std::vector<std::string> printed(const std::vector<ReceiptLine>& lines) {
    std::vector<std::string> all;
    for (const ReceiptLine& line : lines) all.push_back(line.words() + "  " + line.amount());
    return all;
}

}  // namespace

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
    CHECK(marks(table.history) == std::vector{Mark::Natural, Mark::Crap, Mark::PointSet, Mark::None, Mark::PointMade,
                                              Mark::PointSet, Mark::SevenOut});
    CHECK(table.history.throws[3] == PastThrow{5, 6, Mark::None});
    table.bet("pass", 10);
    CHECK(table.history.throws.size() == 7);  // chips alone begin none
    table.throws(6, 5);
    CHECK(marks(table.history) == std::vector{Mark::Natural});
    CrapsTable crapless;
    crapless.rules.crapless = true;
    crapless.bet("pass", 10);
    crapless.throws(6, 6);
    CHECK(marks(crapless.history) == std::vector{Mark::PointSet});  // no crap
}

TEST_CASE("a receipt says in a player's words what a throw did") {
    CrapsTable table;
    table.bet("pass", 10);
    table.throws(4, 4);
    table.bet("come", 5);
    table.bet("place_9", 25);
    table.bet("field", 5);
    table.bet("hop_3_5", 1);
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
