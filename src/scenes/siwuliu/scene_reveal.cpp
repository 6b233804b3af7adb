// The Lacquer Car: the picture catches up with the truth, bet by bet and once the dice rest.
#include "platform/settings.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/scene.h"
#include "ui/amounts.h"

namespace boxcars::scenes {

using namespace siwuliu_feel;

void SiwuliuScene::begin_round() {
    shown_ = session_->state();
    till_.begin_round(shown_, session_->rules().bank);
    round_.clear();
    before_bets_.clear();
    bank_faces_.clear();
    player_faces_.clear();
    bank_point_.reset();
    player_point_.reset();
    call_.reset();
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    update_boards();
}

void SiwuliuScene::show_bets(std::span<const siwuliu::Fact> facts) {
    before_bets_.push_back(round_.size());
    for (const siwuliu::Fact& fact : facts) {
        round_.push_back(fact);
        till_.reveal(fact, places(), clock_, services_.settings.reduced_motion);
    }
    shown_ = session_->state();
    panels_.shown(*session_);
    services_.sounds.play("coin", 0.6f);
    if (shown_.phase == siwuliu::Phase::BankerRolls) {
        phase_ = Phase::Banker;
        until_ = std::max(clock_ + before_banker, till_.rest_at() + before_banker / 2);
    }
    update_boards();
}

void SiwuliuScene::landed(Facts facts) {
    shown_ = session_->state();
    panels_.shown(*session_);
    show_throw(facts);
}

void SiwuliuScene::show_throw(std::span<const siwuliu::Fact> facts) {
    bool again = false, decided = false, banker = true;
    for (const siwuliu::Fact& fact : facts) {
        round_.push_back(fact);
        till_.reveal(fact, places(), clock_, services_.settings.reduced_motion);
        if (const auto* threw = std::get_if<siwuliu::Threw>(&fact)) {
            banker = threw->who == siwuliu::Who::Banker;
            (banker ? bank_faces_ : player_faces_).assign(threw->faces.begin(), threw->faces.end());
        }
        if (const auto* has = std::get_if<siwuliu::HasPoint>(&fact))
            (has->who == siwuliu::Who::Banker ? bank_point_ : player_point_) = has->point;
        again = again || std::holds_alternative<siwuliu::RollsAgain>(fact);
        decided = decided || std::holds_alternative<siwuliu::RoundEnded>(fact);
    }
    call_ = siwuliu_call(session_->rules(), point_before_, facts);
    called_at_ = clock_;
    if (decided) return settle(facts);
    phase_ = again && banker ? Phase::Banker : Phase::Player;
    until_ = clock_ + (again ? nothing_read : demo_pause);
}

void SiwuliuScene::settle(std::span<const siwuliu::Fact> facts) {
    const SiwuliuTill::Money& money = till_.money();
    ui::SiwuliuRoundLine round{.words = call_ ? call_->words : ""};
    round.result = money.won - money.lost;
    round.practice = session_->practised();
    for (const siwuliu::Fact& fact : facts)
        if (const auto* ended = std::get_if<siwuliu::RoundEnded>(&fact)) {
            round.number = ended->round;
            round.bank = ended->bank;
            round.balance = ended->balance;
        }
    rounds_.push_back(round);
    const auto size = static_cast<float>(std::abs(static_cast<double>(round.result)) / 20'000.0);
    if (round.result > 0)
        services_.sounds.play(call_ && call_->celebrate && call_->words.back() == '!' ? "big_win" : "win",
                              std::min(1.0f, 0.45f + 0.4f * size));
    else if (round.result < 0)
        services_.sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
    phase_ = Phase::Settled;
    settled_at_ = clock_;
    until_ = clock_ + demo_end;
    update_boards();
}

void SiwuliuScene::update_boards(bool at_once) {
    using siwuliu_look::Board;
    const auto set = [&](world::Id id, Board board, Cents amount) {
        constexpr std::size_t fewest = 7;
        const std::string text = ui::look_money(amount);
        const int cells = static_cast<int>(std::max(fewest, text.size()));
        show_on(id, siwuliu_look::board_place(layout_, board, cells), cells, text, at_once);
    };
    set(purse_flaps_, Board::Purse, till_.money().purse);
    set(bet_flaps_, Board::Bet, next_bet());
}

SiwuliuTill::Places SiwuliuScene::places() const {
    const render::Camera camera = table_camera(layout_);
    using siwuliu_look::Who;
    return {siwuliu_look::circle_middle(camera, Who::Bank), siwuliu_look::circle_middle(camera, Who::Player),
            world_[purse_flaps_].flaps->where.centre(), camera.project({-10.6f, 1.6f, 0})};
}

}  // namespace boxcars::scenes
