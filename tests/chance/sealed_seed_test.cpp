// The seal and the seed made from a secret: as any other implementation of SHA-256 and HMAC makes them, and different
// for everything that goes in.
#include "chance/sealed_seed.h"

#include <doctest/doctest.h>

#include <set>

using namespace boxcars;
using namespace boxcars::chance;

namespace {

Secret counting() {
    Secret secret{};
    for (std::size_t n = 0; n < secret.size(); ++n) secret[n] = static_cast<std::uint8_t>(n);
    return secret;
}

}  // namespace

TEST_CASE("seal and seed are SHA-256 and HMAC-SHA-256 as Python's hashlib and hmac compute them") {
    CHECK(seal_of(counting(), "craps 7") == "af226d5e32cae983635efa64dc10e9ed7da5653d9526fde59d33e6e81ea65d5d");
    CHECK(seed_of(counting(), "lucky ü") == 2141365863212782690u);
    CHECK(seed_of(counting(), "") == 15542705650336989271u);
    CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");  // FIPS 180-4
}

TEST_CASE("every bit of the secret, every word and what the seal is about make another seal or another seed") {
    const Secret secret = counting();
    std::set<std::string> seals{seal_of(secret, "a")};
    std::set<std::uint64_t> seeds{seed_of(secret, "a")};
    for (std::size_t bit = 0; bit < 8 * secret.size(); ++bit) {
        Secret other = secret;
        other[bit / 8] = static_cast<std::uint8_t>(other[bit / 8] ^ (1 << bit % 8));
        CHECK(seals.insert(seal_of(other, "a")).second);
        CHECK(seeds.insert(seed_of(other, "a")).second);
    }
    CHECK(seals.insert(seal_of(secret, "b")).second);
    CHECK(seeds.insert(seed_of(secret, "b")).second);
    CHECK(seeds.insert(seed_of(secret, std::string_view{"a\0", 2})).second);
}

TEST_CASE("a secret is written as 64 digits and read back; nothing else is one") {
    const std::string text = hex(counting());
    CHECK(text.size() == 64);
    CHECK(secret_from(text) == counting());
    for (const std::string& bad : {text.substr(1), text + "0", "G" + text.substr(1), " " + text.substr(1),
                                   "0000000A" + text.substr(8), std::string{}})
        CHECK_FALSE(secret_from(bad));
    CHECK(secret_from_system() != secret_from_system());
}
