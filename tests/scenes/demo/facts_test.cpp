// The facts of the demonstrations agree with the odds of their sheet.
#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/pig/optimal.h"
#include "scenes/ceelo/card.h"
#include "scenes/craps/card.h"
#include "scenes/pig/card.h"
#include "scenes/siwuliu/card.h"
#include "ui/craps/spot_words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using Figure = ui::OddsFact::Figure;

namespace {

// Chances that are chances, no fact twice, and enough of them for ten minutes of the tour.
void are_well_made(const ui::OddsFacts& facts) {
    std::set<std::string> said;
    for (const ui::OddsFact& fact : facts) {
        CAPTURE(fact.about);
        CHECK_FALSE(fact.about.empty());
        CHECK_MESSAGE(said.insert(sentence_of(fact)).second, sentence_of(fact));
        if (fact.figure == Figure::Chance) CHECK((fact.value >= 0 && fact.value <= 1));
    }
    CHECK(facts.size() >= 9);
}

const ui::OddsFact& about(const ui::OddsFacts& facts, const std::string& words, Figure figure) {
    const auto at = std::ranges::find_if(
        facts, [&](const ui::OddsFact& fact) { return fact.about == words && fact.figure == figure; });
    REQUIRE_MESSAGE(at != facts.end(), "there is nothing about ", words);
    return *at;
}

}  // namespace

TEST_CASE("craps' facts are the odds of its bets, on the standard felt and on others") {
    craps::Rules crapless, wide;
    crapless.crapless = true;
    wide.field_12 = 2;
    for (const craps::Rules& rules : {craps::Rules{}, crapless, wide}) {
        const ui::OddsFacts facts = odds_facts(rules);
        are_well_made(facts);
        CHECK(facts.front().about == "Pass line");
        int edges = 0;
        for (const craps::Spot& spot : craps::spots(rules)) {
            const auto found = std::ranges::find_if(facts, [&](const ui::OddsFact& fact) {
                return fact.figure == Figure::Edge && fact.about == ui::spot_words(spot);
            });
            if (found == facts.end()) continue;
            ++edges;
            CHECK(found->value == odds::odds_of(rules, spot)->edge_per_bet);
        }
        CHECK(edges == std::ranges::count(facts, Figure::Edge, &ui::OddsFact::figure));
    }
    const ui::OddsFacts facts = odds_facts(craps::Rules{});
    CHECK(about(facts, "Chance to make a point of 4", Figure::Chance).value == odds::fraction(1, 3));
    CHECK(about(facts, "Chance to make a point of 8", Figure::Chance).value == odds::fraction(5, 11));
}

TEST_CASE("Pig's facts count its die: three throws that add are 125/216, a turn held at 20 scores nothing in 62.45 %") {
    const ui::OddsFacts facts = odds_facts(pig::Rules{});
    are_well_made(facts);
    CHECK(about(facts, "Chance that 3 throws in a row score", Figure::Chance).value == odds::fraction(125, 216));
    const auto held = about(facts, "Chance to score nothing, holding at 20", Figure::Chance);
    CHECK(odds::to_decimal(held.value, 4) == "0.6245");  // Neller and Presser, 2004
    const pig::Rules ten{.sides = 10};
    are_well_made(odds_facts(ten));
    CHECK(about(odds_facts(ten), "Chance that 2 throws in a row score", Figure::Chance).value ==
          odds::fraction(81, 100));
}

TEST_CASE("the three-dice games' facts add up to every throw of the banker") {
    const auto siwuliu = odds_facts(odds::siwuliu_odds(siwuliu::Rules{}));
    const auto bet = odds::ceelo_bet(ceelo::Rules{});
    const auto ceelo = odds_facts(ceelo::Rules{}, bet);
    for (const auto& [facts, name] : {std::pair{siwuliu, "banker's point of "}, {ceelo, "banker's score of "}}) {
        are_well_made(facts);
        odds::Fraction all = about(facts, "Chance that the banker wins at once", Figure::Chance).value +
                             about(facts, "Chance that the banker loses at once", Figure::Chance).value;
        for (const int point : {2, 3, 4, 5})
            all += about(facts, "Chance of a " + (name + std::to_string(point)), Figure::Chance).value;
        CHECK(all == 1);
    }
    CHECK(about(ceelo, "Chance that a bet wins", Figure::Chance).value == bet.player_wins);
    CHECK(about(ceelo, "Chance that the bank changes hands, 3 players", Figure::Chance).value ==
          odds::ceelo_bank_passes(ceelo::Rules{}, 3));
}
