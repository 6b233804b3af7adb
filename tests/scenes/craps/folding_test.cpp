// Some bets of the craps felt stay folded until the player asks for them.
#include "scenes/craps/felt_view.h"

#include "longer.h"
#include "rules/craps/bets.h"
#include "rules/craps/sheets.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"

#include <deque>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
using craps_table::both_sheets;
using platform::Action, platform::FeltBets;
using test::MeasuredStage, test::touch, test::Written;

namespace {

constexpr FeltBets steps[] = {FeltBets::First, FeltBets::More, FeltBets::All};

bool among(const std::vector<Spot>& spots, Spot spot) { return std::ranges::find(spots, spot) != spots.end(); }

// What each sheet's felt looks like at each step, with nothing on it and with chips on each of its spots alone.
template <class Look>
void on_every_felt(const Look& look) {
    for (const craps::Rules& sheet : both_sheets)
        for (const FeltBets asked : steps) {
            INFO(name_of_step(asked), sheet.crapless ? " crapless" : "");
            look(sheet, asked, std::vector<Spot>{});
            for (const Spot down : craps::spots(sheet)) {
                INFO("chips on ", craps::to_text(down));
                look(sheet, asked, std::vector{down});
            }
        }
}

struct FoldingCar : test::PlayedTable<CrapsScene, craps::Rules> {
    FoldingCar() : PlayedTable({.setup = {.seed = 8, .players = {"human"}}}) { tick(); }
    craps::Rules sheet() const { return scene.sitting().rules().as<craps::Rules>(); }
    Cents on(Spot spot) const { return craps::staked(decided(), spot); }
};

}  // namespace

TEST_CASE("craps felt: five bets to begin with, more when asked, then all of them, and round again") {
    std::set<Kind> first;
    for (const Spot spot : open_spots({}, FeltBets::First, {})) first.insert(spot.kind);
    CHECK(first == std::set{Kind::Pass, Kind::DontPass, Kind::PassOdds, Kind::Place, Kind::Field});
    for (const craps::Rules& sheet : both_sheets) {
        const auto few = open_spots(sheet, FeltBets::First, {}), more = open_spots(sheet, FeltBets::More, {}),
                   all = open_spots(sheet, FeltBets::All, {});
        CHECK(all == craps::spots(sheet));
        CHECK(std::ranges::includes(more, few));
        CHECK(std::ranges::includes(all, more));
        CHECK(few.size() < more.size());
        CHECK(more.size() < all.size());
        for (const Kind kind : {Kind::Lay, Kind::PlaceToLose, Kind::Put}) CHECK_FALSE(among(more, {kind, 6}));
    }
    CHECK(after(after(after(FeltBets::First))) == FeltBets::First);
    CHECK(platform::Settings{}.felt_bets == FeltBets::First);
}

TEST_CASE("craps felt: what has chips is always seen, with its odds or its bet; what the sheet forbids never is") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const auto open = open_spots(sheet, asked, down), on_sheet = craps::spots(sheet);
        for (const Spot spot : open) REQUIRE(among(on_sheet, spot));
        for (const Spot spot : down) {
            REQUIRE(among(open, spot));
            REQUIRE(among(open, craps::base_of(spot)));
            if (const auto odds = craps::odds_behind(spot)) REQUIRE(among(open, *odds));
        }
    });
}

TEST_CASE("craps felt: at every step a click on a number is a place bet, and anywhere in its box is some bet") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const CrapsLayout layout(sheet, open_spots(sheet, asked, down));
        for (const int number : layout.numbers()) {
            const Spot place{Kind::Place, number};
            for (const float aside : {-0.3f, 0.0f, 0.3f})
                REQUIRE(layout.spot_at(layout.numeral(number) + glm::vec2{aside, 0.2f * aside}, CrapsLeaf::Props) ==
                        place);
            const glm::vec2 low = layout.box(number).low(), high = layout.box(number).high();
            for (float x = 0.02f; x < 1; x += boxcars::test::longer(0.12f, 0.06f))
                for (float y = 0.02f; y < 1; y += boxcars::test::longer(0.12f, 0.06f)) {
                    const auto spot = layout.spot_at(glm::mix(low, high, glm::vec2{x, y}), CrapsLeaf::Props);
                    REQUIRE(spot);
                    REQUIRE(layout.open(*spot));
                    if (asked == FeltBets::First && down.empty()) REQUIRE(*spot == place);
                }
        }
    });
}

TEST_CASE("craps felt: at every step the open areas keep apart, each is on a leaf and has its chips in it") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const CrapsLayout layout(sheet, open_spots(sheet, asked, down));
        for (const Spot spot : layout.spots())
            REQUIRE((layout.on(spot, CrapsLeaf::Props) || layout.on(spot, CrapsLeaf::Hops)));
        for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops})
            for (const Spot spot : layout.spots()) {
                if (!layout.on(spot, leaf)) continue;
                int owners = 0;
                for (const Spot other : layout.spots())
                    owners += layout.on(other, leaf) && layout.place(other).area.has(layout.chip_place(spot));
                REQUIRE_MESSAGE(owners == 1, craps::to_text(spot));
                REQUIRE(layout.spot_at(layout.chip_place(spot), leaf) == spot);
            }
    });
}

