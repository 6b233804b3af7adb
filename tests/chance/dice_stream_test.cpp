// The streams of dice: fair by proof and by statistics, the same on every machine; and sealed seeds.
#include "chance/dice_stream.h"
#include "chance/battery.h"
#include "chance/block_stream.h"
#include "chance/dust.h"
#include "chance/sealed_seed.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <string>
#include <vector>

using namespace boxcars::chance;
using namespace boxcars;

namespace {

Key bytes_0_to_31() {
    Key key;
    std::iota(key.begin(), key.end(), std::uint8_t{0});
    return key;
}

std::string hex(const std::vector<std::uint8_t>& bytes) {
    std::string text;
    for (const auto byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

std::string block(const Key& key, std::uint64_t nonce, std::uint64_t counter) {
    std::vector<std::uint8_t> bytes(64);
    keystream(key, nonce, counter, bytes);
    return hex(bytes);
}

std::string faces(std::uint64_t seed, int count, int sides, std::uint64_t stream_number = 0) {
    DiceStream stream{seed, stream_number};
    std::string text;
    for (int i = 0; i < count; ++i) text += (i ? " " : "") + std::to_string(stream.face(sides));
    return text;
}

TEST_CASE("every number of every die stands for equally many of the 256 bytes, and as many as can be are used") {
    for (int n = 1; n <= 256; ++n) {
        std::vector<int> seen(static_cast<std::size_t>(n));
        int thrown_away = 0;
        for (int byte = 0; byte < 256; ++byte) {
            const int number = number_from(static_cast<std::uint8_t>(byte), n);
            REQUIRE(number < n);
            if (number < 0)
                ++thrown_away;
            else
                ++seen[static_cast<std::size_t>(number)];
        }
        CHECK(thrown_away == 256 % n);
        for (const int count : seen) CHECK(count == 256 / n);
    }
}

TEST_CASE("the keystream is ChaCha20: the published block of RFC 8439, section 2.3.2") {
    // Its 96-bit nonce 00:00:00:09:00:00:00:4a:00:00:00:00 and 32-bit counter 1, as 64-bit counter and 64-bit nonce.
    CHECK(block(bytes_0_to_31(), 0x000000004a000000u, 0x0900000000000001u) ==
          "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
          "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST_CASE("the keystream of the key of zeros is the published one: RFC 8439, appendix A.1") {
    CHECK(block(Key{}, 0, 0) ==
          "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
          "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    CHECK(block(Key{}, 0, 1) ==
          "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
          "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    Key last_is_one{};
    last_is_one[31] = 1;
    CHECK(block(last_is_one, 0, 1) ==
          "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
          "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
}

TEST_CASE("the first faces of three seeds, for whoever wants to check our dice with another program") {
    CHECK(faces(1, 40, 6) == "6 2 5 5 4 3 6 4 1 3 2 1 6 6 1 2 1 2 3 3 6 1 5 2 5 5 3 5 4 5 2 4 6 2 4 5 6 3 2 4");
    CHECK(faces(2, 40, 6) == "5 2 2 1 1 3 5 4 1 2 2 6 4 6 2 6 4 1 3 2 3 3 6 2 2 6 4 2 3 6 5 6 4 5 5 6 1 5 2 2");
    CHECK(faces(0x5EED2026, 40, 6) ==
          "6 5 1 6 3 6 6 4 5 6 3 2 1 5 3 3 6 6 3 5 3 2 5 1 1 4 3 6 3 5 2 5 2 1 3 3 2 4 2 1");
    CHECK(faces(0x5EED2026, 20, 20) == "16 17 17 20 19 18 14 6 19 10 13 6 1 11 3 15 4 16 9 19");
    CHECK(faces(0x5EED2026, 20, 6, 1) == "1 3 6 4 2 2 2 4 6 5 5 1 6 5 5 6 2 3 3 6");
}

TEST_CASE("a face is a byte of the keystream: seed 0 reads the key of zeros") {
    DiceStream stream{0};
    for (const int byte : {0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90}) CHECK(stream.face(6) == byte % 6 + 1);
    CHECK(stream.position() == 8);
}

TEST_CASE("the position counts the bytes thrown away too, and the stream goes on over the end of a batch") {
    DiceStream stream{7};
    std::vector<std::uint8_t> bytes(4096);
    Key seven{};
    seven[0] = 7;
    keystream(seven, 0, 0, bytes);
    std::uint64_t read = 0;
    while (read < 4000) {
        while (bytes[read] >= 252) ++read;
        REQUIRE(stream.face(6) == bytes[read] % 6 + 1);
        ++read;
        REQUIRE(stream.position() == read);
    }
}

TEST_CASE("a copy of the stream throws the same dice as the stream") {
    DiceStream stream{11};
    for (int i = 0; i < 700; ++i) stream.face(6);
    DiceStream copy = stream;
    CHECK(copy == stream);
    for (int i = 0; i < 700; ++i) CHECK(copy.face(6) == stream.face(6));
}

TEST_CASE("no two seeds from the system are the same") { CHECK(seed_from_system() != seed_from_system()); }

TEST_CASE("dust stays in its bounds and repeats from its seed") {
    Dust dust{3}, same{3};
    for (int i = 0; i < 10'000; ++i) {
        const double number = dust.between(-2, 5);
        CHECK(number == same.between(-2, 5));
        REQUIRE((number >= -2 && number < 5));
        REQUIRE(dust.below(3) < 3);
        same.below(3);
    }
}

std::vector<std::uint8_t> bytes_of(std::uint64_t seed, std::uint64_t block, int steps) {
    BlockState state = block_state(seed, block);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(steps * block_step));
    fill(state, bytes.data(), steps);
    return bytes;
}

TEST_CASE("a generator of the block stream is SFC64 as published, after 18 empty rounds") {
    // Written out once more, from the published description: a, b, c and a counter from 1.
    std::uint64_t a = 1, b = 2, c = 3, counter = 1;
    BlockGenerator<std::uint64_t> ours{a, b, c, counter};
    for (int n = 0; n < 100; ++n) {
        const std::uint64_t sum = a + b + counter++;
        a = b ^ (b >> 11);
        b = c + (c << 3);
        c = ((c << 24) | (c >> 40)) + sum;
        REQUIRE(ours.next() == sum);
    }
    CHECK(block_state(7, 3).count[0] == 19);
}

TEST_CASE("eight generators take turns at the block stream's bytes, the least significant first") {
    const auto bytes = bytes_of(5, 9, 40);
    const BlockState state = block_state(5, 9);
    for (int n = 0; n < block_generators; ++n) {
        auto generator = BlockGenerator<std::uint64_t>::from(state, n);
        for (int step = 0; step < 40; ++step) {
            const std::uint64_t word = generator.next();
            for (int byte = 0; byte < 8; ++byte)
                REQUIRE(bytes[static_cast<std::size_t>(step * block_step + n * 8 + byte)] ==
                        static_cast<std::uint8_t>(word >> (8 * byte)));
        }
    }
}

TEST_CASE("a block stream read in parts is the block stream read at once") {
    const auto whole = bytes_of(1, 2, 7);
    BlockState state = block_state(1, 2);
    std::vector<std::uint8_t> parts(whole.size());
    fill(state, parts.data(), 3);
    fill(state, parts.data() + 3 * block_step, 4);
    CHECK(parts == whole);
}

TEST_CASE("no two generators of any two blocks or seeds begin alike") {
    std::set<std::array<std::uint64_t, 3>> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (std::uint64_t block = 0; block < 200; ++block) {
            const BlockState state = block_state(seed, block);
            for (int n = 0; n < block_generators; ++n) seen.insert({state.a[n], state.b[n], state.c[n]});
        }
    CHECK(seen.size() == 20 * 200 * block_generators);
}

TEST_CASE("every byte of the block stream is equally likely, in every place of a step") {
    constexpr int steps = 1 << 15;
    const auto bytes = bytes_of(11, 1, steps);
    std::vector<std::array<double, 256>> counts(block_step);
    for (std::size_t n = 0; n < bytes.size(); ++n) counts[n % block_step][bytes[n]] += 1;
    for (const auto& place : counts) {
        double squares = 0;  // chi square with 255 degrees of freedom: 255, give or take 22.6
        for (const double count : place) squares += (count - steps / 256.0) * (count - steps / 256.0) / (steps / 256.0);
        CHECK(std::abs(squares - 255) < 5 * std::sqrt(2 * 255.0));
    }
}

void fair(std::uint64_t seed, std::int64_t rolls) {
    DiceStream dice{seed};
    for (const auto& score : battery::scores([&] { return static_cast<std::size_t>(dice.draw(6)); }, rolls)) {
        CAPTURE(seed);
        CAPTURE(score.what);
        CHECK(std::abs(score.z) < battery::band);
    }
}

template <class Face>
std::vector<std::string> found_out(Face&& face) {
    std::vector<std::string> guilty;
    for (const auto& score : battery::scores(face, 6'000'000))
        if (std::abs(score.z) >= battery::band) guilty.push_back(score.what);
    return guilty;
}

}  // namespace

TEST_CASE("faces, pairs, triples, sums and neighbours of ten million rolls lie in the 99.9 % band") {
    for (const std::uint64_t seed : {1u, 2u, 3u}) fair(seed, 10'000'000);
}

TEST_CASE("a byte's remainder taken without throwing any away is found out by its faces") {
    std::vector<std::uint8_t> bytes(6'100'000);
    boxcars::chance::keystream({}, 1, 0, bytes);
    std::size_t at = 0;
    const auto guilty = found_out([&]() -> std::size_t { return bytes[at++] % 6u; });
    CHECK(std::find(guilty.begin(), guilty.end(), "faces") != guilty.end());
}

TEST_CASE("a die that repeats itself a little too often is found out by its neighbours alone") {
    DiceStream dice{5};
    std::size_t before = 0;
    const auto guilty = found_out([&]() -> std::size_t {
        const auto fresh = static_cast<std::size_t>(dice.draw(6));
        return before = dice.draw(200) == 0 ? before : fresh;
    });
    CHECK(std::find(guilty.begin(), guilty.end(), "faces") == guilty.end());
    CHECK(std::find(guilty.begin(), guilty.end(), "pairs") != guilty.end());
    CHECK(std::find(guilty.begin(), guilty.end(), "serial correlation") != guilty.end());
}

TEST_SUITE("long") {
    TEST_CASE("so do those of a thousand million rolls") { fair(20, 1'000'000'000); }
}

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
