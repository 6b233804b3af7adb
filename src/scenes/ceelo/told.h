// A game at the cable drum as far as it has been told: coins and plates, the banker's marker, what was last said. Made
// fact by fact; decides nothing of the game and draws nothing.
#pragma once
#include "rules/ceelo/rules.h"
#include "scenes/ceelo/calls.h"
#include "scenes/ceelo/coins.h"

#include <array>
#include <string>
#include <vector>

namespace boxcars::scenes {

// Each player's round at the cable drum as their plate tells it, fact by fact. Draws nothing.

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

class CeeloTold {
 public:
    using Facts = std::span<const ceelo::Fact>;
    struct Viewer {  // of whoever looks
        const CeeloSeats& seats;
        const CeeloFeltView& view;
        Ticks now = 0;
        bool reduced_motion = false;
    };

    void begin(const ceelo::State& opening);
    Ticks reveal(Facts rest, const Viewer& viewer);  // the first of them; how long it is looked at
    void catch_up(const ceelo::State& state);        // all is told
    void lay(const ceelo::State& state);             // while bets are taken: as it lay then, whatever was told before
    void boast(std::string words) { boast_ = std::move(words); }
    void tick(Ticks now) { coins_.tick(now); }
    int take_landed() { return coins_.take_landed(); }

    const CeeloCoins& coins() const { return coins_; }
    const CeeloLine& line(int player) const { return ledger_.of(player); }
    int covered(int players) const;  // all bets together
    int point() const { return point_; }
    const CeeloSay& say() const { return say_; }
    const std::string& transition() const { return transition_; }  // who banks next and why
    const std::string& why() const { return why_; }
    Ticks news_at(int player) const { return news_at_[ceelo::seat(player)]; }
    int banker() const { return marker_to_; }  // whom the marker stands with, or moves to
    float banker_place(const CeeloFeltView& view, double time, bool reduced_motion) const;
    const std::optional<ceelo::GameOver>& end() const { return end_; }

 private:
    Ticks looked_at(const ceelo::Fact& fact, const Viewer& viewer);
    Ticks pass_bank(const ceelo::BankPasses& bank, const Viewer& viewer);

    CeeloCoins coins_;
    CeeloLedger ledger_;
    int point_ = 0;
    CeeloSay say_;
    std::string transition_, why_, boast_;  // boast: by how much the last decision is the best one
    std::array<Ticks, ceelo::most_players> news_at_{};
    int marker_from_ = -1, marker_to_ = -1;
    Ticks marker_since_ = 0;
    std::optional<ceelo::GameOver> end_;
};

}  // namespace boxcars::scenes
