// The scene of one table, for any game: it passes the player's decisions and throws to the session and shows the
// result. A step is decided completely first. Its dice fly once it is stored; then its facts are shown one after
// another, the table is drawn as decided, and the next move is awaited. A press during an animation only speeds it up.
// A resumed sitting, and a jump within a watched recording, are set up from the session and its journal without
// animation. Each game's folder instantiates it once: template class GameScene<its::Rules>;
#pragma once
#include "audio/sound.h"
#include "base/error.h"
#include "base/overloaded.h"
#include "platform/settings.h"
#include "rules/money.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/lesson.h"
#include "scenes/table/sitting.h"
#include "scenes/table/table_scene.h"
#include "scenes/table/table_view.h"
#include "scenes/table/throwing.h"
#include "session/rule_file.h"
#include "session/table_change.h"
#include "session/watched.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

constexpr Ticks watched_pause = milliseconds(500);  // time to read a recorded decision

constexpr float a_great_turn = 30;  // unbanked points that count as a full stake

// How much is at stake, 0 to 1, for the music: the largest share of a human player's money that is on the table or,
// without money, the points of the turn relative to a_great_turn. Uses only the shown state.
template <class R>
float stake_of(const typename R::State& shown, const session::Players& players) {
    float most = 0;
    if constexpr (rules::PlayedForMoney<R>) {
        for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
            if (players[static_cast<std::size_t>(seat)] != "human") continue;
            const rules::Money has = money(shown, seat);
            if (has.on_table > 0)
                most = std::max(most, static_cast<float>(has.on_table) / static_cast<float>(has.all()));
        }
    } else if constexpr (requires { shown.turn_total; }) {
        most = std::min(1.0f, static_cast<float>(shown.turn_total) / a_great_turn);
    }
    return most;
}

// What the music reacts to: only the stake on show, never the faces of a throw that is still hidden.
template <class R>
audio::Tension tension_of(const typename R::State& shown, const session::Players& players, bool flying) {
    // From this stake on the music pauses while the dice fly.
    constexpr float holds_breath_at = 0.6f;
    const float at_stake = stake_of<R>(shown, players);
    return {at_stake, flying && at_stake >= holds_breath_at};
}

template <class R>
struct TableOptions {
    session::Setup<R> setup{};  // players: "human" or a policy's name
    GameDie die{};
    std::string kept{};                                 // stored sitting to resume, if any
    bool demo = false;                                  // plays itself until any input
    session::WatchedRecording<R> watch{};               // recorded sitting to watch, if any
    std::int64_t watch_from = 1;                        // first animated entry, counted from 1
    std::shared_ptr<const session::Recording> whole{};  // the recording as it was read
};

template <class R>
class GameScene : public TableScene {
 public:
    const session::Session<R>& sitting() const { return *session_; }
    const char* phase() const { return at_rest() ? waits_for_ : name_of(motion_); }  // animation or awaited move
    void state(nlohmann::json& out) const final;
    void ask_before(AskedBefore<R> question) { asked_before_ = std::move(question); }
    void practise(session::KeptSession<R> begun);  // continues `begun` as unsaved practice

    std::size_t entries() const final { return session_->journal().size(); }
    void lay_to(std::size_t entries, bool play_on = false) final;

 protected:
    using Session = session::Session<R>;
    using State = typename R::State;
    using Event = typename R::Event;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using Answer = session::Answer<R>;

    GameScene(SceneServices& services, TableOptions<R>& options, TablePanels& table_panels, CastFeel feel)
        : TableScene(services, options.demo, !options.watch.empty(), {R::game, table_panels, std::move(feel)}),
          watched_(std::move(options.watch.entries)) {}

    // ---- implemented by each game ----
    // Resets the table when a game begins, in a new sitting or in the same one. Returns the facts of its opening, which
    // are shown before a player may act.
    virtual Facts begin(const Session& session, bool new_sitting) = 0;
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
    virtual Ticks reveal(Facts& rest) = 0;
    virtual void report(nlohmann::json&) const {}  // adds the game's values to state()

