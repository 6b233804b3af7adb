#include "session/session.h"

namespace boxcars::session {

int drawn_first(std::size_t seats, chance::DiceStream& stream) {
    return seats == 0 ? 0 : stream.draw(static_cast<int>(seats));
}

GoalProgress progress_after(StopUnit unit, const StepEnd& step, GoalProgress progress) {
    progress.done += unit == StopUnit::Throws   ? step.threw
                     : unit == StopUnit::Rounds ? step.threw && step.rests
                                                : step.over;
    progress.won += step.won;
    return progress;
}

Session::Session(Setup setup) : setup_(std::move(setup)), stream_(setup_.seed), dice_(setup_.dice) {
    table_ = next_ = {setup_.rules, setup_.players};
    drawn_first_ = drawn_first(starts(table_.rules).size(), stream_);  // always drawn, so that the dice stay the same
    begin_game(setup_.first.value_or(drawn_first_));
}

bool Session::stop_over() const {
    if (!setup_.stop || branched_) return false;
    if (reached_ || hopeless_ || stop_done() >= setup_.stop->length.count) return true;
    return stop_unit() != StopUnit::Games && over();
}

bool Session::stop_reached() const {
    if (!goal()) return false;
    return reached_ || (goal()->kind == rules::GoalKind::Stay && stop_over() && !hopeless_);
}

std::vector<rules::Event> Session::legal() const {
    if (stop_over()) return {};
    return goal() ? game_played().invited(*goal(), table_.rules, state_) : rules::legal(table_.rules, state_);
}

rules::Dice Session::dice_wanted() const {
    if (stop_over() || (goal() && game_played().lacks_bet(*goal(), state_))) return {};
    return rules::dice_wanted(table_.rules, state_);
}

bool Session::idle_throw() const {
    return goal() && !stop_over() && game_played().idle_throw(*goal(), table_.rules, state_);
}

std::optional<std::string> Session::refusal(const rules::Event& event) const {
    if (stop_over()) return std::string{station_is_over};
    if (auto wrong = rules::refusal(table_.rules, state_, event)) return wrong;
    return goal() ? game_played().uninvited(*goal(), table_.rules, state_, event) : std::nullopt;
}

Answer Session::submit(const rules::Event& event) {  // makes a decision
    if (!faces_of(event).empty()) return no("Dice are thrown, not chosen.");
    return take(event, false);
}

Answer Session::throw_dice() {
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

Answer Session::force(const std::vector<int>& faces) {
    const rules::Dice dice = dice_wanted();
    if (dice.count == 0) return no(no_throw());
    if (setup_.stop && !branched_) return no(std::string{station_keeps_dice});
    if (faces.size() != nth(dice.count))
        return no("The table throws " + std::to_string(dice.count) + ", not " + std::to_string(faces.size()) + ".");
    return take(thrown(table_.rules, faces), true);
}

Answer Session::undo() {
    if (stop_over()) return no(std::string{station_is_over});
    if (before_.empty()) return no("There is nothing to take back: the dice have flown since.");
    state_ = before_.back();
    before_.pop_back();
    return keep({game_, std::string{undo_word}});
}

Answer Session::concede() {
    if (!goal()) return no("Only the goal of a station is given up.");
    if (stop_over()) return no(std::string{station_is_over});
    conceded_ = hopeless_ = true;
    return keep({game_, std::string{concede_word}});
}

Answer Session::change_rules(const rules::Sheet& rules) {
    const auto seats = starts(rules).size();
    return change_table({rules, seats == 0 ? next_.players : fitted(next_.players, seats)});
}

Answer Session::change_table(const TableSetup& table) {
    if (setup_.stop && !branched_) return no(std::string{station_keeps_table});
    if (auto wrong = table_problem(table)) return no(*wrong);
    if (table == next_) return no("The table is like that already.");
    std::string words = change_text(next_, table);
    next_ = table;
    change_over();
    return keep({game_, std::move(words)});
}

Answer Session::next_game() {
    if (stop_over()) return no(std::string{station_is_over});
    if (!over()) return no("This game is not over yet.");
    table_ = next_;
    ++game_;
    return begin_game(first_ + 1);
}

std::optional<std::string> Session::table_problem(const TableSetup& table) {
    if (auto wrong = rules::problem(table.rules)) return wrong;
    const auto seats = starts(table.rules).size();
    if (seats != 0 && table.players.size() != seats)
        return "A table of " + std::to_string(seats) + " seats needs " + std::to_string(seats) + " players, not " +
               std::to_string(table.players.size()) + ".";
    return bad_players(table.players);
}

Answer Session::begin_game(int first) {
    state_ = opening(table_.rules);
    if (for_money()) brought_ += money(state_, 0).all();
    before_.clear();
    practised_ = false;
    hash_ = game_hash(hash_, table_.rules, table_.players);
    const auto events = starts(table_.rules);
    look_for_stakes();
    if (events.empty()) return Answer{.step = rules::AnyStep{state_, {}}};
    first_ = first % how_many(events);
    return take(events[nth(first_)], false);
}

std::string Session::no_throw() const {
    if (stop_over()) return std::string{station_is_over};
    if (goal() && game_played().lacks_bet(*goal(), state_)) return std::string{rules::lacks_bet_sentence};
    return over() ? "The game is over: start a new one." : "No dice are thrown now.";
}

Answer Session::take(const rules::Event& event, bool forced) {
    if (auto wrong = refusal(event)) return no(*wrong);
    Entry entry{game_, to_text(event), event, faces_of(event), apply(table_.rules, state_, event), forced};
    forced_ = forced_ || forced;
    practised_ = practised_ || forced;
    if (!entry.faces.empty())
        before_.clear();
    else if (game_played().may_undo())
        before_.push_back(state_);
    state_ = entry.step.next;
    const bool threw = !entry.faces.empty(), ends = over(), won = ends && game_played().game_won(state_);
    progress_ = progress_after(stop_unit(), {threw, stop_unit() == StopUnit::Rounds && rests(), ends, won}, progress_);
    if (goal()) judge(threw);
    change_over();
    return keep(std::move(entry));
}

// Judges the goal after each throw, round or game, whichever unit the station's length counts.
void Session::judge(bool thrown) {
    const StopUnit unit = stop_unit();
    if (unit == StopUnit::Games ? over() : thrown && (unit == StopUnit::Throws || over() || rests())) {
        const rules::GoalTerms& terms = *goal();
        const bool stays = terms.kind == rules::GoalKind::Stay,
                   made = game_played().goal_reached(terms, state_, progress_.won);
        reached_ = made && !stays;
        hopeless_ = stays && !made;
        if (terms.kind == rules::GoalKind::Win)
            hopeless_ = progress_.won + setup_.stop->length.count - stop_done() < terms.target;
    }
    look_for_stakes();
}

// Ends a station when nothing lies on the table and nothing may be staked, now or after further throws. If that is
// only because the bank cannot pay, a Stay goal is reached.
void Session::look_for_stakes() {
    if (!goal() || !for_money() || over() || hopeless_) return;
    if (!game_played().invited(*goal(), table_.rules, state_).empty()) return;
    const rules::Money has = money(state_, 0);
    const bool throws = stop_unit() == StopUnit::Throws;
    if (has.on_table != 0 || (throws ? has.all() >= goal()->stakes.least : dice_wanted().count != 0)) return;
    (goal()->kind == rules::GoalKind::Stay && !throws ? reached_ : hopeless_) = true;
}

// Applies a changed sheet as soon as the game allows it.
void Session::change_over() {
    if (next_ == table_ || over() || !between_rounds(table_.rules, next_.rules, state_)) return;
    table_ = next_;
    state_ = carried(table_.rules, state_);
    before_.clear();
}

Answer Session::keep(Entry entry) {
    entry.step.next = state_;
    hash_ = entry.hash = chained(hash_, entry.text, state_);
    journal_.push_back(std::move(entry));
    const Entry& kept = journal_.back();
    return {kept.step, {}, kept.faces, kept.forced};
}

}  // namespace boxcars::session
