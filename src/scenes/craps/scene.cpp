#include "scenes/craps/scene.h"

#include "platform/settings.h"
#include "scenes/craps/feel.h"
#include "scenes/game_scene_body.h"

namespace boxcars::scenes {

template class GameScene<craps::Rules>;

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

CrapsScene::CrapsScene(SceneServices& services, CrapsOptions options)
    : GameScene(services, options.demo, std::move(options.watch), cast_feel(services.settings)) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    table_flaps_ = spawn_flaps(world_, {}, 6, render::colours::brass_light);
    services_.sounds.loop("buffet", true);
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
    flights_.clear();
    panels_.new_sitting(*session_);
    shown_ = session_->state();
    rolls_ = 0;
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    table_changed();
    update_boards(true);
}

void CrapsScene::rules_changed() {
    panels_.shown(*session_);
    if (flying() || felt_.sheet == session_->rules()) return;
    table_changed();
    update_boards();
}

// ---- tick ----

std::span<const CrapsScene::KeyedButton> CrapsScene::keys() const {
    static constexpr KeyedButton own[] = {{Action::NewMatch, "new_sitting"},
                                          {Action::Bets, "bets"},
                                          {Action::OpenFelt, "open_felt"},
                                          {Action::OtherLeaf, "leaf"}};
    return own;
}

bool CrapsScene::press_own(const std::string& button) {
    if (button == "bets") {
        if (played()) panels_.toggle_list();
    } else if (button == "new_sitting") {
        if (played()) panels_.open_seats(*session_);
    } else if (button == "next_game") {
        next_game();
    } else if (button == "open_felt" || button == "coach") {
        open_felt_ = !open_felt_;
    } else if (button == "leaf") {
        turn_leaf();
    } else {
        for (std::size_t chip = 0; chip < chip_values.size(); ++chip)
            if (button == "chip_" + std::to_string(chip + 1)) {
                chip_ = chip;
                return true;
            }
        return false;
    }
    return true;
}

// The centre box shows its other side; in a narrow window the line comes first, then the two sides of the box.
void CrapsScene::turn_leaf() {
    const bool to_line = layout_.narrow && wanted_view_ == CrapsView::Props && felt_.leaf == CrapsLeaf::Hops;
    const bool from_line = layout_.narrow && wanted_view_ == CrapsView::Line;
    wanted_view_ = to_line ? CrapsView::Line : CrapsView::Props;
    felt_.leaf = to_line || from_line || felt_.leaf == CrapsLeaf::Hops ? CrapsLeaf::Props : CrapsLeaf::Hops;
    if (!felt_.layout.on(cursor_, felt_.leaf)) cursor_ = {craps::Kind::Pass};
}

void CrapsScene::advance_own() {
    flights_.tick(clock_);
    if (const int landed = flights_.take_landed())
        services_.sounds.play("chip", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
    cast_.set_kind(dice_of(services_.settings));
}

// ---- act ----

void CrapsScene::play(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Betting:
            if (played())
                betting(input, clicked);
            else if (due())
                play_along();
            break;
        case Phase::Broke:
            if (played() && (input.pressed(Action::Roll) || input.pressed(Action::Confirm))) next_game();
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
    take_dice(input, buttons_.just_pressed("roll"));
}

void CrapsScene::before_throw() {
    others_.bet(session_->rules());
    thrown_at_ = session_->state();
}

void CrapsScene::thrown(const Answer& answer) {
    others_.thrown(session_->rules(), {answer.faces[0], answer.faces[1]});
    call_.reset();
}

void CrapsScene::play_along() {
    if (watching()) return follow_recording();
    for (const craps::Event& event : decisions(demo_plan(), session_->rules(), session_->state())) decide(event);
    throw_dice(drawn_hand(0.3));
}

void CrapsScene::new_game(Facts) {
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
