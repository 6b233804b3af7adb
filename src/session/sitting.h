// One sitting at one table: the rule sheet, the state after the last entry, the dice stream and the journal. People,
// computer players and recordings all play through it, so everything is journaled once and can be recomputed from the
// seed. It decides; a SittingKeeper keeps what was decided.
#pragma once
#include "chance/dice_stream.h"
#include "session/dice.h"
#include "session/stop.h"
#include "session/table_change.h"

#include <deque>
#include <limits>

namespace boxcars::session {

class Sitting;

struct Entry {
    int game = 1;                         // number of the game, from 1
    std::string text{};                   // the event as words, or "rules goal=50" for a change; see is_throw()
    std::optional<rules::Event> event{};  // empty if the entry is no event
    std::vector<int> faces{};             // the faces thrown for this event; empty for a decision
    rules::AnyStep step{};                // the next state and the facts
    bool forced = false;                  // the faces were chosen, so it is practice
    std::uint64_t hash = 0;               // hash of all entries up to this one, see chained()
};

bool is_throw(const Entry& entry);  // also one of a brief recording, which has no words
inline bool is_change(const Entry& entry) { return entry.text.starts_with(change_word); }  // of the table
std::vector<std::string> facts_text(const Entry& entry);

// The fingerprint after an event: a hash of the fingerprint before, the event's words and the next state.
std::uint64_t chained(std::uint64_t before, std::string_view event, const rules::State& state);

// The entries of a sitting. It may keep only the newest in memory; the store has the others.
class Journal {
 public:
    std::size_t size() const { return forgotten_ + entries_.size(); }  // number of entries ever made
    bool empty() const { return size() == 0; }
    std::size_t first() const { return forgotten_; }  // index of the oldest in memory, from 0
    std::size_t throws() const { return throws_; }    // throws among all entries ever made
    const Entry& operator[](std::size_t n) const;     // requires: it is in memory
    // back(), begin() and end() cover only the entries in memory.
    const Entry& back() const { return entries_.back(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    void push_back(Entry entry);
    void remember(std::size_t newest);  // newest: how many to keep, at least 1

 private:
    std::deque<Entry> entries_;
    std::size_t forgotten_ = 0, throws_ = 0, newest_ = std::numeric_limits<std::size_t>::max();
};

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
    explicit operator bool() const { return step.has_value(); }
    const auto& operator*() const { return *step; }
    const auto* operator->() const { return &*step; }
};

// The seat that begins the first game of a sitting: the first draw of its dice stream. `seats`: how many may begin.
int drawn_first(std::size_t seats, chance::DiceStream& stream);

// What keeps a sitting from its first decision on, see store/store.h.
class SittingKeeper {
 public:
    virtual ~SittingKeeper() = default;
    virtual void keep(const Sitting& sitting) = 0;  // takes what was decided since the last call
    virtual bool stored() const = 0;                // everything is on the disk, or the disk fails now
    virtual bool wait() = 0;                        // waits until stored(); true: it is on the disk
    virtual void end() = 0;                         // the sitting has ended
    virtual const std::string& name() const = 0;    // the sitting's name; empty: nothing is kept yet
    virtual std::vector<MilestoneLine> take_milestones() = 0;
};

// Why a sitting is practice. From Station on, the present game does not count either.
enum class Practice : std::uint8_t {
    None,
    EarlierFace,  // a face was chosen in an earlier game
    Station,      // it is a station of a run
    ChosenFace,   // a face was chosen in this game
    Branched      // see Sitting::branch()
};

class Sitting {
 public:
    // Without a keeper, the sitting is kept nowhere: recordings, the attract mode and tests.
    explicit Sitting(Setup setup, std::unique_ptr<SittingKeeper> keeper = {});
    const Setup& setup() const { return setup_; }  // at the start of the sitting
    // The game; at a station, as its invitation narrows it.
    const PlayedGame& game_played() const { return invited_ ? *invited_ : game_of(table_.rules); }
    const rules::Sheet& rules() const { return table_.rules; }  // the sheet of the current game
    const Players& players() const { return table_.players; }
    const TableSetup& next_table() const { return next_; }  // the table from the next game on
    bool table_in_force() const { return table_ == next_; }
    // The state after the last entry; the screen may still show an earlier one.
    const rules::State& state() const { return state_; }
    int game() const { return game_; }          // from 1
    int first() const { return first_; }        // the seat that began the game
    Cents brought() const { return brought_; }  // what seat 0 sat down with in all games so far, played for money
    Practice practice() const;
    bool is_practice() const { return practice() != Practice::None; }
    bool is_branched() const { return branched_.has_value(); }
    bool counts() const { return practice() < Practice::Station; }                  // whether the present game counts
    bool by_seed() const { return practice() <= Practice::Station && as_seeded_; }  // no face of this game was chosen
    bool branched(std::size_t entry) const { return branched_ && entry >= *branched_; }  // `entry` from 0; see branch()
    bool as_seeded() const { return as_seeded_; }          // whether all faces that were not chosen are the seed's
    int drawn_first_seat() const { return drawn_first_; }  // the seat drawn by the seed
    std::uint64_t hash() const { return hash_; }           // fingerprint of the sitting so far
    const Journal& journal() const { return journal_; }
    const chance::DiceStream& stream() const { return stream_; }

