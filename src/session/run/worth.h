// The worth of a keepsake: how much it changes the chance of an invitation with best play, on average over a sample of
// boards, with a ticket's first purse and no other keepsake.
#pragma once
#include "session/run/run.h"

#include <map>
#include <optional>
#include <stop_token>

namespace boxcars::session {

constexpr int boards_in_sample = 10'000;

class KeepsakeWorth {
 public:
    KeepsakeWorth(const RunTables& tables, const RunTicket& ticket);
    // The mean change of the chance, such as 0.012. Empty if it was stopped.
    std::optional<double> of(const Keepsake& keepsake, const std::stop_token& stop);

 private:
    std::optional<double> chance(const Offer& offer, const HeldKeepsakes& held, const std::stop_token& stop) const;

    const RunTables& tables_;
    const RunTicket& ticket_;
    std::map<Offer, int> on_;  // how often the sample has each offer
    int all_ = 0;
    std::map<Offer, double> plain_;  // the chance of each offer without keepsakes
    std::map<const Keepsake*, double> worth_;
};

}  // namespace boxcars::session