    // ---- starting, resuming and leaving a sitting ----
    // Starts a new sitting or resumes the stored one that `options` names. Throws Error if that cannot be resumed. A
    // watched recording starts at entry `watch_from`; the earlier ones are set up without animation.
    void take_places(TableOptions<R> options);
    // Without a seed, sealed dice are used; `words` are the player's own part of their seed.
    void begin_sitting(const R& rules, std::vector<std::string> players, const std::optional<std::uint64_t>& seed,
                       const std::string& words = {});
    void change_rules(const R& rules);
    session::KeptSession<R>& kept() { return sitting_.kept(); }

    // ---- decisions and throws ----
    void act(const platform::Input& input, const Clicked& clicked) final;
    bool decide(const Event& asked);  // fits a bet to a station's limits first; false: forbidden or refused
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
    void wait(Ticks ticks, bool may_be_hurried = false) {
        until_ = clock_ + ticks;
        wait_may_be_hurried_ = may_be_hurried;
    }
    // Does what the panels request. `may_force`: faces may be chosen now; `hand` is how such a throw is shown.
    void carry_out(const ui::TableRequests<R>& asked, bool may_force = false, const world::Toss& hand = {}) {
        pace_.carry_out(asked);
        if (asked.apply_rules) change_rules(*asked.apply_rules);
        if (may_force && asked.force && !held_back({})) throw_dice(hand, *asked.force);
        if (const auto& table = asked.sit_down) begin_sitting(table->rules, table->players, table->seed, table->words);
    }
    // What the panels may read. `may_force`: faces may be chosen now.
    ui::OverlayView<R> seen_by_panels(bool may_force = false) {
        return {.rules = session_->rules(),
                .next_rules = session_->next_table().rules,
                .shown = shown_,
                .journal = panels().journal(),
                .timings = services_.timings,
                .transport = transport(),
                .may_force = may_force && !at_stop(),
                .practice = session_->practised(),
                .fixed = at_stop()};
    }

    // ---- for the game's scene ----
    bool hurried() const { return announcing_.hurried(); }
    bool guided() const { return static_cast<bool>(asked_before_); }  // a lesson says what to do
    bool more_to_watch() const { return entries() < watched_.size(); }
    TableView<R> table_view() const { return table_view(shown_); }
    TableView<R> table_view(const State& seen) const { return {table_now(), *session_, seen, motion_}; }
    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }
    // A computer player's throw of random strength, in direction (x, `along`) with a random x of at most `sideways`.
    world::Toss drawn_hand(double sideways, float along = 1) const {
        return scenes::drawn_hand(dust_now(), sideways, along);
    }
    ui::Transport transport() const {
        const session::RevealedDice dice = sitting_.revealed_dice(!played());
        return {.paused = pace_.paused, .speed = pace_.speed, .seed = dice.seed.value_or(0), .seal = dice.seal};
    }

    const Session* session_ = nullptr;  // what has been decided
    State shown_{};                     // what the player has seen

 private:
    using Entry = session::TypedEntry<R>;

    Destination to_lab() const final;
    bool game_running() const final { return played() && sitting_.running(); }

    // Opens a new session at this table. Demonstrations and watched recordings are not stored.
    void open_session(session::Setup<R> setup) {
        take_up(session::KeptSession<R>{std::move(setup), played() ? services_.store : nullptr});
    }
    void take_up(session::KeptSession<R> kept);  // makes `kept` this table's sitting
    void take_seat(session::Setup<R> setup);     // sits down
    void go_on_from(session::KeptSession<R> left);
    void begin_telling(Facts facts);
    void remember_all(const Session& session) {
        for (; remembered_ < session.journal().size(); ++remembered_) remember(session, remembered_);
    }
    // Replays an entry in a session without showing it, and remembers it.
    template <class Verbs>
    void play_again(Verbs& verbs, const Session& session, const Entry& entry);
    void lay_all();  // sets up the table without animation
    // True if this station of a run is over. Shows its result once its last throw has been seen.
    bool stop_ended();
    void follow_goal();                // at rest, updates the station goal's chance
    void look_at(std::size_t wanted);  // shows this sitting as it was after that many entries
    Session played_again(const Session& of, std::size_t wanted);
    // True if the function given to ask_before() forbids this; shows its reason.
    bool held_back(const Intent<R>& intent) {
        const std::string why = asked_before_ ? asked_before_(intent) : "";
        if (!why.empty()) refuse(why);
        return !why.empty();
    }
    void sheet_asked_for(const R& before);  // shows a change of the rules
    bool journaled(const Answer& done);     // shows an entry without animation, or why it was refused
    void clear_table();                     // ends all animations
    void fly();
    void land();
    void announce_next();
    static nlohmann::json json_of(const State& state);

    struct Throw {
        world::Toss hand;
        Answer answer;
    };
    Sitting<R> sitting_;
    std::optional<Session> past_;      // the session in a station's look back
    std::vector<Entry> watched_;       // the watched recording; empty: none is watched
    std::size_t remembered_ = 0;       // number of entries remembered
    AskedBefore<R> asked_before_;      // empty: every legal move is allowed
    std::optional<Throw> throw_;       // the throw, while it is being stored
    StepAnnouncing<Fact> announcing_;  // the last step's facts
    rules::Win win_;                   // what human players won, until celebrated
    bool wait_may_be_hurried_ = false;
};

