#include "world/throw/sim.h"

#include <btBulletDynamicsCommon.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numbers>

namespace boxcars::world {
namespace {

constexpr int steps_per_tick = 2;  // 240 steps per second
constexpr float step_seconds = 1.0f / (120.0f * steps_per_tick);
constexpr Ticks at_rest_for = 5;                       // a die rests after this many ticks level and still
constexpr float level_degrees = 0.08f, still = 0.03f;  // still: edges or radians per second

enum Surface { table = -1, wall = -2, bowl = -3 };  // user indices of the fixed bodies

btVector3 to_bullet(const glm::vec3& v) { return {v.x, v.y, v.z}; }
glm::vec3 from_bullet(const btVector3& v) { return {v.x(), v.y(), v.z()}; }
btQuaternion to_bullet(const glm::quat& q) { return {q.x, q.y, q.z, q.w}; }
glm::quat from_bullet(const btQuaternion& q) { return glm::quat(q.w(), q.x(), q.y(), q.z()); }

// By default Bullet reserves room for 4,096 contacts of each kind and zeroes it, which took a sixth of the time of a
// throw. Three dice need about a dozen; more than these few come from the heap.
btDefaultCollisionConstructionInfo few_contacts() {
    btDefaultCollisionConstructionInfo info;
    info.m_defaultMaxPersistentManifoldPoolSize = 64;
    info.m_defaultMaxCollisionAlgorithmPoolSize = 64;
    return info;
}

// Which walls a tray has, indexed by side: -half.y, +half.y, -half.x, +half.x.
std::array<bool, 4> standing_round(TrayShape shape) {
    const bool box = shape == TrayShape::Box, across = box || shape == TrayShape::NoEnds;
    return {across, across || shape == TrayShape::FarRail, box, box};
}

constexpr int around = 40, up = 6;
constexpr float beyond_rim = 1.6f;  // a quarter of the height of an invisible wall above the rim, which keeps dice in

// Distance from the middle and height of a point of the bowl's wall, at `part` (0..1) of its arc. The arc begins at 18
// degrees, steep enough for a die to slide off it, and ends at 64 degrees at the rim.
std::array<float, 2> profile(float part, float rim) {
    constexpr float degree = std::numbers::pi_v<float> / 180, foot = 18 * degree, steepest = 64 * degree;
    const float flat = 0.52f * rim, radius = (rim - flat) / (std::sin(steepest) - std::sin(foot));
    const float angle = foot + (steepest - foot) * part;
    return {flat + radius * (std::sin(angle) - std::sin(foot)), radius * (std::cos(foot) - std::cos(angle))};
}

// The wall of the porcelain bowl for the simulation: an arc turned about the bowl's axis. A plane is its flat bottom.
class BowlShape {
 public:
    // rim_radius: in die edges; the bowl's bottom is at z = 0.
    explicit BowlShape(float rim_radius) {
        const auto point = [&](int ring, int spoke) {
            const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(spoke) / around;
            std::array<float, 2> at = profile(static_cast<float>(std::min(ring, up)) / up, rim_radius);
            if (ring > up) at = {at[0] + 0.1f, at[1] + beyond_rim * 4};
            return btVector3(at[0] * std::cos(turn), at[0] * std::sin(turn), at[1]);
        };
        for (int ring = 0; ring <= up; ++ring)
            for (int spoke = 0; spoke < around; ++spoke) {
                const btVector3 a = point(ring, spoke), b = point(ring + 1, spoke);
                const btVector3 c = point(ring + 1, spoke + 1), d = point(ring, spoke + 1);
                mesh_.addTriangle(a, c, b);
                mesh_.addTriangle(a, d, c);
            }
        shape_ = std::make_unique<btBvhTriangleMeshShape>(&mesh_, true);
        shape_->setMargin(0.0f);
    }
    btCollisionShape& shape() { return *shape_; }

 private:
    btTriangleMesh mesh_;
    std::unique_ptr<btBvhTriangleMeshShape> shape_;
};

constexpr Ticks rattle = 5;  // 42 ms: knocks closer together sound like one

// Merges thousands of contact impulses into the few knocks that a listener can tell apart.
class KnockBook {
 public:
    // `resting` is the impulse per step that merely carries a die's weight; less than six times that is no knock.
    explicit KnockBook(float resting) : quiet_(resting * 6) {}

    void add(int die, int other, Contact::With with, float impulse, const glm::vec3& where) {
        Pair& pair = pairs_[{die, other, with}];
        pair.impulse += impulse;
        pair.where += where * impulse;
    }
    void end_step(Ticks now) {
        for (auto& [key, pair] : pairs_) {
            if (pair.impulse > quiet_) {
                const glm::vec3 where = pair.where / pair.impulse;
                if (now - pair.last >= rattle) {
                    pair.entry = knocks_.size();
                    knocks_.push_back({now, key.with, pair.impulse, where, key.die});
                } else if (Contact& knock = knocks_[pair.entry]; pair.impulse > knock.impulse) {
                    knock.impulse = pair.impulse;
                    knock.where = where;
                }
                pair.last = now;
            }
            pair.impulse = 0;
            pair.where = {0, 0, 0};
        }
    }
    std::vector<Contact> take() { return std::move(knocks_); }

