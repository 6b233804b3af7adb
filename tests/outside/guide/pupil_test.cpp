// A pupil reads a lesson with mouse and keyboard, and an experiment in the lab is set and run by mouse.
#include "outside/craps/arrows.h"
#include "outside/seat.h"
#include "pattern.h"

namespace boxcars::outside {
namespace {

constexpr Seconds others_play{60};

class Pupil {
 public:
    Pupil(Seat& seat, Hand hand) : seat_(seat), hand_(hand) { seat_.see_scene("title"); }

    // Every sentence that was said, from the first to the last.
    std::vector<std::string> be_shown(const std::string& game) {
        choose(game);
        seat_.see("the offer",
                  [&](const Json& look) { return look["chosen"] == game && look["offers_guide"] == true; });
        seat_.press(hand_, "show_me", "c");
        Json now = seat_.see("the first step", [](const Json& look) { return look.contains("guide"); });
        std::vector<std::string> said{now["guide"]["words"]};
        while (said.size() < now["guide"]["steps"]) {
            now = do_step(now["guide"]["step"]);
            CHECK(now["guide"]["step"] == said.size());
            CHECK(now["practice"] == true);
            said.push_back(now["guide"]["words"]);
        }
        return said;
    }

 private:
    void choose(const std::string& game) {
        if (hand_ == Hand::Mouse) {
            const Place card = seat_.place(game);
            return seat_.window.move_to(card.x, card.y);
        }
        for (int cars = 0; cars < 4 && seat_.look()["chosen"] != game; ++cars) seat_.window.key("Right");
    }
    // Looks what the step wants and does it; tells what is seen when the next has begun.
    Json do_step(int step) {
        const auto next = [&](const Json& look) { return look["guide"]["step"] != step; };
        for (int tries = 0; tries < 8; ++tries) {
            const Json now = seat_.see(
                "something to do",
                [&](const Json& look) {
                    return next(look) || look["guide"]["waits"] == "reading" ||
                           (!pressed(look).empty() && look["listens"] == true);
                },
                others_play);
            if (next(now)) return now;
            follow(now);
            const Json after = seat_.wait_for(Seconds{12}, next);
            if (!after.empty()) return after;
        }
        FAIL("nothing goes on: " << seat_.look().dump());
        return {};
    }
    // The place that the sentence speaks of last, where it can be pressed.
    static std::string pressed(const Json& look) {
        const Json& places = look["guide"]["points_at"];
        if (places.empty()) return {};
        const std::string last = places.back()["name"];
        return place_of(look, last) ? last : std::string{};
    }
    void follow(const Json& now) {
        const std::string waits = now["guide"]["waits"], name = pressed(now);
        if (waits == "reading") return seat_.press(hand_, "guide_next", "Return");
        if (waits == "deciding" && now.contains("amount")) come_to_amount(now);
        if (hand_ == Hand::Mouse) return seat_.click(name);
        if (name == "hold") return seat_.window.key("h");
        if (waits == "throwing" || name == "collect" || name == "stop") return seat_.window.key("space");
        if (seat_.look().value("scene", "") == "craps") walk_with_arrows(seat_, name);
        seat_.window.key("Return");
    }
    void come_to_amount(const Json& now) {  // "COVER puts 2 of yours against them", "Stake 4 coins"
        const std::string words = now["guide"]["words"];
        const auto asked = boxcars::test::matches(words, "(COVER puts|Stake) ([0-9]+)");
        REQUIRE_MESSAGE(!asked.empty(), words);
        const int wanted = std::stoi(asked[0][2]);
        for (int amount = now["amount"]; amount != wanted;) {
            const bool more = amount < wanted;
            seat_.press(hand_, more ? "more" : "less", more ? "Right" : "Left");
            amount = seat_.see("another amount", [&](const Json& look) { return look["amount"] != amount; })["amount"];
        }
    }

    Seat& seat_;
    Hand hand_;
};

void show(const std::string& game, Hand hand) {
    if (!can_have_screen()) return;
    Seat seat("guide-" + game + (hand == Hand::Mouse ? "-mouse" : "-keys"), {});
    const auto said = Pupil{seat, hand}.be_shown(game);
    for (const std::string& sentence : said) MESSAGE(sentence);
    CHECK(said.size() >= 5);
    CHECK(said.size() <= 12);
    seat.game.stop();
    const Json settings = Json::parse(read(seat.home / "config-dir" / "settings.json"));
    CHECK(settings["guides"][game] == "done");
    const Ended kept = boxcars(seat.home, {"sittings", "--json"});
    CHECK(kept.code == 0);
    CHECK_MESSAGE(Json::parse(kept.out).empty(), kept.out);
}

}  // namespace

TEST_CASE("show me at craps, from the title to its end, with a real mouse") { show("craps", Hand::Mouse); }

TEST_SUITE("long") {
    TEST_CASE("show me at craps, from the title to its end, with keys alone") { show("craps", Hand::Keys); }
    TEST_CASE("show me at Pig, from the title to its end, with a real mouse") { show("pig", Hand::Mouse); }
    TEST_CASE("show me at Pig, from the title to its end, with keys alone") { show("pig", Hand::Keys); }
    TEST_CASE("show me at sì-wŭ-liù, from the title to its end, with keys alone") { show("siwuliu", Hand::Keys); }
    TEST_CASE("show me at sì-wŭ-liù, from the title to its end, with a real mouse") { show("siwuliu", Hand::Mouse); }
    TEST_CASE("show me at cee-lo, from the title to its end, with a real mouse") { show("ceelo", Hand::Mouse); }
    TEST_CASE("show me at cee-lo, from the title to its end, with keys alone") { show("ceelo", Hand::Keys); }
}

TEST_CASE("an experiment in the lab is set and run with a real mouse") {
    if (!can_have_screen()) return;
    Seat seat("lab-mouse", {});
    seat.see_scene("title");
    seat.click("lab");
    seat.see_scene("lab");
    seat.click("lab.evenings");
    seat.click("lab.evenings.1,000");
    seat.see("fewer evenings", [](const Json& now) { return now["form"]["evenings"] == 1000; });
    seat.click("run");
    const Json done =
        seat.see("the end of the run", [](const Json& now) { return now["evenings"] > 0 && now["running"] == false; });
    CHECK(done["evenings"] == done["form"]["evenings"]);
    for (const Json& edge : done["edges"])
        CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
    seat.click("lab.page.edge");
    seat.see("the edge", [](const Json& now) { return now.value("view", "") == "edge"; });
}

}  // namespace boxcars::outside
