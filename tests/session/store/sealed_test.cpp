// The store keeps the proof of sealed dice and reveals none of it before the sitting ends.
#include "session/history/sitting_actions.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

using namespace kept;

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

}  // namespace

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
