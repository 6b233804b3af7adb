#include "rules/pig/rules.h"

#include "rules/knobs.h"

namespace boxcars::pig {
namespace {

using rules::no_words, rules::Unit;

constexpr rules::Knob<Rules> all_knobs[] = {
    {KNOB(goal), 2, 1000, "Points that win the game when they are held.", "Race to"},
    {KNOB(pig_face), 1, 20, "The face that loses the turn total.", "The pig's face"},
    {KNOB(sides), 2, 20, "Sides of the die, numbered from 1.", "Sides of the die"},
    {KNOB(players), 2, most_players, "Players at the table, people or computer players.", "Players"},
    {KNOB(lead), -60, 60, "Points that player 1 starts ahead of the others; below 0, the others start ahead.",
     "Player 1's lead", "For player 1", Unit::Number, no_words, true},
    {KNOB(spare_ones), 0, 3, "The first so many pigs of player 1 in a game cost nothing, and the turn goes on.",
     "Pigs that are spared", "For player 1", Unit::Number, no_words, true},
    {KNOB(bust_keeps), 0, 90,
     "The part of a lost turn that player 1 banks all the same, in percent, rounded down, and short of the goal.",
     "Kept of a lost turn", "For player 1", Unit::Percent, no_words, true},
};

using rules::player_name;

// Each rule changes the state in place and reports what happened; advance() drops the reports.
void pass_the_die(const Rules& rules, State& state, const auto& report) {
    state.turn = state.turn + 1 < rules.players ? state.turn + 1 : 0;
    state.turn_total = state.rolls = 0;
    report(TurnBegan{state.turn});
}

void roll_pig(const Rules& rules, State& state, int face, const auto& report) {
    if (spares_next_pig(rules, state)) {
        state.spared += 1;
        return report(Spared{state.turn, face, rules.spare_ones - state.spared});
    }
    const int kept = kept_points(rules, state);
    state.scores[nth(state.turn)] += kept;
    report(Busted{state.turn, face, state.turn_total - kept, kept});
    pass_the_die(rules, state, report);
}

void roll(const Rules& rules, State& state, Rolled event, const auto& report) {
    if (event.face == rules.pig_face) return roll_pig(rules, state, event.face, report);
    state.rolls += 1;
    state.turn_total += event.face;
    report(Added{state.turn, event.face, state.turn_total});
}

void hold(const Rules& rules, State& state, const auto& report) {
    int& score = state.scores[nth(state.turn)];
    score += state.turn_total;
    state.holds[nth(state.turn)] += 1;
    report(Banked{state.turn, state.turn_total, score});
    if (score < rules.goal) return pass_the_die(rules, state, report);
    state.winner = state.turn;
    state.turn_total = state.rolls = 0;
    report(Won{state.turn, score});
}

constexpr auto play = [](const Rules& rules, State& state, const Event& event, const auto& report) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return roll(rules, state, *rolled, report);
    if (std::holds_alternative<Hold>(event)) return hold(rules, state, report);
    state.turn = std::get<Begin>(event).first;
    report(TurnBegan{state.turn});
};

int best_of_others(const Rules& rules, const State& state, int seat) {
    int best = 0;
    for (int player = 0; player < rules.players; ++player)
        if (player != seat) best = std::max(best, state.scores[nth(player)]);
    return best;
}

}  // namespace

std::span<const rules::Knob<Rules>> Rules::knobs() { return all_knobs; }

std::optional<std::string> conflict(const Rules& rules) {
    if (rules.pig_face > rules.sides)
        return "The knob 'pig_face' of pig is " + std::to_string(rules.pig_face) + ", but the die has only " +
               std::to_string(rules.sides) + " sides: choose 1 to " + std::to_string(rules.sides) + ".";
    if (std::abs(rules.lead) >= rules.goal)
        return "The knob 'lead' of pig is " + std::to_string(rules.lead) + ", but the race goes to " +
               std::to_string(rules.goal) + ": choose a lead short of that.";
    return {};
}

