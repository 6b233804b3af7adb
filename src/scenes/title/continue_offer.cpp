#include "scenes/title/continue_offer.h"

#include "session/night/stop.h"
#include "session/store/store.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;

std::string counted(std::int64_t count, const char* what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string sitting_words(const session::SittingLine& line, const Card& card, std::int64_t now) {
    std::string words =
        fmt::format("{} · {} · {}", card.name, age_words(line.began, now), counted(line.entries, "move"));
    if (!line.night.empty()) return words + " · Night of " + session::short_date_words(line.night);
    return line.practice ? words + " · practice" : words;
}

}  // namespace

std::string age_words(std::int64_t began, std::int64_t now) {
    constexpr std::int64_t minute = 60'000, hour = 60 * minute, day = 24 * hour;
    const std::int64_t age = now - began;
    if (age < minute) return "begun just now";
    if (age < hour) return fmt::format("begun {} ago", counted(age / minute, "minute"));
    if (age < day) return fmt::format("begun {} ago", counted(age / hour, "hour"));
    return fmt::format("begun {} ago", counted(age / day, "day"));
}

ContinueOffer::ContinueOffer(SceneServices& services, std::span<const Card> cards) {
    if (!services.store || services.store->busy()) return;
    try {
        for (const session::SittingLine& line : services.store->open_sittings()) {
            const auto card = std::ranges::find(cards, line.game, &Card::game);
            if (card == cards.end()) continue;
            waiting_.push_back({line.name, line.game, sitting_words(line, *card, session::now_ms()), card->accent,
                                !line.night.empty()});
        }
    } catch (const session::StoreTrouble& trouble) {
        services.notices.emplace_back(trouble.what());
    }
}

const ContinueOffer::Waiting* ContinueOffer::of(std::string_view game) const {
    const auto found = std::ranges::find_if(waiting_, [&](const Waiting& of) { return of.game == game && !of.night; });
    return found == waiting_.end() ? nullptr : &*found;
}

std::string ContinueOffer::told(const Card& card) const {
    const Waiting* waiting = of(card.game);
    return fmt::format("{}, {}: {} {}{}{}", card.name, card.car, card.line_1, card.line_2,
                       waiting ? " Waits to go on: " : "", waiting ? waiting->words : "");
}

void draw_offer(Canvas& canvas, Rect where, const OfferLook& look, bool under_pointer) {
    canvas.glow(where, 6, 18, faded(look.accent, under_pointer ? 0.5f : 0.28f));
    canvas.plate(where, 4, 4, hex(0x1D222D), hex(0x0D1016));
    canvas.plate_edge(where, 4, 4, under_pointer ? 2.4f : 1.6f, under_pointer ? look.accent : colours::brass);
    const float x = where.x + 20, cap = look.key.empty() ? 0 : std::max(18.0f, canvas.width(type::cap, look.key) + 14);
    constexpr Type verb{Face::Label, 21, 0.10f};
    canvas.text(verb, look.verb, {x, where.y + 23}, Align::Left, colours::brass_light);
    if (cap > 0)
        draw_key_cap(canvas, {x + canvas.width(verb, look.verb) + 14 + cap / 2, where.y + 22}, look.key,
                     colours::ivory);
    canvas.text(canvas.fitted(type::small, look.words, where.w - 40), look.words, {x, where.y + 46}, Align::Left,
                colours::ivory);
}

void ContinueOffer::mark(Canvas& canvas, const Card& card, Rect where) const {
    if (!of(card.game)) return;
    const float wide = canvas.width(type::label_small, "WAITS FOR YOU") + 20;
    const Rect tag{where.x + where.w - wide - 12, where.y - 10, wide, 20};
    canvas.pill(tag, 10, hex(0x12151D), hex(0x12151D));
    canvas.pill_edge(tag, 10, 1, card.accent);
    canvas.text(type::label_small, "WAITS FOR YOU", tag.centre(), Align::Centre, colours::ivory);
}

}  // namespace boxcars::scenes
