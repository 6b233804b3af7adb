#include "scenes/siwuliu/announced.h"

#include "base/error.h"
#include "platform/frames.h"
#include "session/siwuliu/records.h"
#include "ui/amounts.h"

namespace boxcars::scenes {

using namespace siwuliu;

SiwuliuPhase SiwuliuRound::land(const Rules& rules, Facts facts, Ticks now) {
    announced.insert(announced.end(), facts.begin(), facts.end());
    const Threw& threw = *found<Threw>(facts);
    of(threw.who).faces.assign(threw.faces.begin(), threw.faces.end());
    if (threw.reading.pattern == ceelo_dice::Pattern::Triple) rang_at = now;
    if (const auto* has = found<HasPoint>(facts)) of(has->who).point = has->point;
    call = siwuliu_call(rules, point_before_, facts);
    called_at = now;
    if (found<RoundEnded>(facts)) return settled_at = now, SiwuliuPhase::Settled;
    return found<RollsAgain>(facts) && threw.who == Who::Banker ? SiwuliuPhase::Banker : SiwuliuPhase::Player;
}

void SiwuliuLedger::add_ended(const Rules& rules, std::span<const Fact> facts, bool practice) {
    if (!found<RoundEnded>(facts)) return;
    Cents result = 0;
    if (const auto* won = found<Won>(facts)) result += won->won;
    if (const auto* lost = found<Lost>(facts)) result -= lost->bet + lost->more;
    const auto call = siwuliu_call(rules, 0, facts);
    add(call ? call->words : "", result, facts, practice);
}

const ui::SiwuliuRoundLine& SiwuliuLedger::add(std::string words, Cents result, std::span<const Fact> facts,
                                               bool practice) {
    ui::SiwuliuRoundLine round{.words = std::move(words), .result = result, .practice = practice};
    if (const auto* ended = found<RoundEnded>(facts))
        round.number = ended->round, round.bank = ended->bank, round.balance = ended->balance;
    if (!practice) curve_.add({round.balance, curve_.points().back().rounds + 1});
    return rounds_.add(std::move(round));
}

std::pair<std::string, bool> SiwuliuLedger::record(int number, const std::filesystem::path& data) {
    const auto rounds = rounds_.all();
    const auto round = std::ranges::find(rounds, number, &ui::SiwuliuRoundLine::number);
    if (round == rounds.end() || round->recorded) return {};
    if (round->practice) return {"A practice round cannot be saved.", false};
    if (data.empty()) return {"Nothing is written: there is no data folder. Say where with --data-dir.", false};
    try {
        session::record_siwuliu(data, round->bank, round->balance);
    } catch (const Error& error) {
        return {error.what(), false};
    }
    round->recorded = true;
    const auto file = data / "records.txt";
    platform::save_for_player(file);
    return {for_reader(fmt::format("Round {} is recorded in {}.", number, file.string())), true};
}

void SiwuliuAnnounced::lay(const session::Sitting& session) {
    const Onlooker long_ago{.places = {}, .now = -100'000, .reduced_motion = true};
    const auto& rules = session.rules().as<Rules>();
    const auto& journal = session.journal();
    const auto of_round = [&](std::size_t nth) {
        const auto facts = rules::facts_of<Fact>(journal[nth].step.facts);
        return journal[nth].game == session.game() && (nth + 1 == journal.size() || !found<siwuliu::RoundEnded>(facts));
    };
    std::size_t from = journal.size();
    while (from > journal.first() && of_round(from - 1)) --from;
    const bool first = from == journal.first() || journal[from - 1].game != session.game();
    State state = first ? opening(rules) : journal[from - 1].step.next.as<State>();
    begin_round(state, rules.bank);
    for (; from < journal.size(); ++from) {
        const auto& entry = journal[from];
        const auto facts = rules::facts_of<Fact>(entry.step.facts);
        const bool bankers = state.phase == siwuliu::Phase::BankerRolls;
        state = entry.step.next.as<State>();
        if (!entry.faces.empty()) {
            round.fly(bankers ? Who::Banker : Who::Player);
            land(rules, facts, long_ago);
        } else if (entry.event) {
            bet(facts, state, long_ago);
        } else if (entry.text == session::undo_word) {
            round.take_back();
            till.take_back(state);
            phase = Phase::Betting;
        }
        till.come_to_rest();
    }
}

// ---- the look back ----

void SiwuliuLookBack::remember(const siwuliu::Rules& rules, const siwuliu::State& shown) {
    if (shown.phase != siwuliu::Phase::BankerRolls) return;
    if (looked_at() > 0 && decisions().back().state.round == shown.round) return;
    siwuliu::State before = shown;
    before.phase = siwuliu::Phase::Betting;
    before.balance += before.bet;
    before.bet = 0;
    if (siwuliu::offer(before).most > 1) add({rules, before, shown.bet});  // a single size is no choice
}

std::string SiwuliuLookBack::look(int by) {
    judge();
    if (finds_none(by)) return accuracy_words();
    if (const SiwuliuLookedBack* back = on_show()) {
        laid_ = back->table();
        till_.begin_round(laid_, back->rules.bank);
    }
    return {};
}

std::string SiwuliuLookBack::accuracy_words() const {
    if (count() > 0) return mistakes_in_words("size", money_words(given_away()));
    const auto share = [](const SiwuliuLookedBack& back) {
        return odds::Fraction{back.judged.mean / odds::whole(back.bet)};
    };
    const SiwuliuLookedBack& first = decisions().front();
    const bool one_share = std::ranges::all_of(decisions(), [&](const SiwuliuLookedBack& back) {
        return back.judged.by_share && share(back) == share(first);
    });
    if (!one_share) return fmt::format("No mistakes: {0} of {0} bets had the best size.", looked_at());
    if (share(first) == 0)
        return "No mistakes: by these rules a bet of any size is fair; a larger one only varies more.";
    return fmt::format(
        "No mistakes: by these rules a bet of any size costs {:.3f} % of it; a larger one only varies more.",
        -100 * odds::to_double(share(first)));
}

siwuliu_look::VerdictWords SiwuliuLookBack::words() const {
    const SiwuliuLookedBack* back = on_show();
    if (!back) return {};
    const odds::SiwuliuJudged& judged = back->judged;
    const Cents most = siwuliu::offer(back->state).most;
    const std::string bet = ui::look_money(back->bet), better = ui::look_money(judged.better);
    const std::string cost = money_words(back->given_away);
    const auto of_bet = [](const odds::Fraction& mean, Cents of) {
        return fmt::format("{:.3f} %", -100 * odds::to_double(mean) / static_cast<double>(of));
    };
    return {fmt::format("You bet {} of {}", bet, ui::look_money(most)),
            judged.by_share
                ? fmt::format("{} costs {} of the bet, {} would cost {}. You lost {}.", bet,
                              of_bet(judged.mean, back->bet), better, of_bet(judged.better_mean, judged.better), cost)
                : fmt::format("It brings {} on average, {} {}. You lost {}.", mean_in_words(judged.mean), better,
                              mean_in_words(judged.better_mean), cost)};
}

}  // namespace boxcars::scenes
