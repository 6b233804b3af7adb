#include "session/run/milestones.h"

#include "base/numbers.h"
#include "odds/ceelo/odds.h"
#include "odds/craps/chain.h"
#include "odds/siwuliu/odds.h"
#include "rules/ceelo/reading.h"
#include "rules/craps/spots.h"
#include "rules/pig/rules.h"
#include "session/hands.h"
#include "session/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::session {
namespace {

using ceelo_dice::Pattern;

ceelo_dice::Reading read(const Cast& cast) { return ceelo_dice::read(cast.faces[0], cast.faces[1], cast.faces[2]); }

// In a row: the count goes on if it is so, and otherwise the try has failed.
template <bool (*is_so)(const Cast&)>
int in_a_row(const Cast& cast, int count) {
    return is_so(cast) ? count + 1 : try_failed;
}
template <int sum>
bool sums_to(const Cast& cast) {
    return cast.sum() == sum;
}
template <Pattern pattern>
bool shows(const Cast& cast) {
    return read(cast).pattern == pattern;
}
template <int face>
bool three_of(const Cast& cast) {
    return read(cast).pattern == Pattern::Triple && cast.faces[0] == face;
}
bool six_beside_a_pair(const Cast& cast) { return read(cast).point == 6; }

bool seven_out(const Cast& cast) { return cast.before > 0 && cast.sum() == 7; }
int hand_throws(const Cast& cast, int count) { return seven_out(cast) ? try_failed : count + 1; }
int points_made(const Cast& cast, int count) {
    return seven_out(cast) ? try_failed : count + (cast.before > 0 && cast.sum() == cast.before);
}
int natural_sevens(const Cast& cast, int count) {
    if (cast.before > 0) return count;
    return cast.sum() == 7 ? count + 1 : try_failed;
}
int small_numbers(const Cast& cast, int made) {  // bits of 2 to 6
    if (cast.sum() == 7) return try_failed;
    return cast.sum() < 7 ? made | 1 << (cast.sum() - 2) : made;
}

int whole_race(const Cast& cast, int count) {
    if (cast.score > 0) return count;
    if (!cast.held && cast.after >= cast.goal) return 1;
    return cast.held || cast.after == 0 ? try_failed : count;
}
int held_at_20(const Cast& cast, int count) {
    if (!cast.held) return cast.after == 0 ? try_failed : count;
    if (cast.before >= 20) return count + 1;
    return cast.score + cast.before >= cast.goal ? count : try_failed;  // a hold that wins is no mistake
}
int safe_throws(const Cast& cast, int count) {
    if (cast.held) return count > 0 ? try_failed : count;
    return cast.after == 0 ? try_failed : count + 1;
}
int highest_faces(const Cast& cast, int count) {
    if (cast.held) return count > 0 ? try_failed : count;
    return cast.after > 0 && cast.faces[0] == cast.sides ? count + 1 : try_failed;
}
int first_busts(const Cast& cast, int count) {
    if (cast.held || cast.before > 0) return count;
    return cast.after == 0 ? count + 1 : try_failed;
}
int held_at_60(const Cast& cast, int count) {
    if (cast.held) return cast.before >= 60 ? 1 : try_failed;
    return cast.after == 0 ? try_failed : count;
}
int bank_straights(const Cast& cast, int count) {
    return cast.banks ? in_a_row<shows<Pattern::FourFiveSix>>(cast, count) : count;
}

// clang-format off
// name, title, sentence, game, needed, next, holds_at, what, feat
constexpr Milestone rows[] = {
    {"boxcars_twice", "Two Trains", "Boxcars twice in a row.", "craps", 2, in_a_row<sums_to<12>>},
    {"three_naturals", "Three Sevens", "A seven on three come-outs in a row.", "craps", 3, natural_sevens},
    {"five_points", "Five Points", "Five points made before a seven-out.", "craps", 5, points_made},
    {"thirty_throws", "The Long Hand", "Thirty throws before a seven-out.", "craps", 30, hand_throws},
    {"small", "All Small", "2, 3, 4, 5 and 6 thrown before a seven.", "craps", 31, small_numbers},
    {"eight_passes", "Eight Passes", "Eight pass line bets won in a row.", "craps", 8, nullptr, 0, "pass"},

    {"three_ones", "Three Ones", "1-1-1 with your own throw.", "siwuliu", 1, in_a_row<three_of<1>>},
    {"straight_twice", "Straight On", "4-5-6 twice in a row with your own throws.", "siwuliu", 2, in_a_row<shows<Pattern::FourFiveSix>>},
    {"six_twice", "Two Sixes Beside", "A pair with a 6 beside it twice in a row.", "siwuliu", 2, in_a_row<six_beside_a_pair>},
    {"eight_nothings", "An Empty Bowl", "Eight of your throws in a row without a meaning.", "siwuliu", 8, in_a_row<shows<Pattern::Nothing>>},
    {"low_straights", "Down the Stairs", "1-2-3 twice in a row with your own throws.", "siwuliu", 2, in_a_row<shows<Pattern::OneTwoThree>>},
    {"eight_rounds", "Eight Rounds", "Eight bets won in a row, pushes aside.", "siwuliu", 8, nullptr, 0, "bet"},

    {"three_sixes", "Three Sixes", "6-6-6 with your own throw.", "ceelo", 1, in_a_row<three_of<6>>},
    {"triples_twice", "Six of a Kind", "Two triples in a row with your own throws.", "ceelo", 2, in_a_row<shows<Pattern::Triple>>},
    {"banker_straights", "The Bank Stays", "4-5-6 twice in a row as the banker.", "ceelo", 2, bank_straights},
    {"ten_nothings", "Nothing at All", "Ten of your throws in a row without a meaning.", "ceelo", 10, in_a_row<shows<Pattern::Nothing>>},
    {"five_pairs", "Five Pairs", "A pair and a point five times in a row.", "ceelo", 5, in_a_row<shows<Pattern::PairAndPoint>>},
    {"seven_bets", "Seven Bets", "Seven bets against the bank won in a row, pushes aside.", "ceelo", 7, nullptr, 0, "bet"},

    {"whole_race", "Non-stop", "From 0 to the goal in a single turn.", "pig", 1, whole_race, -1},
    {"six_holds", "Six Safe Holds", "Held at 20 or more six times in a row and never busted.", "pig", 6, held_at_20, 20},
    {"twenty_throws", "Twenty Throws", "Twenty safe throws in one turn.", "pig", 20, safe_throws},
    {"three_highest", "Top Three", "The highest face three times in a row in one turn.", "pig", 3, highest_faces},
    {"three_snouts", "Three Snouts", "Three turns in a row lost with their first throw.", "pig", 3, first_busts},
    {"held_at_60", "Sixty", "A turn of 60 points or more, held.", "pig", 1, held_at_60, 60},

    {"local_arrived", "Local Arrived", "Arrived with the Local.", "", 1, nullptr, 0, "local", RunFeat::Arrived},
    {"express_arrived", "Express Arrived", "Arrived with the Express.", "", 1, nullptr, 0, "express", RunFeat::Arrived},
    {"sleeper_arrived", "Sleeper Arrived", "Arrived with the Sleeper.", "", 1, nullptr, 0, "sleeper", RunFeat::Arrived},
    {"long_shot", "Long Shot", "A station made whose chance was under 15 %.", "", 1, nullptr, 0, "", RunFeat::LongShots},
    {"three_long_shots", "Three Long Shots", "Three stations made whose chances were under 15 %.", "", 3, nullptr, 0, "", RunFeat::LongShots},
    {"spotless", "Spotless", "A run to the last station without a decision that gave chance away.", "", 1, nullptr, 0, "", RunFeat::Spotless},
};
// clang-format on

// ---- What the player of a seat did with an event

std::optional<Cast> cast_of(const pig::Rules& rules, const pig::State& before, const pig::Event& event,
                            const pig::State& after, int seat) {
    if (before.turn != seat || before.winner >= 0) return {};
    Cast cast{.before = before.turn_total, .score = before.scores[nth(seat)], .goal = rules.goal, .sides = rules.sides};
    cast.held = std::holds_alternative<pig::Hold>(event);
    if (const auto* rolled = std::get_if<pig::Rolled>(&event)) cast.faces[0] = rolled->face;
    if (!cast.held) cast.after = after.turn == seat ? after.turn_total : 0;
    return cast;
}

std::optional<Cast> cast_of(const craps::Rules&, const craps::State& before, const craps::Event& event,
                            const craps::State& after, int) {
    const auto* rolled = std::get_if<craps::Rolled>(&event);
    if (!rolled) return {};
    return Cast{.faces = {rolled->first, rolled->second, 0}, .before = before.point, .after = after.point};
}

std::optional<Cast> cast_of(const siwuliu::Rules&, const siwuliu::State& before, const siwuliu::Event& event,
                            const siwuliu::State&, int) {
    const auto* rolled = std::get_if<siwuliu::Rolled>(&event);
    if (!rolled || before.phase != siwuliu::Phase::PlayerRolls) return {};
    return Cast{.faces = {rolled->first, rolled->second, rolled->third}};
}

std::optional<Cast> cast_of(const ceelo::Rules&, const ceelo::State& before, const ceelo::Event& event,
                            const ceelo::State&, int seat) {
    const auto* rolled = std::get_if<ceelo::Rolled>(&event);
    if (!rolled || before.turn != seat) return {};
    return Cast{.faces = rolled->faces, .banks = before.banker == seat};
}

// ---- Tries in a recording

class TryCount {
 public:
    explicit TryCount(const Milestone& milestone) : tries_{&milestone} {}

