// Each player's round at the cable drum as their plate tells it, fact by fact. Draws nothing.
#pragma once
#include "rules/ceelo/rules.h"

#include <array>
#include <string>
#include <vector>

namespace boxcars::scenes {

// One player's round as its plate tells it.
struct CeeloLine {
    std::string words;     // "covers 3", "5 beats 4"
    int amount = 0;        // at stake, or what the round changed
    bool settled = false;  // amount is a gain or a loss
    bool out = false;      // sits out
    std::vector<int> faces{};
};
class CeeloLedger {
 public:
    void clear() { lines_ = {}; }
    void reveal(const ceelo::Fact& fact, int point);
    const CeeloLine& of(int player) const { return lines_[ceelo::seat(player)]; }

 private:
    std::string won_words(int player, int point) const;
    std::string lost_words(int player, int point) const;
    void settle(int player, std::string words, int change);
    void settle_bank();
    CeeloLine& at(int player) { return lines_[ceelo::seat(player)]; }
    std::array<CeeloLine, ceelo::most_players> lines_{};
    int banker_ = -1, stake_ = 0;
};

}  // namespace boxcars::scenes
