// Before a table opens: who sits where, which rules, which seed, with or without the coach. Answers a wish; starts
// nothing itself.
#pragma once
#include "rules/pig.h"
#include "ui/host.h"
#include "ui/seed_field.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct PigTableWish {
    pig::Rules rules{};
    std::vector<std::string> players{"human", "hold20"};  // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};                  // none: from the system's entropy
    bool coach = false;
};

struct SeatsDone {
    std::optional<PigTableWish> start;
    bool close = false;   // left as it was
    bool random = false;  // a fresh seed is wished for: give it to set_seed()
};

class SeatsPanel {
 public:
    explicit SeatsPanel(PigTableWish wish = {});
    SeatsDone draw(Host& host);
    void set_seed(std::uint64_t seed);
    const PigTableWish& wish() const { return wish_; }
    std::optional<std::string> problem() const;  // why this table cannot start, as a sentence

 private:
    void seats(Host& host);
    void seat(Host& host, int seat);
    void rules(Host& host);
    void dice(Host& host, SeatsDone& done);

    PigTableWish wish_;
    SeedField seed_;
};

}  // namespace boxcars::ui