    void follow(const Cast& cast, std::int64_t entry, const std::function<std::string()>& sheet) {
        if (tries_.milestone->next) take(tries_.milestone->next(cast, count_), entry, sheet);
    }
    void follow(const Hand& hand) {
        if (tries_.milestone->next || hand.bet != tries_.milestone->what || hand.outcome == rules::Outcome::Even)
            return;
        take(hand.outcome == rules::Outcome::Won ? count_ + 1 : try_failed, hand.entry, [&] { return hand.sheet; });
    }
    const Tries& tries() const { return tries_; }

 private:
    void take(int next, std::int64_t entry, const std::function<std::string()>& sheet) {
        if (tries_.entry > 0) return;
        const bool reached = next >= tries_.milestone->needed;
        tries_.tries += reached || next == try_failed;
        count_ = next == try_failed ? 0 : next;
        if (!reached) return;
        tries_.entry = entry;
        tries_.sheet = sheet();
    }
    Tries tries_;
    int count_ = 0;
};

template <rules::Game R>
void follow(const Recording& recording, std::vector<TryCount>& counts) {
    Replay<R> replay{recording};
    const Session<R>& session = replay.session();
    HandFold<R> fold{setup_from<R>(recording)};
    int game = session.game();
    typename R::State before = session.state();
    const auto look = [&] {
        for (const Hand& hand : fold.look(session).all)
            for (TryCount& count : counts) count.follow(hand);
    };
    look();
    while (!replay.done()) {
        if (!replay.next()) break;
        const Entry<R>& entry = session.journal().back();
        if (std::exchange(game, entry.game) != entry.game) before = opening(session.rules());
        const auto seat = first_person(session.players());
        if (entry.event && seat)
            if (const auto cast = cast_of(session.rules(), before, *entry.event, entry.step.next, *seat))
                for (TryCount& count : counts)
                    count.follow(*cast, narrow<std::int64_t>(session.journal().size()),
                                 [&] { return sheet_text(session.rules()); });
        before = entry.step.next;
        look();
    }
    if (const auto& difference = replay.difference())
        throw Error("The " + recording.source + " is not what was played: " + difference->sentence());
}

// ---- Chances of a try

// Where a try stands: its count, and what of the game matters to it.
struct TryPlace {
    int count = 0;
    int kept = 0;  // craps: the point; Pig: the turn total
    auto operator<=>(const TryPlace&) const = default;
};

void count_cast(const Milestone& milestone, const Cast& cast, odds::Onward<TryPlace>& onward) {
    if (onward.end) return;
    const int next = milestone.next(cast, onward.place.count);
    if (next == try_failed || next >= milestone.needed)
        onward.end = odds::End{next == try_failed ? 0 : 1, 0};
    else
        onward.place.count = next;
}

void go_on(const Milestone& milestone, const craps::Rules& rules, const std::vector<int>& faces,
           odds::Onward<TryPlace>& onward) {
    craps::State before{.point = onward.place.kept, .new_hand = onward.place.kept == 0};
    const craps::Event event = thrown(rules, faces);
    const craps::State after = apply(rules, before, event).next;
    onward.place.kept = after.point;
    count_cast(milestone, *cast_of(rules, before, event, after, 0), onward);
}

void go_on(const Milestone& milestone, const pig::Rules& rules, const std::vector<int>& faces,
           odds::Onward<TryPlace>& onward) {
    const int total = onward.place.kept;
    pig::State before{.turn = 0, .turn_total = total, .rolls = total > 0};
    const pig::Event event = thrown(rules, faces);
    const pig::State after = apply(rules, before, event).next;
    Cast cast = *cast_of(rules, before, event, after, 0);
    onward.place.kept = milestone.holds_at == 0 ? std::min(cast.after, 1) : cast.after;
    count_cast(milestone, cast, onward);
    if (milestone.holds_at <= 0 || cast.after < milestone.holds_at) return;
    cast = {.held = true, .before = cast.after, .goal = rules.goal, .sides = rules.sides};
    onward.place.kept = 0;
    count_cast(milestone, cast, onward);
}

template <class R>  // three dice whose throws are all alike
void go_on(const Milestone& milestone, const R&, const std::vector<int>& faces, odds::Onward<TryPlace>& onward) {
    count_cast(milestone, {.faces = {faces[0], faces[1], faces[2]}, .banks = true}, onward);
}

template <class R>
odds::Fraction chance_of_try(const Milestone& milestone, const R& rules, rules::Dice dice) {
    const auto chain = odds::compile(
        TryPlace{}, odds::throws_of(dice),
        [&](const TryPlace& place, const odds::ThrowWays& dealt) {
            odds::Onward<TryPlace> onward{place};
            go_on(milestone, rules, dealt.faces, onward);
            return onward;
        },
        [](const TryPlace& place) { return place; });
    const odds::Solved solved = odds::solve(chain);
    for (std::size_t n = 0; n < chain.ends.size(); ++n)
        if (chain.ends[n].result == 1) return solved.chance[n];
    return 0;
}

odds::Fraction bet_wins(const craps::Rules& rules, std::string_view bet) {  // among those that do not push
    const auto chain = odds::chain_of(rules, {*craps::spot_from(bet), 0});
    const odds::Solved solved = odds::solve(chain);
    odds::Fraction won = 0, lost = 0;
    for (std::size_t n = 0; n < chain.ends.size(); ++n) {
        if (chain.ends[n].result > 0) won += solved.chance[n];
        if (chain.ends[n].result < 0) lost += solved.chance[n];
    }
    return won / (won + lost);
}
odds::Fraction bet_wins(const siwuliu::Rules& rules, std::string_view) {
    const auto chances = odds::siwuliu_odds(rules).player;
    return chances.win / (chances.win + chances.lose);
}
odds::Fraction bet_wins(const ceelo::Rules& rules, std::string_view) {
    const auto bet = odds::ceelo_bet(rules);
    return bet.player_wins / (bet.player_wins + bet.player_loses);
}
odds::Fraction bet_wins(const pig::Rules&, std::string_view) { return 0; }

template <class R>
std::optional<odds::Fraction> chance_under(const Milestone& milestone, std::string_view sheet, rules::Dice dice) {
    const auto rules = sheet.empty() ? R{} : sheet_from<R>(sheet);
    if (!rules) return {};
    if constexpr (requires { rules->sides; }) dice.sides = rules->sides;
    if (milestone.next) return chance_of_try(milestone, *rules, dice);
    const odds::Fraction wins = bet_wins(*rules, milestone.what);
    odds::Fraction all = 1;
    for (int n = 0; n < milestone.needed; ++n) all *= wins;
    return all;
}

}  // namespace

