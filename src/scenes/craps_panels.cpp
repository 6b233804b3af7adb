#include "scenes/craps_panels.h"

namespace boxcars::scenes {

void CrapsPanels::new_sitting(const Session&) { journal_.clear(); }

void CrapsPanels::shown(const Session& session) {
    const auto& journal = session.journal();
    for (std::size_t i = journal_.size(); i < journal.size(); ++i)
        journal_.push_back(ui::journal_line(static_cast<int>(i) + 1, journal[i]));
}

void CrapsPanels::thrown(const Session& session, const craps::State&, std::span<const craps::Fact>) { shown(session); }

void CrapsPanels::open_seats(const Session&) { open_seats_ = true; }

bool CrapsPanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &open_bets_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

}  // namespace boxcars::scenes
