// The table of any game: the sitting, and how it is shown. A step is decided completely first. Its dice fly once it is
// stored; then its facts are shown one after another. A press only speeds this up. A resumed sitting, and a jump within
// a watched recording, are set up without animation. A game's own table derives from TableOf, which has its own types.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/table/frame.h"
#include "scenes/table/lesson.h"
#include "scenes/table/panels.h"
#include "scenes/table/step_motion.h"

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

// The base of every table: the sitting that is played, a recording that is watched, and in a station's look back the
// sitting as it once was. Plays recorded entries again and hands each to the table, which remembers what it needs.
class Seated {
 public:
    const session::Sitting& sitting() const { return *on_show_; }  // call take_up() before this and all below

 protected:
    using AnyFacts = std::span<const rules::Fact>;

    explicit Seated(std::vector<session::Entry> watched) : watched_(std::move(watched)) {}
    Seated(const Seated&) = delete;
    Seated& operator=(const Seated&) = delete;
    ~Seated() {
        if (kept_) kept_->leave();
    }

    // Resets the table when a game begins. True: the facts of its opening are shown before a player may act.
    virtual bool begin(const session::Sitting& sitting, bool new_sitting) = 0;
    // Called once the journal entry with this index (from 0) has been shown, so that the game can keep what it needs
    // from it. The sitting may be a copy that is being replayed; it contains no throw after that entry.
    virtual void remember(const session::Sitting& sitting, std::size_t entry) = 0;
    session::Sitting& kept() { return *kept_; }
    void take_up(session::Sitting kept) {
        constexpr std::size_t entries_in_memory = 1'000;  // no table reads older ones
        kept_.emplace(std::move(kept));
        kept_->remember(entries_in_memory);
        on_show_ = &*kept_;
    }

    // Begins a game and returns the facts of its opening that are shown before a player may act.
    AnyFacts begin_game(bool new_sitting) {
        if (new_sitting) remembered_ = 0;
        return begin(*on_show_, new_sitting) ? AnyFacts{on_show_->journal().back().step.facts} : AnyFacts{};
    }
    void remember_entries() { remember_entries(*on_show_); }  // those that came since
    void go_on_from(session::Sitting left) {                  // takes up a sitting with entries
        played_again(left, left.journal().size());
        take_up(std::move(left));
    }
    void look_at(std::size_t entries) {  // shows the sitting as it was after that many entries
        past_.emplace(played_again(*kept_, entries));
        on_show_ = past_->hash() == kept_->hash() ? &*kept_ : &*past_;
    }
    void play_to(std::size_t entries) {  // of the watched recording, without animation
        remember_entries();
        while (on_show_->journal().size() < std::min(entries, watched_.size()))
            play_again(*kept_, watched_[kept_->journal().size()]);
    }

    bool watches() const { return !watched_.empty(); }
    // The recording's next entry; nullptr: none is left, or nothing is watched.
    const session::Entry* next_watched() const {
        const std::size_t next = on_show_->journal().size();
        return next < watched_.size() ? &watched_[next] : nullptr;
    }
    // Whether this is a sitting that is played, with all its entries in memory.
    bool live() const { return watched_.empty() && on_show_->journal().first() == 0; }
    // A game is under way: neither over nor branched off a recording, and more was decided than who begins.
    bool running() const {
        if (!kept_ || kept_->over() || kept_->is_branched() || kept_->stop_over()) return false;
        const auto of_game = [&](const auto& entry) { return entry.game == kept_->game(); };
        return std::ranges::count_if(kept_->journal(), of_game) > (starts(kept_->rules()).empty() ? 0 : 1);
    }
    // `watched`: this is a recording or a demonstration.
    session::RevealedDice revealed_dice(bool watched) const {
        return session::revealed_dice(kept_->setup(), watched || kept_->stop_over());
    }

 private:
    void remember_entries(const session::Sitting& sitting) {
        for (; remembered_ < sitting.journal().size(); ++remembered_) remember(sitting, remembered_);
    }
    // Plays an entry again without showing it, and remembers it.
    void play_again(session::Sitting& sitting, const session::Entry& entry);
    session::Sitting played_again(const session::Sitting& of, std::size_t wanted);
    std::optional<session::Sitting> kept_;
    std::optional<session::Sitting> past_;       // in a station's look back
    const session::Sitting* on_show_ = nullptr;  // one of the two
    std::vector<session::Entry> watched_;        // the watched recording; empty: none is watched
    std::size_t remembered_ = 0;                 // number of entries remembered
};

