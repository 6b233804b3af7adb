#include "scenes/flat_print.h"
#include "scenes/run/arrival.h"
#include "scenes/table/celebration.h"
#include "scenes/title/scene.h"

namespace boxcars::scenes::arrival {
namespace {

// ---- Composition, in poster px (scenes/title) and world units
constexpr float train_left = 500, train_top = 225, picture_right = 1244, rails_end = 560;
constexpr float vanish = 800;       // where the lines of the hall meet
constexpr float buffer_at = 2.28f;  // along the track
constexpr float way = 5.2f;         // of the train that rolls in
constexpr vec3 conductor_at{2.52f, -0.85f, 0}, buffer_lamp{buffer_at, 0.05f, 0.57f};
constexpr float conductor_high = 1.16f, buffer_high = 0.69f;
constexpr double shaft_drift = 9;                     // seconds
constexpr float shaft_reach = 0.02f, dust_speed = 4;  // of the picture's width; px a second
constexpr Colour red_lamp = hex(0xFF4A32), warm = hex(0xFFC46A);

struct Hall {
    Rect canvas;
    float size;
    vec2 origin;
    Camera camera;
    vec2 at(vec3 s_t_z) const { return camera.project(on_railway(s_t_z)); }
    float unit(vec3 s_t_z) const { return camera.px_per_unit(on_railway(s_t_z)); }
};

Hall hall_in(const Places& at) {
    const Rect& room = at["train"];
    const float size = std::min(room.w / (picture_right - train_left), room.h / (rails_end - train_top));
    const vec2 origin = room.right() + px_down(room.h / 2) - vec2{picture_right, rails_end} * size;
    return {at["canvas"], size, origin, railway_camera(origin, size)};
}

vec2 meeting(const Hall& hall) {  // of the hall's lines, on the horizon
    return {hall.origin.x + vanish * hall.size, hall.camera.project(hall.camera.eye() + 1000.0f * y_axis).y};
}

// Places that are spread evenly over a square from 0 to 1, one for each number.
vec2 scattered(float number) { return {fraction(number * 0.7548777f), fraction(number * 0.5698403f)}; }

void draw_picture(Stage& stage, const Hall& hall, const Rect& board, bool night) {
    const Rect& c = hall.canvas;
    const Camera& camera = hall.camera;
    const vec3 ray = camera.ray(c.corner()), right = camera.ray(c.corner() + px_right(1)) - ray;
    const vec3 down = camera.ray(c.corner() + px_down(1)) - ray;
    const vec2 meet = meeting(hall);
    const vec3 axis = camera.ray(meet);
    const bool beside = board.y + board.h / 2 < c.y + c.h * 0.6f;  // not below the picture
    const glm::vec4 numbers[]{{camera.eye(), c.w},
                              {ray, night ? 1 : 0},
                              {right, meet.x - c.x},
                              {down, meet.y - c.y},
                              railway_numbers(),
                              {axis.x, axis.y, buffer_at, hall.size},
                              {beside ? board.right().x - c.x : 0, beside ? c.h : board.y - c.y, 0, 0}};
    stage.shade(c, "run_arrival", numbers);
}

// A sprite that stands on the floor at a point, `high` units high; `wide`: its width divided by its height.
void draw_standing(Canvas& canvas, const Hall& hall, std::string_view name, vec3 foot, float high, float wide) {
    const vec2 at = hall.at(foot);
    const float h = high * hall.unit(foot), w = wide * h;
    canvas.sprite(name, {at.x - w / 2, at.y - h, w, h});
}

void draw_lamp_light(Canvas& canvas, const Hall& hall, vec3 lamp, float reach, Colour colour) {
    const vec2 at = hall.at(lamp);
    canvas.glow(Rect{at.x, at.y}.grown(2), 2, reach * hall.unit(lamp), colour);
}

void draw_conductor(Canvas& canvas, const Hall& hall, const ArrivalTime& time) {
    draw_standing(canvas, hall, "arrival/conductor", conductor_at, conductor_high, 0.44f);
    const float risen = time.still ? 1 : world::cubic_out(part_over(time.entered, train_rolls, cap_rises));
    const float unit = hall.unit(conductor_at) * conductor_high;
    // The arm turns about its shoulder, which is the middle of its sprite.
    constexpr vec2 shoulder{-0.075f, -0.735f};
    constexpr float lowered = 42, arm = 0.80f;  // degrees; side of the sprite, of his height
    const vec2 at = hall.at(conductor_at) + shoulder * unit;
    canvas.sprite("arrival/arm_and_cap", around(at, vec2{arm * unit}), Colour{1}, lowered * (1 - risen));
}

void draw_standing_train(Stage& stage, const Hall& hall, const ArrivalTime& time) {
    Canvas& canvas = stage.canvas();
    const float rolled = time.still ? 1 : world::cubic_out(part_over(time.entered, train_rolls));
    const float ahead = -way * (1 - rolled);
    const glm::vec4 dice = railway_numbers();
    for (const float die : {dice.z, dice.w}) {
        const vec3 below{die + ahead, 0.45f, 0}, on_floor{die + ahead, 1.45f, 0};
        const vec2 at = hall.at(below), lit = hall.at(on_floor);
        const float unit = hall.unit(below);
        canvas.glow(around(at, unit * vec2{0.84f, 0.08f}), 4, 0.22f * unit, faded(grounds::black, 0.75f), Blend::Over);
        canvas.glow(around(lit, unit * vec2{0.4f, 0.3f}), 8, 0.34f * unit, faded(warm, 0.2f));
    }
    constexpr float wheel_radius = 0.124f;
    draw_train(stage, hall.camera, {.ahead = ahead, .wheels_turned = ahead / wheel_radius, .backlit = 1, .sway = 0},
               time.seconds);
    const float steaming = part_over(time.entered, train_rolls - train_steams / 2, 2 * train_steams);
    if (!time.still && steaming > 0 && steaming < 1)
        draw_steam(canvas, hall.at({dice.w, 0.5f, 0.2f}), vec2{-60, -50} * hall.size, time.entered / ticks_per_second,
                   std::sin(steaming * std::numbers::pi_v<float>));
}

void draw_shafts_and_dust(Canvas& canvas, const Hall& hall, const ArrivalTime& time) {
    const Rect& c = hall.canvas;
    const double seconds = time.still ? 0 : time.seconds;
    const float drift = shaft_reach * c.w * sine(seconds / shaft_drift);
    const float centre = hall.origin.x + vanish * hall.size, high = hall.origin.y + rails_end * hall.size - c.y;
    constexpr struct {
        float x, wide, slant, light;
    } shafts[]{{-190, 150, 0.42f, 0.20f}, {150, 190, -0.46f, 0.26f}, {330, 90, -0.62f, 0.18f}};
    for (const auto& [x, wide, slant, light] : shafts)
        canvas.pass_light({centre + x * hall.size + drift, c.y, wide * hall.size, high}, slant, hex(0xFFD9A0, light));
    if (time.still) return;
    constexpr int grains = 36;
    for (int n = 0; n < grains; ++n) {
        const vec2 part = scattered(as_float(n));
        const float risen = high * fraction(seconds * dust_speed / high);
        const float y = std::fmod(high * part.y - risen + high, high),
                    x = c.w * part.x + 6 * sine(seconds / 11 + part.y);
        canvas.disc({c.x + x, c.y + y}, 0.8f + part.x, hex(0xFFF0CC, 0.55f), hex(0xFFE2A6, 0));
    }
}

// Rain beyond the window at the hall's end.
void draw_rain(Canvas& canvas, const Hall& hall, const ArrivalTime& time) {
    constexpr int drops = 46;
    constexpr float half = 128, above = 120, high = 176;  // poster px, from where the hall's lines meet
    const vec2 meet = meeting(hall);
    for (int n = 0; n < drops; ++n) {
        const vec2 part = scattered(as_float(n));
        const float fallen = time.still ? 0 : fraction(time.seconds * (1.3 + part.x));
        const float x = half * (2 * part.x - 1), y = high * fraction(part.y + fallen) - above;
        if (y < 0 && glm::length(vec2{x, y}) > half) continue;  // beyond the arch
        const vec2 at = meet + vec2{x, y} * hall.size;
        canvas.stroke(std::array{at, at + vec2{-2.5f, 13} * hall.size}, 1, hex(0xB4C8F0, 0.16f + 0.2f * part.y));
    }
}

}  // namespace

void draw_terminus(Stage& stage, const Places& at, session::RunEnd end, const ArrivalTime& time) {
    const Hall hall = hall_in(at);
    const bool night = end != session::RunEnd::Arrived;
    draw_picture(stage, hall, at["board"], night);
    Canvas& canvas = stage.canvas();
    night ? draw_rain(canvas, hall, time) : draw_shafts_and_dust(canvas, hall, time);
    if (!night) {
        draw_conductor(canvas, hall, time);
        draw_standing_train(stage, hall, time);
    }
    draw_standing(canvas, hall, "arrival/buffer", {buffer_at, 0.05f, 0}, buffer_high, 0.72f);
    draw_lamp_light(canvas, hall, buffer_lamp, night ? 0.5f : 0.3f, faded(red_lamp, 0.8f));
}

}  // namespace boxcars::scenes::arrival