// ---- starting, resuming and leaving a sitting ----

template <class R>
void GameScene<R>::take_places(TableOptions<R> options) {
    if (options.kept.empty()) {
        take_seat(std::move(options.setup));
        if (const auto& stop = session_->setup().stop; stop && options.whole) {
            begin_goal(*stop, session_->players());
            if (has_goal()) goal().ask(*options.whole);
        }
        if (options.watch_from > 1) lay_to(nth(options.watch_from - 1));
        return;
    }
    if (!services_.store) throw Error("No sitting is kept here: there is no data folder.");
    std::erase(services_.settings.linked, options.kept);  // chosen by the player now
    go_on_from(session::KeptSession<R>::resume(*services_.store, options.kept));
}

template <class R>
void GameScene<R>::take_up(session::KeptSession<R> kept) {
    sitting_.take_up(std::move(kept));
    session_ = &sitting_.session();
    if (!played()) return;
    panels().dice_are(session_->setup().sealed);
    if (const auto& stop = session_->setup().stop) {
        begin_stop(session::standings::unit<R>(), *stop, session_->stop_done(), session_->stop_over());
        begin_goal(*stop, session_->players());
    }
}

template <class R>
void GameScene<R>::take_seat(session::Setup<R> setup) {
    std::string sealed_anew = seal_for_table(setup);
    open_session(std::move(setup));
    remembered_ = 0;
    begin_telling(begin(*session_, true));
    update_boards(true);
    say(std::move(sealed_anew));
}

template <class R>
void GameScene<R>::begin_sitting(const R& rules, std::vector<std::string> players,
                                 const std::optional<std::uint64_t>& seed, const std::string& words) {
    if (held_back({})) return;
    if (at_stop()) return refuse(std::string{session::station_keeps_table});
    if (session_->branched()) return refuse("This is practice: go back to the recording, and leave it, for a new one.");
    services_.linked = false;
    kept().end();
    if (session_->journal().throws() > 0) panels().reveal_secret();
    clear_table();
    session::Setup<R> setup{.rules = rules, .seed = seed.value_or(0), .players = std::move(players)};
    if (!seed) seal(setup, panels().take_sealed(R::game), words);
    take_seat(std::move(setup));
}

template <class R>
void GameScene<R>::change_rules(const R& rules) {
    if (held_back({})) return;
    const R before = session_->rules();
    if (const auto answer = kept().change_rules(rules); !answer) return refuse(answer.refused);
    services_.sounds.play("button", 0.6f);
    sheet_asked_for(before);
}

template <class R>
void GameScene<R>::sheet_asked_for(const R& before) {
    if (!at_rest()) return;  // tell_on() will update the table
    remember_all(*session_);
    if (!(before == session_->rules())) lay(false);
    update_boards(false);
}

