#include "scenes/siwuliu/announced.h"

#include "base/error.h"
#include "base/reader.h"
#include "platform/frames.h"
#include "scenes/siwuliu/feel.h"
#include "session/siwuliu/records.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes {

using namespace siwuliu;

void SiwuliuRound::bet(Facts facts) {
    before_bets_.push_back(announced.size());
    announced.insert(announced.end(), facts.begin(), facts.end());
}

void SiwuliuRound::take_back() {
    if (before_bets_.empty()) return;
    announced.resize(before_bets_.back());
    before_bets_.pop_back();
}

void SiwuliuRound::fly(Who who) {
    point_before_ = bank.point.value_or(0);
    call.reset();
    (who == Who::Banker ? bank : player).faces.clear();
    if (who == Who::Player) player.point.reset();
}

SiwuliuRound::Came SiwuliuRound::land(const Rules& rules, Facts facts, Ticks now) {
    Came came;
    for (const Fact& fact : facts) {
        announced.push_back(fact);
        if (const auto* threw = std::get_if<Threw>(&fact)) {
            came.by_banker = threw->who == Who::Banker;
            (came.by_banker ? bank : player).faces.assign(threw->faces.begin(), threw->faces.end());
            if (threw->reading.pattern == ceelo_dice::Pattern::Triple) rang_at = now;
        }
        if (const auto* has = std::get_if<HasPoint>(&fact))
            (has->who == Who::Banker ? bank : player).point = has->point;
        came.again = came.again || std::holds_alternative<RollsAgain>(fact);
        came.decided = came.decided || std::holds_alternative<RoundEnded>(fact);
    }
    call = siwuliu_call(rules, point_before_, facts);
    called_at = now;
    if (came.decided) settled_at = now;
    return came;
}

void SiwuliuRound::end_game(bool bank_broken, Ticks now) {
    call = {bank_broken ? "The bank is broken" : "You are out of money", "Press NEW GAME to go on."};
    called_at = now;
}

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
    if (round->practice) return {"A practice round cannot be saved."};
    if (data.empty()) return {"Nothing is written: there is no data folder. Say where with --data-dir."};
    try {
        session::record_siwuliu(data, round->bank, round->balance);
    } catch (const Error& error) {
        return {error.what()};
    }
    round->recorded = true;
    const auto file = data / "records.txt";
    platform::save_for_player(file);
    return {for_reader(fmt::format("Round {} is recorded in {}.", number, file.string())), true};
}

using namespace siwuliu_feel;

namespace {

bool ends_round(const siwuliu::Fact& fact) { return std::holds_alternative<siwuliu::RoundEnded>(fact); }

}  // namespace

void SiwuliuAnnounced::remember(const siwuliu::Rules& rules, Facts facts, bool practice) {
    if (std::ranges::none_of(facts, ends_round)) return;
    Cents result = 0;
    for (const siwuliu::Fact& fact : facts) {
        if (const auto* won = std::get_if<siwuliu::Won>(&fact)) result += won->won;
        if (const auto* lost = std::get_if<siwuliu::Lost>(&fact)) result -= lost->bet + lost->more;
    }
    const auto call = siwuliu_call(rules, 0, facts);
    ledger_.add(call ? call->words : "", result, facts, practice);
}

void SiwuliuAnnounced::lay(const session::Session<siwuliu::Rules>& session) {
    const auto& journal = session.journal();
    const auto of_round = [&](std::size_t nth) {
        const bool newest = nth + 1 == journal.size();
        return journal[nth].game == session.game() &&
               (newest || std::ranges::none_of(journal[nth].step.facts, ends_round));
    };
    std::size_t from = journal.size();
    while (from > journal.first() && of_round(from - 1)) --from;
    const bool first = from == journal.first() || journal[from - 1].game != session.game();
    siwuliu::State state = first ? opening(session.rules()) : journal[from - 1].step.next;
    begin_round(state, session.rules().bank);
    const Onlooker long_ago{.places = {}, .now = -100'000, .reduced_motion = true};
    for (; from < journal.size(); ++from) {
        const auto& entry = journal[from];
        const bool bankers = state.phase == siwuliu::Phase::BankerRolls;
        state = entry.step.next;
        if (!entry.faces.empty()) {
            fly(bankers ? siwuliu::Who::Banker : siwuliu::Who::Player);
            land(session.rules(), entry.step.facts, long_ago);
        } else if (entry.event) {
            bet(entry.step.facts, state, long_ago);
        } else if (entry.text == session::undo_word) {
            take_back(state);
        }
        till_.come_to_rest();
    }
}

Ticks SiwuliuAnnounced::begin_round(const siwuliu::State& state, Cents opening_bank) {
    till_.begin_round(state, opening_bank);
    round_ = {};
    phase_ = Phase::Betting;
    return demo_pause;
}

std::optional<Ticks> SiwuliuAnnounced::bet(Facts facts, const siwuliu::State& after, const Onlooker& by) {
    round_.bet(facts);
    move_coins(facts, by);
    if (after.phase != siwuliu::Phase::BankerRolls) return {};
    phase_ = Phase::Banker;
    return std::max(before_banker, till_.rest_at() - by.now + before_banker / 2);
}

Ticks SiwuliuAnnounced::take_back(const siwuliu::State& state) {
    round_.take_back();
    till_.take_back(state);
    phase_ = Phase::Betting;
    return demo_pause;
}

Ticks SiwuliuAnnounced::land(const siwuliu::Rules& rules, Facts facts, const Onlooker& by) {
    move_coins(facts, by);
    const SiwuliuRound::Came came = round_.land(rules, facts, by.now);
    if (came.decided) {
        phase_ = Phase::Settled;
        return demo_end;
    }
    phase_ = came.again && came.by_banker ? Phase::Banker : Phase::Player;
    return came.again ? nothing_read : demo_pause;
}

std::optional<Ticks> SiwuliuAnnounced::collect(Cents balance, const Onlooker& by) {
    if (!till_.collect(by.places, balance, by.now, by.reduced_motion)) return {};
    phase_ = Phase::Fetching;
    return till_.rest_at() + home_waits - by.now;
}

Ticks SiwuliuAnnounced::end_game(bool bank_broken, Ticks now) {
    round_.end_game(bank_broken, now);
    phase_ = Phase::Over;
    return demo_end;
}

void SiwuliuAnnounced::move_coins(Facts facts, const Onlooker& by) {
    for (const siwuliu::Fact& fact : facts) till_.reveal(fact, by.places, by.now, by.reduced_motion);
}

}  // namespace boxcars::scenes
