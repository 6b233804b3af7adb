// Sì-wŭ-liù in words and numbers: the knobs, events and facts for journals and files, states for hashes and people.
#include "base/overloaded.h"
#include "rules/knobs.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::siwuliu {
namespace {

constexpr std::string_view pays_words[] = {"to", "for"};
constexpr std::string_view tie_words[] = {"reroll", "push", "banker", "player"};
constexpr std::string_view outer_pair_words[] = {"point", "reroll"};
constexpr int most_money = 100'000'000;  // a million dollars, in cents

using rules::off_on, rules::Unit;

constexpr rules::Knob<Rules> all_knobs[] = {
    {KNOB(bank), 1, most_money, "What the banker opens with, in cents: 100050 is $1000.50.", "The bank holds", "Money",
     Unit::Cents},
    {KNOB(balance), 1, most_money, "What the player sits down with, in cents: 10000 is $100.", "You sit down with",
     "Money", Unit::Cents},
    {KNOB(pays_111), 1, 100, "A player's 1-1-1 pays this to 1, or for 1: see pays.", "1-1-1 pays", "Pay-outs"},
    {KNOB(pays_triple), 1, 100, "A player's other triples pay this to 1, or for 1: see pays.", "Other triples pay",
     "Pay-outs"},
    {KNOB(pays_456), 1, 100, "A player's 4-5-6 pays this to 1, or for 1: see pays.", "4-5-6 pays", "Pay-outs"},
    {KNOB(pays_point), 1, 100, "A player's higher point pays this to 1.", "A higher point pays", "Pay-outs"},
    {KNOB(pays), 0, 1, "'to' adds the stake to pays_111, pays_triple and pays_456; 'for' has it in them already.",
     "Paid to 1 or for 1", "Pay-outs", Unit::Number, pays_words},
    {KNOB(tie), 0, 3, "Equal points: the player rolls again, takes the bet back, or one of the two wins.",
     "Equal points", "Points and the banker", Unit::Number, tie_words},
    {KNOB(banker_multiples), 0, 1,
     "The banker's 1-1-1, triples and 4-5-6 collect pays_111, pays_triple and pays_456 times the bet, as far as the "
     "balance goes.",
     "Banker multiplies", "Points and the banker", Unit::Number, off_on},
    {KNOB(pair_with_6_or_1), 0, 1,
     "A 6 or a 1 beside a player's pair: a point like any other, or the player rolls again.", "Pair with 6 or 1",
     "Points and the banker", Unit::Number, outer_pair_words},
    {KNOB(raise), 0, 1, "Against the banker's point the player may raise once, by up to the bet.",
     "Raise after his point", "Points and the banker", Unit::Number, off_on, true},
    {KNOB(surrender), 0, 1, "Against the banker's point the player may give up, and takes half of the bet back.",
     "Give up half", "Points and the banker", Unit::Number, off_on, true},
};

std::string who_text(Who who) { return who == Who::Banker ? "banker" : "player"; }

std::string by_text(By by, Who winner) {
    if (by == By::BankersDice) return "by the banker's dice";
    if (by == By::PlayersDice) return "by their own dice";
    if (by == By::Tie) return "by a tie";
    return winner == Who::Player ? "against a lower point" : "against a higher point";
}

std::string lost_text(const Lost& lost) {
    const std::string text = "player loses " + money_text(lost.bet) + " " + by_text(lost.by, Who::Banker);
    if (lost.owed == 0) return text;
    return text + ", and " + money_text(lost.more) + " more" + all_there_is(lost.more, lost.owed, "player");
}

std::optional<Event> roll_from(std::string_view text) {
    std::vector<int> faces;
    for (const auto word : words_of(text)) {
        const auto face = whole_number(word, -1000, 1000);
        if (!face) return {};
        faces.push_back(*face);
    }
    if (faces.size() != 3) return {};
    return Rolled{{faces[0], faces[1], faces[2]}};
}

constexpr Overloaded fact_words{
    [](const BetPlaced& f) {
        return "player bets " + money_text(f.amount) + ", " + money_text(f.uncovered) + " uncovered";
    },
    [](const BetsClosed& f) {
        return money_text(f.covered) + " covered, " + money_text(f.returned) + " back to the banker";
    },
    [](const Threw& f) {
        return who_text(f.who) + " threw " + ceelo_dice::faces_text(f.faces) + ": " + ceelo_dice::to_text(f.reading);
    },
    [](const HasPoint& f) { return "the " + who_text(f.who) + "'s point is " + std::to_string(f.point); },
    [](const RollsAgain& f) {
        return std::string{f.tied ? "the points are equal: " : ""} + "the " + who_text(f.who) + " rolls again";
    },
    [](const Won& f) {
        return "player wins " + money_text(f.won) + " on " + money_text(f.bet) + " " + by_text(f.by, Who::Player) +
               all_there_is(f.won, f.owed, "bank");
    },
    [](const Lost& f) { return lost_text(f); },
    [](const Pushed& f) { return "the bet of " + money_text(f.bet) + " goes back to the player"; },
    [](const RoundEnded& f) {
        return "round " + std::to_string(f.round) + " ends: bank " + money_text(f.bank) + ", player " +
               money_text(f.balance);
    },
    [](const Surrendered& f) {
        return "player gives up " + money_text(f.bet) + ", and " + money_text(f.back) + " of it goes back";
    },
    [](const Raised& f) { return "player raises by " + money_text(f.amount) + ", to " + money_text(f.bet); }};

}  // namespace

