// Sealed dice: what the store keeps and reveals; the program and the printed verifier both verify them.
#include "chance/sealed_seed.h"
#include "session/history/sitting_actions.h"
#include "session/pig_sitting.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace kept;
using namespace boxcars;
using namespace sitting;

namespace {

Setup sealed_pig(const std::string& words) {
    SealedDice dice = seal_dice("pig", 1'795'329'911'123);
    dice.words = words;
    return {pig::Rules{}, seed_of(dice), Players(2, "human"), {}, {}, dice};
}

// The name of a sealed sitting of three throws.
std::string played(const fs::path& data, const Setup& setup) {
    Store store{data};
    Sitting table{setup, kept_in(&store)};
    play(table, 3);
    REQUIRE(table.store_now());
    return table.name();
}

TEST_CASE("no two sittings have the same seal, though they begin in the same moment") {
    std::set<std::string> seals, secrets;
    for (int n = 0; n < 1000; ++n) {
        const SealedDice dice = seal_dice("craps", 1'795'329'911'123);
        CHECK(dice.about == "craps 2026-11-22T06:45:11.123Z");
        seals.insert(dice.seal);
        secrets.insert(dice.secret);
    }
    CHECK(seals.size() == 1000);
    CHECK(secrets.size() == 1000);
}

TEST_CASE("the player's words change the seed and not the seal, and the secret explains both") {
    SealedDice dice = seal_dice("craps", 0);
    const std::string seal = dice.seal;
    std::set<std::uint64_t> seeds;
    for (const char* words : {"", "a", "b", "seven", "seven "}) {
        dice.words = words;
        seeds.insert(seed_of(dice));
        CHECK(explains(dice, seed_of(dice)));
        CHECK_FALSE(explains(dice, seed_of(dice) + 1));
    }
    CHECK(seeds.size() == 5);
    CHECK(dice.seal == seal);
    CHECK_FALSE(words_problem(std::string(200, 'x')));
    CHECK(words_problem(std::string(201, 'x')));
    CHECK(words_problem("a\nb"));
}

TEST_CASE("sealed dice are in the store before there is a sitting or a word") {
    const test::Scratch folder;
    const SealedDice dice = seal_dice("pig", 0);
    Store store{folder.path};
    CHECK_FALSE(store.has_seal(dice.seal));
    REQUIRE(store.wait(store.keep(dice)));
    CHECK(store.has_seal(dice.seal));
    CHECK(store.sittings().empty());
    CHECK(Store{folder.path}.has_seal(dice.seal));  // whoever looks from beside
}

TEST_CASE("a sealed sitting comes back with seal, words and secret, and goes on with the same dice") {
    const test::Scratch folder;
    const auto setup = sealed_pig("seven come eleven \u00fc");
    const std::string name = played(folder.path, setup);
    Store store{folder.path};
    CHECK(store.recording(name)->sealed == setup.sealed);
    Sitting resumed = resumed_pig(store, name);
    CHECK(resumed.setup().sealed == setup.sealed);
    play(resumed, 3);
    REQUIRE(resumed.store_now());
    const auto kept = store.recording(name);
    CHECK(kept->entries.size() == resumed.journal().size());
    CHECK_FALSE(verify_any(*kept).difference);
}

TEST_CASE("neither the sitting's name nor its journal has the seed or the secret of sealed dice") {
    const test::Scratch folder;
    const auto setup = sealed_pig("");
    const std::string name = played(folder.path, setup);
    CHECK(name.find(hash_text(setup.seed)) == std::string::npos);
    CHECK(name.ends_with(setup.sealed->seal.substr(0, 16)));
    const Setup chosen{pig::Rules{}, setup.seed, setup.players, {}, {}};
    CHECK(played(folder.path, chosen).ends_with(hash_text(setup.seed)));  // as ever
}

TEST_CASE("a changed word, secret or seal in the store proves nothing, and so does one that is gone") {
    for (const char* change : {"UPDATE sealed_sitting SET words = 'others'", "DELETE FROM sealed_sitting",
                               "UPDATE dice_seal SET about = 'another evening'",
                               "UPDATE dice_seal SET secret = replace(secret, substr(secret, 1, 1), 'x')"}) {
        const test::Scratch folder;
        const std::string name = played(folder.path, sealed_pig("mine"));
        Database{store_file(folder.path), Database::Access::Write}.run(change);
        Store store{folder.path};
        const Verified verified = verify_recording(four_games(), store.recording(name).value());
        CAPTURE(change);
        CHECK((verified.verdict.difference || verified.dice.proof != Proof::Proved));
    }
}

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
    CHECK(verifier("changed 1000" + folder.write("craps.json", record(thrown(60)))) == 0);
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
