#include "scenes/title/guide_offer.h"

#include "platform/settings.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {

bool GuideOffer::shows(const Card& card) const { return std::ranges::count(services_.guided, card.game) > 0; }

bool GuideOffer::stands(const Card& card) const {
    const auto guide = services_.settings.guides.find(card.game);
    return shows(card) && (guide == services_.settings.guides.end() || guide->second != platform::guide_done);
}

int GuideOffer::step(const Card& card) const {
    const auto left = services_.settings.guides.find(card.game);
    return left == services_.settings.guides.end() ? 0 : std::max(0, left->second);
}

std::string GuideOffer::words(const Card& card) const {
    if (step(card) > 0) return fmt::format("Your first game of {} goes on at step {}", card.name, step(card) + 1);
    return fmt::format("A first game of {}, step by step, at the table", card.name);
}

std::optional<SceneChange> GuideOffer::request(const Card& card, int step) const {
    if (!shows(card)) return {};
    return SceneChange{.where = SceneChange::Where::Guide, .game = card.game, .sitting = {}, .at_entry = step + 1};
}

std::vector<OfferLook> offered(const ContinueOffer& sittings, const GuideOffer& guide, const Card& chosen,
                               const platform::Bindings& keys) {
    using platform::Action;
    std::vector<OfferLook> offers;
    if (const auto* waiting = sittings.newest())
        offers.push_back({Action::Continue, "continue", "CONTINUE", waiting->words, waiting->accent,
                          key_cap(keys, Action::Continue)});
    if (guide.stands(chosen))
        offers.push_back(
            {Action::Coach, "show_me", "SHOW ME", guide.words(chosen), chosen.accent, key_cap(keys, Action::Coach)});
    return offers;
}

}  // namespace boxcars::scenes
