// The panel before a craps table opens: who else plays on the same dice, with how much, on which seed. Returns a
// request.
#pragma once
#include "rules/craps/rules.h"
#include "ui/panels/seats_frame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct CrapsTableRequest {
    craps::Rules rules{};
    // Names of the other players' strategies (players/craps/strategy.h); up to four.
    std::vector<std::string> players{};
    std::optional<std::uint64_t> seed{};  // empty: the dice are sealed
    std::string words{};                  // the player's own words, for sealed dice
    std::optional<bool> from_purse{};     // false: its own bankroll; empty: there is no purse here
};

class CrapsSeats {
 public:
    static constexpr std::size_t most_others = 4;
    explicit CrapsSeats(CrapsTableRequest request = {});
    SeatsDone<CrapsTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed);
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void offer_purse(bool wanted) { request_.from_purse = wanted; }
    const CrapsTableRequest& request() const { return request_; }  // empty seats have empty player names
    std::optional<std::string> problem() const;                    // a sentence that says why this table cannot start

 private:
    void seat(Host& host, std::size_t at);
    void bankroll(Host& host);

    CrapsTableRequest request_;
    SeedField seed_;
};

}  // namespace boxcars::ui
