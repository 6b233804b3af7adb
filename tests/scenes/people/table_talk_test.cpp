// What the people of a table look like and say, and that their faces and lines lie over nothing else.
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "scenes/ceelo/announced.h"
#include "scenes/ceelo/drum.h"
#include "scenes/ceelo/view.h"
#include "scenes/measured_stage.h"
#include "scenes/people/people.h"
#include "scenes/pig/scene.h"
#include "scenes/pig/show.h"
#include "scenes/played_table.h"
#include "ui/bench.h"

#include <algorithm>
#include <filesystem>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using nlohmann::json, players::Mood, players::Occasion;
using namespace boxcars::test;
using render::Rect;

namespace {

constexpr float least_speech_px = 12.5f;

TableTalk at_table(std::size_t seats) {
    TableTalk talk;
    TableTalk::People people;
    for (const auto& person : players::pig_people().first(seats)) people.push_back(&person);
    talk.begin(people);
    return talk;
}

bool among(players::Lines lines, std::string_view words) { return std::ranges::find(lines, words) != lines.end(); }

// What a table shows, tick by tick, as long as `more` likes it: whoever starts to smile, sigh or speak does so while a
// fact is being told, or when all is over; and speaks of what was told. Answers how often somebody spoke.
template <class Table, class More>
int watched(Table& table, players::Cast cast, const More& more) {
    int said = 0;
    json before = table.state();
    for (Ticks most = 600 * ticks_per_second; most > 0 && more(before); --most) {
        table.tick();
        const json now = table.state();
        for (std::size_t seat = 0; seat < now["people"].size(); ++seat) {
            const auto& mood = now["people"][seat]["mood"];
            if (mood == before["people"][seat]["mood"] || mood == "calm") continue;
            CHECK(now["phase"] != "flying");
            CHECK(now["phase"] != "shaking");
        }
        if (now["said"] != before["said"] && now["said"] != "") {
            ++said;
            CHECK(now["phase"] != "flying");
            const auto seat = now["said_by"].get<std::size_t>();
            const std::string mood = now["people"][seat]["mood"], words = now["said"];
            const auto person = std::ranges::find(cast, now["people"][seat]["name"].get<std::string>(),
                                                  [](const auto& one) { return std::string{one.name}; });
            REQUIRE(person != cast.end());
            const bool glad =
                among(person->said_at(Occasion::Gain), words) || among(person->said_at(Occasion::Won), words);
            CHECK(mood == (glad ? "pleased" : "dismayed"));
        }
        before = now;
    }
    return said;
}

TEST_CASE("at a table somebody speaks at most once in three turns, and then a line of their own for the occasion") {
    int said = 0;
    for (std::uint64_t dust = 0; dust < 400; ++dust) {
        TableTalk talk = at_table(3);
        int since = 0;
        bool first = true;
        for (Ticks turn = 1; turn <= 40; ++turn) {
            talk.turn_over();
            ++since;
            const int seat = static_cast<int>(turn % 3);
            const auto occasion = turn % 2 ? Occasion::Gain : Occasion::Loss;
            talk.shown(seat, occasion, {turn * 1000, dust * 977 + static_cast<std::uint64_t>(turn), false});
            const auto spoken = talk.spoken(turn * 1000);
            if (!spoken) continue;
            ++said;
            CHECK((first || since >= 3));
            CHECK(spoken->seat == seat);
            CHECK(among(talk.person(seat)->said_at(occasion), spoken->words));
            since = 0;
            first = false;
        }
    }
    CHECK(said > 400 * 5);
    CHECK(said <= 400 * 13);
}

TEST_CASE("people at a table say nothing in practice, but their faces still show a gain or a loss for a while") {
    TableTalk talk = at_table(2);
    for (Ticks turn = 1; turn < 100; ++turn) {
        talk.turn_over();
        talk.shown(0, Occasion::Gain, {turn, static_cast<std::uint64_t>(turn), true});
        CHECK_FALSE(talk.spoken(turn));
    }
    CHECK(talk.mood(0, 100) == Mood::Pleased);
    CHECK(talk.mood(1, 100) == Mood::Calm);
    CHECK(talk.mood(0, 100 + milliseconds(4000)) == Mood::Calm);
    talk.shown(1, Occasion::Beaten, {200, 1, true});
    CHECK(talk.mood(1, 200 + milliseconds(60'000)) == Mood::Dismayed);  // to the end of the game's picture
}

TEST_CASE("Buffet Car: faces and lines follow what has been told, never a die in the air; nobody speaks as practice") {
    int said = 0;
    for (const std::uint64_t seed : {3u, 5u, 6u}) {
        test::PlayedTable<PigScene, pig::Rules> car{{.setup = {.rules = pig::Rules{.goal = 60, .players = 3},
                                                               .seed = seed,
                                                               .players = {"hold20", "hold25", "hold:3"}}}};
        said += watched(car, players::pig_people(), [](const json& state) { return state["phase"] != "finished"; });
        CHECK(car.state()["people"][2]["name"] == "Walt");  // known for none of these: he sits in
    }
    CHECK(said > 2);
}

TEST_CASE("Freight Car: faces and lines follow what has been told, never dice in the air") {
    test::Drum drum{{"even", "bold", "best"}, 5};
    CHECK(watched(drum, players::ceelo_people(),
                  [](const json& state) { return state["phase"] != "finished" && state["shown"]["round"] < 12; }) > 2);
}

TEST_CASE("a table that opens by itself has people to play against, at Pig and at cee-lo") {
    const PigSeats usual{{}, {}};
    REQUIRE(usual.people().size() == 2);
    CHECK(usual.people()[0] == nullptr);
    REQUIRE(usual.people()[1] != nullptr);
    CHECK(usual.people()[1]->name == "Etta");
    for (int players = 2; players <= ceelo::most_players; ++players) {
        const CeeloSeats seats{{.players = players}, {}};
        CHECK(std::ranges::count(seats.people(), nullptr) == seats.humans());
        const std::set<const players::Person*> there(seats.people().begin(), seats.people().end());
        CHECK(static_cast<int>(there.size()) == players);
    }
}

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
        const Places near = pig_look::end_places(layout, pig_look::DashEnd::Near),
                     far = pig_look::end_places(layout, pig_look::DashEnd::Far), dash = pig_look::dash_places(layout);
        all_apart({near["flaps"], near["face"], near["speech"], dash["hold"], dash["roll"], far["speech"], far["face"],
                   far["flaps"]});
        for (const Rect& one : {near["face"], near["speech"], far["speech"], far["face"]})
            CHECK(layout.dash.contains(one));
        CHECK(near["face"].w >= 60);
    }
}

TEST_CASE("every line said at Pig and cee-lo fits its plate, large enough to be read") {
    const ui::test::Bench context;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        CAPTURE(window.x);
        MeasuredStage stage{window};
        const Layout layout = layout_for(stage.canvas_rect());
        const Places near = pig_look::end_places(layout, pig_look::DashEnd::Near),
                     far = pig_look::end_places(layout, pig_look::DashEnd::Far);
        every_line(players::pig_people(), [&](std::string_view words) {
            CAPTURE(words);
            for (const float wide : {near["speech"].w, far["speech"].w, near["other speech"].w})
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
                pills.push_back(ceelo_look::banker_pill(layout, camera, table, static_cast<float>(place)));
                CHECK(plates.back().contains(ceelo_look::face_on(plates.back())));
            }
            for (int place = 0; place < players; ++place) {
                const Rect said = seats.speech(place);
                CAPTURE(place);
                CHECK(layout.table.contains(said));
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
