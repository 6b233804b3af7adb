#include "scenes/title/scene.h"

#include "base/check.h"
#include "world/ease.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using render::Rect;

constexpr Ticks rise_time = milliseconds(160);
// Passing light reaches each card this many ticks before the one to its left.
constexpr double next_car = 46;

}  // namespace

TitleCards::TitleCards(std::vector<Card> cards, audio::Sounds& sounds) : cards_(std::move(cards)), sounds_(sounds) {
    BOXCARS_CHECK(cards_.size(), >=, 1U, "the title shows a card for every table");
    for (const Card& card : cards_) windows_.emplace_back(card.window(), windows_.size());
}

void TitleCards::tick(bool still) {
    ++clock_;
    if (still) return;
    for (LiveWindow& window : windows_) window.tick(clock_);
}

// ---- Selection

void TitleCards::begin_with(std::string_view game) {
    const auto found = std::ranges::find(cards_, game, &Card::game);
    if (found != cards_.end()) chosen_ = before_ = static_cast<int>(found - cards_.begin());
}

void TitleCards::choose(int card) {
    if (card == chosen_) return;
    before_ = chosen_;
    chosen_ = card;
    chosen_since_ = clock_;
    sounds_.play("button", 0.4f);
}

// From the first row, chooses the card below or the last of a shorter row; from other rows, the card above.
void TitleCards::choose_other_row() {
    const int columns = layout_.portrait ? 2 : cards_in_row(count());
    if (columns == count()) return;
    choose(chosen_ >= columns ? chosen_ - columns : std::min(chosen_ + columns, count() - 1));
}

// ---- Places

void TitleCards::hover(glm::vec2 pointer) {
    for (int number = 0; number < count(); ++number)
        if (place_of(number).contains(pointer)) choose(number);
}

std::optional<int> TitleCards::clicked(glm::vec2 down, glm::vec2 up) const {
    for (int number = 0; number < count(); ++number)
        if (const Rect where = place_of(number); where.contains(down) && where.contains(up)) return number;
    return {};
}

float TitleCards::light_of(int card) const {
    const float x = world::unit(static_cast<double>(clock_ - chosen_since_) / static_cast<double>(rise_time));
    if (card == chosen_) return chosen_since_ == 0 ? 1.0f : world::cubic_out(x);
    return card == before_ && chosen_since_ != 0 ? 1 - world::cubic_out(x) : 0.0f;
}

Rect TitleCards::place_of(int card) const {
    if (layout_.portrait) return upright_card_place(card, upright_title(layout_, cards_.size()).cards, light_of(card));
    const Rect& c = layout_.canvas;
    const float room = layout_.narrow ? c.w - 80 : 1152;
    return card_place(card, count(), {left_edge(), c.y + c.h - card_foot}, room, light_of(card));
}

bool TitleCards::moving() const { return clock_ - chosen_since_ <= rise_time || clock_ < rise_time; }

void TitleCards::draw(render::Stage& stage, const ContinueOffer& offer, double time, bool still) const {
    for (int number = 0; number < count(); ++number) {
        const Rect where = place_of(number);
        draw_carriage_card(stage, card(number), where,
                           {.window = windows_[static_cast<std::size_t>(number)],
                            .time = still ? std::nullopt : std::optional{time},
                            .life = RoomLife{time + next_car * number, still},
                            .chosen = number == chosen_,
                            .light = light_of(number)});
        offer.mark(stage.canvas(), card(number), where);
    }
}

std::vector<HitTarget> TitleCards::hit_targets() const {
    std::vector<HitTarget> all;
    for (int number = 0; number < count(); ++number)
        all.push_back({card(number).game, place_of(number), number == chosen_});
    return all;
}

}  // namespace boxcars::scenes
