// Forced dice make a game practice, which is not counted.
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "session/sitting_of.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

// One throw at craps with a bet down, forced or as it falls, told to the panels as the scene does.
void throw_at(sitting::SittingOf<craps::Rules>& session, CrapsPanels& panels, std::vector<int> forced = {}) {
    const odds::WorthMoments expected = odds::worth_moments(session.rules(), session.state());
    const auto answer = forced.empty() ? session.throw_dice() : session.force(forced);
    REQUIRE(answer);
    panels.thrown(session, expected, std::get<craps::Threw>(answer->facts.front().as<craps::Fact>()));
}

void play_round(sitting::SittingOf<ceelo::Rules>& session, bool by_hand) {
    for (int step = 0; step < 200; ++step) {
        const int round = session.state().round;
        if (session.may_throw())
            by_hand ? session.force({4, 5, 6}) : session.throw_dice();
        else
            session.submit(session.legal().back());
        if (session.state().round != round || session.over()) return;
    }
    FAIL("no round ends");
}

}  // namespace

TEST_CASE("the plots of craps count every throw until a face is laid by hand, and none of that game afterwards") {
    sitting::SittingOf<craps::Rules> session{{.seed = 7, .players = {"human"}}};
    CrapsPanels panels;
    panels.new_sitting(session);
    REQUIRE(session.submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar}));
    throw_at(session, panels);
    CHECK(panels.totals().all() == 1);
    CHECK(panels.bankroll().size() == 2);
    if (!session.may_throw()) REQUIRE(session.submit(craps::Bet{{craps::Kind::Field}, 10 * dollar}));
    throw_at(session, panels, {3, 4});
    REQUIRE(session.submit(craps::Bet{{craps::Kind::Field}, 10 * dollar}));
    throw_at(session, panels);
    CHECK(panels.totals().all() == 1);
    CHECK(panels.bankroll().size() == 2);
}

TEST_CASE("cee-lo's history has no round of a game in which dice were laid by hand; the next game counts again") {
    ceelo::Rules sheet;
    sheet.players = 2;
    sheet.coins = 2;
    sitting::SittingOf<ceelo::Rules> session{{.rules = sheet, .seed = 7, .players = {"human", "human"}}};
    TablePanels panels{
        {.game = "Cee-lo", .keys = {}, .pages = nullptr, .overlay = std::make_unique<ui::CeeloOverlay>()}};
    ui::CeeloHistory history;
    const auto show = [&] {
        panels.shown(session, [&](const session::Entry& entry) {
            for (const rules::Fact& fact : entry.step.facts) history.add(fact.as<ceelo::Fact>());
        });
    };
    play_round(session, false);
    show();
    const int counted = history.rounds;
    CHECK(counted == 1);
    while (!session.over()) play_round(session, true);
    show();
    CHECK(history.rounds == counted);
    REQUIRE(session.next_game());
    play_round(session, false);
    show();
    CHECK(history.rounds == counted + 1);
}
