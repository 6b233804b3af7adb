#include "scenes/attract/page.h"

#include "platform/settings.h"
#include "scenes/buttons.h"
#include "scenes/hud.h"
#include "scenes/title/poster.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;
using Shows = AttractStop::Shows;

constexpr Ticks looked_at = 14 * ticks_per_second;

}  // namespace

AttractPage::AttractPage(SceneServices& services, const AttractStop& stop, Card card, const PageGames& games)
    : services_(services), stop_(stop), card_(std::move(card)) {
    services_.sounds.loop("rail", true);
    if (stop_.shows == Shows::Scores && services_.store && !services_.store->trouble())
        board_.show(session::scores_of(*services_.store, kept_games(games), card_.game), games, clock_,
                    services_.settings.reduced_motion);
    const auto pages = card_.pages ? card_.pages({}) : std::vector<ui::CardPage>{};
    if (!pages.empty()) page_ = pages[stop_.visit % pages.size()];
}

void AttractPage::tick(const platform::Input& input, Ticks) {
    ++clock_;
    board_.tick(clock_);
    if (board_.take_flip()) services_.sounds.play("flap", 0.2f);
    if (input.any)
        request_ = ToTitle{};
    else if (clock_ >= looked_at)
        request_ = ToAttract{};
}

void AttractPage::draw(Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const double time = static_cast<double>(clock_) + between;
    draw_dimmed_poster(stage, layout_.canvas, {time / ticks_per_second, services_.settings.reduced_motion});
    Canvas& canvas = stage.canvas();
    const bool scores = stop_.shows == Shows::Scores;
    draw_top_bar(
        canvas, layout_,
        {.name = card_.name, .car = scores ? "HIGH SCORES" : "HOW TO PLAY", .status = "DEMO", .accent = card_.accent});
    Rect plate = history_look::panel_place(layout_);
    if (scores) {
        board_.lay_out(plate);
        return board_.draw(canvas, time);
    }
    const float wide = std::min(plate.w, 760.0f);
    draw_how_to_play(canvas, {layout_.canvas.centre().x - wide / 2, plate.y, wide, plate.h});
}

void AttractPage::draw_how_to_play(Canvas& canvas, Rect plate) const {
    draw_plate(canvas, plate, true);
    const float left = plate.x + 36, room = plate.w - 72;
    float y = plate.y + 48;
    canvas.text(type::title, page_.title, {left, y}, Align::Left, colours::brass_light);
    y += 22;
    canvas.fill(Rect{left, y, room, 1.5f}, faded(card_.accent, 0.8f));
    y += 34;
    const float foot = plate.y + plate.h - 24;
    for (const std::string& sentence : page_.sentences) {
        const auto lines = lines_of(canvas, type::body, sentence, room);
        y = draw_lines(canvas, type::body, lines, {left, y}, 25, Align::Left, colours::ivory) + 9;
    }
    for (const auto& [label, value] : page_.table) {
        const float of_value = canvas.width(type::body_bold, value) + 24;
        const auto lines = lines_of(canvas, type::body, label, room - of_value);
        if (y + 25 * static_cast<float>(lines.size()) > foot) break;  // leaves out the rows that do not fit
        canvas.text(type::body_bold, value, {left + room, y}, Align::Right, colours::brass_light);
        y = draw_lines(canvas, type::body, lines, {left, y}, 25, Align::Left, colours::ash) + 5;
    }
}

void AttractPage::state(nlohmann::json& out) const {
    out["scene"] = "attract";
    out["shows"] = stop_.shows == Shows::Scores ? "scores" : "how to play";
    out["game"] = card_.game;
    out["page"] = page_.title;
}

}  // namespace boxcars::scenes
