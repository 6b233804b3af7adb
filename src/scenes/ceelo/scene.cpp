#include "scenes/ceelo/scene.h"

#include "chance/dust.h"
#include "platform/settings.h"
#include "scenes/ceelo/feel.h"
#include "scenes/game_scene_body.h"

#include <cmath>

namespace boxcars::scenes {

template class GameScene<ceelo::Rules>;

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
        clear_table();
        phase_ = Phase::Choosing;
    }
}

void CeeloScene::sit_down(session::Setup<ceelo::Rules> setup) {
    setup.players = CeeloSeats{setup.rules, std::move(setup.players)}.names();
    session_.emplace(std::move(setup));
    panels_.new_sitting();
    seated();
    begin_telling(session_->journal().front().step.facts);
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
        const bool thinks = is(Phase::Thinking), somebody_waits = shaking() || (at_rest() && !thinks);
        if (somebody_waits || (thinks && session_->journal().size() > before)) return;
        ++clock_;
        advance();
        act(nothing, {});
    }
}

// ---- act ----

void CeeloScene::play(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Choosing:
            break;
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
            if (watching() ? due() && more_to_watch() : go_on(input)) next_game();
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

void CeeloScene::decided(const ceelo::State& before, const Answer& answer) {
    dragging_ = false;
    boast_.clear();
    if (most_offered(before) > 1 && seats_->knows_best(before.turn))
        boast_ = best_words(seats_->choices(session_->rules(), before));
    begin_telling(answer->facts);
}

void CeeloScene::new_game(Facts opening) {
    seated();
    begin_telling(opening);
}

}  // namespace boxcars::scenes
