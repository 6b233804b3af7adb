// Scripted sittings in the real arcade, without a display: at every table, and with a virtual game controller.
#include "arcade/evening.h"
#include "longer.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json, test::Evening;
using namespace boxcars::test;

namespace {

using Lines = std::vector<nlohmann::json>;

Lines leave(Lines lines, double at) {
    lines.push_back({{"at", at}, {"state", "end"}});
    lines.push_back({{"at", at}, {"quit", true}});
    return lines;
}

struct PigTurn : Evening {  // two throws, a hold, the coach, the overlay
    static constexpr std::array looks{"shaking", "flying", "end"};
    static constexpr std::size_t entries = 2;
    PigTurn()
        : Evening("pig", 7, {"human", "hold20"},
                  leave(script_of("6.8 key Space 0.4; 7.0 state shaking; 7.9 state flying; 9.5 key H; 10 key F1; "
                                  "12 key C"),
                        14)) {}
};

// With this seed: nine is the point, then ten, a hard four, the seven-out. Bets by spot, key and list; undo and double.
struct CrapsHand : Evening {
    static constexpr std::array looks{"shaking", "flying", "doubled", "end"};
    static constexpr std::size_t entries = 8;
    explicit CrapsHand(std::vector<std::string> players = {"human", "three_point_molly", "iron_cross"})
        : Evening("craps", 8, std::move(players),
                  leave(script_of("0.2 key F; 0.5 spot pass; 0.8 key Space 0.3; 1.0 state shaking; 1.8 state flying; "
                                  "4.0 spot pass; 4.1 spot come; 4.2 spot place_6; 4.3 spot field; 4.4 key U; "
                                  "4.5 key D; 4.6 state doubled; 4.7 key Space; 7.5 key O; 8.0 key F1; 9.0 key F1; "
                                  "9.2 key B; 9.6 key Escape; 9.8 key Space; 12.5 key Space"),
                        15.5)) {}
};

// $100 covers part of the bank in two bets; the banker needs two throws for a five, the player throws a 4-5-6.
struct SiwuliuRound : Evening {
    static constexpr std::array looks{"covered", "flying", "won", "end"};
    static constexpr std::size_t entries = 5;
    SiwuliuRound()
        : Evening("siwuliu", 7, {},
                  leave(script_of("0.5 key 3; 0.6 spot cover; 0.8 spot plus; 0.9 spot cover; 1.0 state covered; "
                                  "1.1 key U; 1.2 state undone; 1.3 key Space; 1.5 state closed; 1.6 key Space; "
                                  "2.0 state flying; 4.0 state nothing; 9.0 state point; 9.1 key Space 0.4; "
                                  "9.3 state shaking; 9.9 state secret; 12.5 state won; 13.4 spot record; "
                                  "13.5 key Return; 13.6 state kept; 13.7 spot collect"),
                        15.3)) {
        options.table.dice_file = folder.path / "dice";
        REQUIRE(platform::write_safely(*options.table.dice_file, "2 3 6  2 2 5  4 5 6  6 6 3  1 2 3").empty());
    }
};

struct CeeloEvening : Evening {
    static constexpr std::array looks{"early", "middle", "end"};
    static constexpr std::size_t entries = 15;
    CeeloEvening() : CeeloEvening({"human", "even", "human", "best"}, 6, leave(rounds(), 38)) {}
    CeeloEvening(std::vector<std::string> players, std::uint64_t seed, Lines lines, int coins = 10)
        : Evening("ceelo", seed, std::move(players), std::move(lines)) {
        options.table.rules = {{"players", options.table.players.size()}, {"coins", coins}};
    }

 private:
    // Each player on turn puts down the proposed amount and throws; some put down one coin more, or all coins.
    static Lines rounds() {
        Lines lines;
        for (int nth = 0; nth < 17; ++nth) {
            const double at = 2 + 2.1 * nth;
            if (nth % 4 == 1) lines.push_back({{"at", at}, {"key", "Right"}});
            if (nth % 7 == 3) lines.push_back({{"at", at + 0.1}, {"key", "A"}});
            lines.push_back({{"at", at + 0.3}, {"key", "Return"}});
            lines.push_back({{"at", at + 0.9}, {"key", "Space"}, {"hold", 0.3}});
            if (nth == 5 || nth == 14) lines.push_back({{"at", at + 1.3}, {"state", nth == 5 ? "early" : "middle"}});
            if (nth == 9 || nth == 10) lines.push_back({{"at", at + 1.4}, {"key", "F1"}});
        }
        return lines;
    }
};

// All that the script looked at, and what was kept.
template <class Table>
json left_by(Table& table) {
    CHECK(run_arcade(table.options) == 0);
    json left = json::array({json::parse(table.sitting()).at("entries")});
    for (const char* look : Table::looks) {
        left.push_back(table.state(look));
        left.back().erase("told");  // has the name of the folder
    }
    return left;
}

TEST_CASE_TEMPLATE("the same seed and script give the same states and sitting at every table, at any frame rate", Table,
                   PigTurn, CrapsHand, SiwuliuRound, CeeloEvening) {
    Table usual;
    const json left = left_by(usual);
    CHECK(left[0].size() > Table::entries);
    for (const int rate : {30, 144}) {
        Table other;
        other.options.headless_fps = rate;
        other.options.draw_every_frame = test::longer(false, rate == 30);
        CHECK(left_by(other) == left);
    }
}

TEST_CASE("Cee-lo: at a hot seat the dash shows the purse and the words of whoever is on turn") {
    Lines lines;
    for (int nth = 0; nth < 40; ++nth) {
        const double at = 2 + 1.5 * nth;
        lines.push_back({{"at", at}, {"state", "look" + std::to_string(nth)}});
        lines.push_back({{"at", at + 0.2}, {"key", "Return"}});
        lines.push_back({{"at", at + 0.7}, {"key", "Space"}});
    }
    CeeloEvening evening{{"human", "human"}, 9, leave(std::move(lines), 62)};
    CHECK(run_arcade(evening.options) == 0);
    int handed_over = 0, before = -1;
    for (int nth = 0; nth < 40; ++nth) {
        const json look = evening.state("look" + std::to_string(nth));
        if (look["phase"] != "deciding" && look["phase"] != "waiting") continue;
        const int turn = look["shown"]["turn"];
        CHECK(look["say"][0].get<std::string>().starts_with("Player " + std::to_string(turn + 1)));
        handed_over += turn != before;
        before = turn;
    }
    CHECK(handed_over > 4);
}

TEST_CASE("Craps: the other players at the table bet their own chips on the same dice") {
    CrapsHand evening;
    CHECK(run_arcade(evening.options) == 0);
    const json others = evening.state("end")["others"];
    REQUIRE(others.size() == 2);
    CHECK(others[0]["name"] == "THREE-POINT MOLLY");
    CHECK(others[0]["worth"] != 100'000);
    CHECK(others[1]["worth"] != 100'000);
    CHECK(others[0]["worth"] != others[1]["worth"]);
}

TEST_CASE("Craps: a bankroll that is gone closes the table, and a new one opens it") {
    Evening evening{"craps",
                    8,
                    {"human"},
                    test::script_of("0.3 key F; 0.4 key 1; 0.5 key Tab; 0.6 spot any_seven; 0.8 key Space; "
                                    "3.5 state broke; 3.6 key Return; 4.0 state again; 4.1 quit")};
    evening.options.table.rules = {{"bankroll", 1}};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("broke")["phase"] == "broke");
    CHECK(evening.state("again")["phase"] == "betting");
    CHECK(evening.state("again")["shown"]["bankroll"] == 100);
}

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
