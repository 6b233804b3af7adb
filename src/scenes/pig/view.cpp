#include "scenes/pig/view.h"

#include "scenes/pig/feel.h"
#include "scenes/pig/tray.h"
#include "world/ease.h"

#include <cmath>

namespace boxcars::scenes {

using pig_feel::seat;

void PigView::table(render::Stage& stage, const render::TableLook& look, const GameEnd& end, double time) const {
    render::Canvas& canvas = stage.canvas();
    stage.table(look, 1.0f);
    const pig_look::TrayScale tray{look.camera, corner_};
    if (at_end() && end.celebrate && !at_.settings.reduced_motion)
        pig_look::draw_rays(canvas, {look.camera, corner_}, won_for(time));
    if (at_end()) return pig_look::draw_end(canvas, tray, end, won_for(time));
    if (at_.shown.turn >= 0) pig_look::draw_risk(canvas, look.camera, boards_.rail(at_.shown.turn), at_, time);
    pig_look::draw_turn(canvas, tray, at_);
}

void PigView::on_the_way(render::Canvas& canvas, const render::Camera& camera, double time) const {
    const float falls = world::unit(won_for(time) / static_cast<double>(pig_feel::signal_falls));
    pig_look::draw_signal(canvas, camera, !at_end() ? 0 : at_.settings.reduced_motion ? 1 : falls, corner_);
    if (at_end()) {
        const int winner = at_.shown.winner;
        if (winner >= 0 && boards_.laps(winner, at_.clock))
            pig_look::draw_wagon_steam(canvas, camera, boards_.rail(winner), boards_.place(winner, time),
                                       time / ticks_per_second, 1);
        return;
    }
    if (at_.looked_back() || at_.shown.turn < 0) return;
    if (const auto skid = pig_look::skid_of(boards_.rail(at_.shown.turn), at_))
        pig_look::draw_skid(canvas, camera, *skid);
}

// Sorted by importance: the score at risk, the player on turn, the highest scores. Later tags that overlap are dropped.
std::vector<pig_look::Tag> PigView::all_tags(double time) const {
    std::vector<pig_look::Tag> tags;
    if (!at_end() && at_.shown.turn >= 0)
        if (auto risk = pig_look::risk_tag(boards_.rail(at_.shown.turn), at_)) tags.push_back(*risk);
    std::vector<int> order;
    for (int player = 0; player < at_.seats.count(); ++player)
        if (at_.shown.scores[seat(player)] > 0) order.push_back(player);
    std::ranges::stable_sort(order, [&](int a, int b) {
        if ((a == at_.shown.turn) != (b == at_.shown.turn)) return a == at_.shown.turn;
        return at_.shown.scores[seat(a)] > at_.shown.scores[seat(b)];
    });
    for (const int player : order)
        tags.push_back({std::to_string(at_.shown.scores[seat(player)]), at_.hue_of(player), boards_.rail(player),
                        boards_.place(player, time), false, at_.seats.count() > 2});
    return tags;
}

void PigView::tags(render::Canvas& canvas, const render::Camera& camera, double time) const {
    const float apart = pig_look::stands(boards_.rail(0)) ? 0.075f : 0.05f;  // closer tags would overlap
    auto tags = all_tags(time);
    if (at_.seats.count() == 2 && tags.size() >= 2) {  // moves the outer tag, which has room
        pig_look::Tag &a = tags[tags.size() - 2], &b = tags.back();
        pig_look::Tag &near = a.rail.beside < b.rail.beside ? a : b, &far = a.rail.beside < b.rail.beside ? b : a;
        if (!near.ghost && !far.ghost && std::abs(near.at - far.at) < apart)
            far.at = near.at + (far.at < near.at && near.at >= apart ? -apart : apart);
    }
    pig_look::draw_tags(canvas, camera, tags);
}

}  // namespace boxcars::scenes
