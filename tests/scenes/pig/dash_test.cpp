// Pig's dash: the brass button, the key on a cap, everybody's name and score.
#include "scenes/pig/show.h"

#include "scenes/measured_stage.h"
#include "scenes/pig/tableau.h"
#include "ui/bench.h"

#include "platform/bindings.h"

#include <map>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using namespace boxcars::test;

namespace {

std::map<std::string, Button> buttons_of(const PigMoment& at) {
    Buttons buttons;
    PigDash{at}.add_buttons(buttons);
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

}  // namespace

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

namespace {

void check_row(const MeasuredStage& stage, const PigTableau& table, const PigDash::SeatRow& row) {
    CAPTURE(row.seat);
    int name = 0, score = 0, faces = 0;
    float name_ends = 0, score_begins = 0;
    for (const Written& one : stage.written()) {
        if (!one.inside(row.where)) continue;
        if (one.words == table.seats.name(row.seat)) ++name, name_ends = one.where.x + one.where.w;
        if (one.words == std::to_string(10 + 9 * row.seat)) ++score, score_begins = one.where.x;
    }
    CHECK(name == 1);
    CHECK(score == 1);
    CHECK(name_ends + 3 < score_begins);
    const auto* person = table.seats.people()[static_cast<std::size_t>(row.seat)];
    for (const Written& one : stage.sprites()) {
        if (!one.inside(row.where)) continue;
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
            const PigDash dash{at};
            dash.draw(stage.canvas());
            const auto rows = dash.rows();
            REQUIRE(static_cast<int>(rows.size()) == players);
            std::vector<render::Rect> places{pig_look::dash_sides(table.layout).verb_right};
            for (const auto& row : rows) {
                check_row(stage, table, row);
                if (window.x > window.y) CHECK(within(row.where, table.layout.dash));
                CHECK(row.where.h >= 16);
                places.push_back(row.where);
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
