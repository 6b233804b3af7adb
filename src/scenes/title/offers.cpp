#include "scenes/title/scene.h"

namespace boxcars::scenes {

static std::string sitting_words(const session::SittingLine& line, const Card& card, std::int64_t now) {
    std::string words =
        fmt::format("{} · {} · {}", card.name, age_words(line.began, now), ui::counted_words(line.entries, "move"));
    if (!line.run.empty()) return words + fmt::format(" · station {} of your run", line.station);
    return line.practice ? words + " · practice" : words;
}

std::string age_words(std::int64_t began, std::int64_t now) {
    constexpr std::int64_t minute = 60'000, hour = 60 * minute, day = 24 * hour;
    const std::int64_t age = now - began;
    for (const auto& [length, unit] : {std::pair{day, "day"}, {hour, "hour"}, {minute, "minute"}})
        if (age >= length) return fmt::format("begun {} ago", ui::counted_words(age / length, unit));
    return "begun just now";
}

ContinueOffer::ContinueOffer(SceneServices& services, std::span<const Card> cards) {
    if (!services.store || services.store->busy()) return;
    try {
        for (const session::SittingLine& line : services.store->open_sittings()) {
            const auto card = std::ranges::find(cards, line.game, &Card::game);
            if (card == cards.end()) continue;
            waiting_.push_back({line.name, line.game, sitting_words(line, *card, session::now_ms()), card->accent,
                                fmt::format("{} · {}", card->name, ui::counted_words(line.entries, "move")), line.run,
                                listed(services.settings.linked, line.name)});
        }
    } catch (const session::StoreTrouble& trouble) {
        services.notices.emplace_back(trouble.what());
    }
}

std::string ContinueOffer::narration(const Card& card) const {
    const Waiting* waiting = of(card.game);
    return fmt::format("{}, {}: {} {}{}{}", card.name, card.car, card.line_1, card.line_2,
                       waiting ? " Waits to go on: " : "", waiting ? waiting->words : "");
}

void draw_offer(Canvas& canvas, const OfferLook& look, bool under_pointer) {
    const Rect& where = look.where;
    canvas.glow(where, 6, 18, faded(look.accent, under_pointer ? 0.5f : 0.28f));
    draw_choice_plate(canvas, where, 4, grounds::plate, grounds::card_foot,
                      under_pointer ? look.accent : colours::brass, under_pointer ? 2.4f : 1.6f);
    if (where.h == pair_plate) {
        constexpr float half_plate = 380, pad = 14;  // logical px
        const float room = where.w - 2 * pad, x = where.x + pad;
        canvas.fitted_text(type::title, look.verb, room, {x, where.y + 19}, Align::Left, colours::brass_light);
        const std::string& words = where.w < half_plate ? look.brief : look.words;
        draw_within(canvas, type::body, words, {x, where.y + 31.5f, room, 2 * 19}, 19, colours::ivory);
        return;
    }
    const float x = where.x + 20, cap = key_cap_width(canvas, look.key);
    canvas.text(type::title, look.verb, {x, where.y + 23}, Align::Left, colours::brass_light);
    draw_key_cap(canvas, {x + canvas.width(type::title, look.verb) + 14 + cap / 2, where.y + 22}, look.key,
                 colours::ivory);
    canvas.fitted_text(type::small, look.words, where.w - 40, {x, where.y + 46}, Align::Left, colours::ivory);
}

void ContinueOffer::mark(Canvas& canvas, const Card& card, Rect where) const {
    if (!of(card.game)) return;
    const float wide = canvas.width(type::label_small, "GAME SAVED") + 20;
    if (where.h == pair_high)  // beside the name, since the picture has the card's upper half
        return void(canvas.text(type::fine.as_shrunk(), "SAVED", {where.x + where.w - 16, where.y + 81}, Align::Right,
                                card.accent));
    const Rect tag{where.x + where.w - wide - 12, where.y - 10, wide, 20};
    draw_edged_pill(canvas, tag, 10, grounds::bar, card.accent);
    canvas.text(type::label_small, "GAME SAVED", tag.centre(), Align::Centre, colours::ivory);
}

void draw_sign(Canvas& canvas, const Layout& layout, const Rect& sign, std::size_t tables) {
    canvas.sprite("wordmarks/boxcars", sign);
    constexpr std::string_view words[]{"NO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"};
    const std::string number = tables < std::size(words) ? std::string{words[tables]} : std::to_string(tables);
    constexpr Forms<Align> motto{Align::Left, Align::Left, Align::Centre, Align::Left};
    constexpr Forms<float> below{34, 24};
    const Align align = layout.of(motto);
    canvas.fitted_text(type::motto, number + (tables == 1 ? " TABLE" : " TABLES") + " · ONE NIGHT TRAIN", sign.w,
                       {align == Align::Left ? sign.x + 3 : sign.centre().x, sign.y + sign.h + layout.of(below)}, align,
                       colours::ivory);
}

}  // namespace boxcars::scenes