std::string all_there_is(Cents paid, Cents owed, std::string_view holder) {
    return paid == owed ? "" : ", all that the " + std::string{holder} + " holds of the " + money_text(owed) + " owed";
}

std::span<const rules::Knob<Rules>> Rules::knobs() { return all_knobs; }
Rules as_written(const Rules& rules) { return {.bank = rules.bank, .balance = rules.balance}; }

Rules fair_house(const Rules& rules) {
    Rules fair = as_written(rules);
    fair.tie = Tie::Banker;
    fair.pays_111 = 4;
    return fair;
}

std::vector<std::int64_t> canonical(const State& state) {
    std::vector<std::int64_t> numbers{state.bank,           state.balance, state.bet,
                                      ordinal(state.phase), state.point,   state.round};
    if (state.raised > 0) numbers.push_back(state.raised);
    return numbers;
}

rules::Named describe(const State& state) {
    rules::Named named{{"bank", state.bank},   {"balance", state.balance},
                       {"bet", state.bet},     {"phase", ordinal(state.phase)},
                       {"point", state.point}, {"round", state.round}};
    if (state.raised > 0) named.emplace_back("raised", state.raised);
    return named;
}

std::string to_text(const Event& event) {
    if (const auto* bet = std::get_if<Bet>(&event)) return "bet " + money_text(bet->amount);
    if (const auto* raised = std::get_if<Raise>(&event)) return "raise " + money_text(raised->amount);
    if (const auto* rolled = std::get_if<Rolled>(&event)) return "roll " + ceelo_dice::faces_text(rolled->faces);
    return std::holds_alternative<Surrender>(event) ? "surrender" : "stop";
}

std::optional<Event> event_from(const Rules&, std::string_view text) {
    const auto after = [text](std::string_view word) -> std::optional<std::string_view> {
        return text.starts_with(word) ? std::optional{text.substr(word.size())} : std::nullopt;
    };
    const auto amount_after = [&](std::string_view word) {
        const auto rest = after(word);
        return rest ? money_from(*rest) : std::nullopt;
    };
    if (text == "stop") return Stop{};
    if (text == "surrender") return Surrender{};
    if (const auto faces = after("roll ")) return roll_from(*faces);
    if (const auto amount = amount_after("bet ")) return Bet{*amount};
    if (const auto amount = amount_after("raise ")) return Raise{*amount};
    return {};
}

Cents to_balance(const Fact& fact) {
    return std::visit(Overloaded{[](const BetPlaced& f) { return -f.amount; },
                                 [](const Raised& f) { return -f.amount; }, [](const Surrendered& f) { return f.back; },
                                 [](const Won& f) { return f.bet + f.won; }, [](const Lost& f) { return -f.more; },
                                 [](const Pushed& f) { return f.bet; }, [](const auto&) { return Cents{0}; }},
                      fact);
}

std::string to_text(const Fact& fact) { return std::visit(fact_words, fact); }

}  // namespace boxcars::siwuliu
