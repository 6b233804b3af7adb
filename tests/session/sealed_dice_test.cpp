// The program and the verifier that docs/verify-dice.md prints both verify sealed dice.
#include "chance/sealed_seed.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "scratch.h"
#include "session/pig_sitting.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cstdlib>

using namespace boxcars;
using namespace sitting;

namespace {

session::SealedDice sealed(std::string words, std::string_view game) {
    chance::Secret secret{};
    for (std::size_t n = 0; n < secret.size(); ++n) secret[n] = static_cast<std::uint8_t>(3 * n + 1);
    const std::string about = fmt::format("{} 2026-11-22T05:10:11.123Z", game);
    return {chance::seal_of(secret, about), about, std::move(words), chance::hex(secret)};
}

template <class R>
SittingOf<R> table_of(const R& rules, session::Players players, const session::SealedDice& dice) {
    session::Setup setup{
        rules, chance::seed_of(*chance::secret_from(dice.secret), dice.words), std::move(players), {}, {}};
    setup.sealed = sealed_for(dice, session::table_digest(setup.rules, setup.players));
    return SittingOf<R>{std::move(setup)};
}

session::Sitting thrown(int throws) {
    auto table = table_of(craps::Rules{}, {"human"}, sealed("seven come eleven", "craps"));
    for (int n = 0; n < throws; ++n) table.throw_dice();
    return table;
}

struct Folder : test::Scratch {
    std::string write(const char* name, const session::Recording& recording) const {
        return " '" + file(name, exported(recording)).string() + "'";
    }
};

int verifier(const std::string& arguments) {
    const std::string call = fmt::format("python3 '{0}/tests/session/verify_dice.py' '{0}/docs/verify-dice.md' {1}",
                                         BOXCARS_SOURCE, arguments);
    return std::system(call.c_str());
}

}  // namespace

TEST_CASE("the printed verifier finds the dice of every game as they were drawn, 100,000 of them") {
    const Folder folder;
    Pig pig = table_of(pig::Rules{}, {"human", "hold20"}, sealed("", "pig"));
    play_game(pig);
    pig.change_rules(pig::Rules{50, 1, 8, 3});
    pig.next_game();
    pig.force({3});
    play_game(pig);
    auto bank = table_of(ceelo::Rules{}, session::Players(3, "human"), sealed("lucky ü", "ceelo"));
    for (int n = 0; n < 200 && !bank.over(); ++n)
        if (bank.may_throw())
            bank.throw_dice();
        else
            bank.submit(bank.legal().front());
    const std::string files = folder.write("pig.json", record(pig)) + folder.write("ceelo.json", record(bank)) +
                              folder.write("craps.json", record(thrown(50'000)));
    CHECK(verifier("sound" + files) == 0);
}

TEST_CASE("the printed verifier refuses a seal that was made for another table, and a sitting without a die") {
    const Folder folder;
    auto elsewhere = table_of(craps::Rules{}, {"human"}, sealed("seven come eleven", "pig"));
    for (int n = 0; n < 5; ++n) elsewhere.throw_dice();
    CHECK(verifier("sound" + folder.write("five.json", record(thrown(5)))) == 0);
    CHECK(verifier("refused" + folder.write("elsewhere.json", record(elsewhere))) == 0);
    session::Recording seated = record(thrown(5)), older = seated;
    seated.players.emplace_back("human");
    older.sealed = sealed("seven come eleven", "craps");
    CHECK(verifier("sound" + folder.write("older.json", older)) == 0);
    CHECK(verifier("refused" + folder.write("seated.json", seated)) == 0);
    CHECK(verifier("refused" + folder.write("none.json", record(thrown(0)))) == 0);
}

TEST_CASE("dice whose secret is not told keep their seal when their sitting is watched") {
    auto watched = sealed("seven", "pig");
    watched.secret.clear();
    CHECK(sealed_for(watched, std::string(64, '0')).seal == watched.seal);
    CHECK_THROWS_WITH_AS(seed_of(watched), doctest::Contains("have no secret that could be read"), Error);
}

TEST_CASE("the printed verifier refuses every one of 1,000 changed bytes") {
    const Folder folder;
    const std::string file = folder.write("craps.json", record(thrown(60)));
    CHECK(verifier("changed 1000" + file) == 0);
}

TEST_CASE("a face that was not drawn, a seal, words or a secret of another sitting are refused by the program") {
    const auto good = record(thrown(20));
    const auto difference_in = [](const session::Recording& recording) {
        return verify(rules::any_game<craps::Rules>(), session::recording_from(exported(recording), "x")).difference;
    };
    CHECK_FALSE(difference_in(good));
    const auto field_after = [&](auto fault) {
        session::Recording bad = good;
        fault(bad);
        const auto difference = difference_in(bad);
        return difference ? difference->field : "nothing";
    };
    CHECK(field_after([](auto& r) { r.sealed->words = "another"; }) == "sealed");
    CHECK(field_after([](auto& r) { r.sealed->about = "another"; }) == "sealed");
    CHECK(field_after([](auto& r) { r.sealed->seal[5] ^= 1; }) == "sealed");
    CHECK(field_after([](auto& r) { r.sealed->secret = std::string(64, '0'); }) == "sealed");
    CHECK(field_after([](auto& r) { r.entries[7].faces[0] = 7 - r.entries[7].faces[0]; }) == "faces");
    CHECK(field_after([](auto& r) { r.seed += 1; }) == "faces");
    CHECK(field_after([](auto& r) { r.sealed->secret.clear(); }) == "nothing");  // while the sitting goes on
}

TEST_CASE("an exported sitting carries a sum over its bytes; one that does not fit is a sentence") {
    const std::string good = exported(record(thrown(3)));
    CHECK(session::recording_from(good, "x").entries.size() == 3);
    const auto at = good.find("\"facts\"");
    CHECK_THROWS_WITH_AS(session::recording_from(std::string{good}.replace(at, 7, "\"facts\" "), "replay a"),
                         doctest::Contains("sha256 does not fit: the file has been changed"), Error);
    CHECK_THROWS_WITH_AS(session::recording_from(good + " ", "replay a"), doctest::Contains("sha256"), Error);
}
