#include "world/throw/throw.h"

#include "base/check.h"
#include "chance/dust.h"
#include "world/throw/sim.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::world {
namespace {

// ---- turns: body axes are 1 on +x, 2 on +y, 3 on +z, 4 on -z, 5 on -y, 6 on -x
// The 24 rotations of a cube onto itself.
std::array<glm::quat, 24> all_turns() {
    const float half = std::sqrt(0.5f);
    std::array<glm::quat, 24> turns{};
    std::size_t count = 0;
    const auto add = [&](float w, float x, float y, float z) { turns[count++] = glm::quat(w, x, y, z); };
    add(1, 0, 0, 0);  // the identity, then half turns about the faces
    add(0, 1, 0, 0);
    add(0, 0, 1, 0);
    add(0, 0, 0, 1);
    for (const float s : {half, -half}) {  // quarter turns about the faces, half turns about the edges
        add(half, s, 0, 0);
        add(half, 0, s, 0);
        add(half, 0, 0, s);
        add(0, half, s, 0);
        add(0, half, 0, s);
        add(0, 0, half, s);
    }
    for (const float x : {0.5f, -0.5f})  // third turns about the corners
        for (const float y : {0.5f, -0.5f})
            for (const float z : {0.5f, -0.5f}) add(0.5f, x, y, z);
    return turns;
}

// The face nearest to a direction in body axes.
int face_towards(const glm::vec3& body_direction) {
    const glm::vec3 size = glm::abs(body_direction);
    if (size.x >= size.y && size.x >= size.z) return body_direction.x > 0 ? 1 : 6;
    if (size.y >= size.z) return body_direction.y > 0 ? 2 : 5;
    return body_direction.z > 0 ? 3 : 4;
}

// The table's upward normal, in body axes.
glm::vec3 up_in_body(const glm::quat& turn) { return glm::conjugate(turn) * glm::vec3(0, 0, 1); }

// ---- finding a throw

constexpr Ticks shortest = milliseconds(1200), longest = milliseconds(2200);
// In edges: how far a throw may be moved towards its walls, which are simulated closer by the same amount.
constexpr float give = 0.06f;
constexpr int choosy = 16;          // the first tries must also be lively
constexpr int tries = 60;           // after these, any resting throw will do
constexpr float most_turn = 0.35f;  // in radians: how far an open throw may be turned
constexpr float above = 1.0f;       // in edges: a die whose middle is lower than this has come down

enum class Landing { Good, Short, Long, BesideRing, OverEnd, Dull };

struct Job {  // all lengths in die edges
    Feel feel;
    TrayWalls walls;
    glm::vec2 ring{0, 0};  // half sizes of the prescribed resting place, if there is one
    bool is(TrayShape shape) const { return walls.shape == shape; }
};

TrayShape shape_of(const Tray& tray) {
    if (tray.bowl) return TrayShape::Bowl;
    if (tray.far_rail) return TrayShape::FarRail;
    if (tray.open) return TrayShape::Open;
    return tray.rest_half.x > 0 && tray.rest_half.y > 0 ? TrayShape::NoEnds : TrayShape::Box;
}

Job job_of(const Feel& feel, const Tray& tray) {
    Job job{feel, {tray.half / feel.edge, shape_of(tray), longest}, tray.rest_half / feel.edge};
    const auto soften = [&job](float wall_bounce, float bounce) {
        job.feel.wall_bounce = wall_bounce;
        job.feel.bounce = bounce;
        job.feel.grip = 0.9f;
    };
    // Rubber pyramids and a felt on a soft base, so that dice drop where they hit the rail.
    if (job.is(TrayShape::FarRail)) soften(0.10f, 0.42f);
    // Dry planks on which dice bounce and roll little, because they must stay together.
    if (job.is(TrayShape::Open)) soften(0.20f, 0.40f);
    if (job.is(TrayShape::NoEnds)) job.walls.half.y -= give;
    return job;
}

// Along one axis: the middle between the outermost resting dice, and how far they may be moved either way from there
// if it lies in the middle of the prescribed place.
glm::vec2 middle_and_slack(const Job& job, const Track& track, int axis) {
    const auto [least, most] =
        std::ranges::minmax(track.poses.back(), {}, [axis](const Pose& pose) { return pose.centre[axis]; });
    const float from = least.centre[axis], to = most.centre[axis];
    return {0.5f * (from + to), std::max(0.0f, job.ring[axis] - 0.5f * (to - from))};
}

// Whether every die that has come over the tray stays over it along this axis.
bool stays_within(const Job& job, const Track& track, const glm::vec2& shift, int axis) {
    for (std::size_t die = 0; die < track.poses.front().size(); ++die) {
        bool entered = false;
        for (const auto& tick : track.poses) {
            const Pose& pose = tick[die];
            const float free = job.walls.half[axis] - reach(pose.turn, axis);
            const bool inside = std::abs(pose.centre[axis] + shift[axis]) < free;
            if ((entered || pose.centre.z < above) && !inside) return false;
            entered = entered || inside;
        }
    }
    return true;
}

// How far to move a throw so that it ends in its prescribed place. The tray's ends have no walls, so it may be moved
// freely along the tray; across it only if it met no wall, otherwise by `give` at most.
glm::vec2 shift_into_ring(const Job& job, const Track& track, std::uint64_t seed) {
    chance::Dust dust(seed ^ 0x5bd1e995u);
    const glm::vec2 along = middle_and_slack(job, track, 0), across = middle_and_slack(job, track, 1);
    const auto place = static_cast<float>(dust.between(-0.9, 0.9));
    glm::vec2 shift{place * along.y - along.x, std::clamp(across.x, -across.y, across.y) - across.x};
    const auto wall = [](const Contact& contact) { return contact.with == Contact::With::Wall; };
    if (std::ranges::any_of(track.contacts, wall) || !stays_within(job, track, shift, 1))
        shift.y = std::clamp(shift.y, -give, give);
    return shift;
}

// A rail is the same all along, so the throw is moved along it until the dice rest round the middle of their place.
glm::vec2 along_the_rail(const Job& job, const Track& track, std::uint64_t seed) {
    const glm::vec2 along = middle_and_slack(job, track, 0);
    chance::Dust dust(seed ^ 0x5bd1e995u);
    return {static_cast<float>(dust.between(-0.8, 0.8)) * along.y - along.x, 0};
}

bool in_ring(const Job& job, const Track& track, const glm::vec2& shift) {
    return std::ranges::all_of(track.poses.back(), [&](const Pose& pose) {
        const glm::vec2 at = glm::abs(glm::vec2(pose.centre) + shift);
        return at.x <= job.ring.x && at.y <= job.ring.y;
    });
}

// A table top without walls ends at `half.x` all round. Whether every die that has come down stays on it.
bool stays_on_top(const Job& job, const Track& track, const glm::vec2& shift) {
    return std::ranges::all_of(track.poses, [&](const std::vector<Pose>& tick) {
        return std::ranges::all_of(tick, [&](const Pose& pose) {
            return pose.centre.z > above || glm::length(glm::vec2(pose.centre) + shift) < job.walls.half.x;
        });
    });
}

// Whether the dice roll over edges after landing, at least once per die on average, and do not just stick or slide.
bool lively(const Track& track) {
    int rolls = 0;
    const auto dice = track.poses.front().size();
    for (std::size_t die = 0; die < dice; ++die) {
        const auto landing = std::ranges::find_if(track.contacts, [die](const Contact& contact) {
            return contact.die == static_cast<int>(die) && contact.with != Contact::With::Die;
        });
        if (landing == track.contacts.end()) continue;
        int up = 0;
        for (auto tick = static_cast<std::size_t>(landing->at); tick < track.poses.size(); ++tick)
            if (const int face = face_up(track.poses[tick][die].turn); face != up) {
                rolls += up != 0;
                up = face;
            }
    }
    return rolls >= static_cast<int>(dice);
}

Landing judge_open(const Job& job, Track& track, glm::vec2& shift) {
    const Fit fit = fit_into_ellipse(track, job.ring, most_turn);
    turn_about_origin(track, fit.turn);
    shift = fit.shift;
    if (fit.furthest > 1) return Landing::BesideRing;
    return stays_on_top(job, track, shift) ? Landing::Good : Landing::OverEnd;
}

// Whether a throw can be shown, and how far to move it. A throw over an open table is also turned here.
Landing judge(const Job& job, Track& track, std::uint64_t seed, glm::vec2& shift) {
    const Ticks length = track.length();
    if (!track.rested) return length < shortest ? Landing::OverEnd : Landing::Long;
    if (job.is(TrayShape::NoEnds)) shift = shift_into_ring(job, track, seed);
    if (job.is(TrayShape::FarRail)) shift = along_the_rail(job, track, seed);
    if (length < shortest) return Landing::Short;
    if (job.is(TrayShape::Open)) return judge_open(job, track, shift);
    const bool prescribed = job.is(TrayShape::NoEnds) || job.is(TrayShape::FarRail);
    if (prescribed && !in_ring(job, track, shift)) return Landing::BesideRing;
    if (job.is(TrayShape::NoEnds) && !stays_within(job, track, shift, 0)) return Landing::OverEnd;
    return Landing::Good;
}

void correct(Push& push, Landing landing) {
    if (landing == Landing::Short) push.lift = std::min(push.lift * 1.12f, 1.8f);
    if (landing == Landing::Long) push.lift *= 0.92f;
    if (landing == Landing::OverEnd) push.speed = std::max(push.speed * 0.92f, 0.5f);
}

void place(Track& track, float edge, const glm::vec2& shift, const glm::vec2& centre) {
    const glm::vec3 by = glm::vec3(shift, 0) * edge + glm::vec3(centre, 0);
    for (auto& tick : track.poses)
        for (Pose& pose : tick) pose.centre = pose.centre * edge + by;
    for (Contact& contact : track.contacts) {
        contact.where = contact.where * edge + by;
        contact.impulse *= edge;
    }
}

// Finds a throw worth showing: simulates throws one after another, each from its own sub-seed, until one rests level,
// in time and where the scene needs it. The faults of one try correct the next. The faces are not considered. The
// returned track is in world units, like the tray.
Track find_throw(const Feel& feel, const Tray& tray, int dice, const Toss& toss) {
    Job job = job_of(feel, tray);
    Push push;
    if (job.is(TrayShape::Open)) push.speed = 0.55f;
    for (int attempt = 0;; ++attempt) {
        BOXCARS_CHECK(attempt, <, 8 * tries, "in a tray big enough for them, dice come to rest");
        if (attempt == tries) job.walls.limit = 2 * longest;
        const std::uint64_t seed =
            chance::Dust(toss.dust + 0x632be59bd9b4e019u * static_cast<unsigned>(attempt)).bits();
        Track track = simulate(job.feel, job.walls, aim(job.feel, job.walls, dice, toss, push, seed));
        glm::vec2 shift{0, 0};
        Landing landing = judge(job, track, seed, shift);
        if (landing == Landing::Good && attempt < choosy && !lively(track)) landing = Landing::Dull;
        correct(push, landing);
        const bool shown_anyway = attempt >= tries && track.rested;
        if (landing != Landing::Good && !shown_anyway) continue;
        place(track, feel.edge, shift, tray.centre);
        return track;
    }
}

}  // namespace

int face_up(const glm::quat& turn) { return face_towards(up_in_body(turn)); }

float tilt_degrees(const glm::quat& turn) {
    const glm::vec3 up = glm::abs(up_in_body(turn));
    const float most = std::max({up.x, up.y, up.z});
    // The two smaller components are the sine of the tilt. It is exact near level; an arc cosine is not.
    const float rest = std::sqrt(std::max(0.0f, up.x * up.x + up.y * up.y + up.z * up.z - most * most));
    return glm::degrees(std::atan2(rest, most));
}

float reach(const glm::quat& turn, int axis) {
    const glm::vec3 along = glm::abs(glm::conjugate(turn) * glm::vec3(axis == 0, axis == 1, 0));
    return 0.5f * (along.x + along.y + along.z) - 0.06f;
}

glm::quat relabelling(const glm::quat& turn, int face, int choice) {
    const glm::vec3 up = up_in_body(turn);
    static const std::array<glm::quat, 24> cube_turns = all_turns();
    for (const glm::quat& r : cube_turns)
        if (face_towards(glm::conjugate(r) * up) == face && choice-- == 0) return r;
    BOXCARS_CHECK(choice, <, 0, "four of the cube's turns bring each face up");
    return {1, 0, 0, 0};
}

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
