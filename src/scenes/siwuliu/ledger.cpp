#include "scenes/siwuliu/ledger.h"

#include "base/error.h"
#include "session/siwuliu/records.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes {

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
    return rounds_.emplace_back(std::move(round));
}

SiwuliuLedger::Recorded SiwuliuLedger::record(int number, const std::filesystem::path& data) {
    const auto round = std::ranges::find(rounds_, number, &ui::SiwuliuRoundLine::number);
    if (round == rounds_.end() || round->recorded) return {};
    if (round->practice) return {"Practice is not recorded: dice were laid by hand in this game."};
    if (data.empty()) return {"Nothing is written: there is no data folder. Say where with --data-dir."};
    try {
        session::record_siwuliu(data, round->bank, round->balance);
    } catch (const Error& error) {
        return {error.what()};
    }
    round->recorded = true;
    return {fmt::format("Round {} is recorded in {}.", number, (data / "records.txt").string()), true};
}

std::vector<Cents> SiwuliuLedger::balances(Cents opening) const {
    std::vector<Cents> balances{opening};
    for (const ui::SiwuliuRoundLine& round : rounds_)
        if (!round.practice) balances.push_back(round.balance);
    return balances;
}

}  // namespace boxcars::scenes
