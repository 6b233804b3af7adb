#include "scenes/craps/far_zone.h"

#include "scenes/flat_print.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes {
namespace {

std::optional<ReceiptLine> line_of(const craps::Fact& fact) {
    const Cents change = to_bankroll(fact);
    const std::string size = ui::look_money(std::abs(change));
    const auto line = [&](Spot spot, Cents stake, Cents result, const std::string& what, std::string amount) {
        return ReceiptLine{spot, stake, result, change, ui::spot_words(spot) + what, std::move(amount)};
    };
    if (const auto* f = std::get_if<craps::ChipsPlaced>(&fact)) return line(f->spot, f->amount, 0, ", placed", size);
    if (const auto* f = std::get_if<craps::ChipsTaken>(&fact)) return line(f->spot, f->amount, 0, ", taken down", size);
    if (const auto* f = std::get_if<craps::Pushed>(&fact)) return line(f->spot, f->stake, 0, ", returned", size);
    if (const auto* f = std::get_if<craps::Lost>(&fact))
        return line(f->spot, f->stake, -f->stake - f->vig, "", ui::look_change(-f->stake - f->vig));
    if (const auto* f = std::get_if<craps::Won>(&fact)) {
        const Cents back = change - f->won;
        return line(f->spot, f->stake, f->won, back > 0 ? ", " + ui::look_money(back) + " back" : "",
                    ui::look_change(f->won));
    }
    const auto* moved = std::get_if<craps::Moved>(&fact);
    if (!moved) return {};
    const char* comes = moved->to.kind == craps::Kind::ComeOn ? "Come to " : "Don't come to ";
    return ReceiptLine{moved->to, moved->stake, 0, change, comes + ui::box_words(moved->to.number), ""};
}

Cents sum_of(std::span<const ReceiptLine> lines, Cents ReceiptLine::*amount) {
    Cents sum = 0;
    for (const ReceiptLine& line : lines) sum += line.*amount;
    return sum;
}

Colour colour_of(Cents change, const MoneyInk& ink) { return change == 0 ? colours::ash : ink.of(change > 0); }

float draw_amount(Canvas& canvas, vec2 right, Cents result, const std::string& words, const MoneyInk& ink) {
    const Colour colour = colour_of(result, ink);
    const float wide = canvas.text(type::small_bold, words, right, Align::Right, colour);
    if (result == 0) return wide;
    draw_arrow(canvas, right - px_right(wide + 10), 8, result > 0, colour);
    return wide + 14;
}

using Texts = std::vector<std::string>;  // ways to write a figure, the longest first

// The change of worth in one of the 36 outcomes, as text.
Texts short_change(Cents change) {
    if (change == 0) return {"·"};
    const Cents size = std::abs(change);
    const char* sign = change > 0 ? "+" : "\u2212";
    const double dollars = real(size) / 100;
    const auto written = [&](int decimals) { return fmt::format("{}{:.{}f}", sign, dollars, decimals); };
    if (size >= 1'000'000) return {fmt::format("{}{:.0f}k", sign, dollars / 1000)};
    if (size % dollar == 0 || size >= 10'000) return {written(0)};
    return {written(2), written(1), written(0)};
}

Texts mean_words(const odds::Fraction& cents) {
    const double dollars = odds::to_double(cents) / 100;
    const char* sign = dollars < 0 ? "\u2212" : "+";
    return {fmt::format("{}${:.3f}", sign, std::abs(dollars)), fmt::format("{}${:.2f}", sign, std::abs(dollars))};
}

Texts share_words(double share) { return {fmt::format("{:.2f} %", 100 * share), fmt::format("{:.1f} %", 100 * share)}; }

// The cells of the figures: the first column and row show the faces of the dice.
Rect cell(const Rect& figures, int column, int row) {
    constexpr float cells = 7;  // a row or a column
    return Placing{along::share(as_float(column), cells, 2), along::share(as_float(row), cells, 1)}.in(figures);
}

// Writes the longest text that is legible in `where`.
void write_fitting(Canvas& canvas, Type type, const Texts& texts, const Rect& where, Align align, Colour colour) {
    constexpr float air = 3;
    const Type least = type.sized(least_px);
    const auto fits = [&](const std::string& one) { return canvas.width(least, one) <= where.w - air; };
    const auto found = std::ranges::find_if(texts, fits);
    const std::string& words = found == texts.end() ? texts.back() : *found;
    const vec2 at = align == Align::Right ? where.right() : where.centre();
    canvas.fitted_text(type, words, where.w - air, at, align, colour);
}

void draw_figures(Canvas& canvas, const Rect& figures, const odds::NextThrow& next, const MoneyInk& ink) {
    const float die = std::min(14.0f, cell(figures, 0, 0).h - 1);
    for (int face = 1; face <= 6; ++face) {
        draw_flat_die(canvas, cell(figures, face, 0).centre(), die, "red", face);
        draw_flat_die(canvas, cell(figures, 0, face).centre(), die, "red", face);
    }
    const auto mark = [&](int row, int column, Cents worth) {
        const Rect at = cell(figures, column, row);
        const Colour colour = colour_of(worth, ink);
        canvas.pill(at, 3, faded(colour, 0.16f), faded(colour, 0.10f));
        write_fitting(canvas, type::cap, short_change(worth), at, Align::Centre, colour);
    };
    for (const odds::ThrowForecast& outcome : next.throws) {
        mark(outcome.first, outcome.second, outcome.worth);
        if (outcome.first != outcome.second) mark(outcome.second, outcome.first, outcome.worth);
    }
}

struct OutcomeLine {
    std::string label;
    Texts value;
    float part;  // of the width of its row, if the lines are in two rows
    Colour colour = colours::ivory;
};

std::vector<OutcomeLine> lines_of(const odds::NextThrow& next, const odds::HandForecast* hand, const MoneyInk& ink) {
    const std::string win_lose = fmt::format("{} win, {} lose", next.ways_up, next.ways_down);
    const OutcomeLine ways{
        "NEXT", {fmt::format("{} of 36 win, {} lose", next.ways_up, next.ways_down), win_lose}, 0.57f},
        mean{"ON AVERAGE", mean_words(next.mean), 0.43f};
    if (!hand || !hand->too_large.empty())
        return {ways, mean, {"THIS HAND", {hand ? "too many ways" : "counting"}, 1, colours::ash}};
    return {ways,
            mean,
            {"HAND: AHEAD", share_words(hand->ahead), 0.45f, ink.win},
            {"EVEN", share_words(hand->even), 0.24f},
            {"BEHIND", share_words(hand->behind), 0.31f, ink.loss}};
}

}  // namespace

std::vector<ReceiptLine> receipt_of(std::span<const craps::Fact> facts) {
    std::vector<ReceiptLine> lines;
    for (const craps::Fact& fact : facts)
        if (const auto line = line_of(fact)) lines.push_back(*line);
    return lines;
}

Cents result_of(std::span<const ReceiptLine> lines) { return sum_of(lines, &ReceiptLine::result); }
Cents change_of(std::span<const ReceiptLine> lines) { return sum_of(lines, &ReceiptLine::change); }

void draw_receipt(Canvas& canvas, const Rect& where, std::span<const ReceiptLine> lines, const MoneyInk& ink) {
    using namespace along;
    constexpr float pad = 13, head = 29, foot = 25;
    const float row = canvas.handheld() ? 23 : 18;
    const auto fit = static_cast<std::size_t>(std::max(1.0f, (where.h - head - foot - pad) / row));
    const std::size_t shown = lines.size() <= fit ? lines.size() : fit - 1, left_out = lines.size() - shown;
    const float rows = as_float(shown + (left_out > 0 ? 1 : 0));
    const Rect plate = Placing{fill(), start(0, head + rows * row + foot + 6)}.in(where);
    const auto in_plate = [&](const Along& y) { return Placing{fill(pad, pad), y}.in(plate); };
    draw_plate(canvas, plate);
    const Rect title = in_plate(start(2, head)), sum = in_plate(end(4, foot));
    canvas.text(type::label_small, "THIS ROLL", title.left(), Align::Left, colours::brass_light);
    draw_amount(canvas, title.right(), result_of(lines), ui::look_change(result_of(lines)), ink);
    Rect line = in_plate(start(head, row));
    for (const ReceiptLine& one : lines.first(shown)) {
        const float amount = draw_amount(canvas, line.right(), one.result, one.amount, ink);
        canvas.fitted_text(type::small, one.words, line.w - amount - 8, line.left(), Align::Left, colours::ivory);
        line.y += row;
    }
    if (left_out > 0)
        canvas.text(type::small, fmt::format("and {} more", left_out), line.left(), Align::Left, colours::ash);
    canvas.fill(Placing{fill(), start(2, 1)}.in(sum), faded(colours::brass, 0.5f));
    canvas.text(type::small, "To the bankroll", sum.left(), Align::Left, colours::ash);
    canvas.text(type::small, ui::look_change(change_of(lines)), sum.right(), Align::Right, colours::ivory);
}

void draw_outcomes(Canvas& canvas, const Rect& plate, const odds::NextThrow& next, const odds::HandForecast* hand,
                   const MoneyInk& ink) {
    using namespace along;
    constexpr float pad = 10, beside_from = 400, words_wide = 150, words_high = 38, gap = 8;
    draw_plate(canvas, plate);
    const Rect inner = plate.grown(-pad);
    const bool beside = plate.w >= beside_from;
    const Placing figures = beside ? Placing{fill(0, words_wide + pad), fill()} : Placing{fill(), fill(0, words_high)};
    const Placing words = beside ? Placing{end(0, words_wide), fill()} : Placing{fill(0, -gap), end(-2, words_high)};
    draw_figures(canvas, figures.in(inner), next, ink);
    const std::vector<OutcomeLine> lines = lines_of(next, hand, ink);
    float nth = 0, row = 0, from = 0;  // of the column; of two rows, and the part of the row that is taken
    for (const auto& [name, value, part, colour] : lines) {  // the name at the left, the value at the right
        const Placing in_column{fill(), share(nth++, as_float(lines.size()), 0)};
        const Placing in_row{{.at_part = from, .size = -gap, .size_part = part}, share(row, 2, 0)};
        const Rect where = (beside ? in_column : in_row).in(words.in(inner));
        from += part;
        if (from > 0.99f) from = 0, ++row;
        const float wide = canvas.text(type::fine, name, where.left() - px_down(0.5f), Align::Left, colours::ash);
        write_fitting(canvas, type::small_bold, value, Placing{fill(wide + 6), fill()}.in(where), Align::Right, colour);
    }
}

}  // namespace boxcars::scenes
