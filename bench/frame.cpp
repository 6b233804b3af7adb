// What a frame costs, part by part: processor time of the whole program (drawing included: on a machine without a
// graphics card the driver draws with our processor), averaged. Without a display.
#define SDL_MAIN_HANDLED
#include "report.h"

#include "../tests/render/room.h"
#include "render/stage.h"
#include "render/tables/pig.h"

#include <epoxy/gl.h>
#include <fmt/format.h>
#include <functional>

namespace boxcars::bench {

using namespace boxcars::render;

namespace {
constexpr glm::ivec2 px{1280, 720};

struct Parts {
    Report& report;
    Stage& stage;
    double empty = 0;  // seconds of a frame with nothing in it

    // Each part is drawn many times within a frame, so that the rest of the frame weighs little.
    double run(const char* what, int times, const std::function<void()>& part, double most = 0) {
        const auto frame = [&](int n) {
            stage.begin_frame(px, 1, 0);
            for (int i = 0; i < n; ++i) part();
            stage.end_frame();
            glFinish();
        };
        frame(1);
        const int frames = report.quick() ? 3 : 20;
        const double before = cpu_seconds();
        for (int i = 0; i < frames; ++i) frame(times);
        const double each = ((cpu_seconds() - before) / frames - empty) / times;
        report.figure(what, each, "s", most);
        return each;
    }
};

void dash(Canvas& c) {
    c.fill({0, 612, 1280, 108}, hex(0x171B24), hex(0x0D0F14));
    for (int i = 0; i < 4; ++i) {
        const float x = 40 + 300 * static_cast<float>(i);
        c.glow({x, 630, 170, 73}, 8, 14, hex(0xFF9DB2, 0.5f));
        c.plate({x, 630, 170, 73}, 4, 2, hex(0x1D222D), hex(0x0F1219));
        c.plate_edge({x, 630, 170, 73}, 4, 2, 1.5f, colours::brass);
        c.text({Face::Display, 27, 0.1f}, "ROLL", {x + 85, 659}, Align::Centre, colours::ivory);
        c.text({Face::Body, 16}, "holds at 20, 29 to go", {x + 85, 690}, Align::Centre, colours::ash);
    }
    c.text({Face::Display, 132}, "17", {350, 340}, Align::Centre, hex(0xFF9DB2));
    c.flush();
}

TableLook pig_table() {
    TableLook table;
    table.shader = "pig_table";
    table.numbers = PigTable{}.numbers();
    return table;
}

std::vector<DieLook> one(DieKind kind) {
    return {{kind, {0, 0, half_edge(kind) + 0.3f}, glm::normalize(glm::quat(glm::vec3(0.3f, 0.5f, 0.7f))), 1, 1}};
}

std::unique_ptr<Stage> opened(Report& report, const TableLook& table) {
    const double start = cpu_seconds();
    auto stage = open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders");
    stage->begin_frame(px, 1, 0);
    stage->table(table, 1);
    stage->end_frame();
    glFinish();
    report.figure("opening the room, to the first table", cpu_seconds() - start, "s");
    return stage;
}

void pig_frame(Parts& parts, TableLook table) {
    Stage& stage = parts.stage;
    const std::vector<WagonLook> wagons{{{5, 3.4f, 0.3f}, 0, hex(0xFF9DB2), 1},
                                        {{-5, 3.4f, 0.3f}, 0, hex(0x9CC4FF), 1}};
    parts.empty = parts.run("clearing the window", 1, [] {});
    double whole = parts.empty;
    int turn = 0;
    parts.run("Pig's table, drawn anew", 1, [&] {
        table.print_hash = static_cast<std::uint64_t>(++turn);
        stage.table(table, 1);
    });
    whole += parts.run("Pig's table, kept", 4, [&] { stage.table(table, 1); });
    const auto pig = one(DieKind::Pink);
    whole += parts.run("Pig's die", 8, [&] { stage.dice(table.camera, pig); });
    whole += parts.run("its shadow", 8, [&] { stage.shadows(table.camera, pig); });
    whole += parts.run("two wagons with shadows", 8, [&] { stage.wagons(table.camera, wagons); });
    whole += parts.run("a dash: 4 plates and glows, 9 texts", 4, [&] { dash(stage.canvas()); });
    parts.report.figure("Pig's frame, the sum of these", whole, "s", 0.016);
}

void other_dice(Parts& parts, const Camera& camera) {
    for (const auto& [kind, name] :
         {std::pair{DieKind::Red, "a clear red die and its shadow"}, {DieKind::Bone, "a bone die and its shadow"}}) {
        const auto die = one(kind);
        parts.run(name, 8, [&] {
            parts.stage.shadows(camera, die);
            parts.stage.dice(camera, die);
        });
    }
}

void passes(Parts& parts) {
    for (const auto& [quality, name] :
         {std::pair{Quality::Fine, "the passes of quality fine"}, {Quality::Full, "the passes of quality full"}}) {
        parts.stage.set_quality(quality);
        parts.run(name, 1, [] {});
    }
}
}  // namespace

void frame(Report& report) {
    HiddenWindow window(px.x, px.y);
    fmt::print("\nA frame at 1280x720, processor time of all threads, drawing included\n");
    const TableLook table = pig_table();
    const auto stage = opened(report, table);
    Parts parts{report, *stage};
    pig_frame(parts, table);
    other_dice(parts, table.camera);
    passes(parts);
}

}  // namespace boxcars::bench
