// A digest: sixteen bytes that follow from everything put into them, and are others when a single bit is (BLAKE2b,
// RFC 7693). It shows damage and change; it has no key, so it keeps no secret and proves no author.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::chance {

using Digest = std::array<std::uint8_t, 16>;

class Digester {
 public:
    Digester& add(std::int64_t number);    // eight bytes, least significant first
    Digester& add(std::string_view text);  // its length, then its bytes: no two lists of texts are the same bytes
    Digester& add(std::span<const std::uint8_t> bytes);
    Digest digest() const;  // of all that was added, in that order. Throws Error if libsodium does not start

 private:
    std::string bytes_;
};

}  // namespace boxcars::chance
