// A table at which this game is played: the one path by which a decision and a throw come to its session and are shown.
// Decided first, completely; the dice fly when that is on the disk; then the facts are told, one after another; only
// then is the next move asked for. A press hurries what moves and never does anything else.
// A game's folder makes the definitions, with game_scene_body.h and one line.
#pragma once
#include "scenes/game_die.h"
#include "scenes/recorded_scene.h"
#include "scenes/step_telling.h"
#include "session/watched.h"
#include "session/win.h"

namespace boxcars::scenes {

template <class R>
struct TableOptions {
    session::Setup<R> setup{};             // players: "human" or a policy's name
    GameDie die{};                         // what is thrown
    std::string kept{};                    // a sitting in the store that goes on here, instead of a new one
    bool demo = false;                     // attract mode: the table plays itself, any input leaves
    session::WatchedRecording<R> watch{};  // a recorded sitting: decisions come from it, nobody plays
    std::int64_t watch_from = 1;  // its first entry that is shown as it happens, from 1; the others lie on the table
};

template <class R>
class GameScene : public RecordedScene<R> {
    using Sitting = RecordedScene<R>;

 public:
    bool at_rest() const final { return motion_ == Motion::None; }
    void practise(session::KeptSession<R> begun);  // goes on at this table, as practice that is kept nowhere
    const char* phase() const final { return at_rest() ? own_phase() : name_of(motion_); }

 protected:
    using typename Sitting::Session, typename Sitting::State, typename Sitting::Clicked;
    using Event = typename R::Event;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using Answer = session::Answer<R>;
    using Sitting::beat_, Sitting::cast_, Sitting::celebration_, Sitting::clock_, Sitting::services_, Sitting::session_,
        Sitting::shown_, Sitting::until_;
    using Sitting::kept, Sitting::laying, Sitting::more_to_watch, Sitting::refuse, Sitting::revealed;

    GameScene(SceneServices& services, bool demo, session::WatchedRecording<R> watch, CastFeel feel)
        : Sitting(services, demo, std::move(watch.entries), std::move(feel)) {}

    // ---- what a game adds ----
    virtual void new_game(Facts opening) = 0;  // another of the same sitting has begun
    // One tick while nothing flies and nothing is told. After a press that hurried, the verbs in `input` are left out.
    virtual void play(const platform::Input& input, const Clicked& clicked) = 0;
    virtual bool hurries_wait() const { return false; }  // is what play() waits for to be hurried, too?
    virtual void before_throw() {}
    virtual void thrown(const Answer&) {}  // on the disk, and in the air
    virtual std::vector<int> faces_of_dice(const std::vector<int>& faces) const { return faces; }
    virtual bool decides(const Answer&) const { return false; }  // does much hang on this throw, whatever comes?
    virtual void throw_refused() {}
    virtual void decided(const State& before, const Answer& answer) = 0;
    virtual void landed(Facts) {}               // the dice rest; all of the step, before it is told
    virtual Ticks reveal(Facts rest) = 0;       // its first fact; how long that is looked at
    virtual void taken_back() {}                // the last decision; shown_ is as it was
    virtual const char* own_phase() const = 0;  // while nothing moves, as data

    // ---- the one path ----
    void act(const platform::Input& input, const Clicked& clicked) final;
    bool decide(const Event& event) final;
    void throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) final;
    void throw_dice(const world::Toss& hand) { throw_dice(hand, {}); }  // as they fall
    // The dice are taken up with the roll key or, `by_pointer`, by pressing on them; false: nobody did.
    bool take_dice(const platform::Input& input, bool by_pointer);
    void begin_telling(Facts facts);   // what a decision led to
    void narrate_facts(Facts facts) {  // shown now
        if (!laying()) this->narrator_.say_facts(facts);
    }
    // What the step has won for somebody here, once: when it is told, or before that where the table says so.
    void celebrate();
    void next_game() final;
    void undo() final;
    void clear_table() final;
    void hurry();
    // What the debug overlay asks for. `hand`: how dice laid by hand are thrown, where they may be.
    template <class Asked>
    void carry_out(const Asked& asked, bool may_force = false, const world::Toss& hand = {}) {
        this->carry_out_time(asked);
        if (asked.apply_rules) this->change_rules(*asked.apply_rules);
        if constexpr (requires { asked.force; })
            if (may_force && asked.force && !this->held_back({}))
                throw_dice(hand, {asked.force->begin(), asked.force->end()});
    }

    bool shaking() const { return motion_ == Motion::Shaking; }
    bool flying() const { return motion_ == Motion::Committing || motion_ == Motion::Flying; }
    bool telling() const { return motion_ == Motion::Telling; }
    bool hurried() const { return telling_.hurried(); }
    GameNow<R> game_now() const;

 private:
    struct Throw {  // decided, and not yet in the air
        world::Toss hand;
        Answer answer;
    };
    void fly();
    void land();
    void tell_on();

    Motion motion_ = Motion::None;
    std::optional<Throw> throw_;  // while it is committed
    rules::Win win_;              // of the last step, not yet celebrated
    StepTelling<Fact> telling_;   // of the last step
};

}  // namespace boxcars::scenes
