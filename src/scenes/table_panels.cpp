#include "scenes/table_panels.h"

#include "platform/settings.h"

namespace boxcars::scenes {

bool TablePanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &open_list_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

void TablePanels::draw_rules(SceneServices& services, Card card) {
    card.pages.push_back(ui::keys_page(services.settings.bindings, card.keys));
    if (rules_card_.draw(services.host, card.game, card.pages)) open_rules_ = false;
}

void TablePanels::draw_settings(SceneServices& services) {
    if (!open_settings_) return settings_.leave(services.host);
    if (settings_.draw(services.host, services.settings).close) open_settings_ = false;
}

}  // namespace boxcars::scenes
