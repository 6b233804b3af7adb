// The table of any game with its session: it passes the player's decisions and throws to the session and shows the
// result. A step is decided completely first. Its dice fly once it is stored; then its facts are shown one after
// another, the table is drawn as decided, and the next move is awaited. A press during an animation only speeds it up.
// A resumed sitting, and a jump within a watched recording, are set up from the session and its journal without
// animation. A game's own scene derives from TableOf, which hands it its own types.
#pragma once
#include "audio/sound.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/lesson.h"
#include "scenes/table/table_scene.h"
#include "scenes/table/throwing.h"
#include "session/replay.h"
#include "session/store/kept_session.h"

namespace boxcars::scenes {

constexpr Ticks watched_pause = milliseconds(500);  // time to read a recorded decision

struct TableOptions {
    session::Setup setup{};  // players: "human" or a policy's name
    GameDie die{};
    std::string kept{};                                 // stored sitting to resume, if any
    bool demo = false;                                  // plays itself until any input
    session::WatchedRecording watch{};                  // recorded sitting to watch, if any
    std::int64_t watch_from = 1;                        // first animated entry, counted from 1
    std::shared_ptr<const session::Recording> whole{};  // the recording as it was read
};

// The sitting at a table. The destructor leaves the sitting.
class SeatedSitting {
 public:
    SeatedSitting() = default;
    SeatedSitting(const SeatedSitting&) = delete;
    SeatedSitting& operator=(const SeatedSitting&) = delete;
    ~SeatedSitting();

    void take_up(session::KeptSession kept);
    session::KeptSession& kept() { return *kept_; }  // requires take_up(); so does session()
    const session::Session& session() const { return kept_->session(); }
    // A game is under way: neither over nor branched off a recording, and more was decided than who begins.
    bool running() const;
    // `watched`: this is a recording or a demonstration.
    session::RevealedDice revealed_dice(bool watched) const;
    // The largest share of a person's money that is on the table in this state, 0 to 1.
    float stake(const rules::State& shown) const;

 private:
    std::optional<session::KeptSession> kept_;
};

class GameScene : public TableScene {
 public:
    const session::Session& sitting() const { return *session_; }
    const char* phase() const { return at_rest() ? waits_for_ : name_of(motion_); }  // animation or awaited move
    void state(nlohmann::json& out) const final;
    void ask_before(AskedBefore question) { asked_before_ = std::move(question); }
    void practise(session::KeptSession begun);  // continues `begun` as unsaved practice

    std::size_t entries() const final { return session_->journal().size(); }
    void lay_to(std::size_t entries, bool play_on = false) final;

 protected:
    using Session = session::Session;
    using Answer = session::Answer;
    using AnyFacts = std::span<const rules::Fact>;

    GameScene(SceneServices& services, TableOptions& options, TablePanels& table_panels, CastFeel feel);

    // ---- implemented by each game ----
    // Resets the table when a game begins, in a new sitting or in the same one. True: the facts of its opening are
    // shown before a player may act.
    virtual bool begin(const Session& session, bool new_sitting) = 0;
    // Called once the journal entry with this index (from 0) has been shown, so that the game can keep what it needs
    // from it. The session may be a copy that is being replayed; it contains no throw after that entry.
    virtual void remember(const Session& session, std::size_t entry) = 0;
    // Called when everything decided has been shown and the next move is awaited. `anew`: nothing was animated before,
    // so the game must set up everything, dice included, from the session and what it has remembered.
    virtual void lay(bool anew) = 0;
    // Handles one tick without animation. Shortly after a skipped animation, `input` lacks Roll, Confirm and Skip.
    virtual void play(const platform::Input& input, const Clicked& clicked) = 0;
    // Called when a stored throw starts to fly. True: it is an important one, which gets a slower end.
    virtual bool thrown(const Answer&) { return false; }
    // Shows the first fact in `rest`, removes those shown with it, and returns how long to show them.
    virtual Ticks reveal_next(AnyFacts& rest) = 0;
    virtual rules::State shown_state() const = 0;  // what the player has seen
    virtual void report(nlohmann::json&) const {}  // adds the game's values to state()
    virtual void add_to_lab(LabRequest&) const {}  // what the lab gets besides the sheet
    virtual float stake() const {
        return sitting_.stake(shown_state());
    }  // how much is at stake, 0 to 1, for the music

