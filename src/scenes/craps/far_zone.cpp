#include "scenes/craps/far_zone.h"

#include "base/words.h"
#include "scenes/craps/chips.h"
#include "scenes/flat_print.h"

namespace boxcars::scenes {
namespace {

using namespace craps;

constexpr Ticks call_in = milliseconds(180), receipt_stays = milliseconds(9000);

// The totals from 2, with the stickman's names of those that cannot be thrown the hard way.
constexpr std::pair<const char*, const char*> totals[] = {
    {"two", "snake eyes"}, {"three", "ace-deuce"}, {"four", ""},         {"five", "fever five"},
    {"six", ""},           {"seven", "seven"},     {"eight", ""},        {"nine", "centre field nine"},
    {"ten", ""},           {"eleven", "yo-leven"}, {"twelve", "boxcars"}};

std::string number(int total) { return totals[total - 2].first; }

// The stickman's name of a throw: "yo-leven", "six the hard way", "fever five".
std::string nickname(int first, int second) {
    const std::string total = number(first + second), name = totals[first + second - 2].second;
    if (!name.empty()) return name;
    return first == second ? total + " the hard way" : "easy " + total;
}

std::string sentence(const Threw& threw, std::span<const Fact> facts) {
    const auto& [first, second, point] = threw;
    const int total = first + second;
    const std::string name = nickname(first, second);
    if (fact_among<PointSet>(facts)) {
        const bool worth_naming = first == second || total == 3 || total == 11;
        return capitalised(worth_naming ? name + ". The point is " : "the point is ") + number(total) + ".";
    }
    if (fact_among<PointMade>(facts) || (point == 0 && total == 7)) {  // the shooter wins
        const bool pays_line = std::ranges::any_of(facts, [](const Fact& fact) {
            const Won* won = std::get_if<Won>(&fact);
            return won && won->spot.kind == Kind::Pass;
        });
        return (name.ends_with("hard way") ? capitalised(name) : "Winner " + number(total)) +
               (pays_line ? ". Pay the line." : ".");
    }
    if (total == 2 || total == 3 || total == 12) return capitalised(name) + ". Craps " + number(total) + ".";
    if (total == 5) return capitalised(name) + ". No field five.";
    return capitalised(name) + (total == 9 ? " — pay the field." : ".");
}

using Mark = PastThrow::Mark;

Mark mark_of(const Threw& threw, std::span<const Fact> facts) {
    if (fact_among<SevenOut>(facts)) return Mark::SevenOut;
    if (fact_among<PointMade>(facts)) return Mark::PointMade;
    if (fact_among<PointSet>(facts)) return Mark::PointSet;
    if (threw.point != 0) return Mark::None;
    const int total = threw.first + threw.second;
    return total == 7 || total == 11 ? Mark::Natural : Mark::Crap;
}

// Draws the label STICKMAN at `at` (its left end) and, in the 88 px below it, the word and the sentence in italics.
// Letters shrink and the sentence takes two lines if it is wider than `room`.
void draw_call(Canvas& canvas, vec2 at, const StickCall& call, float room) {
    canvas.text(type::label_small, "STICKMAN", at, Align::Left, mint);
    canvas.fitted_text(type::call, call.word, room, at + vec2(-2, 38), Align::Left, colours::ivory);
    const std::string said = "“" + call.sentence + "”";
    const std::size_t middle = said.rfind(' ', said.size() / 2);
    const bool two = middle != std::string::npos && canvas.width(type::lead, said) > room;
    vec2 below = at + px_down(two ? 62 : 78);
    const auto slanted = [](const void* line, vec2 place) {
        constexpr float slant = 0.19f;  // italics, px across per px up
        return *static_cast<const vec2*>(line) + vec2(place.x - slant * place.y, place.y);
    };
    for (const std::string& line :
         two ? std::vector{said.substr(0, middle), said.substr(middle + 1)} : std::vector{said}) {
        canvas.text_through(canvas.fitted(type::lead, line, room), line, Align::Left, colours::ivory, slanted, &below);
        below.y += 18;
    }
}

// Draws the throws, as many as fit: in a high place a column, the newest at the top; in a wide one a row, the newest at
// the left. Each has its dice, its total and a sign: triangle up for won, triangle down for lost, dot for a new point.
void draw_history(Canvas& canvas, const Rect& where, std::span<const PastThrow> history, const MoneyInk& ink) {
    constexpr float die = 16, pitch = 22, column = 90, sign_px = 9;
    constexpr vec2 second = px_right(18), total = px_right(55),
                   sign = px_right(65);  // from the middle of the first die
    const bool across = where.w > where.h;
    const auto fit = static_cast<std::size_t>(across ? where.w / column : (where.h + pitch - die) / pitch);
    vec2 at = where.corner() + die / 2;  // the middle of the first die
    for (std::size_t i = 0; i < std::min(fit, history.size()); ++i) {
        const PastThrow& past = history[history.size() - 1 - i];
        canvas.push_alpha(i == 0 ? 1.0f : 0.85f);
        draw_flat_die(canvas, at, die, "red", past.first);
        draw_flat_die(canvas, at + second, die, "red", past.second);
        const bool won = past.mark == Mark::Natural || past.mark == Mark::PointMade;
        const bool lost = past.mark == Mark::Crap || past.mark == Mark::SevenOut;
        const Colour colour = won || lost ? ink.of(won) : colours::ivory;
        canvas.text(type::tag, std::to_string(past.total()), at + total, Align::Right, colour);
        if (past.mark == Mark::PointSet) canvas.disc(at + sign, sign_px * 0.46f, colour, colour);
        if (won || lost) draw_arrow(canvas, at + sign, sign_px, won, colour);
        canvas.pop_alpha();
        at += across ? px_right(column) : px_down(pitch);
    }
}

}  // namespace

std::optional<StickCall> call_of(std::span<const Fact> facts) {
    const Threw* threw = fact_among<Threw>(facts);
    if (!threw) return {};
    if (fact_among<SevenOut>(facts)) return StickCall{"Seven out.", "Line away."};
    const int total = threw->first + threw->second;
    return StickCall{total == 11 ? "Yo!" : capitalised(number(total)) + "!", sentence(*threw, facts)};
}

void FarZone::remember(std::span<const Fact> facts) {
    call_ = call_of(facts);
    facts_.assign(facts.begin(), facts.end());
    const auto* threw = fact_among<Threw>(facts);
    if (!threw) return;
    if (!history_.empty() && history_.back().mark == Mark::SevenOut) history_.clear();
    history_.push_back({threw->first, threw->second, mark_of(*threw, facts)});
}

void FarZone::draw(Canvas& canvas, double time, const FarMoment& shown) const {
    const FarPlaces places = far_places(shown.layout, shown.view);
    const double age = time - real(revealed_at_), called = time - real(called_at_);
    std::vector<ReceiptLine> lines;
    if (age < real(receipt_stays) && !shown.covered) lines = receipt();
    const bool shares = places.call.touches(places.rest);  // the call comes before the receipt, in its place
    const bool calls =
        call_ && !shown.covered && called >= 0 && (!shares || calling(time) || (!shown.next && lines.empty()));
    if (calls) {
        const float in = world::quint_out(part_over(called, call_in));
        const float shaken = shown.seen_from.band.x - craps_camera(shown.layout, shown.view).band.x;
        const auto y_of = [&](float y) { return seen_from(shown.seen_from, {craps_places::call.x, y}).y; };
        constexpr float high = 92;                                                // height of the call, px
        const float puck = y_of(craps_places::table.double_line + 0.25f) - high;  // over the puck
        const vec2 at{places.call.x + shaken - 12 * (1 - in), std::min(y_of(craps_places::call.y) - 8, puck)};
        canvas.push_alpha(in);
        if (places.open.w > 0)
            draw_call(canvas, at, *call_, places.call.w);
        else if (places.call.h > 0)  // the word and the sentence in one line
            canvas.fitted_text(type::plaque, call_->word + " " + call_->sentence, places.call.w,
                               places.call.centre() + px_right(shaken), Align::Centre, colours::ivory);
        canvas.pop_alpha();
    }
    if (shown.next && !(shares && calls)) return draw_outcomes(canvas, places.open, *shown.next, shown.hand, shown.ink);
    draw_history(canvas, places.history, history_, shown.ink);
    if (places.rest.w <= 0 || (shares && calls)) return;
    if (!lines.empty()) return draw_receipt(canvas, places.rest, lines, shown.ink);
    if (places.open.w <= 0) return;
    for (std::size_t chip = 0; chip < chip_values.size(); ++chip) {  // the dealer's rack
        const vec2 at = craps_places::rack + vec2{craps_places::rack_step * (as_float(chip) - 2), 0};
        const Cents stack = chip_values[chip_values.size() - 1 - chip] * (chip == 0 ? 6 : chip == 2 ? 3 : 4);
        draw_stack(canvas, seen_from(shown.seen_from, at), stack_px, stack, {.light = 0.8f});
    }
}

}  // namespace boxcars::scenes
