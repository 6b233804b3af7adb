// The dash and the railways of the Buffet Car, at every size of the window.
#include "scenes/pig/show.h"

#include "scenes/measured_stage.h"
#include "scenes/pig/places.h"
#include "scenes/pig/tableau.h"
#include "ui/bench.h"

#include <map>
#include <random>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::test;

namespace {

std::map<std::string, Button> buttons_of(const PigMoment& at) {
    Buttons buttons;
    add_pig_buttons(buttons, at);
    std::map<std::string, Button> named;
    for (const Button& button : buttons.all()) named.emplace(button.name, button);
    return named;
}

std::string brass(const PigMoment& at) {  // the one that is
    std::string name;
    for (const auto& [each, button] : buttons_of(at))
        if (button.primary) name += each;
    return name;
}

TEST_CASE("Pig: ROLL is brass until the goal is reached; at the goal and beyond, HOLD is") {
    PigTableau table;
    table.state.scores[0] = 80;
    CHECK(brass(table.moment()) == "roll");
    for (const auto& [total, wanted] : {std::pair{19, "roll"}, {20, "hold"}, {26, "hold"}}) {
        table.state.turn_total = total;
        table.state.rolls = 4;
        CHECK(brass(table.moment()) == wanted);
        PigMoment flying = table.moment();
        flying.motion = Motion::Flying;
        CHECK(brass(flying) == "roll");  // the die is in the air: nothing to hold
    }
}

TEST_CASE("Pig: with the coach the advised button is brass, whichever it is") {
    PigTableau table{2, 40};
    const auto solution = odds::solve_pig(table.rules);
    int holds = 0, rolls = 0;
    for (int own = 0; own < 40; own += 5)
        for (int other = 0; other < 40; other += 5)
            for (int total = 2; own + total < 40; ++total) {
                table.state.scores[0] = own;
                table.state.scores[1] = other;
                table.state.turn_total = total;
                table.state.rolls = 1;
                PigMoment at = table.moment();
                at.solution = &solution;
                CHECK(brass(at) == "roll");  // he was not asked
                at.coach = true;
                const bool roll = odds::advise(solution, table.rules, table.state).best_is_roll;
                CHECK(brass(at) == (roll ? "roll" : "hold"));
                ++(roll ? rolls : holds);
            }
    CHECK(holds > 10);
    CHECK(rolls > 10);
}

TEST_CASE("Pig: a game without a mistake has no look back") {
    PigTableau table{2, 40};
    table.state.winner = 0;
    table.look_back.judge(odds::solve_pig(table.rules), table.rules);
    CHECK_FALSE(buttons_of(table.moment(PigPhase::Finished)).contains("look_back"));
}

void check_row(const MeasuredStage& stage, const PigTableau& table, int seat, const render::Rect& row) {
    CAPTURE(seat);
    int name = 0, score = 0, faces = 0;
    float name_ends = 0, score_begins = 0;
    for (const Written& one : stage.written()) {
        if (!one.inside(row)) continue;
        if (one.words == table.seats.name(seat)) ++name, name_ends = one.where.x + one.where.w;
        if (one.words == std::to_string(10 + 9 * seat)) ++score, score_begins = one.where.x;
    }
    CHECK(name == 1);
    CHECK(score == 1);
    CHECK(name_ends + 3 < score_begins);
    const auto* person = table.seats.people()[static_cast<std::size_t>(seat)];
    for (const Written& one : stage.sprites()) {
        if (!one.inside(row)) continue;
        ++faces;
        REQUIRE(person);
        CHECK(one.words == players::face_of(*person, players::Mood::Calm));
        CHECK(one.where.h >= 15);
        for (const Written& words : stage.written()) CHECK_FALSE(touch(words.where, one.where));
    }
    CHECK(faces == (person ? 1 : 0));
}

}  // namespace

TEST_CASE("Pig: every name and score is written, whole, in its own row, and only computer players have a face there") {
    const ui::test::Bench context;
    for (const glm::ivec2 window :
         {glm::ivec2{1280, 720}, {800, 600}, {960, 540}, {1920, 1080}, {2560, 1080}, {390, 844}})
        for (int players = 3; players <= pig::most_players; ++players) {
            CAPTURE(window.x);
            CAPTURE(players);
            PigTableau table{players};
            std::vector<std::string> sit{"human", "four_turns", "hold:17", "keep_pace", "score_base"};
            while (static_cast<int>(sit.size()) < players) sit.emplace_back(sit.size() % 2 ? "hold:17" : "human");
            table.seats = PigSeats{table.rules, sit};
            for (int seat = 0; seat < players; ++seat)
                table.state.scores[static_cast<std::size_t>(seat)] = 10 + 9 * seat;
            MeasuredStage stage{window};
            table.layout = layout_for(stage.canvas_rect());
            const PigMoment at = table.moment();
            draw_pig_dash(stage.canvas(), at);
            const auto rows = standings(at);
            REQUIRE(static_cast<int>(rows.size()) == players);
            std::vector<render::Rect> places{pig_look::dash_places(table.layout)["roll"]};
            for (int seat = 0; const render::Rect& row : rows) {
                check_row(stage, table, seat++, row);
                if (window.x > window.y) CHECK(table.layout.dash.contains(row));
                CHECK(row.h >= 16);
                places.push_back(row);
            }
            all_apart(places);
        }
}

