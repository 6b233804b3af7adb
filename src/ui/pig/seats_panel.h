// The panel before a Pig table opens: who sits where, which rules, which seed, with or without the coach. Returns a
// request.
#pragma once
#include "rules/pig/rules.h"
#include "ui/panels/seats_frame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct PigTableRequest {
    pig::Rules rules{};
    std::vector<std::string> players{"human", "hold20"};  // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};                  // empty: the dice are sealed
    std::string words{};                                  // the player's own words, for sealed dice
    bool coach = false;
};

// All possible players, hold:N last; people with portraits, and with their strength under the standard rules.
std::vector<PlayerChoice> pig_choices(const pig::Rules& rules, const Portraits& faces);

class SeatsPanel {
 public:
    explicit SeatsPanel(PigTableRequest request = {});
    SeatsDone<PigTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed);
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // portraits of the cast
    const PigTableRequest& request() const { return request_; }
    std::optional<std::string> problem() const;  // a sentence that says why this table cannot start

 private:
    void fill_seats();
    void seats(Host& host);
    void seat(Host& host, int seat);
    void coach(Host& host);

    PigTableRequest request_;
    Portraits faces_;
    SeedField seed_;
};

}  // namespace boxcars::ui
