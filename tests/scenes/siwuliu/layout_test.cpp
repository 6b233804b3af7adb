// The Lacquer Car in every window: each word stands whole on the canvas, inside its button or plate, on no other word.
#include "scenes/siwuliu/car.h"
#include "scenes/siwuliu/view.h"
#include "scenes/windows.h"

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;
using boxcars::test::MeasuredStage;
using boxcars::test::SiwuliuCar;
using boxcars::test::Written;

namespace {

constexpr float air = 3;  // px between a word and the edge of what it stands on

bool same_place(const Written& a, const Written& b) {  // the two halves of a flap
    return a.words == b.words && a.where.x == b.where.x && a.where.y == b.where.y;
}

void check_words(const MeasuredStage& stage, const std::vector<HitTarget>& hit_targets) {
    const auto& written = stage.written();
    for (std::size_t i = 0; i < written.size(); ++i) {
        const Written& one = written[i];
        CAPTURE(one.words);
        CHECK(one.inside(stage.canvas_rect().grown(-air)));
        for (std::size_t j = 0; j < i; ++j) {
            CAPTURE(written[j].words);
            CHECK((same_place(one, written[j]) || !test::touch(one.where, written[j].where)));
        }
        for (const HitTarget& hot : hit_targets) {
            CAPTURE(hot.name);
            if (test::touch(one.where, hot.where)) CHECK(one.inside(hot.where.grown(-air)));
        }
    }
}

void check_hots(const MeasuredStage& stage, const std::vector<HitTarget>& hit_targets) {
    std::vector<render::Rect> places;
    for (const HitTarget& target : hit_targets) {
        CAPTURE(target.name);
        CHECK(test::within(target.where, stage.canvas_rect()));
        CHECK(std::min(target.where.w, target.where.h) >= 40);
        places.push_back(target.where);
    }
    test::all_apart(places);
}

// What stands on the plate below the bowl stands on it whole.
void check_plate(const MeasuredStage& stage, const SiwuliuCar& car) {
    if (car.state()["look_back"]["on_show"] != 0 && car.state()["call"] == "") return;
    const bool reveals_edge = std::ranges::count(car.scene.hit_targets(), "fair", &HitTarget::name) > 0;
    if (!reveals_edge && car.state()["call"] == "") return;
    const Layout layout = layout_for(stage.canvas_rect());
    const render::Camera camera = table_camera(layout);
    const render::Rect plate =
        reveals_edge ? siwuliu_look::edge_place(layout, camera) : siwuliu_look::verdict_place(layout, camera);
    const float wider = reveals_edge ? 0 : siwuliu_look::verdict_grows / 2 * plate.w;
    for (const Written& one : stage.written()) {
        CAPTURE(one.words);
        if (!test::touch(one.where, plate)) continue;
        CHECK(one.where.x >= plate.x - wider + 2 * air);
        CHECK(one.where.x + one.where.w <= plate.x + plate.w + wider - 2 * air);
        CHECK(one.where.y >= plate.y + air);
        CHECK(one.where.y + one.where.h <= plate.y + plate.h - air);
    }
}

struct Moment {
    std::string words;
    void (*reach)(SiwuliuCar&);
};
const auto bet = [](SiwuliuCar& car) {
    car.tap(Action::Rebet);
    car.tap(Action::Confirm);
};
const auto stop = [](SiwuliuCar& car) {
    bet(car);
    if (car.phase() == "betting") car.tap(Action::Roll);
};
const auto bank_throws = [](SiwuliuCar& car) {
    stop(car);
    car.wait_for("flying");
    car.wait(600);
};
const auto verdict = [](SiwuliuCar& car) {
    bank_throws(car);
    if (car.phase() == "player") car.tap(Action::Roll);
    car.wait_for("settled");
};

// From the first look to the banker's point: with the coach on, amounts as long as they get.
const std::vector<Moment> moments{
    {"an empty table", [](SiwuliuCar&) {}},
    {"the fair sheet", [](SiwuliuCar& car) { car.click("fair"); }},
    {"a bet is down", [](SiwuliuCar& car) { car.tap(Action::Confirm); }},
    {"a refusal", [](SiwuliuCar& car) { car.tap(Action::Undo); }},
    {"the bets are closed", [](SiwuliuCar& car) { stop(car); }},
    {"the point is thrown", [](SiwuliuCar& car) { bank_throws(car); }},
};
const auto look_back = [](SiwuliuCar& car, Action bets) {
    if (bets != Action::Confirm) car.tap(bets);
    car.tap(Action::Confirm);
    if (car.phase() == "betting") car.tap(Action::Roll);
    car.wait_for("settled");
    car.wait(milliseconds(300));
    car.tap(Action::Roll);
    car.wait(600);
    car.tap(Action::First);
};
const std::vector<Moment> looked_back{
    {"a small bet is looked back at", [](SiwuliuCar& car) { look_back(car, Action::Confirm); }},
    {"a bet of all is", [](SiwuliuCar& car) { look_back(car, Action::Rebet); }}};
// A throw against a point won at once, points compared and lost, the banker's own throw either way.
const std::vector<std::vector<int>> evenings{{2, 2, 5, 4, 5, 6}, {3, 3, 5, 2, 2, 4}, {2, 2, 2},
                                             {3, 3, 1},          {3, 3, 2, 1, 1, 1}, {3, 3, 2, 1, 2, 3}};

siwuliu::Rules long_money() {
    siwuliu::Rules rules;
    rules.bank = 99'999'950;
    rules.balance = 88'888'888;
    return rules;
}

void check_moment(ui::test::Bench& bench, MeasuredStage& stage, const Moment& moment, const std::vector<int>& faces,
                  const siwuliu::Rules& rules) {
    SiwuliuCar car{bench, 1, faces, rules};
    car.settings.coach = platform::Coach::Always;
    car.scene.draw(stage, 0);  // the layout is known from here on
    car.wait();
    moment.reach(car);
    car.wait(240);
    stage.look_at(car.scene);
    INFO(moment.words, ": ", car.state()["call"].get<std::string>());
    check_words(stage, car.scene.hit_targets());
    check_hots(stage, car.scene.hit_targets());
    check_plate(stage, car);
}

}  // namespace

