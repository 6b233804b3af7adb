// Draws the plate of outcomes: what each of the next throw's 36 outcomes changes, and how the hand may end.
#include "scenes/craps/far_zone.h"
#include "scenes/hud.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <span>

namespace boxcars::scenes {
namespace {

using namespace render;

using Forms = std::vector<std::string>;  // ways to write a figure, the longest first

// The change of worth in one of the 36 outcomes, as text.
Forms short_change(Cents change) {
    if (change == 0) return {"·"};
    const Cents size = std::abs(change);
    const std::string sign = change > 0 ? "+" : "\u2212";
    const double dollars = static_cast<double>(size) / 100;
    const std::string whole = sign + fmt::format("{:.0f}", dollars),
                      thousands = sign + fmt::format("{:.0f}k", dollars / 1000);
    if (size >= 1'000'000) return {thousands};
    if (size % dollar == 0 || size >= 10'000) return {whole};
    return {sign + fmt::format("{:.2f}", dollars), sign + fmt::format("{:.1f}", dollars), whole};
}

Forms mean_words(const odds::Fraction& cents) {
    const double dollars = odds::to_double(cents) / 100;
    const char* sign = dollars < 0 ? "\u2212" : "+";
    return {fmt::format("{}${:.3f}", sign, std::abs(dollars)), fmt::format("{}${:.2f}", sign, std::abs(dollars))};
}

Forms share_words(double share) { return {fmt::format("{:.2f} %", 100 * share), fmt::format("{:.1f} %", 100 * share)}; }

// The figures are a grid of seven columns and seven rows; its first column and first row show the faces of the dice.
// The words are beside or below the grid.
struct OutcomePlaces {
    Rect figures, words;
    bool beside;
};

OutcomePlaces places_on(const Rect& plate) {
    constexpr float pad = 10, beside_from = 400, words_wide = 150, words_high = 38;
    const Rect inner = plate.grown(-pad);
    if (plate.w >= beside_from)
        return {{inner.x, inner.y, inner.w - words_wide - pad, inner.h},
                {inner.x + inner.w - words_wide, inner.y, words_wide, inner.h},
                true};
    return {{inner.x, inner.y, inner.w, inner.h - words_high},
            {inner.x, inner.y + inner.h - words_high, inner.w, words_high},
            false};
}

Rect cell(const Rect& figures, int column, int row) {
    const float wide = figures.w / 7, high = figures.h / 7;
    return {figures.x + wide * static_cast<float>(column) + 1, figures.y + high * static_cast<float>(row) + 0.5f,
            wide - 2, high - 1};
}

// Writes the longest form that is legible in `where`.
void write_fitting(Canvas& canvas, Type type, const Forms& forms, const Rect& where, Align align, Colour colour) {
    constexpr float air = 3;
    Type least = type;
    least.px = least_px;
    const auto fits = [&](const std::string& form) { return canvas.width(least, form) <= where.w - air; };
    const auto form = std::ranges::find_if(forms, fits);
    const std::string& words = form == forms.end() ? forms.back() : *form;
    const glm::vec2 at{align == Align::Left    ? where.x
                       : align == Align::Right ? where.x + where.w
                                               : where.centre().x,
                       where.centre().y};
    canvas.text(canvas.fitted(type, words, where.w - air), words, at, align, colour);
}

void draw_figures(Canvas& canvas, const Rect& figures, const odds::NextThrow& next, const MoneyInk& ink) {
    const float die = std::min(14.0f, figures.h / 7 - 2);
    for (int face = 1; face <= 6; ++face) {
        draw_flat_die(canvas, cell(figures, face, 0).centre(), die, face);
        draw_flat_die(canvas, cell(figures, 0, face).centre(), die, face);
    }
    const auto mark = [&](int row, int column, Cents worth) {
        const Rect at = cell(figures, column, row);
        const Colour colour = worth > 0 ? ink.win : worth < 0 ? ink.loss : colours::ash;
        canvas.pill(at, 3, faded(colour, 0.16f), faded(colour, 0.10f));
        write_fitting(canvas, {Face::BodyBold, 12}, short_change(worth), at, Align::Centre, colour);
    };
    for (const odds::ThrowForecast& outcome : next.throws) {
        mark(outcome.first, outcome.second, outcome.worth);
        if (outcome.first != outcome.second) mark(outcome.second, outcome.first, outcome.worth);
    }
}

struct OutcomeLine {
    std::string label;
    Forms value;
    Colour colour;
};

std::vector<OutcomeLine> lines_of(const odds::NextThrow& next, const odds::HandForecast* hand, const MoneyInk& ink) {
    std::vector<OutcomeLine> lines{{"NEXT",
                                    {fmt::format("{} of 36 win, {} lose", next.ways_up, next.ways_down),
                                     fmt::format("{} win, {} lose", next.ways_up, next.ways_down)},
                                    colours::ivory},
                                   {"ON AVERAGE", mean_words(next.mean), colours::ivory}};
    if (!hand || !hand->too_large.empty()) {
        lines.push_back({"THIS HAND", {hand ? "too many ways" : "counting"}, colours::ash});
        return lines;
    }
    lines.push_back({"HAND: AHEAD", share_words(hand->ahead), ink.win});
    lines.push_back({"EVEN", share_words(hand->even), colours::ivory});
    lines.push_back({"BEHIND", share_words(hand->behind), ink.loss});
    return lines;
}

// The place of line `i` in two rows: the next throw above, the hand below.
Rect in_rows(const Rect& all, std::size_t i, std::size_t lines) {
    constexpr float gap = 8;
    constexpr std::array throw_parts{0.57f, 0.43f};  // of the row's width
    constexpr std::array hand_parts{0.45f, 0.24f, 0.31f};
    const bool above = i < throw_parts.size();
    std::span<const float> parts = throw_parts;
    if (!above) parts = hand_parts;
    if (lines == throw_parts.size() + 1 && !above) return {all.x, all.y + all.h / 2 + 2, all.w, all.h / 2};
    Rect at{all.x, all.y + (above ? 0 : all.h / 2) + 2, 0, all.h / 2};
    const float room = all.w - gap * static_cast<float>(parts.size() - 1);
    const std::size_t nth = above ? i : i - throw_parts.size();
    for (const float before : parts.first(nth)) at.x += before * room + gap;
    at.w = parts[nth] * room;
    return at;
}

// Draws the label at the left and the value at the right.
void draw_line(Canvas& canvas, const Rect& where, const OutcomeLine& one) {
    const float label = canvas.text({Face::Label, least_px, 0.06f}, one.label, {where.x, where.centre().y - 0.5f},
                                    Align::Left, colours::ash);
    const float from = where.x + label + 6;
    write_fitting(canvas, {Face::BodyBold, 13}, one.value, {from, where.y, where.x + where.w - from, where.h},
                  Align::Right, one.colour);
}

}  // namespace

void draw_outcomes(Canvas& canvas, const Rect& plate, const odds::NextThrow& next, const odds::HandForecast* hand,
                   const MoneyInk& ink) {
    draw_plate(canvas, plate);
    const OutcomePlaces places = places_on(plate);
    draw_figures(canvas, places.figures, next, ink);
    const std::vector<OutcomeLine> lines = lines_of(next, hand, ink);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Rect where = places.words;
        if (places.beside) {
            where.h /= static_cast<float>(lines.size());
            where.y += static_cast<float>(i) * where.h;
        } else {
            where = in_rows(where, i, lines.size());
        }
        draw_line(canvas, where, lines[i]);
    }
}

}  // namespace boxcars::scenes