 private:
    struct Pair {
        float impulse = 0;         // sum of the impulses in this step
        glm::vec3 where{0, 0, 0};  // sum of the places, weighted by impulse
        Ticks last = -1000;        // when this pair last knocked
        std::size_t entry = 0;
    };
    struct Meeting {
        int die, other;
        Contact::With with;
        auto operator<=>(const Meeting&) const = default;
    };
    float quiet_;
    std::map<Meeting, Pair> pairs_;
    std::vector<Contact> knocks_;
};

// The world of one throw. It is created anew, so that no throw affects another.
class DiceWorld {
 public:
    DiceWorld(const Feel& feel, const TrayWalls& walls, const std::vector<Launch>& starts)
        : feel_(feel),
          tray_walls_(walls),
          walls_{standing_round(walls.shape)},
          sides_{btStaticPlaneShape(btVector3(0, 1, 0), -walls.half.y),
                 btStaticPlaneShape(btVector3(0, -1, 0), -walls.half.y),
                 btStaticPlaneShape(btVector3(1, 0, 0), -walls.half.x),
                 btStaticPlaneShape(btVector3(-1, 0, 0), -walls.half.x)} {
        solver_.setRandSeed(0);
        world_.setGravity(btVector3(0, 0, -feel.gravity));
        world_.getSolverInfo().m_numIterations = 20;
        const float half = 0.5f - feel.rounding;
        for (const float x : {-half, half})
            for (const float y : {-half, half})
                for (const float z : {-half, half}) cube_.addPoint(btVector3(x, y, z), false);
        cube_.recalcLocalAabb();
        cube_.setMargin(feel.rounding);
        const bool is_bowl = walls.shape == TrayShape::Bowl;
        if (is_bowl) {
            bowl_ = std::make_unique<BowlShape>(walls.half.x);
            add_still(bowl_->shape(), btTransform::getIdentity(), bowl, 1.0f, 0.12f);  // glaze has little friction
        }
        add_still(floor_, btTransform::getIdentity(), is_bowl ? bowl : table, 1.0f, is_bowl ? 0.12f : 1.0f);
        for (std::size_t i = 0; i < starts.size(); ++i) add_die(starts[i], static_cast<int>(i));
    }
    ~DiceWorld() {
        for (auto& body : dice_) world_.removeRigidBody(body.get());
        for (auto& body : still_bodies_) world_.removeRigidBody(body.get());
    }

    void step(KnockBook& knocks) {
        add_walls();
        for (auto& die : dice_) settle(*die);
        world_.stepSimulation(step_seconds, 0);
        note(knocks);
    }
    std::vector<Pose> poses() const {
        std::vector<Pose> now;
        for (const auto& die : dice_) {
            const btTransform& at = die->getWorldTransform();
            now.push_back({from_bullet(at.getOrigin()), from_bullet(at.getRotation())});
        }
        return now;
    }
    bool resting() const {
        return std::ranges::all_of(dice_, [](const auto& die) {
            const btTransform& at = die->getWorldTransform();
            return std::abs(at.getOrigin().z() - 0.5f) < 0.03f && die->getLinearVelocity().length() < still &&
                   die->getAngularVelocity().length() < still &&
                   tilt_degrees(from_bullet(at.getRotation())) < level_degrees;
        });
    }
    // Whether a die has reached the floor of the tray before every die was inside its walls.
    bool missed() const {
        const bool open = standing_ != walls_;
        return open && std::ranges::any_of(
                           dice_, [](const auto& die) { return die->getWorldTransform().getOrigin().z() < 0.9f; });
    }