std::span<const Milestone> milestones() { return rows; }

const Milestone* find_milestone(std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Milestone::name);
    return found == std::end(rows) ? nullptr : &*found;
}

std::optional<odds::Fraction> chance_of(const Milestone& milestone, std::string_view sheet) {
    if (milestone.game == pig::Rules::game) return chance_under<pig::Rules>(milestone, sheet, {1});
    if (milestone.game == craps::Rules::game) return chance_under<craps::Rules>(milestone, sheet, {2});
    if (milestone.game == siwuliu::Rules::game) return chance_under<siwuliu::Rules>(milestone, sheet, {3});
    if (milestone.game == ceelo::Rules::game) return chance_under<ceelo::Rules>(milestone, sheet, {3});
    return {};
}

std::string one_in_words(double chance) {
    if (chance >= 1) return "always";
    const double in = 1 / chance;
    if (in < 9.95) return fmt::format("1 in {:.1f}", in);
    std::string digits = fmt::format("{:.0f}", in);
    for (auto at = std::ssize(digits) - 3; at > 0; at -= 3) digits.insert(nth(at), ",");
    return "1 in " + digits;
}

std::string chance_words(const Milestone& milestone) {
    switch (milestone.feat) {
        case RunFeat::None:
            return one_in_words(odds::to_double(*chance_of(milestone)));
        case RunFeat::Arrived:
            return "as your invitations have it";
        case RunFeat::LongShots:
            return one_in_words(std::pow(long_shot, milestone.needed)) + " or rarer";
        case RunFeat::Spotless:
            break;
    }
    return "always, by best play";
}

