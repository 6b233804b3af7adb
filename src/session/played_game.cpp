#include "session/played_game.h"

#include "odds/fraction.h"
#include "rules/knobs.h"

#include <fmt/format.h>

namespace boxcars::session {

const PlayedGame* known_game(const PlayedGames& games, std::string_view name) {
    const auto at = std::ranges::find(games, name, [](const PlayedGame* game) { return game->name(); });
    return at == games.end() ? nullptr : *at;
}

std::string sheet_text(const rules::Sheet& rules) {
    std::string text;
    rules::each_held(rules, [&](std::string_view knob, int value) {
        text += (text.empty() ? "" : " ") + std::string{knob} + "=" + std::to_string(value);
    });
    return text;
}

std::optional<rules::Sheet> sheet_from(const rules::AnyGame& game, std::string_view text) {
    rules::Sheet rules = game.defaults();
    for (const std::string_view word : words_of(text)) {
        const std::size_t equals = word.find('=');
        const auto value = equals == word.npos ? std::nullopt : whole_number(word.substr(equals + 1));
        if (!value || rules::set_stored(rules, word.substr(0, equals), *value)) return {};
    }
    return rules;
}

std::string chance_words(const MilestoneLine& line) {
    return odds::one_in_words(odds::to_double(odds::Fraction{line.chance}));
}

std::string milestone_words(const MilestoneLine& reached) {
    return fmt::format("Milestone: {}. {} One try in {} does it.", reached.title, reached.sentence,
                       chance_words(reached).substr(5));
}

}  // namespace boxcars::session
