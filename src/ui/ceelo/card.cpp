// The rules card of cee-lo, and the panel for a new game.
#include "ui/ceelo/panels.h"

#include "players/ceelo/policy.h"

namespace boxcars::ui {
namespace {

std::string to_one(int pays) { return fmt::format("{} to 1", pays); }

constexpr CardDie black_die{.body = render::hex(0x1E2127), .pip = render::hex(0xF4E3BC)};
constexpr int bankers_score = 4;

ThrowFate fate_of(const ceelo::Rules& rules, const ceelo::State& before, const ThreeFaces& faces) {
    ceelo::State after = before;
    advance(rules, after, ceelo::Rolled{{faces[0], faces[1], faces[2]}});
    if (after.phase == before.phase) return {ThrowFate::Sort::Again, 0};
    if (after.phase == ceelo::Phase::BettorThrows) return {ThrowFate::Sort::Scores, after.point};
    return fate_by_bets(worth(after, before.turn) - worth(before, before.turn));
}

std::string words_of(const ThrowFate& fate, bool bankers) {
    const char* const by_sort[] = {bankers ? "the bank wins" : "wins {} to 1", "score {}", "nobody pays", "throw again",
                                   bankers ? "bank pays {} to 1" : "loses"};
    return fmt::format(fmt::runtime(by_sort[nth(fate.sort)]), fate.bets);
}

std::vector<CardDice> both_throw(const ceelo::Rules& of) {
    const ceelo::Rules rules = odds::with_players(of, 2);
    const ceelo::State banker = odds::all_bet(rules);
    ceelo::State bettor = banker;
    advance(rules, bettor, ceelo::Rolled{{3, 3, bankers_score}});
    std::vector<CardDice> all;
    for (const ceelo::State& before : {banker, bettor}) {
        const bool bankers = before.phase == banker.phase;
        all.push_back({black_die,
                       by_fate(
                           !bankers, [&](const ThreeFaces& faces) { return fate_of(rules, before, faces); },
                           [&](const ThrowFate& fate) { return words_of(fate, bankers); }),
                       bankers ? "The banker's throw, best first:"
                               : fmt::format("A player's throw against {}, best first:", bankers_score)});
    }
    return all;
}

CardPage the_dice(const ceelo::Rules& rules) {
    static constexpr const char* ties[] = {"an equal score is a push: nobody pays.",
                                           "an equal score loses to the banker.", "an equal score is thrown again.",
                                           "the first seat wins equal scores, betting or banking; between others "
                                           "nobody pays."};
    return {"The dice",
            {"The banker throws three dice until there is a result. 4-5-6, a triple or a 6 beside a pair wins every "
             "bet at once; 1-2-3 or a 1 beside a pair loses every bet at once. Any other die beside a pair (2 to 5) is "
             "the score to beat.",
             "Then each player who bet throws against that score, one after another. 4-5-6 or any triple wins, 1-2-3 "
             "loses. The die beside a pair, now 1 to 6, is the score, and the higher score wins.",
             fmt::format("At this table {}", ties[nth(rules.tie)])},
            {{"A higher score pays", to_one(rules.pays_point)},
             {"4-5-6 pays", to_one(rules.pays_456)},
             {"1-1-1 pays", to_one(rules.pays_111)},
             {"Another triple pays", to_one(rules.pays_triple)},
             {"The banker loses at once", to_one(rules.pays_at_once)}},
            both_throw(rules)};
}

}  // namespace

std::vector<CardPage> ceelo_pages(const ceelo::Rules& rules) {
    return {
        {"The bank",
         {fmt::format("{} players, {} each. One player is the banker; the first is chosen at random.", rules.players,
                      ceelo::coins_text(rules.coins)),
          "The banker stakes one coin or more, up to all. Then the others bet against the bank in turn, clockwise. "
          "Each covers one coin or more of it, up to all their coins, until the whole bank is covered.",
          "Once the whole bank is covered, those who have not bet yet sit out. What nobody covers goes back to the "
          "banker.",
          "The game ends after a round in which somebody has no coins left. The player with the most coins wins; "
          "players who tie share the win."}},
        the_dice(rules),
        {"Who banks next",
         {"A banker who wins at once, or wins or ties at least one bet, keeps the bank.",
          rules.pass_on_all_lost ? "A banker who loses every bet passes the bank to the next player."
                                 : "A banker who loses every bet keeps the bank at this table.",
          rules.pass_on_special ? "Whoever first beats the banker with 4-5-6 or a triple takes the bank, whatever "
                                  "happens to the other bets."
                                : "Beating the banker with 4-5-6 or a triple does not take the bank at this table."}},
        sheet_page(rules)};
}

std::vector<PlayerChoice> ceelo_choices(const rules::Sheet& rules, const Portraits& faces) {
    std::vector<PlayerChoice> all{{human_player, "plays at this computer", "Person"}};
    for (const auto& policy : players::ceelo_policies())
        all.push_back(choice_of(players::ceelo_people(), policy.name, std::string{policy.title()}, policy.in_words,
                                rules == defaults_of(rules), faces));
    return all;
}

std::unique_ptr<SeatsPanel> ceelo_seats(NewTable asked) {
    return std::make_unique<SeatsPanel>(
        SeatsParts{
            .title = "A NEW GAME",
            .note =
                [](const rules::Sheet& rules) { return ceelo::coins_text(rules.as<ceelo::Rules>().coins) + " each"; },
            .choices = ceelo_choices,
            .usual = [](std::size_t seat) { return std::string{players::ceelo_company[seat]}; },
            .cast = players::ceelo_people(),
            .sections = {{"COINS AND DICE", {{.knob = "coins", .label = "Coins each"}}}}},
        std::move(asked));
}

}  // namespace boxcars::ui
