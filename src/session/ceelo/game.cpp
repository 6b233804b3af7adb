// Cee-lo as one value for everything above rules/ and odds/: its milestones, and its stations in the Long Run.
#include "session/game_of.h"

#include "odds/goal/ceelo.h"
#include "players/ceelo/policy.h"
#include "session/run/station_table.h"

namespace boxcars::ceelo {
namespace {

using ceelo_dice::Pattern, ceelo_dice::Reading;

bool three_sixes(const Reading& of) { return of.pattern == Pattern::Triple && of.of == 6; }
bool one_two_three(const Reading& of) { return of.pattern == Pattern::OneTwoThree; }
bool triple(const Reading& of) { return of.pattern == Pattern::Triple; }
bool pair_and_point(const Reading& of) { return of.pattern == Pattern::PairAndPoint; }

template <bool (*is_so)(const Reading&)>
std::optional<bool> own_throw(const Rules&, const State&, const Step& step, int seat) {
    const auto* threw = boxcars::rules::fact_among<Threw>(step.facts);
    if (!threw || threw->player != seat) return {};
    return is_so(threw->reading);
}
odds::Fraction bets_won(const Rules& rules, int needed) {
    const odds::CeeloBet bet = odds::ceelo_bet(rules);
    return session::in_a_row(bet.win / (bet.win + bet.lose), needed);
}

template <bool (*is_so)(const Reading&)>
constexpr auto in_a_row = session::readings_in_a_row<ceelo_dice::read, is_so, Rules>;

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"three_sixes", "Three Sixes", "6-6-6 with your own throw.", 1, own_throw<three_sixes>, in_a_row<three_sixes>},
    {"stairs_twice", "Down the Stairs", "1-2-3 twice in a row with your own throws.", 2, own_throw<one_two_three>,
     in_a_row<one_two_three>},
    {"triples_twice", "Triple, Triple", "Two triples in a row with your own throws.", 2, own_throw<triple>,
     in_a_row<triple>},
    {"five_pairs", "Five Pairs", "A pair and a point five times in a row.", 5, own_throw<pair_and_point>,
     in_a_row<pair_and_point>},
    {"seven_bets", "Seven Bets", "Seven bets against the bank won in a row; a tie does not end the row.", 7,
     session::plain_bet_won<Rules>, bets_won},
};

}  // namespace
}  // namespace boxcars::ceelo

namespace boxcars::session {
namespace {

// Decides the computer players' stakes and bets.
struct RunCompany {
    std::vector<const players::CeeloPolicy*> seats{};  // nullptr: the person
    odds::CeeloBet bet;

    std::optional<ceelo::Event> operator()(const ceelo::Rules& rules, const ceelo::State& state) const {
        if (most_offered(state) == 0) return {};
        return players::decision(*seats[nth(state.turn)], {rules, state, bet});
    }
};

struct CeeloStation {
    using Rules = ceelo::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    using Goal = odds::CeeloGoal;

    static void prepare(Rules& rules, Station& station) {
        rules.players = how_many(station.players);
        station.goal.target = std::max<std::int64_t>(station.goal.target, rules.coins + 1);
    }
    static RunCompany company(const Rules& rules, const Station& station) {
        RunCompany company{{nullptr}, odds::ceelo_bet(rules)};
        for (std::size_t seat = 1; seat < station.players.size(); ++seat) {
            company.seats.push_back(players::find_ceelo_policy(station.players[seat]));
            if (!company.seats.back()) throw Error(*players::ceelo_policy_problem(station.players[seat]));
        }
        return company;
    }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, const RunCompany& company,
                                     const std::stop_token& stop) {
        const auto amount = [company](const Rules& sheet, const ceelo::State& state) {
            return players::amount(*company.seats[nth(state.turn)], {sheet, state, company.bet});
        };
        return Goal::solve(rules, station.goal, station.first, amount, stop);
    }
    static std::string words(const ceelo::Event& event, const ceelo::State&) {
        if (const auto* stake = std::get_if<ceelo::Stake>(&event)) return "stake " + ceelo::coins_text(stake->amount);
        if (const auto* cover = std::get_if<ceelo::Cover>(&event)) return "cover " + ceelo::coins_text(cover->amount);
        return to_text(event);
    }

    static constexpr int place = 3;
    // clang-format off
    // Reach a number of coins against one or two opponents.
    static constexpr Invitation invitations[] = {
        {"freight_two", "ceelo", "Against Mo, ten coins each", "players=2", "even", Reach, {12, 14, 16, 19, 0, 0, 0, 0, 0}, 8, 0, "", 3, 1, 5},
        {"freight_three", "ceelo", "Against Mo and Ada, ten coins each", "", "even,bold", Reach, {12, 13, 15, 17, 20, 23, 27, 28, 29}, 8, 0, "", 4, 1, before_last},
        {"banker_ties", "ceelo", "Ties go to the banker", "players=2 tie=banker", "bold", Reach, {13, 14, 16, 18, 19, 0, 20, 0, 0}, 8, 0, "", 3, 2, before_last},
        {"rich_triples", "ceelo", "Triples pay 3 to 1, 1-1-1 pays 5 to 1", "pays_triple=3 pays_111=5", "even,cautious", Reach, {12, 13, 14, 16, 18, 20, 22, 23, 24}, 8, 0, "", 3, 2, before_last},
        {"all_coins", "ceelo", "Six coins each, against Ada alone", "players=2 coins=6", "bold", Reach, {7, 8, 9, 10, 0, 12, 0, 0, 0}, 8, 0, "", 2, 3, before_last},
        {"short_haul", "ceelo", "A short stop, and triples pay 5 to 1", "pays_triple=5", "even,bold", Reach, {11, 12, 14, 16, 18, 21, 25, 27, 29}, 6, 0, "", 2, 3, before_last},
        {"double_points", "ceelo", "A higher score pays 2 to 1", "players=2 pays_point=2", "even", Reach, {12, 14, 16, 19, 0, 0, 0, 0, 0}, 6, 0, "", 2, 2, before_last},
        {"cautious_pair", "ceelo", "Against two cautious players", "", "cautious,cautious", Reach, {11, 0, 12, 0, 13, 14, 15, 16, 17}, 8, 0, "", 3, 1, 6},
        {"conductor_drum", "ceelo", "Triples pay 3 to 1 at the Conductor's drum", "pays_triple=3", "even,bold", Reach, {11, 13, 14, 17, 19, 23, 26, 28, 29}, 8, 0, "", 2, last_station, last_station},
        {"conductor_coins", "ceelo", "Triples pay 5 to 1, and both players are bold", "pays_triple=5", "bold,bold", Reach, {12, 13, 15, 18, 21, 24, 26, 28, 29}, 8, 0, "", 2, last_station, last_station},
    };
    // clang-format on
};

}  // namespace
}  // namespace boxcars::session

BOXCARS_MILESTONES(boxcars::ceelo::Rules, boxcars::ceelo::milestone_rows)
BOXCARS_ANY_GAME(boxcars::ceelo::Rules, {.run = &boxcars::session::run_table_of<boxcars::session::CeeloStation>})