State opening(const Rules& rules) {
    State state;
    if (rules.lead > 0) state.scores[0] = rules.lead;
    if (rules.lead < 0) std::fill_n(state.scores.begin() + 1, rules.players - 1, -rules.lead);
    return state;
}
std::vector<Event> starts(const Rules& rules) { return boxcars::rules::one_for_each_seat<Event, Begin>(rules.players); }

std::vector<Event> legal(const Rules& rules, const State& state) {
    if (state.turn < 0) return starts(rules);
    if (state.winner < 0 && state.rolls > 0) return {Hold{}};
    return {};
}

rules::Dice dice_wanted(const Rules& rules, const State& state) {
    const bool running = state.turn >= 0 && state.winner < 0;
    return {running ? 1 : 0, rules.sides};
}

Event thrown(const Rules&, rules::Faces faces) {
    BOXCARS_CHECK(faces.size(), ==, std::size_t{1}, "pig is played with one die");
    return Rolled{faces[0]};
}

std::vector<int> faces_of(const Event& event) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return {rolled->face};
    return {};
}

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    if (state.winner >= 0) return "The game is over: " + player_name(state.winner) + " has won. Start a new one.";
    if (const auto* beginning = std::get_if<Begin>(&event)) {
        if (state.turn >= 0) return "The game has begun already; it is " + player_name(state.turn) + "'s turn.";
        return boxcars::rules::no_such_player(beginning->first, rules.players);
    }
    if (state.turn < 0) return "The game has not begun: first it is drawn who starts.";
    if (const auto* rolled = std::get_if<Rolled>(&event))
        return boxcars::rules::no_such_face({&rolled->face, 1}, rules.sides);
    if (state.rolls == 0) return "The first roll of a turn is compulsory: roll before you hold.";
    return {};
}

BOXCARS_GAME_PLAY(play)

bool over(const Rules&, const State& state) { return state.winner >= 0; }

std::vector<std::int64_t> canonical(const State& state) {
    std::vector<std::int64_t> numbers{state.turn, state.turn_total, state.rolls, state.winner};
    numbers.insert(numbers.end(), state.scores.begin(), state.scores.end());
    numbers.insert(numbers.end(), state.holds.begin(), state.holds.end());
    if (state.spared > 0) numbers.push_back(state.spared);  // other states stay as they were before there were spares
    return numbers;
}

rules::Named describe(const State& state) {
    rules::Named named{
        {"turn", state.turn}, {"turn_total", state.turn_total}, {"rolls", state.rolls}, {"winner", state.winner}};
    for (int player = 0; player < most_players; ++player) {
        named.emplace_back("score_" + std::to_string(player + 1), state.scores[nth(player)]);
        named.emplace_back("holds_" + std::to_string(player + 1), state.holds[nth(player)]);
    }
    if (state.spared > 0) named.emplace_back("spared", state.spared);
    return named;
}

std::string to_text(const Event& event) {
    if (const auto* beginning = std::get_if<Begin>(&event)) return "begin " + std::to_string(beginning->first + 1);
    if (const auto* rolled = std::get_if<Rolled>(&event)) return "roll " + std::to_string(rolled->face);
    return "hold";
}

std::optional<Event> event_from(const Rules&, std::string_view text) {
    if (text == "hold") return Hold{};
    const auto words = words_of(text);
    const auto number = words.size() == 2 ? whole_number(words[1], 1, 1000) : std::nullopt;
    if (number && words[0] == "begin") return Begin{*number - 1};
    if (number && words[0] == "roll") return Rolled{*number};
    return {};
}

