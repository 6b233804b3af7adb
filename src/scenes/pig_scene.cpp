#include "scenes/pig_scene.h"

#include "chance/dust.h"
#include "platform/settings.h"
#include "world/ease.h"

#include <cmath>

namespace boxcars::scenes {
namespace {

using platform::Action;

// Feel: every number worth tuning. Times are ticks of 1/120 s.
constexpr Ticks opening_pause = milliseconds(900);  // who starts is read
constexpr Ticks think_first = milliseconds(620);    // a computer before its first roll of a turn
constexpr Ticks think_again = milliseconds(520);    // between its rolls
constexpr Ticks after_bust = milliseconds(1350);    // the loss is felt
constexpr Ticks after_bank = milliseconds(950);     // the gain is enjoyed
constexpr Ticks watched_end = milliseconds(4000);   // a recorded game's result, before its next game
constexpr Ticks drain = milliseconds(300);          // colour leaves the numbers
constexpr Ticks ride = milliseconds(620);           // a wagon to its new place
constexpr float hard_hit = 5.0f;                    // an impulse against the wall that shakes the car
constexpr Ticks between_shakes = milliseconds(1500);
constexpr Ticks full_shake = milliseconds(1100);  // held so long, the throw is as hard as it goes
constexpr Ticks shake_beat = milliseconds(110);   // rattle in the hand
constexpr float tap_strength = 0.42f;             // a quick press
constexpr double hurry_pace = 4;                  // a key press plays the rest this much faster
constexpr float full_flick = 2200;                // px a second: the hardest flick

const world::Tray tray{.half = {7.2f, 2.0f}, .centre = {0, 0}, .bowl = false, .rest_half = {0.85f, 0.55f}};

// Where a wagon stands: before the mark until it has a point, past it when it is home.
float fraction(int points, const pig::Rules& rules) {
    constexpr float clear_of_mark = 0.022f;
    if (points == 0) return -clear_of_mark;
    if (points >= rules.goal) return 1 + clear_of_mark;
    return static_cast<float>(points) / static_cast<float>(rules.goal);
}
std::size_t seat(int player) { return static_cast<std::size_t>(std::max(0, player)); }
int pips_of(int face) {
    return (face - 1) % 6 + 1;
}  // other dice tumble with pips to spare and show their number at rest

}  // namespace

// ---- enter
// -----------------------------------------------------------------------------------------------------------

PigScene::PigScene(House& house, PigOptions options)
    : house_(house), demo_(options.demo), watch_(std::move(options.watch)) {
    die_ = spawn_die(world_, render::DieKind::Pig, {0, 0});
    near_wagon_ = spawn_wagon(world_, pig_look::inner_rail(), pig_look::hue::pink);
    far_wagon_ = spawn_wagon(world_, pig_look::outer_rail(), pig_look::hue::blue);
    near_flaps_ = spawn_flaps(world_, {}, 3, pig_look::hue::pink);
    far_flaps_ = spawn_flaps(world_, {}, 3, pig_look::hue::blue);
    house_.sounds.loop("rail", true);
    house_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
    if (options.choose_seats) {
        panels_.open_seats(*session_, house_.settings.coach);
        phase_ = Phase::Choosing;
    }
}

void PigScene::sit_down(session::Setup<pig::Rules> setup) {
    seats_.emplace(setup.rules, setup.players);
    setup.players = seats_->names();
    session_.emplace(std::move(setup));
    decisions_.clear();
    deciders_.clear();
    panels_.new_sitting();
    shown_ = session_->state();
    faces_.clear();
    drain_since_ = won_since_ = -1;
    update_boards(true);
    phase_ = Phase::Opening;
    until_ = clock_ + opening_pause;
}

// ---- tick
// ------------------------------------------------------------------------------------------------------------

void PigScene::tick(const platform::Input& input, Ticks) {
    listen(input);
    if (demo_ && input.any) wish_ = Go{.where = Go::Where::Title};
    const bool step = std::exchange(step_wished_, false) || input.pressed(Action::StepTick);
    owed_ += paused_ ? (step ? 1.0 : 0.0) : static_cast<double>(speed_);
    for (bool first = true; owed_ >= 1 || first; first = false) {
        const bool runs = owed_ >= 1;
        if (runs) {
            owed_ -= 1;
            ++clock_;
        }
        advance(first && !panels_.covers_table() ? input : platform::Input{});
        if (!runs) break;
    }
    set_buttons();
}

void PigScene::listen(const platform::Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back)) {
        if (!panels_.close_top() || (phase_ == Phase::Choosing && !panels_.seats_open())) press("back");
    }
    if (panels_.seats_open()) return;  // its letters are names and numbers
    if (input.pressed(Action::Pause)) paused_ = !paused_;
    if (input.pressed(Action::Coach)) press("coach");
    if (input.pressed(Action::Overlay)) press("odds");
    if (input.pressed(Action::Settings)) press("settings");
    if (input.pressed(Action::Rules)) press("rules");
    if (input.pressed(Action::NewMatch)) press("new_match");
}

