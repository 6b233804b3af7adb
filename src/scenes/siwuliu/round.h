// One round of the Lacquer Car as far as it has been told: its facts, the faces and points on show, the verdict and
// since when it stands. Made from facts alone; decides nothing of the game.
#pragma once
#include "base/ticks.h"
#include "scenes/siwuliu/calls.h"

namespace boxcars::scenes {

class SiwuliuRound {
 public:
    using Facts = std::span<const siwuliu::Fact>;

    struct Side {
        std::vector<int> faces{};
        std::optional<int> point{};
    };
    struct Came {  // of a throw
        bool by_banker = true, again = false, decided = false;
    };

    void begin() { *this = {}; }
    void bet(Facts facts);                  // what a decision led to
    void take_back();                       // the last of those
    void fly(siwuliu::Who who, int point);  // what lay there is taken up; `point`: the banker's, before the throw
    Came land(const siwuliu::Rules& rules, Facts facts, Ticks now);
    void end_game(bool bank_broken, Ticks now);

    const Side& bank() const { return bank_; }
    const Side& player() const { return player_; }
    const std::optional<SiwuliuCall>& call() const { return call_; }
    bool celebrates() const { return call_ && call_->celebrate; }
    bool big_win() const { return celebrates() && call_->words.back() == '!'; }
    Ticks called_at() const { return called_at_; }
    Ticks settled_at() const { return settled_at_; }
    Ticks rang_at() const { return rang_at_; }  // three of a kind made the bowl ring
    Facts told() const { return told_; }

 private:
    Side bank_, player_;
    std::vector<siwuliu::Fact> told_;
    std::vector<std::size_t> before_bets_;  // how many had been told before each decision
    int point_before_ = 0;
    std::optional<SiwuliuCall> call_;
    Ticks called_at_ = -100'000, settled_at_ = -100'000, rang_at_ = -100'000;
};

}  // namespace boxcars::scenes
