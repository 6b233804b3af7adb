// Before the drum opens: how many sit there, who, with how many coins, which seed. Answers a request; starts nothing
// itself.
#pragma once
#include "rules/ceelo/rules.h"
#include "ui/panels/seats_frame.h"

#include <vector>

namespace boxcars::ui {

struct CeeloTableRequest {
    ceelo::Rules rules{};
    std::vector<std::string> players{};   // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};  // none: they are sealed
    std::string words{};                  // the player's own, for sealed dice
    std::optional<bool> from_purse{};     // or for a bankroll of its own; none: there is no purse here
};

// All that may sit there; people with their faces, and how strong they are at the house's own table.
std::vector<PlayerChoice> ceelo_choices(const ceelo::Rules& rules, const Portraits& faces);

class CeeloSeatsPanel {
 public:
    explicit CeeloSeatsPanel(CeeloTableRequest request = {});
    SeatsDone<CeeloTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed) { seed_.set(seed); }
    const CeeloTableRequest& request() const { return request_; }
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // of the cast
    void offer_purse(bool wanted) { request_.from_purse = wanted; }
    std::optional<std::string> problem() const;  // why this table cannot start, as a sentence

 private:
    void seat(Host& host, int seat);
    void number(Host& host, const char* knob, const char* label);

    CeeloTableRequest request_;
    Portraits faces_;
    SeedField seed_;
};

}  // namespace boxcars::ui
