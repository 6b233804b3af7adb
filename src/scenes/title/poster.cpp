#include "scenes/title/scene.h"

#include "scenes/flat_print.h"

namespace boxcars::scenes {
namespace {

using namespace render;
constexpr float pi = std::numbers::pi_v<float>, whole_turn = 2 * pi;

// ---- Composition, in poster px (1280x720) and world units
constexpr float horizon = 328, moon_radius = 101;
constexpr float heading = 20.5f;              // degrees between track and picture plane
constexpr float rear = 0.20f, front = 1.39f;  // positions of the two dice along the track
constexpr float deck = 0.300f;                // height of a wagon's floor
constexpr float gauge = 0.37f, rail_top = 0.115f, wheel = 0.124f, axle = 0.29f;
constexpr float inner_wheel = 0.80f * wheel;  // within its tyre
// Points and directions are s along the track, t across it towards the camera, and z up.
constexpr glm::vec3 ahead = x_axis, aside = y_axis, up = z_axis, lamp{front + 0.615f, 0.22f, 0.375f};

// ---- Tuning values
constexpr double wheel_turn = 2.8;   // seconds per turn
constexpr double cloud_drift = 46;   // seconds for a round trip
constexpr float cloud_reach = 13;    // px
constexpr double gleam_every = 3.4;  // seconds between gleams of one line
constexpr double sway_period = 1.9;

// The track's axes in the world.
struct RailwayAxes {
    float turn = glm::radians(heading);
    glm::vec3 along{std::cos(turn), -std::sin(turn), 0}, across{-std::sin(turn), -std::cos(turn), 0};
    glm::vec3 world(glm::vec3 p) const { return along * p.x + across * p.y + up * p.z; }
};

// Projects flat shapes from the world onto the canvas.
class Model {
 public:
    Model(Canvas& canvas, const Camera& camera, float moved) : canvas_(canvas), camera_(camera), moved_(moved) {}
    glm::vec2 at(glm::vec3 p) const { return camera_.project(track_.world(p + moved_ * ahead)); }
    float px(glm::vec3 p) const { return camera_.px_per_unit(track_.world(p + moved_ * ahead)); }

    void plate(float s0, float s1, float t, float z0, float z1, Colour top, Colour bottom) const {
        canvas_.fill(std::array{at({s0, t, z1}), at({s1, t, z1}), at({s1, t, z0}), at({s0, t, z0})}, top, bottom);
    }
    // Draws a disc that lies along the track, as a wheel does, or another `way`, as a lamp does.
    void disc(glm::vec3 centre, float radius, Colour top, Colour bottom, glm::vec3 way = ahead) const {
        std::array<glm::vec2, 32> points;
        const auto n = static_cast<std::size_t>(std::clamp(radius * px(centre) + 8, 10.0f, as_float(points.size())));
        for (std::size_t i = 0; i < n; ++i) {
            const float turn = whole_turn * as_float(i) / as_float(n);
            points[i] = at(centre + radius * (std::cos(turn) * way + std::sin(turn) * up));
        }
        canvas_.fill(std::span(points).first(n), top, bottom);
    }
    // Draws a cylinder or cone along the track, filled as one outline.
    void drum(glm::vec3 back, float back_radius, glm::vec3 face, float face_radius, Colour top, Colour bottom) const {
        constexpr std::size_t half = 17;
        std::array<glm::vec2, 2 * half> outline;
        for (std::size_t i = 0; i < half; ++i) {
            const float turn = pi * (0.5f + as_float(i) / 16);  // its far half is on the right
            const glm::vec3 out = std::cos(turn) * aside + std::sin(turn) * up;
            outline[i] = at(face + face_radius * out);
            outline[i + half] = at(back - back_radius * out);
        }
        canvas_.fill(outline, top, bottom);
    }
    Canvas& canvas() const { return canvas_; }

