// FNV-1a with 64 bits: a fingerprint of plain values that is the same on every machine. It finds differences; it is not
// cryptographic. Source of the constants: the FNV authors' published parameters for 64 bits.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace boxcars {

class Hash {
 public:
    Hash& add(std::int64_t value) {  // eight bytes, least significant first
        for (int byte = 0; byte < 8; ++byte)
            mix(static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >> (8 * byte)));
        return *this;
    }
    Hash& add(std::string_view text) {
        for (const char c : text) mix(static_cast<std::uint8_t>(c));
        return add(static_cast<std::int64_t>(text.size()));
    }
    Hash& add(std::span<const std::int64_t> values) {
        for (const auto value : values) add(value);
        return add(static_cast<std::int64_t>(values.size()));
    }
    std::uint64_t value() const { return value_; }

 private:
    void mix(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace boxcars
