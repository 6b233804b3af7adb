#include "session/pig/statistics.h"

namespace boxcars::session {
namespace {

struct Before {  // the table before an entry
    pig::State state;
    pig::Rules rules;
    Players players;
};

// Calls `each` for every entry of the recording, with the session right after it.
void replay_each(const Recording& recording, const auto& each) {
    Replay replay{rules::any_game<pig::Rules>(), recording};
    const Sitting& session = replay.sitting();
    while (!replay.done()) {
        const Before before{session.state().as<pig::State>(), session.rules().as<pig::Rules>(), session.players()};
        if (!replay.next()) break;
        each(before, session, session.journal().back());
    }
}

struct PigDecision {
    pig::State state;  // the state that the player saw
    bool rolled = true;
};

// Judges the person's decisions of one game, in order, as part of those under its sheet.
void judge_game(std::vector<JudgedUnder>& sheets, const pig::Rules& rules, std::vector<PigDecision> decisions,
                PigSolutions& solutions) {
    std::erase_if(decisions, [&](const auto& of) { return refusal(rules, of.state, pig::Hold{}).has_value(); });
    if (rules.players != 2 || favours_a_seat(rules) || decisions.empty()) return;
    const std::string text = sheet_text(rules);
    auto sheet = std::ranges::find(sheets, text, &JudgedUnder::sheet);
    if (sheet == sheets.end()) sheet = sheets.insert(sheet, {.sheet = text});
    sheet->decisions += std::ssize(decisions);
    const odds::PigSolution* solution = solutions.of(rules);
    if (!solution) return;
    sheet->best = sheet->best.value_or(0);
    for (const auto& [state, rolled] : decisions) {
        const double lost = advise(*solution, rules, state).given_away(rolled);
        *sheet->best += lost <= 0;
        sheet->given_away += lost;
    }
}

void add(std::vector<GameLuck>& to, const GameLuck& luck) {
    auto at = std::ranges::find(to, luck.opponent, &GameLuck::opponent);
    if (at == to.end()) at = to.insert(at, {luck.opponent});
    at->games += luck.games;
    at->won += luck.won;
}

void count(std::vector<PlayerRecord>& tallies, const std::string& name, bool began, bool won) {
    auto tally = std::ranges::find(tallies, name, &PlayerRecord::name);
    if (tally == tallies.end()) tally = tallies.insert(tally, PlayerRecord{name});
    tally->all.add(won);
    (began ? tally->first : tally->later).add(won);
}

}  // namespace

MatchStatistics statistics(const Sitting& session) {
    MatchStatistics all;
    TableSetup next{session.setup().rules, session.setup().players};  // the table from the next game on
    Players players;                                                  // of this game
    int first = 0, practised = 0;                                     // practised: the last game that does not count
    for (std::size_t nth = 0; nth < session.journal().size(); ++nth) {
        const Entry& entry = session.journal()[nth];
        if (entry.forced || session.branched(nth)) practised = entry.game;
        if (!entry.event)
            read_change(entry.text, next);
        else if (const auto* begun = std::get_if<pig::Begin>(&entry.event->as<pig::Event>()))
            first = begun->first, players = next.players;
        for (const auto& fact : entry.step.facts)
            if (const auto* won = std::get_if<pig::Won>(&fact.as<pig::Fact>()); won && entry.game != practised) {
                ++all.games;
                for (int seat = 0; seat < how_many(players); ++seat) {
                    const bool began = seat == first, wins = seat == won->player;
                    count(all.seats, "player " + std::to_string(seat + 1), began, wins);
                    count(all.policies, players[boxcars::nth(seat)], began, wins);
                }
            }
    }
    return all;
}

const odds::PigSolution* PigSolutions::of(const pig::Rules& rules) {
    const std::int64_t goal = rules.goal;  // counts as PigSolution::states(): every turn total of every pair of scores
    if (goal * goal * (goal + 1) / 2 > most_) return nullptr;
    auto at = std::ranges::find(solved_, rules, [](const auto& of) { return of.first; });
    if (at == solved_.end()) at = solved_.emplace(at, rules, odds::solve_pig(rules));
    return &at->second;
}

std::vector<JudgedUnder> judged_games(const Recording& recording, PigSolutions& solutions) {
    std::vector<JudgedUnder> sheets;
    std::vector<PigDecision> of_game;
    int game = 0;
    pig::Rules rules;
    bool counts = true;
    const auto end_game = [&] {
        if (counts) judge_game(sheets, rules, of_game, solutions);
        of_game.clear();
    };
    replay_each(recording, [&](const Before& before, const Sitting& session, const Entry& entry) {
        if (entry.game != game) {
            end_game();
            rules = game == 0 ? before.rules : session.rules().as<pig::Rules>();
            game = entry.game;
        }
        counts = session.counts() && session.as_seeded();
        const bool rolled = !entry.faces.empty();
        const bool held = entry.event && std::holds_alternative<pig::Hold>(entry.event->as<pig::Event>());
        if ((rolled || held) && before.state.turn >= 0 && before.state.turn == first_person(session.players()))
            of_game.push_back({before.state, rolled});
    });
    end_game();
    return sheets;
}

std::vector<GameLuck> luck_of_games(const Recording& recording, PigSolutions& solutions) {
    std::vector<GameLuck> all;
    double won = 0;      // the luck in the game being replayed
    bool solved = true;  // its sheet is
    int game = 0;
    replay_each(recording, [&](const Before& before, const Sitting& session, const Entry& entry) {
        const auto& [state, rules, players] = before;
        const auto person = first_person(players);
        if (std::exchange(game, entry.game) != entry.game) {
            won = 0;
            solved = true;
        }
        if (!person || players.size() != 2 || favours_a_seat(rules)) return;
        if (!session.counts() || !session.as_seeded()) return;
        const auto& after = entry.step.next.as<pig::State>();
        if (!entry.faces.empty() && state.turn >= 0) {
            const odds::PigSolution* solution = solved ? solutions.of(rules) : nullptr;
            solved = solution != nullptr;
            if (solved) won += luck_of_throw(*solution, rules, state, after, *person);
        }
        if (over(rules, after) && !over(rules, state) && solved) add(all, {players[nth(1 - *person)], 1, won});
    });
    return all;
}

double luck_of_throw(const odds::PigSolution& solution, const pig::Rules& rules, const pig::State& before,
                     const pig::State& after, int person) {
    const double rolled = solution.win_after_roll(before.scores[nth(before.turn)], before.scores[nth(1 - before.turn)],
                                                  before.turn_total);
    const double expected = before.turn == person ? rolled : 1 - rolled;
    if (over(rules, after)) return (after.scores[nth(person)] >= rules.goal ? 1 : 0) - expected;
    const double on_turn =
        solution.win(after.scores[nth(after.turn)], after.scores[nth(1 - after.turn)], after.turn_total);
    return (after.turn == person ? on_turn : 1 - on_turn) - expected;
}

std::vector<GameLuck> pig_luck(Store& store, const AccuracyLimits& limits) {
    struct Looked {
        std::int64_t entries = 0, positions = 0;
        std::vector<GameLuck> lucks{};
    };
    static std::mutex mutex;
    static std::map<std::string, Looked> looked;  // by sitting; replayed again if it grew or the limit rose
    const std::lock_guard lock{mutex};
    PigSolutions solutions{limits.positions};
    std::vector<GameLuck> sum;
    std::int64_t entries = 0;
    constexpr std::size_t most = 100'000;  // sittings
    const SittingFilter at_pig{.game = std::string{pig::Rules::game}};
    for (const SittingLine& sitting : store.read(page_of_sittings, at_pig, std::string{}, most)) {
        if (sitting.given_dice || sitting.imported) continue;
        Looked& of = looked[sitting.name];
        if (of.entries < sitting.entries || of.positions < limits.positions) {
            if (entries > 0 && entries + sitting.entries > limits.entries) continue;  // left for a later call
            entries += sitting.entries;
            if (const auto recording = store.recording(sitting.name))
                of = {sitting.entries, limits.positions, luck_of_games(*recording, solutions)};
        }
        for (const GameLuck& luck : of.lucks) add(sum, luck);
    }
    return sum;
}

Accuracy pig_accuracy(Store& store, const AccuracyLimits& limits) {
    PigSolutions solutions{limits.positions};
    return kept_accuracy(store, pig::Rules::game, "games", limits,
                         [&](const Recording& recording) { return judged_games(recording, solutions); });
}

}  // namespace boxcars::session
