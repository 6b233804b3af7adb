#include "scenes/table/result_beat.h"

#include "scenes/buttons.h"
#include "scenes/room_life.h"
#include "scenes/scene.h"

namespace boxcars::scenes {
namespace {

constexpr Ticks ring_takes = milliseconds(420);
constexpr float ring_from = 0.75f, ring_to = 1.75f;  // world units
constexpr float rises = 34, number_px = 40, sum_px = 48, row_px = 24, apart = 24;
constexpr Ticks meeting = milliseconds(110);  // flight until the numbers merge

void draw_number(Canvas& canvas, const ResultBeat::BeatPlace& at, const std::string& words, vec2 place, float px,
                 float alpha) {
    const Type type = type::banner.sized(px);
    canvas.disc(place, 0.8f * px, faded(grounds::black, 0.5f * alpha),
                faded(grounds::black, 0));  // contrast on light dice
    canvas.text(type, words, place + px_down(2), Align::Centre, faded(grounds::black, 0.6f * alpha));
    canvas.text(type, words, place, Align::Centre, faded(glm::mix(at.ink, colours::ivory, 0.35f), alpha));
}

struct Flight {
    vec2 from, to;
    float px = number_px, px_at_end = px;
    float arc = 36;  // px above the straight line, halfway
};

// Draws a number that rises from the die, flies in an arc and fades out. `later`: ticks of flight before it appears.
void draw_flight(Canvas& canvas, const ResultBeat::BeatPlace& at, const std::string& words, const Flight& way,
                 double since, Ticks later = 0) {
    const float risen = later > 0 ? 1 : world::quad_out(part_over(since, ResultBeat::rise));
    const float flown = world::cubic_in_out(part_over(since, ResultBeat::rise + later, ResultBeat::flight - later));
    vec2 place = glm::mix(way.from - px_down(rises * risen), way.to, flown);
    place.y -= way.arc * 4 * flown * (1 - flown);
    const float alpha = risen * (1 - world::unit((flown - 0.85f) / 0.15f));
    draw_number(canvas, at, words, place, glm::mix(way.px, way.px_at_end, flown), alpha);
}

vec2 rising_from(const ResultBeat::BeatPlace& at, vec3 die) {
    return at.camera.project(die + 0.6f * z_axis) - px_down(8);
}

}  // namespace

void ResultBeat::begin(std::span<const vec3> middles, std::span<const int> faces, Ticks now) {
    dice_.clear();
    for (std::size_t die = 0; die < std::min(middles.size(), faces.size()); ++die)
        dice_.push_back({middles[die], faces[die]});
    std::ranges::sort(dice_, {}, [](const RestingDie& die) { return die.middle.x; });
    rested_ = now;
}

bool ResultBeat::lasts(double time) const {
    const double since = time - real(rested_);
    return !dice_.empty() && since >= 0 && since < real(std::max(arrives, hold + ring_takes));
}

void ResultBeat::draw(Canvas& canvas, const BeatPlace& at, double time) const {
    const double since = time - real(rested_ + hold);
    if (since < 0) return;
    const float part = part_over(since, ring_takes), light = 1 - part;
    const float radius = at.still ? ring_from + 0.3f : glm::mix(ring_from, ring_to, world::quad_out(part));
    for (const RestingDie& die : dice_) {
        const auto ring = ring_on_table(at.camera, vec2(die.middle), radius, 0.03f);
        canvas.stroke(ring, 7, faded(at.ink, 0.16f * light), true);
        canvas.stroke(ring, 2.2f, faded(glm::mix(at.ink, colours::ivory, 0.5f), 0.75f * light), true);
    }
    if (at.still || since >= real(rise + flight)) return;
    dice_.size() > 1 && at.arriving == Arriving::AsSum ? draw_sum(canvas, at, since) : draw_numbers(canvas, at, since);
}

void ResultBeat::draw_numbers(Canvas& canvas, const BeatPlace& at, double since) const {
    const auto last = as_float(dice_.size()) - 1;
    for (std::size_t nth = 0; nth < dice_.size(); ++nth) {
        const float beside = (as_float(nth) - last / 2) * apart;
        Flight path{rising_from(at, dice_[nth].middle), at.total + vec2(beside, 0)};
        if (last > 0) path.px_at_end = row_px;
        draw_flight(canvas, at, std::to_string(dice_[nth].face), path, since);
    }
}

// Draws numbers that rise, meet between the dice and fly on as their sum.
void ResultBeat::draw_sum(Canvas& canvas, const BeatPlace& at, double since) const {
    vec2 middle{0};
    int sum = 0;
    for (const RestingDie& die : dice_) {
        middle += rising_from(at, die.middle) / as_float(dice_.size());
        sum += die.face;
    }
    const float met = world::cubic_in(part_over(since, rise, meeting));
    if (met >= 1)
        return draw_flight(canvas, at, std::to_string(sum), {middle, at.total, sum_px, sum_px, 0}, since, meeting);
    const float risen = world::quad_out(part_over(since, rise));
    for (const RestingDie& die : dice_) {
        const vec2 place = glm::mix(rising_from(at, die.middle), middle, met) - px_down(rises * risen);
        draw_number(canvas, at, std::to_string(die.face), place, number_px, risen);
    }
}

int climbing(int total, int by, double since) {
    const float there = part_over(since, ResultBeat::arrives, ResultBeat::climb);
    return total - by + static_cast<int>(std::lround(as_float(by) * there));
}

}  // namespace boxcars::scenes