std::string to_text(const Fact& fact) {
    const std::string who = std::visit([](const auto& any) { return player_name(any.player); }, fact);
    if (const auto* added = std::get_if<Added>(&fact))
        return who + " rolled " + std::to_string(added->face) + ", turn total " + std::to_string(added->turn_total);
    if (const auto* busted = std::get_if<Busted>(&fact))
        return who + " rolled " + std::to_string(busted->face) + ", a pig, and lost " + std::to_string(busted->lost) +
               (busted->kept > 0 ? ", kept " + std::to_string(busted->kept) : "");
    if (const auto* spared = std::get_if<Spared>(&fact))
        return who + " rolled " + std::to_string(spared->face) +
               ", a pig, and was spared: " + std::to_string(spared->left) + " left";
    if (const auto* banked = std::get_if<Banked>(&fact))
        return who + " banked " + std::to_string(banked->points) + ", score " + std::to_string(banked->score);
    if (const auto* won = std::get_if<Won>(&fact)) return who + " won with " + std::to_string(won->score);
    return who + "'s turn";
}

std::vector<std::string> handicap_words(const Rules& rules) {
    std::vector<std::string> all;
    if (!starts_level(rules))
        all.push_back((rules.lead > 0 ? "Player 1 starts " : "All others start ") +
                      std::to_string(std::abs(rules.lead)) + " points ahead.");
    if (const int spares = rules.spare_ones; spares > 0)
        all.push_back("Player 1 has " + std::to_string(spares) + (spares == 1 ? " spare" : " spares") +
                      " a game: with one left a pig costs nothing, and the turn goes on.");
    if (rules.bust_keeps > 0)
        all.push_back("Player 1 banks " + std::to_string(rules.bust_keeps) +
                      " % of a lost turn, rounded down and short of the goal.");
    return all;
}

int kept_points(const Rules& rules, int score, int turn_total) {
    return std::min(turn_total * rules.bust_keeps / 100, rules.goal - 1 - score);
}

int kept_points(const Rules& rules, const State& state) {
    return state.turn == 0 ? kept_points(rules, state.scores[0], state.turn_total) : 0;
}

Rules without_favours(Rules rules) {
    rules.spare_ones = rules.bust_keeps = 0;
    return rules;
}

int best_opponent_score(const Rules& rules, const State& state) { return best_of_others(rules, state, state.turn); }

std::vector<rules::HandResult> hand_results(const Rules& rules, const State&, const Step& step, int seat) {
    const auto* won = boxcars::rules::fact_among<Won>(step.facts);
    if (!won) return {};
    return {{.bet = "game",
             .net = step.next.scores[nth(seat)] - best_of_others(rules, step.next, seat),
             .whole = true,
             .outcome = won->player == seat ? boxcars::rules::Outcome::Won : boxcars::rules::Outcome::Lost}};
}

std::string feat(const Rules&, const State&, const Step& step, int seat) {
    const auto* won = rules::fact_among<Won>(step.facts);
    return won && won->player == seat ? "Finished with " + std::to_string(won->score) : "";
}

// Pig's high scores. Only the standard race counts, because scores with another goal, die or start cannot be compared.
using rules::Marked;

constexpr int large_turn = 20;  // points: what the policy "hold at 20" banks

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr std::array kinds{
        rules::ScoreKind{"turn", "Largest turn, 20 points or more", "points"},
        rules::ScoreKind{"turns", "Fewest turns to win", "turns", true},
        rules::ScoreKind{"margin", "Widest margin", "points"},
    };
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    if (rules != Rules{.players = rules.players}) return {};
    std::vector<rules::ScoreMark> marks;
    for (const Fact& fact : step.facts) {
        if (const auto* banked = std::get_if<Banked>(&fact); banked && banked->player == seat) {
            if (banked->points >= large_turn) marks.push_back({"turn", Marked::Reach, banked->points});
            marks.push_back({"turns", Marked::Count, 1});
        }
        if (const auto* busted = std::get_if<Busted>(&fact); busted && busted->player == seat)
            marks.push_back({"turns", Marked::Count, 1});
        if (const auto* won = std::get_if<Won>(&fact); won && won->player == seat) {
            marks.push_back({"turns", Marked::Keep});
            for (const rules::HandResult& game : hand_results(rules, before, step, seat))
                marks.push_back({"margin", Marked::Reach, game.net});
        }
    }
    return marks;
}

}  // namespace boxcars::pig
