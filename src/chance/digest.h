// A digest: sixteen bytes computed from everything added; a single changed bit changes them (BLAKE2b, RFC 7693). It
// detects damage and change. It has no key, so it neither hides a secret nor proves an author.
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
    // Adds numbers, texts and lists of bytes. A text or a list is added after its length, so that no two lists of texts
    // give the same bytes.
    template <class... Values>
    Digester& add(const Values&... values) {
        (put(values), ...);
        return *this;
    }
    // Digests everything added so far, in order. Throws Error if libsodium does not start.
    Digest digest() const;

 private:
    void put(std::int64_t number);
    void put(std::string_view text);
    void put(std::span<const std::uint8_t> bytes);
    std::string bytes_;
};

}  // namespace boxcars::chance
