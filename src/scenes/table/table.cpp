#include "scenes/table/table.h"

#include "scenes/table/coaches.h"
#include "scenes/table/gauge.h"
#include "session/rule_file.h"

namespace boxcars::scenes {

void Seated::play_again(session::Sitting& sitting, const session::Entry& entry) {
    const bool next = sitting.game() < entry.game;
    const session::Answer done = next ? sitting.next_game() : perform(sitting, entry);
    if (!done) throw Error("What was played cannot be restored: " + done.refused);
    if (next) begin(sitting, false);
    remember_entries(sitting);
}

session::Sitting Seated::played_again(const session::Sitting& of, std::size_t wanted) {
    session::Sitting again{of.setup()};
    remembered_ = 0;
    begin(again, true);
    remember_entries(again);
    const auto& journal = of.journal();
    for (std::size_t nth = 0; nth < std::min(wanted, journal.size()); ++nth)
        while (again.journal().size() <= nth) play_again(again, journal[nth]);
    return again;
}

Table::Table(SceneServices& services, TableOptions& options, TablePanels& panels, CastFeel feel)
    : Seated(std::move(options.watch.entries)),
      services_(services),
      frame_(services, *this, panels, game_name(options.setup.rules), options.demo, watches(), std::move(feel)) {
    services_.sounds.loop("rail", true);
}

void Table::carry_out(const ui::TableRequests& asked, bool may_force, const world::Toss& hand) {
    frame_.pace().carry_out(asked);
    if (asked.apply_rules) change_rules(*asked.apply_rules);
    if (may_force && asked.force && !held_back({})) throw_dice(hand, *asked.force);
    if (const auto& table = asked.sit_down) begin_sitting(table->rules, table->players, table->seed, table->words);
}

void Table::take_places(TableOptions options) {
    keys_ = frame_.commands().keys();
    if (options.kept.empty()) {
        take_seat(std::move(options.setup));
        if (const auto& stop = sitting().setup().stop; stop && options.whole) {
            begin_goal(*stop);
            if (frame_.coaches().has_goal()) frame_.coaches().goal().ask(*options.whole);
        }
        if (options.watch_from > 1) lay_to(nth(options.watch_from - 1));
        return;
    }
    if (!services_.store) throw Error("No sitting is kept here: there is no data folder.");
    std::erase(services_.settings.linked, options.kept);  // chosen by the player now
    go_on_from(session::resume(options.setup.rules.game(), *services_.store, options.kept));
    sat_down();
    lay_all();
}

void Table::sat_down() {
    if (!frame_.played()) return;
    frame_.panels().dice_are(sitting().setup().sealed);
    const auto& stop = sitting().setup().stop;
    if (!stop) return;
    frame_.coaches().begin_station(*stop, services_.goal ? services_.goal(*stop) : KnownGoal{});
    follow_gauge();
    frame_.words().narrator.say(frame_.coaches().greeting());
    begin_goal(*stop);
}

void Table::begin_goal(const session::StopTerms& stop) {
    if (!services_.goal) return;
    std::string company{frame_.panels().speaker()};
    for (const players::Person* person : players::seated(frame_.panels().cast(), sitting().players()))
        if (person) company = person->name;
    frame_.coaches().begin_goal(stop, std::move(company));
}

void Table::take_seat(session::Setup setup) {
    std::string sealed_anew = session::seal_for_table(setup);
    open_session(std::move(setup));
    announce(begin_game(true));
    update_boards(true);
    frame_.say(std::move(sealed_anew));
}

void Table::begin_sitting(const rules::Sheet& rules, std::vector<std::string> players,
                          const std::optional<std::uint64_t>& seed, const std::string& words) {
    if (held_back({})) return;
    if (frame_.coaches().at_station()) return frame_.refuse(std::string{session::station_keeps_table});
    if (sitting().is_branched())
        return frame_.refuse("This is practice: go back to the recording, and leave it, for a new one.");
    services_.linked = false;
    kept().end();
    if (sitting().journal().throws() > 0) frame_.panels().reveal_secret();
    frame_.motion().clear();
    session::Setup setup{.rules = rules, .seed = seed.value_or(0), .players = std::move(players)};
    if (!seed) session::seal(setup, frame_.panels().take_sealed(game_name(rules)), words);
    take_seat(std::move(setup));
}

void Table::change_rules(const rules::Sheet& rules) {
    if (held_back({})) return;
    const rules::Sheet before = sitting().rules();
    if (const auto answer = kept().change_rules(rules); !answer) return frame_.refuse(answer.refused);
    services_.click();
    sheet_asked_for(before);
}

void Table::sheet_asked_for(const rules::Sheet& before) {
    if (!at_rest()) return;  // announce_next() will update the table
    remember_entries();
    if (!(before == sitting().rules())) lay(false);
    update_boards(false);
}

void Table::practise(session::Sitting begun) {
    begun.branch();
    frame_.motion().clear();
    go_on_from(std::move(begun));
    sat_down();
    lay_all();
}

// Ends all animations, then replays forward from the current entry, or from the beginning in order to go back.
void Table::lay_to(std::size_t wanted, bool play_on) {
    frame_.motion().clear();
    if (frame_.played() && !watches()) {
        look_at(wanted);
        return lay_all();
    }
    frame_.watch(true);
    frame_.reply().clear();
    if (sitting().is_branched() || wanted < entries()) {
        open_session(session::Setup{sitting().setup()});
        begin_game(true);
    }
    play_to(wanted);
    if (play_on) kept().branch();
    frame_.watch(!play_on);
    lay_all();
}

bool Table::stop_ended() {
    if (!frame_.coaches().at_station() || !frame_.played()) return false;
    TableCoaches& coaches = frame_.coaches();
    if (!sitting().stop_over()) return false;
    const bool seen = coaches.station_ends(frame_.clock()), works = coaches.has_goal() && coaches.goal().works();
    if (seen && !works && !frame_.stamped() && !frame_.covered() && !frame_.tickets().shown())
        frame_.stamp(session::standing_of(sitting()));
    return true;
}

void Table::follow_goal() {
    GoalCoach& goal = frame_.coaches().goal();
    if (frame_.coaches().looks_at_goal() && frame_.watching() && entries() + 1 != nth(goal.on_show()->entry))
        goal.close();
    if (!at_rest() || frame_.coaches().looks_at_goal()) return frame_.reply().keep_saying("");
    const std::uint64_t now = sitting().hash();
    if (live() && !goal.asked_about(now)) goal.ask(session::record(sitting()));
    frame_.coaches().hear(
        {services_, frame_.words(), frame_.clock(), now, frame_.coaches().asked(), frame_.coaches().at_station()});
    if (sitting().over()) frame_.reply().keep_saying("");  // the next decision is to begin a game
}

void Table::follow_gauge() {
    TableCoaches& coaches = frame_.coaches();
    if (!coaches.at_station() || !at_rest()) return;
    coaches.gauge().stands(stand_of(sitting()));
    coaches.gauge().look_at(coaches.looks_at_goal() ? coaches.goal().on_show() : nullptr, frame_.clock());
}

float Table::stake() const {
    float most = 0;
    const rules::State shown = shown_state();
    for (int seat = 0; seat < how_many(sitting().players()); ++seat) {
        if (sitting().players()[nth(seat)] != "human") continue;
        const rules::Money has = money(shown, seat);
        if (has.on_table > 0) most = std::max(most, as_float(has.on_table) / as_float(has.all()));
    }
    return most;
}

void Table::act(const Input& input, const Clicked& clicked) {
    if (frame_.conceded()) journaled(kept().concede());
    constexpr float holds_breath_at = 0.6f;  // from this stake on the music pauses while the dice fly
    const float at_stake = stake();
    services_.sounds.listen(
        {std::max(at_stake, frame_.coaches().goal_tension()), frame_.motion().flying() && at_stake >= holds_breath_at});
    if (frame_.coaches().has_goal()) follow_goal();
    follow_gauge();
    if (frame_.coaches().looks_at_goal()) return;
    if (frame_.motion().may_be_hurried() && go_on(input)) hurry();
    if (at_rest() && stop_ended()) return;
    if (at_rest() && frame_.celebration().holds(frame_.clock())) {
        if (input.presses.empty() && !clicked) return;
        frame_.celebration().end();
        return frame_.cut_short();
    }
    switch (frame_.motion().now()) {
        case Motion::None:
            return frame_.cooldown().lasts() ? play(without_verbs(input), {}) : play(input, clicked);
        case Motion::Shaking:
            if (const auto hand = frame_.dice().let_go(input, frame_.clock(), dust_now(), services_)) throw_dice(*hand);
            return;
        case Motion::Committing:
            if (kept().stored()) fly();
            return;
        case Motion::Flying:
            if (!frame_.dice().landed(frame_.clock())) return;
            if (!frame_.demo()) services_.rumble = frame_.motion().won() ? 0.9f : 0.4f;
            frame_.motion().land(frame_.clock());
            return announce_next();
        case Motion::Announcing:
            if (frame_.due()) announce_next();
            return;
    }
}

bool Table::take_dice(const Input& input, bool by_pointer) {
    if (frame_.cooldown().lasts() || (!by_pointer && !input.pressed(Action::Roll))) return false;
    if (held_back({Intent::What::Throw})) return false;
    frame_.motion().shake(frame_.clock(), by_pointer);
    services_.sounds.play("shake", 0.5f);
    if (const auto hand = frame_.dice().let_go(input, frame_.clock(), dust_now(), services_)) throw_dice(*hand);
    return true;
}

void Table::throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) {
    const rules::Sheet sheet = sitting().rules();
    const rules::State before = sitting().state();
    Answer answer = by_hand.empty() ? kept().throw_dice() : kept().force(by_hand);  // decided and given to the store
    if (!answer) {
        frame_.motion().rest();
        frame_.refuse(answer.refused);
        return lay(false);
    }
    frame_.reply().clear(), frame_.words().news.clear();
    rules::Win win = session::win_of_people(sheet, before, *answer, sitting().players());
    frame_.motion().commit(hand, std::move(answer), std::move(win));
    if (services_.headless) kept().store_now();  // runs must not depend on disk speed
    if (kept().stored()) fly();
}

