#include "scenes/siwuliu_scene.h"

#include "base/error.h"
#include "chance/dust.h"
#include "chance/entropy.h"
#include "platform/settings.h"
#include "scenes/siwuliu_bet.h"
#include "scenes/siwuliu_feel.h"
#include "session/replay.h"
#include "session/siwuliu_records.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {
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

SiwuliuScene::SiwuliuScene(House& house, SiwuliuOptions options)
    : house_(house), demo_(options.demo), watch_(std::move(options.watch)), cast_(world_, cast_feel()) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    bet_flaps_ = spawn_flaps(world_, {}, 6, render::colours::ivory);
    house_.sounds.loop("rail", true);
    house_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
}

void SiwuliuScene::sit_down(session::Setup<siwuliu::Rules> setup) {
    session_.emplace(std::move(setup));
    panels_.new_sitting();
    rounds_.clear();
    next_bet_ = first_bet;
    untold_.clear();
    begin_round();
    update_boards(true);
}

// ---- tick ----

void SiwuliuScene::tick(const platform::Input& input, Ticks) {
    const platform::Input nothing;
    const platform::Input& at_table = panels_.covers_table() ? nothing : input;
    listen(input);
    if (demo_ && input.any) wish_ = Go{.where = Go::Where::Title};
    const auto clicked = buttons_.tick(at_table);
    if (clicked) press(*clicked);
    const int ticks = pace_.ticks(input.pressed(Action::StepTick));
    if (ticks == 0 && !pace_.paused) act(at_table, clicked);  // slow motion: nobody waits for a tick to be heard
    for (int nth = 0; nth < ticks; ++nth) {
        ++clock_;
        advance();
        act(nth == 0 ? at_table : nothing, nth == 0 ? clicked : std::nullopt);
    }
    set_buttons();
}

void SiwuliuScene::listen(const platform::Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back) && !panels_.close_top()) press("back");
    if (panels_.typing()) return;  // its letters are numbers
    if (input.pressed(Action::Pause)) pace_.paused = !pace_.paused;
    constexpr std::pair<Action, const char*> keys[] = {{Action::Overlay, "odds"}, {Action::Settings, "settings"},
                                                       {Action::Rules, "rules"},  {Action::NewMatch, "new_sitting"},
                                                       {Action::Bets, "rounds"},  {Action::Coach, "coach"}};
    for (const auto& [action, button] : keys)
        if (input.pressed(action)) press(button);
}

void SiwuliuScene::press(const std::string& button) {
    if (button == "back") wish_ = Go{.where = Go::Where::Title};
    if (button == "sound") house_.settings.muted = !house_.settings.muted;
    if (button == "coach") house_.settings.coach = !house_.settings.coach;
    if (button == "odds") panels_.toggle_debug();
    if (button == "settings") panels_.toggle_settings();
    if (button == "rules") panels_.toggle_rules();
    if (button == "rounds") panels_.toggle_rounds();
    if (button == "new_sitting" && by_hand()) panels_.open_seats(session_->next_table().rules);
    if (button == "fair" && by_hand()) {
        const siwuliu::Rules& now = session_->next_table().rules;
        const siwuliu::Rules fair = fair_house(now);
        siwuliu::Rules written;
        written.bank = now.bank;
        written.balance = now.balance;
        change_rules(now == fair ? written : fair);
    }
    house_.sounds.play("button", 0.6f);
}