template <class R>
bool GameScene<R>::stop_ended() {
    if (!at_stop() || !played()) return false;
    station().stands(session_->stop_done(), session_->stop_over());
    if (!session_->stop_over()) return false;
    if (has_goal() && goal().works()) return true;
    if (station().ends(clock_)) end_stop(session::standing_of(*session_));
    return true;
}

template <class R>
void GameScene<R>::follow_goal() {
    if (looks_at_goal() && watching() && entries() + 1 != nth(goal().on_show()->entry)) goal().close();
    if (!at_rest() || looks_at_goal()) return reply_.keep_saying("");
    const std::uint64_t now = session_->hash();
    const bool live = watched_.empty() && session_->journal().first() == 0;
    if (live && !goal().asked_about(now)) goal().ask(session::record(*session_));
    hear_goal(now);
    if (session_->over()) reply_.keep_saying("");  // the next decision is to begin a game
}

template <class R>
Destination GameScene<R>::to_lab() const {
    LabRequest request = lab_request(session_->rules());
    if constexpr (requires { add_to_lab(request, *session_, shown_); }) add_to_lab(request, *session_, shown_);
    return ToLab{std::make_shared<const LabRequest>(std::move(request))};
}

// ---- setting up the table ----

template <class R>
template <class Verbs>
void GameScene<R>::play_again(Verbs& verbs, const Session& session, const Entry& entry) {
    const bool next = session.game() < entry.game;
    const Answer done = next ? verbs.next_game() : session::perform<R>(verbs, entry);
    if (!done) throw Error("What was played cannot be restored: " + done.refused);
    if (next) begin(session, false);
    remember_all(session);
}

// Ends all animations, then replays forward from the current entry, or from the beginning in order to go back.
template <class R>
void GameScene<R>::lay_to(std::size_t entries_wanted, bool play_on) {
    if (played() && watched_.empty()) return look_at(entries_wanted);
    watch_from_here(true);
    clear_table();
    reply_.clear();
    if (session_->branched() || entries_wanted < entries()) {
        open_session(session::Setup<R>{session_->setup()});
        remembered_ = 0;
        begin(*session_, true);
    }
    remember_all(*session_);
    while (entries() < std::min(entries_wanted, watched_.size())) play_again(kept(), *session_, watched_[entries()]);
    if (play_on) kept().branch();
    watch_from_here(!play_on);
    lay_all();
}

// Plays the first entries of a sitting again and remembers them.
template <class R>
auto GameScene<R>::played_again(const Session& of, std::size_t wanted) -> Session {
    Session again{of.setup()};
    remembered_ = 0;
    begin(again, true);
    remember_all(again);
    session::TableSetup<R> table = again.next_table();
    const auto& journal = of.journal();
    for (std::size_t nth = 0; nth < std::min(wanted, journal.size()); ++nth) {
        const Entry entry = session::typed_entry<R>(journal[nth], table);
        while (again.journal().size() <= nth) play_again(again, again, entry);
    }
    return again;
}

template <class R>
void GameScene<R>::go_on_from(session::KeptSession<R> left) {
    played_again(left.session(), left.session().journal().size());
    take_up(std::move(left));
    lay_all();
}

template <class R>
void GameScene<R>::look_at(std::size_t wanted) {
    const Session& present = sitting_.session();
    clear_table();
    past_.emplace(played_again(present, wanted));
    session_ = past_->hash() == present.hash() ? &present : &*past_;
    lay_all();
}

template <class R>
void GameScene<R>::lay_all() {
    lay(true);
    update_boards(true);
    settle();
    wait(watched_pause);
}

template <class R>
void GameScene<R>::practise(session::KeptSession<R> begun) {
    begun.branch();
    clear_table();
    go_on_from(std::move(begun));
}

template <class R>
void GameScene<R>::lay_dice(float along) {
    const auto& journal = session_->journal();
    for (std::size_t nth = journal.size(); nth-- > journal.first();)
        if (const auto& entry = journal[nth]; !entry.faces.empty())
            return cast_.lay(entry.faces, {0.5f, {0.2f, along}, entry.hash});
    cast_.put_back();
}

