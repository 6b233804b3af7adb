// One sitting at one table: the rule sheet, the state after the last entry, the dice stream and the journal. People,
// computer players and recordings all play through it, so everything is journaled once and can be recomputed from the
// seed.
#pragma once
#include "base/numbers.h"
#include "chance/dice_stream.h"
#include "odds/goal/table.h"
#include "rules/game.h"
#include "rules/money.h"
#include "session/given_dice.h"
#include "session/journal.h"
#include "session/sealed_dice.h"
#include "session/stop.h"
#include "session/table_change.h"

namespace boxcars::session::verbs {

// The functions of the contract rules::Game under other names, because Session has members of the same names.
bool is_over(const auto& rules, const auto& state) { return over(rules, state); }
auto decisions(const auto& rules, const auto& state) { return legal(rules, state); }
rules::Dice dice(const auto& rules, const auto& state) { return dice_wanted(rules, state); }
auto why_not(const auto& rules, const auto& state, const auto& event) { return refusal(rules, state, event); }

// The functions that a game may leave out.
std::vector<int> faces(const auto& event) {
    using namespace rules::defaults;
    return faces_of(event);
}
template <rules::Game R>
std::vector<typename R::Event> start_events(const R& rules) {
    using namespace rules::defaults;
    return starts(rules);
}
bool between_rounds_of(const auto& rules, const auto& next, const auto& state) {
    using namespace rules::defaults;
    return between_rounds(rules, next, state);
}
auto carried_to(const auto& next, const auto& state) {
    using namespace rules::defaults;
    return carried(next, state);
}

}  // namespace boxcars::session::verbs

namespace boxcars::session {

template <rules::Game R>
struct Setup {
    R rules{};  // requires: !rules::problem(rules)
    std::uint64_t seed = 0;
    Players players{};                   // "human" or a policy's name for each seat
    std::optional<int> first{};          // the seat that begins; empty: drawn by the seed
    std::optional<GivenDice> dice{};     // dice thrown instead of the seed's
    std::optional<SealedDice> sealed{};  // the sealed dice that gave the seed, if any
    std::optional<StopTerms> stop{};     // set at a station of a run
};

// The answer to a request: the step that followed, or a sentence that refuses it.
template <rules::Game R>
struct Answer {
    std::optional<rules::Step<typename R::State, typename R::Fact>> step{};
    std::string refused{};
    std::vector<int> faces{};  // the faces thrown; empty for a decision
    bool forced = false;       // the faces were chosen

    explicit operator bool() const { return step.has_value(); }
    const auto& operator*() const { return *step; }
    const auto* operator->() const { return &*step; }
};

// The seat that begins the first game of a sitting: the first draw of its dice stream.
template <rules::Game R>
int drawn_first(const R& rules, chance::DiceStream& stream) {
    const auto events = verbs::start_events(rules);
    return events.empty() ? 0 : stream.draw(how_many(events));
}

// How far a station of a run is played.
struct GoalProgress {
    int done = 0;  // number of finished throws, rounds or games
    int won = 0;   // games that seat 0 won
    auto operator<=>(const GoalProgress&) const = default;
};

// The progress after a step that led to the state `next`.
template <rules::Game R>
GoalProgress progress_after(StopUnit unit, const R& rules, const typename R::State& next, bool threw,
                            GoalProgress progress) {
    const bool ended = verbs::is_over(rules, next);
    progress.done += unit == StopUnit::Throws   ? threw
                     : unit == StopUnit::Rounds ? threw && verbs::between_rounds_of(rules, rules, next)
                                                : ended;
    progress.won += ended && odds::game_won(next);
    return progress;
}

template <rules::Game R>
class Session {
 public:
    using State = typename R::State;
    using Event = typename R::Event;

    explicit Session(Setup<R> setup) : setup_(std::move(setup)), stream_(setup_.seed), dice_(setup_.dice) {
        table_ = next_ = {setup_.rules, setup_.players};
        drawn_first_ = drawn_first(table_.rules, stream_);  // always drawn, so that the dice stay the same
        begin_game(setup_.first.value_or(drawn_first_));
    }

