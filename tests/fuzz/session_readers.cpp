// The readers of the room of sessions: rule sheets, recorded sittings, dice, strategies.
#include "fuzz/promise.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/craps/strategy_file.h"
#include "session/dice.h"
#include "session/replay.h"
#include "session/rule_file.h"

namespace fuzz {
namespace {

using namespace boxcars;

constexpr std::size_t most_verified = 400;  // entries: a sitting takes as long as it is

const session::PlayedGames games{&session::game_of(pig::Rules{}), &session::game_of(craps::Rules{}),
                                 &session::game_of(siwuliu::Rules{}), &session::game_of(ceelo::Rules{})};

void read_sheet(const rules::AnyGame& game, std::string_view text) {
    const auto read = [&](std::string_view file) {
        return value_or_error("rule file r", [&] { return session::rule_sheet_from(game, file, "rule file r"); });
    };
    const auto sheet = read(text);
    if (!sheet) return;
    const auto again = read(Json{{"game", game.name()}, {"rules", session::rules_json(*sheet)}}.dump());
    require(again == sheet, "a sheet written down is read as another");
    static_cast<void>(problem(*sheet));
}

void verify_short(const session::Recording& recording) {
    const session::PlayedGame* game = known_game(games, recording.game);
    if (!game || recording.entries.size() > most_verified) return;
    const auto verdict = value_or_error("", [&] { return verify(*game, recording); });
    if (verdict && verdict->difference) static_cast<void>(verdict->difference->sentence());
}

// A file in brief comes out whole, and in brief it is the same again; or it is refused with a sentence.
void complete_short(const session::Recording& brief) {
    const session::PlayedGame* game = known_game(games, brief.game);
    if (!game || brief.entries.size() > most_verified) return;
    const auto whole = value_or_error("", [&] { return completed(*game, brief); });
    if (!whole) return;
    const std::string written = session::brief_json(*whole, session::rule_values(game->defaults()));
    const auto again =
        completed(*game, session::recording_from(written, "replay r", session::RecordingForm::AlsoBrief));
    require(to_json(again) == to_json(*whole), "a sitting in brief is completed to another");
}

}  // namespace

void rule_file(std::string_view bytes) {
    for (const session::PlayedGame* game : games) {
        read_sheet(*game, bytes);
        if (!nlohmann::json::accept(bytes)) return;  // and is none for the next game either
    }
}

void replay(std::string_view bytes) {
    const auto read = [](std::string_view file) {
        return value_or_error(
            "replay r", [&] { return session::recording_from(file, "replay r", session::RecordingForm::AlsoBrief); });
    };
    const auto recording = read(bytes);
    if (!recording) return;
    if (recording->brief) return complete_short(*recording);
    const std::string written = to_json(*recording);
    const auto again = read(written), exported = read(session::exported(*recording));
    require(again && to_json(*again) == written && again->entries == recording->entries,
            "a sitting written down is read as another");
    require(exported && to_json(*exported) == written, "a sitting exported is read as another");
    verify_short(*recording);
}

void dice_file(std::string_view bytes) {
    const auto read = [](std::string_view text) {
        return value_or_error("dice file d", [&] { return session::faces_from(text, "dice file d"); });
    };
    const auto faces = read(bytes);
    if (!faces) return;
    std::string written;
    for (const int face : *faces) written += std::to_string(face) + " ";
    require(read(written) == faces, "faces written down are read as others");
    session::GivenDice dice{"dice file d", *faces};
    value_or_error("dice file d", [&] {
        while (dice.has(1)) dice.face(6);
        return 0;
    });
}

void strategy(std::string_view bytes) {
    const auto read =
        value_or_error("strategy s", [&] { return session::craps_strategy_from(bytes, "s", "strategy s"); });
    if (!read) return;
    require(!read->lines.empty(), "a strategy without bets");
    const auto again = session::craps_strategy_from(session::craps_strategy_json(*read), "s", "strategy s");
    require(again.lines == read->lines, "a strategy written down is read as another");
    if (players::problem(read->lines, craps::Rules{}, "s")) return;
    players::Playing playing{opening(craps::Rules{})};
    for (const craps::Rolled dice : {craps::Rolled{2, 2}, {2, 4}, {2, 4}, {4, 4}, {3, 4}, {1, 1}, {5, 6}, {2, 4}}) {
        for (const auto& event : decisions(read->lines, craps::Rules{}, playing.state, playing.memory)) {
            require(!refusal(craps::Rules{}, playing.state, event), "a strategy does what the table refuses");
            advance(craps::Rules{}, playing.state, event);
        }
        see_throw(read->lines, craps::Rules{}, playing, dice);
    }
    static_cast<void>(players::problem(read->lines, craps::Rules{}, "s"));
    static_cast<void>(players::problem(read->lines, craps::Rules{.crapless = true}, "s"));
}

}  // namespace fuzz
