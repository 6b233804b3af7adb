// Pig: the picture catches up with the truth, one fact after another.
#include "platform/settings.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/scene.h"

namespace boxcars::scenes {
namespace {

using namespace pig_feel;

// Where a wagon stands: before the mark until it has a point, past it when it is home.
float fraction(int points, const pig::Rules& rules) {
    constexpr float clear_of_mark = 0.022f;
    if (points == 0) return -clear_of_mark;
    if (points >= rules.goal) return 1 + clear_of_mark;
    return static_cast<float>(points) / static_cast<float>(rules.goal);
}

}  // namespace

Ticks PigScene::reveal(Facts rest) {
    const pig::Fact& fact = rest.front();
    if (const auto* added = std::get_if<pig::Added>(&fact)) {
        faces_.push_back(added->face);
        services_.sounds.play("flap", 0.4f);
    } else if (const auto* bust = std::get_if<pig::Busted>(&fact)) {
        return busted(*bust);
    } else if (const auto* bank = std::get_if<pig::Banked>(&fact)) {
        return banked(*bank);
    } else if (const auto* won = std::get_if<pig::Won>(&fact)) {
        shown_.winner = won->player;
        won_since_ = clock_;
        services_.sounds.play(seats_->human(won->player) ? "big_win" : "whistle", 0.9f);
    }
    return 0;
}

Ticks PigScene::busted(const pig::Busted& busted) {
    lost_ = busted.lost;
    faces_.push_back(busted.face);
    drain_since_ = clock_;
    services_.sounds.play("snout", 0.9f);
    if (busted.lost > 0) services_.sounds.play("loss", std::min(1.0f, 0.35f + static_cast<float>(busted.lost) / 60.0f));
    return seats_->human(busted.player) ? after_bust : paced(after_bust);
}

Ticks PigScene::banked(const pig::Banked& banked) {
    shown_.scores[seat(banked.player)] = banked.score;
    shown_.turn_total = 0;
    banked_ = banked.points;
    services_.sounds.play("bank", std::min(1.0f, 0.45f + static_cast<float>(banked.points) / 60.0f));
    update_boards();
    const bool left = banked.player == seats_->near(shown_);
    const render::Rect board = left ? world_[near_flaps_].flaps->where : world_[far_flaps_].flaps->where;
    if (!services_.settings.reduced_motion)
        spawn_sparks(world_, {board.centre().x, board.y}, std::min(70, 10 + banked.points),
                     render::colours::brass_light, clock_, session_->hash());
    return seats_->human(banked.player) ? after_bank : paced(after_bank);
}

void PigScene::revealed() {
    shown_ = session_->state();
    if (won_since_ >= 0) return finish();
    panels_.shown(*session_, shown_);
    if (shown_.rolls == 0) return start_turn();
    if (by_hand(shown_.turn)) {
        phase_ = Phase::Waiting;
        return;
    }
    phase_ = Phase::Thinking;
    until_ = clock_ + (hurried() ? 1 : paced(think_again));
}

void PigScene::start_turn() {
    shown_ = session_->state();
    faces_.clear();
    drain_since_ = -1;
    banked_ = 0;
    update_boards();
    if (by_hand(shown_.turn)) {
        phase_ = Phase::Waiting;
        return;
    }
    phase_ = Phase::Thinking;
    until_ = clock_ + (hurried() ? 1 : paced(think_first));
}

void PigScene::finish() {
    phase_ = Phase::Finished;
    until_ = clock_ + watched_end;
    faces_.clear();
    end_ = ending();
    panels_.shown(*session_, shown_);
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
}

void PigScene::update_boards(bool at_once) {
    const pig_look::Sides sides = pig_look::dash_sides(layout_);
    const int near = seats_->near(shown_), far = seats_->far(shown_);
    const int cells = session_->rules().goal >= 900 ? 4 : 3;
    for (const auto& [flaps, wagon, where, player] : {std::tuple{near_flaps_, near_wagon_, sides.near_flaps, near},
                                                      {far_flaps_, far_wagon_, sides.far_flaps, far}}) {
        world::Flaps& board = *world_[flaps].flaps;
        board.where = where;
        board.ink = flaps == near_flaps_ ? near_hue() : far_hue();
        world_[wagon].ride->body = board.ink;
        board.cells = cells;
        board.reduced = services_.settings.reduced_motion;
        const int score = shown_.scores[seat(player)];
        board.show(std::to_string(score), clock_, at_once);
        const float to = fraction(score, session_->rules());
        if (at_once || world_[wagon].ride->to != to) world_[wagon].ride->go(to, clock_, at_once ? 1 : ride);
    }
}

}  // namespace boxcars::scenes
