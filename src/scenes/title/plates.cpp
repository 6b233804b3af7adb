#include "scenes/title/plates.h"

#include "platform/settings.h"
#include "scenes/night/words.h"
#include "session/night/stop.h"
#include "session/store/store.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::scenes {
namespace {

using platform::Action;

constexpr float between_plates = 12;  // logical px
constexpr float wagons_begin = 530;   // across the poster

OfferLook night_offer(const SceneServices& services) {
    const std::string words =
        fmt::format("{}: every table, the same dice for everybody", session::short_date_words(tonight(services)));
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

namespace {

using namespace render;

std::string counted_tables(std::size_t count) {
    constexpr std::array<std::string_view, 10> words{"NO",   "ONE", "TWO",   "THREE", "FOUR",
                                                     "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"};
    const std::string number = count < words.size() ? std::string{words[count]} : std::to_string(count);
    return number + (count == 1 ? " TABLE" : " TABLES");
}

}  // namespace

Rect sign_place(const Layout& layout, const PosterPlace& place, float left_edge) {  // beside the moon's rings
    const float left = left_edge - 1, wide = std::min(798.0f, place.at(925, 0).x - left - 16);
    return {left, layout.canvas.y + 60, wide, wide / 798 * 118};
}

Rect under_sign(const Rect& sign) { return {sign.x + 1, sign.y + sign.h + 62, std::min(440.0f, sign.w), 66}; }

void draw_sign(Canvas& canvas, const Rect& sign, std::size_t tables) {
    canvas.sprite("wordmarks/boxcars", sign);
    canvas.text({Face::LabelSemi, 18, 0.19f}, counted_tables(tables) + " · ONE NIGHT TRAIN",
                {sign.x + 3, sign.y + sign.h + 34}, Align::Left, colours::ivory);
}

namespace {

using namespace render;

constexpr Type purse_type{Face::BodyBold, 16};

std::string joined(std::span<const std::string> parts) {
    std::string words;
    for (const std::string& part : parts) words += (words.empty() ? "" : " · ") + part;
    return words;
}

}  // namespace

PurseLine::PurseLine(SceneServices& services) {
    if (!services.purse || !services.settings.purse || !services.store || services.store->busy()) return;
    try {
        const auto purse = services.store->purse();
        if (!purse) return;
        parts_.push_back("Purse " + ui::look_money(purse->in_hand()));
        if (purse->at_tables() > 0) parts_.push_back(ui::look_money(purse->at_tables()) + " at tables");
        if (const auto loans = purse->loans.size(); loans > 0)
            parts_.push_back(fmt::format("{} loan{}", loans, loans == 1 ? "" : "s"));
    } catch (const session::StoreTrouble& trouble) {
        services.notices.emplace_back(trouble.what());
    }
}

std::string PurseLine::words() const { return joined(parts_); }

void PurseLine::draw(Canvas& canvas, glm::vec2 lower, glm::vec2 upper, float room) const {
    if (parts_.empty()) return;
    const auto wide = [&](std::span<const std::string> parts) { return canvas.width(purse_type, joined(parts)); };
    std::span<const std::string> shown{parts_};
    const bool fits = wide(shown.first(1)) <= room;
    while (fits && wide(shown) > room) shown = shown.first(shown.size() - 1);
    canvas.text(purse_type, joined(shown), fits ? lower : upper, Align::Right, colours::brass_light);
}

}  // namespace boxcars::scenes
