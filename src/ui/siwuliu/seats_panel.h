// The panel before a sì-wŭ-liù table opens anew: how much the two put up, which sheet, which seed. Returns a request.
#pragma once
#include "rules/siwuliu/rules.h"
#include "ui/panels/seats_frame.h"

#include <cstdint>
#include <optional>
#include <string>

namespace boxcars::ui {

struct SiwuliuTableRequest {
    siwuliu::Rules rules{};
    std::optional<std::uint64_t> seed{};  // empty: the dice are sealed
    std::string words{};                  // the player's own words, for sealed dice
    std::optional<bool> from_purse{};     // false: its own bankroll; empty: there is no purse here
};

class SiwuliuSeats {
 public:
    explicit SiwuliuSeats(const siwuliu::Rules& rules) : request_{rules, {}} {}
    SeatsDone<SiwuliuTableRequest> draw(Host& host);
    void set_seed(std::uint64_t seed) { seed_.set(seed); }
    const SiwuliuTableRequest& request() const { return request_; }
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void offer_purse(bool wanted) { request_.from_purse = wanted; }

 private:
    void money(Host& host, const char* words, const char* knob);
    void sheet(Host& host);

    SiwuliuTableRequest request_;
    SeedField seed_;
};

}  // namespace boxcars::ui
