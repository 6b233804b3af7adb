#include "session/sitting.h"

#include "base/hash.h"
#include "rules/knobs.h"

namespace boxcars::session {
namespace {

// The fingerprint at the start of a game: a hash of the fingerprint before, the rule sheet and the players.
std::uint64_t game_hash(std::uint64_t before, const rules::Sheet& rules, const Players& players) {
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(game_name(rules));
    rules::each_held(rules, [&](std::string_view knob, int value) { hash.add(knob).add(std::int64_t{value}); });
    for (const auto& player : players) hash.add(player);
    return hash.value();
}

}  // namespace

bool is_throw(const Entry& entry) { return entry.text.empty() || (entry.event && !faces_of(*entry.event).empty()); }

std::vector<std::string> facts_text(const Entry& entry) {
    if (entry.text == undo_word) return {"the last decision is taken back"};
    if (entry.text == concede_word) return {"the goal is given up"};
    if (!entry.event) return {"the table changes at the next game"};
    std::vector<std::string> texts;
    for (const rules::Fact& fact : entry.step.facts) texts.push_back(to_text(fact));
    return texts;
}

std::uint64_t chained(std::uint64_t before, std::string_view event, const rules::State& state) {
    const std::vector<std::int64_t> numbers = canonical(state);
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(event).add(std::span<const std::int64_t>{numbers});
    return hash.value();
}

const Entry& Journal::operator[](std::size_t n) const {
    BOXCARS_CHECK(n, >=, forgotten_, "nobody asks for an entry that is forgotten");
    return entries_[n - forgotten_];
}

void Journal::push_back(Entry entry) {
    throws_ += !entry.faces.empty();
    entries_.push_back(std::move(entry));
    remember(newest_);
}

void Journal::remember(std::size_t newest) {
    newest_ = newest;
    for (; entries_.size() > newest_; ++forgotten_) entries_.pop_front();
}

int drawn_first(std::size_t seats, chance::DiceStream& stream) {
    return seats == 0 ? 0 : stream.draw(static_cast<int>(seats));
}

Sitting::Sitting(Setup setup, std::unique_ptr<SittingKeeper> keeper)
    : setup_(std::move(setup)), stream_(setup_.seed), dice_(setup_.dice), hash_(Hash{}.value()) {
    table_ = next_ = {setup_.rules, setup_.players};
    if (setup_.stop) {
        invited_ = game_of(table_.rules).invited(setup_.stop->goal);
        standing_.emplace(*setup_.stop);
    }
    drawn_first_ = drawn_first(starts(table_.rules).size(), stream_);  // always drawn, so that the dice stay the same
    begin_game(setup_.first.value_or(drawn_first_));
    keeper_ = std::move(keeper);
}

Practice Sitting::practice() const {
    if (branched_) return Practice::Branched;
    if (practised_) return Practice::ChosenFace;
    if (setup_.stop) return Practice::Station;
    return forced_ ? Practice::EarlierFace : Practice::None;
}

std::optional<std::string> Sitting::refusal(const rules::Event& event) const {
    if (stop_over()) return std::string{station_is_over};
    return game_in_force().why_not(table_.rules, state_, event);
}

Answer Sitting::submit(const rules::Event& event) {  // makes a decision
    return faces_of(event).empty() ? take(event, false) : no("Dice are thrown, not chosen.");
}

Answer Sitting::throw_dice() {
    if (keeper_ && idle_throw()) return no(std::string{rules::idle_throw_sentence});
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

Answer Sitting::force(const std::vector<int>& faces) {
    const rules::Dice dice = dice_wanted();
    if (dice.count == 0) return no(no_throw());
    if (standing_) return no("A Long Run has dice of its own: none is chosen.");
    if (faces.size() != nth(dice.count))
        return no("The table throws " + std::to_string(dice.count) + ", not " + std::to_string(faces.size()) + ".");
    return take(thrown(table_.rules, faces), true);
}

void Sitting::branch() {
    branched_ = journal_.size();
    standing_.reset();
    keeper_.reset();
}

Answer Sitting::undo() {
    if (stop_over()) return no(std::string{station_is_over});
    if (before_.empty()) return no("There is nothing to take back: the dice have flown since.");
    state_ = before_.back();
    before_.pop_back();
    return keep({game_, std::string{undo_word}});
}

Answer Sitting::concede() {
    if (!standing_) return no("Only the goal of a station is given up.");
    if (stop_over()) return no(std::string{station_is_over});
    standing_->concede();
    return keep({game_, std::string{concede_word}});
}

Answer Sitting::change_rules(const rules::Sheet& rules) {
    const auto seats = starts(rules).size();
    return change_table({rules, seats == 0 ? next_.players : fitted(next_.players, seats)});
}

Answer Sitting::change_table(const TableSetup& table) {
    if (standing_) return no(std::string{station_keeps_table});
    if (auto wrong = table_problem(table)) return no(*wrong);
    if (table == next_) return no("The table is like that already.");
    std::string words = change_text(next_, table);
    next_ = table;
    change_over();
    return keep({game_, std::move(words)});
}

Answer Sitting::next_game() {
    if (stop_over()) return no(std::string{station_is_over});
    if (!over()) return no("This game is not over yet.");
    table_ = next_;
    ++game_;
    return begin_game(first_ + 1);
}

std::optional<std::string> Sitting::table_problem(const TableSetup& table) {
    if (auto wrong = rules::problem(table.rules)) return wrong;
    const auto seats = starts(table.rules).size();
    if (seats != 0 && table.players.size() != seats)
        return "A table of " + std::to_string(seats) + " seats needs " + std::to_string(seats) + " players, not " +
               std::to_string(table.players.size()) + ".";
    return bad_players(table.players);
}

Answer Sitting::begin_game(int first) {
    state_ = opening(table_.rules);
    if (game_played().buy_in(table_.rules)) brought_ += money(state_, 0).all();
    before_.clear();
    practised_ = false;
    hash_ = game_hash(hash_, table_.rules, table_.players);
    const auto events = starts(table_.rules);
    if (standing_) standing_->look_for_stakes(*invited_, table_.rules, state_);
    if (events.empty()) {
        if (keeper_) keeper_->keep(*this);  // without an entry: the table may have changed
        return {.step = rules::AnyStep{state_, {}}};
    }
    first_ = first % how_many(events);
    return take(events[nth(first_)], false);
}

std::string Sitting::no_throw() const {
    if (stop_over()) return std::string{station_is_over};
    if (rules::dice_wanted(table_.rules, state_).count > 0) return std::string{rules::lacks_bet_sentence};
    return over() ? "The game is over: start a new one." : "No dice are thrown now.";
}

Answer Sitting::take(const rules::Event& event, bool forced) {
    if (auto wrong = refusal(event)) return no(*wrong);
    Entry entry{game_, to_text(event), event, faces_of(event), apply(table_.rules, state_, event), forced};
    forced_ = forced_ || forced;
    practised_ = practised_ || forced;
    // A bet that is given up is settled without a throw.
    const bool settled =
        !entry.faces.empty() || !game_played().hand_results(table_.rules, state_, entry.step, 0).empty();
    if (settled)
        before_.clear();
    else if (game_played().may_undo())
        before_.push_back(state_);
    state_ = entry.step.next;
    if (standing_) standing_->step(*invited_, table_.rules, state_, settled);
    change_over();
    return keep(std::move(entry));
}

// Applies a changed sheet as soon as the game allows it.
void Sitting::change_over() {
    if (next_ == table_ || over() || !between_rounds(table_.rules, next_.rules, state_)) return;
    table_ = next_;
    state_ = carried(table_.rules, state_);
    before_.clear();
}

Answer Sitting::keep(Entry entry) {
    entry.step.next = state_;
    hash_ = entry.hash = chained(hash_, entry.text, state_);
    journal_.push_back(std::move(entry));
    if (keeper_) keeper_->keep(*this);
    const Entry& kept = journal_.back();
    return {kept.step, {}, kept.faces};
}

bool Sitting::store_now() {
    if (!keeper_) return false;
    keeper_->keep(*this);
    return keeper_->wait();
}

}  // namespace boxcars::session
