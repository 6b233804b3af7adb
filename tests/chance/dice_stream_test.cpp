// The dice stream: fair by proof, and the same on every machine.
#include "chance/dice_stream.h"
#include "chance/dust.h"
#include "chance/sealed_seed.h"

#include <doctest/doctest.h>

#include <numeric>
#include <string>
#include <vector>

using namespace boxcars::chance;

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

}  // namespace

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
