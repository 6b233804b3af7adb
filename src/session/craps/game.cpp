// Craps as one value for all above rules/ and odds/: milestones, stations in the Long Run, and how play is judged.
#include "session/game_of.h"

#include "odds/craps/coach.h"
#include "odds/goal/craps.h"
#include "session/craps/accuracy.h"
#include "session/run/station_table.h"

namespace boxcars::craps {
namespace {

using Counts = std::optional<bool>;

template <int total>
odds::Fraction total_in_a_row(const Rules&, int needed) {
    const auto shows = [](const std::vector<int>& faces) { return faces[0] + faces[1] == total; };
    return session::in_a_row(session::chance_to_show(odds::two_dice(), shows), needed);
}

template <int total, bool come_outs_alone = false>
Counts shows_total(const Rules&, const State&, const Step& step, int) {
    const auto* threw = fact_among<Threw>(step.facts);
    if (!threw || (come_outs_alone && threw->point != 0)) return {};
    return threw->first + threw->second == total;
}
Counts throw_of_hand(const Rules&, const State&, const Step& step, int) {
    return fact_among<Threw>(step.facts) ? Counts{!fact_among<SevenOut>(step.facts)} : Counts{};
}
Counts line_won(const Rules& rules, const State& before, const Step& step, int seat) {
    return session::bet_won("pass", rules, before, step, seat);
}
odds::Fraction long_hand(const Rules& rules, int needed) {  // the seven-out comes later
    return odds::hand_length(rules, needed + 1).at_least.back();
}
odds::Fraction lines_won(const Rules& rules, int needed) {
    const odds::LineGame line = odds::line_game(rules);
    return session::in_a_row(line.win / (1 - line.push), needed);  // a push does not end the row
}

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"boxcars_twice", "Two Trains", "Boxcars twice in a row.", 2, shows_total<12>, total_in_a_row<12>},
    {"three_naturals", "Three Sevens", "A seven on three come-outs in a row.", 3, shows_total<7, true>,
     total_in_a_row<7>},
    {"thirty_throws", "The Long Hand", "Thirty throws before a seven-out.", 30, throw_of_hand, long_hand},
    {"eight_passes", "Eight Passes", "Eight pass line bets won in a row.", 8, line_won, lines_won},
};

}  // namespace
}  // namespace boxcars::craps

namespace boxcars::session {
namespace {

struct CrapsStation {
    using Rules = craps::Rules;
    static constexpr StopUnit unit = StopUnit::Throws;
    using Goal = odds::CrapsGoal;

    static void prepare(Rules& rules, const Station& station) {
        rules.bankroll = numeric_cast<int>(station.purse / dollar);
        rules.minimum = numeric_cast<int>(station.goal.stakes.least / dollar);
    }
    static run_table::NoCompany company(const Rules&, const Station&) { return {}; }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, run_table::NoCompany,
                                     const std::stop_token& stop) {
        return Goal::solve(rules, odds::menu_of(station.goal), station.goal, stop);
    }
    // "bet $10 on don't pass", "bet $5 more on pass", "take $12 off place 6"
    static std::string on_spot(craps::Spot spot) {
        return spot.kind == craps::Kind::Field ? "the field" : odds::plain_name(spot);
    }
    static std::string words(const craps::Event& event, const craps::State& state) {
        if (const auto* bet = std::get_if<craps::Bet>(&event))
            return fmt::format("bet {}{} on {}", money_text(bet->amount), staked(state, bet->spot) > 0 ? " more" : "",
                               on_spot(bet->spot));
        if (const auto* take = std::get_if<craps::Take>(&event))
            return fmt::format("take {} off {}", money_text(take->amount), on_spot(take->spot));
        return to_text(event);
    }
    static std::string lying(const craps::State& state) {
        std::vector<std::string> bets;
        for (const craps::Placed& bet : state.bets)
            bets.push_back(fmt::format("{} on {}", money_text(bet.stake), on_spot(bet.spot)));
        return bets.empty() ? " without a bet" : fmt::format(" with {}", fmt::join(bets, " and "));
    }

