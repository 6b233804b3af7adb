#include "scenes/craps_scene.h"

#include "chance/dust.h"
#include "chance/entropy.h"
#include "platform/settings.h"
#include "scenes/craps_feel.h"

#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace craps_feel;
using platform::Action;

constexpr Action chip_keys[] = {Action::Chip1, Action::Chip2, Action::Chip3, Action::Chip4, Action::Chip5};

render::DieKind dice_of(const platform::Settings& settings) {
    return settings.ivory_dice ? render::DieKind::CrapsIvory : render::DieKind::Craps;
}

// What the demonstration bets.
const players::CrapsPlan& demo_plan() {
    static const players::CrapsPlan plan = players::find_craps_strategy("three_point_molly")->plan;
    return plan;
}

CastFeel cast_feel(const platform::Settings& settings) {
    return {.kind = dice_of(settings),
            .wait = {{-0.8f, 3.6f}, {0.8f, 3.75f}},
            .tray = craps_places::tray(),
            .on_table = "die_felt",
            .on_wall = "die_wall"};
}

}  // namespace

// ---- enter ----

CrapsScene::CrapsScene(House& house, CrapsOptions options)
    : house_(house), demo_(options.demo), watch_(std::move(options.watch)), cast_(world_, cast_feel(house.settings)) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    table_flaps_ = spawn_flaps(world_, {}, 6, render::colours::brass_light);
    house_.sounds.loop("rail", true);
    house_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
}

void CrapsScene::sit_down(session::Setup<craps::Rules> setup) {
    if (setup.players.empty()) setup.players = {"human"};
    others_.sit(setup.rules, std::span{setup.players}.subspan(1));
    session_.emplace(std::move(setup));
    memory_ = {};
    history_ = {};
    call_.reset();
    receipt_.clear();
    untold_.clear();
    flights_.clear();
    panels_.new_sitting(*session_);
    shown_ = session_->state();
    rolls_ = 0;
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    table_changed();
    update_boards(true);
}

void CrapsScene::sit_down_as(const ui::CrapsTableWish& wish) {
    session::Setup<craps::Rules> setup{.rules = wish.rules, .seed = 0, .players = {"human"}};
    setup.seed = wish.seed.value_or(chance::seed_from_system());
    setup.players.insert(setup.players.end(), wish.players.begin(), wish.players.end());
    ended_sitting_ = sitting();
    sit_down(std::move(setup));
}

void CrapsScene::change_rules(const craps::Rules& rules) {
    if (const auto answer = session_->change_rules(rules); !answer) return refuse(answer.refused);
    house_.sounds.play("button", 0.6f);
    panels_.shown(*session_);
    if (phase_ == Phase::Flying || felt_.sheet == session_->rules()) return;
    table_changed();
    update_boards();
}

// ---- tick ----

void CrapsScene::tick(const platform::Input& input, Ticks) {
    const platform::Input nothing;
    const platform::Input& at_table = panels_.covers_table() ? nothing : input;
    listen(input);
    if (demo_ && input.any) wish_ = Go{.where = Go::Where::Title};
    const auto clicked = buttons_.tick(at_table);
    if (clicked) press(*clicked);
    const int ticks = pace_.ticks(input.pressed(Action::StepTick));
    if (ticks == 0 && !pace_.paused) act(at_table, clicked);  // slow motion: nobody waits for a tick to be heard
    for (int nth = 0; nth < ticks; ++nth) {
        ++clock_;
        advance();
        act(nth == 0 ? at_table : nothing, nth == 0 ? clicked : std::nullopt);
    }
    set_buttons();
}

void CrapsScene::listen(const platform::Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back) && !panels_.close_top()) press("back");
    if (panels_.typing()) return;  // its letters are names and numbers
    if (input.pressed(Action::Pause)) pace_.paused = !pace_.paused;
    constexpr std::pair<Action, const char*> keys[] = {{Action::Overlay, "odds"},    {Action::Settings, "settings"},
                                                       {Action::Rules, "rules"},     {Action::NewMatch, "new_sitting"},
                                                       {Action::Bets, "bets"},       {Action::OpenFelt, "open_felt"},
                                                       {Action::Coach, "open_felt"}, {Action::OtherLeaf, "leaf"}};
    for (const auto& [action, button] : keys)
        if (input.pressed(action)) press(button);
}

void CrapsScene::press(const std::string& button) {
    if (button == "back") wish_ = Go{.where = Go::Where::Title};
    if (button == "sound") house_.settings.muted = !house_.settings.muted;
    if (button == "odds") panels_.toggle_debug();
    if (button == "settings") panels_.toggle_settings();
    if (button == "rules") panels_.toggle_rules();
    if (button == "bets" && by_hand()) panels_.toggle_bets();
    if (button == "new_sitting" && by_hand()) panels_.open_seats(*session_);
    if (button == "next_game") next_game();
    if (button == "open_felt" || button == "coach") open_felt_ = !open_felt_;
    if (button == "leaf") turn_leaf();
    for (std::size_t chip = 0; chip < chip_values.size(); ++chip)
        if (button == "chip_" + std::to_string(chip + 1)) chip_ = chip;
    house_.sounds.play("button", 0.6f);
}

