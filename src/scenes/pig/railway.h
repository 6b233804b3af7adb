// The railway round the Pig table: its print, the way that is at risk, the numbers of the wagons. Reads a moment;
// decides nothing.
#pragma once
#include "render/stage.h"
#include "scenes/layout.h"
#include "scenes/pig/homecoming.h"
#include "scenes/pig/places.h"
#include "scenes/pig/report.h"
#include "scenes/room_life.h"

namespace boxcars::scenes::pig_look {

RoomLook room(const Layout& layout, const render::Camera& camera);  // the Buffet Car: its rose lamp over the ring

// The walnut, the tray, the numbers of the goal in force; `plain`: no rays and no grain on the leather.
render::TableLook table_look(const Layout& layout, const pig::Rules& rules, bool plain = false);

// The dashed way to where the turn total would take the player on turn, and the outline of the wagon there.
void draw_risk(render::Canvas& canvas, const render::Camera& camera, const world::Rail& rail, const TurnOnShow& turn,
               double time);

// After a snout: from where the turn would have taken it back to where the wagon stands; nothing where none was at
// risk.
std::optional<Skid> skid_of(const world::Rail& rail, const TurnOnShow& turn);

// A wagon's number, or the number that is at risk: beside its rail, clear of print.
struct Tag {
    std::string words;
    render::Colour colour;
    world::Rail rail;
    float at = 0;  // the way round
    bool ghost = false;
    bool crowded = false;  // more than two wagons: it keeps off the tracks altogether
};
render::Rect tag_place(render::Canvas& canvas, const render::Camera& camera, const Tag& tag);
std::optional<Tag> risk_tag(const world::Rail& rail, const TurnOnShow& turn);
// One after another; a tag that would lie on one before it is left out: the dash tells everybody's number.
std::vector<render::Rect> draw_tags(render::Canvas& canvas, const render::Camera& camera, std::span<const Tag> tags);

// The number of a die of other than six sides, on its upper face.
void draw_numeral(render::Canvas& canvas, const render::Camera& camera, glm::vec3 centre, float half_edge, int face);

}  // namespace boxcars::scenes::pig_look
