// What a recording proves of its dice, in every game: a sealed sitting that was played is proved, and none of twenty
// kinds of forgery is.
#include "session/dice_proof.h"
#include "app/games.h"
#include "console/every_game.h"
#include "contract/any_game.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace any_game;

namespace {

using session::Noted;
using session::Proof;
using session::Recording;
using session::SealedDice;

constexpr int moves = 12;
constexpr int forgeries_of_a_kind = 5;  // 100 in each game

SealedDice sealed_for(const std::string& about, Chooser& choose) {
    chance::Secret secret{};
    for (auto& byte : secret) byte = static_cast<std::uint8_t>(choose.below(256));
    return {chance::seal_of(secret, about), about, choose.one_in(2) ? "come seven" : "", chance::hex(secret)};
}

enum class Faces { Drawn, AllForced, OneForced, FromAList, None };

template <rules::Game R>
Recording played(const SealedDice& sealed, std::uint64_t seed, Faces faces) {
    session::Setup<R> setup;
    setup.seed = seed;
    setup.players = any_players(setup.rules);
    setup.sealed = sealed;
    if (faces == Faces::FromAList) setup.dice.emplace("a list", std::vector<int>(1000, 1));
    session::Session<R> session{std::move(setup)};
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

template <rules::Game R>
Forged forgery(int kind, Chooser& choose) {
    const std::string game{R::game}, moment = " 2026-11-24T02:55:00.000Z";
    const auto about = [&]() -> std::string {
        switch (kind) {
            case 2:
                return (game == "craps" ? "pig" : "craps") + moment;
            case 3:
                return "nonsense";
            case 4:
                return game + " 2026-02-31T02:55:00.000Z";
            case 5:
                return "";
            case 6:
                return game + moment + " and more";
            case 7:
                return game;
            default:
                return game + moment;
        }
    };
    const SealedDice sealed = sealed_for(about(), choose);
    const std::uint64_t seed = seed_of(sealed) + (kind == 1 || kind == 8 ? 1 : 0);
    const Faces faces = kind == 9    ? Faces::AllForced
                        : kind == 10 ? Faces::OneForced
                        : kind == 11 ? Faces::FromAList
                        : kind == 12 ? Faces::None
                                     : Faces::Drawn;
    Forged forged{played<R>(sealed, seed, faces), {}};
    Recording& recording = forged.recording;
    if (kind == 0 || kind == 1) recording.sealed->secret.clear();
    if (kind == 13) recording.sealed->seal[5] = recording.sealed->seal[5] == '0' ? '1' : '0';
    if (kind == 14) recording.sealed->words += "!";
    if (kind == 15) recording.sealed->secret[5] = recording.sealed->secret[5] == '0' ? '1' : '0';
    if (kind == 16) forged.noted.seal = std::string(64, 'a');
    if (kind == 17) forged.noted.words = "other words";
    if (kind == 18) recording.sealed.reset();
    if (kind == 19) {
        recording.sealed.reset();
        forged.noted.seal = std::string(64, 'a');
    }
    return forged;
}

template <rules::Game R>
bool told_as_proved(const Forged& forged) {
    return !session::verify<R>(forged.recording).difference &&
           dice_proof(forged.recording, forged.noted).proof == Proof::Proved;
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("a sealed sitting is proved, and a forged one of twenty kinds never is", R, proved) {
    Chooser choose{20261124};
    for (int n = 0; n < 10; ++n) {
        const SealedDice sealed = sealed_for(std::string{R::game} + " 2026-11-24T02:55:00.000Z", choose);
        const Recording recording = played<R>(sealed, seed_of(sealed), Faces::Drawn);
        CHECK(told_as_proved<R>({recording, {}}));
        CHECK(told_as_proved<R>({recording, {sealed.seal, sealed.words}}));
        CHECK(dice_proof(recording).sentence.find(sealed.seal) != std::string::npos);
    }
    for (int kind = 0; kind < 20; ++kind)
        for (int n = 0; n < forgeries_of_a_kind; ++n) {
            const Forged forged = forgery<R>(kind, choose);
            CHECK_MESSAGE(!told_as_proved<R>(forged), "kind ", kind, ": ",
                          dice_proof(forged.recording, forged.noted).sentence);
        }
}
TEST_CASE_TEMPLATE_APPLY(proved, console::EveryGame);