    bool over() const { return rules::over(table_.rules, state_); }
    // At a station of a run; a sitting that was branched off is none.
    int stop_done() const { return standing_ ? standing_->done() : 0; }  // throws, rounds or games played
    bool stop_over() const { return standing_ && standing_->over(over()); }
    bool stop_reached() const { return standing_ && standing_->reached(over()); }
    bool conceded() const { return standing_ && standing_->conceded(); }
    const rules::GoalTerms* goal() const { return standing_ ? &setup_.stop->goal : nullptr; }

    std::vector<rules::Event> legal() const {
        return stop_over() ? std::vector<rules::Event>{} : game_in_force().decisions(table_.rules, state_);
    }
    rules::Dice dice_wanted() const { return stop_over() ? rules::Dice{} : game_in_force().dice(table_.rules, state_); }
    bool may_throw() const { return dice_wanted().count > 0; }
    bool idle_throw() const {  // a throw here would be wasted; old recordings have such throws
        return !stop_over() && game_in_force().idle_throw(table_.rules, state_);
    }
    std::optional<std::string> refusal(const rules::Event& event) const;
    Answer submit(const rules::Event& event);  // makes a decision
    // Throws Error if given dice run out. Refuses an idle throw if the sitting is kept.
    Answer throw_dice();
    // Throws these faces, as practice. The dice stream does not advance.
    Answer force(const std::vector<int>& faces);
    // Plays on from here as practice, to try other decisions; nothing more is kept. The dice are those that would have
    // come without it, or the seed's once a list of dice is used up.
    void branch();
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

    // ---- what its keeper does; see SittingKeeper
    void keep_with(std::unique_ptr<SittingKeeper> keeper) { keeper_ = std::move(keeper); }
    bool stored() const { return !keeper_ || keeper_->stored(); }  // true if nothing is kept
    bool store_now();  // keeps a sitting without an entry, too, and waits; true: it is on the disk
    // The milestones that were reached since the last call, by throws that may not be shown yet.
    std::vector<MilestoneLine> take_milestones() {
        return keeper_ ? keeper_->take_milestones() : std::vector<MilestoneLine>{};
    }
    std::string name() const { return keeper_ ? keeper_->name() : ""; }
    void end() {  // ends the sitting because another one begins
        if (keeper_ && !keeper_->name().empty()) keeper_->end();
    }
    void leave() {  // ends the sitting, unless a game is running or its station goes on
        if (setup_.stop ? stop_over() : over()) end();
    }

 private:
    static Answer no(std::string why) { return {.refused = std::move(why)}; }
    Answer begin_game(int first);
    std::string no_throw() const;
    Answer take(const rules::Event& event, bool forced);
    void change_over();
    Answer keep(Entry entry);
    const PlayedGame& game_in_force() const { return standing_ ? *invited_ : game_of(table_.rules); }

    struct OwnKeeper : std::unique_ptr<SittingKeeper> {  // a copy of a sitting is kept nowhere
        OwnKeeper() = default;
        OwnKeeper(const OwnKeeper&) : std::unique_ptr<SittingKeeper>() {}
        OwnKeeper(OwnKeeper&&) = default;
        OwnKeeper& operator=(const OwnKeeper&) { return reset(), *this; }
        OwnKeeper& operator=(OwnKeeper&&) = default;
        using std::unique_ptr<SittingKeeper>::operator=;
    };

    Setup setup_;
    std::shared_ptr<const PlayedGame> invited_;  // the game of a station; nullptr: it is none
    TableSetup table_, next_;
    rules::State state_{};
    std::vector<rules::State> before_;  // states before the undoable decisions
    chance::DiceStream stream_;
    std::optional<GivenDice> dice_;
    Journal journal_;
    std::uint64_t hash_ = 0;
    int game_ = 1, first_ = 0, drawn_first_ = 0;
    Cents brought_ = 0;
    std::optional<GoalStanding> standing_;  // of a station's goal
    bool forced_ = false, practised_ = false, as_seeded_ = true;
    std::optional<std::size_t> branched_;  // number of entries before branch()
    OwnKeeper keeper_;
};

}  // namespace boxcars::session