 private:
    void add_still(btCollisionShape& shape, const btTransform& where, Surface surface, float bounce, float grip) {
        auto body = std::make_unique<btRigidBody>(btRigidBody::btRigidBodyConstructionInfo(0, nullptr, &shape));
        body->setWorldTransform(where);
        body->setUserIndex(surface);
        body->setRestitution(bounce);
        body->setFriction(grip);
        world_.addRigidBody(body.get());
        still_bodies_.push_back(std::move(body));
    }
    void add_walls() {
        const float bounce = feel_.wall_bounce / feel_.bounce;  // Bullet multiplies the restitution of the two bodies
        for (std::size_t side = 0; side < walls_.size(); ++side) {
            if (!walls_[side] || standing_[side] || !all_inside(side)) continue;
            add_still(sides_[side], btTransform::getIdentity(), wall, bounce, 0.15f);
            standing_[side] = true;
        }
    }
    void add_die(const Launch& start, int index) {
        const btVector3 inertia(1.0f / 6, 1.0f / 6, 1.0f / 6);  // a solid cube of mass and edge 1
        auto body =
            std::make_unique<btRigidBody>(btRigidBody::btRigidBodyConstructionInfo(1, nullptr, &cube_, inertia));
        body->setWorldTransform(btTransform(to_bullet(start.turn), to_bullet(start.centre)));
        body->setLinearVelocity(to_bullet(start.velocity));
        body->setAngularVelocity(to_bullet(start.spin));
        body->setRestitution(feel_.bounce);
        body->setFriction(feel_.grip);
        body->setActivationState(DISABLE_DEACTIVATION);
        body->setUserIndex(index);
        world_.addRigidBody(body.get());
        dice_.push_back(std::move(body));
    }
    // The hand is outside the tray, so a wall is only added when every die is wholly on its inner side.
    bool all_inside(std::size_t side) const {
        return std::ranges::all_of(dice_, [&](const auto& die) {
            const btTransform& at = die->getWorldTransform();
            const float distance = sides_[side].getPlaneNormal().dot(at.getOrigin()) - sides_[side].getPlaneConstant();
            return distance > reach(from_bullet(at.getRotation()), side < 2 ? 1 : 0);
        });
    }
    // Leather and felt absorb the last of a die's energy: below the speed at which it could still tip over, it loses
    // the rest quickly. Without this, dice rock on their edges like a coin on glass.
    void settle(btRigidBody& die) const {
        const btVector3 v = die.getLinearVelocity(), w = die.getAngularVelocity();
        const float energy = 0.5f * v.length2() + w.length2() / 12;
        const float low = die.getWorldTransform().getOrigin().z() - 0.5f;
        const float tipping = 0.207f * feel_.gravity;  // the energy to tip from a face up onto an edge
        const bool is_bowl = tray_walls_.shape == TrayShape::Bowl;
        const bool level = !is_bowl || low < 0.004f;  // nothing rests on a bowl's slope
        const bool calm = level && low < 0.12f && energy + low * feel_.gravity < 0.55f * tipping;
        die.setDamping(!calm ? feel_.drag : is_bowl ? 0.99f : 0.75f, calm ? 0.97f : feel_.spin_drag);
    }
    void note(KnockBook& knocks) {
        for (int i = 0; i < dispatcher_.getNumManifolds(); ++i) {
            const btPersistentManifold& manifold = *dispatcher_.getManifoldByIndexInternal(i);
            const int a = manifold.getBody0()->getUserIndex(), b = manifold.getBody1()->getUserIndex();
            const auto [low, high] = std::minmax(a, b);  // a surface has a negative number
            const int die = low < 0 ? high : low, other = low < 0 ? low : high;
            const auto with = other == table  ? Contact::With::Table
                              : other == wall ? Contact::With::Wall
                              : other == bowl ? Contact::With::Bowl
                                              : Contact::With::Die;
            for (int p = 0; p < manifold.getNumContacts(); ++p) {
                const btManifoldPoint& point = manifold.getContactPoint(p);
                if (point.getAppliedImpulse() > 0)
                    knocks.add(die, other, with, point.getAppliedImpulse(), from_bullet(point.getPositionWorldOnA()));
            }
        }
    }

    Feel feel_;
    TrayWalls tray_walls_;
    std::array<bool, 4> walls_, standing_{};  // walls_: which sides exist
    btDefaultCollisionConfiguration config_{few_contacts()};
    btCollisionDispatcher dispatcher_{&config_};
    btDbvtBroadphase broadphase_;
    btSequentialImpulseConstraintSolver solver_;
    btDiscreteDynamicsWorld world_{&dispatcher_, &broadphase_, &solver_, &config_};
    btConvexHullShape cube_;
    btStaticPlaneShape floor_{btVector3(0, 0, 1), 0};
    std::array<btStaticPlaneShape, 4> sides_;
    std::unique_ptr<BowlShape> bowl_;
    std::vector<std::unique_ptr<btRigidBody>> still_bodies_, dice_;
};

}  // namespace

Feel feel_of(render::DieKind kind) {
    using render::DieKind;
    constexpr std::array roundings{0.100f, 0.0425f, 0.0425f, 0.120f, 0.090f, 0.120f};
    Feel feel{.edge = 2 * render::half_edge(kind), .rounding = roundings[static_cast<std::size_t>(kind)]};
    if (kind == DieKind::Bone || kind == DieKind::Poster) {
        feel.gravity = 54;  // more than elsewhere, because dice move longer in a bowl
        feel.grip = 0.5f;
    }
    return feel;
}

Track simulate(const Feel& feel, const TrayWalls& walls, const std::vector<Launch>& starts) {
    DiceWorld table(feel, walls, starts);
    KnockBook knocks(feel.gravity * step_seconds);
    Track track;
    track.poses.push_back(table.poses());
    for (Ticks tick = 1, calm = 0; tick <= walls.limit && !track.rested && !table.missed(); ++tick) {
        for (int i = 0; i < steps_per_tick; ++i) {
            table.step(knocks);
            knocks.end_step(tick);
        }
        track.poses.push_back(table.poses());
        calm = table.resting() ? calm + 1 : 0;
        track.rested = calm >= at_rest_for;
    }
    track.contacts = knocks.take();
    return track;
}

}  // namespace boxcars::world
