// Before a craps table opens: who else plays on the same dice, with how much, on which seed. Answers a wish; starts
// nothing itself.
#pragma once
#include "rules/craps.h"
#include "ui/seats_frame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct CrapsTableWish {
    craps::Rules rules{};
    std::vector<std::string> players{};   // the others' (players/craps_strategy.h), by name; up to four
    std::optional<std::uint64_t> seed{};  // none: from the system's entropy
};

class CrapsSeats {
 public:
    static constexpr std::size_t most_others = 4;
    explicit CrapsSeats(CrapsTableWish wish = {});
    SeatsDone<CrapsTableWish> draw(Host& host);
    void set_seed(std::uint64_t seed);
    const CrapsTableWish& wish() const { return wish_; }  // its players with empty names for empty seats
    std::optional<std::string> problem() const;           // why this table cannot start, as a sentence

 private:
    void seat(Host& host, std::size_t at);
    void bankroll(Host& host);

    CrapsTableWish wish_;
    SeedField seed_;
};

}  // namespace boxcars::ui
