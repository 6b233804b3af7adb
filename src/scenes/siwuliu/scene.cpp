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
    : GameScene(services, options.demo, std::move(options.watch), cast()) {
    take_places(std::move(options.setup), options.kept, options.watch_from);
}

void SiwuliuScene::sit_down(session::Setup<siwuliu::Rules> setup) {
    open_session(std::move(setup));
    panels_.new_sitting();
    new_game({});
    update_boards(true);
}

void SiwuliuScene::new_game(Facts) {
    show_.ledger.clear();
    next_bet_.reset();
    begin_round();
}

void SiwuliuScene::begin_round() {
    shown_ = session_->state();
    show_.begin_round(shown_, session_->rules().bank);
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    update_boards();
}

// ---- tick ----

std::span<const SiwuliuScene::KeyedButton> SiwuliuScene::keys() const {
    static constexpr KeyedButton own[] = {
        {Action::NewMatch, "new_sitting"}, {Action::Bets, "rounds"}, {Action::OtherLeaf, "fair"}};
    return own;
}

bool SiwuliuScene::press_own(const std::string& button) {
    if (button == "rounds") {
        panels_.toggle_list();
    } else if (button == "new_sitting") {
        if (played()) panels_.open_seats(session_->next_table().rules);
    } else if (button == "fair") {
        if (played() && show_.moment(now()).reveals_edge()) other_sheet();
    } else {
        return false;
    }
    return true;
}

// The fair house, or back to the sheet as it is written, with the same money.
void SiwuliuScene::other_sheet() {
    const siwuliu::Rules& next = session_->next_table().rules;
    const siwuliu::Rules fair = fair_house(next);
    change_rules(next == fair ? as_written(next) : fair);
}

void SiwuliuScene::advance_own() {
    show_.till.tick(clock_);
    sound_of_heaps(services_.sounds, show_.till.take_landed());
}

// ---- act ----

void SiwuliuScene::play(const platform::Input& input, const Clicked& clicked) {
    switch (phase_) {
        case Phase::Betting:
            return bet(input, clicked);
        case Phase::Banker:
            return banker(input, clicked);
        case Phase::Player:
            return player(input);
        case Phase::Settled:
            return settled(input, clicked);
        case Phase::Fetching:
            if (due()) next_round();
            return;
        case Phase::Over:
            return over(input, clicked);
    }
}

void SiwuliuScene::bet(const platform::Input& input, const Clicked& clicked) {
    if (!played()) return play_along();
    const NextBet::HeardBet heard = next_bet_.hear(input, clicked, shown_);
    if (heard.set) {
        services_.sounds.play("button", 0.4f);
        update_boards();
    }
    if (heard.undo) return undo();
    if (heard.decided) decide(*heard.decided);
}

// His throw is waited for; until the dice fly, the bets that led to it may be taken back.
void SiwuliuScene::banker(const platform::Input& input, const Clicked& clicked) {
    const bool takes_back = played() && session_->undoable() > 0;
    if (takes_back && (input.pressed(Action::Undo) || clicked == "undo")) return undo();
    if (!due()) return;
    if (watching()) return follow_recording(-1);
    throw_dice(drawn_hand(0.4, -1));
}

void SiwuliuScene::player(const platform::Input& input) {
    if (!played()) return play_along();
    take_dice(input, buttons_.just_pressed("throw") || siwuliu_look::pressed_on_bowl(input, table_camera(layout_)));
}

void SiwuliuScene::play_along() {
    if (!due()) return;
    if (watching()) return follow_recording();
    if (phase_ == Phase::Player) return throw_dice(drawn_hand(0.4));
    decide(demonstrated(shown_));
    until_ = std::max(until_, clock_ + demo_pause);
}

void SiwuliuScene::thrown(const Answer&) {
    using siwuliu::Who;
    show_.round.fly(shown_.phase == siwuliu::Phase::BankerRolls ? Who::Banker : Who::Player, point_before_);
}

void SiwuliuScene::settled(const platform::Input& input, const Clicked& clicked) {
    if (!played()) {
        if (due()) collect();
        return;
    }
    if (wants_record(input, clicked)) return record(show_.ledger.last()->number);
    if (input.pressed(Action::Roll) || clicked == "collect" || clicked == "next_round") collect();
}

void SiwuliuScene::collect() {
    if (!show_.collect(now())) return next_round();
    phase_ = Phase::Fetching;
    until_ = show_.till.rest_at() + home_waits;
    update_boards();
}

void SiwuliuScene::next_round() {
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
    if (!session_->over()) return begin_round();
    phase_ = Phase::Over;
    until_ = clock_ + demo_end;
    show_.round.end_game(shown_.bank == 0, clock_);
    update_boards();
}

