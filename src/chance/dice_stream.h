// The dice stream decides every die and every drawn player of a sitting from its seed alone, whatever is bet and when.
// ChaCha20's keystream (keyed by the seed, with the block as its nonce) is read byte by byte. The remainder of a byte
// is the number, and the few bytes that would make some numbers likelier than others are discarded.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace boxcars::chance {

// The number 0..n-1 that one byte stands for, n in 1..256; -1 when the byte must be thrown away so that all numbers
// stay equally likely. For a die of six sides 252 of the 256 bytes are used.
constexpr int number_from(std::uint8_t byte, int n) { return byte < 256 - 256 % n ? byte % n : -1; }

// ChaCha20 as its author published it, with a 64-bit block counter and nonce. Fills `out` from block `first_block` on.
using Key = std::array<std::uint8_t, 32>;
void keystream(const Key& key, std::uint64_t nonce, std::uint64_t first_block, std::span<std::uint8_t> out);

class DiceStream {
 public:
    // One seed has 2^64 independent streams: a sitting uses stream 0, each block of games of a simulation another one.
    explicit DiceStream(std::uint64_t seed, std::uint64_t block = 0) : seed_(seed), block_(block) {}
    int face(int sides) { return draw(sides) + 1; }  // 1..sides, all equally likely

    int draw(int n) {  // 0..n-1, all equally likely; n in 1..256
        for (;;) {
            const int number = number_from(next_byte(), n);
            if (number >= 0) return number;
        }
    }

    // Bytes used so far, rejected ones included.
    std::uint64_t position() const { return read_; }
    bool operator==(const DiceStream& other) const {
        return seed_ == other.seed_ && block_ == other.block_ && read_ == other.read_;
    }

 private:
    // Bytes made at a time: eight ChaCha20 blocks, which AVX2 computes together.
    static constexpr std::size_t batch = 512;

    std::uint8_t next_byte() {
        const std::size_t at = read_ % batch;
        if (at == 0) refill();
        ++read_;
        return bytes_[at];
    }
    void refill();

    std::uint64_t seed_, block_, read_ = 0;
    std::array<std::uint8_t, batch> bytes_{};
};

}  // namespace boxcars::chance
