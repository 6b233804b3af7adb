#include "scenes/craps/scene.h"

#include "scenes/craps/feel.h"
#include "scenes/craps/sounds.h"
#include "scenes/craps/table_json.h"
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
const players::BetLines& demo_lines() {
    static const players::BetLines lines = players::find_craps_strategy("three_point_molly")->lines;
    return lines;
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
    : GameScene(services, options.demo, std::move(options.watch), cast_feel(services.settings)), dash_(world_) {
    services_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
}

void CrapsScene::sit_down(session::Setup<craps::Rules> setup) {
    if (setup.players.empty()) setup.players = {"human"};
    open_session(std::move(setup));
    panels_.new_sitting(*session_);
    new_table();
    update_boards(true);
}

void CrapsScene::new_game(Facts) {
    new_table();
    update_boards();
}

void CrapsScene::new_table() {
    others_.sit(session_->rules(), std::span{session_->players()}.subspan(1));
    memory_ = {};
    far_zone_.clear();
    rolls_ = 0;
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    table_changed();
}

void CrapsScene::rules_changed() {
    panels_.shown(*session_);
    if (flying() || felt_.sheet() == session_->rules()) return;
    table_changed();
    update_boards();
}

void CrapsScene::table_changed() {
    felt_.lay(session_->rules());
    hand_.set_cursor({craps::Kind::Pass});
    shown_ = session_->state();
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
        felt_.turn_leaf(layout_);
        if (!felt_.places().on(hand_.cursor(), felt_.leaf())) hand_.set_cursor({craps::Kind::Pass});
    } else {
        for (std::size_t chip = 0; chip < chip_values.size(); ++chip)
            if (button == "chip_" + std::to_string(chip + 1)) {
                hand_.take_chip(chip);
                return true;
            }
        return false;
    }
    return true;
}

void CrapsScene::advance_own() {
    felt_.tick(clock_);
    if (const int landed = felt_.take_landed())
        services_.sounds.play("chip", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
    cast_.set_kind(dice_of(services_.settings));
}

void CrapsScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    CrapsDash::set_buttons(buttons_, layout_,
                           {.played = played(),
                            .broke = is(Phase::Broke),
                            .flying = flying(),
                            .covered = panels_.covers_table(),
                            .list_open = panels_.list_open(),
                            .muted = services_.settings.muted,
                            .open_felt = open_felt_});
}

void CrapsScene::update_boards(bool at_once) {
    for (const CrapsDash::Board& board : dash_.boards(layout_, shown_))
        show_on(board.flaps, board.where, board.cells, board.text, at_once);
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
    play_bets(input);
    take_dice(input, buttons_.just_pressed("roll"));
}

void CrapsScene::play_bets(const platform::Input& input) {
    const auto rack = CrapsDash::rack(layout_);
    const BetInput::Asked asked = hand_.tick(input, {felt_, layout_, rack});
    if (asked.walked) {
        if (layout_.narrow) felt_.show(hand_.cursor());
        services_.sounds.play("flap", 0.3f);
    }
    if (asked.turn_leaf) press("leaf");
    for (const BetRequest& request : asked.bets) {
        int taken = 0;
        for (const craps::Event& event : decisions_of(request, session_->rules(), session_->state())) {
            const bool refused = !decide(event);
            if (refused && taken > 0) undo();
            if (refused) break;
            ++taken;
        }
    }
}

void CrapsScene::decided(const craps::State&, const Answer& answer) {
    felt_.reveal(answer->facts, layout_, clock_, services_.settings.reduced_motion);
    shown_ = session_->state();
    panels_.shown(*session_);
    update_boards();
}

void CrapsScene::carry_out(const session::CrapsRequest& request) {
    if (!request.refused.empty()) return refuse(request.refused);
    for (const craps::Event& event : request.events)
        if (!decide(event)) return;
}

void CrapsScene::taken_back() {
    felt_.lay_down();
    panels_.shown(*session_);
    update_boards();
    services_.sounds.play("chip", 0.5f);
}

void CrapsScene::before_throw() {
    others_.bet(session_->rules());
    thrown_at_ = session_->state();
}

void CrapsScene::thrown(const Answer& answer) {
    others_.thrown(session_->rules(), {answer.faces[0], answer.faces[1]});
    far_zone_.hush();
}

void CrapsScene::play_along() {
    if (watching()) return follow_recording();
    for (const craps::Event& event : decisions(demo_lines(), session_->rules(), session_->state())) decide(event);
    throw_dice(drawn_hand(0.3));
}

// ---- show: the picture catches up with the truth, once the dice rest ----