bool Table::decide(const rules::Event& asked) {
    const rules::Event event = sitting().game_played().fitted(sitting().rules(), sitting().state(), asked);
    if (held_back({Intent::What::Decide, &event})) return false;
    const rules::Sheet sheet = sitting().rules();
    const rules::State before = sitting().state();
    const Answer answer = kept().submit(event);
    if (!answer) return frame_.refuse(answer.refused), false;
    frame_.reply().clear();
    frame_.motion().set_win(session::win_of_people(sheet, before, *answer, sitting().players()));
    announce(answer->facts);
    return true;
}

void Table::announce_next() {
    const auto announce_some = [this](AnyFacts& rest) {
        const AnyFacts all = rest;
        const Ticks looked_at = reveal_next(rest);
        for (const rules::Fact& fact : all.first(std::max<std::size_t>(1, all.size() - rest.size())))
            frame_.words().narrator.say(to_text(fact));  // in the wording of the rules
        return looked_at;
    };
    if (frame_.motion().announce_next(frame_.clock(), announce_some)) return;
    if (services_.linked && !kept().name().empty()) platform::leave_out_of_continue(services_.settings, kept().name());
    celebrate();
    for (session::MilestoneLine& reached : kept().take_milestones()) {
        frame_.words().narrator.say(milestone_words(reached));
        frame_.tickets().add(std::move(reached));
    }
    remember_entries();
    lay(false);
    update_boards(false);
}

