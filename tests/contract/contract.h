// Tests for any game that it keeps the contract of rules/game.h: BOXCARS_KEEPS_CONTRACT(tuple of rule sheets).
#pragma once
#include "contract/any_game.h"
#include "longer.h"
#include "rules/knobs.h"
#include "session/rule_file.h"

#include <doctest/doctest.h>

namespace any_game {

constexpr std::size_t most = 2000;  // entries of one sitting

// Makes a random request at the table, valid or not; `words` are texts of earlier events.
inline session::Answer monkey_request(session::Sitting& session, const std::vector<std::string>& words,
                                      Chooser& choose) {
    switch (choose.below(9)) {
        case 8:
            return session.undo();
        case 0:
            return session.throw_dice();
        case 1:
            return session.next_game();
        case 2:
            return session.change_rules(any_sheet(session.game_played(), choose));
        case 3:
            return session.force(std::vector<int>(static_cast<std::size_t>(choose.below(3)), choose.below(23) - 1));
        case 4:
            return session.over() ? session.next_game() : any_move(session, choose);
        default: {
            const auto& some = words[static_cast<std::size_t>(choose.below(static_cast<int>(words.size())))];
            const auto event = event_from(session.rules(), choose.one_in(2) ? some : any_words(some, choose));
            return event ? session.submit(*event) : session::Answer{.refused = "no event"};
        }
    }
}

}  // namespace any_game

using namespace any_game;

TEST_CASE_TEMPLATE_DEFINE("what is offered is never refused, and until the game is over something is", R, offered) {
    for (std::uint64_t seed = 0; seed < test::longer(12u, 60u); ++seed) {
        Chooser choose{seed};
        auto session = any_table(rules::any_game<R>(), seed, choose);
        for (std::size_t i = 0; i < most && !session.over(); ++i) {
            for (const auto& event : session.legal()) REQUIRE_FALSE(session.refusal(event));
            REQUIRE((session.may_throw() || !session.legal().empty()));
            REQUIRE(any_move(session, choose));
        }
        if (session.over()) {
            CHECK(session.legal().empty());
            CHECK(session.dice_wanted().count == 0);
        }
    }
}

TEST_CASE_TEMPLATE_DEFINE("every face of every die on the table may come up", R, faces) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Chooser choose{seed};
        auto session = any_table(rules::any_game<R>(), seed, choose);
        for (int i = 0; i < 100 && !session.over(); ++i) {
            const auto dice = session.dice_wanted();
            for (int face = 1; dice.count > 0 && face <= dice.sides; ++face) {
                const std::vector<int> all(static_cast<std::size_t>(dice.count), face);
                REQUIRE_FALSE(session.refusal(thrown(session.rules(), all)));
                REQUIRE(faces_of(thrown(session.rules(), all)) == all);
            }
            if (dice.count > 0) {
                const std::vector<int> none(static_cast<std::size_t>(dice.count), 0),
                    beyond(static_cast<std::size_t>(dice.count), dice.sides + 1);
                REQUIRE(session.refusal(thrown(session.rules(), none)));
                REQUIRE(session.refusal(thrown(session.rules(), beyond)));
            }
            any_move(session, choose);
        }
    }
}

TEST_CASE_TEMPLATE_DEFINE("the same event in the same state leads to the same step, told or not", R, pure) {
    for (std::uint64_t seed = 0; seed < test::longer(10u, 40u); ++seed) {
        const auto session = any_sitting(rules::any_game<R>(), seed, 1, most);
        const R rules = session.setup().rules.template as<R>();
        auto state = opening(rules);
        for (const auto& entry : session.journal()) {
            if (!entry.event) break;  // a changed sheet or an undo
            const auto& event = entry.event->template as<typename R::Event>();
            const auto once = apply(rules, state, event), again = apply(rules, state, event);
            REQUIRE(once.next == again.next);
            REQUIRE(once.next == entry.step.next.template as<typename R::State>());
            REQUIRE(once.facts == again.facts);
            auto advanced = state;
            advance(rules, advanced, event);
            REQUIRE(advanced == once.next);
            state = once.next;
        }
    }
}