    // ---- starting, resuming and leaving a sitting ----
    // Starts a new sitting or resumes the stored one that `options` names. Throws Error if that cannot be resumed. A
    // watched recording starts at entry `watch_from`; the earlier ones are set up without animation.
    void take_places(TableOptions options);
    // Without a seed, sealed dice are used; `words` are the player's own part of their seed.
    void begin_sitting(const rules::Sheet& rules, std::vector<std::string> players,
                       const std::optional<std::uint64_t>& seed, const std::string& words = {});
    void change_rules(const rules::Sheet& rules);
    session::KeptSession& kept() { return sitting_.kept(); }

    // ---- decisions and throws ----
    void act(const platform::Input& input, const Clicked& clicked) final;
    bool decide(const rules::Event& asked);  // fits a bet to a station's limits first; false: forbidden or refused
    // `by_hand`: chosen faces; empty: random faces.
    void throw_dice(const world::Toss& hand, const std::vector<int>& by_hand = {});
    // Picks up the dice on the roll key or, `by_pointer`, on a press on them. False: they stay where they are.
    bool take_dice(const platform::Input& input, bool by_pointer);
    // Celebrates what the last step won for a human player, once: after its facts, or earlier if the game calls this.
    void celebrate();
    void next_game();
    bool undo();
    void hurry();
    void follow_recording(float along = 1);  // plays the recording's next entry
    // Puts the dice where the newest throw in memory left them, or where they lie before the first throw. `along`: y of
    // the throw's direction.
    void lay_dice(float along = 1);
    // Delays automatic moves by `ticks`. `may_be_hurried`: Roll, Confirm and Skip end the delay.
    void wait(Ticks ticks, bool may_be_hurried = false);
    // Does what the panels request. `may_force`: faces may be chosen now; `hand` is how such a throw is shown.
    void carry_out(const ui::TableRequests& asked, bool may_force = false, const world::Toss& hand = {});

    // ---- for the game's scene ----
    bool hurried() const { return announcing_.hurried(); }
    bool guided() const { return static_cast<bool>(asked_before_); }  // a lesson says what to do
    bool more_to_watch() const { return entries() < watched_.size(); }
    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }
    // A computer player's throw of random strength, in direction (x, `along`) with a random x of at most `sideways`.
    world::Toss drawn_hand(double sideways, float along = 1) const {
        return scenes::drawn_hand(dust_now(), sideways, along);
    }
    ui::Transport transport() const;

    const Session* session_ = nullptr;  // what has been decided

 private:
    Destination to_lab() const final;
    bool game_running() const final { return played() && sitting_.running(); }

    // Opens a new session at this table. Demonstrations and watched recordings are not stored.
    void open_session(session::Setup setup);
    void take_up(session::KeptSession kept);  // makes `kept` this table's sitting
    void take_seat(session::Setup setup);     // sits down
    void go_on_from(session::KeptSession left);
    void begin_telling(AnyFacts facts);
    AnyFacts facts_of_opening(bool new_sitting);  // calls begin()
    void remember_all(const Session& session);
    // Replays an entry in a session without showing it, and remembers it.
    template <class Verbs>
    void play_again(Verbs& verbs, const Session& session, const session::ReplayEntry& entry);
    void lay_all();  // sets up the table without animation
    // True if this station of a run is over. Shows its result once its last throw has been seen.
    bool stop_ended();
    void follow_goal();                // at rest, updates the station goal's chance
    void look_at(std::size_t wanted);  // shows this sitting as it was after that many entries
    Session played_again(const Session& of, std::size_t wanted);
    // True if the function given to ask_before() forbids this; shows its reason.
    bool held_back(const Intent& intent);
    void sheet_asked_for(const rules::Sheet& before);  // shows a change of the rules
    bool journaled(const Answer& done);                // shows an entry without animation, or why it was refused
    void clear_table();                                // ends all animations
    void fly();
    void land();
    void announce_next();

    struct Throw {
        world::Toss hand;
        Answer answer;
    };
    SeatedSitting sitting_;
    std::optional<Session> past_;                // the session in a station's look back
    std::vector<session::ReplayEntry> watched_;  // the watched recording; empty: none is watched
    std::size_t remembered_ = 0;                 // number of entries remembered
    AskedBefore asked_before_;                   // empty: every legal move is allowed
    std::optional<Throw> throw_;                 // the throw, while it is being stored
    StepAnnouncing<rules::Fact> announcing_;     // the last step's facts
    rules::Win win_;                             // what human players won, until celebrated
    bool wait_may_be_hurried_ = false;
};

}  // namespace boxcars::scenes
