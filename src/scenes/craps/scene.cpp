#include "scenes/craps/scene.h"

#include "scenes/craps/feel.h"
#include "scenes/craps/sounds.h"
#include "scenes/game_scene_body.h"

namespace boxcars::scenes {

template class GameScene<craps::Rules>;

using namespace craps_feel;
using platform::Action;

// ---- enter ----

CrapsScene::CrapsScene(SceneServices& services, TableOptions<craps::Rules> options)
    : GameScene(services, options.demo, std::move(options.watch),
                cast(options.die.chosen(services.settings.ivory_dice))),
      die_(options.die) {
    celebration_.chase_along(craps_look::wordmark);
    take_places(std::move(options.setup), options.kept, options.watch_from);
}

void CrapsScene::sit_down(session::Setup<craps::Rules> setup) {
    if (setup.players.empty()) setup.players = {"human"};
    open_session(std::move(setup));
    panels_.new_sitting(*session_);
    new_table(true);
}

void CrapsScene::new_table(bool at_once) {
    show_.new_table(*session_);
    betting_.new_table();
    broke_ = false;
    until_ = clock_ + demo_pause;
    table_changed();
    update_boards(at_once);
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
    show_.look_back.rested(shown_);
    show_.say(*session_, {}, betting_.hand);
}

// ---- tick ----

bool CrapsScene::press_own(const std::string& button) {
    if (button == "bets") {
        if (played()) panels_.toggle_list();
    } else if (button == "new_sitting") {
        if (played()) panels_.open_seats(*session_);
    } else if (button == "next_game") {
        next_game();
    } else if (const auto reply = look(
                   button, {show_, betting_.hand, layout_, services_.settings, coach_asked_, played(), at_rest()})) {
        if (reply->refused) return refuse(reply->words), true;
        if (!reply->words.empty()) reply_.tell(reply->words, clock_);
    } else {
        return betting_.take_chip(button);
    }
    return true;
}

void CrapsScene::advance_own() {
    show_.unfold(felt_bets(), shown_, betting_.hand);
    if (show_.tick(clock_, services_.sounds)) update_boards();
    cast_.set_kind(die_.chosen(services_.settings.ivory_dice));
}

void CrapsScene::update_boards(bool at_once) {
    show_.unfold(felt_bets(), shown_, betting_.hand);
    for (const CrapsDash::FlapBoard& board : show_.boards(layout_, shown_))
        show_on(board.flaps, board.where, board.cells, board.text, at_once);
}

// ---- act ----

void CrapsScene::play(const platform::Input& input, const Clicked& clicked) {
    if (!played()) {
        if (due() && (watching() || !broke_)) play_along();
    } else if (show_.look_back.on_show()) {
        if (const auto button = looked_on(input)) press(button);
    } else if (!broke_) {
        betting(input, clicked);
    } else if (input.pressed(Action::Roll) || input.pressed(Action::Confirm)) {
        next_game();
    }
}

void CrapsScene::betting(const platform::Input& input, const Clicked& clicked) {
    for (const std::string& chip : CrapsBetting::chip_buttons(input)) press(chip);
    betting_.hear(input, clicked, open_table());
    const BetInput::Asked asked =
        betting_.hand.tick(input, {show_.felt, layout_, CrapsDash::rack(layout_), takes_bets()});
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
    narrate_facts(answer->facts);
    show_.felt.reveal(answer->facts, layout_, clock_, services_.settings.reduced_motion);
    shown_ = session_->state();
    panels_.shown(*session_);
    show_.say(*session_, {}, betting_.hand);
    update_boards();
}

void CrapsScene::taken_back() {
    show_.felt.lay_down();
    show_.say(*session_, {}, betting_.hand);
    panels_.shown(*session_);
    update_boards();
    services_.sounds.play("chip", 0.5f);
}

void CrapsScene::play_along() {
    if (watching()) return follow_recording();
    CrapsBetting::place_for_demo(open_table());
    throw_dice(drawn_hand(0.3));
}

// ---- show, where the picture catches up with the truth once the dice rest, and draw ----

void CrapsScene::landed(Facts facts) {
    const craps::State before = std::exchange(shown_, session_->state());
    show_.landed({facts, before, shown_}, layout_, clock_, services_.settings.reduced_motion);
    betting_.thrown(facts);
    show_.say(*session_, facts, betting_.hand);
    panels_.thrown(*session_, show_.odds_cache.next(session_->rules(), betting_.thrown_at()),
                   std::get<craps::Threw>(facts.front()));
    sound_of_throw(services_.sounds, facts, result_of(show_.far_zone.receipt()));
    celebrate();
    if (!(show_.felt.sheet() == session_->rules())) table_changed();
    update_boards();
}

void CrapsScene::revealed() {
    broke_ = session_->over();
    until_ = clock_ + demo_pause;
}

CrapsNow CrapsScene::now() const {
    const bool feat = !celebration_.feat(clock_).empty();
    const auto reply = reply_.standing(clock_);
    return {game_now(), betting_.hand, bets_open(), at_rest() && broke_, services_.headless, reply, feat};
}

void CrapsScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    show_.draw(stage, now(), seen(show_.felt.camera(layout_), time), cast_, buttons_, time);
    draw_front(stage.canvas(), time, mint);
}

void CrapsScene::overlay() {
    if (demo_) return;
    const bool resting = bets_open() && played();
    ui::CrapsOverlayView view{seen_by_panels(resting && session_->may_throw()), panels_.bankroll(), panels_.totals()};
    if (panels_.debug_open()) {
        view.next_throw = &show_.odds_cache.next(session_->rules(), shown_);
        view.rest_of_hand = show_.odds_cache.hand(session_->rules(), shown_, services_.headless);
    }
    const auto requests = panels_.draw(services_, view);
    const auto bets = panels_.draw_bets(services_, {.rules = session_->rules(),
                                                    .state = shown_,
                                                    .chip = betting_.hand.chip_value(),
                                                    .resting = resting,
                                                    .may_undo = session_->undoable() > 0});
    carry_out(requests, bets_open(), {0.5f, {0.1f, 1}, session_->hash()});
    if (takes_bets()) CrapsBetting::place(bets, open_table());
}

}  // namespace boxcars::scenes
