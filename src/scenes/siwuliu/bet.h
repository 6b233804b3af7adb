// The next bet: how it is stepped up and down, in amounts that people bet, finer where it is small, and set by key or
// button. Cents. Bets nothing.
#pragma once
#include "base/money.h"
#include "platform/input.h"

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
    Cents amount() const { return amount_; }
    Cents within(Cents most) const { return amount_ < most ? amount_ : most; }
    // Keys and buttons that set it, ALL and HALF of `most` among them; true: one was pressed.
    bool hear(const platform::Input& input, const std::optional<std::string>& clicked, Cents most);

 private:
    Cents amount_ = at_first;
};

}  // namespace boxcars::scenes
