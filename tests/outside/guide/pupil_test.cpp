// Somebody who has never played: from the title into each table's guided first game, and through it to its end by doing
// what each sentence says, once with a real mouse and once with keys alone. Nothing of it is kept.
#include "outside/craps/arrows.h"

#include <doctest/doctest.h>

#include <regex>

namespace boxcars::outside {
namespace {

using Json = nlohmann::json;
constexpr Seconds patience{20};
constexpr Seconds others_play{60};

class Pupil {
 public:
    explicit Pupil(Seat& seat) : seat_(seat) {
        REQUIRE_MESSAGE(seat.window.found(), "no window came up; the program said: " << seat.game.said());
        when("the title", [](const Json& look) { return look.value("scene", "") == "title"; });
    }
    virtual ~Pupil() = default;
    virtual void choose(const std::string& game) = 0;
    virtual void take_offer() = 0;
    virtual void read_on() = 0;
    virtual void set_amount(int by) = 0;
    virtual void act(const std::string& waits, const std::string& place) = 0;

    // Every sentence that was said, from the first to the last.
    std::vector<std::string> be_shown(const std::string& game) {
        choose(game);
        when("the offer", [&](const Json& look) { return look["chosen"] == game && look["offers_guide"] == true; });
        take_offer();
        Json now = when("the first step", [](const Json& look) { return look.contains("guide"); });
        std::vector<std::string> said{now["guide"]["words"]};
        while (said.size() < now["guide"]["steps"]) {
            now = do_step(now["guide"]["step"]);
            CHECK(now["guide"]["step"] == said.size());
            CHECK(now["practice"] == true);
            said.push_back(now["guide"]["words"]);
        }
        return said;
    }

 protected:
    Json when(const std::string& what, const auto& enough, Seconds limit = patience) {
        Json seen = seat_.wait_for(limit, enough);
        REQUIRE_MESSAGE(!seen.empty(), "waited in vain for " << what << ": " << seat_.look().dump());
        return seen;
    }
    Place place(const std::string& name) {
        return *place_of(when(name, [&](const Json& look) { return place_of(look, name).has_value(); }), name);
    }
    Seat& seat_;

 private:
    // Looks what the step wants and does it; tells what is seen when the next has begun.
    Json do_step(int step) {
        const auto next = [&](const Json& look) { return look["guide"]["step"] != step; };
        for (int tries = 0; tries < 8; ++tries) {
            const Json now = when(
                "something to do",
                [&](const Json& look) {
                    const Json& guide = look["guide"];
                    return next(look) || guide["waits"] == "reading" ||
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
        const std::string waits = now["guide"]["waits"];
        if (waits == "reading") return read_on();
        if (waits == "deciding" && now.contains("amount")) come_to_amount(now);
        act(waits, pressed(now));
    }
    void come_to_amount(const Json& now) {  // "Cover 2 of them", "Stake 4 coins"
        const std::string words = now["guide"]["words"];
        std::smatch asked;
        REQUIRE_MESSAGE(std::regex_search(words, asked, std::regex{"(Cover|Stake) ([0-9]+)"}), words);
        const int wanted = std::stoi(asked[2]);
        for (int amount = now["amount"]; amount != wanted;) {
            set_amount(wanted - amount);
            amount = when("another amount", [&](const Json& look) { return look["amount"] != amount; })["amount"];
        }
    }
};

class MousePupil : public Pupil {
 public:
    using Pupil::Pupil;
    void choose(const std::string& game) override {
        const Place card = place(game);
        seat_.window.move_to(card.x, card.y);
    }
    void take_offer() override { click("show_me"); }
    void read_on() override { click("guide_next"); }
    void set_amount(int by) override { click(by > 0 ? "more" : "less"); }
    void act(const std::string&, const std::string& name) override { click(name); }

 private:
    void click(const std::string& name) {
        const Place at = place(name);
        seat_.window.click(at.x, at.y);
    }
};

class KeyPupil : public Pupil {
 public:
    using Pupil::Pupil;
    void choose(const std::string& game) override {
        for (int cars = 0; cars < 4 && seat_.look()["chosen"] != game; ++cars) seat_.window.key("Right");
    }
    void take_offer() override { seat_.window.key("c"); }
    void read_on() override { seat_.window.key("Return"); }
    void set_amount(int by) override { seat_.window.key(by > 0 ? "Right" : "Left"); }
    void act(const std::string& waits, const std::string& name) override {
        if (name == "hold") return seat_.window.key("h");
        if (waits == "throwing" || name == "collect" || name == "stop") return seat_.window.key("space");
        if (seat_.look().value("scene", "") == "craps") walk_with_arrows(seat_, name);
        seat_.window.key("Return");
    }
};

template <class Person>
void show(const std::string& game, const std::string& hand) {
    if (!can_have_screen()) return;
    Seat seat("guide-" + game + "-" + hand, {}, usual_width, usual_height);
    Person pupil{seat};
    const auto said = pupil.be_shown(game);
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

TEST_CASE("show me at craps, from the title to its end, with a real mouse") { show<MousePupil>("craps", "mouse"); }
TEST_CASE("show me at Pig, from the title to its end, with keys alone") { show<KeyPupil>("pig", "keys"); }
TEST_CASE("show me at sì-wŭ-liù, from the title to its end, with a real mouse") {
    show<MousePupil>("siwuliu", "mouse");
}
TEST_CASE("show me at cee-lo, from the title to its end, with keys alone") { show<KeyPupil>("ceelo", "keys"); }

TEST_SUITE("long") {
    TEST_CASE("show me at craps, from the title to its end, with keys alone") { show<KeyPupil>("craps", "keys"); }
    TEST_CASE("show me at Pig, from the title to its end, with a real mouse") { show<MousePupil>("pig", "mouse"); }
    TEST_CASE("show me at sì-wŭ-liù, from the title to its end, with keys alone") { show<KeyPupil>("siwuliu", "keys"); }
    TEST_CASE("show me at cee-lo, from the title to its end, with a real mouse") { show<MousePupil>("ceelo", "mouse"); }
}

}  // namespace boxcars::outside
