#include "chance/sealed_seed.h"

#include "base/error.h"

#include <sodium.h>

namespace boxcars::chance {
namespace {

using namespace std::string_literals;

void start_sodium() {
    if (sodium_init() < 0)
        throw Error("Cannot seal the dice: libsodium does not start. Reinstall the package libsodium23.");
}

const std::uint8_t* bytes_of(std::string_view text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

}  // namespace

Secret secret_from_system() {
    start_sodium();
    Secret secret{};
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

std::string seal_of(const Secret& secret, std::string_view about) {
    start_sodium();
    std::string message = "boxcars seal 1\0"s;
    message.append(about).push_back('\0');
    message.append(secret.begin(), secret.end());
    return sha256(message);
}

std::uint64_t seed_of(const Secret& secret, std::string_view words) {
    start_sodium();
    static_assert(std::tuple_size_v<Secret> == crypto_auth_hmacsha256_KEYBYTES);
    std::string message = "boxcars dice 1\0"s;
    message.append(words);
    std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> code{};
    crypto_auth_hmacsha256(code.data(), bytes_of(message), message.size(), secret.data());
    std::uint64_t seed = 0;
    for (std::size_t byte = 8; byte-- > 0;) seed = seed << 8 | code[byte];
    return seed;
}

std::string sha256(std::string_view text) {
    start_sodium();
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
    return hex(hash);
}

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text(bytes.size() * 2 + 1, '\0');  // sodium_bin2hex appends a zero byte
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Secret> secret_from(std::string_view hex) {
    if (hex.size() != 2 * std::tuple_size_v<Secret>) return {};
    Secret secret{};
    std::size_t read = 0;
    if (sodium_hex2bin(secret.data(), secret.size(), hex.data(), hex.size(), nullptr, &read, nullptr) != 0 ||
        read != secret.size() || chance::hex(secret) != hex)
        return {};
    return secret;
}

std::uint64_t seed_from_system() {
    if (sodium_init() < 0)
        throw Error("Cannot draw a seed: the system gives no random bytes. Name one yourself with --seed.");
    randombytes_stir();  // in a browser, every thread opens its own source of random bytes
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

}  // namespace boxcars::chance
