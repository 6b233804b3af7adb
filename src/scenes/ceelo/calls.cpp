#include "scenes/ceelo/announced.h"

namespace boxcars::scenes {
namespace {

using namespace ceelo;
using ceelo_dice::Pattern;

std::string whose(int player, const CeeloSeats& seats) {
    return seats.you(player) ? "Your" : seats.name(player) + "\u2019s";
}

// "you win", "Mo wins": as seats.says(), within a sentence.
std::string within(int player, const CeeloSeats& seats, std::string_view they, std::string_view you) {
    return seats.you(player) ? fmt::format("you {}", you) : seats.says(player, they, you);
}

// Lists the players' names: "You", "Mo and Ada", "Mo, Ada and Bo".
std::string all_of(const std::vector<int>& players, const CeeloSeats& seats) {
    std::vector<std::string> names;
    for (const int player : players) names.push_back(seats.name(player));
    return word_list(names);
}

// Says what the throw decided. `after`: the facts that follow the throw.
std::string outcome(const Threw& threw, std::span<const Fact> after, int point, const CeeloSeats& seats) {
    for (const Fact& fact : after) {
        if (const auto* all = std::get_if<AllSettled>(&fact))
            return all->wins ? "The bank wins every bet at once." : "The bank pays every bet at once.";
        if (const auto* set = std::get_if<PointSet>(&fact)) return fmt::format("{} is the score to beat.", set->point);
        if (const auto* won = std::get_if<BettorWon>(&fact)) {
            const std::string unpaid = won->unpaid > 0 ? fmt::format(", {} more than the bank has", won->unpaid) : "";
            return fmt::format("{} {} {}: {}{}.", beats_words(threw.reading),
                               threw.reading.point == point               ? "ties"
                               : threw.reading.pattern == Pattern::Triple ? "beat"
                                                                          : "beats",
                               point, within(won->player, seats, "wins", "win") + " " + coins_text(won->won), unpaid);
        }
        if (const auto* lost = std::get_if<BettorLost>(&fact))
            return fmt::format("{}: {} {}.",
                               threw.reading.pattern == Pattern::OneTwoThree
                                   ? "1-2-3 loses"
                                   : fmt::format("{} does not beat {}", beats_words(threw.reading), point),
                               within(lost->player, seats, "loses", "lose"), coins_text(lost->bet));
        if (const auto* off = std::get_if<StandOff>(&fact))
            return fmt::format("{0} against {0}: {1}.", point, off->again ? "thrown again" : "a push, nobody pays");
    }
    return "That decides nothing: once more.";
}

std::string percent_words(double chance) { return fmt::format("{:.2f}\u2009%", 100 * chance); }

}  // namespace

std::string beats_words(const ceelo_dice::Reading& reading) {
    if (reading.pattern == Pattern::Triple) return fmt::format("three {}s", reading.of);
    if (reading.pattern == Pattern::PairAndPoint) return std::to_string(reading.point);
    if (reading.pattern == Pattern::FourFiveSix) return "4-5-6";
    return reading.pattern == Pattern::OneTwoThree ? "1-2-3" : "nothing";
}

std::optional<CeeloSay> say_of(std::span<const Fact> facts, int point, const CeeloSeats& seats) {
    const Fact& fact = facts.front();
    if (const auto* drawn = std::get_if<BankDrawn>(&fact))
        return CeeloSay{seats.says(drawn->banker, "banks", "bank") + " first.", "Drawn at random."};
    if (const auto* staked = std::get_if<BankStaked>(&fact))
        return CeeloSay{seats.says(staked->banker, "stakes", "stake") + " " + coins_text(staked->amount) + ".",
                        "The others bet, clockwise."};
    if (const auto* covered = std::get_if<Covered>(&fact))
        return CeeloSay{
            seats.says(covered->player, "covers", "cover") + fmt::format(" {}.", coins_text(covered->amount)),
            covered->left == 0 ? "The bank is covered."
                               : fmt::format("{} {}.", coins_text(covered->left),
                                             facts.size() > 1 ? "not covered" : "still to cover")};
    if (const auto* back = std::get_if<Returned>(&fact))
        return CeeloSay{"Bets are closed.", fmt::format("{} not covered, back to {}.", coins_text(back->amount),
                                                        seats.you(back->banker) ? "you" : seats.name(back->banker))};
    if (const auto* threw = std::get_if<Threw>(&fact))
        return CeeloSay{
            fmt::format("{} {}.", seats.says(threw->player, "throws", "throw"), fmt::join(threw->faces, " ")),
            outcome(*threw, facts.subspan(1), point, seats)};
    if (const auto* bank = std::get_if<BankPasses>(&fact)) return say_of_bank(*bank, seats);
    return {};
}

CeeloSay say_of_bank(const BankPasses& bank, const CeeloSeats& seats) {
    const std::string from = seats.you(bank.from) ? "you" : seats.name(bank.from);
    const std::string title =
        kept(bank.why) ? seats.says(bank.from, "keeps", "keep") : seats.says(bank.to, "takes", "take");
    constexpr const char* kept_because[] = {"The bank won at once.", "The bank won at least one bet.",
                                            "A push is no loss: the bank stays.",
                                            "Under these rules a banker who lost keeps the bank."};
    const std::string why =
        kept(bank.why)                ? kept_because[nth(bank.why)]
        : bank.why == Why::LostAtOnce ? seats.name(bank.from) + " lost at once, so the bank moves on."
        : bank.why == Why::LostEveryBet
            ? seats.name(bank.from) + " lost every bet, so the bank moves on."
            : seats.says(bank.to, "was", "were") + " the first to beat " + from + " with 4-5-6 or a triple.";
    return {title + " the bank.", why};
}

CeeloSay say_of_wait(const State& state, const CeeloSeats& seats, const std::string& why) {
    const bool you = state.turn >= 0 && seats.human(state.turn);
    if (state.phase == Phase::Stake) {
        const std::string range = fmt::format("Stake 1 to {}: the others cover it.", most_offered(state));
        if (!you) return {seats.name(state.turn) + " banks.", why.empty() ? "The banker chooses the stake." : why};
        if (why.empty()) return {whose(state.turn, seats) + " bank.", range};
        return {fmt::format("{} bank: stake 1 to {}.", whose(state.turn, seats), most_offered(state)), why};
    }
    if (state.phase == Phase::Cover) {
        const std::string left = fmt::format("{} of {} still to cover.", left_to_cover(state), coins_text(state.bank));
        if (!you) return {seats.name(state.turn) + " is deciding.", left};
        static constexpr const char* nth[] = {"first", "second", "third", "fourth", "fifth"};
        const int place = (state.turn - state.banker + seats.count()) % seats.count() - 1;
        return {fmt::format("{} {}.", seats.says(state.turn, "bets", "bet"), nth[std::clamp(place, 0, 4)]),
                whose(state.banker, seats) + " bank: " + left};
    }
    if (state.phase == Phase::BankerThrows)
        return {whose(state.turn, seats) + " throw, for the bank.", "4-5-6, a triple or a 6 beside a pair wins."};
    if (state.phase == Phase::BettorThrows)
        return {whose(state.turn, seats) + " throw.",
                fmt::format("Beat a {}; 4-5-6 or a triple always wins.", state.point)};
    return {};
}

CeeloSay say_of_end(const GameOver& over, const CeeloSeats& seats) {
    std::vector<int> winners, broke;
    for (const int player : seats.all()) {
        if (over.won_by(player)) winners.push_back(player);
        if (over.coins[seat(player)] == 0) broke.push_back(player);
    }
    const bool alone = winners.size() == 1, you = broke.size() == 1 && seats.you(broke.front());
    const std::string title =
        alone ? seats.says(winners.front(), "wins", "win") + "." : all_of(winners, seats) + " share the win.";
    return {title, fmt::format("{} {} broke. {} the most coins: {}.", all_of(broke, seats),
                               broke.size() > 1 || you ? "are" : "is",
                               alone ? seats.says(winners.front(), "has", "have") : "Each winner has", over.best)};
}

std::string best_words(const std::vector<odds::CeeloChoice>& choices) {
    const odds::CeeloChoice& top = odds::best(choices);
    const odds::CeeloChoice *second = nullptr, *last = &top;
    for (const odds::CeeloChoice& choice : choices) {
        if (choice.amount != top.amount && (!second || choice.wins > second->wins)) second = &choice;
        if (choice.wins < last->wins) last = &choice;
    }
    const double ahead = second ? top.wins - second->wins : 0, far = top.wins - last->wins;
    constexpr double least_revealed = 5e-5;  // a smaller chance prints as 0.00 %
    if (far < least_revealed) return "";
    if (ahead < least_revealed || last == second)
        return fmt::format("Wins about {} more than {} would.", percent_words(far), last->amount);
    return fmt::format("Wins about {} more than {} would, {} more than {}.", percent_words(ahead), second->amount,
                       percent_words(far), last->amount);
}

std::string boast_of(const CeeloSeats& seats, const Rules& rules, const State& before) {
    const bool best = most_offered(before) > 1 && seats.style(before.turn) == "best";
    return best ? best_words(seats.choices(rules, before)) : "";
}

std::string mean_coins(double coins) {
    if (std::abs(coins) < least_mean) return "0";
    return fmt::format("{}{:.2f}", coins < 0 ? "\u2212" : "+", std::abs(coins));
}

std::pair<std::string, std::string> coach_words(const State& state, std::span<const odds::CeeloChoice> choices,
                                                int amount) {
    const odds::CeeloJudged judged = odds::judge(choices, amount);
    const auto brings = [&](const odds::CeeloChoice& choice, bool surprising) {
        return fmt::format("{} coins on average,{} about {:.1f}\u2009% to win the game.",
                           mean_coins(choice.coins - worth(state, state.turn)), surprising ? " but" : "",
                           100 * choice.wins);
    };
    const std::string here = fmt::format("Coach: with {}, {}", amount, brings(judged.chosen, false));
    if (choices.size() == 1) return {here, "There is no other amount."};
    if (judged.alike) return {here, "Every amount brings the same on average; a larger one only varies more."};
    const odds::CeeloChoice* other = odds::to_compare(choices, amount);
    if (!other) return {here, "No other amount is better."};
    const bool surprising = (other->coins - judged.chosen.coins) * (other->wins - judged.chosen.wins) < 0;
    return {here, fmt::format("With {}, {}", other->amount, brings(*other, surprising))};
}

}  // namespace boxcars::scenes
