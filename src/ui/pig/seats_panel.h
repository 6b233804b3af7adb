// Before a table opens: who sits where, which rules, which seed, with or without the coach. Answers a request; starts
// nothing itself.
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
    std::optional<std::uint64_t> seed{};                  // none: they are sealed
    std::string words{};                                  // the player's own, for sealed dice
    bool coach = false;
};

// All that may sit there, hold:N last; people with their faces, and how strong they are at the house's own race.
std::vector<PlayerChoice> pig_choices(const pig::Rules& rules, const Portraits& faces);

class SeatsPanel {
 public:
    explicit SeatsPanel(PigTableRequest request = {});
    SeatsDone<PigTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed);
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // of the cast
    const PigTableRequest& request() const { return request_; }
    std::optional<std::string> problem() const;  // why this table cannot start, as a sentence

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
