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

}  // namespace

// ---- enter ----

CrapsScene::CrapsScene(SceneServices& services, CrapsOptions options)
    : GameScene(services, options.demo, std::move(options.watch), CrapsShow::cast_feel(services.settings)) {
    take_places(std::move(options.setup), options.kept, options.watch_from);
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
    show_.new_table(*session_);
    betting_.new_table();
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    table_changed();
}

void CrapsScene::rules_changed() {
    panels_.shown(*session_);
    if (flying() || show_.felt.sheet() == session_->rules()) return;
    table_changed();
    update_boards();
}

void CrapsScene::table_changed() {
    show_.felt.lay(session_->rules());
    betting_.hand.set_cursor({craps::Kind::Pass});
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
        show_.open_felt = !show_.open_felt;
    } else if (button == "leaf") {
        show_.felt.turn_leaf(layout_);
        if (!show_.felt.places().on(betting_.hand.cursor(), show_.felt.leaf()))
            betting_.hand.set_cursor({craps::Kind::Pass});
    } else {
        return betting_.take_chip(button);
    }
    return true;
}

void CrapsScene::advance_own() {
    show_.tick(clock_, services_.sounds);
    cast_.set_kind(CrapsShow::dice(services_.settings));
}

void CrapsScene::set_buttons() {
    buttons_.begin();
    if (!demo_) show_.set_buttons(buttons_, layout_, now(), panels_);
}

void CrapsScene::update_boards(bool at_once) {
    for (const CrapsDash::FlapBoard& board : show_.boards(layout_, shown_))
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
            if (watching() && due()) follow_recording();
            break;
    }
}

void CrapsScene::betting(const platform::Input& input, const std::optional<std::string>& clicked) {
    for (const std::string& chip : CrapsBetting::chip_buttons(input)) press(chip);
    betting_.hear(input, clicked, open_table());
    const BetInput::Asked asked = betting_.hand.tick(input, {show_.felt, layout_, CrapsDash::rack(layout_)});
    if (asked.walked) {
        if (layout_.narrow) show_.felt.show(betting_.hand.cursor());
        services_.sounds.play("flap", 0.3f);
    }
    if (asked.turn_leaf) press("leaf");
    CrapsBetting::place(asked.bets, open_table());
    take_dice(input, buttons_.just_pressed("roll"));
}

CrapsBetting::OpenTable CrapsScene::open_table() {
    return {.rules = session_->rules(),
            .state = [this]() -> const craps::State& { return session_->state(); },
            .decide = [this](const craps::Event& event) { return decide(event); },
            .undo = [this] { undo(); },
            .refuse = [this](const std::string& why) { refuse(why); }};
}

void CrapsScene::decided(const craps::State&, const Answer& answer) {
    show_.felt.reveal(answer->facts, layout_, clock_, services_.settings.reduced_motion);
    shown_ = session_->state();
    panels_.shown(*session_);
    update_boards();
}

void CrapsScene::taken_back() {
    show_.felt.lay_down();
    panels_.shown(*session_);
    update_boards();
    services_.sounds.play("chip", 0.5f);
}

void CrapsScene::before_throw() {
    show_.others.bet(session_->rules());
    betting_.before_throw(session_->state());
}

void CrapsScene::thrown(const Answer& answer) {
    show_.others.thrown(session_->rules(), {answer.faces[0], answer.faces[1]});
    show_.far_zone.hush();
}

void CrapsScene::play_along() {
    if (watching()) return follow_recording();
    CrapsBetting::place_for_demo(open_table());
    throw_dice(drawn_hand(0.3));
}

// ---- show: the picture catches up with the truth, once the dice rest ----

void CrapsScene::landed(Facts facts) {
    const craps::State before = shown_;
    shown_ = session_->state();
    show_.landed({facts, before, shown_}, layout_, clock_, services_.settings.reduced_motion);
    betting_.thrown(facts);
    const auto& dice = std::get<craps::Threw>(facts.front());
    panels_.thrown(*session_, show_.odds_cache.next(session_->rules(), betting_.thrown_at()),
                   shown_.bankroll + on_table(shown_), dice.first + dice.second);
    sound_of_throw(services_.sounds, facts, result_of(show_.far_zone.receipt()));
    if (!(show_.felt.sheet() == session_->rules())) table_changed();
    update_boards();
}

void CrapsScene::revealed() {
    phase_ = session_->over() ? Phase::Broke : Phase::Betting;
    until_ = clock_ + demo_pause;
    if (demo_ && shown_.new_hand) request_ = SceneChange{.where = SceneChange::Where::Title};
}

// ---- draw ----

CrapsNow CrapsScene::now() const {
    const bool just_refused = !refused_.empty() && clock_ - refused_at_ < refusal_stays;
    return {.session = *session_,
            .shown = shown_,
            .hand = betting_.hand,
            .settings = services_.settings,
            .played = played(),
            .demo = demo_,
            .betting = is(Phase::Betting),
            .flying = flying(),
            .broke = is(Phase::Broke),
            .paused = pace_.paused,
            .wait_for_odds = services_.headless,
            .refused = just_refused ? refused_ : ""};
}

void CrapsScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    const render::Camera from = jolted(show_.felt.camera(layout_), time);
    show_.draw(stage, now(), layout_, from, cast_, buttons_, time);
    draw_front(stage.canvas(), time, mint);
}

std::vector<HitTarget> CrapsScene::own_hit_targets() const {
    return demo_ ? buttons_.hit_targets() : show_.hit_targets(buttons_, layout_);
}

void CrapsScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "broke"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["shown"] = felt_json(shown_);
    out["decided"] = felt_json(session_->state());
    show_.state(out, betting_.hand);
}

// ---- panels ----

void CrapsScene::overlay() {
    if (demo_) return;
    const CrapsPanelsRequests requests = panels_.draw(services_, {.session = *session_,
                                                                  .shown = shown_,
                                                                  .chip = betting_.hand.chip_value(),
                                                                  .resting = is(Phase::Betting) && played(),
                                                                  .transport = transport(),
                                                                  .odds_cache = show_.odds_cache});
    carry_out_time(requests.debug);
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && is(Phase::Betting))
        throw_dice({0.5f, {0.1f, 1}, session_->hash()}, {requests.debug.force->begin(), requests.debug.force->end()});
    if (is(Phase::Betting)) CrapsBetting::place(requests.bets, open_table());
    if (requests.sit_down) {
        std::vector<std::string> players{"human"};
        players.insert(players.end(), requests.sit_down->players.begin(), requests.sit_down->players.end());
        begin_sitting(requests.sit_down->rules, std::move(players), requests.sit_down->seed, requests.sit_down->words);
    }
}

}  // namespace boxcars::scenes