    const Setup<R>& setup() const { return setup_; }  // at the start of the sitting
    const R& rules() const { return table_.rules; }   // the sheet of the current game
    const Players& players() const { return table_.players; }
    const TableSetup<R>& next_table() const { return next_; }  // the table from the next game on
    bool table_in_force() const { return table_ == next_; }
    // The state after the last entry; the screen may still show an earlier one.
    const State& state() const { return state_; }
    int game() const { return game_; }          // from 1
    int first() const { return first_; }        // the seat that began the game
    Cents brought() const { return brought_; }  // what seat 0 sat down with in all games so far, played for money
    bool practice() const { return forced_ || branched_ || setup_.stop; }      // a chosen face, a stop or a branch
    bool practised() const { return practised_ || branched_ || setup_.stop; }  // whether this game does not count
    bool by_seed() const { return !practised_ && !branched_ && as_seeded_; }   // no face of this game was chosen
    bool branched() const { return branched_.has_value(); }
    bool branched(std::size_t entry) const { return branched_ && entry >= *branched_; }  // `entry` from 0; see branch()
    bool as_seeded() const { return as_seeded_; }          // whether all faces that were not chosen are the seed's
    int drawn_first_seat() const { return drawn_first_; }  // the seat drawn by the seed
    std::uint64_t hash() const { return hash_; }           // fingerprint of the sitting so far
    const Journal<R>& journal() const { return journal_; }
    const chance::DiceStream& stream() const { return stream_; }

    bool over() const { return verbs::is_over(table_.rules, state_); }
    int stop_done() const { return progress_.done; }  // number of games, rounds or throws played
    bool stop_over() const {                          // whether the sitting is a finished station of a run
        if (!setup_.stop || branched_) return false;
        if (reached_ || hopeless_ || stop_done() >= setup_.stop->length.count) return true;
        return stop_unit() != StopUnit::Games && over();
    }
    bool stop_reached() const {  // whether the sitting is a station whose goal is reached
        if (!goal()) return false;
        return reached_ || (goal()->kind == odds::GoalKind::Stay && stop_over() && !hopeless_);
    }
    bool conceded() const { return conceded_; }  // whether the station's goal was given up
    // The goal of a station, which also limits stakes; nullptr: none.
    const odds::GoalTerms* goal() const { return setup_.stop && !branched_ ? &setup_.stop->station.goal : nullptr; }
    std::vector<Event> legal() const {
        if (stop_over()) return {};
        return goal() ? odds::invited(*goal(), table_.rules, state_) : verbs::decisions(table_.rules, state_);
    }
    rules::Dice dice_wanted() const {
        if (stop_over() || (goal() && odds::lacks_bet(*goal(), state_))) return {};
        return verbs::dice(table_.rules, state_);
    }
    bool may_throw() const { return dice_wanted().count > 0; }
    bool idle_throw() const {  // a throw here would be wasted; old recordings have such throws, see KeptSession
        return goal() && !stop_over() && odds::idle_throw(*goal(), table_.rules, state_);
    }
    std::optional<std::string> refusal(const Event& event) const {
        if (stop_over()) return std::string{station_is_over};
        if (auto wrong = verbs::why_not(table_.rules, state_, event)) return wrong;
        return goal() ? odds::uninvited(*goal(), table_.rules, state_, event) : std::nullopt;
    }

    Answer<R> submit(const Event& event) {  // makes a decision
        if (!verbs::faces(event).empty()) return no("Dice are thrown, not chosen.");
        return take(event, false);
    }

    Answer<R> throw_dice() {  // throws Error if given dice run out
        const rules::Dice dice = dice_wanted();
        if (dice.count == 0) return no(no_throw());
        chance::DiceStream stream = stream_;  // stored only after every face is drawn
        std::optional<GivenDice> given = dice_;
        if (branched_ && given && !given->has(dice.count)) given.reset();
        std::vector<int> faces, seeded;
        for (int die = 0; die < dice.count; ++die) {
            seeded.push_back(stream.face(dice.sides));
            faces.push_back(given ? given->face(dice.sides) : seeded.back());
        }
        as_seeded_ = as_seeded_ && faces == seeded;
        stream_ = stream;
        dice_ = given;
        return take(thrown(table_.rules, faces), false);
    }

