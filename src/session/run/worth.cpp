#include "session/run/worth.h"

namespace boxcars::session {

// The sample leaves out the first station, because no keepsake is held there.
KeepsakeWorth::KeepsakeWorth(const RunTables& tables, const RunTicket& ticket) : tables_(tables), ticket_(ticket) {
    for (int board = 0; board < boards_in_sample; ++board) {
        const int station = 2 + board % (run_stations - 1);
        for (const Offer& offer : drawn_board(tables, static_cast<std::uint64_t>(board), station)) {
            ++on_[{offer.invitation, offer.distance}];  // passengers are ignored
            ++all_;
        }
    }
}

std::optional<double> KeepsakeWorth::of(const Keepsake& keepsake, const std::stop_token& stop) {
    if (const auto known = worth_.find(&keepsake); known != worth_.end()) return known->second;
    double sum = 0;
    for (const auto& [offer, boards] : on_) {
        if (offer.invitation->game != keepsake.game) continue;
        const auto with = chance(offer, {&keepsake}, stop);
        if (!plain_.contains(offer))
            if (const auto plain = chance(offer, {}, stop)) plain_[offer] = *plain;
        if (!with || !plain_.contains(offer)) return {};
        sum += boards * (*with - plain_[offer]);
    }
    return worth_[&keepsake] = sum / all_;
}

std::optional<double> KeepsakeWorth::chance(const Offer& offer, const HeldKeepsakes& held,
                                            const std::stop_token& stop) const {
    const RunTable& table = *tables_(offer.invitation->game);
    const auto odds = table.solve(table.station(offer, ticket_, held, ticket_.purse, 1), stop);
    if (!odds) return {};
    return odds->chance();
}

}  // namespace boxcars::session
