#include "scenes/title/offer_plate.h"

#include "platform/settings.h"

#include <algorithm>

namespace boxcars::scenes {

using platform::Action;

void OfferPlate::lay_out(render::Rect sign) {
    where_ = {sign.x + 1, sign.y + sign.h + 62, std::min(440.0f, sign.w), 66};
}

std::optional<HitTarget> OfferPlate::hit_target(const Card& chosen) const {
    if (waiting.newest()) return HitTarget{"continue", where_};
    if (offers_guide(chosen)) return HitTarget{"show_me", where_};
    return {};
}

std::optional<Action> OfferPlate::clicked(glm::vec2 down, glm::vec2 up, const Card& chosen) const {
    const auto here = hit_target(chosen);
    if (!here || !where_.contains(down) || !where_.contains(up)) return {};
    return waiting.newest() ? Action::Continue : Action::Coach;
}

std::optional<SceneChange> OfferPlate::show_me(const Card& chosen, int step) const {
    if (!guide.shows(chosen)) return {};
    services_.sounds.play("whistle", 0.6f);
    return SceneChange{.where = SceneChange::Where::Guide, .game = chosen.game, .at_entry = step + 1};
}

void OfferPlate::draw(render::Canvas& canvas, const Card& chosen, glm::vec2 pointer) const {
    const bool lit = where_.contains(pointer);
    const auto& keys = services_.settings.bindings;
    if (const auto* one = waiting.newest())
        draw_offer(canvas, where_, {"CONTINUE", one->words, one->accent, key_cap(keys, Action::Continue), lit});
    else if (guide.stands(chosen))
        draw_offer(canvas, where_, {"SHOW ME", guide.words(chosen), chosen.accent, key_cap(keys, Action::Coach), lit});
}

}  // namespace boxcars::scenes