// The coach and the look back at a finished game need the solution of the sheet in play.
void PigScene::keep_solution() {
    const pig::Rules& rules = session_->rules();
    if (rules.players != 2 || (solution_ && solution_->answers(rules))) return;
    solution_ = solution_for(rules, desk_, house_.headless);
    if (solution_ && phase_ == Phase::Finished) end_ = ending();
}

void PigScene::advance(const platform::Input& input) {
    world_.tick(clock_);
    keep_solution();
    if (const int flips = world_.take_flips())
        house_.sounds.play("flap", std::min(1.0f, 0.3f + 0.1f * static_cast<float>(flips)));
    const auto clicked = buttons_.tick(input);
    if (clicked) press(*clicked);
    contacts();
    switch (phase_) {
        case Phase::Choosing:
            break;
        case Phase::Opening:
            if (clock_ >= until_) start_turn();
            break;
        case Phase::Thinking:
            if (clock_ >= until_) computer();
            break;
        case Phase::Waiting:
            person(input, clicked);
            break;
        case Phase::Shaking:
            shake(input);
            break;
        case Phase::Flying:
        case Phase::Telling:
            if (input.pressed(Action::Roll) || input.pressed(Action::Confirm) || input.pressed(Action::Skip)) hurry();
            if (clock_ >= until_) catch_up();
            break;
        case Phase::Finished:
            if (watching()) {
                if (clock_ >= until_ && session_->journal().size() < watch_.size()) next_game();
            } else if (input.pressed(Action::Confirm) || input.pressed(Action::Roll)) {
                next_game();
            }
            break;
    }
}

// ---- act
// -------------------------------------------------------------------------------------------------------------

void PigScene::press(const std::string& button) {
    if (button == "back") wish_ = Go{.where = Go::Where::Title};
    if (button == "coach") house_.settings.coach = !house_.settings.coach;
    if (button == "sound") house_.settings.muted = !house_.settings.muted;
    if (button == "odds") panels_.toggle_debug();
    if (button == "settings") panels_.toggle_settings();
    if (button == "rules") panels_.toggle_rules();
    if (button == "next_game") next_game();
    if (button == "new_match") {
        panels_.open_seats(*session_, house_.settings.coach);
    }
    house_.sounds.play("button", 0.6f);
}

void PigScene::person(const platform::Input& input, const std::optional<std::string>& clicked) {
    const bool may_hold = !legal(session_->rules(), shown_).empty();
    if (may_hold && (input.pressed(Action::Hold) || clicked == "hold")) return hold();
    if (input.pressed(Action::Hold)) house_.sounds.play("button_no", 0.5f);
    const bool by_key = input.pressed(Action::Roll),
               by_pointer = buttons_.just_pressed("roll") || pressed_on_die(input);
    if (!by_key && !by_pointer) return;
    phase_ = Phase::Shaking;
    by_pointer_ = by_pointer;
    shaken_since_ = clock_;
    shake(input);
}

bool PigScene::pressed_on_die(const platform::Input& input) const {
    for (const auto& press : input.presses)
        if (press.kind == platform::Press::Kind::PointerDown && press.button == 1 && die_spot_ &&
            die_spot_->contains(press.at))
            return true;
    return false;
}

void PigScene::computer() {
    if (watching()) return follow_recording();
    const bool may_hold = !legal(session_->rules(), session_->state()).empty();
    const auto holds = may_hold ? seats_->holds(session_->rules(), session_->state(), desk_, house_.headless)
                                : std::optional<bool>(false);
    if (!holds) return;  // still solving: it thinks a little longer
    if (*holds) return hold();
    chance::Dust dust{session_->hash() + static_cast<std::uint64_t>(clock_)};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    const auto sideways = static_cast<float>(dust.between(-0.5, 0.5));
    throw_die({strength, {sideways, 1}, dust.bits()});
}

// A watched sitting plays what was recorded; the session draws the faces from the seed once more.
void PigScene::follow_recording() {
    const std::size_t next = session_->journal().size();
    if (next >= watch_.size()) return;
    const session::RecordedEntry& entry = watch_[next];
    if (entry.event.starts_with(session::change_word)) {
        auto table = session_->next_table();
        if (!session::read_change(entry.event, table)) session_->change_table(table);
        return;
    }
    if (entry.event == to_text(pig::Event{pig::Hold{}})) return hold();
    throw_die({0.5f, {0.2f, 1}, entry.hash}, entry.forced ? entry.faces : std::vector<int>{});
}