// One tick of what needs no decision.
void SiwuliuScene::advance() {
    world_.tick(clock_);
    till_.tick(clock_);
    if (const int landed = till_.take_landed())
        house_.sounds.play("coin", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
    if (const int flips = world_.take_flips())
        house_.sounds.play("flap", std::min(1.0f, 0.2f + 0.05f * static_cast<float>(flips)));
    cast_.tick(clock_, house_);
}

// ---- act ----

void SiwuliuScene::act(const platform::Input& input, const std::optional<std::string>& clicked) {
    const bool go_on = input.pressed(Action::Roll) || input.pressed(Action::Confirm) || input.pressed(Action::Skip);
    const bool due = clock_ >= until_;
    switch (phase_) {
        case Phase::Betting:
            if (by_hand()) return betting(input, clicked);
            if (due) play_along();
            break;
        case Phase::Banker:
            if (!due && !(go_on && by_hand())) break;
            if (watching()) return follow_recording();
            throw_dice(drawn_hand({0, -1}));
            break;
        case Phase::Player: {
            if (!by_hand()) {
                if (due) play_along();
                break;
            }
            const bool by_pointer = buttons_.just_pressed("throw") || pressed_on_bowl(input);
            if (!by_pointer && !input.pressed(Action::Roll)) break;
            phase_ = Phase::Shaking;
            cast_.shake(clock_, by_pointer);
            house_.sounds.play("shake", 0.5f);
            break;
        }
        case Phase::Shaking:
            if (const auto hand =
                    cast_.let_go(input, clock_, session_->hash() + static_cast<std::uint64_t>(clock_), house_))
                throw_dice(*hand);
            break;
        case Phase::Flying:
            if (go_on) cast_.hurry(clock_);
            if (cast_.landed(clock_)) land();
            break;
        case Phase::Settled:
            if (by_hand()) return settled(input, clicked);
            if (due) collect();
            break;
        case Phase::Fetching:
            if (due || go_on) next_round();
            break;
        case Phase::Over:
            if (by_hand() && (input.pressed(Action::Roll) || clicked == "next_game")) return next_game();
            if ((clicked == "record" || input.pressed(Action::Confirm)) && by_hand() && !rounds_.empty())
                return record(rounds_.back().number);
            if (watching() && due) follow_recording();
            break;
    }
}

void SiwuliuScene::betting(const platform::Input& input, const std::optional<std::string>& clicked) {
    const auto step_to = [&](Cents bet) {
        next_bet_ = std::clamp<Cents>(bet, 1, std::max<Cents>(1, offer().most));
        update_boards();
        house_.sounds.play("button", 0.4f);
    };
    for (std::size_t key = 0; key < std::size(bet_keys); ++key)
        if (input.pressed(bet_keys[key])) step_to(coin_keys[key]);
    if (input.pressed(Action::Up) || input.pressed(Action::Right) || clicked == "plus") step_to(bet_up(next_bet()));
    if (input.pressed(Action::Down) || input.pressed(Action::Left) || clicked == "minus") step_to(bet_down(next_bet()));
    if (input.pressed(Action::Hold) || clicked == "half") step_to(offer().most / 2);
    if (input.pressed(Action::Double)) step_to(2 * next_bet());
    if (input.pressed(Action::Undo) || clicked == "undo") undo();
    const bool main_key = input.pressed(Action::Roll), begun = shown_.bet > 0;
    if (input.pressed(Action::Rebet) || clicked == "cover_all")
        decide(siwuliu::Bet{offer().most});
    else if (begun && (main_key || clicked == "stop"))
        decide(siwuliu::Stop{});
    else if (main_key || input.pressed(Action::Confirm) || clicked == "cover")
        decide(siwuliu::Bet{next_bet()});
}

bool SiwuliuScene::decide(const siwuliu::Event& event) {
    const auto done = session_->submit(event);
    if (!done) {
        refuse(done.refused);
        return false;
    }
    refused_.clear();
    told_.clear();
    tell_bets(done->facts);
    return true;
}

void SiwuliuScene::undo() {
    if (const auto done = session_->undo(); !done) return refuse(done.refused);
    shown_ = session_->state();
    round_.clear();
    till_.take_back(shown_);
    panels_.shown(*session_);
    update_boards();
}

world::Hand SiwuliuScene::drawn_hand(glm::vec2 towards) const {
    chance::Dust dust{session_->hash() + static_cast<std::uint64_t>(clock_)};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    const auto sideways = static_cast<float>(dust.between(-0.4, 0.4));
    return {strength, {sideways, towards.y}, dust.bits()};
}

void SiwuliuScene::throw_dice(const world::Hand& hand, const std::vector<int>& forced) {
    point_before_ = session_->state().point;
    const auto rolled = forced.empty() ? session_->throw_dice() : session_->force(forced);  // decided, stored here ...
    if (!rolled) return refuse(rolled.refused);
    untold_ = rolled->facts;
    call_.reset();
    (shown_.phase == siwuliu::Phase::BankerRolls ? bank_faces_ : player_faces_).clear();
    if (shown_.phase == siwuliu::Phase::PlayerRolls) player_point_.reset();
    cast_.fly(session_->journal().back().faces, hand, clock_, house_.settings);
    phase_ = Phase::Flying;  // ... and only shown from here on
}

void SiwuliuScene::play_along() {
    if (watching()) return follow_recording();
    if (phase_ == Phase::Player) return throw_dice(drawn_hand({0, 1}));
    if (shown_.bet == 0)
        decide(siwuliu::Bet{std::clamp<Cents>(offer().most * 2 / 5, 1, offer().most)});
    else
        decide(siwuliu::Stop{});
    until_ = std::max(until_, clock_ + demo_pause);
}

// A watched sitting plays what was recorded; the session draws the faces from the seed once more.
void SiwuliuScene::follow_recording() {
    const std::size_t next = session_->journal().size();
    if (next >= watch_.size()) return;
    const session::RecordedEntry& entry = watch_[next];
    if (session_->game() < entry.game) return next_game();
    until_ = clock_ + watched_pause;
    if (entry.event == session::undo_word) return undo();
    if (entry.event.starts_with(session::change_word)) {
        auto table = session_->next_table();
        if (!session::read_change(entry.event, table)) session_->change_table(table);
        return;
    }
    const auto event = siwuliu::Rules::event_from(entry.event);
    if (event && faces_of(*event).empty()) {
        decide(*event);
        return;
    }
    const bool banker = shown_.phase == siwuliu::Phase::BankerRolls;
    throw_dice({0.5f, {0.2f, banker ? -1.0f : 1.0f}, entry.hash}, entry.forced ? entry.faces : std::vector<int>{});
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
    if ((clicked == "record" || input.pressed(Action::Confirm)) && !rounds_.empty())
        return record(rounds_.back().number);
    if (input.pressed(Action::Roll) || clicked == "collect" || clicked == "next_round") collect();
}

void SiwuliuScene::collect() {
    const bool fetched = till_.collect(places(), shown_.balance, clock_, house_.settings.reduced_motion);
    if (!fetched) return next_round();
    phase_ = Phase::Fetching;
    until_ = till_.rest_at() + home_waits;
    update_boards();
}

void SiwuliuScene::next_round() {
    if (demo_) wish_ = Go{.where = Go::Where::Title};
    if (!session_->over()) return begin_round();
    phase_ = Phase::Over;
    until_ = clock_ + demo_end;
    call_ = SiwuliuCall{shown_.bank == 0 ? "The bank is broken" : "Your purse is empty", "A new game waits.", false};
    called_at_ = clock_;
    update_boards();
}

void SiwuliuScene::next_game() {
    if (!session_->next_game()) return;
    rounds_.clear();
    next_bet_ = first_bet;
    begin_round();
}

void SiwuliuScene::change_rules(const siwuliu::Rules& rules) {
    if (const auto changed = session_->change_rules(rules); !changed) return refuse(changed.refused);
    panels_.shown(*session_);
}

void SiwuliuScene::sit_down_as(const ui::SiwuliuTableWish& wish) {
    session::Setup<siwuliu::Rules> setup{.rules = wish.rules, .seed = 0, .players = {"human"}};
    setup.seed = wish.seed.value_or(chance::seed_from_system());
    ended_sitting_ = sitting();
    sit_down(std::move(setup));
}

void SiwuliuScene::record(int number) {
    const auto round = std::ranges::find(rounds_, number, &ui::SiwuliuRoundLine::number);
    if (round == rounds_.end() || round->recorded) return;
    if (house_.data.empty()) return refuse("Nothing is written: there is no data folder. Say where with --data-dir.");
    try {
        session::record_siwuliu(house_.data, round->bank, round->balance);
    } catch (const Error& error) {
        return refuse(error.what());
    }
    round->recorded = true;
    told_ = fmt::format("Round {} is recorded in {}.", number, (house_.data / "records.txt").string());
    refused_.clear();
    refused_at_ = clock_;
    house_.sounds.play("button", 0.6f);
}

void SiwuliuScene::refuse(const std::string& why) {
    refused_ = why;
    told_.clear();
    refused_at_ = clock_;
    house_.sounds.play("button_no", 0.5f);
}

}  // namespace boxcars::scenes