std::vector<Tries> tries_in(const Recording& recording) {
    std::vector<Tries> all;
    if (recording.given_dice || std::ranges::any_of(recording.entries, &RecordedEntry::forced)) return all;
    std::vector<TryCount> counts;
    for (const Milestone& row : rows)
        if (row.game == recording.game && !row.game.empty()) counts.emplace_back(row);
    if (recording.game == pig::Rules::game) follow<pig::Rules>(recording, counts);
    if (recording.game == craps::Rules::game) follow<craps::Rules>(recording, counts);
    if (recording.game == siwuliu::Rules::game) follow<siwuliu::Rules>(recording, counts);
    if (recording.game == ceelo::Rules::game) follow<ceelo::Rules>(recording, counts);
    for (const TryCount& count : counts) all.push_back(count.tries());
    return all;
}

// ---- Runs

double arrival_chance(const Run& run, std::span<const StationSeen> seen) {
    std::array<double, most_hearts + 1> hearts{};  // the chance to have so many left; 0: the run is over
    hearts[nth(run.ticket->hearts)] = 1;
    for (std::size_t n = 0; n < run.stations.size(); ++n) {
        const bool brings = run.stations[n].station().invitation->reward == Reward::Heart;
        std::array<double, most_hearts + 1> next{};
        for (int left = 1; left <= most_hearts; ++left) {
            next[nth(brings ? std::min(left + 1, most_hearts) : left)] += hearts[nth(left)] * seen[n].chance;
            next[nth(left - 1)] += hearts[nth(left)] * (1 - seen[n].chance);
        }
        hearts = next;
    }
    return hearts[1] + hearts[2] + hearts[3];
}

