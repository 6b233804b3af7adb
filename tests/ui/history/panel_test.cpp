// The page of what was played, its figures: hands in an order and each game's statistics, row by row, with a mouse.
#include "ui/history/panel.h"
#include "ui/panels.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;

namespace {

using Ask = HistoryRequest::Ask;

struct HistoryBook : Panels {
    HistoryPanel panel;
    HistoryView view;
    std::vector<HistoryRequest> asked;

    explicit HistoryBook(HistoryPage page) {
        view.query.page = page;
        view.games = {{"pig", "Pig", "points"}, {"craps", "Craps", "cents"}};
        draw = [this] {
            const HistoryRequest request = panel.draw(bench.host(), {140, 80, 1000, 560}, view);
            if (request) asked.push_back(request);
        };
    }
    // What one click on `spot` asks for; nothing where it asks for nothing, or for more than one thing.
    HistoryRequest ask(const std::string& spot) {
        asked.clear();
        REQUIRE_MESSAGE(click(spot), spot);
        return asked.size() == 1 ? asked.front() : HistoryRequest{};
    }
};

session::HandLine hand(const std::string& sitting, const std::string& bet, Cents stake, Cents net) {
    session::HandLine line;
    line.sitting = sitting;
    line.began = 1'790'000'000'000;
    line.hand.bet = bet;
    line.hand.stake = stake;
    line.hand.net = net;
    line.hand.outcome = net > 0 ? rules::Outcome::Won : net < 0 ? rules::Outcome::Lost : rules::Outcome::Even;
    line.hand.throws = 4;
    return line;
}

session::BetStatistics bet(const std::string& name, std::int64_t hands, Cents net) {
    session::BetStatistics of;
    of.game = "craps";
    of.bet = name;
    of.hands = hands;
    of.won = hands / 2;
    of.lost = hands - hands / 2;
    of.staked = hands * 10 * dollar;
    of.net = net;
    of.best = 30 * dollar;
    of.expected = -0.0141 * static_cast<double>(of.staked);
    of.band = session::LuckBand{-60.0 * dollar, 60.0 * dollar};
    of.longest_won = 3;
    of.longest_lost = 5;
    return of;
}

}  // namespace

TEST_CASE("a hand of the history leads to the sitting it was played in") {
    HistoryBook book{HistoryPage::Hands};
    book.view.query.filter.game = "craps";
    book.view.hands.rows = {hand("evening-1", "pass", 10 * dollar, 10 * dollar),
                            hand("evening-2", "place_6", 12 * dollar, -12 * dollar),
                            hand("evening-3", "field", 5 * dollar, 0)};
    book.frames(3);
    for (std::size_t n = 0; n < book.view.hands.rows.size(); ++n) {
        const HistoryRequest request = book.ask("history.hand." + std::to_string(n));
        CHECK(request.what == Ask::Show);
        CHECK(request.query.page == HistoryPage::Sittings);
        CHECK(request.query.sitting == book.view.hands.rows[n].sitting);
    }
    book.bench.keep_picture("history_hands");
}

TEST_CASE("hands are asked for by bet, by order and by game, and a page further where there is one") {
    HistoryBook book{HistoryPage::Hands};
    book.view.query.filter.game = "craps";
    book.view.hands.kinds = {{"pass", "", false}, {"place_6", "", false}};
    book.view.hands.rows = {hand("evening-1", "pass", 10 * dollar, 10 * dollar)};
    book.view.hands.more = true;
    book.frames(3);
    REQUIRE(book.click("history.kind"));
    const HistoryRequest kind = book.ask("history.kind.Place SIX");
    CHECK(kind.what == Ask::Show);
    CHECK(kind.query.kind == 1);
    REQUIRE(book.click("history.order"));
    const HistoryRequest order = book.ask("history.order.Biggest loss first");
    CHECK(order.what == Ask::Show);
    CHECK(order.query.order == session::HandOrder::WorstNet);
    const HistoryRequest turn = book.ask("history.more");
    CHECK(turn.what == Ask::Show);
    CHECK(turn.query.from == history_rows);
    CHECK_FALSE(book.shows("history.back"));
}

TEST_CASE("every bet of the statistics has its row, and a game of none says so") {
    HistoryBook book{HistoryPage::Statistics};
    book.frames(3);
    CHECK_FALSE(book.shows("history.bet.craps.0"));
    book.bench.keep_picture("history_statistics_none");
    const auto empty = book.bench.pixels();
    session::GameStatistics craps;
    craps.game = "craps";
    craps.unit = "cents";
    craps.bets = {bet("pass", 40, -20 * dollar), bet("place_6", 12, 84 * dollar), bet("any_craps", 7, -300 * dollar)};
    book.view.statistics = {craps};
    book.frames(3);
    for (const int n : {0, 1, 2}) CHECK(book.shows("history.bet.craps." + std::to_string(n)));
    CHECK(book.bench.where("history.bet.craps.0")->y < book.bench.where("history.bet.craps.2")->y);
    CHECK(book.bench.pixels() != empty);
    book.bench.keep_picture("history_statistics");
}
