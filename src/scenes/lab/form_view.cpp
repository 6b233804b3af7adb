#include "scenes/lab/form_view.h"

#include "scenes/hud.h"
#include "scenes/lab/look.h"
#include "ui/lab/look.h"

#include <algorithm>
#include <array>

namespace boxcars::scenes {
namespace {

using namespace render;
using lab_look::accent;

constexpr float value_from = 0.44f;  // of a row
constexpr float title = 36, foot = 42, arrow = 30, least_row = 24, most_row = 31, gap = 7;
constexpr float way = 18;         // logical px for a way to scroll, above and below the rows
constexpr std::size_t below = 6;  // dials after the players
constexpr Type row_label{Face::Body, 15}, row_value{Face::BodyBold, 15};

void draw_badge(Canvas& canvas, glm::vec2 at, int player) {
    const Colour colour = player < 0 ? faded(colours::ash, 0.4f) : ui::lab_colour(static_cast<std::size_t>(player));
    canvas.ring(at, 8.5f, 1.5f, colour);
    if (player < 0) return;
    canvas.disc(at, 8.5f, colour, colour);
    canvas.text({Face::Label, 12}, std::to_string(player + 1), at, Align::Centre, colours::brass_ink);
}

void draw_ground(Canvas& canvas, const Rect& row, bool focused, bool by_keys, bool over) {
    if (focused) {
        canvas.pill(row, 5, faded(accent, 0.16f), faded(accent, 0.08f));
        canvas.pill_edge(row, 5, by_keys ? 1.6f : 1.0f, faded(accent, by_keys ? 1.0f : 0.55f));
    } else if (over) {
        canvas.pill(row, 5, faded(colours::ivory, 0.07f), faded(colours::ivory, 0.04f));
    }
}

}  // namespace

// ---- where it lies

bool FormView::is_player(std::size_t dial) const { return dial > 0 && dial + below < dials_; }

// The players stand apart from what is above and below them.
float FormView::gaps_before(std::size_t dial) const { return dial == 0 ? 0.0f : is_player(dial) ? 1.0f : 2.0f; }

void FormView::lay_out(Rect where, std::size_t dials) {
    where_ = where;
    dials_ = dials;
    const float room = where.h - title - foot - 2 * gap - 10;
    row_height_ = std::clamp(room / static_cast<float>(dials), least_row, most_row);
    scrolls_ = room < least_row * static_cast<float>(dials);
    rows_ = {where.x + 12, where.y + title + 6, where.w - 24, where.h - title - 12};
    if (scrolls_)  // what is said of a row makes room
        rows_ = {rows_.x, rows_.y + way, rows_.w, rows_.h - 2 * way};
    else
        first_ = 0;
    first_ = std::min(first_, dials - 1);
    if (!in_sight(dials - 1)) return;
    while (first_ > 0 && in_sight(dials - 1)) --first_;  // no room is left empty below
    if (!in_sight(dials - 1)) ++first_;
}

Rect FormView::row(std::size_t dial) const {
    const float rows = static_cast<float>(dial) - static_cast<float>(first_);
    return {rows_.x, rows_.y + row_height_ * rows + gap * (gaps_before(dial) - gaps_before(first_)), rows_.w,
            row_height_};
}

bool FormView::in_sight(std::size_t dial) const {
    const Rect at = row(dial);
    return dial >= first_ && (!scrolls_ || at.y + at.h <= rows_.y + rows_.h + 0.5f);
}

void FormView::show(std::size_t dial) {
    if (!scrolls_) return;
    first_ = std::min(first_, dial);
    while (!in_sight(dial) && first_ < dial) ++first_;
}

void FormView::scroll(int rows) {
    for (; rows < 0 && more_above(); ++rows) --first_;
    for (; rows > 0 && more_below(); --rows) ++first_;
}

Rect FormView::upwards() const { return {rows_.x, rows_.y - way, rows_.w, way - 2}; }
Rect FormView::downwards() const { return {rows_.x, rows_.y + rows_.h + 2, rows_.w, way - 2}; }

Rect FormView::less(std::size_t dial) const {
    const Rect at = row(dial);
    const float left = is_player(dial) ? at.x + 46 : at.x + at.w * value_from;
    return {left - arrow / 2, at.y, arrow, at.h};
}

std::optional<FormView::Hit> FormView::at(glm::vec2 point) const {
    if (scrolls_ && more_above() && upwards().contains(point)) return Hit{dials_, Grip::Upwards};
    if (scrolls_ && more_below() && downwards().contains(point)) return Hit{dials_, Grip::Downwards};
    for (std::size_t dial = 0; dial < dials_; ++dial) {
        const Rect here = row(dial);
        if (!in_sight(dial) || !here.contains(point)) continue;
        if (point.x > here.x + here.w - arrow - 4) return Hit{dial, Grip::More};
        return Hit{dial, less(dial).contains(point) ? Grip::Less : Grip::Row};
    }
    return {};
}

std::vector<HitTarget> FormView::hit_targets(std::span<const Dial> dials) const {
    std::vector<HitTarget> all;
    for (std::size_t dial = 0; dial < dials.size(); ++dial) {
        if (!in_sight(dial)) continue;
        const Rect here = row(dial);
        all.push_back({dials[dial].name, {here.x + here.w * 0.5f, here.y, here.w * 0.2f, here.h}});
        all.push_back({dials[dial].name + ".more", {here.x + here.w - 32, here.y, 32, here.h}});
        if (!dials[dial].opens) all.push_back({dials[dial].name + ".less", less(dial)});
    }
    if (scrolls_ && more_above()) all.push_back({"form.up", upwards()});
    if (scrolls_ && more_below()) all.push_back({"form.down", downwards()});
    return all;
}

// ---- drawn

void FormView::draw(Canvas& canvas, const ExperimentForm& form, const FormLook& look) const {
    const Rect& d = where_;
    draw_plate(canvas, d, true);
    canvas.text({Face::Label, 14, 0.14f}, "THE EXPERIMENT", {d.x + 24, d.y + 23}, Align::Left, colours::brass_light);
    canvas.fill(Rect{d.x + 16, d.y + title + 1, d.w - 32, 1}, faded(colours::brass, 0.45f));
    const auto dials = form.dials();
    for (std::size_t dial = 0; dial < dials.size(); ++dial)
        if (in_sight(dial)) draw_row(canvas, dial, dials[dial], form.player_of(dials[dial].player), look);
    if (scrolls_)
        draw_scrolling(canvas, look.pointer);
    else
        lab_look::draw_says(canvas, {d.x + 24, d.y + d.h - 41, d.w - 44, 34}, look.words, colours::ash,
                            {Face::Body, 13.5f});
}

void FormView::draw_row(Canvas& canvas, std::size_t at, const Dial& dial, int player, const FormLook& look) const {
    const Rect here = row(at);
    const bool focused = dial.name == look.focus, over = here.contains(look.pointer);
    draw_ground(canvas, here, focused, look.by_keys, over);
    const float mid = here.centre().y, left = here.x + 12, right = here.x + here.w - arrow;
    const Colour hand = focused || over ? colours::brass_light : faded(colours::brass, 0.55f);
    lab_look::draw_arrow(canvas, {here.x + here.w - 16, mid}, true, hand);
    if (dial.player >= 0) {
        draw_badge(canvas, {left + 7, mid}, player);
        lab_look::draw_arrow(canvas, {here.x + 46, mid}, false, hand);
        const Rect value{here.x + 62, here.y, right - here.x - 66, here.h};
        return lab_look::draw_says(canvas, value, dial.value, player < 0 ? colours::disabled : colours::ivory,
                                   row_value);
    }
    canvas.text(row_label, dial.label, {left, mid}, Align::Left, colours::ash);
    const float value_left = here.x + here.w * value_from;
    if (!dial.opens) lab_look::draw_arrow(canvas, {value_left, mid}, false, hand);
    const float wide = right - value_left - 22, middle = (value_left + right + 14) / 2;
    lab_look::draw_says(canvas, {middle - wide / 2, here.y, wide, here.h}, dial.value, colours::ivory, row_value,
                        Align::Centre);
}

// That there is more above or below, and the way there.
void FormView::draw_scrolling(Canvas& canvas, glm::vec2 pointer) const {
    const auto chevron = [&](const Rect& where, float down, bool there) {
        if (!there) return;
        const glm::vec2 mid = where.centre();
        const std::array<glm::vec2, 3> line{mid + glm::vec2{-9, -3 * down}, mid + glm::vec2{0, 3 * down},
                                            mid + glm::vec2{9, -3 * down}};
        canvas.stroke(line, 1.8f, where.contains(pointer) ? colours::brass_light : colours::brass);
    };
    chevron(upwards(), -1, more_above());
    chevron(downwards(), 1, more_below());
}

}  // namespace boxcars::scenes
