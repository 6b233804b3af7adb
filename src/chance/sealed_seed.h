// A seed that neither side can choose to its advantage, with a proof afterwards. The program draws a secret and first
// shows its seal, a hash. Then the player may add words of their own; the seed is computed from the secret and the
// words. At the end the secret is shown, and anybody who noted the seal can recompute the seal, the seed and every
// face. The seal is tied to one sitting (`about`), so it cannot be used twice. The secret has 256 bits, so the seal
// reveals nothing about the dice. docs/verify-dice.md has the scheme and an independent verifier.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::chance {

using Secret = std::array<std::uint8_t, 32>;
Secret secret_from_system();  // throws Error when the system gives no random bytes

// SHA-256 over "boxcars seal 1", a zero byte, `about`, a zero byte and the secret, as 64 hexadecimal digits.
std::string seal_of(const Secret& secret, std::string_view about);

// The first eight bytes, least significant first, of HMAC-SHA-256. Its key is the secret, its message "boxcars dice 1",
// a zero byte and the player's words.
std::uint64_t seed_of(const Secret& secret, std::string_view words);

std::string sha256(std::string_view text);  // 64 hexadecimal digits
std::string hex(std::span<const std::uint8_t> bytes);
std::optional<Secret> secret_from(std::string_view hex);  // 64 lower-case digits, else empty

// A random number from the system, for seeds and names of temporary files. Throws Error if there is none.
std::uint64_t seed_from_system();

}  // namespace boxcars::chance
