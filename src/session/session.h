// One sitting at one table: the rule sheet, the state after the last entry, the dice stream and the journal. People,
// computer players and recordings all play through it, so everything is journaled once and can be recomputed from the
// seed.
#pragma once
#include "base/hash.h"
#include "base/numbers.h"
#include "chance/dice_stream.h"
#include "session/given_dice.h"
#include "session/journal.h"
#include "session/played_game.h"
#include "session/sealed_dice.h"
#include "session/stop.h"
#include "session/table_change.h"

namespace boxcars::session {

struct Setup {
    rules::Sheet rules{};  // requires: !rules::problem(rules)
    std::uint64_t seed = 0;
    Players players{};                   // "human" or a policy's name for each seat
    std::optional<int> first{};          // the seat that begins; empty: drawn by the seed
    std::optional<GivenDice> dice{};     // dice thrown instead of the seed's
    std::optional<SealedDice> sealed{};  // the sealed dice that gave the seed, if any
    std::optional<StopTerms> stop{};     // set at a station of a run
};

// The answer to a request: the step that followed, or a sentence that refuses it.
struct Answer {
    std::optional<rules::AnyStep> step{};
    std::string refused{};
    std::vector<int> faces{};  // the faces thrown; empty for a decision
    bool forced = false;       // the faces were chosen

    explicit operator bool() const { return step.has_value(); }
    const auto& operator*() const { return *step; }
    const auto* operator->() const { return &*step; }
};

// The seat that begins the first game of a sitting: the first draw of its dice stream. `seats`: how many may begin.
int drawn_first(std::size_t seats, chance::DiceStream& stream);

// How far a station of a run is played.
struct GoalProgress {
    int done = 0;  // number of finished throws, rounds or games
    int won = 0;   // games that seat 0 won
    auto operator<=>(const GoalProgress&) const = default;
};

struct StepEnd {  // a step, as progress_after() counts it
    bool threw = false;
    bool rests = false;  // between rounds, see rules/game.h
    bool over = false;
    bool won = false;  // over, and seat 0 won
};
GoalProgress progress_after(StopUnit unit, const StepEnd& step, GoalProgress progress);

class Session {
 public:
    explicit Session(Setup setup);

    const Setup& setup() const { return setup_; }  // at the start of the sitting
    const PlayedGame& game_played() const { return game_of(table_.rules); }
    const rules::Sheet& rules() const { return table_.rules; }  // the sheet of the current game
    const Players& players() const { return table_.players; }
    const TableSetup& next_table() const { return next_; }  // the table from the next game on
    bool table_in_force() const { return table_ == next_; }
    // The state after the last entry; the screen may still show an earlier one.
    const rules::State& state() const { return state_; }
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
    const Journal& journal() const { return journal_; }
    const chance::DiceStream& stream() const { return stream_; }

    bool over() const { return rules::over(table_.rules, state_); }
    int stop_done() const { return progress_.done; }  // number of games, rounds or throws played
    bool stop_over() const;                           // whether the sitting is a finished station of a run
    bool stop_reached() const;                        // whether the sitting is a station whose goal is reached
    bool conceded() const { return conceded_; }       // whether the station's goal was given up
    // The goal of a station, which also limits stakes; nullptr: none.
    const rules::GoalTerms* goal() const { return setup_.stop && !branched_ ? &setup_.stop->station.goal : nullptr; }
    std::vector<rules::Event> legal() const;
    rules::Dice dice_wanted() const;
    bool may_throw() const { return dice_wanted().count > 0; }
    bool idle_throw() const;  // a throw here would be wasted; old recordings have such throws, see KeptSession
    std::optional<std::string> refusal(const rules::Event& event) const;

    Answer submit(const rules::Event& event);  // makes a decision
    Answer throw_dice();                       // throws Error if given dice run out
    // Throws these faces, as practice. The dice stream does not advance.
    Answer force(const std::vector<int>& faces);
    // Plays on from here as practice, to try other decisions. The dice are those that would have come without
    // it, or the seed's once a list of dice is used up.
    void branch() { branched_ = journal_.size(); }
    Answer undo();     // undoes the last decision since the last throw, and journals that; not a change of the table
    Answer concede();  // gives up the goal of a station, which is over then: what lies on the table is lost
    void remember(std::size_t newest) { journal_.remember(newest); }  // keeps only the newest in memory
    std::size_t undoable() const { return before_.size(); }           // decisions since the last throw

    // The change takes effect with the next game, or the next round in a game with rounds; it is journaled now. If the
    // sheet has more seats than players, the last player takes the rest.
    Answer change_rules(const rules::Sheet& rules);
    Answer change_table(const TableSetup& table);
    Answer next_game();

    // Returns a sentence if the sheet, or the number or the names of the players, are wrong.
    static std::optional<std::string> table_problem(const TableSetup& table);

 private:
    static Answer no(std::string why) { return {.refused = std::move(why)}; }
    Answer begin_game(int first);
    std::string no_throw() const;
    Answer take(const rules::Event& event, bool forced);
    StopUnit stop_unit() const { return setup_.stop ? setup_.stop->length.unit : StopUnit::Games; }
    bool for_money() const { return game_played().buy_in(table_.rules).has_value(); }
    bool rests() const { return between_rounds(table_.rules, table_.rules, state_); }
    void judge(bool thrown);
    void look_for_stakes();
    void change_over();
    Answer keep(Entry entry);

    Setup setup_;
    TableSetup table_, next_;
    rules::State state_{};
    std::vector<rules::State> before_;  // states before the undoable decisions
    chance::DiceStream stream_;
    std::optional<GivenDice> dice_;
    Journal journal_;
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
