#include "scenes/title/panels.h"

#include "platform/settings.h"

#include <array>

namespace boxcars::scenes {
namespace {

using platform::Action;

constexpr std::array keys_on_the_card{Action::Roll,  Action::Hold,     Action::Skip, Action::Coach,
                                      Action::Rules, Action::Settings, Action::Back};

}  // namespace

void TitlePanels::open_rules() {
    rules_card_.first_page();
    rules_ = true;
}

void TitlePanels::tick(const platform::Input& input) {
    const bool back = input.pressed(Action::Back);
    if (back || input.pressed(Action::Settings)) settings_ = false;
    if (back || input.pressed(Action::Rules)) rules_ = false;
}

void TitlePanels::draw(ui::Host& host, platform::Settings& settings, const Card& chosen, bool guided) {
    if (rules_) {
        std::vector<ui::CardPage> pages;
        if (chosen.pages) pages = chosen.pages();
        pages.push_back(ui::keys_page(settings.bindings, keys_on_the_card));
        const auto asked = rules_card_.draw(host, chosen.name, pages, guided);
        if (asked.close || asked.show_me) rules_ = false;
        show_me_ = show_me_ || asked.show_me;
    }
    if (!settings_) return settings_panel_.leave(host);
    if (settings_panel_.draw(host, settings).close) settings_ = false;
}

}  // namespace boxcars::scenes
