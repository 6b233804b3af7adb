// Cee-lo: the picture catches up with the truth, one fact after another, once the dice rest.
#include "base/overloaded.h"
#include "platform/settings.h"
#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/scene.h"

namespace boxcars::scenes {
using namespace ceelo_feel;

Ticks CeeloScene::reveal(Facts rest) {
    if (const auto say = say_of(rest, point_, *seats_)) {
        say_ = *say;
        if (!boast_.empty()) say_.line = std::exchange(boast_, {});
    }
    const ceelo::Fact& fact = rest.front();
    coins_.reveal(fact, view(), clock_, services_.settings.reduced_motion);
    ledger_.reveal(fact, point_);
    sound_of(fact);
    update_boards();
    return paced(looked_at(fact));
}

void CeeloScene::revealed() {
    shown_ = session_->state();
    coins_.set(shown_);
    point_ = shown_.point;
    update_boards();
    panels_.shown(*session_);
    next_move();
}

Ticks CeeloScene::looked_at(const ceelo::Fact& fact) {
    const auto news = [&](int player) {
        news_at_[ceelo::seat(player)] = clock_;
        return settled_stays;
    };
    return std::visit(
        Overloaded{[&](const ceelo::BankDrawn&) { return drawn_stays; },
                   [&](const ceelo::RoundBegan& began) -> Ticks {
                       shown_.round = began.round;
                       point_ = 0;
                       if (pill_to_ < 0) pill_from_ = pill_to_ = began.banker;
                       return 0;
                   },
                   [&](const ceelo::BankStaked&) { return staked_stays; },
                   [&](const ceelo::Covered&) { return covered_stays; },
                   [&](const ceelo::Returned&) { return returned_stays; },
                   [&](const ceelo::Threw&) { return thrown_stays; },
                   [&](const ceelo::PointSet& set) -> Ticks {
                       point_ = set.point;
                       return settled_stays;
                   },
                   [&](const ceelo::BettorWon& won) { return news(won.player); },
                   [&](const ceelo::BettorLost& lost) { return news(lost.player); },
                   [&](const ceelo::StandOff& off) { return off.again ? thrown_stays : news(off.player); },
                   [&](const ceelo::BankTakenUp&) { return taken_stays; },
                   [&](const ceelo::BankPasses& bank) {
                       const CeeloSay say = say_of_bank(bank, *seats_);
                       transition_ = say.title + " " + say.line;
                       why_ = say.line;
                       pill_from_ = bank.from;
                       pill_to_ = bank.to;
                       pill_since_ = clock_;
                       return passes_stays;
                   },
                   [&](const ceelo::GameOver& over) {
                       end_ = over;
                       return game_over_stays;
                   },
                   [](const auto&) -> Ticks { return 0; }},
        fact);
}

// A win is told for whoever sits here; a bet that was only got back is none.
void CeeloScene::sound_of(const ceelo::Fact& fact) {
    const auto loud = [](int amount) { return std::min(1.0f, 0.45f + 0.02f * static_cast<float>(amount)); };
    if (const auto* won = std::get_if<ceelo::BettorWon>(&fact); won && seats_->human(won->player))
        services_.sounds.play("win", loud(won->won));
    if (const auto* lost = std::get_if<ceelo::BettorLost>(&fact); lost && seats_->human(lost->player))
        services_.sounds.play("loss", 0.7f * loud(lost->bet));
    if (const auto* over = std::get_if<ceelo::GameOver>(&fact)) {
        bool ours = false;
        for (int player = 0; player < seats_->count(); ++player)
            ours = ours || (seats_->human(player) && over->won_by(player));
        services_.sounds.play(ours ? "big_win" : "whistle", 0.9f);
    }
    if (const auto* bank = std::get_if<ceelo::BankPasses>(&fact); bank && bank->from != bank->to)
        services_.sounds.play("bank", 0.5f);
}

void CeeloScene::next_move() {
    if (over(session_->rules(), shown_)) return finish();
    const bool decision = most_offered(shown_) > 0;
    if (by_hand(shown_.turn)) {
        phase_ = decision ? Phase::Deciding : Phase::Waiting;
        asked_at_ = clock_;
        choices_ = decision ? seats_->choices(session_->rules(), shown_) : std::vector<odds::CeeloChoice>{};
        const int most = most_offered(shown_), last = shown_.phase == ceelo::Phase::Stake ? last_stake_ : last_bet_;
        amount_ = std::clamp(last > 0 ? last : (most + 2) / 3, 1, std::max(1, most));
        update_boards();
        return;
    }
    phase_ = Phase::Thinking;
    const Ticks think = !decision ? think_throw : shown_.phase == ceelo::Phase::Stake ? think_stake : think_cover;
    until_ = clock_ + (watching() ? watched_pause : hurried() ? 1 : paced(think));
}

void CeeloScene::finish() {
    phase_ = Phase::Finished;
    finished_since_ = clock_;
    until_ = clock_ + watched_end;
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
}

void CeeloScene::update_boards(bool at_once) {
    const ceelo_look::Dash dash = ceelo_look::dash_places(layout_);
    const auto set = [&](world::Id flaps, const render::Rect& where, int value) {
        show_on(flaps, where, 3, std::to_string(value), at_once);
    };
    set(purse_flaps_, dash.purse,
        seats_->humans() == 0 ? shown_.round : coins_.in({CeeloPot::Kind::Pocket, dash_player()}));
    set(amount_flaps_, dash.amount, amount_);
}

}  // namespace boxcars::scenes
