// The animation of a throw, from hand to rest. Its faces are decided before; the flight is computed in the background.
#pragma once
#include "scenes/scene.h"
#include "world/world.h"

#include <future>

namespace boxcars::scenes {

constexpr Ticks long_ago = -100'000;  // before the first tick of any animation

// The hand that holds the dice while a key or button is held. It decides how they are thrown, not which faces come.
class DiceHand {
 public:
    static constexpr vec2 by_key{0.15f, 1};  // direction without a flick
    void close(Ticks now, bool by_pointer) {
        since_ = now;
        by_pointer_ = by_pointer;
        pointer_.reset();
    }
    void open() { since_ = -1; }                // the dice leave the hand
    bool holds() const { return since_ >= 0; }  // true until the dice leave the hand
    Ticks since() const { return since_; }      // when it closed
    // Where the pointer holds the dice, on the canvas; nullopt for the keyboard.
    std::optional<vec2> pointer() const { return by_pointer_ ? pointer_ : std::nullopt; }

    // Nullopt while the hand holds the dice; the throw once it lets go.
    std::optional<world::Toss> let_go(const Input& input, Ticks now, std::uint64_t dust, audio::Sounds& sounds);

 private:
    Ticks since_ = -1;
    bool by_pointer_ = false;
    std::optional<vec2> pointer_{};
};

// How the nth die is turned before the first throw; any three in a row differ in angle and top face.
glm::quat as_it_fell(std::size_t nth);

// A computer player's throw of random strength, in direction (x, `along`) with a random x of at most `sideways`.
world::Toss drawn_hand(std::uint64_t dust, double sideways, float along);

// The kind of die that a game throws, as set in the list of games.
struct GameDie {
    DieKind kind = DieKind::Bone;
    std::optional<DieKind> ivory{};  // used if the player chose ivory dice
    DieKind chosen(bool ivory_wanted) const { return ivory_wanted ? ivory.value_or(kind) : kind; }
    bool operator==(const GameDie&) const = default;
};

// The landmark "dice" of a guided first game: a box around the dice on the canvas. World units; `half`: half an edge.
inline HitTarget dice_landmark(std::span<const vec3> middles, const Camera& camera, float half) {
    vec2 low{1e6f}, high{-1e6f};
    for (const vec3& middle : middles) {
        const vec2 at = camera.project(middle);
        const float r = 1.5f * half * camera.px_per_unit(middle);
        low = glm::min(low, at - r);
        high = glm::max(high, at + r);
    }
    return {"dice", {low.x, low.y, high.x - low.x, high.y - low.y}};
}

struct FoundThrow {
    world::ThrowTrack track;
    float ms = 0;  // CPU time
};
std::future<FoundThrow> throw_ahead(DieKind kind, std::span<const int> faces, const world::Tray& tray,
                                    const world::Toss& hand);

struct CastFeel {  // settings that differ between tables
    DieKind kind;
    std::vector<vec2> wait;  // places before the first throw, world units
    world::Tray tray;
    std::string_view on_table, on_wall;  // names of the sounds
    float hand_back = 2.4f;              // from hand to tray's middle, world units
    std::string_view knock(world::Contact::With with) const {
        using With = world::Contact::With;
        return with == With::Wall   ? on_wall
               : with == With::Die  ? "die_die"
               : with == With::Bowl ? "die_bowl"
                                    : on_table;
    }
};

class DiceCast {
 public:
    DiceCast(world::World& world, CastFeel feel) : world_(world), feel_(std::move(feel)) { take_up(feel_.wait.size()); }

    void shake(Ticks now, bool by_pointer) {
        hand_.close(now, by_pointer);
        thrown_towards_ = DiceHand::by_key;
    }
    // Nullopt while the hand holds the dice; then the throw. The dice stay in the hand until fly() or rest().
    std::optional<world::Toss> let_go(const Input& input, Ticks now, std::uint64_t dust, SceneServices& services) {
        return hand_.let_go(input, now, dust, services.sounds);
    }

    // `decides`: an important throw, whichever faces it shows. Its end is slower, seen from closer, without music.
    void fly(std::span<const int> faces, const world::Toss& hand, Ticks now, const platform::Settings& settings,
             bool decides = false);
    void lay(std::span<const int> faces, const world::Toss& hand);  // lays the dice without a flight
    bool flying() const { return flying_; }
    bool landed(Ticks now) const { return flying_ && !coming_.valid() && now >= lands_; }
    static constexpr double hurry_pace = 4;             // speed factor after a press
    void hurry(Ticks now, double factor = hurry_pace);  // the first call makes the flight faster, a second ends it
    void rest();                                        // ends a throw, if any
    void put_back() {                                   // lays the dice as before the first throw
        rest();
        take_up(0);
        take_up(feel_.wait.size());
    }
    void tick(Ticks now, SceneServices& services);  // plays the sounds of hits
    void set_kind(DieKind kind) {
        feel_.kind = kind;
        for (const auto die : dice_) world_[die].tumble->kind = kind;
    }
    void set_blank(bool blank) {  // true: dice without pips, on which the scene prints numbers
        blank_ = blank;
        for (const auto die : dice_) world_[die].tumble->blank = blank;
    }

    // The camera, which jolts at hard hits and comes closer to an important throw's end; still with reduced motion.
    Camera seen_by(Camera camera, double time, const platform::Settings& settings) const;
    void draw(Stage& stage, const Camera& camera, double time, const platform::Settings& settings);
    std::vector<int> faces_up(Ticks now) const {  // the faces as they are drawn
        std::vector<int> faces;
        for (const auto die : dice_) faces.push_back(world::face_up(world_[die].tumble->pose(real(now)).turn));
        return faces;
    }
    std::vector<vec3> middles(Ticks now) const {
        std::vector<vec3> middles;
        for (const auto die : dice_) middles.push_back(world_[die].tumble->pose(real(now)).centre);
        return middles;
    }
    Rect box(const Camera& camera, Ticks now) const {  // around all dice, on the canvas
        return dice_landmark(middles(now), camera, half_edge(feel_.kind)).where;
    }

 private:
    void take_up(std::size_t count);  // makes the number of dice `count`
    void leave_hand(Ticks now, platform::Timings* timings);
    void change_pace(double factor, Ticks now);
    void slow_down(Ticks now, SceneServices& services);
    bool lifted() const { return hand_.holds() || coming_.valid(); }
    // The pose of a die that is lifted from where it rests into the hand, held beside the others and shaken.
    world::Pose held_die(const world::Tumble& die, const Camera& camera, double time) const;
    world::World& world_;
    CastFeel feel_;
    std::future<FoundThrow> coming_{};  // the flight being computed
    std::vector<world::Id> dice_;
    bool blank_ = false;
    std::optional<world::ThrowTrack> track_;
    DiceHand hand_;
    Ticks lifted_since_ = 0, began_ = 0, lands_ = 0;
    double pace_ = 1;
    bool flying_ = false, hurried_ = false, decides_ = false, slowed_ = false, ducked_ = false;
    Ticks jolted_ = long_ago, closer_at_ = long_ago, back_at_ = long_ago;  // of the camera
    vec2 thrown_towards_{0, 1};
    std::vector<std::optional<world::Pose>> held_{};  // poses last drawn in the hand
    std::size_t next_contact_ = 0;
};

}  // namespace boxcars::scenes
