#include "scenes/table/game_scene.h"

#include "base/error.h"
#include "base/overloaded.h"
#include "platform/settings.h"
#include "session/rule_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

SeatedSitting::~SeatedSitting() {
    if (kept_) kept_->leave();
}

void SeatedSitting::take_up(session::KeptSession kept) {
    constexpr std::size_t entries_in_memory = 1'000;  // no table reads older ones
    kept_.emplace(std::move(kept));
    kept_->remember(entries_in_memory);
}

bool SeatedSitting::running() const {
    if (!kept_ || session().over() || session().branched() || session().stop_over()) return false;
    const auto of_game = [&](const auto& entry) { return entry.game == session().game(); };
    return std::ranges::count_if(session().journal(), of_game) > (starts(session().rules()).empty() ? 0 : 1);
}

session::RevealedDice SeatedSitting::revealed_dice(bool watched) const {
    return session::revealed_dice(session().setup(), watched || session().stop_over());
}

float SeatedSitting::stake(const rules::State& shown) const {
    float most = 0;
    const session::Players& players = session().players();
    for (int seat = 0; seat < how_many(players); ++seat) {
        if (players[nth(seat)] != "human") continue;
        const rules::Money has = money(shown, seat);
        if (has.on_table > 0) most = std::max(most, static_cast<float>(has.on_table) / static_cast<float>(has.all()));
    }
    return most;
}

GameScene::GameScene(SceneServices& services, TableOptions& options, TablePanels& table_panels, CastFeel feel)
    : TableScene(services, options.demo, !options.watch.empty(),
                 {game_name(options.setup.rules), table_panels, std::move(feel)}),
      watched_(std::move(options.watch.entries)) {}

// ---- starting, resuming and leaving a sitting ----

void GameScene::take_places(TableOptions options) {
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
    go_on_from(session::KeptSession::resume(options.setup.rules.game(), *services_.store, options.kept));
}

void GameScene::take_up(session::KeptSession kept) {
    sitting_.take_up(std::move(kept));
    session_ = &sitting_.session();
    if (!played()) return;
    panels().dice_are(session_->setup().sealed);
    if (const auto& stop = session_->setup().stop) {
        begin_stop(session::stop_unit_of(session_->rules()), *stop, session_->stop_done(), session_->stop_over());
        begin_goal(*stop, session_->players());
    }
}

void GameScene::take_seat(session::Setup setup) {
    std::string sealed_anew = session::seal_for_table(setup);
    open_session(std::move(setup));
    remembered_ = 0;
    begin_telling(facts_of_opening(true));
    update_boards(true);
    say(std::move(sealed_anew));
}

void GameScene::begin_sitting(const rules::Sheet& rules, std::vector<std::string> players,
                              const std::optional<std::uint64_t>& seed, const std::string& words) {
    if (held_back({})) return;
    if (at_stop()) return refuse(std::string{session::station_keeps_table});
    if (session_->branched()) return refuse("This is practice: go back to the recording, and leave it, for a new one.");
    services_.linked = false;
    kept().end();
    if (session_->journal().throws() > 0) panels().reveal_secret();
    clear_table();
    session::Setup setup{.rules = rules, .seed = seed.value_or(0), .players = std::move(players)};
    if (!seed) session::seal(setup, panels().take_sealed(game_name(rules)), words);
    take_seat(std::move(setup));
}

void GameScene::change_rules(const rules::Sheet& rules) {
    if (held_back({})) return;
    const rules::Sheet before = session_->rules();
    if (const auto answer = kept().change_rules(rules); !answer) return refuse(answer.refused);
    services_.sounds.play("button", 0.6f);
    sheet_asked_for(before);
}

void GameScene::sheet_asked_for(const rules::Sheet& before) {
    if (!at_rest()) return;  // tell_on() will update the table
    remember_all(*session_);
    if (!(before == session_->rules())) lay(false);
    update_boards(false);
}

bool GameScene::stop_ended() {
    if (!at_stop() || !played()) return false;
    station().stands(session_->stop_done(), session_->stop_over());
    if (!session_->stop_over()) return false;
    if (has_goal() && goal().works()) return true;
    if (station().ends(clock_)) end_stop(session::standing_of(*session_));
    return true;
}

void GameScene::follow_goal() {
    if (looks_at_goal() && watching() && entries() + 1 != nth(goal().on_show()->entry)) goal().close();
    if (!at_rest() || looks_at_goal()) return reply_.keep_saying("");
    const std::uint64_t now = session_->hash();
    const bool live = watched_.empty() && session_->journal().first() == 0;
    if (live && !goal().asked_about(now)) goal().ask(session::record(*session_));
    hear_goal(now);
    if (session_->over()) reply_.keep_saying("");  // the next decision is to begin a game
}

