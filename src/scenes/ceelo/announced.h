// A game of cee-lo as far as it has been revealed: coins, the plates' text, the banker's mark, the latest words.
#pragma once
#include "rules/ceelo/rules.h"
#include "scenes/ceelo/calls.h"
#include "scenes/ceelo/coins.h"

#include <array>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct CeeloLine {         // the text of one player's plate
    std::string words;     // "covers 3", "5 beats 4"
    int amount = 0;        // the bet, or the gain or loss
    bool settled = false;  // `amount` is a gain or a loss
    bool out = false;      // sits out this round
    std::vector<int> faces{};
};
// Keeps the text of every player's plate, updated by each revealed fact.
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

class CeeloAnnounced {
 public:
    using Facts = std::span<const ceelo::Fact>;
    struct Viewer {  // what is needed to show a fact
        const CeeloSeats& seats;
        const CeeloFeltView& view;
        Ticks now = 0;
        bool reduced_motion = false;
    };

    void begin(const ceelo::State& opening);
    Ticks reveal(Facts rest, const Viewer& viewer);  // shows one fact, returns how long it is shown
    void catch_up(const ceelo::State& state);        // takes coins and point from `state`
    // Shows the drum as it was at a past decision.
    void lay(const ceelo::State& state);
    void boast(std::string words) { boast_ = std::move(words); }
    void tick(Ticks now) { coins_.tick(now); }
    int take_landed() { return coins_.take_landed(); }

    const CeeloCoins& coins() const { return coins_; }
    const CeeloLine& line(int player) const { return ledger_.of(player); }
    int covered(int players) const;  // the sum of all bets
    int point() const { return point_; }
    const CeeloSay& say() const { return say_; }
    const std::string& transition() const { return transition_; }  // says who banks next and why
    const std::string& why() const { return why_; }
    Ticks news_at(int player) const { return news_at_[ceelo::seat(player)]; }
    int banker() const { return marker_to_; }  // the player with the banker's mark
    float banker_place(const CeeloFeltView& view, double time, bool reduced_motion) const;
    const std::optional<ceelo::GameOver>& end() const { return end_; }

 private:
    Ticks looked_at(const ceelo::Fact& fact, const Viewer& viewer);
    Ticks pass_bank(const ceelo::BankPasses& bank, const Viewer& viewer);

    CeeloCoins coins_;
    CeeloLedger ledger_;
    int point_ = 0;
    CeeloSay say_;
    std::string transition_, why_, boast_;  // boast_: a computer player's words about its decision
    std::array<Ticks, ceelo::most_players> news_at_{};
    int marker_from_ = -1, marker_to_ = -1;
    Ticks marker_since_ = 0;
    std::optional<ceelo::GameOver> end_;
};

}  // namespace boxcars::scenes
