#include "chance/digest.h"

#include "base/error.h"

#include <sodium.h>

namespace boxcars::chance {

Digester& Digester::add(std::int64_t number) {
    for (unsigned byte = 0; byte < 8; ++byte)
        bytes_.push_back(static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * byte)));
    return *this;
}

Digester& Digester::add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    bytes_ += text;
    return *this;
}

Digester& Digester::add(std::span<const std::uint8_t> bytes) {
    add(static_cast<std::int64_t>(bytes.size()));
    for (const std::uint8_t byte : bytes) bytes_.push_back(static_cast<char>(byte));
    return *this;
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