TEST_CASE_TEMPLATE_DEFINE("states are equal exactly when their canonical numbers are", R, canonical_numbers) {
    Chooser choose{17};
    const auto session = any_sitting(rules::any_game<R>(), 17, 8, most);
    const auto& journal = session.journal();
    const auto any_state = [&]() -> const typename R::State& {
        const int entry = choose.below(static_cast<int>(journal.size()));
        return journal[static_cast<std::size_t>(entry)].step.next.template as<typename R::State>();
    };
    for (int i = 0; i < 20'000; ++i) {
        const auto &a = any_state(), &b = any_state();
        REQUIRE((a == b) == (canonical(a) == canonical(b)));
        REQUIRE(describe(a).size() == canonical(a).size());
    }
}

TEST_CASE_TEMPLATE_DEFINE("every event is the same after being written down and read back", R, round_trip) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto session = any_sitting(rules::any_game<R>(), seed, 3, 300);
        for (const auto& entry : session.journal()) {
            if (!entry.event) continue;
            REQUIRE(event_from(session.rules(), entry.text) == entry.event);
            for (const auto& fact : entry.step.facts) REQUIRE_FALSE(to_text(fact).empty());
        }
    }
}

TEST_CASE_TEMPLATE_DEFINE("a sheet is read back from its knobs, and its defaults are in order", R, sheets) {
    CHECK_FALSE(rules::problem(R{}));
    Chooser choose{5};
    for (int i = 0; i < 200; ++i) {
        const R sheet = any_sheet(rules::any_game<R>(), choose).template as<R>();
        R read;
        rules::Sheet from_file = R{};
        for (const auto& knob : R::knobs())
            REQUIRE_FALSE(rules::set_knob(read, knob.name, rules::value_text(knob, knob.get(sheet))));
        REQUIRE(read == sheet);
        const auto file = session::rules_json(sheet);
        for (const auto& [knob, value] : file.items()) REQUIRE_FALSE(session::set_from_json(from_file, knob, value));
        REQUIRE(from_file.template as<R>() == sheet);
    }
}

TEST_CASE_TEMPLATE_DEFINE("a sitting of any moves is recomputed from its file, rule changes and all", R, verified) {
    const auto of_file = [](const session::Sitting& session) {
        return verify(rules::any_game<R>(), session::recording_from(to_json(session::record(session)), "replay r"));
    };
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const auto session = any_sitting(rules::any_game<R>(), seed, 4, 400);
        const auto verdict = of_file(session);
        REQUIRE_FALSE(verdict.difference);
        REQUIRE(verdict.hash == session.hash());
        REQUIRE(verdict.games == session.game());
        auto begun_again = any_sitting(rules::any_game<R>(), seed, 1, most);
        if (begun_again.over() && begun_again.next_game()) REQUIRE_FALSE(of_file(begun_again).difference);
    }
}

TEST_CASE_TEMPLATE_DEFINE("money is what everybody sat down with and what the hands brought since", R, money_told) {
    if (!rules::any_game<R>().buy_in(R{})) return;
    for (std::uint64_t seed = 0; seed < test::longer(12u, 60u); ++seed) {
        Chooser choose{seed};
        auto session = any_table(rules::any_game<R>(), seed, choose);
        const rules::Sheet sheet = session.rules();
        const rules::BuyIn in = sheet.game().buy_in(sheet).value();
        Cents worth = find_knob(sheet, in.knob)->get(sheet) * in.cents;
        for (int seat = 0; seat < static_cast<int>(session.players().size()); ++seat)
            CHECK(money(opening(sheet), seat) == rules::Money{worth, 0});
        session::HandFold fold{session.setup()};
        for (std::size_t i = 0; i < most && !session.over(); ++i) {
            if (!choose.one_in(8) || !session.undo()) any_move(session, choose);
            const rules::Money now = money(session.state(), 0);
            REQUIRE(now.in_hand >= 0);
            REQUIRE(now.on_table >= 0);
            const std::string_view unit = sheet.game().hand_unit(sheet);
            if (unit.empty()) continue;  // it keeps no hands
            for (const session::Hand& hand : fold.look(session).all)
                worth += hand.whole ? 0 : hand.net * (unit == "cents" ? 1 : in.cents);
            if (now.on_table == 0) REQUIRE(now.in_hand == worth);
        }
    }
}

