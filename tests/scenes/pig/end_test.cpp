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
    const GameEnd end{
        .verdict = "Wilhelmina wins.",
        .score = "100 to 71",
        .remarks = {"WILHELMINA: 13 mistakes in 24 decisions cost 0.12 wins", "PLAYER 2: 0 mistakes in 9 decisions"},
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
    test::MeasuredStage phone{{390, 844}};
    const auto seen = pig_look::sight(layout_for(phone.canvas_rect()), 2);
    const float ring = seen.camera.project({0, render::PigTable{}.ring_outside, 0}).y;
    pig_look::draw_end(phone.canvas(), {seen.camera, seen.corner}, end, 600, false);
    for (const test::Written& line : phone.written())
        if (line.words.find("mistakes") != std::string::npos) CHECK(line.where.y + line.where.h < ring);
}