class Table : public Scene, public Seated, protected TableHooks {
 public:
    void tick(const Input& input, Ticks now) final {
        auto there = frame_.tick(input, now);
        if (there && !request_) request_ = std::move(there);
    }
    std::vector<HitTarget> hit_targets() const final { return frame_.hit_targets(); }
    void state(Json& out) const final;
    TableFrame& frame() { return frame_; }
    bool at_rest() const { return frame_.at_rest(); }  // no animation runs
    // The name of the animation or of the awaited move.
    const char* phase() const {
        return at_rest() ? frame_.commands().awaited() : motion_names[nth(frame_.motion().now())];
    }
    std::span<const HitTarget> landmarks() const { return landmarks_; }  // places a lesson can point at
    void ask_before(AskedBefore question) { asked_before_ = std::move(question); }
    void practise(session::Sitting begun);  // continues `begun` as unsaved practice

    // ---- watching a recording, for scenes/watch/scene.h, and the look back at a station ----
    std::size_t entries() const { return sitting().journal().size(); }  // of the journal
    // Sets up the table as it was after that many entries, without animation or sound. `play_on`: the viewer plays on
    // from there, as unsaved practice. If no recording is watched, the sitting itself does not change.
    void lay_to(std::size_t entries, bool play_on = false) final;

 protected:
    using Sitting = session::Sitting;
    using Answer = session::Answer;

    Table(SceneServices& services, TableOptions& options, TablePanels& panels, CastFeel feel);

    // ---- implemented by each table, besides TableHooks and Seated ----
    // Called when everything decided has been shown and the next move is awaited. `anew`: nothing was animated before,
    // so the game must set up everything, dice included, from the session and what it has remembered.
    virtual void lay(bool anew) = 0;
    // Handles one tick without animation. Shortly after a skipped animation, `input` lacks Roll, Confirm and Skip.
    virtual void play(const Input& input, const Clicked& clicked) = 0;
    // Called when a stored throw starts to fly. True: it is an important one, which gets a slower end.
    virtual bool thrown(const Answer&) { return false; }
    // Shows the first fact in `rest`, removes those shown with it, and returns how long to show them.
    virtual Ticks reveal_next(AnyFacts& rest) = 0;
    virtual rules::State shown_state() const = 0;  // what the player has seen
    virtual void report(Json&) const {}            // adds the game's values to state()
    virtual void add_to_lab(LabRequest&) const {}  // what the lab gets besides the sheet
    // How much is at stake, 0 to 1, for the music: the largest share of a person's money that is on the table.
    virtual float stake() const;

    // ---- starting, resuming and leaving a sitting ----
    // Starts a new sitting or resumes the stored one that `options` names. Throws Error if that cannot be resumed. A
    // watched recording starts at entry `watch_from`; the earlier ones are set up without animation.
    void take_places(TableOptions options);
    // Without a seed, sealed dice are used; `words` are the player's own part of their seed.
    void begin_sitting(const rules::Sheet& rules, std::vector<std::string> players,
                       const std::optional<std::uint64_t>& seed, const std::string& words = {});
    void change_rules(const rules::Sheet& rules);

    // ---- decisions and throws ----
    bool decide(const rules::Event& asked);  // fits a bet to a station's limits first; false: forbidden or refused
    // `by_hand`: chosen faces; empty: random faces.
    void throw_dice(const world::Toss& hand, const std::vector<int>& by_hand = {});
    // Picks up the dice on the roll key or, `by_pointer`, on a press on them. False: they stay where they are.
    bool take_dice(const Input& input, bool by_pointer);
    // Celebrates what the last step won for a human player, once: after its facts, or earlier if the game calls this.
    void celebrate() {
        frame_.motion().celebrate(sitting().game_played().hand_unit(sitting().rules()), frame_.clock(),
                                  services_.sounds);
    }
    void next_game();
    void hurry() {
        frame_.cut_short();
        frame_.motion().hurry(frame_.clock());
    }
    bool undo() { return !held_back({}) && journaled(kept().undo()); }
    void follow_recording(float along = 1);  // plays the recording's next entry
    // Puts the dice where the newest throw in memory left them, or as before the first. `along`: y of its direction.
    void lay_dice(float along = 1);
    // Does what the panels request. `may_force`: faces may be chosen now; `hand` is how such a throw is shown.
    void carry_out(const ui::TableRequests& asked, bool may_force = false, const world::Toss& hand = {});

