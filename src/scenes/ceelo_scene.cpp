#include "scenes/ceelo_scene.h"

#include "chance/dust.h"
#include "platform/settings.h"
#include "scenes/ceelo_feel.h"

#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace ceelo_feel;
using platform::Action;
using PressKind = platform::Press::Kind;

bool go_on(const platform::Input& input) {
    return input.pressed(Action::Roll) || input.pressed(Action::Confirm) || input.pressed(Action::Skip);
}

}  // namespace

// ---- enter ----

CeeloScene::CeeloScene(House& house, CeeloOptions options)
    : house_(house),
      demo_(options.demo),
      watch_(std::move(options.watch)),
      cast_(world_, {.kind = render::DieKind::Black,
                     .wait = {{-0.85f, 0.25f}, {0.25f, -0.35f}, {0.85f, 0.75f}},
                     .tray = tray,
                     .on_table = "die_plank",
                     .on_wall = "die_plank"}) {
    purse_flaps_ = spawn_flaps(world_, {}, 3, render::colours::ivory);
    amount_flaps_ = spawn_flaps(world_, {}, 3, ceelo_look::amber);
    world_[amount_flaps_].layer = world::Layer::Table;  // drawn only while somebody decides
    house_.sounds.loop("rail", true);
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
    begin_telling(session_->journal().front().step.facts);
}

void CeeloScene::seated() {
    seats_.emplace(session_->rules(), session_->players());
    table_.players = session_->rules().players;
    table_.plain = house_.settings.plain_felt;
    shown_ = opening(session_->rules());
    coins_.set(shown_);
    ledger_.clear();
    news_at_.fill(-100'000);
    pill_from_ = pill_to_ = -1;
    finished_since_ = -1;
    end_.reset();
    why_.clear();
    point_ = 0;
    update_boards(true);
}

// ---- tick ----

void CeeloScene::tick(const platform::Input& input, Ticks) {
    const platform::Input nothing;
    const platform::Input& at_table = panels_.covers_table() ? nothing : input;
    listen(input);
    if (demo_ && input.any) wish_ = Go{.where = Go::Where::Title};
    const auto clicked = buttons_.tick(at_table);
    if (clicked) press(*clicked);
    if (pace_.paused && input.pressed(Action::Skip)) step_one_decision();
    const int ticks = pace_.ticks(input.pressed(Action::StepTick));
    if (ticks == 0 && !pace_.paused) act(at_table, clicked);  // slow motion: nobody waits for a tick to be heard
    for (int nth = 0; nth < ticks; ++nth) {
        ++clock_;
        advance();
        act(nth == 0 ? at_table : nothing, nth == 0 ? clicked : std::nullopt);
    }
    set_buttons();
}

void CeeloScene::listen(const platform::Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back) && (!panels_.close_top() || (phase_ == Phase::Choosing && !panels_.seats_open())))
        press("back");
    if (panels_.seats_open()) return;  // its letters are names and numbers
    if (input.pressed(Action::Pause)) pace_.paused = !pace_.paused;
    for (const auto& [action, button] : {std::pair{Action::Overlay, "odds"},
                                         {Action::Settings, "settings"},
                                         {Action::Rules, "rules"},
                                         {Action::Coach, "coach"},
                                         {Action::NewMatch, "new_match"}})
        if (input.pressed(action)) press(button);
}

void CeeloScene::press(const std::string& button) {
    if (button == "back") wish_ = Go{.where = Go::Where::Title};
    if (button == "sound") house_.settings.muted = !house_.settings.muted;
    if (button == "coach") house_.settings.coach = !house_.settings.coach;
    if (button == "odds") panels_.toggle_debug();
    if (button == "settings") panels_.toggle_settings();
    if (button == "rules") panels_.toggle_rules();
    if (button == "new_match" && !watching()) panels_.open_seats(*session_);
    if (button == "next_game") next_game();
    if (button == "skip") hurry();
    house_.sounds.play("button", 0.6f);
}

// One tick of what needs no decision.
void CeeloScene::advance() {
    world_.tick(clock_);
    coins_.tick(clock_);
    if (const int landed = coins_.take_landed())
        house_.sounds.play("coin", std::min(1.0f, 0.4f + 0.15f * static_cast<float>(landed)));
    if (const int flips = world_.take_flips())
        house_.sounds.play("flap", std::min(1.0f, 0.2f + 0.05f * static_cast<float>(flips)));
    cast_.tick(clock_, house_);
}

