#include "chance/dice_stream.h"

#include "base/error.h"

#include <sodium.h>
#include <algorithm>

namespace boxcars::chance {
namespace {

template <std::size_t Size>
void put_little_endian(std::uint64_t number, std::array<std::uint8_t, Size>& bytes) {
    for (std::size_t byte = 0; byte < 8; ++byte) bytes[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
}

}  // namespace

void keystream(const Key& key, std::uint64_t nonce, std::uint64_t first_block, std::span<std::uint8_t> out) {
    // The first call picks the fastest code for this processor; the bytes are the same with every choice.
    static const bool ready = sodium_init() >= 0;
    if (!ready) throw Error("Cannot throw dice: libsodium does not start. Reinstall the package libsodium23.");
    std::array<std::uint8_t, 8> nonce_bytes{};
    put_little_endian(nonce, nonce_bytes);
    std::ranges::fill(out, std::uint8_t{0});
    crypto_stream_chacha20_xor_ic(out.data(), out.data(), out.size(), nonce_bytes.data(), first_block, key.data());
}

void DiceStream::refill() {
    Key key{};  // the seed, least significant byte first, then zeros
    put_little_endian(seed_, key);
    keystream(key, block_, read_ / 64, bytes_);
}

}  // namespace boxcars::chance
