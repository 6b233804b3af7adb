#include "scenes/craps/chips.h"

#include "base/numbers.h"
#include "scenes/craps/print.h"
#include "world/ease.h"

#include <glm/gtc/constants.hpp>

#include <cmath>

namespace boxcars::scenes {
namespace {

constexpr Ticks rim_in = milliseconds(160), rim_goes = rim_in + milliseconds(500),
                rim_out = milliseconds(400);      // the glow of a won spot
constexpr Ticks drain = milliseconds(300);        // time in which a lost spot brightens again
constexpr Ticks pill_stays = milliseconds(2200);  // time that "+$35" stays at a spot
constexpr Ticks pay_waits = milliseconds(420);    // time between taking losses and paying wins
constexpr Ticks home_waits = milliseconds(700);   // time that a win lies beside its bet

using craps_look::draw_spot_glow;
using world::Slide, world::SlideKind;

glm::vec2 on_canvas(const FeltOnCanvas& felt, craps::Spot spot) {
    return felt.camera.project({felt.places.chip_place(spot), 0});
}

float chip_px(const FeltOnCanvas& felt, craps::Spot spot) {
    const CrapsPlace& place = felt.places.place(spot);
    return std::min(stack_px, 2 * place.radius * felt.camera.px_per_unit({place.chips, 0}));
}

bool is_odds(craps::Spot spot) {
    using craps::Kind;
    return spot.kind == Kind::ComeOdds || spot.kind == Kind::DontComeOdds || spot.kind == Kind::PutOdds;
}

using render::Rect;

constexpr float label_reach = 86, ring_apart = 4;  // logical px between the middles of chips and label
constexpr int turns = 32;
constexpr float to_the_right = 0, downwards = glm::half_pi<float>();

// Tries places on growing circles round the chips, beginning in the direction `best`. Empty: no room near them.
std::optional<Rect> free_place(glm::vec2 chips, glm::vec2 size, float best, std::span<const Rect> taken,
                               const Rect& bounds) {
    for (float away = 0; away <= label_reach; away += ring_apart)
        for (int turn = 0; turn < turns; ++turn) {
            const int steps = (turn % 2 == 0 ? turn + 1 : -turn - 1) / 2;  // alternates between both sides
            const float angle = best + static_cast<float>(steps) * glm::two_pi<float>() / turns;
            const glm::vec2 corner = chips + away * glm::vec2(std::cos(angle), std::sin(angle)) - size / 2.0f;
            const Rect where{corner.x, corner.y, size.x, size.y};
            if (bounds.contains(where) && std::ranges::none_of(taken, [&](const Rect& r) { return where.touches(r); }))
                return where;
        }
    return {};
}

}  // namespace

void ChipFlights::reveal(std::span<const craps::Fact> facts, const FeltOnCanvas& felt, Ticks now, bool reduced) {
    const auto at = [&](craps::Spot spot) { return on_canvas(felt, spot); };
    const auto fly = [&](SlideKind kind, glm::vec2 from, glm::vec2 to, Ticks seen, Ticks began, Cents amount,
                         std::optional<craps::Spot> lies = {}) {
        flights_.push_back({{kind, from, to, began, reduced}, amount, lies, to == felt.purse, seen});
    };
    const Ticks later = now + pay_waits;
    int paid = 0;
    for (const craps::Fact& fact : facts) {
        if (const auto* placed = std::get_if<craps::ChipsPlaced>(&fact)) {
            fly(SlideKind::Place, felt.purse, at(placed->spot), now, now, placed->amount, placed->spot);
        } else if (const auto* taken = std::get_if<craps::ChipsTaken>(&fact)) {
            fly(SlideKind::Place, at(taken->spot), felt.purse, now, now, taken->amount);
        } else if (const auto* moved = std::get_if<craps::Moved>(&fact)) {
            fly(SlideKind::Place, at(moved->from), at(moved->to), now, later, moved->stake, moved->to);
        } else if (const auto* lost = std::get_if<craps::Lost>(&fact)) {
            fly(SlideKind::Sweep, at(lost->spot), felt.bank, now, now, lost->stake);
            news_.push_back({lost->spot, -lost->stake - lost->vig, now});
        } else if (const auto* pushed = std::get_if<craps::Pushed>(&fact)) {
            fly(SlideKind::Place, at(pushed->spot), felt.purse, now, later, pushed->stake);
        } else if (const auto* won = std::get_if<craps::Won>(&fact)) {
            const Ticks comes = later + paid++ * world::pay_apart, goes = comes + home_waits;
            const glm::vec2 beside = at(won->spot) + glm::vec2{chip_px(felt, won->spot) * 0.9f, 4};
            fly(SlideKind::Pay, felt.bank, beside, comes, comes, won->won);
            fly(SlideKind::Place, beside, felt.purse, flights_.back().slide.ends(), goes, won->won);
            if (!won->stays) fly(SlideKind::Place, at(won->spot), felt.purse, now, goes, won->stake);
            news_.push_back({won->spot, won->won, now});
        }
    }
}

int ChipFlights::tick(Ticks now) {
    std::erase_if(news_, [&](const News& news) { return now > news.began + pill_stays + home_waits; });
    return static_cast<int>(std::erase_if(flights_, [&](const ChipSlide& f) { return !f.slide.moving(now); }));
}

std::vector<ChipFlights::Stack> ChipFlights::lying(const craps::State& shown, const FeltOnCanvas& felt) const {
    std::vector<Stack> stacks;
    for (const craps::Placed& bet : shown.bets) {
        Cents there = bet.stake;
        for (const ChipSlide& flight : flights_)
            if (flight.to == bet.spot) there -= flight.amount;
        if (there > 0 && felt.places.on(bet.spot, felt.leaf))
            stacks.push_back({on_canvas(felt, bet.spot), bet.spot, there, chip_px(felt, bet.spot)});
    }
    std::ranges::sort(stacks, {}, [](const Stack& s) { return s.at.y; });
    return stacks;
}

void ChipFlights::draw(render::Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt, double time) const {
    for (const Stack& stack : lying(shown, felt))
        draw_stack(canvas, stack.at, stack.px, stack.amount, {.tilt = is_odds(stack.spot) ? 18.0f : 0.0f});
    for (const ChipSlide& flight : flights_) {
        if (time < real(flight.seen)) continue;
        const bool waits = time < real(flight.slide.began);
        const glm::vec2 at = waits ? flight.slide.from : flight.slide.at(time);
        const float alpha = waits ? 1.0f : flight.slide.alpha(time);
        if (alpha > 0) draw_stack(canvas, at, stack_px * 0.92f, flight.amount, {.alpha = alpha});
    }
}

void ChipFlights::draw_news(render::Canvas& canvas, const FeltOnCanvas& felt, double time) const {
    for (const News& news : news_) {
        if (!felt.places.on(news.spot, felt.leaf)) continue;
        const bool won = news.result > 0;
        const float in = world::quad_out(part_over(time, news.began, rim_in));
        const float out = part_over(time, news.began + rim_goes, rim_out);
        const float strength = won ? in * (1 - out) : 0.8f * (1 - part_over(time, news.began, drain));
        draw_spot_glow(canvas, felt.camera, felt.places, news.spot, won ? mint : render::colours::night, strength);
    }
}

std::vector<ChipLabel> ChipFlights::labels(render::Canvas& canvas, const craps::State& shown, const FeltOnCanvas& felt,
                                           double time, std::vector<Rect> taken, const Rect& bounds) const {
    const std::vector<Stack> stacks = lying(shown, felt);
    for (const auto& [at, spot, amount, px] : stacks) {
        const float half = px * 0.44f;  // a little inside its edge: a round chip leaves the corners of its box free
        const float top = stack_top(at, px, amount).y - half;
        taken.push_back({at.x - half, top, 2 * half, at.y + half - top});
    }
    std::vector<ChipLabel> labels;
    const auto add = [&](glm::vec2 chips, float best, ChipLabel label) {
        const auto where = free_place(chips, label_size(canvas, label), best, taken, bounds);
        if (!where) return;
        label.where = *where;
        labels.push_back(label);
        taken.push_back(where->grown(1));
    };
    for (const Stack& stack : stacks)
        if (!is_odds(stack.spot) && wants_tag(stack.amount))
            add(stack.at, to_the_right, {{}, stack.amount, false, stack.px});
    for (const News& news : news_) {
        const double age = time - real(news.began), stays = real(pill_stays);
        if (age > stays || !felt.places.on(news.spot, felt.leaf)) continue;
        const float alpha = 1 - world::unit((age - stays * 0.8) / (stays * 0.2));
        add(on_canvas(felt, news.spot), downwards, {{}, news.result, true, stack_px, alpha});
    }
    return labels;
}

}  // namespace boxcars::scenes
