#include "scenes/siwuliu_panels.h"

#include "platform/settings.h"
#include "ui/widgets.h"

namespace boxcars::scenes {

void SiwuliuPanels::shown(const Session& session) {
    const auto& journal = session.journal();
    for (std::size_t i = journal_.size(); i < journal.size(); ++i)
        journal_.push_back(ui::journal_line(static_cast<int>(i) + 1, journal[i]));
}

bool SiwuliuPanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_rounds_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

void SiwuliuPanels::draw(House& house) {
    if (covers_table()) ui::dim_table(house.host);
    if (open_settings_) {
        if (settings_.draw(house.host, house.settings).close) open_settings_ = false;
    } else {
        settings_.leave(house.host);
    }
}

}  // namespace boxcars::scenes
