// A table at which this game is played: its session, and the one path by which a decision and a throw come to it and
// are shown. Decided first, completely; the dice fly when that is on the disk; then the facts are told, one after
// another; only then is the next move asked for. A press hurries what moves and never does anything else.
// A game's folder makes the definitions, with game_scene_body.h and one line.
#pragma once
#include "scenes/table_scene.h"
#include "session/store/kept_session.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

constexpr Ticks watched_pause = milliseconds(500);  // a recorded decision is read

template <class R>
struct TableOptions {
    session::Setup<R> setup{};                    // players: "human" or a policy's name
    std::string kept{};                           // a sitting in the store that goes on here, instead of a new one
    bool choose_seats = false;                    // open with the seats panel
    bool demo = false;                            // attract mode: the table plays itself, any input leaves
    std::vector<session::TypedEntry<R>> watch{};  // a recorded sitting: decisions come from it, nobody plays
    std::int64_t watch_from = 1;                  // its first entry that is shown as it happens, from 1
};

template <class R>
class GameScene : public TableScene {
 public:
    ~GameScene() override {
        if (kept_) kept_->leave();
    }
    const session::Session<R>& sitting() const { return *session_; }

 protected:
    using Session = session::Session<R>;
    using State = typename R::State;
    using Event = typename R::Event;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using Answer = session::Answer<R>;
    using Forced = std::vector<int>;  // faces laid by hand; empty: as they fall
    using Watch = std::vector<session::TypedEntry<R>>;

    GameScene(SceneServices& services, bool demo, Watch watch, CastFeel feel)
        : TableScene(services, demo, !watch.empty(), std::move(feel)), watch_(std::move(watch)) {}

    // ---- what a game adds ----
    virtual void sit_down(session::Setup<R> setup) = 0;
    virtual void new_game(Facts opening) = 0;  // another of the same sitting has begun
    // One tick while nothing flies and nothing is told. After a press that hurried, the verbs in `input` are left out.
    virtual void play(const platform::Input& input, const std::optional<std::string>& clicked) = 0;
    virtual bool hurries_wait() const { return false; }  // is what play() waits for to be hurried, too?
    virtual void before_throw() {}
    virtual void thrown(const Answer&) {}  // on the disk, and in the air
    virtual std::vector<int> faces_of_dice(const std::vector<int>& faces) const { return faces; }
    virtual void throw_refused() {}
    virtual void decided(const State& before, const Answer& answer) = 0;
    virtual void landed(Facts) {}          // the dice rest; all of the step, before it is told
    virtual Ticks reveal(Facts rest) = 0;  // its first fact; how long that is looked at
    virtual void revealed() = 0;           // all is told: what is shown is what was decided
    virtual void taken_back() {}           // the last decision; shown_ is as it was
    virtual void rules_changed() {}        // another sheet is in force, or waits

    // A new sitting; or the kept one of that name, with the table as it was left. Throws Error when it cannot go on.
    void take_places(session::Setup<R> setup, const std::string& kept);
    void take_seat(session::Setup<R> setup);             // with money of the purse, where the setup says so
    void borrow() final;                                 // and take it then
    bool laying() const { return laying_.has_value(); }  // what was played is laid on the table again, unseen

    // ---- the one path ----
    void act(const platform::Input& input, const std::optional<std::string>& clicked) final;
    bool decide(const Event& event);
    void throw_dice(const world::Toss& hand, const Forced& forced = {});
    // The dice are taken up with the roll key or, `by_pointer`, by pressing on them; false: nobody did.
    bool take_dice(const platform::Input& input, bool by_pointer);
    void begin_telling(Facts facts);  // what a decision led to
    void next_game();
    void undo();
    // A watched sitting plays what was recorded; the session draws the faces from the seed once more.
    void follow_recording(float along = 1);
    bool more_to_watch() const { return session_->journal().size() < watch_.size(); }
    void clear_table();  // nothing in the air, nothing untold
    void hurry();

    bool shaking() const { return motion_ == Motion::Shaking; }
    bool flying() const { return motion_ == Motion::Committing || motion_ == Motion::Flying; }
    bool telling() const { return motion_ == Motion::Telling; }
    bool at_rest() const { return motion_ == Motion::None; }
    bool due() const { return clock_ >= until_; }
    bool hurried() const { return hurried_; }

    // ---- what it may use ----
    // A new session at this table. What nobody plays is not kept: a demonstration, or a recording being watched.
    void open_session(session::Setup<R> setup);
    void change_rules(const R& rules);
    void begin_sitting(const R& rules, std::vector<std::string> players, const std::optional<std::uint64_t>& seed,
                       const std::string& words = {});  // no seed: sealed dice, with the player's words
    // Of somebody who is not at the keyboard: a strength, and a little to the side.
    world::Toss drawn_hand(double sideways, float along = 1) const;
    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }
    bool game_running() const final;

    ui::Transport transport() const {
        const auto& sealed = session_->setup().sealed;
        return {.paused = pace_.paused,
                .speed = pace_.speed,
                .seed = session_->setup().seed,
                .seal = played() && sealed ? sealed->seal : ""};
    }
    void state_of_table(nlohmann::json& out, const char* own_phase) const;  // the phase while nothing moves
    static nlohmann::json as_json(const State& state);

    const Session* session_ = nullptr;  // decided; changed by the one path alone
    State shown_{};                     // what the player has seen

 private:
    enum class Motion { None, Shaking, Committing, Flying, Telling };
    struct Throw {  // decided, and not yet in the air
        world::Toss hand;
        Answer answer;
    };
    struct Laying {
        std::size_t last_throw = 0;  // in the journal: its dice are those that lie on the table
    };
    void lay_again(const Session& left);
    void fly();
    void land();
    void tell_on();

    std::optional<session::KeptSession<R>> kept_;
    std::optional<session::Setup<R>> asked_;  // before the purse was asked
    Watch watch_;
    std::optional<Laying> laying_;
    Motion motion_ = Motion::None;
    std::optional<Throw> throw_;  // while it is committed
    std::vector<Fact> untold_;    // of the last step
    bool hurried_ = false;        // what is told now
};

}  // namespace boxcars::scenes
