#include "scenes/siwuliu/scene.h"

#include "base/error.h"
#include "platform/settings.h"
#include "scenes/game_scene_body.h"
#include "scenes/siwuliu/bet.h"
#include "scenes/siwuliu/feel.h"
#include "session/siwuliu/records.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {

template class GameScene<siwuliu::Rules>;

namespace {

using namespace siwuliu_feel;
using platform::Action;

constexpr Action bet_keys[] = {Action::Chip1, Action::Chip2, Action::Chip3, Action::Chip4, Action::Chip5};

CastFeel cast_feel() {
    const glm::vec2 middle = siwuliu_look::table.bowl;
    return {.kind = render::DieKind::Bone,
            .wait = {middle + glm::vec2{-0.62f, 0.40f}, middle + glm::vec2{0.66f, 0.34f},
                     middle + glm::vec2{0.02f, -0.66f}},
            .tray = tray,
            .on_table = "die_bowl",
            .on_wall = "die_bowl"};
}

}  // namespace

// ---- enter ----

SiwuliuScene::SiwuliuScene(SceneServices& services, SiwuliuOptions options)
    : GameScene(services, options.demo, std::move(options.watch), cast_feel()) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    bet_flaps_ = spawn_flaps(world_, {}, 6, render::colours::ivory);
    services_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
}

void SiwuliuScene::sit_down(session::Setup<siwuliu::Rules> setup) {
    session_.emplace(std::move(setup));
    panels_.new_sitting();
    rounds_.clear();
    next_bet_ = first_bet;
    begin_round();
    update_boards(true);
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
        if (played() && reveals_edge()) other_sheet();
    } else {
        return false;
    }
    return true;
}

// The fair house, or back to the sheet as it is written, with the same money.
void SiwuliuScene::other_sheet() {
    const siwuliu::Rules& now = session_->next_table().rules;
    const siwuliu::Rules fair = fair_house(now);
    siwuliu::Rules written;
    written.bank = now.bank;
    written.balance = now.balance;
    change_rules(now == fair ? written : fair);
}

void SiwuliuScene::advance_own() {
    till_.tick(clock_);
    if (const int landed = till_.take_landed())
        services_.sounds.play("coin", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
}

// ---- act ----

void SiwuliuScene::play(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Betting:
            if (played()) return betting(input, clicked);
            if (due()) play_along();
            break;
        case Phase::Banker:
            if (played() && session_->undoable() > 0 && (input.pressed(Action::Undo) || clicked == "undo"))
                return undo();
            if (!due()) break;
            if (watching()) return follow_recording(-1);
            throw_dice(drawn_hand(0.4, -1));
            break;
        case Phase::Player:
            if (played())
                take_dice(input, buttons_.just_pressed("throw") || pressed_on_bowl(input));
            else if (due())
                play_along();
            break;
        case Phase::Settled:
            if (played()) return settled(input, clicked);
            if (due()) collect();
            break;
        case Phase::Fetching:
            if (due()) next_round();
            break;
        case Phase::Over:
            if (played() && (input.pressed(Action::Roll) || clicked == "next_game")) return next_game();
            if (played() && wants_record(input, clicked)) return record(rounds_.back().number);
            if (watching() && due()) follow_recording();
            break;
    }
}

void SiwuliuScene::betting(const platform::Input& input, const std::optional<std::string>& clicked) {
    const auto step_to = [&](Cents bet) {
        next_bet_ = std::clamp<Cents>(bet, 1, std::max<Cents>(1, offer().most));
        update_boards();
        services_.sounds.play("button", 0.4f);
    };
    for (std::size_t key = 0; key < std::size(bet_keys); ++key)
        if (input.pressed(bet_keys[key])) step_to(coin_keys[key]);
    if (input.pressed(Action::Up) || input.pressed(Action::Right) || clicked == "plus") step_to(bet_up(next_bet()));
    if (input.pressed(Action::Down) || input.pressed(Action::Left) || clicked == "minus") step_to(bet_down(next_bet()));
    if (input.pressed(Action::Hold) || clicked == "half") step_to(offer().most / 2);
    if (input.pressed(Action::Double)) step_to(2 * next_bet());
    if (input.pressed(Action::Undo) || clicked == "undo") undo();
    if (input.pressed(Action::Rebet) || clicked == "cover_all") step_to(offer().most);
    const bool main_key = input.pressed(Action::Roll), begun = shown_.bet > 0;
    if (begun && (main_key || clicked == "stop"))
        decide(siwuliu::Stop{});
    else if (main_key || input.pressed(Action::Confirm) || clicked == "cover")
        decide(siwuliu::Bet{next_bet()});
}

