// Before a craps table opens: who else plays on the same dice, with how much, on which seed. Answers a request; starts
// nothing itself.
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
    std::vector<std::string> players{};   // the others' (players/craps_strategy.h), by name; up to four
    std::optional<std::uint64_t> seed{};  // none: they are sealed
    std::string words{};                  // the player's own, for sealed dice
    std::optional<bool> from_purse{};     // or for a bankroll of its own; none: there is no purse here
};

class CrapsSeats {
 public:
    static constexpr std::size_t most_others = 4;
    explicit CrapsSeats(CrapsTableRequest request = {});
    SeatsDone<CrapsTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed);
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void offer_purse(bool wanted) { request_.from_purse = wanted; }
    const CrapsTableRequest& request() const { return request_; }  // its players with empty names for empty seats
    std::optional<std::string> problem() const;                    // why this table cannot start, as a sentence

 private:
    void seat(Host& host, std::size_t at);
    void bankroll(Host& host);

    CrapsTableRequest request_;
    SeedField seed_;
};

}  // namespace boxcars::ui
