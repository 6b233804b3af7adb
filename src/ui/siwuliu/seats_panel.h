// Before the Lacquer Car's table opens anew: how much the two put up, by which sheet, on which seed. Answers a request;
// starts nothing itself.
#pragma once
#include "rules/siwuliu/rules.h"
#include "ui/panels/seats_frame.h"

#include <cstdint>
#include <optional>
#include <string>

namespace boxcars::ui {

struct SiwuliuTableRequest {
    siwuliu::Rules rules{};
    std::optional<std::uint64_t> seed{};  // none: they are sealed
    std::string words{};                  // the player's own, for sealed dice
    std::optional<bool> from_purse{};     // or for a bankroll of its own; none: there is no purse here
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