// The centre box shows its other side; in a narrow window the line comes first, then the two sides of the box.
void CrapsScene::turn_leaf() {
    const bool to_line = layout_.narrow && wanted_view_ == CrapsView::Props && felt_.leaf == CrapsLeaf::Hops;
    const bool from_line = layout_.narrow && wanted_view_ == CrapsView::Line;
    wanted_view_ = to_line ? CrapsView::Line : CrapsView::Props;
    felt_.leaf = to_line || from_line || felt_.leaf == CrapsLeaf::Hops ? CrapsLeaf::Props : CrapsLeaf::Hops;
    if (!felt_.layout.on(cursor_, felt_.leaf)) cursor_ = {craps::Kind::Pass};
}

// One tick of what needs no decision.
void CrapsScene::advance() {
    world_.tick(clock_);
    flights_.tick(clock_);
    if (const int landed = flights_.take_landed())
        house_.sounds.play("chip", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
    if (const int flips = world_.take_flips())
        house_.sounds.play("flap", std::min(1.0f, 0.2f + 0.05f * static_cast<float>(flips)));
    cast_.tick(clock_, house_);
    cast_.set_kind(dice_of(house_.settings));
}

// ---- act ----

void CrapsScene::act(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Betting:
            if (by_hand())
                betting(input, clicked);
            else if (clock_ >= until_)
                play_along();
            break;
        case Phase::Shaking:
            if (const auto hand =
                    cast_.let_go(input, clock_, session_->hash() + static_cast<std::uint64_t>(clock_), house_))
                throw_dice(*hand);
            break;
        case Phase::Flying:
            if (input.pressed(Action::Roll) || input.pressed(Action::Confirm) || input.pressed(Action::Skip))
                cast_.hurry(clock_);
            if (cast_.landed(clock_)) land();
            break;
        case Phase::Broke:
            if (by_hand() && (input.pressed(Action::Roll) || input.pressed(Action::Confirm))) next_game();
            break;
    }
}

void CrapsScene::betting(const platform::Input& input, const std::optional<std::string>& clicked) {
    for (std::size_t chip = 0; chip < std::size(chip_keys); ++chip)
        if (input.pressed(chip_keys[chip])) press("chip_" + std::to_string(chip + 1));
    if (input.pressed(Action::Undo) || clicked == "undo") undo();
    if (input.pressed(Action::Rebet) || clicked == "rebet")
        carry_out(session::bet_again(session_->rules(), session_->state(), memory_.bets()));
    if (input.pressed(Action::Double) || clicked == "double")
        carry_out(session::bet_double(session_->rules(), session_->state()));
    if (input.pressed(Action::Clear) || clicked == "clear")
        carry_out(session::take_all(session_->rules(), session_->state()));
    walk(input);
    point_and_click(input);
    const bool by_pointer = buttons_.just_pressed("roll");
    if (!by_pointer && !input.pressed(Action::Roll)) return;
    phase_ = Phase::Shaking;
    cast_.shake(clock_, by_pointer);
    house_.sounds.play("shake", 0.5f);
}

void CrapsScene::throw_dice(const world::Hand& hand, const std::vector<int>& forced) {
    others_.bet(session_->rules());
    thrown_at_ = session_->state();
    const auto rolled = forced.empty() ? session_->throw_dice() : session_->force(forced);  // decided, stored here ...
    if (!rolled) {
        phase_ = Phase::Betting;
        return refuse(rolled.refused);
    }
    untold_ = rolled->facts;
    const auto& faces = session_->journal().back().faces;
    others_.thrown(session_->rules(), {faces[0], faces[1]});
    call_.reset();
    cast_.fly(faces, hand, clock_, house_.settings);
    phase_ = Phase::Flying;  // ... and only shown from here on
}

void CrapsScene::play_along() {
    if (watching()) return follow_recording();
    for (const craps::Event& event : decisions(demo_plan(), session_->rules(), session_->state())) decide(event);
    chance::Dust dust{session_->hash() + static_cast<std::uint64_t>(clock_)};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    const auto sideways = static_cast<float>(dust.between(-0.3, 0.3));
    throw_dice({strength, {sideways, 1}, dust.bits()});
}

// A watched sitting plays what was recorded; the session draws the faces from the seed once more.
void CrapsScene::follow_recording() {
    const std::size_t next = session_->journal().size();
    if (next >= watch_.size()) return;
    const session::RecordedEntry& entry = watch_[next];
    if (session_->game() < entry.game) return next_game();
    until_ = clock_ + watched_pause;
    if (entry.event == session::undo_word) return undo();
    if (entry.event.starts_with(session::change_word)) {
        auto table = session_->next_table();
        if (!session::read_change(entry.event, table) && session_->change_table(table)) table_changed();
        return;
    }
    const auto event = craps::Rules::event_from(entry.event);
    if (event && faces_of(*event).empty()) {
        decide(*event);
        return;
    }
    throw_dice({0.5f, {0.2f, 1}, entry.hash}, entry.forced ? entry.faces : std::vector<int>{});
}

void CrapsScene::next_game() {
    if (!session_->next_game()) return;
    others_.sit(session_->rules(), std::span{session_->players()}.subspan(1));
    memory_ = {};
    history_ = {};
    receipt_.clear();
    call_.reset();
    shown_ = session_->state();
    rolls_ = 0;
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    table_changed();
    update_boards();
}

}  // namespace boxcars::scenes