TEST_CASE("craps felt: at every step the arrows lead to every open spot and no other, with all open from any spot") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const CrapsLayout layout(sheet, open_spots(sheet, asked, down));
        for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops}) {
            std::set<Spot> there;
            for (const Spot spot : layout.spots())
                if (layout.on(spot, leaf)) there.insert(spot);
            if (!layout.open(leaf)) continue;
            const bool whole = asked == FeltBets::All && down.empty();
            for (const Spot from : whole ? there : std::set<Spot>{{Kind::Pass}}) {
                std::set<Spot> reached{from};
                for (std::deque<Spot> open{from}; !open.empty(); open.pop_front())
                    for (const Way way : {Way::Left, Way::Right, Way::Up, Way::Down})
                        if (const Spot next = layout.neighbour(open.front(), way, leaf); reached.insert(next).second)
                            open.push_back(next);
                REQUIRE_MESSAGE(reached == there, craps::to_text(from));
            }
        }
    });
}

TEST_CASE("craps felt: at every step and in every window no print lies on other print, nor under the button for more") {
    ui::test::Bench bench;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}})
        for (const craps::Rules& sheet : both_sheets)
            for (const FeltBets asked : steps)
                for (const bool right : {false, true}) {
                    MeasuredStage stage(window);
                    const Layout layout = layout_for(stage.canvas_rect());
                    FeltView felt;
                    felt.lay(sheet);
                    felt.unfold(asked, {});
                    felt.show({right ? Kind::AnySeven : Kind::Pass});
                    const craps_look::FeltPrint print{sheet, felt.places(), felt.leaf()};
                    const render::TableLook look = craps_look::table_look(layout, felt.view(layout), print);
                    stage.begin_frame({}, 1, 0);
                    look.print(stage.canvas(), look.camera, look.context);
                    const auto all = stage.laid();
                    INFO(window.x, " x ", window.y, " ", name_of_step(asked), sheet.crapless ? " crapless" : "");
                    for (const Written& one : all)
                        CHECK_MESSAGE(!touch(one.where, felt.felt_bets_place(layout)), one.words);
                    test::none_touches_another(all);
                }
}

TEST_CASE("Casino Car: a newcomer's felt has the first bets; its button and its key step on, and it is remembered") {
    FoldingCar car;
    for (const char* open : {"pass", "dont_pass", "pass_odds", "place_6", "field"}) CHECK(car.offers(open));
    for (const char* folded : {"come", "lay_6", "place_to_lose_6", "put_6", "hard_6", "leaf_hops"})
        CHECK_FALSE(car.offers(folded));
    car.click("felt_bets");
    CHECK(car.settings.felt_bets == FeltBets::More);
    CHECK(car.state()["told"] == sentence_of(FeltBets::More));
    CHECK(car.offers("hard_6"));
    CHECK_FALSE(car.offers("lay_6"));
    car.tap(Action::FeltBets);
    CHECK(car.settings.felt_bets == FeltBets::All);
    for (const Spot spot : craps::spots(car.sheet()))
        if (leaf_of(spot.kind) != CrapsLeaf::Hops)
            CHECK_MESSAGE(car.offers(craps::to_text(spot)), craps::to_text(spot));
    CHECK(car.offers("leaf_hops"));
    car.tap(Action::FeltBets);
    CHECK(car.settings.felt_bets == FeltBets::First);
    CHECK(car.scene.sitting().journal().throws() == 0);
}

TEST_CASE("Casino Car: chips on a folded bet keep it in sight, and it can be taken down there") {
    FoldingCar car;
    car.settings.felt_bets = FeltBets::All;
    car.tick();
    car.click("lay_10");
    REQUIRE(car.on({Kind::Lay, 10}) > 0);
    car.settings.felt_bets = FeltBets::First;
    car.tick();
    CHECK(car.offers("lay_10"));
    CHECK_FALSE(car.offers("lay_9"));
    car.tap(Action::Undo);
    CHECK(car.on({Kind::Lay, 10}) == 0);
    CHECK_FALSE(car.offers("lay_10"));
}

TEST_CASE("Casino Car: the key for the other side of the box says how to unfold it") {
    FoldingCar car;
    car.tap(Action::OtherLeaf);
    CHECK(car.state()["told"] == "Press F for more bets.");
    car.settings.felt_bets = FeltBets::All;
    car.tick();
    car.tap(Action::OtherLeaf);
    CHECK(car.offers("hop_3_4"));
    car.settings.felt_bets = FeltBets::More;  // the side that was up is folded away
    car.tick();
    CHECK(car.offers("hard_6"));
    CHECK_FALSE(car.offers("hop_3_4"));
}
