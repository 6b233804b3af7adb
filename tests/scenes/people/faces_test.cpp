// Where people are seen and heard at their tables, at every size: nothing lies over anything else, and every line fits.
#include "scenes/people/faces.h"

#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "scenes/ceelo/coins.h"
#include "scenes/ceelo/show.h"
#include "scenes/pig/dash.h"
#include "scenes/windows.h"
#include "ui/bench.h"

#include <filesystem>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::test;
using render::Rect;

namespace {

template <class Each>
void every_line(players::Cast cast, const Each& each) {
    for (const players::Person& person : cast)
        for (const players::Lines lines : person.lines)
            for (const std::string_view words : lines) each(words);
}

}  // namespace

TEST_CASE("everybody at the tables has a face for each mood, and something to say on every occasion") {
    for (const auto cast : {players::pig_people(), players::ceelo_people()}) {
        CHECK(cast.size() >= 3);
        CHECK(cast.size() <= 10);
        for (const players::Person& person : cast) {
            CAPTURE(person.name);
            for (const auto mood : players::moods)
                CHECK(std::filesystem::exists(BOXCARS_SOURCE "/assets/" + players::face_of(person, mood) + ".svg"));
            for (const players::Lines lines : person.lines) CHECK_FALSE(lines.empty());
        }
    }
}

TEST_CASE("Pig: faces and lines stand on the dash beside scores and verbs, over none of them") {
    for (const auto& window : every_layout()) {
        const auto& layout = window.layout;
        CAPTURE(std::string{window.name});
        const auto sides = pig_look::dash_sides(layout);
        all_apart({sides.near_flaps, sides.near_face, sides.near_speech, sides.verb_left, sides.verb_right,
                   sides.far_speech, sides.far_face, sides.far_flaps});
        for (const Rect& one : {sides.near_face, sides.near_speech, sides.far_speech, sides.far_face})
            CHECK(within(one, layout.dash));
        CHECK(sides.near_face.w >= 60);
    }
}

TEST_CASE("every line said at Pig and cee-lo fits its plate, large enough to be read") {
    const ui::test::Bench context;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        CAPTURE(window.x);
        MeasuredStage stage{window};
        const Layout layout = layout_for(stage.canvas_rect());
        const auto sides = pig_look::dash_sides(layout);
        const float others =
            sides.near_speech.w - sides.near_speech.h - pig_look::beside_speaker;  // with whoever speaks on it
        every_line(players::pig_people(), [&](std::string_view words) {
            CAPTURE(words);
            for (const float wide : {sides.near_speech.w, sides.far_speech.w, others})
                CHECK(speech_type(stage.canvas(), words, wide).px >= least_speech_px);
        });
        every_line(players::ceelo_people(), [&](std::string_view words) {
            CAPTURE(words);
            for (int players = 2; players <= ceelo::most_players; ++players) {
                const ceelo_look::SeatPlates plates{layout, players};
                for (int place = 0; place < players; ++place)
                    CHECK(speech_type(stage.canvas(), words, plates.speech(place).w).px >= least_speech_px);
            }
        });
    }
}

TEST_CASE("Cee-lo: lines, portraits and the banker's mark are over nobody's plate, coins or dice") {
    for (const auto& window : every_layout())
        for (int players = 2; players <= ceelo::most_players; ++players) {
            const auto& layout = window.layout;
            CAPTURE(std::string{window.name});
            CAPTURE(players);
            render::CeeloTable table;
            table.players = players;
            const render::Camera camera = ceelo_look::camera(layout);
            const glm::vec2 drum = camera.project({table.drum, 0});
            const float radius = table.planks * camera.px_per_unit({table.drum, 0});
            const ceelo_look::SeatPlates seats{layout, players};
            std::vector<Rect> plates, pills;
            for (int place = 0; place < players; ++place) {
                plates.push_back(seats.at(place));
                pills.push_back(ceelo_look::banker_pill(camera, table, static_cast<float>(place)));
                CHECK(within(ceelo_look::face_on(plates.back()), plates.back()));
            }
            for (int place = 0; place < players; ++place) {
                const Rect said = seats.speech(place);
                CAPTURE(place);
                CHECK(within(said, layout.table));
                for (int other = 0; other < players; ++other) {
                    const auto nth = static_cast<std::size_t>(other);
                    if (other != place) CHECK_FALSE(touch(said, plates[nth]));
                    CHECK_FALSE(touch(said, pills[nth]));
                    CHECK_FALSE(touch(plates[static_cast<std::size_t>(place)], pills[nth]));
                }
                CHECK_FALSE(touch(said, ceelo_look::face_on(plates[static_cast<std::size_t>(place)])));
                const bool left = said.x < drum.x;
                CHECK((left ? said.x + said.w < drum.x - radius * 0.9f : said.x > drum.x + radius * 0.9f));
            }
        }
}