    // Throws these faces, as practice. The dice stream does not advance.
    Answer<R> force(const std::vector<int>& faces) {
        const rules::Dice dice = dice_wanted();
        if (dice.count == 0) return no(no_throw());
        if (setup_.stop && !branched_) return no(std::string{station_keeps_dice});
        if (faces.size() != nth(dice.count))
            return no("The table throws " + std::to_string(dice.count) + ", not " + std::to_string(faces.size()) + ".");
        return take(thrown(table_.rules, faces), true);
    }

    // Plays on from here as practice, to try other decisions. The dice are those that would have come without
    // it, or the seed's once a list of dice is used up.
    void branch() { branched_ = journal_.size(); }

    // Undoes the last decision since the last throw, and journals that. Does not undo a change of the table.
    Answer<R> undo() {
        if (stop_over()) return no(std::string{station_is_over});
        if (before_.empty()) return no("There is nothing to take back: the dice have flown since.");
        state_ = before_.back();
        before_.pop_back();
        return keep({game_, std::string{undo_word}});
    }
    // Gives up the goal of a station, which is over then: what lies on the table is lost.
    Answer<R> concede() {
        if (!goal()) return no("Only the goal of a station is given up.");
        if (stop_over()) return no(std::string{station_is_over});
        conceded_ = hopeless_ = true;
        return keep({game_, std::string{concede_word}});
    }
    void remember(std::size_t newest) { journal_.remember(newest); }  // keeps only the newest in memory
    std::size_t undoable() const { return before_.size(); }           // decisions since the last throw

    // The change takes effect with the next game, or the next round in a game with rounds; it is journaled now. If the
    // sheet has more seats than players, the last player takes the rest.
    Answer<R> change_rules(const R& rules) {
        const auto seats = verbs::start_events(rules).size();
        return change_table({rules, seats == 0 ? next_.players : fitted(next_.players, seats)});
    }
    Answer<R> change_table(const TableSetup<R>& table) {
        if (setup_.stop && !branched_) return no(std::string{station_keeps_table});
        if (auto wrong = table_problem(table)) return no(*wrong);
        if (table == next_) return no("The table is like that already.");
        std::string words = change_text(next_, table);
        next_ = table;
        change_over();
        return keep({game_, std::move(words)});
    }

    Answer<R> next_game() {
        if (stop_over()) return no(std::string{station_is_over});
        if (!over()) return no("This game is not over yet.");
        table_ = next_;
        ++game_;
        return begin_game(first_ + 1);
    }

    // Returns a sentence if the sheet, or the number or the names of the players, are wrong.
    static std::optional<std::string> table_problem(const TableSetup<R>& table) {
        if (auto wrong = rules::problem(table.rules)) return wrong;
        const auto seats = verbs::start_events(table.rules).size();
        if (seats != 0 && table.players.size() != seats)
            return "A table of " + std::to_string(seats) + " seats needs " + std::to_string(seats) + " players, not " +
                   std::to_string(table.players.size()) + ".";
        return bad_players(table.players);
    }

 private:
    static Answer<R> no(std::string why) { return {.refused = std::move(why)}; }

    Answer<R> begin_game(int first) {
        state_ = opening(table_.rules);
        if constexpr (rules::PlayedForMoney<R>) brought_ += money(state_, 0).all();
        before_.clear();
        practised_ = false;
        hash_ = game_hash(hash_, table_.rules, table_.players);
        const auto events = verbs::start_events(table_.rules);
        look_for_stakes();
        if (events.empty()) return Answer<R>{.step = rules::Step<State, typename R::Fact>{state_, {}}};
        first_ = first % how_many(events);
        return take(events[nth(first_)], false);
    }