void SiwuliuScene::over(const platform::Input& input, const Clicked& clicked) {
    if (played() && (input.pressed(Action::Roll) || clicked == "next_game")) return next_game();
    if (played() && wants_record(input, clicked)) return record(show_.ledger.last()->number);
    if (watching() && due()) follow_recording();
}

// A key that has just skipped the throw is often pressed once too often: it records nothing before the verdict is read.
bool SiwuliuScene::wants_record(const platform::Input& input, const Clicked& clicked) const {
    const bool by_key = input.pressed(Action::Confirm) && clock_ >= show_.round.settled_at() + verdict_read;
    return !show_.ledger.empty() && (clicked == "record" || by_key);
}

void SiwuliuScene::record(int number) {
    const auto [sentence, done] = show_.ledger.record(number, services_.data);
    if (sentence.empty()) return;
    if (!done) return refuse(sentence);
    notice_ = sentence;
    refused_.clear();
    refused_at_ = clock_;
    services_.sounds.play("button", 0.6f);
}

// ---- show: the picture catches up with the truth, bet by bet and once the dice rest ----

void SiwuliuScene::decided(const siwuliu::State&, const Answer& answer) {
    notice_.clear();
    const auto* bet = std::get_if<siwuliu::Bet>(&*session_->journal().back().event);
    if (bet && laying()) next_bet_.put_down(bet->amount);
    show_.round.bet(answer->facts);
    show_.move_coins(answer->facts, now());
    shown_ = session_->state();
    panels_.shown(*session_);
    services_.sounds.play("coin", 0.6f);
    if (shown_.phase == siwuliu::Phase::BankerRolls) {
        phase_ = Phase::Banker;
        until_ = std::max(clock_ + before_banker, show_.till.rest_at() + before_banker / 2);
    }
    update_boards();
}

void SiwuliuScene::taken_back() {
    show_.take_back(shown_);
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    panels_.shown(*session_);
    update_boards();
}

void SiwuliuScene::landed(Facts facts) {
    shown_ = session_->state();
    panels_.shown(*session_);
    show_.move_coins(facts, now());
    const SiwuliuRound::Came came = show_.round.land(session_->rules(), facts, clock_);
    if (came.decided) return settle(facts);
    phase_ = came.again && came.by_banker ? Phase::Banker : Phase::Player;
    until_ = clock_ + (came.again ? nothing_read : demo_pause);
}

void SiwuliuScene::settle(Facts facts) {
    const Cents result = show_.settle(facts, session_->practised());
    sound_of_result(services_.sounds, result, show_.round.big_win());
    phase_ = Phase::Settled;
    until_ = clock_ + demo_end;
    update_boards();
}

void SiwuliuScene::update_boards(bool at_once) {
    for (const auto& board : show_.boards(now())) show_on(board.flaps, board.where, board.cells, board.text, at_once);
}

SiwuliuNow SiwuliuScene::now() const {
    return {.session = *session_,
            .shown = shown_,
            .settings = services_.settings,
            .layout = layout_,
            .phase = phase_,
            .shaking = shaking(),
            .flying = flying(),
            .played = played(),
            .demo = demo_,
            .paused = pace_.paused,
            .next_bet = next_bet(),
            .clock = clock_};
}

// ---- draw ----

void SiwuliuScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    const bool news_stand = clock_ - refused_at_ < refusal_stays;
    const SiwuliuShow::TableNews news{!news_stand ? "" : refused_.empty() ? notice_ : refused_, !refused_.empty()};
    show_.draw(stage, now(), jolted(table_camera(layout_), time), cast_, buttons_, news, time);
    draw_front(stage.canvas(), time, siwuliu_look::accent);
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void SiwuliuScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    show_.set_buttons(buttons_, now(), !panels_.covers_table(), panels_.list_open());
}

// ---- tell ----

std::string SiwuliuScene::odds_line() { return show_.odds_line(session_->rules()); }

void SiwuliuScene::overlay() {
    if (demo_) return;
    const std::string edge = show_.edge(session_->rules());
    const std::vector<Cents> balances = show_.ledger.balances(session_->rules().balance);
    const bool resting = played() && (is(Phase::Banker) || is(Phase::Player));
    const SiwuliuPanelsRequests requests = panels_.draw(services_, {.session = *session_,
                                                                    .rounds = show_.ledger.rounds(),
                                                                    .balances = balances,
                                                                    .edge = edge,
                                                                    .resting = resting,
                                                                    .transport = transport()});
    carry_out_time(requests.debug);
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && resting)
        throw_dice(drawn_hand(0.4), {requests.debug.force->begin(), requests.debug.force->end()});
    if (requests.record) record(*requests.record);
    if (requests.sit_down)
        begin_sitting(requests.sit_down->rules, {"human"}, requests.sit_down->seed, requests.sit_down->words);
}

void SiwuliuScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "banker", "player", "settled", "fetching", "over"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    show_.report(out, now());
    out["told"] = notice_;
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
}

}  // namespace boxcars::scenes