// While the key or the button is held the die rattles in the hand; letting go throws it.
void PigScene::shake(const platform::Input& input) {
    const Ticks shaken = clock_ - shaken_since_;
    if (shaken > 0 && shaken % shake_beat == 0) house_.sounds.play("shake", 0.5f);
    const bool still_held = by_pointer_ ? input.pointer_down : input.down(Action::Roll);
    if (still_held && input.presses.size() < 2) return;
    const float held = std::min(1.0f, static_cast<float>(shaken) / static_cast<float>(full_shake));
    world::Hand hand{
        tap_strength + (1 - tap_strength) * held, {0.15f, 1}, session_->hash() + static_cast<std::uint64_t>(clock_)};
    const float flick = glm::length(input.pointer_speed);
    if (by_pointer_ && flick > 150) {
        hand.strength = std::clamp(flick / full_flick, 0.15f, 1.0f);
        hand.towards = {input.pointer_speed.x / flick, -input.pointer_speed.y / flick};
    }
    throw_die(hand);
}

void PigScene::throw_die(world::Hand hand, const std::vector<int>& forced) {
    if (by_hand(shown_.turn)) {
        decisions_.push_back({shown_, true});
        deciders_.push_back(shown_.turn);
    }
    const auto rolled =
        forced.empty() ? session_->throw_dice() : session_->force(forced);  // decided and stored here, completely ...
    step_ = *rolled;
    untold_ = step_.facts;
    const int faces[] = {pips_of(session_->journal().back().faces.front())};
    world::Tumble& die = *world_[die_].tumble;
    die.track = world::throw_dice(render::DieKind::Pig, faces, tray, hand);
    die.pace = house_.settings.reduced_motion ? 1 : house_.settings.throw_pace;
    die.began = clock_;
    next_contact_ = 0;
    hurried_ = false;
    if (drain_since_ >= 0) drain_since_ = -1;
    phase_ = Phase::Flying;  // ... and only shown from here on
    until_ = clock_ + static_cast<Ticks>(std::ceil(static_cast<double>(die.track->length()) / die.pace));
    if (house_.settings.reduced_motion) until_ = clock_ + milliseconds(500);
}

void PigScene::hold() {
    if (by_hand(shown_.turn)) {
        decisions_.push_back({shown_, false});
        deciders_.push_back(shown_.turn);
    }
    const auto held = session_->submit(pig::Hold{});
    if (!held) {
        house_.sounds.play("button_no", 0.5f);
        return;
    }
    step_ = *held;
    untold_ = step_.facts;
    phase_ = Phase::Telling;
    hurried_ = false;
    until_ = clock_;
    catch_up();
}

void PigScene::next_game() {
    session_->next_game();
    seats_.emplace(session_->rules(), session_->players());
    decisions_.clear();
    deciders_.clear();
    won_since_ = drain_since_ = -1;
    shown_ = session_->state();
    faces_.clear();
    lost_ = banked_ = 0;
    update_boards();
    phase_ = Phase::Opening;
    until_ = clock_ + opening_pause / 2;
}

// ---- show
// ------------------------------------------------------------------------------------------------------------

void PigScene::hurry() {
    if (hurried_) {  // pressed again: all of it at once
        until_ = clock_;
        return;
    }
    hurried_ = true;
    world::Tumble& die = *world_[die_].tumble;
    const auto left = static_cast<double>(until_ - clock_);
    until_ = clock_ + static_cast<Ticks>(std::ceil(left / hurry_pace));
    if (phase_ == Phase::Flying) {
        const double played = static_cast<double>(clock_ - die.began) * die.pace;
        die.pace *= hurry_pace;
        die.began = clock_ - static_cast<Ticks>(played / die.pace);
    }
}

void PigScene::contacts() {
    const world::Tumble& die = *world_[die_].tumble;
    if (phase_ != Phase::Flying || !die.track || house_.settings.reduced_motion) return;
    const double played = static_cast<double>(clock_ - die.began) * die.pace;
    for (; next_contact_ < die.track->contacts.size(); ++next_contact_) {
        const world::Contact& hit = die.track->contacts[next_contact_];
        if (static_cast<double>(hit.at) > played) return;
        const float strength = std::min(1.0f, hit.impulse / 18.0f);
        if (hit.with == world::Contact::With::Wall && hit.impulse > hard_hit && clock_ - jolted_ > between_shakes)
            jolted_ = clock_;
        house_.sounds.play(hit.with == world::Contact::With::Wall ? "die_wall" : "die_leather", strength,
                           hit.where.x / 9.0f);
    }
}

