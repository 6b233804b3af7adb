// The pages of what was played and of the lab's plots: their figures, row by row.
#include "ui/history/panel.h"
#include "base/words.h"
#include "sim/lab/run_lab.h"
#include "sim/siwuliu/run.h"
#include "ui/lab/look.h"
#include "ui/panels.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

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
    using enum rules::Outcome;
    const rules::Outcome outcome = net > 0 ? Won : net < 0 ? Lost : Even;
    return {sitting, 1'790'000'000'000, {.bet = bet, .outcome = outcome, .stake = stake, .net = net, .throws = 4}};
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
    book.view.statistics = {
        {.game = "craps",
         .unit = "cents",
         .bets = {bet("pass", 40, -20 * dollar), bet("place_6", 12, 84 * dollar), bet("any_craps", 7, -300 * dollar)}}};
    book.frames(3);
    for (const int n : {0, 1, 2}) CHECK(book.shows("history.bet.craps." + std::to_string(n)));
    CHECK(book.bench.where("history.bet.craps.0")->y < book.bench.where("history.bet.craps.2")->y);
    CHECK(book.bench.pixels() != empty);
    book.bench.keep_picture("history_statistics");
}

constexpr LabWords words{.name = "Sì-wŭ-liù", .unit = {.one = "", .many = "", .money = true}};

struct Counted {
    sim::LabPlan plan{
        .game = sim::lab_siwuliu(siwuliu::Rules{}, std::vector<sim::FlatBettor>{{"$5", 500}, {"$20", 2000}}),
        .rounds = 300,
        .evenings = 640};
    sim::LabShown shown = sim::run_lab(plan);
    LabLook look{plan, shown, words, 1};
};

}  // namespace

TEST_CASE("every point of the lab's plots can be read, from the left to the right") {
    const Counted counted;
    const LabLook& look = counted.look;
    for (const auto& [plot, count] :
         {std::pair{LabPlot::Bankroll, look.own().bands.size()}, std::pair{LabPlot::Edge, look.edge().points.size()}}) {
        const auto points = lab_points(look, plot);
        CHECK(points.size() == count);
        CHECK(points.size() > 3);
        CHECK(std::ranges::adjacent_find(points, std::greater_equal{}) == points.end());
        for (std::size_t n = 0; n < points.size(); ++n)
            CHECK(lab_point_words(look, plot, n).find(": ") != std::string::npos);
    }
}

TEST_CASE("the last point of a plot says what the sentence under it says") {
    const Counted counted;
    const LabLook& look = counted.look;
    const auto last = [&](LabPlot plot) { return lab_point_words(look, plot, lab_points(look, plot).size() - 1); };
    const auto& ends = look.own().bands.back();
    const std::string middle = "half of the evenings have " + lab_amount(words.unit, ends.middle) + " or more";
    CHECK(last(LabPlot::Bankroll).starts_with("after 300 rounds: " + middle + ", "));
    for (const std::string& part : {middle + "; ", lab_amount(words.unit, ends.high) + " or more"})
        CHECK(lab_says(look, LabPlot::Bankroll).find(part) != std::string::npos);
    const double ruined = look.own().ruined.back();
    CHECK(ruined > 0);
    CHECK(last(LabPlot::Bankroll).ends_with("; " + lab_share(ruined, 2) + " are ruined"));
    CHECK(lab_says(look, LabPlot::Bankroll).find(lab_share(ruined) + " end in ruin") != std::string::npos);
    const auto& edge = look.edge().points.back();
    CHECK(last(LabPlot::Edge) == "after " + grouped(edge.rounds) + " rounds: " + lab_share(edge.edge, 3) + " ±" +
                                     lab_share(1.96 * edge.error, 3));
}