TEST_CASE("Pig: no two of ten players have one name, and none has another's colour, for any eyes") {
    const pig::Rules rules{100, 1, 6, 10};
    const PigSeats seats{
        rules, {"human", "human", "hold20", "hold20", "hold20", "optimal", "hold:3", "hold:4", "hold25", "human"}};
    std::set<std::string> names;
    for (int seat = 0; seat < 10; ++seat) CHECK(names.insert(seats.name(seat)).second);
    CHECK(names.contains("REX"));
    CHECK(names.contains("EMMY"));
    for (const bool any_eyes : {false, true})
        for (int one = 0; one < 10; ++one)
            for (int other = 0; other < one; ++other)
                CHECK(pig_look::track_hue(one, any_eyes) != pig_look::track_hue(other, any_eyes));
}

TEST_CASE("Pig: every player has a track of their own in the bed, two where they always were") {
    CHECK(pig_look::track(0, 2).beside == doctest::Approx(pig_look::table.inner_rail - 1.455f));
    CHECK(pig_look::track(1, 2).beside == doctest::Approx(pig_look::table.outer_rail - 1.455f));
    for (int players = 2; players <= pig::most_players; ++players) {
        const auto wood = pig_look::table_for(players);
        CHECK(wood.tracks == players);
        CHECK(wood.inner_rail - wood.half_gauge > wood.bed_inside);
        CHECK(wood.outer_rail + wood.half_gauge < wood.bed_outside);
        for (int nth = 1; nth < players; ++nth) {
            const float gap = pig_look::track(nth, players).beside - pig_look::track(nth - 1, players).beside;
            CHECK(gap > 2 * wood.half_gauge);                            // no rail lies in another track
            CHECK(gap >= 0.25f * 0.5f * pig_look::wagon_size(players));  // of a wagon beside another, a quarter is seen
        }
    }
}

TEST_CASE("Pig: everybody has a wagon, which stands where the score says, on its own track") {
    for (const int players : {2, 3, 4, 6, 10}) {
        PigTableau table{players};
        world::World world;
        PigBoards boards{world};
        for (int seat = 0; seat < players; ++seat) table.state.scores[static_cast<std::size_t>(seat)] = 7 * (seat + 1);
        boards.show(table.moment(), true);
        std::vector<float> tracks;
        for (int seat = 0; seat < players; ++seat) {
            CAPTURE(seat);
            CHECK(boards.place(seat, 10) == doctest::Approx(0.07 * (seat + 1)));
            tracks.push_back(boards.rail(seat).beside);
        }
        std::ranges::sort(tracks);
        CHECK(std::ranges::adjacent_find(tracks) == tracks.end());
    }
}

TEST_CASE("Pig: when more sit down there are more wagons, and the old ones are gone") {
    PigTableau two, four{4};
    world::World world;
    PigBoards boards{world};
    boards.show(two.moment(), true);
    CHECK(boards.board(1));
    boards.show(four.moment(), false);
    CHECK(boards.rail(3).beside > boards.rail(2).beside);
    CHECK_FALSE(boards.board(1));  // only who is on turn has flaps
    CHECK(boards.board(0));
}

TEST_CASE("Pig: no number of a wagon lies on another, at any table and score; who is on turn is always told") {
    const ui::test::Bench context;
    std::mt19937 dice{5};
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {390, 844}, {768, 1024}}) {
        MeasuredStage stage{window};
        for (const int players : {2, 3, 4, 6, 10})
            for (int game = 0; game < 40; ++game) {
                PigTableau table{players};
                table.layout = layout_for(stage.canvas_rect());
                for (int seat = 0; seat < players; ++seat)
                    table.state.scores[static_cast<std::size_t>(seat)] = 1 + static_cast<int>(dice() % 99);
                world::World world;
                PigBoards boards{world};
                boards.show(table.moment(), true);
                const auto before = stage.written().size();
                const PigMoment at = table.moment();
                draw_score_tags(stage.canvas(), at.sight().camera, at, boards, 10);
                const std::vector<Written> tags(stage.written().begin() + static_cast<std::ptrdiff_t>(before),
                                                stage.written().end());
                REQUIRE_FALSE(tags.empty());
                CHECK(tags.front().words == std::to_string(table.state.scores[0]));
                if (players == 2) CHECK(tags.size() == 2);
                for (std::size_t i = 0; i < tags.size(); ++i)
                    for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(touch(tags[i].where, tags[k].where));
            }
    }
}