void SiwuliuScene::decided(const siwuliu::State&, const Answer& answer) {
    notice_.clear();
    show_bets(answer->facts);
}

void SiwuliuScene::taken_back() {
    if (!before_bets_.empty()) {
        round_.resize(before_bets_.back());
        before_bets_.pop_back();
    }
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    till_.take_back(shown_);
    panels_.shown(*session_);
    update_boards();
}

void SiwuliuScene::before_throw() { point_before_ = session_->state().point; }

void SiwuliuScene::thrown(const Answer&) {
    call_.reset();
    (shown_.phase == siwuliu::Phase::BankerRolls ? bank_faces_ : player_faces_).clear();
    if (shown_.phase == siwuliu::Phase::PlayerRolls) player_point_.reset();
}

void SiwuliuScene::play_along() {
    if (watching()) return follow_recording();
    if (phase_ == Phase::Player) return throw_dice(drawn_hand(0.4));
    if (shown_.bet == 0)
        decide(siwuliu::Bet{std::clamp<Cents>(offer().most * 2 / 5, 1, offer().most)});
    else
        decide(siwuliu::Stop{});
    until_ = std::max(until_, clock_ + demo_pause);
}

bool SiwuliuScene::pressed_on_bowl(const platform::Input& input) const {
    const render::Camera camera = table_camera(layout_);
    for (const auto& press : input.presses) {
        if (press.kind != platform::Press::Kind::PointerDown || press.button != 1) continue;
        const glm::vec2 at{camera.on_plane(press.at, 0.6f)};
        if (glm::length(at - siwuliu_look::table.bowl) < siwuliu_look::table.rim) return true;
    }
    return false;
}

void SiwuliuScene::settled(const platform::Input& input, const std::optional<std::string>& clicked) {
    if (wants_record(input, clicked)) return record(rounds_.back().number);
    if (input.pressed(Action::Roll) || clicked == "collect" || clicked == "next_round") collect();
}

// A key that has just skipped the throw is often pressed once too often: it records nothing before the verdict is read.
bool SiwuliuScene::wants_record(const platform::Input& input, const std::optional<std::string>& clicked) const {
    const bool by_key = input.pressed(Action::Confirm) && clock_ >= settled_at_ + verdict_read;
    return !rounds_.empty() && (clicked == "record" || by_key);
}

void SiwuliuScene::collect() {
    const bool fetched = till_.collect(places(), shown_.balance, clock_, services_.settings.reduced_motion);
    if (!fetched) return next_round();
    phase_ = Phase::Fetching;
    until_ = till_.rest_at() + home_waits;
    update_boards();
}

void SiwuliuScene::next_round() {
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
    if (!session_->over()) return begin_round();
    phase_ = Phase::Over;
    until_ = clock_ + demo_end;
    call_ = SiwuliuCall{shown_.bank == 0 ? "The bank is broken" : "Your purse is empty", "A new game waits.", false};
    called_at_ = clock_;
    update_boards();
}

void SiwuliuScene::new_game(Facts) {
    rounds_.clear();
    next_bet_ = first_bet;
    begin_round();
}

void SiwuliuScene::rules_changed() { panels_.shown(*session_); }

void SiwuliuScene::record(int number) {
    const auto round = std::ranges::find(rounds_, number, &ui::SiwuliuRoundLine::number);
    if (round == rounds_.end() || round->recorded) return;
    if (round->practice) return refuse("Practice is not recorded: dice were laid by hand in this game.");
    if (services_.data.empty())
        return refuse("Nothing is written: there is no data folder. Say where with --data-dir.");
    try {
        session::record_siwuliu(services_.data, round->bank, round->balance);
    } catch (const Error& error) {
        return refuse(error.what());
    }
    round->recorded = true;
    notice_ = fmt::format("Round {} is recorded in {}.", number, (services_.data / "records.txt").string());
    refused_.clear();
    refused_at_ = clock_;
    services_.sounds.play("button", 0.6f);
}

}  // namespace boxcars::scenes
