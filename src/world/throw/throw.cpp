#include "world/throw/throw.h"

#include "base/check.h"
#include "chance/dust.h"
#include "world/throw/search.h"
#include "world/throw/turns.h"

#include <cmath>

namespace boxcars::world {
Pose ThrowTrack::at(int die, double tick) const {
    const auto index = static_cast<std::size_t>(die);
    if (tick <= 0) return poses.front()[index];
    const double whole = std::floor(tick);
    if (whole >= static_cast<double>(length())) return poses.back()[index];
    const Pose& from = poses[static_cast<std::size_t>(whole)][index];
    const Pose& to = poses[static_cast<std::size_t>(whole) + 1][index];
    const auto part = static_cast<float>(tick - whole);
    return {glm::mix(from.centre, to.centre, part), glm::slerp(from.turn, to.turn, part)};
}

int face_up(const glm::quat& turn) { return face_towards(up_in_body(turn)); }

ThrowTrack throw_dice(render::DieKind kind, std::span<const int> faces, const Tray& tray, const Toss& toss) {
    for (const int face : faces) {
        BOXCARS_CHECK(face, >=, 1, "dice that tumble show the faces 1 to 6; other dice are numbered chips");
        BOXCARS_CHECK(face, <=, 6, "dice that tumble show the faces 1 to 6; other dice are numbered chips");
    }
    BOXCARS_CHECK(faces.size(), >, 0u, "a throw has dice");
    Track track = find_throw(feel_of(kind), tray, static_cast<int>(faces.size()), toss);
    chance::Dust dust(toss.dust ^ 0xa0761d6478bd642fu);
    for (std::size_t die = 0; die < faces.size(); ++die) {
        const glm::quat r = relabelling(track.poses.back()[die].turn, faces[die], dust.below(4));
        for (auto& tick : track.poses) tick[die].turn = glm::normalize(tick[die].turn * r);
    }
    return {std::move(track.poses), std::move(track.contacts)};
}

}  // namespace boxcars::world
