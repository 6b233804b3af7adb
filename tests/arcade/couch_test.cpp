// An evening with SDL's virtual game controller and nothing else.
#include "arcade/evening.h"

using namespace boxcars;
using nlohmann::json;

namespace {

struct Couch {
    std::vector<json> lines;
    double at = 0.5;  // seconds

    void press(const char* button, double later = 0.5) { add({{"pad", button}}, later); }
    void go(const char* to, double later = 0.5) { add({{"pad", "a"}, {"to", to}}, later); }
    void look(const char* name, double later = 1) { add({{"state", name}}, later); }
    void leave() {
        press("b");
        go("leave");
    }
    void add(json line, double later) {
        at += later;
        line["at"] = at;
        lines.push_back(std::move(line));
    }
};

void play_tables(Couch& couch) {
    couch.press("xbox");
    couch.go("pig");
    couch.go("roll");
    couch.press("none", 0.2);  // unplugged in mid-throw
    couch.look("unplugged", 0.1);
    couch.look("landed", 4);
    couch.press("playstation");
    couch.press("dpright");
    couch.leave();
    couch.go("craps");
    couch.go("pass");
    couch.go("roll");
    couch.look("craps", 5);
    couch.leave();
    couch.go("siwuliu");
    couch.go("cover");
    couch.go("stop");  // THROW, once a bet is made
    couch.go("collect");
    couch.look("siwuliu");
    couch.leave();
    couch.go("ceelo");
    couch.go("cover");
    couch.look("ceelo", 8);
    couch.leave();
}

void visit_the_rest(Couch& couch) {
    couch.go("history");
    couch.go("history.page.Statistics");
    couch.look("history");
    couch.press("b");
    couch.go("lab");
    couch.look("lab");
    couch.press("b");
    couch.go("settings");
    couch.go("settings.throw.Calm");
    couch.look("settings");
    couch.press("b");
    couch.go("long_run");
    couch.go("start");
    couch.go("board");
    couch.look("run", 3);
    couch.add({{"quit", true}}, 0.1);
}

}  // namespace

TEST_CASE("an evening at every table, in history, lab and settings and on a run, with a game controller alone") {
    Couch couch;
    play_tables(couch);
    visit_the_rest(couch);
    test::Evening evening{"", 7, {}, couch.lines};
    REQUIRE(app::run_arcade(evening.options) == 0);

    CHECK(evening.state("unplugged")["phase"] != "waiting");
    CHECK(evening.state("unplugged")["pad_focus"] == "");
    CHECK(evening.state("landed")["hash"] != evening.state("unplugged")["hash"]);
    CHECK(evening.state("craps")["decided"]["point"] > 0);
    CHECK(evening.state("siwuliu")["decided"]["round"] == 2);
    CHECK(evening.state("ceelo")["decided"]["bet_1"] > 0);
    CHECK(evening.state("history")["scene"] == "history");
    CHECK(evening.state("lab")["scene"] == "lab");
    CHECK(evening.state("settings")["panel"] == "settings");
    CHECK(evening.state("run").contains("goal"));
}
