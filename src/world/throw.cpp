#include "world/throw.h"

#include "base/check.h"
#include "chance/dust.h"
#include "world/throw_aim.h"
#include "world/throw_sim.h"
#include "world/throw_turns.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace boxcars::world {
namespace {

constexpr Ticks shortest = milliseconds(1200), longest = milliseconds(2200);
constexpr int tries = 60;  // simulations before the limits of time and place are given up

std::uint64_t sub_seed(std::uint64_t dust, int attempt) {
    return chance::Dust(dust + 0x632be59bd9b4e019u * static_cast<std::uint64_t>(attempt)).bits();
}

struct Job {
    Feel feel;
    Tray tray;
    Room room;
    Hand hand;
    int dice;
    bool ringed;  // a place to rest is prescribed
};

Job job_of(render::DieKind kind, int dice, const Tray& tray, const Hand& hand) {
    Job job{feel_of(kind), tray, {}, hand, dice, tray.rest_half.x > 0 && tray.rest_half.y > 0 && !tray.bowl};
    job.room = {tray.half / job.feel.edge, tray.bowl, !job.ringed, longest};
    return job;
}

bool in_time(const Track& track) {
    const Ticks length = static_cast<Ticks>(track.poses.size()) - 1;
    return length >= shortest && length <= longest;
}

// A ring is an ellipse in the box; every die lies in it with all its corners when there is room for that.
float ring_excess(const Job& job, const std::vector<Pose>& rest, const glm::vec2& shift) {
    const float corner = 0.7072f - 0.4142f * job.feel.rounding;
    const glm::vec2 room = glm::max(job.tray.rest_half / job.feel.edge - corner, glm::vec2(0.15f));
    float worst = 0;
    for (const Pose& pose : rest) worst = std::max(worst, glm::length((glm::vec2(pose.centre) + shift) / room));
    return worst;
}

// Without end walls a throw is the same wherever it happens along the tray: it is moved to where it ends in the ring.
glm::vec2 shift_into_ring(const Job& job, const Track& track, std::uint64_t seed) {
    float least = 1e9f, most = -1e9f;
    for (const Pose& pose : track.poses.back()) {
        least = std::min(least, pose.centre.x);
        most = std::max(most, pose.centre.x);
    }
    chance::Dust dust(seed ^ 0x5bd1e995u);
    const float room = std::max(0.0f, job.tray.rest_half.x / job.feel.edge - 0.71f - 0.5f * (most - least));
    return {-0.5f * (least + most) + static_cast<float>(dust.between(-0.7, 0.7)) * room, 0};
}

// A die that has come over the tray stays over it.
bool within_ends(const Job& job, const Track& track, const glm::vec2& shift) {
    const float reach = 0.75f;
    for (std::size_t die = 0; die < track.poses.front().size(); ++die) {
        bool entered = false;
        for (const auto& tick : track.poses) {
            const bool inside = std::abs(tick[die].centre.x + shift.x) < job.room.half.x - reach;
            const bool low = tick[die].centre.z < 1.1f;
            if ((entered || low) && !inside) return false;
            entered = entered || inside;
        }
    }
    return true;
}

void place(Track& track, const Job& job, const glm::vec2& shift) {
    const float edge = job.feel.edge;
    const glm::vec3 by = glm::vec3(shift, 0) * edge + glm::vec3(job.tray.centre, 0);
    for (auto& tick : track.poses)
        for (Pose& pose : tick) pose.centre = pose.centre * edge + by;
    for (Contact& contact : track.contacts) {
        contact.where = contact.where * edge + by;
        contact.impulse *= edge;
    }
}

bool apart(const std::vector<Pose>& rest) {  // beside each other, none on top
    for (const Pose& pose : rest)
        if (std::abs(pose.centre.z - 0.5f) > 0.04f) return false;
    return true;
}

Track search(Job job) {
    for (int attempt = 0;; ++attempt) {
        if (attempt == tries) job.room.limit = 2 * longest;
        const std::uint64_t seed = sub_seed(job.hand.dust, attempt);
        Track track = simulate(job.feel, job.room, aim(job.feel, job.room, job.dice, job.hand, seed));
        const bool strict = attempt < tries;
        BOXCARS_CHECK(attempt, <, 8 * tries, "a tray big enough for its dice lets them come to rest");
        if (!track.rested || !apart(track.poses.back()) || (strict && !in_time(track))) continue;
        const glm::vec2 shift = job.ringed ? shift_into_ring(job, track, seed) : glm::vec2(0);
        if (job.ringed && strict && ring_excess(job, track.poses.back(), shift) > 1) continue;
        if (job.ringed && !within_ends(job, track, shift)) continue;
        place(track, job, shift);
        return track;
    }
}

}  // namespace

Pose Throw::at(int die, double tick) const {
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

Throw throw_dice(render::DieKind kind, std::span<const int> faces, const Tray& tray, const Hand& hand) {
    for (const int face : faces) {
        BOXCARS_CHECK(face, >=, 1, "dice that tumble show the faces 1 to 6; other dice are numbered chips");
        BOXCARS_CHECK(face, <=, 6, "dice that tumble show the faces 1 to 6; other dice are numbered chips");
    }
    BOXCARS_CHECK(faces.size(), >, 0u, "a throw has dice");
    Track track = search(job_of(kind, static_cast<int>(faces.size()), tray, hand));
    chance::Dust dust(hand.dust ^ 0xa0761d6478bd642fu);
    for (std::size_t die = 0; die < faces.size(); ++die) {
        const glm::quat r = relabelling(track.poses.back()[die].turn, faces[die], dust.below(4));
        for (auto& tick : track.poses) tick[die].turn = glm::normalize(tick[die].turn * r);
    }
    return {std::move(track.poses), std::move(track.contacts)};
}

}  // namespace boxcars::world