std::vector<RunReached> reached_in(std::span<const Run> runs,
                                   const std::function<std::span<const StationSeen>(const Run&)>& seen) {
    std::vector<RunReached> all;
    std::vector<double> shots;  // the chances of long shots made so far
    const auto reach = [&](const Milestone& row, const Run& run, double chance) {
        if (std::ranges::find(all, &row, &RunReached::milestone) == all.end())
            all.push_back({&row, run.plan.name, chance});
    };
    for (const Run& run : runs) {
        const auto stations = seen(run);
        for (std::size_t n = 0; n < stations.size(); ++n)
            if (run.stations[n].made() && stations[n].chance < long_shot) shots.push_back(stations[n].chance);
        const bool whole = stations.size() == nth(run_stations) && run.phase == RunPhase::Over;
        const bool spotless = whole && std::ranges::all_of(stations, [](const StationSeen& of) {
                                  return of.given_away < odds::goal_error * 100;
                              });
        for (const Milestone& row : rows) {
            if (row.feat == RunFeat::Arrived && run.arrived() && whole && row.what == run.ticket->name)
                reach(row, run, arrival_chance(run, stations));
            if (row.feat == RunFeat::LongShots && how_many(shots) >= row.needed)
                reach(row, run, std::accumulate(shots.begin(), shots.begin() + row.needed, 1.0, std::multiplies{}));
            if (row.feat == RunFeat::Spotless && spotless) reach(row, run, 1);
        }
    }
    return all;
}

}  // namespace boxcars::session