// The picture catches up with the truth, one fact after another.
void PigScene::catch_up() {
    if (phase_ == Phase::Flying) die_rests();
    while (!untold_.empty()) {
        const pig::Fact fact = untold_.front();
        untold_.erase(untold_.begin());
        const Ticks before = until_ = clock_;
        tell(fact);
        if (until_ > before) {  // this one takes time to be read
            phase_ = Phase::Telling;
            if (hurried_) until_ = clock_ + (until_ - clock_) / static_cast<Ticks>(hurry_pace);
            return;
        }
    }
    if (phase_ == Phase::Finished) return;
    shown_ = step_.next;
    if (won_since_ >= 0) return finish();
    panels_.shown(*session_, shown_);
    if (shown_.rolls == 0) return start_turn();
    if (by_hand(shown_.turn)) {
        phase_ = Phase::Waiting;
        return;
    }
    phase_ = Phase::Thinking;
    until_ = clock_ + (hurried_ ? 1 : paced(think_again));
}

void PigScene::die_rests() {
    world::Tumble& die = *world_[die_].tumble;
    die.rest = die.track->at(0, static_cast<double>(die.track->length()));
    die.track.reset();
}

void PigScene::tell(const pig::Fact& fact) {
    if (const auto* added = std::get_if<pig::Added>(&fact)) {
        faces_.push_back(added->face);
        house_.sounds.play("flap", 0.4f);
    } else if (const auto* busted = std::get_if<pig::Busted>(&fact)) {
        lost_ = busted->lost;
        faces_.push_back(busted->face);
        drain_since_ = clock_;
        house_.sounds.play("snout", 0.9f);
        if (busted->lost > 0)
            house_.sounds.play("loss", std::min(1.0f, 0.35f + static_cast<float>(busted->lost) / 60.0f));
        until_ = clock_ + (seats_->human(busted->player) ? after_bust : paced(after_bust));
    } else if (const auto* banked = std::get_if<pig::Banked>(&fact)) {
        shown_.scores[seat(banked->player)] = banked->score;
        shown_.turn_total = 0;
        banked_ = banked->points;
        house_.sounds.play("bank", std::min(1.0f, 0.45f + static_cast<float>(banked->points) / 60.0f));
        update_boards();
        const bool left = banked->player == seats_->near(shown_);
        const render::Rect board = left ? world_[near_flaps_].flaps->where : world_[far_flaps_].flaps->where;
        if (!house_.settings.reduced_motion)
            spawn_sparks(world_, {board.centre().x, board.y}, std::min(70, 10 + banked->points),
                         render::colours::brass_light, clock_, session_->hash());
        until_ = clock_ + (seats_->human(banked->player) ? after_bank : paced(after_bank));
    } else if (const auto* won = std::get_if<pig::Won>(&fact)) {
        shown_.winner = won->player;
        won_since_ = clock_;
        const bool ours = seats_->human(won->player);
        house_.sounds.play(ours ? "big_win" : "whistle", 0.9f);
    }
}

void PigScene::start_turn() {
    shown_ = session_->state();
    faces_.clear();
    drain_since_ = -1;
    banked_ = 0;
    update_boards();
    if (by_hand(shown_.turn)) {
        phase_ = Phase::Waiting;
        return;
    }
    phase_ = Phase::Thinking;
    until_ = clock_ + (hurried_ ? 1 : paced(think_first));
}

void PigScene::finish() {
    phase_ = Phase::Finished;
    until_ = clock_ + watched_end;
    shown_ = step_.next;
    faces_.clear();
    end_ = ending();
    panels_.shown(*session_, shown_);
    if (demo_) wish_ = Go{.where = Go::Where::Title};
}

Ticks PigScene::paced(Ticks ticks) const {
    return std::max<Ticks>(1, static_cast<Ticks>(static_cast<double>(ticks) /
                                                 std::max(0.1, static_cast<double>(house_.settings.computer_pace))));
}

void PigScene::update_boards(bool at_once) {
    const pig_look::Sides sides = pig_look::dash_sides(layout_);
    const int near = seats_->near(shown_), far = seats_->far(shown_);
    const int cells = session_->rules().goal >= 900 ? 4 : 3;
    for (const auto& [flaps, wagon, where, player] : {std::tuple{near_flaps_, near_wagon_, sides.near_flaps, near},
                                                      {far_flaps_, far_wagon_, sides.far_flaps, far}}) {
        world::Flaps& board = *world_[flaps].flaps;
        board.where = where;
        board.ink = flaps == near_flaps_ ? near_hue() : far_hue();
        world_[wagon].ride->body = board.ink;
        board.cells = cells;
        board.reduced = house_.settings.reduced_motion;
        const int score = shown_.scores[seat(player)];
        board.show(std::to_string(score), clock_, at_once);
        const float to = fraction(score, session_->rules());
        if (at_once || world_[wagon].ride->to != to) world_[wagon].ride->go(to, clock_, at_once ? 1 : ride);
    }
}

bool PigScene::moving() const { return true; }

}  // namespace boxcars::scenes
