#include "chance/entropy.h"

#include "base/error.h"

#include <sodium.h>

namespace boxcars::chance {

std::uint64_t seed_from_system() {
    if (sodium_init() < 0)
        throw Error("Cannot draw a seed: the system gives no random bytes. Name one yourself with --seed.");
    randombytes_stir();  // in a browser, every thread opens its own source of random bytes
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

}  // namespace boxcars::chance
