// Draws the Pig table, one die and a few shapes of the dash into a PNG, to be looked at.
//   stage_sample FILE [WIDTH HEIGHT [SCALE [plain|fine|full]]]
#define SDL_MAIN_HANDLED
#include "base/error.h"
#include "render/stage.h"
#include "render/tables/pig.h"
#include "window.h"

#include <epoxy/gl.h>
#include <fmt/format.h>
#include <fstream>
#define GLM_ENABLE_EXPERIMENTAL
#include <cstdio>
#include <cstdlib>
#include <glm/gtx/quaternion.hpp>

using namespace boxcars;
using namespace boxcars::render;

namespace {
void dash(Canvas& c, Rect shown) {
    const float bottom = 720;
    c.fill({shown.x, 612, shown.w, bottom - 612 + 40}, hex(0x171B24), hex(0x0D0F14));
    c.fill({shown.x, 611.5f, shown.w, 1.5f}, colours::brass);
    c.plate({462, 630, 170, 73}, 4, 2, hex(0x1D222D), hex(0x0F1219));
    c.plate_edge({462, 630, 170, 73}, 4, 2, 1.5f, colours::brass);
    c.glow({648, 630, 170, 73}, 8, 14, hex(0xFF9DB2, 0.5f));
    c.plate({648, 630, 170, 73}, 4, 2, hex(0xFBE3A6), hex(0xB07F32));
    c.plate_edge({648, 630, 170, 73}, 4, 2, 1.5f, colours::brass_light);
    const Type verb{Face::Display, 27, 0.10f};
    c.text(verb, "HOLD", {547, 659}, Align::Centre, colours::ivory);
    c.text(verb, "ROLL", {733, 659}, Align::Centre, colours::brass_ink);
    c.pill({704, 678, 58, 18}, 5, hex(0x000000, 0.0f), hex(0x000000, 0.0f));
    c.pill_edge({704, 678, 58, 18}, 5, 1, hex(0x1B1206, 0.8f));
    c.text({Face::BodyBold, 12}, "SPACE", {733, 687}, Align::Centre, colours::brass_ink);
    c.text({Face::Display, 23, 0.08f}, "YOU", {174, 661}, Align::Left, colours::ivory);
    c.text({Face::Body, 16}, "your turn · 38 to go", {174, 691}, Align::Left, colours::ash);
    c.text({Face::Display, 23, 0.08f}, "HOUSE", {1104, 661}, Align::Right, colours::ivory);
    c.text({Face::Body, 16}, "holds at 20 · 29 to go → AVAT 1/2 Sì-Wŭ-Liù", {1106, 691}, Align::Right, colours::ash);
    c.text({Face::Display, 132}, "17", {350, 340}, Align::Centre, hex(0xFF9DB2));
    c.text({Face::Label, 15, 0.18f}, "TURN TOTAL", {353, 263}, Align::Centre, colours::ivory);
    c.text({Face::Body, 18}, "lost if a snout comes up", {352, 417}, Align::Centre, colours::ivory);
    c.text({Face::Label, 15, 0.18f}, "RACE TO 100", {640, 32}, Align::Centre, colours::brass_light);
    c.text({Face::Display, 40, 0, 0.6f}, "1,060", {928, 300}, Align::Centre, colours::ivory);
    c.ring({900, 380}, 20, 2, colours::win);
    c.disc({960, 380}, 20, colours::brass_light, colours::brass_dark);
    c.pill({956, 92, 60, 24}, 12, colours::pill, colours::pill);
    c.pill_edge({956, 92, 60, 24}, 12, 1.5f, hex(0xFF9DB2));
    c.text({Face::Label, 15}, "62", {986, 104}, Align::Centre, hex(0xFF9DB2));
}

// Five up, the snout to the front left: the pose of the art direction's picture.
glm::quat sample_turn() {
    const glm::quat five_up(glm::vec3(1, 0, 0), glm::vec3(1, 0, 0));
    const glm::quat up = glm::rotation(glm::vec3(0, -1, 0), glm::vec3(0, 0, 1));
    return glm::angleAxis(-1.95f, glm::vec3(0, 0, 1)) * up * five_up;
}

// Every kind of die twice, large, on felt of one colour.
void gallery(Stage& stage, glm::ivec2 px, float scale) {
    Camera camera;
    camera.field_degrees = 6.0f;
    stage.begin_frame(px, scale, 0);
    stage.canvas().fill(stage.canvas_rect(), hex(0x0C463B), hex(0x083028));
    std::vector<DieLook> dice;
    for (int i = 0; i < 6; ++i)
        for (int k = 0; k < 2; ++k) {
            const auto kind = static_cast<DieKind>(i);
            const float x = (static_cast<float>(i % 3) - 1) * 2.4f + (k == 0 ? -0.55f : 0.65f);
            dice.push_back({kind,
                            {x * 0.95f, i < 3 ? 0.85f : -0.95f, half_edge(kind)},
                            glm::angleAxis(0.5f + 0.9f * static_cast<float>(k + i), glm::vec3(0, 0, 1)) *
                                (k == 0 ? glm::quat(1, 0, 0, 0) : sample_turn()),
                            1,
                            1});
        }
    dice[0].centre.x -= 0.7f;
    dice[1].centre = {-1.2f, 0.0f, 1.9f};
    dice[1].turn = glm::normalize(glm::quat(glm::vec3(0.5f, 0.4f, 0.9f)));
    stage.shadows(camera, dice);
    stage.dice(camera, dice);
    stage.end_frame();
}

double cpu_ms() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
}  // namespace

int main(int argc, char** argv) try {
    const std::string file = argc > 1 ? argv[1] : "stage_sample.png";
    const int w = argc > 3 ? std::atoi(argv[2]) : 1280;
    const int h = argc > 3 ? std::atoi(argv[3]) : 720;
    const float scale = argc > 4 ? static_cast<float>(std::atof(argv[4])) : 1.0f;
    const std::string quality = argc > 5 ? argv[5] : "plain";
    HiddenWindow window(w, h);
    auto stage = open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    stage->set_quality(quality == "full" ? Quality::Full : quality == "fine" ? Quality::Fine : Quality::Plain);
    TableLook table;
    table.shader = "pig_table";
    table.numbers = PigTable{}.numbers();
    if (quality == "dice") {
        gallery(*stage, {w, h}, scale);
        return std::ofstream{file, std::ios::binary} << png_of(stage->pixels()) ? 0 : 1;
    }
    const std::vector<DieLook> dice{{DieKind::Pig, {0, 0.25f, 0.96f}, sample_turn(), 1, 1}};
    const std::vector<WagonLook> wagons{{{5.6f, 3.3f, 0.3f}, 0, hex(0xFF9DB2), 1},
                                        {{8.7f, 2.0f, 0.3f}, 1.5f, hex(0x9CC4FF), 1}};
    const int frames = 20;
    double before = 0;
    for (int i = 0; i <= frames; ++i) {
        if (i == 1) before = cpu_ms();
        stage->begin_frame({w, h}, scale, 0.1 * i);
        stage->table(table, 1);
        stage->wagons(table.camera, wagons);
        stage->shadows(table.camera, dice);
        stage->dice(table.camera, dice);
        dash(stage->canvas(), stage->canvas_rect());
        stage->end_frame();
        glFinish();
        window.swap();
    }
    fmt::print("{:.2f} CPU-ms a frame\n", (cpu_ms() - before) / frames);
    return std::ofstream{file, std::ios::binary} << png_of(stage->pixels()) ? 0 : 1;
} catch (const Error& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return e.exit_code();
}
