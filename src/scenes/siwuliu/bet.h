// The next bet: how it is stepped up and down, in amounts that people bet, finer where it is small, set by key or
// button, and put down. Cents. Bets nothing itself: what was decided is the scene's to carry out.
#pragma once
#include "base/money.h"
#include "platform/input.h"
#include "rules/siwuliu/rules.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

Cents bet_step(Cents around);
Cents bet_up(Cents now);
Cents bet_down(Cents now);

class NextBet {
 public:
    static constexpr Cents at_first = 1000;

    void reset() { amount_ = at_first; }
    void put_down(Cents amount) { amount_ = amount; }
    Cents amount() const { return amount_; }
    Cents within(Cents most) const { return amount_ < most ? amount_ : most; }
    Cents on_offer(bool betting, const siwuliu::State& shown) const {
        return betting ? within(siwuliu::offer(shown).most) : amount_;
    }
    using Clicked = std::optional<std::string>;
    struct HeardBet {
        bool set = false;   // a key or button that sets it, ALL and HALF of the most among them
        bool undo = false;  // the last bet is to be taken back
        std::optional<siwuliu::Event> decided{};
    };
    HeardBet hear(const platform::Input& input, const Clicked& clicked, const siwuliu::State& shown);

 private:
    bool set(const platform::Input& input, const Clicked& clicked, Cents most);

    Cents amount_ = at_first;
};

// What the table does where nobody plays: two fifths of what may be bet, then the throw.
siwuliu::Event demonstrated(const siwuliu::State& shown);

}  // namespace boxcars::scenes