    // ---- what a game's table reads ----
    bool guided() const { return static_cast<bool>(asked_before_); }  // a lesson says what to do
    ui::Transport transport() const;
    std::uint64_t dust_now() const { return sitting().hash() + static_cast<std::uint64_t>(frame_.clock()); }
    world::Toss drawn_hand(double sideways, float along = 1) const {
        return scenes::drawn_hand(dust_now(), sideways, along);
    }

    SceneServices& services_;
    TableFrame frame_;
    std::vector<HitTarget> landmarks_;  // set together with the buttons

 private:
    void act(const Input& input, const Clicked& clicked) final;
    bool game_running() const final { return frame_.played() && running(); }
    Destination to_lab() const final {
        LabRequest request = lab_request(sitting().rules());
        add_to_lab(request);
        return ToLab{std::make_shared<const LabRequest>(std::move(request))};
    }

    // ---- the sitting ----
    void open_session(session::Setup setup) {  // demonstrations and watched recordings are not stored
        take_up(Sitting{std::move(setup), session::kept_in(frame_.played() ? services_.store : nullptr)});
        sat_down();
    }
    void sat_down();  // after a sitting was taken up
    void take_seat(session::Setup setup);
    void begin_goal(const session::StopTerms& stop);
    // True if this station of a run is over. Stamps its end on the table once its last throw has been seen.
    bool stop_ended();
    void follow_goal();   // at rest, updates the station goal's chance
    void follow_gauge();  // at rest, updates what a station's gauge shows
    // True if the function given to ask_before() forbids this; shows its reason.
    bool held_back(const Intent& intent) {
        const std::string why = asked_before_ ? asked_before_(intent) : "";
        if (!why.empty()) frame_.refuse(why);
        return !why.empty();
    }
    void sheet_asked_for(const rules::Sheet& before);  // shows a change of the rules
    bool journaled(const Answer& done);                // shows an entry without animation, or why it was refused

    // ---- showing ----
    void lay_all() {  // sets up the table without animation
        lay(true);
        update_boards(true);
        frame_.settle();
        frame_.wait(watched_pause);
    }
    void announce(AnyFacts facts) {
        frame_.motion().announce(facts);
        announce_next();
    }
    void announce_next();
    void fly() {
        const bool decides = thrown(frame_.motion().take_off());
        frame_.motion().fly(frame_.clock(), services_.settings, decides);
        constexpr double chained = 10;  // speed factor at which the others' throws fly at a station
        if (frame_.coaches().at_station() && !frame_.motion().by_hand()) frame_.motion().hurry(frame_.clock(), chained);
        frame_.coaches().thrown();
    }

    AskedBefore asked_before_;  // empty: every legal move is allowed
};

template <class R>  // a game's sheet, or rules::Sheet for the table of any game
class TableOf : public Table {
 protected:
    using State = typename R::State;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using Table::Table;

    virtual Ticks reveal(Facts& rest) = 0;  // see reveal_next()
    const R& sheet() const { return rules::opened<R>(sitting().rules()); }
    const State& decided() const { return rules::opened<State>(sitting().state()); }
    TableView<R> table_view() const { return table_view(shown_); }
    TableView<R> table_view(const State& seen) const {
        return {frame_.now(), sitting(), sheet(), seen, frame_.motion().now()};
    }
    // What the panels may read. `may_force`: faces may be chosen now.
    ui::OverlayView seen_by_panels(bool may_force = false) {
        return {.rules = sitting().rules(),
                .next_rules = sitting().next_table().rules,
                .shown = shown_,
                .journal = frame_.panels().journal(),
                .timings = services_.timings,
                .transport = transport(),
                .may_force = may_force && !frame_.coaches().at_station(),
                .practice = !sitting().counts(),
                .fixed = frame_.coaches().at_station()};
    }

    State shown_{};  // what the player has seen

 private:
    rules::State shown_state() const final { return shown_; }
    Ticks reveal_next(AnyFacts& rest) final {
        const std::vector<Fact> typed = rules::facts_of<Fact>(rest);
        Facts left{typed};
        const Ticks looked_at = reveal(left);
        rest = rest.last(left.size());
        return looked_at;
    }
};

}  // namespace boxcars::scenes