// Everything until somebody has decided or thrown and that has been told, in no time.
void CeeloScene::step_one_decision() {
    const std::size_t before = session_->journal().size();
    const platform::Input nothing;
    for (Ticks nth = 0; nth < longest_step; ++nth) {
        const bool somebody_waits = phase_ == Phase::Deciding || phase_ == Phase::Waiting || phase_ == Phase::Finished ||
                                    phase_ == Phase::Choosing || phase_ == Phase::Shaking;
        const bool told = phase_ == Phase::Thinking && session_->journal().size() > before;
        if (somebody_waits || told) return;
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
        case Phase::Telling:
            if (go_on(input)) hurry();
            if (clock_ >= until_) tell_on();
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
            let_go(input);
            break;
        case Phase::Flying:
            if (go_on(input)) hurry();
            if (cast_.landed(clock_)) {
                cast_.rest();
                phase_ = Phase::Telling;
                tell_on();
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
    house_.sounds.play("coin", 0.25f);
    update_boards();
}

void CeeloScene::person_decides(const platform::Input& input, const std::optional<std::string>& clicked) {
    drag_slider(input);
    if (input.pressed(Action::Left) || clicked == "less") set_amount(amount_ - 1);
    if (input.pressed(Action::Right) || clicked == "more") set_amount(amount_ + 1);
    if (input.pressed(Action::Down)) set_amount(amount_ - 5);
    if (input.pressed(Action::Up)) set_amount(amount_ + 5);
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
    cast_.shake(clock_, by_pointer);
    house_.sounds.play("shake", 0.5f);
    let_go(input);
}

void CeeloScene::let_go(const platform::Input& input) {
    if (const auto hand = cast_.let_go(input, clock_, session_->hash() + static_cast<std::uint64_t>(clock_), house_))
        throw_dice(*hand);
}

void CeeloScene::computer() {
    if (watching()) return follow_recording();
    if (!session_->may_throw()) return decide(seats_->decision(session_->rules(), session_->state()));
    chance::Dust dust{session_->hash() + static_cast<std::uint64_t>(clock_)};
    const float from = table_.angle(view().place(shown_.turn)) + static_cast<float>(dust.between(-0.25, 0.25));
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    throw_dice({strength, {-std::cos(from), -std::sin(from)}, dust.bits()});
}

// A watched sitting plays what was recorded; the session draws the faces from the seed once more.
void CeeloScene::follow_recording() {
    const std::size_t next = session_->journal().size();
    if (next >= watch_.size()) return;
    const session::RecordedEntry& entry = watch_[next];
    if (entry.event.starts_with(session::change_word)) {
        auto table = session_->next_table();
        if (!session::read_change(entry.event, table)) session_->change_table(table);
        return;
    }
    const auto event = ceelo::Rules::event_from(entry.event);
    if (event && faces_of(*event).empty()) return decide(*event);
    throw_dice({0.5f, {0.2f, 1}, entry.hash}, entry.forced ? entry.faces : std::vector<int>{});
}

void CeeloScene::decide(const ceelo::Event& event) {
    const auto answer = session_->submit(event);
    if (!answer) {
        refused_ = answer.refused;
        refused_at_ = clock_;
        house_.sounds.play("button_no", 0.5f);
        return;
    }
    dragging_ = false;
    begin_telling(answer->facts);
}

void CeeloScene::throw_dice(const world::Hand& hand, const std::vector<int>& forced) {
    const auto rolled = forced.empty() ? session_->throw_dice() : session_->force(forced);  // decided, stored here ...
    if (!rolled) {
        refused_ = rolled.refused;
        refused_at_ = clock_;
        return next_move();
    }
    untold_ = rolled->facts;
    cast_.fly(session_->journal().back().faces, hand, clock_, house_.settings);
    hurried_ = false;
    phase_ = Phase::Flying;  // ... and only shown from here on
}

void CeeloScene::next_game() {
    const auto begun = session_->next_game();
    if (!begun) return;
    seated();
    begin_telling(begun->facts);
}

}  // namespace boxcars::scenes
