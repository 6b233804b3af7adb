#include "session/dice.h"

#include "base/error.h"
#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/stop.h"
#include "session/strict_json.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <ctime>

namespace boxcars::session {
namespace {

std::string utc(std::int64_t ms) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(static_cast<std::time_t>(ms / 1000)), ms % 1000);
}

constexpr std::string_view moment_shape = "0000-00-00T00:00:00.000Z";

bool is_moment(std::string_view text) {
    const auto fits = [](char sign, char shape) { return shape == '0' ? sign >= '0' && sign <= '9' : sign == shape; };
    if (!std::ranges::equal(text, moment_shape, fits)) return false;
    const auto number = [&](std::size_t at, int most) { return whole_number(text.substr(at, 2), 0, most).has_value(); };
    return is_date(text.substr(0, 10)) && number(11, 23) && number(14, 59) && number(17, 60);
}

chance::Secret secret_in(const SealedDice& dice) {
    if (const auto secret = chance::secret_from(dice.secret)) return *secret;
    throw Error("The dice sealed as " + dice.seal + " have no secret that could be read.");
}

constexpr std::size_t most_bytes = 1 << 20;  // half a million faces, more than a sitting can keep
constexpr std::string_view white_space = " \t\n\v\f\r";

// Takes the next word from the text; empty at its end.
std::string_view next_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(white_space), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(white_space));
    text.remove_prefix(word.size());
    return word;
}

std::size_t words_in(std::string_view text) {
    std::size_t words = 0;
    while (!next_word(text).empty()) ++words;
    return words;
}

}  // namespace

std::string table_digest(RuleValues rules, const std::vector<std::string>& players) {
    std::ranges::sort(rules);
    std::string text;
    for (const auto& [knob, value] : rules) text += fmt::format("{}={}\n", knob, value);
    return chance::sha256(text + fmt::format("{}", fmt::join(players, ",")));
}

SealedDice seal_dice(std::string_view game, std::int64_t now) {
    const chance::Secret secret = chance::secret_from_system();
    const std::string about = fmt::format("{} {}", game, utc(now));
    return {chance::seal_of(secret, about), about, {}, chance::hex(secret)};
}

SealedDice sealed_for(SealedDice dice, const std::string& table) {
    if (dice.secret.empty()) return dice;  // the recording of an open sitting has no secret
    const chance::Secret secret = secret_in(dice);
    const std::size_t game = dice.about.find(' ');
    dice.about = fmt::format("{} {}", dice.about.substr(0, game + 1 + moment_shape.size()), table);
    dice.seal = chance::seal_of(secret, dice.about);
    return dice;
}

std::optional<SealedTable> sealed_table(std::string_view about, std::string_view game) {
    if (!about.starts_with(game) || about.size() <= game.size() || about[game.size()] != ' ') return {};
    about.remove_prefix(game.size() + 1);
    const std::string_view moment = about.substr(0, moment_shape.size());
    if (!is_moment(moment)) return {};
    about.remove_prefix(moment.size());
    if (about.empty()) return SealedTable{std::string{moment}, {}};
    if (about.front() != ' ' || !is_seal(about.substr(1))) return {};
    return SealedTable{std::string{moment}, std::string{about.substr(1)}};
}

bool is_seal(std::string_view text) {
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::uint64_t seed_of(const SealedDice& sealed) { return chance::seed_of(secret_in(sealed), sealed.words); }

std::optional<std::string> words_problem(std::string_view words) {
    if (words.size() > most_seal_words)
        return fmt::format("Your words are {} bytes long; the dice take up to {}.", words.size(), most_seal_words);
    if (!plain_text(words))
        return "Your words have a sign in them that is not seen, or that turns the direction of writing: write "
               "letters, digits and signs.";
    return {};
}

bool explains(const SealedDice& sealed, std::uint64_t seed) {
    if (sealed.secret.empty()) return true;
    const auto secret = chance::secret_from(sealed.secret);
    return secret && chance::seal_of(*secret, sealed.about) == sealed.seal &&
           chance::seed_of(*secret, sealed.words) == seed;
}

std::vector<int> faces_from(std::string_view text, const std::string& source) {
    std::vector<int> faces;
    faces.reserve(words_in(text));
    for (auto word = next_word(text); !word.empty(); word = next_word(text)) {
        const auto face = whole_number(word, -1'000'000, 1'000'000);
        if (!face)
            throw Error(
                fmt::format("The {} has '{}' at place {}: a dice file is faces as whole numbers, with spaces or "
                            "line ends between them.",
                            source, word.substr(0, 20), faces.size() + 1));
        faces.push_back(*face);
    }
    return faces;
}

GivenDice::GivenDice(std::string source, std::vector<int> faces)
    : source_(std::move(source)), faces_(std::make_shared<const std::vector<int>>(std::move(faces))) {}

GivenDice GivenDice::from_file(const std::filesystem::path& path) {
    const std::string source = "dice file " + path.string();
    return {source, faces_from(read_file(path, "dice file", most_bytes), source)};
}

int GivenDice::face(int sides) {
    if (used_ == faces_->size())
        throw Error(fmt::format("The {} has run out: it has {} face{}, and one more is needed. Add faces to it.",
                                source_, faces_->size(), faces_->size() == 1 ? "" : "s"));
    const int face = (*faces_)[used_];
    if (face < 1 || face > sides)
        throw Error(fmt::format("The {} has the face {} at place {}, but the die has the faces 1 to {}.", source_, face,
                                used_ + 1, sides));
    ++used_;
    return face;
}

}  // namespace boxcars::session
