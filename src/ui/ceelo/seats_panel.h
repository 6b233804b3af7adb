// The panel before a cee-lo table opens: how many players, who they are, their coins, the seed. Returns a request.
#pragma once
#include "rules/ceelo/rules.h"
#include "ui/panels/seats_frame.h"

#include <vector>

namespace boxcars::ui {

struct CeeloTableRequest {
    ceelo::Rules rules{};
    std::vector<std::string> players{};   // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};  // empty: the dice are sealed
    std::string words{};                  // the player's own words, for sealed dice
    std::optional<bool> from_purse{};     // false: its own bankroll; empty: there is no purse here
};

// All possible players; people with portraits, and with their strength under the standard rules.
std::vector<PlayerChoice> ceelo_choices(const ceelo::Rules& rules, const Portraits& faces);

class CeeloSeatsPanel {
 public:
    explicit CeeloSeatsPanel(CeeloTableRequest request = {});
    SeatsDone<CeeloTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed) { seed_.set(seed); }
    const CeeloTableRequest& request() const { return request_; }
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // portraits of the cast
    void offer_purse(bool wanted) { request_.from_purse = wanted; }
    std::optional<std::string> problem() const;  // a sentence that says why this table cannot start

 private:
    void seat(Host& host, int seat);
    void number(Host& host, const char* knob, const char* label);

    CeeloTableRequest request_;
    Portraits faces_;
    SeedField seed_;
};

}  // namespace boxcars::ui
