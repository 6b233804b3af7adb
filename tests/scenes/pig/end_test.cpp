// The end of a game of Pig on the leather: nothing that is said lies under the die or its ring.
#include "render/tables/pig.h"
#include "scenes/measured_stage.h"
#include "scenes/pig/railway.h"
#include "scenes/pig/tray.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("Pig: who has won, and what was given away, stand clear of the ring round the die, whatever their names") {
    const ui::test::Bench context;
    const GameEnd end{.verdict = "Wilhelmina wins.",
                      .score = "100 to 71",
                      .remarks = {"WILHELMINA: 13 of 24 decisions cost 12.42 % of a win", "PLAYER 2: none"},
                      .won = {{"WILHELMINA", "1", true}, {"PLAYER 2", "0"}},
                      .match = {},
                      .celebrate = true};
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        CAPTURE(window.x);
        test::MeasuredStage stage{window};
        const auto look = pig_look::table_look(layout_for(stage.canvas_rect()), pig::Rules{});
        const float ring = look.camera.project({-render::PigTable{}.ring_outside, 0, 0}).x;
        pig_look::draw_end(stage.canvas(), look.camera, end, 600, false);
        const float button = pig_look::look_back_place(look.camera).y;
        std::string seen;
        for (const test::Written& line : stage.written()) {
            if (line.where.centre().x > ring) continue;
            CAPTURE(line.words);
            CHECK(line.where.x + line.where.w < ring);
            CHECK(line.where.y + line.where.h < button);
            seen += line.words + ' ';
        }
        for (const std::string& words : {end.verdict, end.remarks[0], end.remarks[1]})
            CHECK(seen.find(words) != std::string::npos);
    }
}