// ---- decisions and throws ----

template <class R>
void GameScene<R>::act(const platform::Input& input, const Clicked& clicked) {
    if (std::exchange(conceded_, false)) journaled(kept().concede());
    services_.sounds.listen(tension_of<R>(shown_, session_->players(), flying()));
    if (has_goal()) follow_goal();
    if (looks_at_goal()) return;
    const bool waits = at_rest() && wait_may_be_hurried_;
    if ((flying() || announcing() || waits) && go_on(input)) hurry();
    if (at_rest() && celebration_.holds(clock_)) {
        if (input.presses.empty() && !clicked) return;
        celebration_.end();
        return cooldown_.begin();
    }
    if (at_rest() && stop_ended()) return;
    switch (motion_) {
        case Motion::None:
            return cooldown_.lasts() ? play(without_verbs(input), {}) : play(input, clicked);
        case Motion::Shaking:
            if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
            return;
        case Motion::Committing:
            if (kept().stored()) fly();
            return;
        case Motion::Flying:
            if (cast_.landed(clock_)) land();
            return;
        case Motion::Announcing:
            if (due()) announce_next();
            return;
    }
}

template <class R>
void GameScene<R>::hurry() {
    cooldown_.begin();
    if (motion_ == Motion::Flying) cast_.hurry(clock_);
    until_ = clock_ + (at_rest() ? 0 : announcing_.hurry(until_ - clock_));
}

template <class R>
bool GameScene<R>::take_dice(const platform::Input& input, bool by_pointer) {
    if (cooldown_.lasts() || (!by_pointer && !input.pressed(platform::Action::Roll))) return false;
    if (held_back({Intent<R>::What::Throw})) return false;
    motion_ = Motion::Shaking;
    cast_.shake(clock_, by_pointer);
    services_.sounds.play("shake", 0.5f);
    if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
    return true;
}

template <class R>
void GameScene<R>::throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) {
    motion_ = Motion::None;
    const R sheet = session_->rules();
    const State before = session_->state();
    Answer answer = by_hand.empty() ? kept().throw_dice() : kept().force(by_hand);  // decided and given to the store
    if (!answer) {
        refuse(answer.refused);
        cast_.rest();
        return lay(false);
    }
    reply_.clear(), news_.clear();
    win_ = session::win_of_people(sheet, before, *answer, session_->players());
    announcing_.begin(answer->facts);
    throw_ = {hand, std::move(answer)};
    motion_ = Motion::Committing;
    if (services_.headless) kept().store_now();  // runs must not depend on disk speed
    if (kept().stored()) fly();
}

template <class R>
void GameScene<R>::fly() {
    const Throw now = *std::exchange(throw_, {});
    motion_ = Motion::Flying;
    beat_.end();
    celebration_.end();
    const bool decides = thrown(now.answer);
    cast_.fly(now.answer.faces, now.hand, clock_, services_.settings, decides);
    if (!has_goal() || !at_stop()) coach_asked_.thrown();  // the coach of a goal goes on until he is silenced
}

template <class R>
bool GameScene<R>::decide(const Event& asked) {
    const auto& stop = session_->setup().stop;
    const Event event = stop ? fitted(stop->station.goal, session_->rules(), session_->state(), asked) : asked;
    if (held_back({Intent<R>::What::Decide, &event})) return false;
    const R sheet = session_->rules();
    const State before = session_->state();
    const Answer answer = kept().submit(event);
    if (!answer) {
        refuse(answer.refused);
        return false;
    }
    reply_.clear();
    win_ = session::win_of_people(sheet, before, *answer, session_->players());
    begin_telling(answer->facts);
    return true;
}

template <class R>
void GameScene<R>::land() {
    cast_.rest();
    if (!demo_) services_.rumble = win_.tier != rules::WinTier::None ? 0.9f : 0.4f;
    until_ = clock_;
    beat_.begin(cast_.middles(clock_), cast_.faces_up(clock_), clock_);
    motion_ = Motion::Announcing;
    announce_next();
}

