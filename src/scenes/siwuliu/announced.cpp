#include "scenes/siwuliu/announced.h"

#include "platform/frames.h"
#include "session/siwuliu/records.h"
#include "ui/amounts.h"

namespace boxcars::scenes {

using namespace siwuliu;

SiwuliuPhase SiwuliuRound::land(const Rules& rules, SiwuliuFacts facts, Ticks now) {
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

void SiwuliuLedger::add_ended(const Rules& rules, SiwuliuFacts facts, bool practice) {
    const auto* ended = found<RoundEnded>(facts);
    if (!ended) return;
    const auto call = siwuliu_call(rules, 0, facts);
    ui::SiwuliuRoundLine round{.number = ended->round,
                               .words = call ? call->words : "",
                               .bank = ended->bank,
                               .balance = ended->balance,
                               .practice = practice};
    if (const auto* won = found<Won>(facts)) round.result += won->won;
    if (const auto* lost = found<Lost>(facts)) round.result -= lost->bet + lost->more;
    if (const auto* gave = found<Surrendered>(facts)) round.result -= gave->bet - gave->back;
    if (!practice) curve_.add({round.balance, curve_.points().back().rounds + 1});
    rounds_.add(std::move(round));
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
    const Onlooker nobody{.places = {}, .now = long_ago, .reduced_motion = true};
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
    std::vector<const session::Entry*> standing;  // without the decisions that were taken back
    for (; from < journal.size(); ++from) {
        if (journal[from].event || !journal[from].faces.empty()) standing.push_back(&journal[from]);
        if (journal[from].text == session::undo_word && !standing.empty()) standing.pop_back();
    }
    for (const session::Entry* entry : standing) {
        const auto facts = rules::facts_of<Fact>(entry->step.facts);
        const bool bankers = state.phase == siwuliu::Phase::BankerRolls;
        state = entry->step.next.as<State>();
        if (entry->faces.empty()) {
            bet(rules, facts, state, nobody);
        } else {
            round.fly(bankers ? Who::Banker : Who::Player);
            land(rules, facts, nobody);
        }
        till.come_to_rest();
    }
}

void SiwuliuLookBack::remember(const siwuliu::Rules& rules, const siwuliu::State& shown) {
    if (shown.phase != siwuliu::Phase::BankerRolls) return;
    if (looked_at() > 0 && decisions().back().state.round == shown.round) return;
    siwuliu::State before = shown;
    before.phase = siwuliu::Phase::Betting;
    before.balance += before.bet;
    before.bet = 0;
    if (siwuliu::most_offered(before) > 1) add({rules, before, shown.bet});  // a single size is no choice
}

std::string SiwuliuLookBack::look(int by) {
    judge();
    if (by != 0 && count() == 0) return accuracy_words();
    by == 0 ? close() : step(by);
    if (const SiwuliuLookedBack* back = on_show()) {
        laid_ = back->state;
        laid_.balance -= back->bet;
        laid_.bet = back->bet;
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
    const Cents most = siwuliu::most_offered(back->state);
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

namespace {

using ceelo_dice::Pattern, ceelo_dice::Reading, siwuliu_look::VerdictWords;

// The title of a throw, and its dice in words.
std::pair<std::string, std::string> words_of(const Reading& reading) {
    const auto& [pattern, of, point] = reading;
    if (pattern == Pattern::Triple) return {ceelo_dice::triple_words(of), fmt::format("{0} · {0} · {0}", of)};
    if (pattern == Pattern::PairAndPoint)
        return {fmt::format("A pair and a {}", point), fmt::format("pair of {}s and a {}", of, point)};
    if (pattern == Pattern::FourFiveSix) return {"Sì-Wŭ-Liù", "4 · 5 · 6"};
    if (pattern == Pattern::OneTwoThree) return {"One, two, three", "1 · 2 · 3"};
    return {"No score", "nothing"};
}

// What was won, or, below 0, lost; and who could not pay all that is owed, if not everything is paid.
std::string change_words(Cents change, Cents owed, const char* who) {
    const std::string words = ui::look_change(change);
    if (std::abs(change) >= owed) return words;
    return words + fmt::format(", all that {} of the {} owed", who, ui::look_money(owed));
}

std::string reason(const Rules& rules, By by, bool won, const Reading& reading, int point) {
    const std::string dice = words_of(reading).second;
    if (by == By::PlayersDice) return fmt::format("{} {} at once", dice, won ? "wins" : "loses");
    if (by == By::Points) return fmt::format("Your {} against the banker's {}", reading.point, point);
    if (by == By::Tie) {
        constexpr const char* whose[] = {"is thrown again", "gives the bet back", "is the banker's", "is yours"};
        return fmt::format("A tie at {} {}", reading.point, whose[nth(rules.tie)]);
    }
    const std::string with = reading.pattern == Pattern::Triple         ? "a triple"
                             : reading.pattern == Pattern::PairAndPoint ? fmt::format("a pair and a {}", reading.point)
                                                                        : dice;
    return fmt::format("The bank {} at once with {}. You", won ? "loses" : "wins", with);
}

}  // namespace

std::optional<VerdictWords> siwuliu_call(const Rules& rules, int point, SiwuliuFacts facts) {
    if (const auto* gave = found<Surrendered>(facts))
        return VerdictWords{"Half given up", fmt::format("{} comes back: {}", ui::look_money(gave->back),
                                                         ui::look_change(gave->back - gave->bet))};
    const Threw* threw = found<Threw>(facts);
    if (!threw) return {};
    const Reading& reading = threw->reading;
    const bool banker = threw->who == Who::Banker;
    VerdictWords call{words_of(reading).first};
    if (const auto* again = found<RollsAgain>(facts)) {
        if (again->tied) return VerdictWords{fmt::format("A tie at {}", reading.point), "Throw again: your bet stays."};
        call.sub = banker ? "The banker throws again." : "Throw again.";
    } else if (const auto* won = found<Won>(facts)) {
        call.celebrate = !banker && won->won > 0;
        call.sub =
            reason(rules, won->by, true, reading, point) + ": " + change_words(won->won, won->owed, "the bank holds");
        if (reading.pattern == Pattern::FourFiveSix && call.celebrate) call.words += "!";
    } else if (const auto* lost = found<Lost>(facts)) {
        call.sub = reason(rules, lost->by, false, reading, point) + ": " +
                   change_words(-(lost->bet + lost->more), lost->bet + lost->owed, "you hold");
    } else if (const auto* pushed = found<Pushed>(facts)) {
        call.sub = fmt::format("A tie gives the bet back: {}", ui::look_money(pushed->bet));
    } else if (banker) {
        call.words = fmt::format("Point {}", reading.point);
        call.sub = fmt::format("The banker's point: beat a {}.", reading.point);
    }
    return call;
}

std::string mean_in_words(const odds::Fraction& cents) {
    if (cents == 0) return "0\u00A2";
    return (cents < 0 ? "\u2212" : "+") + money_words(odds::to_double(abs(cents)));
}

std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more) {
    const Cents most = most_offered(state);
    if (more < 1 || more > most) return {};
    const auto mean = [&](Cents amount) { return mean_in_words(odds::mean_of_bet(rules, state, amount)); };
    const auto bet = [&](Cents amount) { return ui::look_money(state.bet + amount); };
    const std::string words =
        fmt::format("{} {}: average {}", state.bet > 0 ? "raise to" : "bet", bet(more), mean(more));
    if (more == most) return words;
    return words + fmt::format(" \u00B7 {}: {}", bet(most), mean(most));
}

std::string decision_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more) {
    std::string words = "throw " + mean_in_words(odds::mean_of_throw(rules, state));
    if (more > 0 && more <= most_raise(rules, state)) {
        const auto raised = apply(rules, state, siwuliu::Raise{more}).next;
        words += fmt::format(" \u00B7 raise to {}: {}", ui::look_money(raised.bet),
                             mean_in_words(odds::mean_of_throw(rules, raised)));
    }
    if (may_give_up(rules, state)) words += " \u00B7 give up " + ui::look_change(given_back(state.bet) - state.bet);
    return words;
}

std::string coach_words(const odds::RoundOdds& chances) {
    const double mean = 100 * odds::to_double(chances.edge);
    return fmt::format("chance to win {:.2f} % · a bet brings {}{:.2f} %", 100 * odds::to_double(chances.win),
                       mean < 0 ? "−" : "+", std::abs(mean));
}

}  // namespace boxcars::scenes
