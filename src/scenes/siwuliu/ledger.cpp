#include "scenes/siwuliu/ledger.h"

#include "base/error.h"
#include "session/siwuliu/records.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes {

void SiwuliuLedger::begin(Cents balance) {
    rounds_.clear();
    curve_.begin({.balance = balance});
}

const ui::SiwuliuRoundLine& SiwuliuLedger::add(std::string words, Cents result, std::span<const siwuliu::Fact> facts,
                                               bool practice) {
    ui::SiwuliuRoundLine round{.words = std::move(words)};
    round.result = result;
    round.practice = practice;
    for (const siwuliu::Fact& fact : facts)
        if (const auto* ended = std::get_if<siwuliu::RoundEnded>(&fact)) {
            round.number = ended->round;
            round.bank = ended->bank;
            round.balance = ended->balance;
        }
    if (!practice) curve_.add({round.balance, curve_.points().back().rounds + 1});
    return rounds_.add(std::move(round));
}

SiwuliuLedger::Recorded SiwuliuLedger::record(int number, const std::filesystem::path& data) {
    const auto rounds = rounds_.all();
    const auto round = std::ranges::find(rounds, number, &ui::SiwuliuRoundLine::number);
    if (round == rounds.end() || round->recorded) return {};
    if (round->practice) return {"Practice is not recorded."};
    if (data.empty()) return {"Nothing is written: there is no data folder. Say where with --data-dir."};
    try {
        session::record_siwuliu(data, round->bank, round->balance);
    } catch (const Error& error) {
        return {error.what()};
    }
    round->recorded = true;
    return {fmt::format("Round {} is recorded in {}.", number, (data / "records.txt").string()), true};
}

}  // namespace boxcars::scenes
