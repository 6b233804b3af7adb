#include "scenes/ceelo/scene.h"

#include "chance/dust.h"
#include "platform/settings.h"
#include "scenes/ceelo/feel.h"

#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace ceelo_feel;
using platform::Action;
using PressKind = platform::Press::Kind;

}  // namespace

// ---- enter ----

CeeloScene::CeeloScene(SceneServices& services, CeeloOptions options)
    : GameScene(services, options.demo, std::move(options.watch),
                {.kind = render::DieKind::Black,
                 .wait = {{-0.85f, 0.25f}, {0.25f, -0.35f}, {0.85f, 0.75f}},
                 .tray = tray,
                 .on_table = "die_plank",
                 .on_wall = "die_plank"}) {
    purse_flaps_ = spawn_flaps(world_, {}, 3, render::colours::ivory);
    amount_flaps_ = spawn_flaps(world_, {}, 3, ceelo_look::amber);
    world_[amount_flaps_].layer = world::Layer::Table;  // drawn only while somebody decides
    sit_down(std::move(options.setup));
    if (options.choose_seats) {
        panels_.open_seats(*session_);
        phase_ = Phase::Choosing;
    }
}

void CeeloScene::sit_down(session::Setup<ceelo::Rules> setup) {
    setup.players = CeeloSeats{setup.rules, std::move(setup.players)}.names();
    session_.emplace(std::move(setup));
    panels_.new_sitting();
    seated();
    begin_revealing(session_->journal().front().step.facts);
}

void CeeloScene::seated() {
    seats_.emplace(session_->rules(), session_->players());
    table_.players = session_->rules().players;
    table_.plain = services_.settings.plain_felt;
    shown_ = opening(session_->rules());
    coins_.set(shown_);
    ledger_.clear();
    news_at_.fill(-100'000);
    pill_from_ = pill_to_ = -1;
    finished_since_ = -1;
    end_.reset();
    transition_.clear();
    why_.clear();
    point_ = 0;
    update_boards(true);
}

// ---- tick ----

std::span<const CeeloScene::KeyedButton> CeeloScene::keys() const {
    static constexpr KeyedButton own[] = {{Action::NewMatch, "new_match"}};
    return own;
}

bool CeeloScene::press_own(const std::string& button) {
    if (button == "new_match") {
        if (!watching()) panels_.open_seats(*session_);
    } else if (button == "next_game") {
        next_game();
    } else if (button == "skip") {
        hurry();
    } else if (button == "step") {
        step_one_decision();
    } else if (button == "pause") {
        pace_.paused = !pace_.paused;
    } else if (button == "speed") {
        pace_.speed = pace_.speed < 1.5f ? 2.0f : pace_.speed < 3 ? 4.0f : 1.0f;
    } else {
        return false;
    }
    return true;
}

void CeeloScene::advance_own() {
    coins_.tick(clock_);
    if (const int landed = coins_.take_landed())
        services_.sounds.play("coin", std::min(1.0f, 0.4f + 0.15f * static_cast<float>(landed)));
}

void CeeloScene::while_paused(const platform::Input& input) {
    if (input.pressed(Action::Skip)) step_one_decision();
}

// Everything until somebody has decided or thrown and that has been told, in no time.
void CeeloScene::step_one_decision() {
    const std::size_t before = session_->journal().size();
    const platform::Input nothing;
    for (Ticks nth = 0; nth < longest_step; ++nth) {
        const bool somebody_waits = phase_ == Phase::Deciding || phase_ == Phase::Waiting ||
                                    phase_ == Phase::Finished || phase_ == Phase::Choosing || phase_ == Phase::Shaking;
        const bool revealed = phase_ == Phase::Thinking && session_->journal().size() > before;
        if (somebody_waits || revealed) return;
        ++clock_;
        advance();
        act(nothing, {});
    }
}

// ---- act ----

void CeeloScene::act(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Choosing:
            break;
        case Phase::Revealing:
            if (go_on(input)) hurry();
            if (clock_ >= until_) reveal_on();
            break;
        case Phase::Thinking:
            if (go_on(input)) hurry();
            if (clock_ >= until_) computer();
            break;
        case Phase::Deciding:
            person_decides(input, clicked);
            break;
        case Phase::Waiting:
            person_throws(input);
            break;
        case Phase::Shaking:
            if (const auto hand = hand_let_go(input)) throw_dice(*hand);
            break;
        case Phase::Flying:
            if (go_on(input)) hurry();
            if (cast_.landed(clock_)) {
                cast_.rest();
                phase_ = Phase::Revealing;
                reveal_on();
            }
            break;
        case Phase::Finished:
            if (watching() ? clock_ >= until_ && session_->journal().size() < watch_.size() : go_on(input)) next_game();
            break;
    }
}