void CrapsScene::landed(Facts facts) {
    const craps::State before = shown_;
    shown_ = session_->state();
    show(facts, before);
    if (!(felt_.sheet() == session_->rules())) table_changed();
    update_boards();
}

void CrapsScene::revealed() {
    phase_ = session_->over() ? Phase::Broke : Phase::Betting;
    until_ = clock_ + demo_pause;
    if (demo_ && shown_.new_hand) request_ = SceneChange{.where = SceneChange::Where::Title};
}

void CrapsScene::show(std::span<const craps::Fact> facts, const craps::State& before) {
    if (before.new_hand) rolls_ = 0;
    ++rolls_;
    far_zone_.reveal(facts, clock_);
    memory_.see(thrown_at_, facts);
    felt_.reveal(facts, layout_, clock_, services_.settings.reduced_motion);
    if ((before.point == 0) != (shown_.point == 0)) felt_.turn_puck(clock_);
    const auto& dice = std::get<craps::Threw>(facts.front());
    panels_.thrown(*session_, odds_cache_.next(session_->rules(), thrown_at_), shown_.bankroll + on_table(shown_),
                   dice.first + dice.second);
    others_.show();
    sound_of_throw(services_.sounds, facts, result_of(far_zone_.receipt()));
}

// ---- draw ----

CrapsMoment CrapsScene::moment() const {
    const bool just_refused = !refused_.empty() && clock_ - refused_at_ < refusal_stays;
    return {.rules = session_->rules(),
            .shown = shown_,
            .hand = hand_,
            .others = others_.all(),
            .settings = services_.settings,
            .rolls = rolls_,
            .demo = demo_,
            .betting = is(Phase::Betting),
            .flying = flying(),
            .broke = is(Phase::Broke),
            .open_felt = open_felt_,
            .paused = pace_.paused,
            .practice = session_->practice(),
            .wait_for_odds = services_.headless,
            .refused = just_refused ? refused_ : ""};
}

void CrapsScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::Canvas& canvas = stage.canvas();
    const render::Camera from = jolted(felt_.camera(layout_), time);
    const CrapsMoment now = moment();
    felt_.draw(stage, layout_, from, time, on_felt(now, odds_cache_, felt_));
    cast_.draw(stage, from, time, services_.settings);
    far_zone_.draw(canvas, time, beyond_felt(now, odds_cache_, felt_.view(layout_), layout_, from));
    const Hint hint = hint_of(now, odds_cache_);
    CrapsDash::draw_hint(canvas, layout_, hint.words, hint.colour);
    dash_.draw(canvas, world_, layout_, on_dash(now));
    if (!demo_) {
        buttons_.draw(canvas, mint, time);
        CrapsDash::draw_captions(canvas, layout_, buttons_);
        hand_.draw(canvas, shown_);
    }
    world_.draw(stage, from, world::Layer::Dash, time);
    world_.draw(stage, from, world::Layer::Front, time);
    draw_front(canvas, time, mint);
}

std::vector<HitTarget> CrapsScene::own_hit_targets() const {
    std::vector<HitTarget> all = buttons_.hit_targets();
    if (demo_) return all;
    for (const auto& more : {CrapsDash::hit_targets(layout_), felt_.hit_targets(layout_)})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

void CrapsScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "broke"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["open_felt"] = open_felt_;
    out["roll_of_hand"] = rolls_;
    out["shown"] = felt_json(shown_);
    out["decided"] = felt_json(session_->state());
    tell_hand(out, hand_, felt_);
    tell_far_zone(out, far_zone_);
    tell_others(out, others_);
}

// ---- panels ----

void CrapsScene::overlay() {
    if (demo_) return;
    const CrapsPanelsRequests requests = panels_.draw(services_, {.session = *session_,
                                                                  .shown = shown_,
                                                                  .chip = hand_.chip_value(),
                                                                  .resting = is(Phase::Betting) && played(),
                                                                  .transport = transport(),
                                                                  .odds_cache = odds_cache_});
    carry_out_time(requests.debug);
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && is(Phase::Betting))
        throw_dice({0.5f, {0.1f, 1}, session_->hash()}, {requests.debug.force->begin(), requests.debug.force->end()});
    if (is(Phase::Betting)) {
        for (const craps::Event& event : requests.bets.events) decide(event);
        if (requests.bets.undo) undo();
        if (requests.bets.clear) carry_out(session::take_all(session_->rules(), session_->state()));
    }
    if (requests.sit_down) {
        std::vector<std::string> players{"human"};
        players.insert(players.end(), requests.sit_down->players.begin(), requests.sit_down->players.end());
        begin_sitting(requests.sit_down->rules, std::move(players), requests.sit_down->seed);
    }
}

}  // namespace boxcars::scenes
