// Before the drum opens: how many sit there, who, with how many coins, which seed. Answers a wish; starts nothing
// itself.
#pragma once
#include "rules/ceelo.h"
#include "ui/host.h"
#include "ui/seed_field.h"

#include <vector>

namespace boxcars::ui {

struct CeeloTableWish {
    ceelo::Rules rules{};
    std::vector<std::string> players{};    // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};   // none: from the system's entropy
};

struct CeeloSeatsDone {
    std::optional<CeeloTableWish> start;
    bool close = false;   // left as it was
    bool random = false;  // a fresh seed is wished for: give it to set_seed()
};

class CeeloSeatsPanel {
 public:
    explicit CeeloSeatsPanel(CeeloTableWish wish = {});
    CeeloSeatsDone draw(Host& host);
    void set_seed(std::uint64_t seed) { seed_.set(seed); }
    std::optional<std::string> problem() const;  // why this table cannot start, as a sentence

 private:
    void seat(Host& host, int seat);
    void number(Host& host, std::string_view knob, const char* label);

    CeeloTableWish wish_;
    SeedField seed_;
};

}  // namespace boxcars::ui