void Table::next_game() {
    if (held_back({})) return;
    const Answer begun = kept().next_game();
    if (!begun) return frame_.refuse(begun.refused);
    frame_.motion().clear();
    announce(begin_game(false));
}

bool Table::journaled(const Answer& done) {
    if (!done) return frame_.refuse(done.refused), false;
    remember_entries();
    lay(false);
    update_boards(false);
    return true;
}

void Table::follow_recording(float along) {
    const session::Entry* entry = next_watched();
    if (!entry) return;
    if (sitting().game() < entry->game) return next_game();
    frame_.wait(watched_pause);
    if (is_throw(*entry))
        return throw_dice({0.5f, {0.2f, along}, entry->hash}, entry->forced ? entry->faces : std::vector<int>{});
    if (entry->event) return void(decide(*entry->event));
    if (entry->text == session::undo_word) return void(undo());
    const rules::Sheet before = sitting().rules();
    const Answer done = perform(kept(), *entry);
    done&& is_change(*entry) ? sheet_asked_for(before) : void(journaled(done));
}

void Table::lay_dice(float along) {
    const auto& journal = sitting().journal();
    for (std::size_t nth = journal.size(); nth-- > journal.first();)
        if (const auto& entry = journal[nth]; !entry.faces.empty())
            return frame_.dice().lay(entry.faces, {0.5f, {0.2f, along}, entry.hash});
    frame_.dice().put_back();
}

ui::Transport Table::transport() const {
    const session::RevealedDice dice = revealed_dice(!frame_.played());
    return {
        .paused = frame_.pace().paused, .speed = frame_.pace().speed, .seed = dice.seed.value_or(0), .seal = dice.seal};
}

void Table::state(Json& out) const {
    out["scene"] = std::string{game_name(sitting().rules())};
    out["phase"] = phase();
    frame_.report(out);
    const session::RevealedDice dice = revealed_dice(!frame_.played());
    out[dice.seed ? "seed" : "seal"] = dice.seed ? fmt::format("{}", *dice.seed) : dice.seal;
    out["players"] = sitting().players();
    out["rules"] = session::rules_json(sitting().next_table().rules);
    out["game_number"] = sitting().game();
    out["practice"] = sitting().is_practice();
    out["hash"] = fmt::format("{:016x}", sitting().hash());
    out["journal_entries"] = sitting().journal().size();
    if (frame_.coaches().at_station()) frame_.coaches().gauge().report(out["station"], frame_.clock());
    for (const auto& [name, value] : describe(shown_state())) out["shown"][name] = value;
    for (const auto& [name, value] : describe(sitting().state())) out["decided"][name] = value;
    report(out);
}

}  // namespace boxcars::scenes
