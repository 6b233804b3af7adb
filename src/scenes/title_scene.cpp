#include "scenes/title_scene.h"

#include "platform/settings.h"
#include "world/ease.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

// Feel
constexpr Ticks before_attract = 25 * ticks_per_second;
constexpr Ticks rise_time = milliseconds(160);
constexpr float card_rise = 10;

Camera poster_camera(const Layout& layout) {
    Camera camera;
    camera.field_degrees = 28;
    camera.above_degrees = 8.5f;
    camera.distance = 14;
    camera.band = layout.canvas;
    return camera;
}

}  // namespace

TitleScene::TitleScene(House& house, std::vector<Card> cards) : house_(house), cards_(std::move(cards)) {
    house_.sounds.loop("rail", true);
    house_.sounds.loop("buffet", false);
}

// ---- tick
// ------------------------------------------------------------------------------------------------------------

void TitleScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    if (input.any || input.pointer_moved) idle_since_ = clock_;
    if (clock_ - idle_since_ >= before_attract) {
        wish_ = Go{.where = Go::Where::Attract, .game = cards_[static_cast<std::size_t>(chosen_)].game};
        idle_since_ = clock_;
    }
    const int count = static_cast<int>(cards_.size());
    if (input.pressed(Action::Left)) choose((chosen_ + count - 1) % count);
    if (input.pressed(Action::Right)) choose((chosen_ + 1) % count);
    if (input.pressed(Action::Confirm) || input.pressed(Action::Roll)) open();
    if (input.pressed(Action::Back)) wish_ = Go{.where = Go::Where::Leave};
    for (int card = 0; card < count; ++card) {
        const bool over = card_place(card).contains(input.pointer);
        if (over && input.pointer_moved) choose(card);
        for (const auto& press : input.presses)
            if (press.kind == platform::Press::Kind::PointerUp && press.button == 1 &&
                card_place(card).contains(press.at)) {
                choose(card);
                open();
            }
    }
}

void TitleScene::choose(int card) {
    if (card == chosen_) return;
    chosen_ = card;
    chosen_since_ = clock_;
    house_.sounds.play("button", 0.4f);
}

void TitleScene::open() {
    house_.sounds.play("whistle", 0.6f);
    wish_ = Go{.where = Go::Where::Table, .game = cards_[static_cast<std::size_t>(chosen_)].game};
}

// ---- draw
// --------------------------------------------------------------------------------------------------------------

Rect TitleScene::card_place(int card) const {
    const float high = 124, wide = 274, gap = 19;
    const float left = std::max(64.0f, layout_.canvas.x + 24), y = layout_.canvas.y + layout_.canvas.h - 173;
    const float rise = card == chosen_
                           ? card_rise * world::cubic_out(world::unit(static_cast<double>(clock_ - chosen_since_) /
                                                                      static_cast<double>(rise_time)))
                           : 0;
    return {left + static_cast<float>(card) * (wide + gap), y - rise, wide, high};
}

void TitleScene::draw_poster(Stage& stage, double time) const {
    const float sway = house_.settings.reduced_motion ? 0 : 0.012f * static_cast<float>(std::sin(time / 34));
    const Camera camera = poster_camera(layout_);
    // The six looks at us: the body's -x (6) turned to the eye, a little to the right, one die per wagon.
    const glm::quat six_to_us = glm::angleAxis(glm::radians(90.0f - 22.0f), glm::vec3(0, 0, 1));
    const DieLook dice[] = {{DieKind::Poster, {0.25f, 0.6f, 1.62f + sway}, six_to_us, 1, 1},
                            {DieKind::Poster, {2.95f, -0.5f, 1.60f - sway}, six_to_us, 1, 1}};
    stage.dice(camera, dice);
}

void TitleScene::draw_card(Canvas& canvas, int index, double) const {
    const Card& card = cards_[static_cast<std::size_t>(index)];
    const Rect r = card_place(index);
    const bool lit = index == chosen_;
    if (lit) canvas.glow(r, 8, 26, faded(card.accent, 0.55f));
    canvas.plate(r, 4, 3, hex(0x1A1F29), hex(0x0D1016));
    canvas.plate_edge(r, 4, 3, lit ? 2.4f : 1.5f, lit ? card.accent : colours::brass);
    canvas.plate_edge(r.grown(-5), 4, 3, 1, faded(lit ? card.accent : colours::brass, 0.30f));
    const Rect window{r.x + 16, r.y + 16, 106, 92};
    canvas.sprite("cards/" + card.game, window);
    canvas.pill_edge(window, 10, 1.6f, lit ? card.accent : colours::brass);
    const float x = r.x + 134;
    canvas.text({Face::Label, 22, 0.06f}, card.name, {x, r.y + 30}, Align::Left, colours::ivory);
    canvas.text({Face::BodyBold, 15}, card.car, {x, r.y + 55}, Align::Left, card.accent);
    canvas.text({Face::Body, 15.5f}, card.line_1, {x, r.y + 79}, Align::Left, hex(0xE6DDC8));
    canvas.text({Face::Body, 15.5f}, card.line_2, {x, r.y + 98}, Align::Left, hex(0xE6DDC8));
}

void TitleScene::draw(Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const double time = static_cast<double>(clock_) + between;
    Canvas& canvas = stage.canvas();
    stage.shade(layout_.canvas, "title_sky", {}, true);
    draw_poster(stage, time);
    const float wide = std::min(798.0f, layout_.canvas.w - 130), high = wide / 798 * 118;
    const float left = std::max(63.0f, layout_.canvas.x + 24), top = layout_.canvas.y + 60;
    canvas.glow({left, top, wide, high}, 30, 60, hex(0xE8A24A, 0.16f));
    canvas.sprite("wordmarks/boxcars", {left, top, wide, high});
    canvas.text({Face::LabelSemi, 18, 0.19f},
                cards_.size() == 1 ? "ONE TABLE  ·  ONE NIGHT TRAIN" : "FOUR TABLES  ·  ONE NIGHT TRAIN",
                {left + 3, top + high + 34}, Align::Left, colours::ivory);
    for (int card = 0; card < static_cast<int>(cards_.size()); ++card) draw_card(canvas, card, time);
    glm::vec2 at{left + 1, layout_.canvas.y + layout_.canvas.h - 23};
    if (cards_.size() > 1) at.x += draw_key_hint(canvas, at, "LEFT  RIGHT", "choose a car") + 28;
    at.x += draw_key_hint(canvas, at, "ENTER", "board") + 28;
    at.x += draw_key_hint(canvas, at, "S", "settings") + 28;
    draw_key_hint(canvas, at, "ESC", "leave the train");
}

std::vector<Hot> TitleScene::hots() const {
    std::vector<Hot> hots;
    for (int card = 0; card < static_cast<int>(cards_.size()); ++card)
        hots.push_back({cards_[static_cast<std::size_t>(card)].game, card_place(card)});
    return hots;
}

void TitleScene::state(nlohmann::json& out) const {
    out["scene"] = "title";
    out["chosen"] = cards_[static_cast<std::size_t>(chosen_)].game;
}

}  // namespace boxcars::scenes