    std::string no_throw() const {
        if (stop_over()) return std::string{station_is_over};
        if (goal() && odds::lacks_bet(*goal(), state_)) return std::string{odds::lacks_bet_sentence};
        return over() ? "The game is over: start a new one." : "No dice are thrown now.";
    }

    Answer<R> take(const Event& event, bool forced) {
        if (auto wrong = refusal(event)) return no(*wrong);
        Entry<R> entry{game_, to_text(event), event, verbs::faces(event), apply(table_.rules, state_, event), forced};
        forced_ = forced_ || forced;
        practised_ = practised_ || forced;
        if (!entry.faces.empty())
            before_.clear();
        else if (rules::may_undo<R>)
            before_.push_back(state_);
        state_ = entry.step.next;
        progress_ = progress_after(stop_unit(), table_.rules, state_, !entry.faces.empty(), progress_);
        if (goal()) judge(!entry.faces.empty());
        change_over();
        return keep(std::move(entry));
    }

    StopUnit stop_unit() const { return setup_.stop ? setup_.stop->length.unit : StopUnit::Games; }

    // Judges the goal after each throw, round or game, whichever unit the station's length counts.
    void judge(bool thrown) {
        const StopUnit unit = stop_unit();
        const bool rests = over() || verbs::between_rounds_of(table_.rules, table_.rules, state_);
        if (unit == StopUnit::Games ? over() : thrown && (unit == StopUnit::Throws || rests)) {
            const odds::GoalTerms& terms = *goal();
            const bool stays = terms.kind == odds::GoalKind::Stay,
                       made = odds::goal_reached(terms, state_, progress_.won);
            reached_ = made && !stays;
            hopeless_ = stays && !made;
            if (terms.kind == odds::GoalKind::Win)
                hopeless_ = progress_.won + setup_.stop->length.count - stop_done() < terms.target;
        }
        look_for_stakes();
    }

    // Ends a station when nothing lies on the table and nothing may be staked, now or after further throws. If that is
    // only because the bank cannot pay, a Stay goal is reached.
    void look_for_stakes() {
        if constexpr (rules::PlayedForMoney<R>) {
            if (!goal() || over() || hopeless_ || !odds::invited(*goal(), table_.rules, state_).empty()) return;
            const rules::Money has = money(state_, 0);
            const bool throws = stop_unit() == StopUnit::Throws;
            if (has.on_table != 0 || (throws ? has.all() >= goal()->stakes.least : dice_wanted().count != 0)) return;
            (goal()->kind == odds::GoalKind::Stay && !throws ? reached_ : hopeless_) = true;
        }
    }

    // Applies a changed sheet as soon as the game allows it.
    void change_over() {
        if (next_ == table_ || over() || !verbs::between_rounds_of(table_.rules, next_.rules, state_)) return;
        table_ = next_;
        state_ = verbs::carried_to(table_.rules, state_);
        before_.clear();
    }

    Answer<R> keep(Entry<R> entry) {
        entry.step.next = state_;
        hash_ = entry.hash = chained(hash_, entry.text, state_);
        journal_.push_back(std::move(entry));
        const Entry<R>& kept = journal_.back();
        return {kept.step, {}, kept.faces, kept.forced};
    }

    Setup<R> setup_;
    TableSetup<R> table_, next_;
    State state_{};
    std::vector<State> before_;  // states before the undoable decisions
    chance::DiceStream stream_;
    std::optional<GivenDice> dice_;
    Journal<R> journal_;
    std::uint64_t hash_ = Hash{}.value();
    int game_ = 1, first_ = 0, drawn_first_ = 0;
    Cents brought_ = 0;
    GoalProgress progress_;
    // The station's goal is reached (Stay: only if the bank cannot pay), out of reach, or given up.
    bool reached_ = false, hopeless_ = false, conceded_ = false;
    bool forced_ = false, practised_ = false, as_seeded_ = true;
    std::optional<std::size_t> branched_;  // number of entries before branch()
};

}  // namespace boxcars::session