 private:
    Canvas& canvas_;
    const Camera& camera_;
    float moved_;
    RailwayAxes track_;
};

void draw_wheel(const Model& model, float s, float turned) {
    const glm::vec3 middle{s, gauge, rail_top + wheel};
    const float unit = model.px(middle);
    model.disc(middle - 0.045f * aside, wheel * 1.09f, hex(0x2A1B12), hex(0x0C0706));  // wheel flange
    model.disc(middle, wheel, hex(0xDCA751), hex(0x6A3F12));
    model.disc(middle, inner_wheel, hex(0x1A120F), hex(0x0D0909));
    for (int spoke = 0; spoke < 4; ++spoke) {  // four bars make eight spokes
        const float a = turned + pi * as_float(spoke) / 4;
        const glm::vec3 out = inner_wheel * (std::cos(a) * ahead + std::sin(a) * up);
        model.canvas().stroke(std::array{model.at(middle - out), model.at(middle + out)}, 0.015f * unit, hex(0x8A5A22));
    }
    model.disc(middle, wheel * 0.30f, hex(0xC58F3E), hex(0x6B4216));
    model.disc(middle + 0.02f * aside, wheel * 0.17f, hex(0xFFE9B4), hex(0xA8732A));
}

void draw_running_gear(const Model& model, float turned) {
    for (const float die : {rear, front})
        for (const float way : {-axle, axle}) {  // the far wheels are darker, in the train's shade
            const glm::vec3 middle{die + way, -gauge, rail_top + wheel};
            model.disc(middle, wheel, hex(0x5A4220), hex(0x2A180A));
            model.disc(middle, inner_wheel, hex(0x0C0809), hex(0x060405));
        }
    model.plate(rear - 0.40f, front + 0.42f, 0.0f, 0.22f, 0.265f, hex(0x1B1210), hex(0x0B0707));  // coupling bar
    for (const float die : {rear, front}) {
        constexpr float half = 0.47f, edge_half = 0.475f, edge = 0.44f, edge_foot = deck - 0.035f;
        model.plate(die - half, die + half, 0.30f, 0.18f, deck, hex(0x120C0D), hex(0x070506));
        for (const float way : {-axle, axle}) draw_wheel(model, die + way, turned);
        const float left = die - edge_half, right = die + edge_half;
        model.plate(left, right, edge, edge_foot, deck + 0.01f, hex(0x3A2312), hex(0x150C08));
        model.plate(left, right, edge, edge_foot - 0.006f, edge_foot, hex(0xC9923F), hex(0x7A5120));
    }
}

void draw_lamp(const Model& model, bool is_lit) {
    const float lit = is_lit ? 1 : 0;
    model.plate(front + 0.47f, lamp.x - 0.02f, lamp.y, lamp.z - 0.055f, lamp.z + 0.02f, hex(0x6B4718), hex(0x2A190A));
    model.drum(lamp - 0.115f * ahead, 0.060f, lamp, 0.071f, hex(0xF3C873), hex(0x5E3A12));
    model.disc(lamp + 0.006f * ahead, 0.078f, colours::brass_light, hex(0xB07F32), aside);
    model.disc(lamp + 0.012f * ahead, 0.064f, glm::mix(hex(0x5A4426), hex(0xFFF8E0), lit),
               glm::mix(hex(0x3A2A16), hex(0xFFEFC0), lit), aside);
    const glm::vec2 at = model.at(lamp);
    const float unit = model.px(lamp);
    for (const auto& [size, alpha] : {std::pair{0.11f, 0.85f}, {0.34f, 0.55f}, {0.75f, 0.22f}})
        model.canvas().glow(Rect{at.x, at.y}.grown(1), 1, size * unit, hex(0xFFE0A0, alpha * lit));
}

Colour opaque(float alpha) { return faded(Colour{1}, alpha); }  // the tint of a picture

void draw_clouds(Canvas& canvas, const PosterPlace& place, double seconds) {
    struct Bar {
        float x, y, w, h, drift, alpha;
    };
    constexpr Bar bars[]{{903, 166, 203, 8.5f, 1.0f, 0.96f},
                         {968, 181.5f, 230, 11, -0.7f, 1.0f},
                         {1042, 202.5f, 158, 7.5f, 1.3f, 0.94f},
                         {1146, 70.5f, 129, 6, -1.1f, 0.72f}};
    for (const Bar& b : bars) {
        const glm::vec2 by_moon = place.moon - PosterPlace{}.moon;
        const float x = b.x + sine(seconds / cloud_drift) * cloud_reach * b.drift;
        canvas.sprite("poster/cloud", place.part(x + by_moon.x, b.y + by_moon.y, b.w, b.h), opaque(b.alpha));
    }
}

void draw_speed_lines(Canvas& canvas, const PosterPlace& place, double seconds, bool still) {
    struct Line {
        float x, y, thick, alpha, phase;
    };
    constexpr float end = 536;  // just behind the last wagon
    constexpr Line lines[]{{150, 299.5f, 2.6f, 0.62f, 0.10f}, {70, 317.5f, 4.6f, 0.55f, 0.55f},
                           {210, 340, 2.2f, 0.50f, 0.80f},    {96, 402, 2.6f, 0.55f, 0.30f},
                           {44, 419.5f, 4.6f, 0.50f, 0.68f},  {180, 441.5f, 2.2f, 0.55f, 0.02f}};
    for (const Line& line : lines) {
        const float top = line.y - line.thick / 2;
        canvas.sprite("poster/streak", place.part(line.x, top, end - line.x, line.thick), opaque(line.alpha));
        if (still) continue;
        const float run = fraction(seconds / gleam_every + line.phase) * 1.6f - 0.05f;
        if (run > 1) continue;
        const float length = 130, x = end - length - run * (end - length - line.x);
        const float fade = std::sin(pi * world::unit(run)) * (1 - run);
        canvas.sprite("poster/gleam", place.part(x, top, length, line.thick), opaque(0.75f * fade));
    }
}

// Draws a few windows of the town, each of which is dark for a while now and then.
void draw_windows(Canvas& canvas, const PosterPlace& place, double seconds, bool still) {
    constexpr glm::vec2 panes[]{// On the grid of title_sky.frag: 7 by 10 px.
                                {37, 261}, {289, 231}, {282, 271}, {366, 291}, {457, 251}, {1164, 281}, {1248, 291}};
    for (std::size_t i = 0; i < std::size(panes); ++i) {
        const double period = 17 + 5.0 * real(i), beat = std::fmod(seconds + 3.7 * real(i * i), period) / period;
        const float dark = still ? 0 : world::unit((beat - 0.72) * 60);
        canvas.fill(place.part(panes[i].x, panes[i].y, 3, 4), hex(0xEBBE62, 1 - dark));
    }
}

void draw_still_part(Stage& stage, const PosterPlace& place, Rect c, Rect sign, bool lit) {
    const glm::vec2 corner = c.corner();
    const glm::vec3 ray = place.camera.ray(corner), right = place.camera.ray(corner + px_right(1)) - ray;
    const glm::vec3 down = place.camera.ray(corner + px_down(1)) - ray;
    const glm::vec2 moon_at = place.at(place.moon.x, place.moon.y) - corner;
    const glm::vec4 numbers[]{{place.camera.eye(), c.w},
                              {ray, place.at(0, horizon).y - c.y},
                              {right, lit ? 1 : 0},
                              {down, place.size},
                              {moon_at, moon_radius * place.size, place.origin.x - c.x},
                              railway_numbers(),
                              {lamp, 0},
                              {sign.x - c.x, sign.y - c.y, sign.w, sign.h}};
    stage.shade(c, "title_sky", numbers);
}

void draw_dice(Stage& stage, const Camera& camera, const TrainLook& look, double seconds) {
    const RailwayAxes track;
    // Both show a six to the viewer, the rear die a two on top and a three in front, the front die a five and a four.
    const glm::mat3 rear_turn{-track.across, up, track.along}, front_turn{-track.across, -up, -track.along};
    const auto sway = [&](double phase) { return look.sway * sine(seconds / sway_period + phase); };
    const float high = deck + half_edge(DieKind::Poster);
    const auto placed = [&](float s, float rock, const glm::mat3& turn) {
        const glm::quat tilt = glm::angleAxis(glm::radians(0.22f) * rock, track.along);
        return DieLook{.kind = DieKind::Poster,
                       .centre = track.world({s + look.ahead, 0, high + 0.0012f * rock}),
                       .turn = tilt * glm::quat_cast(turn),
                       .backlit = look.backlit};
    };
    const std::array dice{placed(rear, sway(0), rear_turn), placed(front, sway(0.37), front_turn)};
    stage.dice(camera, dice);
}

}  // namespace

glm::vec3 on_railway(glm::vec3 s_t_z) { return RailwayAxes{}.world(s_t_z); }

glm::vec4 railway_numbers() {
    const float turn = glm::radians(heading);
    return {std::cos(turn), std::sin(turn), rear, front};
}

Camera railway_camera(glm::vec2 origin, float size) {
    Camera camera;
    camera.field_degrees = 28;
    camera.above_degrees = 8.5f;
    camera.distance = 7.1f;
    camera.looks_at = {0, 0, 0.70f};
    camera.band = around(origin + glm::vec2{640, 360} * size, table_band * size);
    return camera;
}

void draw_train(Stage& stage, const Camera& camera, const TrainLook& look, double seconds) {
    const Model model(stage.canvas(), camera, look.ahead);
    draw_running_gear(model, look.wheels_turned);
    draw_dice(stage, camera, look, seconds);
    draw_lamp(model, look.lit);
}

PosterPlace poster_place(Rect canvas, float foot) {
    PosterPlace place{.canvas = canvas, .camera = {}};
    place.size = std::clamp(canvas.w / 1160, 0.6f, 1.0f);
    const float bottom = canvas.y + canvas.h - foot;
    constexpr float rails_end = 547, dice_end = 1150;  // poster px; ends of the picture's important part
    place.origin.y = bottom - rails_end * place.size;
    place.origin.x = place.size < 1 ? canvas.x + canvas.w - (dice_end + 60) * place.size : canvas.centre().x - 640;
    place.camera = railway_camera(place.origin, place.size);
    return place;
}

PosterPlace poster_in(Rect canvas, Rect room) {
    constexpr glm::vec2 train_low{500, 231}, train_high{1090, 547};  // poster px; bounds of the train
    PosterPlace place{.canvas = canvas, .camera = {}};
    const glm::vec2 train = train_high - train_low;
    place.size = std::min({room.w / train.x, (room.h - 8) / train.y, 1.0f});
    place.origin = {room.centre().x - (train_low.x + train_high.x) / 2 * place.size,
                    room.y + room.h - train_high.y * place.size};
    place.moon = {(canvas.right().x - 84 - place.origin.x) / place.size, 250};
    const float in_room = (room.y - place.origin.y) / place.size + moon_radius;  // the moon stays below its upper edge
    if (room.w < 560) place.moon.y = std::max(place.moon.y, in_room);
    place.camera = railway_camera(place.origin, place.size);
    return place;
}

void draw_poster(Stage& stage, const PosterPlace& place, Rect sign, SceneTime time) {
    const double seconds = time.still ? 0 : time.seconds;
    const double t = time.seconds - 0.35;  // the lamp flickers when the title opens
    const bool lit = time.still || t > 0.50 || (t > 0.0 && t < 0.12) || (t > 0.24 && t < 0.36);
    const Rect& c = place.canvas;
    draw_still_part(stage, place, c, sign, true);
    if (!lit) {  // the part that the lamp lights, in whole px
        const glm::vec2 from = glm::floor(place.at(965, 250) - c.corner());
        draw_still_part(stage, place, {c.x + from.x, c.y + from.y, c.w - from.x, c.h - from.y}, sign, false);
    }
    Canvas& canvas = stage.canvas();
    draw_windows(canvas, place, seconds, time.still);
    draw_clouds(canvas, place, seconds);
    draw_speed_lines(canvas, place, seconds, time.still);
    draw_train(
        stage, place.camera,
        {.wheels_turned = -fraction(seconds / wheel_turn) * whole_turn, .sway = time.still ? 0.0f : 1.0f, .lit = lit},
        time.seconds);
}

}  // namespace boxcars::scenes