TEST_CASE("Pig: who has won, and what was given away, stand clear of the ring round the die, whatever their names") {
    const ui::test::Bench context;
    const GameEnd end{
        .verdict = "Wilhelmina wins.",
        .score = "100 to 71",
        .remarks = {"WILHELMINA: 13 mistakes in 24 decisions cost 12.00 points of chance if both play best",
                    "PLAYER 2: 0 mistakes in 9 decisions"},
        .won = {{"WILHELMINA", "1", true}, {"PLAYER 2", "0"}},
        .celebrate = true};
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        CAPTURE(window.x);
        MeasuredStage stage{window};
        const auto look = pig_look::table_look(layout_for(stage.canvas_rect()), pig::Rules{});
        const float ring = look.camera.project({-render::PigTable{}.ring_outside, 0, 0}).x;
        pig_look::draw_end(stage.canvas(), pig_look::Sight{look.camera}, end, 600);
        const float button = pig_look::look_back_place(pig_look::Sight{look.camera}).y;
        std::string seen;
        for (const Written& line : stage.written()) {
            if (line.where.centre().x > ring) continue;
            CAPTURE(line.words);
            CHECK(line.where.x + line.where.w < ring);
            CHECK(line.where.y + line.where.h < button);
            seen += line.words + ' ';
        }
        for (const std::string& words : {end.verdict, end.remarks[0], end.remarks[1]})
            CHECK(seen.find(words) != std::string::npos);
    }
    MeasuredStage phone{{390, 844}};
    const auto seen = pig_look::sight(layout_for(phone.canvas_rect()), 2);
    const float ring = seen.camera.project({0, render::PigTable{}.ring_outside, 0}).y;
    pig_look::draw_end(phone.canvas(), seen, end, 600);
    for (const Written& line : phone.written())
        if (line.words.find("mistakes") != std::string::npos) CHECK(line.where.y + line.where.h < ring);
}

namespace {

struct Wagons {
    PigTableau table;
    world::World world;
    PigBoards boards{world};
    explicit Wagons(int score) {
        table.state.scores[0] = score;
        boards.show(table.moment(), true);
    }
    double place(Ticks tick) const { return static_cast<double>(boards.place(0, static_cast<double>(tick))); }
};

}  // namespace

TEST_CASE("Pig: after a snout the wagon skids back from where the turn had taken it to where it stood") {
    Wagons pig{40};
    pig.boards.skid(0, 25, pig::Rules{}, 1'000);
    CHECK(pig.place(1'000) == doctest::Approx(0.65));
    const double halfway = pig.place(1'000 + pig_feel::skid / 2);
    CHECK(halfway < 0.64);
    CHECK(halfway > 0.41);
    CHECK(pig.place(1'000 + pig_feel::skid) == doctest::Approx(0.40));
}

TEST_CASE("Pig: with nothing at risk nothing skids, and the lamps' way is the points that were lost") {
    const world::Rail rail = pig_look::track(0, 2);
    PigTableau table;
    table.state.scores[0] = 40;
    table.announced.drain_since = 0;
    const PigMoment at = table.moment(PigPhase::Waiting, pig_feel::drain / 2);
    CHECK_FALSE(pig_look::skid_of(rail, at));
    table.announced.lost = 25;
    const auto skid = pig_look::skid_of(rail, at);
    REQUIRE(skid);
    CHECK(skid->from == doctest::Approx(0.65));
    CHECK(skid->to == doctest::Approx(0.40));
    table.announced.drain_since = -1;
    CHECK_FALSE(pig_look::skid_of(rail, at));
}

TEST_CASE("Pig: a lap of honour goes once round and ends where it began; a look back from it is no second lap") {
    Wagons pig{100};
    const double home = pig.place(10);
    CHECK(home > 1);
    pig.boards.lap_of_honour(0, 1'000);
    CHECK(pig.boards.laps(0, 1'000 + pig_feel::lap / 2));
    const double on_its_way = pig.place(1'000 + pig_feel::lap / 2);
    CHECK(on_its_way > 0.3);
    CHECK(on_its_way < 0.8);
    CHECK(pig.place(1'000 + pig_feel::lap) == doctest::Approx(home).epsilon(0.01));
    CHECK_FALSE(pig.boards.laps(0, 1'000 + pig_feel::lap));
    pig.boards.show(pig.table.moment(PigPhase::Finished, 2'000), false);
    CHECK_FALSE(pig.boards.laps(0, 2'001));
    pig.table.state.scores[0] = 70;
    pig.boards.show(pig.table.moment(PigPhase::Finished, 2'100), false);
    CHECK(pig.place(2'100) == doctest::Approx(home).epsilon(0.01));
    CHECK(pig.place(2'100 + pig_feel::ride) == doctest::Approx(0.70));
}
