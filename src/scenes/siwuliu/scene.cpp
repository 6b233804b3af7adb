#include "scenes/siwuliu/scene.h"

#include "platform/settings.h"
#include "scenes/game_scene_body.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/sounds.h"

namespace boxcars::scenes {

template class GameScene<siwuliu::Rules>;
using namespace siwuliu_feel;
using platform::Action;

// ---- enter ----

SiwuliuScene::SiwuliuScene(SceneServices& services, SiwuliuOptions options)
    : GameScene(services, options.demo, std::move(options.watch), cast(options.die)) {
    celebration_.chase_along(siwuliu_look::wordmark);
    take_places(std::move(options.setup), options.kept, options.watch_from);
}

void SiwuliuScene::sit_down(session::Setup<siwuliu::Rules> setup) {
    open_session(std::move(setup));
    panels_.new_sitting(*session_);
    new_game({});
    update_boards(true);
}

void SiwuliuScene::new_game(Facts) {
    show_.told.begin_game(session_->rules().balance);
    show_.look_back.clear();
    next_bet_.reset();
    begin_round();
}

void SiwuliuScene::begin_round() {
    shown_ = session_->state();
    wait(show_.told.begin_round(shown_, session_->rules().bank));
}

void SiwuliuScene::wait(Ticks ticks) {
    until_ = clock_ + ticks;
    update_boards();
}

// ---- tick ----

bool SiwuliuScene::press_own(const std::string& button) {
    if (button == "rounds") {
        panels_.toggle_list();
    } else if (button == "new_sitting") {
        if (played()) panels_.open_seats(*session_);
    } else if (button == "fair") {
        if (played() && show_.moment(now()).before_first_bet()) change_rules(other_sheet(session_->next_table().rules));
    } else if (const auto by = show_.look_back.asked(button)) {
        if (const std::string words = show_.look(*by, now()); !words.empty()) reply_.tell(words, clock_);
        update_boards();
    } else {
        return false;
    }
    return true;
}

void SiwuliuScene::advance_own() {
    if (show_.tick(clock_, services_.sounds)) update_boards();
}

// ---- act ----

void SiwuliuScene::play(const platform::Input& input, const Clicked& clicked) {
    using What = SiwuliuAsked::What;
    if (show_.look_back.hears(input, [this](const char* button) { press(button); })) return;
    const SiwuliuAskedOf table = asked_of(show_.told, *session_, shown_, clock_, due());
    const SiwuliuAsked asks =
        played() ? asked_by_person(table, input, clicked, next_bet_) : asked_by_nobody(table, watching());
    if (asks.bet_set) {
        services_.sounds.play("button", 0.4f);
        update_boards();
    }
    switch (asks.what) {
        case What::Nothing:
            return;
        case What::Undo:
            return undo();
        case What::Decide:
            decide(*asks.decision);
            if (!played()) until_ = std::max(until_, clock_ + demo_pause);
            return;
        case What::TakeDice:
            take_dice(input,
                      buttons_.just_pressed("throw") || siwuliu_look::pressed_on_bowl(input, table_camera(layout_)));
            return;
        case What::Throw:
            return throw_dice(drawn_hand(0.4, asks.along));
        case What::Collect:
            return collect();
        case What::NextRound:
            return next_round();
        case What::Record:
            return record(show_.told.ledger().last()->number);
        case What::NextGame:
            return next_game();
        case What::Follow:
            return follow_recording(asks.along);
    }
}

void SiwuliuScene::thrown(const Answer&) {
    using siwuliu::Who;
    if (played() && !session_->practised()) show_.look_back.remember(session_->rules(), shown_);
    show_.told.fly(shown_.phase == siwuliu::Phase::BankerRolls ? Who::Banker : Who::Player);
}

void SiwuliuScene::collect() {
    const auto comes_home = show_.told.collect(shown_.balance, show_.onlooker(now()));
    return comes_home ? wait(*comes_home) : next_round();
}

void SiwuliuScene::next_round() {
    if (!session_->over()) return begin_round();
    wait(show_.told.end_game(shown_.bank == 0, clock_));
    if (!played()) return;
    if (const std::string words = show_.accuracy(); !words.empty()) reply_.tell(words, clock_);
}

void SiwuliuScene::record(int number) {
    if (session_->branched()) return refuse("Practice is not recorded.");
    const auto [sentence, done] = show_.told.record(number, services_.data);
    if (sentence.empty()) return;
    if (!done) return refuse(sentence);
    reply_.tell(sentence, clock_);
    services_.sounds.play("button", 0.6f);
}

// ---- show: the picture catches up with the truth, bet by bet and once the dice rest ----

void SiwuliuScene::decided(const siwuliu::State&, const Answer& answer) {
    narrate_facts(answer->facts);
    const auto* bet = std::get_if<siwuliu::Bet>(&*session_->journal().back().event);
    if (bet && watching()) next_bet_.put_down(bet->amount);
    const auto banker_waits = show_.told.bet(answer->facts, session_->state(), show_.onlooker(now()));
    if (banker_waits) until_ = clock_ + *banker_waits;
    shown_ = session_->state();
    panels_.shown(*session_);
    services_.sounds.play("coin", 0.6f);
    update_boards();
}

void SiwuliuScene::taken_back() {
    wait(show_.told.take_back(shown_));
    panels_.shown(*session_);
}

void SiwuliuScene::landed(Facts facts) {
    shown_ = session_->state();
    panels_.shown(*session_);
    until_ = clock_ + show_.told.land(session_->rules(), facts, session_->practised(), show_.onlooker(now()));
    if (show_.told.phase() != Phase::Settled) return;
    sound_of_loss(services_.sounds, show_.told.result());
    celebrate();
    update_boards();
}

// ---- what stands ----

void SiwuliuScene::update_boards(bool at_once) {
    for (const auto& board : show_.boards(now())) show_on(board.flaps, board.where, board.cells, board.text, at_once);
}

void SiwuliuScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    show_.draw(stage, now(), seen(table_camera(layout_), time), cast_, buttons_, reply_.standing(clock_), time);
    draw_front(stage.canvas(), time, siwuliu_look::accent);
}

void SiwuliuScene::overlay() {
    if (demo_) return;
    const bool resting = played() && (is(Phase::Banker) || is(Phase::Player));
    const auto& ledger = show_.told.ledger();
    const auto requests = panels_.draw(
        services_, {seen_by_panels(resting && session_->may_throw()), ledger.curve(), show_.edge(session_->rules())});
    const auto number = panels_.draw_rounds(services_, ledger.rounds());
    carry_out(requests, resting, drawn_hand(0.4));
    if (number) record(*number);
}

void SiwuliuScene::report(nlohmann::json& out) const {
    show_.report(out, now());
    out["told"] = reply_.told();
    if (played()) out["verdict_read"] = clock_ - show_.told.round().settled_at() >= verdict_read;
}

}  // namespace boxcars::scenes
