#include "scenes/table/panels.h"

namespace boxcars::scenes {
namespace {

std::string in_groups(const std::string& digits) {  // adds spaces where lines may break
    std::string groups;
    for (std::size_t at = 0; at < digits.size(); at += 8) groups += (at > 0 ? " " : "") + digits.substr(at, 8);
    return groups;
}

std::string words_of(const session::SealedDice& dice) {
    return dice.words.empty() ? " No words were added." : " Your words: " + dice.words;
}

ui::CardPage dice_page(const std::optional<session::SealedDice>& dice,
                       const std::optional<session::SealedDice>& before) {
    ui::CardPage page{"Fair dice", {}};
    if (dice)
        page.sentences = {"The dice of this sitting were sealed before it began. Seal: " + in_groups(dice->seal),
                          "Their secret is told when the sitting has ended." + words_of(*dice)};
    if (before)
        page.sentences.push_back("The sitting before: seal " + in_groups(before->seal) + ", secret " +
                                 in_groups(before->secret) + "." + words_of(*before));
    return page;
}

}  // namespace

session::SealedDice TablePanels::take_sealed(std::string_view game) {
    auto dice = std::exchange(next_dice_, {});
    return dice ? *dice : session::seal_dice(game, session::now_ms());
}

bool TablePanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &open_list_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

bool TablePanels::asks_for_guide(const platform::Input& input, const SceneServices& services, std::string_view game) {
    guided_ = std::ranges::count(services.guided, game) > 0;
    const bool by_key = guided_ && open_rules_ && input.pressed(platform::Action::Coach);
    if (by_key) open_rules_ = false;
    return std::exchange(show_me_, false) || by_key;
}

void TablePanels::draw_rules(SceneServices& services, Card card) {
    if (dice_ || before_) card.pages.push_back(dice_page(dice_, before_));
    card.pages.push_back(ui::keys_page(services.settings.bindings, card.keys));
    const auto asked = rules_card_.draw(services.host, card.game, card.pages, guided_, true);
    if (asked.close || asked.show_me) open_rules_ = false;
    show_me_ = show_me_ || asked.show_me;
}

void TablePanels::draw_settings(SceneServices& services) {
    if (!open_settings_) return settings_.leave(services.host);
    if (settings_.draw(services.host, services.settings).close) open_settings_ = false;
}

}  // namespace boxcars::scenes