TEST_CASE("Lacquer Car: in every window and at any scale each word stands whole, in its place and alone") {
    struct Sized {
        glm::ivec2 px;
        std::optional<float> scale;
        siwuliu::Rules rules;
    };
    for (const auto& [px, scale, rules] : {Sized{{1280, 720}, {}, {}},
                                           {{1280, 720}, {}, long_money()},
                                           {{800, 600}, {}, {}},  // the dash has two rows
                                           {{800, 600}, {}, long_money()},
                                           {{960, 540}, {}, long_money()},
                                           {{1920, 1080}, {}, {}},
                                           {{1920, 1080}, 1.5f, long_money()},
                                           {{1280, 720}, 0.8f, {}}}) {
        INFO(px.x, "x", px.y);
        ui::test::Bench bench(px.x, px.y);
        MeasuredStage stage{px, scale};
        for (const Moment& moment : moments) check_moment(bench, stage, moment, evenings[0], rules);
        for (const Moment& moment : looked_back)
            for (const auto& faces : {evenings[2], evenings[3]}) check_moment(bench, stage, moment, faces, rules);
        for (const auto& faces : evenings) check_moment(bench, stage, {"the verdict", verdict}, faces, rules);
    }
}

TEST_CASE("Lacquer Car: dice at rest lie clear of the plate below the bowl, in every window") {
    for (const glm::vec2 size : {glm::vec2{1280, 720}, {1000, 750}, {1680, 720}, {1280, 1024}}) {
        const Layout layout = layout_for({640 - size.x / 2, 360 - size.y / 2, size.x, size.y});
        const render::Camera camera = table_camera(layout);
        const render::SiwuliuTable& table = siwuliu_look::table;
        constexpr float flat = 0.52f;  // of the bowl's radius: its level bottom
        const float lowest = camera.project({table.bowl.x, table.bowl.y - flat * table.rim, 0}).y;
        CHECK(lowest < siwuliu_look::verdict_place(layout, camera).y);
    }
}
