#include "scenes/title/scene.h"

#include "scenes/flat_print.h"

namespace boxcars::scenes {
namespace {

constexpr float pi = std::numbers::pi_v<float>, whole_turn = 2 * pi;

// ---- Composition, in poster px (1280x720) and world units
constexpr float horizon = 328, moon_radius = 101;
constexpr float heading = 20.5f;              // degrees between track and picture plane
constexpr float rear = 0.20f, front = 1.39f;  // positions of the two dice along the track
constexpr float deck = 0.300f;                // height of a wagon's floor
constexpr float gauge = 0.37f, rail_top = 0.115f, wheel = 0.124f, axle = 0.29f;
constexpr float inner_wheel = 0.80f * wheel;  // within its tyre
// Points and directions are s along the track, t across it towards the camera, and z up.
constexpr vec3 ahead = x_axis, up = z_axis, lamp{front + 0.615f, 0.22f, 0.375f};

// ---- Tuning values
constexpr double wheel_turn = 2.8;   // seconds per turn
constexpr double cloud_drift = 46;   // seconds for a round trip
constexpr float cloud_reach = 13;    // px
constexpr double gleam_every = 3.4;  // seconds between gleams of one line
constexpr double sway_period = 1.9;

// The track's axes in the world.
struct RailwayAxes {
    float turn = glm::radians(heading);
    vec3 along{std::cos(turn), -std::sin(turn), 0}, across{-std::sin(turn), -std::cos(turn), 0};
    vec3 world(vec3 p) const { return along * p.x + across * p.y + up * p.z; }
};

// The train as it stands on the canvas, `moved` along the track.
struct StandingTrain {
    Canvas& canvas;
    const Camera& camera;
    float moved;
    RailwayAxes track{};

    vec2 at(vec3 p) const { return camera.project(track.world(p + moved * ahead)); }
    float px(vec3 p) const { return camera.px_per_unit(track.world(p + moved * ahead)); }
    // `size`: world units; the pictures are made by assets/make_train.py, which names their middles.
    void picture(const std::string& name, vec3 middle, vec2 size) const {
        canvas.sprite("poster/" + name, around(at(middle), px(middle) * size));
    }
    void draw_spokes(float s, float turned) const {
        const vec3 middle{s, gauge, rail_top + wheel};
        for (int spoke = 0; spoke < 4; ++spoke) {  // four bars make eight spokes
            const float a = turned + pi * as_float(spoke) / 4;
            const vec3 out = inner_wheel * (std::cos(a) * ahead + std::sin(a) * up);
            canvas.stroke(std::array{at(middle - out), at(middle + out)}, 0.015f * px(middle), hex(0x8A5A22));
        }
    }
    void draw_wagons(float turned) const {
        constexpr vec2 size{2, 0.5f};
        for (const auto& [name, die] : {std::pair{"rear", rear}, {"front", front}}) {
            const vec3 middle{die, gauge, deck};
            picture(name + std::string{"_wagon"}, middle, size);
            for (const float way : {-axle, axle}) draw_spokes(die + way, turned);
            picture(name + std::string{"_edge"}, middle, size);
        }
    }
    void draw_lamp(bool lit) const {
        picture(lit ? "lamp_lit" : "lamp_out", lamp, {0.36f, 0.2f});
        if (!lit) return;
        for (const auto& [size, alpha] : {std::pair{0.11f, 0.85f}, {0.34f, 0.55f}, {0.75f, 0.22f}})
            canvas.glow(around(at(lamp), vec2{2}), 1, size * px(lamp), hex(0xFFE0A0, alpha));
    }
};

Colour opaque(float alpha) { return faded(Colour{1}, alpha); }  // the tint of a picture

void draw_clouds(Canvas& canvas, const PosterPlace& place, double seconds) {
    const float drift = cloud_reach * sine(seconds / cloud_drift);
    const auto draw = [&](const char* name, float x, vec2 from_moon, vec2 size) {
        const vec2 at = place.moon + from_moon + px_right(x);
        canvas.sprite(name, place.part(at.x, at.y, size.x, size.y));
    };
    draw("poster/near_clouds", drift, {-152, 49}, {297, 46});
    draw("poster/far_clouds", -drift, {-87, -46.5f}, {307, 123});
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
    constexpr vec2 panes[]{// On the grid of title_sky.frag: 7 by 10 px.
                           {37, 261}, {289, 231}, {282, 271}, {366, 291}, {457, 251}, {1164, 281}, {1248, 291}};
    for (std::size_t i = 0; i < std::size(panes); ++i) {
        const double period = 17 + 5.0 * real(i), beat = std::fmod(seconds + 3.7 * real(i * i), period) / period;
        const float dark = still ? 0 : world::unit((beat - 0.72) * 60);
        canvas.fill(place.part(panes[i].x, panes[i].y, 3, 4), hex(0xEBBE62, 1 - dark));
    }
}

void draw_still_part(Stage& stage, const PosterPlace& place, Rect c, Rect sign, bool lit) {
    const vec2 corner = c.corner();
    const vec3 ray = place.camera.ray(corner), right = place.camera.ray(corner + px_right(1)) - ray;
    const vec3 down = place.camera.ray(corner + px_down(1)) - ray;
    const vec2 moon_at = place.at(place.moon.x, place.moon.y) - corner;
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

vec3 on_railway(vec3 s_t_z) { return RailwayAxes{}.world(s_t_z); }

glm::vec4 railway_numbers() {
    const float turn = glm::radians(heading);
    return {std::cos(turn), std::sin(turn), rear, front};
}

Camera railway_camera(vec2 origin, float size) {
    Camera camera;
    camera.field_degrees = 28;
    camera.above_degrees = 8.5f;
    camera.distance = 7.1f;
    camera.looks_at = {0, 0, 0.70f};
    camera.band = around(origin + vec2{640, 360} * size, table_band * size);
    return camera;
}

void draw_train(Stage& stage, const Camera& camera, const TrainLook& look, double seconds) {
    const StandingTrain train{stage.canvas(), camera, look.ahead};
    train.draw_wagons(look.wheels_turned);
    draw_dice(stage, camera, look, seconds);
    train.draw_lamp(look.lit);
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
    constexpr vec2 train_low{500, 231}, train_high{1090, 547};  // poster px; bounds of the train
    PosterPlace place{.canvas = canvas, .camera = {}};
    const vec2 train = train_high - train_low;
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
        const vec2 from = glm::floor(place.at(965, 250) - c.corner());
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
