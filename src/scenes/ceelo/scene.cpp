#include "scenes/ceelo/scene.h"

#include "platform/settings.h"
#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/show.h"
#include "scenes/ceelo/view.h"

namespace boxcars::scenes {

template class GameScene<ceelo::Rules>;
using namespace ceelo_feel;
using platform::Action;

namespace {

bool decides(const ceelo::Event& event) {
    return std::holds_alternative<ceelo::Stake>(event) || std::holds_alternative<ceelo::Cover>(event);
}

}  // namespace

// ---- enter ----

CeeloScene::CeeloScene(SceneServices& services, CeeloOptions options)
    : GameScene(services, options, panels_, cast(options.die)) {
    const auto steps = [this](int by) { return [this, by] { change_amount(amount_.step(by)); }; };
    const auto open_seats = [this] {
        if (!watching()) panels_.open_seats(*session_);
    };
    add_commands({{"new_match", {Action::NewMatch}, open_seats},
                  {"skip", {}, [this] { hurry(); }},
                  {"step", {}, [this] { step_one_decision(); }},
                  {"pause", {}, [this] { pace_.paused = !pace_.paused; }},
                  {"speed", {}, [this] { pace_.next_speed(); }},
                  {"less", {Action::Left, Action::Less}, steps(-1), {"deciding"}},
                  {"more", {Action::Right, Action::More}, steps(1), {"deciding"}},
                  {"", {Action::Down}, steps(-5), {"deciding"}},
                  {"", {Action::Up}, steps(5), {"deciding"}},
                  {"all", {Action::Rebet}, [this] { put_down_all(); }, {"deciding"}},
                  {"stake", {Action::Confirm}, [this] { put_down(); }, {"deciding"}},
                  {"cover", {}, [this] { put_down(); }, {"deciding"}},
                  {"next_game", {Action::Roll, Action::Confirm, Action::Skip}, [this] { next_game(); }, {"finished"}}});
    add_look_back_commands(show_.look_back, {Action::First}, [this](int by) { return show_.look(by, now()); });
    celebration_.chase_along(ceelo_look::wordmark);
    options.setup.players = CeeloSeats{options.setup.rules, options.setup.players}.names();
    take_places(std::move(options));
}

CeeloScene::Facts CeeloScene::begin(const Session& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    seats_.emplace(session.rules(), session.players());
    shown_ = ceelo::opening(session.rules());
    show_.begin_game(shown_, *seats_);
    finished_since_ = -1;
    return session.journal().back().step.facts;
}

void CeeloScene::remember(const Session& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    panels_.shown(session);
    if (!entry.event || !decides(*entry.event)) return;
    const ceelo::State& before = session.journal()[nth - 1].step.next;
    if (!seats_->human(before.turn)) return;
    amount_.put_down(*entry.event);
    if (played() && !session.practised()) show_.look_back.remember(session.rules(), before, *entry.event);
}

// ---- tick ----

// Runs ticks at once until a computer player's next move and its result have been shown, or a person has to act.
void CeeloScene::step_one_decision() {
    const std::size_t before = session_->journal().size();
    for (Ticks nth = 0; nth < longest_step; ++nth) {
        const bool thinks = is(Phase::Thinking), somebody_waits = shaking() || (at_rest() && !thinks);
        if (somebody_waits || (thinks && session_->journal().size() > before)) return;
        ++clock_;
        advance();
        act(platform::Input{}, {});
    }
}

// ---- act ----

void CeeloScene::play(const platform::Input& input, const Clicked& clicked) {
    if (heard_look_back(input)) return;
    switch (phase_) {
        case Phase::Thinking:
            if (due()) computer();
            break;
        case Phase::Deciding:
            person_decides(input, clicked);
            break;
        case Phase::Waiting:
            take_dice(input, buttons_.just_pressed("throw"));
            break;
        case Phase::Finished:
            if (!watching())
                hear_move(input, clicked);
            else if (due() && more_to_watch())
                next_game();
            break;
    }
}

void CeeloScene::person_decides(const platform::Input& input, const Clicked& clicked) {
    change_amount(amount_.drag(input, ceelo_look::dash_places(layout_).slider));
    hear_move(input, clicked);
}

void CeeloScene::change_amount(bool other) {
    if (!other) return;
    services_.sounds.play("coin", 0.25f);
    update_boards();
}

void CeeloScene::put_down_all() {
    change_amount(amount_.step(most_offered(shown_)));
    put_down();
}

void CeeloScene::put_down() {
    if (!at_rest()) return;  // already put down in this tick
    const ceelo::Event decision = amount_.decision();
    amount_.put_down(decision);
    decide(decision);
}

void CeeloScene::computer() {
    if (watching()) return follow_recording();
    if (!session_->may_throw()) return void(decide(seats_->decision(session_->rules(), session_->state())));
    throw_dice(hand_from(show_.view(layout_, *seats_), shown_.turn, dust_now()));
}

// ---- show: reveals the facts one by one once the dice rest ----

Ticks CeeloScene::reveal(Facts& rest) {
    const ceelo::Fact& fact = rest.front();
    if (std::holds_alternative<ceelo::BankStaked>(fact) || std::holds_alternative<ceelo::Covered>(fact)) {
        amount_.let_go();
        show_.announced.boast(boast_of(*seats_, session_->rules(), shown_));
    }
    const Ticks looked_at = show_.reveal(rest, now());
    if (const auto* round = std::get_if<ceelo::RoundBegan>(&fact)) shown_.round = round->round;
    sound_of_fact(services_.sounds, fact, *seats_);
    if (std::ranges::none_of(rest.subspan(1), ceelo::settles)) celebrate();
    update_boards();
    return paced(looked_at);
}

void CeeloScene::lay(bool anew) {
    if (anew) {
        lay_dice();
        show_.lay(now());
    }
    shown_ = session_->state();
    show_.announced.catch_up(shown_);
    if (over(session_->rules(), shown_)) return finish();
    const bool decision = most_offered(shown_) > 0;
    if (by_hand(shown_.turn)) {
        wait_in(decision ? Phase::Deciding : Phase::Waiting);
        return amount_.ask(shown_, seats_->choices(session_->rules(), shown_));
    }
    const Ticks think = !decision ? think_throw : shown_.phase == ceelo::Phase::Stake ? think_stake : think_cover;
    const Ticks thinks = std::max(paced(think), celebration_.feat_left(clock_));
    wait_in(Phase::Thinking, watching() ? watched_pause : hurried() ? 1 : thinks);
}

void CeeloScene::finish() {
    wait_in(Phase::Finished, watched_end);
    if (finished_since_ < 0) finished_since_ = clock_;
    if (played()) show_.look_back.judge(*seats_);
    if (demo_) request_ = ToAttract{};
}

CeeloMoment CeeloScene::now() const {
    const CeeloLookedBack* back = show_.look_back.on_show();
    const ceelo::State& seen = back ? back->state : shown_;
    return {table_view(seen),
            back ? Phase::Deciding : phase_,
            by_hand(seen.turn) && !over(session_->rules(), seen),
            finished_since_,
            back ? back->amount : amount_.value(),
            *seats_,
            show_.on_table(),
            show_.talk,
            amount_.choices(),
            show_.look_back};
}

void CeeloScene::update_boards(bool at_once) { show_on(show_.boards(now()), at_once); }

// ---- draw ----

void CeeloScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    panels_.see(stage);
    show_.draw(stage, now(), seen(ceelo_look::camera(layout_, seats_->count()), time), cast_, buttons_,
               reply_.standing(clock_), time);
    draw_front(stage.canvas(), time, ceelo_look::amber, show_.places(now()));
}

void CeeloScene::overlay() {
    if (demo_) return;
    const bool may_force = session_->may_throw() && (is(Phase::Waiting) || is(Phase::Thinking)) && !watching();
    const auto requests = panels_.draw(services_, {seen_by_panels(may_force), panels_.history(), seats_->called()});
    carry_out(requests, may_force, {0.5f, {0.2f, 1}, session_->hash()});
    if (requests.step_decision) step_one_decision();
}

}  // namespace boxcars::scenes