void CeeloScene::set_amount(int amount) {
    const int before = amount_;
    amount_ = std::clamp(amount, 1, std::max(1, most_offered(shown_)));
    if (amount_ == before) return;
    services_.sounds.play("coin", 0.25f);
    update_boards();
}

void CeeloScene::person_decides(const platform::Input& input, const std::optional<std::string>& clicked) {
    drag_slider(input);
    if (input.pressed(Action::Left) || clicked == "less") set_amount(amount_ - 1);
    if (input.pressed(Action::Right) || clicked == "more") set_amount(amount_ + 1);
    if (input.pressed(Action::Down)) set_amount(amount_ - 5);
    if (input.pressed(Action::Up)) set_amount(amount_ + 5);
    if (clock_ - asked_at_ < takes_breath) return;
    const bool all = input.pressed(Action::Rebet) || clicked == "all";
    if (all) set_amount(most_offered(shown_));
    const bool stakes = shown_.phase == ceelo::Phase::Stake;
    if (!all && clicked != "stake" && clicked != "cover" && !input.pressed(Action::Confirm) &&
        !input.pressed(Action::Roll))
        return;
    (stakes ? last_stake_ : last_bet_) = amount_;
    decide(stakes ? ceelo::Event{ceelo::Stake{amount_}} : ceelo::Event{ceelo::Cover{amount_}});
}

void CeeloScene::drag_slider(const platform::Input& input) {
    const render::Rect slider = ceelo_look::dash_places(layout_).slider;
    for (const auto& press : input.presses) {
        if (press.button != 1) continue;
        if (press.kind == PressKind::PointerDown && slider.grown(4).contains(press.at)) dragging_ = true;
    }
    if (dragging_) {
        const float share = std::clamp((input.pointer.x - slider.x - 8) / (slider.w - 16), 0.0f, 1.0f);
        set_amount(1 + static_cast<int>(std::lround(share * static_cast<float>(most_offered(shown_) - 1))));
    }
    if (!input.pointer_down) dragging_ = false;
}

void CeeloScene::person_throws(const platform::Input& input) {
    const bool by_pointer = buttons_.just_pressed("throw");
    if (!by_pointer && !input.pressed(Action::Roll)) return;
    phase_ = Phase::Shaking;
    close_hand(by_pointer);
    if (const auto hand = hand_let_go(input)) throw_dice(*hand);
}

void CeeloScene::computer() {
    if (watching()) return follow_recording();
    if (!session_->may_throw()) {
        decide(seats_->decision(session_->rules(), session_->state()));
        return;
    }
    chance::Dust dust{dust_now()};
    const float from = table_.angle(view().place(shown_.turn)) + static_cast<float>(dust.between(-0.25, 0.25));
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    throw_dice({strength, {-std::cos(from), -std::sin(from)}, dust.bits()});
}

bool CeeloScene::decide(const ceelo::Event& event) {
    const ceelo::State before = session_->state();
    const auto answer = session_->submit(event);
    if (!answer) {
        refuse(answer.refused);
        return false;
    }
    dragging_ = false;
    boast_.clear();
    if (most_offered(before) > 1 && seats_->knows_best(before.turn))
        boast_ = best_words(seats_->choices(session_->rules(), before));
    begin_revealing(answer->facts);
    return true;
}

void CeeloScene::throw_dice(const world::Hand& hand, const Forced& forced) {
    const auto rolled = forced.empty() ? session_->throw_dice() : session_->force(forced);  // decided, stored here ...
    if (!rolled) {
        refuse(rolled.refused);
        return next_move();
    }
    unrevealed_ = rolled->facts;
    cast_.fly(session_->journal().back().faces, hand, clock_, services_.settings);
    hurried_ = false;
    phase_ = Phase::Flying;  // ... and only shown from here on
}

void CeeloScene::next_game() {
    const auto begun = session_->next_game();
    if (!begun) return;
    seated();
    begin_revealing(begun->facts);
}

}  // namespace boxcars::scenes
