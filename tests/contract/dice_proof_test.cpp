// A recording proves its dice, in every game.
#include "base/error.h"
#include "chance/sealed_seed.h"
#include "contract/any_game.h"
#include "session/history/sitting_actions.h"

#include <doctest/doctest.h>

#include <array>

using namespace any_game;

namespace forged_dice {
namespace {

using session::Noted;
using session::Proof;
using session::Recording;
using session::SealedDice;

constexpr int moves = 12;
constexpr int forgeries_of_a_kind = 5;
const std::string moment = " 2026-11-24T02:55:00.000Z";

// What a seal is made for: what a sitting of the game is in truth, or what a forger writes.
struct Table {
    std::string game{};
    session::RuleValues rules{};
    session::Players players{};
    std::string about() const { return game + moment + " " + session::table_digest(rules, players); }
};

Table table_at(const rules::AnyGame& game) {
    return {std::string{game.name()}, session::rule_values(game.defaults()), any_players(game.defaults())};
}

SealedDice sealed_for(const std::string& about, Chooser& choose) {
    chance::Secret secret{};
    for (auto& byte : secret) byte = static_cast<std::uint8_t>(choose.below(256));
    return {chance::seal_of(secret, about), about, choose.one_in(2) ? "come seven" : "", chance::hex(secret)};
}

enum class Faces { Drawn, AllForced, OneForced, FromAList, None };

Recording played(const rules::AnyGame& game, const SealedDice& sealed, std::uint64_t seed, Faces faces) {
    session::Setup setup{game.defaults(), seed, any_players(game.defaults()), {}, {}, sealed};
    if (faces == Faces::FromAList) setup.dice.emplace("a list", std::vector<int>(1000, 1));
    session::Sitting session{std::move(setup)};
    const auto thrown = [&] { return session.journal().throws(); };
    for (int move = 0; move < 200 && thrown() < moves && !session.over(); ++move) {
        if (faces == Faces::None && session.may_throw()) break;
        const bool forced = faces == Faces::AllForced || (faces == Faces::OneForced && thrown() == 0);
        if (session.may_throw() && forced)
            session.force(std::vector<int>(static_cast<std::size_t>(session.dice_wanted().count), 1));
        else if (session.may_throw())
            session.throw_dice();
        else if (!session.legal().empty())
            session.submit(session.legal()[static_cast<std::size_t>(move) % session.legal().size()]);
    }
    return record(session);
}

struct Forged {
    Recording recording{};
    Noted noted{};
};

void change_digit(std::string& text) { text[5] = text[5] == '0' ? '1' : '0'; }

using About = std::string (*)(Table);
using Change = void (*)(Forged&);
constexpr About true_about = [](Table table) { return table.about(); };
constexpr Change nothing = [](Forged&) {};

struct Kind {
    const char* name;
    About about = true_about;
    Change change = nothing;
    Faces faces = Faces::Drawn;
    std::uint64_t seed_more = 0;
};

const std::array seals_for_something_else{
    Kind{"another game", [](Table at) { return (at.game = at.game == "craps" ? "pig" : "craps", at.about()); }},
    Kind{"another sheet", [](Table at) { return (++at.rules.front().second, at.about()); }},
    Kind{"a sheet with a knob less", [](Table at) { return (at.rules.pop_back(), at.about()); }},
    Kind{"a player more", [](Table at) { return (at.players.emplace_back("human"), at.about()); }},
    Kind{"other players", [](Table at) { return (at.players.front() += "s", at.about()); }},
    Kind{"a seal that binds no table", [](Table at) { return at.game + moment; }},
    Kind{"nonsense", [](Table) { return std::string{"nonsense"}; }},
    Kind{"a day that there is not",
         [](Table at) { return at.about().replace(at.game.size(), moment.size(), " 2026-02-31T02:55:00.000Z"); }},
    Kind{"nothing", [](Table) { return std::string{}; }},
    Kind{"more than a table", [](Table at) { return at.about() + " and more"; }},
    Kind{"no moment", [](Table at) { return at.game; }},
};

const std::array changed_sittings{
    Kind{"no secret", true_about, [](Forged& f) { f.recording.sealed->secret.clear(); }},
    Kind{"another seed", true_about, nothing, Faces::Drawn, 1},
    Kind{"no secret, another seed", true_about, [](Forged& f) { f.recording.sealed->secret.clear(); }, Faces::Drawn, 1},
    Kind{"every face chosen", true_about, nothing, Faces::AllForced},
    Kind{"one face chosen", true_about, nothing, Faces::OneForced},
    Kind{"dice from a list", true_about, nothing, Faces::FromAList},
    Kind{"no dice", true_about, nothing, Faces::None},
    Kind{"another seal", true_about, [](Forged& f) { change_digit(f.recording.sealed->seal); }},
    Kind{"other words", true_about, [](Forged& f) { f.recording.sealed->words += "!"; }},
    Kind{"another secret", true_about, [](Forged& f) { change_digit(f.recording.sealed->secret); }},
    Kind{"another moment", true_about, [](Forged& f) { f.recording.sealed->about[moment.size()] ^= 1; }},
    Kind{"a player more in the file", true_about, [](Forged& f) { f.recording.players.emplace_back("human"); }},
    Kind{"another sheet in the file", true_about, [](Forged& f) { ++f.recording.rules.front().second; }},
    Kind{"not the seal that was noted", true_about, [](Forged& f) { f.noted.seal = std::string(64, 'a'); }},
    Kind{"not the words that were given", true_about, [](Forged& f) { f.noted.words = "other words"; }},
    Kind{"no seal", true_about, [](Forged& f) { f.recording.sealed.reset(); }},
};

// A sitting that cannot be played, such as one with a player too many, is refused: it is not proved.
Proof told(const rules::AnyGame& game, const Forged& forged) {
    try {
        if (verify(game, forged.recording).difference) return Proof::NotProved;
    } catch (const Error&) {
        return Proof::NotProved;
    }
    return dice_proof(forged.recording, forged.noted).proof;
}

int wrongly_proved(const rules::AnyGame& game, const Kind& kind, Chooser& choose) {
    int proved = 0;
    for (int n = 0; n < forgeries_of_a_kind; ++n) {
        const SealedDice sealed = sealed_for(kind.about(table_at(game)), choose);
        Forged forged{played(game, sealed, seed_of(sealed) + kind.seed_more, kind.faces), {}};
        kind.change(forged);
        proved += told(game, forged) == Proof::Proved ? 1 : 0;
    }
    return proved;
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("a sealed sitting is proved, and a forged one of any kind never is", R, proved) {
    const rules::AnyGame& game = rules::any_game<R>();
    Chooser choose{20261124};
    for (int n = 0; n < 10; ++n) {
        const SealedDice sealed = sealed_for(table_at(game).about(), choose);
        const Recording recording = played(game, sealed, seed_of(sealed), Faces::Drawn);
        CHECK(told(game, {recording, {}}) == Proof::Proved);
        CHECK(told(game, {recording, {sealed.seal, sealed.words}}) == Proof::Proved);
        CHECK(dice_proof(recording).sentence.find(sealed.seal) != std::string::npos);
    }
    for (const Kind& kind : seals_for_something_else)
        CHECK_MESSAGE(wrongly_proved(game, kind, choose) == 0, "sealed for ", kind.name);
    for (const Kind& kind : changed_sittings) CHECK_MESSAGE(wrongly_proved(game, kind, choose) == 0, kind.name);
}
TEST_CASE_TEMPLATE_APPLY(proved, EveryGame);

TEST_CASE_TEMPLATE_DEFINE("a seal of an older Boxcars proves the dice, and its table is told as not bound", R, older) {
    const rules::AnyGame& game = rules::any_game<R>();
    Chooser choose{20261125};
    const SealedDice sealed = sealed_for(std::string{game.name()} + moment, choose);
    const Recording recording = played(game, sealed, seed_of(sealed), Faces::Drawn);
    CHECK(told(game, {recording, {}}) == Proof::DiceAlone);
    CHECK(dice_proof(recording).sentence.find("does not bind the rule sheet or the players") != std::string::npos);
}
TEST_CASE_TEMPLATE_APPLY(older, EveryGame);

}  // namespace forged_dice