Destination GameScene::to_lab() const {
    LabRequest request = lab_request(session_->rules());
    add_to_lab(request);
    return ToLab{std::make_shared<const LabRequest>(std::move(request))};
}

// ---- setting up the table ----

template <class Verbs>
void GameScene::play_again(Verbs& verbs, const Session& session, const session::ReplayEntry& entry) {
    const bool next = session.game() < entry.game;
    const Answer done = next ? verbs.next_game() : session::perform(verbs, entry);
    if (!done) throw Error("What was played cannot be restored: " + done.refused);
    if (next) begin(session, false);
    remember_all(session);
}

// Ends all animations, then replays forward from the current entry, or from the beginning in order to go back.
void GameScene::lay_to(std::size_t entries_wanted, bool play_on) {
    if (played() && watched_.empty()) return look_at(entries_wanted);
    watch_from_here(true);
    clear_table();
    reply_.clear();
    if (session_->branched() || entries_wanted < entries()) {
        open_session(session::Setup{session_->setup()});
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
auto GameScene::played_again(const Session& of, std::size_t wanted) -> Session {
    Session again{of.setup()};
    remembered_ = 0;
    begin(again, true);
    remember_all(again);
    session::TableSetup table = again.next_table();
    const auto& journal = of.journal();
    for (std::size_t nth = 0; nth < std::min(wanted, journal.size()); ++nth) {
        const session::ReplayEntry entry = session::replay_entry(journal[nth], table);
        while (again.journal().size() <= nth) play_again(again, again, entry);
    }
    return again;
}

void GameScene::go_on_from(session::KeptSession left) {
    played_again(left.session(), left.session().journal().size());
    take_up(std::move(left));
    lay_all();
}

void GameScene::look_at(std::size_t wanted) {
    const Session& present = sitting_.session();
    clear_table();
    past_.emplace(played_again(present, wanted));
    session_ = past_->hash() == present.hash() ? &present : &*past_;
    lay_all();
}

void GameScene::lay_all() {
    lay(true);
    update_boards(true);
    settle();
    wait(watched_pause);
}

void GameScene::practise(session::KeptSession begun) {
    begun.branch();
    clear_table();
    go_on_from(std::move(begun));
}

void GameScene::lay_dice(float along) {
    const auto& journal = session_->journal();
    for (std::size_t nth = journal.size(); nth-- > journal.first();)
        if (const auto& entry = journal[nth]; !entry.faces.empty())
            return cast_.lay(entry.faces, {0.5f, {0.2f, along}, entry.hash});
    cast_.put_back();
}

// ---- decisions and throws ----

void GameScene::act(const platform::Input& input, const Clicked& clicked) {
    if (std::exchange(conceded_, false)) journaled(kept().concede());
    constexpr float holds_breath_at = 0.6f;  // from this stake on the music pauses while the dice fly
    const float at_stake = stake();
    services_.sounds.listen({at_stake, flying() && at_stake >= holds_breath_at});
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

void GameScene::hurry() {
    cooldown_.begin();
    if (motion_ == Motion::Flying) cast_.hurry(clock_);
    until_ = clock_ + (at_rest() ? 0 : announcing_.hurry(until_ - clock_));
}

bool GameScene::take_dice(const platform::Input& input, bool by_pointer) {
    if (cooldown_.lasts() || (!by_pointer && !input.pressed(platform::Action::Roll))) return false;
    if (held_back({Intent::What::Throw})) return false;
    motion_ = Motion::Shaking;
    cast_.shake(clock_, by_pointer);
    services_.sounds.play("shake", 0.5f);
    if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
    return true;
}

void GameScene::throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) {
    motion_ = Motion::None;
    const rules::Sheet sheet = session_->rules();
    const rules::State before = session_->state();
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

void GameScene::fly() {
    const Throw now = *std::exchange(throw_, {});
    motion_ = Motion::Flying;
    beat_.end();
    celebration_.end();
    const bool decides = thrown(now.answer);
    cast_.fly(now.answer.faces, now.hand, clock_, services_.settings, decides);
    if (!has_goal() || !at_stop()) coach_asked_.thrown();  // the coach of a goal goes on until he is silenced
}

bool GameScene::decide(const rules::Event& asked) {
    const auto& stop = session_->setup().stop;
    const rules::Event event =
        stop ? session_->game_played().fitted(stop->station.goal, session_->rules(), session_->state(), asked) : asked;
    if (held_back({Intent::What::Decide, &event})) return false;
    const rules::Sheet sheet = session_->rules();
    const rules::State before = session_->state();
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

void GameScene::land() {
    cast_.rest();
    if (!demo_) services_.rumble = win_.tier != rules::WinTier::None ? 0.9f : 0.4f;
    until_ = clock_;
    beat_.begin(cast_.middles(clock_), cast_.faces_up(clock_), clock_);
    motion_ = Motion::Announcing;
    announce_next();
}

void GameScene::begin_telling(AnyFacts facts) {
    announcing_.begin(facts);
    motion_ = Motion::Announcing;
    announce_next();
}

void GameScene::announce_next() {
    const auto announce_some = [this](AnyFacts& rest) {
        const AnyFacts all = rest;
        const Ticks looked_at = reveal_next(rest);
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

void GameScene::celebrate() {
    const rules::Win win = std::exchange(win_, {});
    if (const auto unit = session_->game_played().hand_unit(session_->rules()); !unit.empty())
        celebration_.begin(win, unit, clock_, services_.sounds);
}

void GameScene::clear_table() {
    cast_.rest();
    throw_.reset();
    announcing_.clear();
    win_ = {};
    motion_ = Motion::None;
    celebration_.end();
    beat_.end();
}

void GameScene::next_game() {
    if (held_back({})) return;
    const Answer begun = kept().next_game();
    if (!begun) return refuse(begun.refused);
    clear_table();
    begin_telling(facts_of_opening(false));
}

bool GameScene::undo() { return !held_back({}) && journaled(kept().undo()); }

bool GameScene::journaled(const Answer& done) {
    if (!done) {
        refuse(done.refused);
        return false;
    }
    remember_all(*session_);
    lay(false);
    update_boards(false);
    return true;
}

void GameScene::follow_recording(float along) {
    if (!more_to_watch()) return;
    const session::ReplayEntry& entry = watched_[entries()];
    if (session_->game() < entry.game) return next_game();
    wait(watched_pause);
    const rules::Sheet before = session_->rules();
    std::visit(
        Overloaded{[&](const session::DiceThrow& dice) {
                       throw_dice({0.5f, {0.2f, along}, entry.hash}, dice.forced ? dice.faces : std::vector<int>{});
                   },
                   [&](const session::TableChange& change) {
                       if (kept().change_table(change.to)) sheet_asked_for(before);
                   },
                   [&](const session::Decision& decision) { decide(decision.event); },
                   [&](const session::TakenBack&) { undo(); },
                   [&](const session::Conceded&) { journaled(kept().concede()); },
                   [&](const session::Unreadable& unknown) { refuse(unknown.why); }},
        entry.what);
}

// ---- the state as data ----

namespace {

nlohmann::json json_of(const rules::State& state) {
    nlohmann::json named = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) named[name] = value;
    return named;
}

}  // namespace

void GameScene::state(nlohmann::json& out) const {
    out["scene"] = std::string{game_name(session_->rules())};
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
    out["shown"] = json_of(shown_state());
    out["decided"] = json_of(session_->state());
    report(out);
}

void GameScene::wait(Ticks ticks, bool may_be_hurried) {
    until_ = clock_ + ticks;
    wait_may_be_hurried_ = may_be_hurried;
}

void GameScene::carry_out(const ui::TableRequests& asked, bool may_force, const world::Toss& hand) {
    pace_.carry_out(asked);
    if (asked.apply_rules) change_rules(*asked.apply_rules);
    if (may_force && asked.force && !held_back({})) throw_dice(hand, *asked.force);
    if (const auto& table = asked.sit_down) begin_sitting(table->rules, table->players, table->seed, table->words);
}

ui::Transport GameScene::transport() const {
    const session::RevealedDice dice = sitting_.revealed_dice(!played());
    return {.paused = pace_.paused, .speed = pace_.speed, .seed = dice.seed.value_or(0), .seal = dice.seal};
}

void GameScene::open_session(session::Setup setup) {
    take_up(session::KeptSession{std::move(setup), played() ? services_.store : nullptr});
}

GameScene::AnyFacts GameScene::facts_of_opening(bool new_sitting) {
    return begin(*session_, new_sitting) ? AnyFacts{session_->journal().back().step.facts} : AnyFacts{};
}

void GameScene::remember_all(const Session& session) {
    for (; remembered_ < session.journal().size(); ++remembered_) remember(session, remembered_);
}

bool GameScene::held_back(const Intent& intent) {
    const std::string why = asked_before_ ? asked_before_(intent) : "";
    if (!why.empty()) refuse(why);
    return !why.empty();
}

}  // namespace boxcars::scenes
