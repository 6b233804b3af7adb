#include "chance/digest.h"

#include "base/error.h"

#include <sodium.h>

#include <array>

namespace boxcars::chance {

void Digester::put(std::int64_t number) {
    std::array<char, 8> bytes{};
    for (unsigned byte = 0; byte < bytes.size(); ++byte)
        bytes[byte] = static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * byte));
    bytes_.append(bytes.data(), bytes.size());
}

void Digester::put(std::string_view text) {
    put(static_cast<std::int64_t>(text.size()));
    bytes_ += text;
}

void Digester::put(std::span<const std::uint8_t> bytes) {
    put(static_cast<std::int64_t>(bytes.size()));
    bytes_.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

Digest Digester::digest() const {
    static const bool ready = sodium_init() >= 0;
    if (!ready) throw Error("Cannot keep a sitting: libsodium does not start. Reinstall the package libsodium23.");
    Digest digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(bytes_.data()),
                       bytes_.size(), nullptr, 0);
    return digest;
}

}  // namespace boxcars::chance