    static constexpr int place = 1;
    // clang-format off
    // Raise the purse to a target, or keep it above one, in a number of throws.
    static constexpr Invitation invitations[] = {
        {"line_stroll", "craps", "Standard rules", "", "", Reach, {108, 112, 117, 122, 128, 135, 142, 150, 157}, 30, 4, "line odds", 4, 1, 4},
        {"odds_climb", "craps", "Odds 5x", "odds_limit=5x", "", Reach, {107, 108, 112, 117, 120, 127, 132, 137, 143}, 30, 3, "line odds", 4, 1, before_last},
        {"odds_cliff", "craps", "Odds 20x", "odds_limit=20x", "", Reach, {103, 105, 108, 110, 113, 117, 122, 125, 128}, 30, 2, "line odds", 3, 3, before_last},
        {"crapless_climb", "craps", "Crapless: 2, 3, 11 and 12 are points", "crapless=on", "", Reach, {107, 110, 115, 120, 127, 133, 142, 150, 157}, 30, 4, "line odds", 3, 2, before_last},
        {"line_alone", "craps", "The line alone, without odds", "", "", Reach, {107, 110, 113, 117, 122, 128, 133, 140, 145}, 30, 6, "line", 3, 1, 5},
        {"double_line", "craps", "The line pays 2 to 1", "line_pays=2", "", Reach, {115, 120, 123, 128, 135, 142, 150, 157, 163}, 24, 4, "line", 2, 2, before_last},
        {"field_day", "craps", "The field pays 3 to 1 on 2 and on 12", "field_2=3", "", Reach, {113, 122, 132, 142, 155, 167, 183, 197, 210}, 20, 8, "field", 3, 1, 6},
        {"field_dash", "craps", "The field pays 5 to 1 on 12", "field_12=5", "", Reach, {115, 122, 133, 145, 160, 180, 200, 218, 237}, 15, 10, "field", 3, 3, before_last},
        {"place_walk", "craps", "Place 6 and 8 pay 6 to 5", "place_6_8=6 place_6_8_per=5", "", Reach, {112, 115, 122, 127, 135, 143, 153, 162, 168}, 30, 6, "place", 3, 1, before_last},
        {"place_rich", "craps", "Place 6 and 8 pay 7 to 5", "place_6_8=7 place_6_8_per=5", "", Reach, {120, 127, 137, 147, 158, 172, 187, 200, 213}, 30, 8, "place", 2, 3, before_last},
        {"last_throws", "craps", "A short table", "", "", Reach, {108, 115, 120, 128, 137, 147, 157, 168, 178}, 15, 8, "line odds", 2, 3, before_last},
        {"steady_line", "craps", "Keep a bet on the line at every throw", "", "", Stay, {80, 0, 90, 0, 0, 0, 0, 0, 0}, 20, 3, "line odds", 2, 1, 5},
        {"thin_ice", "craps", "Bet the field at every throw; 12 pays 5 to 1", "field_12=5", "", Stay, {60, 70, 80, 90, 0, 0, 0, 0, 0}, 12, 3, "field", 2, 2, before_last},
        {"worst_line", "craps", "The 2 is barred, odds 1x", "bar=2 odds_limit=1x", "", Reach, {112, 118, 125, 132, 142, 152, 162, 173, 183}, 30, 6, "line odds", 1, last_station, last_station},
    };
    // clang-format on
};

}  // namespace
}  // namespace boxcars::session

BOXCARS_MILESTONES(boxcars::craps::Rules, boxcars::craps::milestone_rows)
BOXCARS_ANY_GAME(boxcars::craps::Rules, {.accuracy = boxcars::session::craps_accuracy,
                                         .run = &boxcars::session::run_table_of<boxcars::session::CrapsStation>})

namespace boxcars::session {

std::vector<JudgedUnder> judged_craps(const Recording& recording) {
    Replay replay{rules::any_game<craps::Rules>(), recording};
    const Sitting& session = replay.sitting();
    if (first_person(session.players()) != 0) return {};  // only the first seat bets
    odds::CrapsEdges edges;
    std::vector<JudgedUnder> sheets;
    craps::State rested = session.state().as<craps::State>();
    int game = session.game();
    while (!replay.done()) {
        const craps::State before = session.state().as<craps::State>();
        const craps::Rules rules = session.rules().as<craps::Rules>();
        if (!replay.next()) break;
        const auto& entry = session.journal().back();
        if (std::exchange(game, entry.game) != entry.game) rested = opening(session.rules()).as<craps::State>();
        if (entry.faces.empty()) continue;
        const craps::State was = std::exchange(rested, session.state().as<craps::State>());
        if (!session.counts() || !session.as_seeded()) continue;
        for (const odds::CrapsDecision& decision : odds::laid(rules, was, before)) {
            const std::string text = sheet_text(rules);
            auto sheet = std::ranges::find(sheets, text, &JudgedUnder::sheet);
            if (sheet == sheets.end()) sheet = sheets.insert(sheet, {.sheet = text, .best = 0});
            const auto known = [&](craps::Spot spot) {
                return edges.of(rules, spot, decision.state.point, decision.stake);
            };
            const double given_away = odds::judge(rules, decision, known).given_away;
            ++sheet->decisions;
            if (given_away == 0) ++*sheet->best;
            sheet->given_away += given_away;
        }
    }
    return sheets;
}

Accuracy craps_accuracy(Store& store, const AccuracyLimits& limits) {
    return kept_accuracy(store, craps::Rules::game, "cents", limits, judged_craps);
}

}  // namespace boxcars::session
