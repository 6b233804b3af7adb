#include "session/sealed_dice.h"

#include "base/error.h"
#include "session/strict_json.h"

#include <fmt/format.h>

#include <ctime>

namespace boxcars::session {
namespace {

std::string utc(std::int64_t ms) {
    const std::time_t seconds = static_cast<std::time_t>(ms / 1000);
    std::tm at{};
    ::gmtime_r(&seconds, &at);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", at.tm_year + 1900, at.tm_mon + 1, at.tm_mday,
                       at.tm_hour, at.tm_min, at.tm_sec, ms % 1000);
}

}  // namespace

SealedDice seal_dice(std::string_view game, std::int64_t now) {
    const chance::Secret secret = chance::secret_from_system();
    const std::string about = fmt::format("{} {}", game, utc(now));
    return {chance::seal_of(secret, about), about, {}, chance::hex(secret)};
}

bool is_seal(std::string_view text) {
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::uint64_t seed_of(const SealedDice& sealed) {
    const auto secret = chance::secret_from(sealed.secret);
    if (!secret) throw Error("The dice sealed as " + sealed.seal + " have no secret that could be read.");
    return chance::seed_of(*secret, sealed.words);
}

std::optional<std::string> words_problem(std::string_view words) {
    if (words.size() > most_seal_words)
        return fmt::format("Your words are {} bytes long; the dice take up to {}.", words.size(), most_seal_words);
    if (!plain_text(words))
        return "Your words have a sign in them that is not seen, or that turns the direction of writing: write "
               "letters, "
               "digits and signs.";
    return {};
}

}  // namespace boxcars::session