template <class R>
void GameScene<R>::begin_telling(Facts facts) {
    announcing_.begin(facts);
    motion_ = Motion::Announcing;
    announce_next();
}

template <class R>
void GameScene<R>::announce_next() {
    const auto announce_some = [this](Facts& rest) {
        const Facts all = rest;
        const Ticks looked_at = reveal(rest);
        narrator_.say_facts(all.first(std::max<std::size_t>(1, all.size() - rest.size())));
        return looked_at;
    };
    if (const auto looked_at = announcing_.announce_next(announce_some)) return void(until_ = clock_ + *looked_at);
    motion_ = Motion::None;
    wait_may_be_hurried_ = false;
    if (services_.linked && !kept().name().empty()) platform::leave_out_of_continue(services_.settings, kept().name());
    celebrate();
    for (const session::MilestoneLine& reached : kept().take_milestones()) say(milestone_words(reached));
    remember_all(*session_);
    lay(false);
    update_boards(false);
}

template <class R>
void GameScene<R>::celebrate() {
    const rules::Win win = std::exchange(win_, {});
    if constexpr (session::KeepsHands<R>)
        celebration_.begin(win, hand_unit(session_->rules()), clock_, services_.sounds);
}

template <class R>
void GameScene<R>::clear_table() {
    cast_.rest();
    throw_.reset();
    announcing_.clear();
    win_ = {};
    motion_ = Motion::None;
    celebration_.end();
    beat_.end();
}

template <class R>
void GameScene<R>::next_game() {
    if (held_back({})) return;
    const Answer begun = kept().next_game();
    if (!begun) return refuse(begun.refused);
    clear_table();
    begin_telling(begin(*session_, false));
}

template <class R>
bool GameScene<R>::undo() {
    return !held_back({}) && journaled(kept().undo());
}

template <class R>
bool GameScene<R>::journaled(const Answer& done) {
    if (!done) {
        refuse(done.refused);
        return false;
    }
    remember_all(*session_);
    lay(false);
    update_boards(false);
    return true;
}

template <class R>
void GameScene<R>::follow_recording(float along) {
    if (!more_to_watch()) return;
    const Entry& entry = watched_[entries()];
    if (session_->game() < entry.game) return next_game();
    wait(watched_pause);
    const R before = session_->rules();
    std::visit(
        Overloaded{[&](const session::DiceThrow& dice) {
                       throw_dice({0.5f, {0.2f, along}, entry.hash}, dice.forced ? dice.faces : std::vector<int>{});
                   },
                   [&](const session::TableChange<R>& change) {
                       if (kept().change_table(change.to)) sheet_asked_for(before);
                   },
                   [&](const session::Decision<R>& decision) { decide(decision.event); },
                   [&](const session::TakenBack&) { undo(); },
                   [&](const session::Conceded&) { journaled(kept().concede()); },
                   [&](const session::Unreadable& unknown) { refuse(unknown.why); }},
        entry.what);
}

// ---- the state as data ----

template <class R>
void GameScene<R>::state(nlohmann::json& out) const {
    out["scene"] = std::string{R::game};
    out["phase"] = phase();
    table_state(out);
    const session::RevealedDice dice = sitting_.revealed_dice(!played());
    if (dice.seed)
        out["seed"] = fmt::format("{}", *dice.seed);
    else
        out["seal"] = dice.seal;
    out["players"] = session_->players();
    out["rules"] = session::rules_json(session_->next_table().rules);
    out["game_number"] = session_->game();
    out["practice"] = session_->practice();
    out["hash"] = fmt::format("{:016x}", session_->hash());
    out["journal_entries"] = session_->journal().size();
    if (!news_.words().empty()) out["told"] = news_.words();
    if (at_stop()) out["station"] = {{"line", stop_line()}, {"over", session_->stop_over()}};
    out["shown"] = json_of(shown_);
    out["decided"] = json_of(session_->state());
    report(out);
}

template <class R>
nlohmann::json GameScene<R>::json_of(const State& state) {
    nlohmann::json named = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) named[name] = value;
    return named;
}

}  // namespace boxcars::scenes
