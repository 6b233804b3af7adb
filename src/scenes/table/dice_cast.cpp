#include "scenes/table/dice_cast.h"

#include "base/pieces.h"
#include "chance/dust.h"
#include "platform/clock.h"
#include "platform/frame_times.h"
#include "platform/settings.h"

#include <limits>

namespace boxcars::scenes {

constexpr Ticks full_shake = milliseconds(1100);       // holding longer throws no harder
constexpr Ticks shake_beat = milliseconds(110);        // between rattles in the hand
constexpr float tap_strength = 0.42f;                  // strength of a quick press
constexpr float full_flick = 2200, least_flick = 150;  // px per second
constexpr Ticks taken_up = milliseconds(150);          // time from table to hand
constexpr float hand_high = 1.5f;                      // height of the hand, world units
constexpr float hard_hit = 5.0f;                       // least impulse that shakes the camera
constexpr Ticks between_shakes = milliseconds(1500), jolt_lasts = milliseconds(180), push_takes = milliseconds(300);
constexpr float push_most = 0.04f;
constexpr Ticks reduced_wait = milliseconds(500), reduced_fade = milliseconds(150);  // dice hidden, then fading in
constexpr float loudest = 18.0f;                                                     // impulse at full volume
constexpr Ticks never = std::numeric_limits<Ticks>::max();
constexpr Ticks wind_up = milliseconds(120);    // from letting go to the flight
constexpr Ticks slow_from = milliseconds(290);  // length of the slow end of an important throw
constexpr double slow_pace = 0.45;              // pace of that end; 1: normal

// Faces for the simulation, which knows 1 to 6: higher ones wrap around, since the scene prints those dice's numbers.
static std::vector<int> pips_of(std::span<const int> faces) {
    std::vector<int> pips{faces.begin(), faces.end()};
    for (int& face : pips) face = (face - 1) % 6 + 1;
    return pips;
}

static world::Pose rattling(const world::Pose& rest, vec3 held, int nth, double since) {
    const float up = world::cubic_in_out(part_over(since, taken_up));
    const auto wave = [&](double pace, double from = 0) {
        return static_cast<float>(std::sin(since * pace + 1.7 * nth + from));
    };
    const vec3 shaken{0.10f * wave(0.9), 0.07f * wave(1.3, 1), 0.12f * std::abs(wave(0.8))};
    return {
        glm::mix(rest.centre, held, up) + up * shaken,
        glm::angleAxis(0.5f * up * wave(0.7), y_axis) * glm::angleAxis(0.4f * up * wave(0.93, 2), x_axis) * rest.turn};
}

std::optional<world::Toss> DiceHand::let_go(const Input& input, Ticks now, std::uint64_t dust, audio::Sounds& sounds) {
    const Ticks shaken = now - since_;
    pointer_ = input.pointer;
    if (shaken > 0 && shaken % shake_beat == 0) sounds.play("shake", 0.5f);
    if (by_pointer_ ? input.pointer_down : input.down(Action::Roll)) return {};
    const float held = std::min(1.0f, as_float(shaken) / as_float(full_shake));
    world::Toss hand{tap_strength + (1 - tap_strength) * held, by_key, dust};
    const float flick = glm::length(input.pointer_speed);
    if (by_pointer_ && flick > least_flick) {
        hand.strength = std::clamp(flick / full_flick, 0.15f, 1.0f);
        hand.towards = {input.pointer_speed.x / flick, -input.pointer_speed.y / flick};
    }
    return hand;
}

glm::quat as_it_fell(std::size_t nth) {
    struct Fall {
        int face, side;
        float round;  // radians
    };
    constexpr std::array<Fall, 3> falls{{{5, 0, -0.42f}, {4, 2, 0.33f}, {2, 1, 1.04f}}};
    const Fall& fall = falls[nth % falls.size()];
    return glm::angleAxis(fall.round, z_axis) * world::relabelling({1, 0, 0, 0}, fall.face, fall.side);
}

world::Toss drawn_hand(std::uint64_t from, double sideways, float along) {
    chance::Dust dust{from};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    return {strength, {static_cast<float>(dust.between(-sideways, sideways)), along}, dust.bits()};
}

std::future<FoundThrow> throw_ahead(DieKind kind, std::span<const int> faces, const world::Tray& tray,
                                    const world::Toss& hand) {
    return in_background([kind, tray, hand, faces = std::vector<int>{faces.begin(), faces.end()}] {
        const std::int64_t before = platform::thread_cpu_ns();
        FoundThrow found{world::throw_dice(kind, faces, tray, hand)};
        found.ms = static_cast<float>(platform::thread_cpu_ns() - before) / 1e6f;
        return found;
    });
}

Camera DiceCast::seen_by(Camera camera, double time, const platform::Settings& settings) const {
    if (settings.reduced_motion) return camera;
    // A jolt of up to 4 px, fading out, scaled by the player's setting.
    const double age = time - real(jolted_), lasts = real(jolt_lasts);
    if (age >= 0 && age < lasts) {
        const auto strength = static_cast<float>(4 * static_cast<double>(settings.screen_shake) * (1 - age / lasts));
        camera.band.x += strength * static_cast<float>(std::sin(age * 1.9));
        camera.band.y += 0.6f * strength * static_cast<float>(std::cos(age * 2.3));
    }
    // A zoom of up to 4 % while the dice settle, held for a moment, then back to 0.
    camera.push_in = 0;
    if (closer_at_ == long_ago) return camera;
    const auto takes = real(push_takes);
    const float in = part_over(time, closer_at_, push_takes);
    const float out = back_at_ < closer_at_ ? 0 : world::unit((time - real(back_at_) - takes) / takes);
    camera.push_in = push_most * world::cubic_in_out(in) * (1 - world::cubic_in_out(out));
    return camera;
}

void DiceCast::take_up(std::size_t count) {
    for (; dice_.size() > count; dice_.pop_back()) world_.remove(dice_.back());
    while (dice_.size() < count) {
        const std::size_t nth = dice_.size();
        dice_.push_back(spawn_die(world_, feel_.kind, feel_.wait[nth % feel_.wait.size()]));
        world::Tumble& die = *world_[dice_.back()].tumble;
        die.die = static_cast<int>(nth);
        die.rest.turn = as_it_fell(nth);
        die.blank = blank_;
    }
}

void DiceCast::fly(std::span<const int> faces, const world::Toss& hand, Ticks now, const platform::Settings& settings,
                   bool decides) {
    take_up(faces.size());
    decides_ = decides && !settings.reduced_motion;
    slowed_ = false;
    thrown_towards_ = hand.towards;
    coming_ = throw_ahead(feel_.kind, pips_of(faces), feel_.tray, hand);
    track_.reset();
    pace_ = settings.reduced_motion ? 1 : static_cast<double>(settings.throw_pace);
    began_ = now + wind_up;
    lands_ = settings.reduced_motion ? now + reduced_wait : never;
    next_contact_ = 0;
    hurried_ = false;
    flying_ = true;
    lifted_since_ = hand_.holds() ? hand_.since() : now;
    hand_.open();
}

void DiceCast::lay(std::span<const int> faces, const world::Toss& hand) {
    rest();
    take_up(faces.size());
    const world::ThrowTrack track = world::throw_dice(feel_.kind, pips_of(faces), feel_.tray, hand);
    for (const auto id : dice_) {
        world::Tumble& die = *world_[id].tumble;
        die.rest = track.at(die.die, real(track.length()));
    }
}

void DiceCast::leave_hand(Ticks now, platform::Timings* timings) {
    if (!coming_.valid()) return;
    FoundThrow found = coming_.get();
    if (timings) timings->throw_ahead.add(found.ms);
    track_ = std::move(found.track);
    began_ = now;
    if (lands_ == never) lands_ = now + static_cast<Ticks>(std::ceil(real(track_->length()) / pace_));
    held_.resize(dice_.size());
    for (std::size_t nth = 0; nth < dice_.size(); ++nth) {
        world::Tumble& tumble = *world_[dice_[nth]].tumble;
        tumble.track = track_;
        tumble.began = began_;
        tumble.pace = pace_;
        tumble.left_hand = std::exchange(held_[nth], {});
    }
}

void DiceCast::hurry(Ticks now, double factor) {
    leave_hand(now, nullptr);
    if (!flying_ || std::exchange(hurried_, true)) return void(lands_ = std::min(lands_, now));
    change_pace(factor, now);
}

void DiceCast::change_pace(double factor, Ticks now) {
    const double played = real(now - began_) * pace_;
    lands_ = now + static_cast<Ticks>(std::ceil(real(lands_ - now) / factor));
    pace_ *= factor;
    began_ = now - static_cast<Ticks>(played / pace_);
    for (const auto die : dice_) {
        world_[die].tumble->pace = pace_;
        world_[die].tumble->began = began_;
    }
}

void DiceCast::slow_down(Ticks now, SceneServices& services) {
    if (!decides_ || slowed_ || hurried_ || !track_ || lands_ - now > slow_from) return;
    slowed_ = true;
    closer_at_ = now;
    services.sounds.duck(ducked_ = true);
    change_pace(slow_pace, now);
}

void DiceCast::rest() {
    hand_.open();
    leave_hand(began_, nullptr);
    if (!track_) return;
    for (const auto die : dice_) {
        world::Tumble& tumble = *world_[die].tumble;
        tumble.rest = track_->at(tumble.die, real(track_->length()));
        tumble.track.reset();
        tumble.left_hand.reset();
    }
    if (slowed_) back_at_ = lands_;
    track_.reset();
    flying_ = decides_ = slowed_ = false;
}

void DiceCast::tick(Ticks now, SceneServices& services) {
    if (now >= began_) leave_hand(now, &services.timings);
    if (ducked_ && !flying_) services.sounds.duck(ducked_ = false);
    if (!flying_ || !track_ || services.settings.reduced_motion) return;
    slow_down(now, services);
    const double played = real(now - began_) * pace_;
    for (; next_contact_ < track_->contacts.size(); ++next_contact_) {
        const world::Contact& hit = track_->contacts[next_contact_];
        if (real(hit.at) > played) return;
        const bool hard = hit.with == world::Contact::With::Wall && hit.impulse > hard_hit;
        if (hard && now - jolted_ > between_shakes) jolted_ = now;
        services.sounds.play(feel_.knock(hit.with), world::unit(hit.impulse / loudest), hit.where.x / 9.0f);
    }
}

// The hand is at the pointer or, with the keyboard, in front of the tray.
world::Pose DiceCast::held_die(const world::Tumble& die, const Camera& camera, double time) const {
    const vec2 way = glm::normalize(thrown_towards_ + vec2(0, 1e-4f));
    const auto pointer = hand_.pointer();
    const vec2 middle =
        pointer ? vec2(camera.on_plane(*pointer, hand_high)) : feel_.tray.centre - way * feel_.hand_back;
    const float half = half_edge(die.kind), n = as_float(dice_.size()) - 1;
    const vec2 beside = vec2(-way.y, way.x) * ((as_float(die.die) - n / 2) * 2.16f * half);
    const Ticks since = hand_.holds() ? hand_.since() : lifted_since_;
    return rattling(die.rest, {middle + beside, hand_high + half}, die.die, time - real(since));
}

void DiceCast::draw(Stage& stage, const Camera& camera, double time, const platform::Settings& settings) {
    std::vector<world::Tumble> kept;
    held_.resize(dice_.size());
    for (std::size_t nth = 0; nth < dice_.size(); ++nth) {
        world::Tumble& die = *world_[dice_[nth]].tumble;
        kept.push_back(die);
        die.alpha = 1;
        if (lifted() && !settings.reduced_motion) {
            die.rest = held_die(die, camera, time);
            held_[nth] = die.rest;
        }
        if (coming_.valid() && settings.reduced_motion) die.alpha = 0;
        if (settings.reduced_motion && flying_ && track_) {  // hidden, then fading in at rest
            die.rest = track_->at(die.die, real(track_->length()));
            die.track.reset();
            die.alpha = world::unit(1 - (real(lands_) - time) / real(reduced_fade));
        }
    }
    world_.draw(stage, camera, world::Layer::Dice, time);
    for (std::size_t i = 0; i < dice_.size(); ++i) *world_[dice_[i]].tumble = std::move(kept[i]);
}

}  // namespace boxcars::scenes