TEST_CASE_TEMPLATE_DEFINE("undo goes back, decision by decision, to exactly the states since the dice have flown", R,
                          undone) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Chooser choose{seed};
        auto session = any_table(rules::any_game<R>(), seed, choose);
        std::vector<std::pair<rules::State, rules::Sheet>> before;  // each decision that may be taken back
        for (int number = 0; number < 120; ++number) {
            const std::pair now{session.state(), session.rules()};
            any_action(session, choose);
            if (!rules::may_undo<R>) REQUIRE(session.undoable() == 0);
            if (session.undoable() > before.size()) before.push_back(now);
            before.resize(session.undoable());
            auto copy = session;
            for (std::size_t left = before.size(); left > 0; --left) {
                const auto hash = copy.hash();
                REQUIRE(copy.undo());
                REQUIRE(std::pair{copy.state(), copy.rules()} == before[left - 1]);
                REQUIRE(copy.hash() != hash);
            }
            REQUIRE_FALSE(copy.undo());
            if (!session.over() && !session.journal().back().faces.empty()) REQUIRE(before.empty());
        }
    }
}

TEST_CASE_TEMPLATE_DEFINE("a monkey at the table changes nothing that is refused and breaks nothing that is not", R,
                          monkey) {
    constexpr int commands = 100'000;
    Chooser choose{100};
    auto session = any_table(rules::any_game<R>(), 100, choose);
    int taken = 0, refused = 0;
    std::vector<std::string> words{session.journal().empty() ? "x" : session.journal().back().text};
    for (int i = 0; i < commands; ++i) {
        if (session.journal().size() > 5000)
            session = any_table(rules::any_game<R>(), static_cast<std::uint64_t>(i), choose);
        const auto state = session.state();
        const auto hash = session.hash();
        const auto entries = session.journal().size();
        const auto answer = monkey_request(session, words, choose);
        (answer ? taken : refused) += 1;
        if (!answer) {
            REQUIRE_FALSE(answer.refused.empty());
            REQUIRE((session.state() == state && session.hash() == hash && session.journal().size() == entries));
        } else {
            REQUIRE(session.hash() != hash);
            if (session.journal().size() > entries && words.size() < 200)
                words.push_back(session.journal().back().text);
        }
    }
    CHECK(taken > commands / 8);
    CHECK(refused > commands / 8);
}

#define BOXCARS_KEEPS_CONTRACT(games)                   \
    TEST_CASE_TEMPLATE_APPLY(offered, games);           \
    TEST_CASE_TEMPLATE_APPLY(faces, games);             \
    TEST_CASE_TEMPLATE_APPLY(pure, games);              \
    TEST_CASE_TEMPLATE_APPLY(canonical_numbers, games); \
    TEST_CASE_TEMPLATE_APPLY(round_trip, games);        \
    TEST_CASE_TEMPLATE_APPLY(sheets, games);            \
    TEST_CASE_TEMPLATE_APPLY(verified, games);          \
    TEST_CASE_TEMPLATE_APPLY(money_told, games);        \
    TEST_CASE_TEMPLATE_APPLY(undone, games);            \
    TEST_CASE_TEMPLATE_APPLY(monkey, games)
