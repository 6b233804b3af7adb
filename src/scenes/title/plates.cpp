#include "scenes/title/plates.h"

#include "platform/settings.h"
#include "scenes/night/words.h"
#include "scenes/title/sign.h"
#include "session/night/date.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using platform::Action;

constexpr float between_plates = 12;  // logical px
constexpr float wagons_begin = 530;   // across the poster

OfferLook night_offer(const SceneServices& services) {
    const std::string words = fmt::format("{}: a stop at each table, the same dice for everybody",
                                          session::short_date_words(tonight(services)));
    return {Action::Night, "tonight",    "TONIGHT",
            words,         night_accent, key_cap(services.settings.bindings, Action::Night)};
}

}  // namespace

TitlePlates title_plates(std::vector<OfferLook> offers, const SceneServices& services, const Layout& layout,
                         float left) {
    const PosterPlace poster = poster_place(layout.canvas, card_foot);
    render::Rect top = under_sign(sign_place(layout, poster, left));
    if (!services.night_stops.empty()) offers.push_back(night_offer(services));
    TitlePlates plates;
    for (OfferLook& look : offers) {
        plates.push_back({std::move(look), top});
        top.y += top.h + between_plates;
        top.w = std::min(top.w, poster.at(wagons_begin, 0).x - top.x - between_plates);
    }
    return plates;
}

void draw_plates(render::Canvas& canvas, const TitlePlates& plates, glm::vec2 pointer) {
    for (const TitlePlate& plate : plates) draw_offer(canvas, plate.where, plate.look, plate.where.contains(pointer));
}

std::optional<Action> plate_clicked(const TitlePlates& plates, glm::vec2 down, glm::vec2 up) {
    for (const TitlePlate& plate : plates)
        if (plate.where.contains(down) && plate.where.contains(up)) return plate.look.action;
    return {};
}

void add_targets(const TitlePlates& plates, std::vector<HitTarget>& to) {
    for (const TitlePlate& plate : plates) to.push_back({plate.look.name, plate.where});
}

}  // namespace boxcars::scenes
