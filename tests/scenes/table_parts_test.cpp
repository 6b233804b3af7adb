// Small parts that every table has, each by itself: its panels, its coach, its answers and how a step is told.
#include "scenes/table/panels.h"
#include "scenes/table/reply.h"
#include "scenes/table/step_motion.h"
#include "scenes/table/table.h"

#include "scenes/page_bench.h"

#include <doctest/doctest.h>
#include <array>
#include <set>
#include <span>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Coach;

namespace {

struct Panels : TablePanels {
    Panels() : TablePanels({.game = "any", .keys = {}, .pages = nullptr, .overlay = nullptr}) {}
    int open() const { return debug_ + open_settings_ + open_rules_ + open_seats_ + open_list_; }
    void open_seats() { open_only(open_seats_); }
};

using About = TableQuestion::About;
using Reply = TableQuestion::Reply;

TableQuestion asked(About about) {
    TableQuestion question;
    const std::string cost = "It costs a heart. And what lies on the table.";
    if (about == About::Leaving || about == About::Conceding) question.ask_to_leave_for(ToTitle{}, true, cost);
    if (about == About::Conceding) question.hear(test::pressing(platform::Action::NewMatch));
    if (about == About::StopOver) question.ask_onwards("OVER", {"That was all."}, ToTitle{}, true);
    if (!question.open()) question.ask(about, "Yes or no?");
    question.lay_out(layout_for({0, 0, 1280, 720}));
    return question;
}

// The reply and, if it is a further question, what that asks.
using Outcome = std::pair<Reply, About>;
Outcome heard(TableQuestion question, std::span<const platform::Input> inputs) {
    Reply reply = Reply::None;
    for (const platform::Input& input : inputs) reply = question.hear(input);
    return {reply, question.about()};
}
Outcome by(About about, platform::Action key) { return heard(asked(about), std::array{test::pressing(key)}); }

}  // namespace

TEST_CASE("every answer to a question has a key, and Escape gives up and leaves nothing that is not over") {
    for (const About about : {About::Leaving, About::Conceding, About::Away, About::Kept, About::StopOver}) {
        CAPTURE(static_cast<int>(about));
        std::set<Outcome> by_key;
        for (std::size_t action = 0; action < platform::action_count; ++action)
            by_key.insert(by(about, static_cast<platform::Action>(action)));
        const auto answers = asked(about).hit_targets();
        for (const HitTarget& answer : answers) {
            CAPTURE(answer.name);
            CHECK(by_key.contains(heard(asked(about), test::clicking(answers, answer.name))));
        }
        const Reply escape = by(about, platform::Action::Back).first;
        CHECK(escape == (about == About::StopOver ? Reply::Leave : Reply::GoOn));
    }
}

TEST_CASE("a panel that opens closes the one that was open; pressed again it closes; Escape closes it, too") {
    using Key = void (*)(Panels&);
    constexpr Key keys[] = {[](Panels& p) { p.toggle_overlay(); }, [](Panels& p) { p.toggle_settings(); },
                            [](Panels& p) { p.toggle_rules(); }, [](Panels& p) { p.toggle_list(); },
                            [](Panels& p) { p.open_seats(); }};
    for (const Key first : keys)
        for (const Key second : keys) {
            Panels panels;
            first(panels);
            CHECK(panels.open() == 1);
            if (first == second) continue;
            second(panels);
            CHECK(panels.open() == 1);
            CHECK(panels.close_top());
            CHECK(panels.open() == 0);
            CHECK_FALSE(panels.close_top());
        }
    Panels panels;
    panels.toggle_rules();
    panels.toggle_rules();
    CHECK(panels.open() == 0);
}

TEST_CASE("coach: asked, he speaks until the next throw; always, until he is muted; off, only from when he is asked") {
    for (const Coach before : {Coach::Off, Coach::WhenAsked, Coach::Always}) {
        Coach setting = before;
        CoachAsked coach;
        CHECK(coach.speaks(setting) == (before == Coach::Always));
        coach.thrown();
        CHECK(coach.speaks(setting) == (before == Coach::Always));
        coach.press(setting);
        CHECK(coach.speaks(setting) == (before != Coach::Always));
        coach.thrown();
        CHECK_FALSE(coach.speaks(setting));
    }
}

TEST_CASE("coach: the seats' tick is always or not, and turns nobody on who had him off") {
    CHECK(ticked(Coach::Off, true) == Coach::Always);
    CHECK(ticked(Coach::Always, false) == Coach::WhenAsked);
    CHECK(ticked(Coach::Off, false) == Coach::Off);
    CHECK(ticked(Coach::WhenAsked, false) == Coach::WhenAsked);
}

TEST_CASE("a refusal stands for a while, and then nothing does") {
    TableReply reply;
    CHECK(reply.standing(0).words.empty());
    reply.refuse("You have 40 chips; that bet needs 50.", 100);
    const auto standing = reply.standing(100 + TableReply::stays - 1);
    CHECK(standing.words == "You have 40 chips; that bet needs 50.");
    CHECK(standing.refused);
    CHECK(reply.standing(100 + TableReply::stays).words.empty());
    CHECK(reply.refused() == "You have 40 chips; that bet needs 50.");  // the last one is known all the same
}

TEST_CASE("what went well takes the refusal's place, and a refusal lies over what went well") {
    TableReply reply;
    reply.refuse("No.", 0);
    reply.say("Round 3 is recorded.", 10);
    CHECK(reply.refused().empty());
    CHECK(reply.standing(10).words == "Round 3 is recorded.");
    CHECK_FALSE(reply.standing(10).refused);
    reply.refuse("Not now.", 20);
    CHECK(reply.standing(20).words == "Not now.");
    CHECK(reply.standing(20).refused);
    reply.clear();
    CHECK(reply.standing(20).words.empty());
    CHECK(reply.words().empty());
}

TEST_CASE("a press plays the rest at four times the pace, and so all facts that follow; another ends the wait") {
    StepAnnouncing<int> announcing;
    announcing.begin(std::vector{0, 12, 0, 3});  // each says how long it is looked at
    const auto say = [](std::span<const int> rest) { return Ticks{rest.front()}; };
    announcing.announce_next(say);
    CHECK_FALSE(announcing.hurried());
    CHECK(announcing.hurry(10) == 3);  // rounded up
    CHECK(announcing.hurried());
    CHECK(announcing.hurry(3) == 0);
    CHECK(announcing.announce_next(say) == 1);  // of three ticks a quarter, but one at least
}
