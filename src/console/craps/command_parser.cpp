#include "console/craps/commands.h"

#include "rules/craps/bets.h"

#include <cctype>
#include <sstream>

namespace boxcars::console {
namespace {

using craps::Spot;
using Verb = CrapsCommand::Verb;
using Words = std::span<const std::string>;

const std::map<std::string, Verb, std::less<>> verbs{
    {"roll", Verb::Roll}, {"bet", Verb::Bet},       {"take", Verb::Take},     {"on", Verb::Call},
    {"off", Verb::Call},  {"offers", Verb::Offers}, {"odds", Verb::Odds},     {"bets", Verb::Bets},
    {"undo", Verb::Undo}, {"again", Verb::Again},   {"double", Verb::Double}, {"clear", Verb::Clear},
    {"help", Verb::Help}, {"quit", Verb::Quit}};

std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words;
    std::istringstream in{line};
    for (std::string word; in >> word;) {
        std::erase(word, '\'');  // as in "don't pass"
        std::ranges::transform(word, word.begin(), [](unsigned char c) { return c == '-' ? '_' : std::tolower(c); });
        words.push_back(word);
    }
    return words;
}

std::optional<Spot> spot_of(Words words) { return craps::spot_from(fmt::format("{}", fmt::join(words, "_"))); }

std::optional<Cents> amount_of(const std::string& word) {
    if (word == "all" || word == "full" || word == "max") return all_of_it;
    return money_from(word);
}

std::string not_understood(const craps::Rules& rules, Words words) {
    std::vector<std::string> known;
    for (const auto& [word, verb] : verbs) known.push_back(word);
    for (const Spot spot : craps::spots(rules)) known.push_back(to_text(spot));
    const std::string said = fmt::format("{}", fmt::join(words, " "));
    Words name = words;
    if (name.size() > 1 && verbs.contains(name.front())) name = name.subspan(1);
    if (name.size() > 1 && amount_of(name.back())) name = name.first(name.size() - 1);
    const auto meant = nearest_word(fmt::format("{}", fmt::join(name, "_")), known);
    return fmt::format("'{}' is not understood{}", said.substr(0, 60),
                       meant ? fmt::format("; did you mean '{}'?", *meant) : ": help tells what can be said.");
}

}  // namespace

ParsedCommand parse_command(const craps::Rules& rules, const craps::State& state, const std::string& line) {
    const auto all = words_of(line);
    Words words{all};
    if (words.empty()) return {CrapsCommand{}, {}};
    const auto known = verbs.find(words.front());
    const Verb verb = known == verbs.end() ? Verb::Bet : known->second;
    if (known != verbs.end()) words = words.subspan(1);
    CrapsCommand command{.verb = verb};
    const bool takes_amount = verb == Verb::Bet || verb == Verb::Take;
    if (!takes_amount && verb != Verb::Call && verb != Verb::Odds) {
        if (verb == Verb::Offers)
            command.about = fmt::format("{}", fmt::join(words, "_"));
        else if (!words.empty())
            return {{}, fmt::format("'{}' stands alone: say it without '{}'.", all.front(), words.front())};
        return {command, {}};
    }
    if (words.empty())
        return {{}, fmt::format("Which spot? Type '{} pass' or another spot; 'offers' lists them.", all.front())};
    if (verb == Verb::Call) command.call = all.front() == "on" ? craps::Call::On : craps::Call::Off;
    auto spot = spot_of(words);
    const bool takes_whole = verb == Verb::Take && spot && craps::staked(state, *spot) != 0;
    if (takes_amount && words.size() > 1 && !takes_whole) {  // "place 6 12": a spot in one or more words, and an amount
        const auto before = spot_of(words.first(words.size() - 1));
        const auto amount = amount_of(words.back());
        if (before && amount) spot = before, command.amount = *amount;
    }
    if (!spot) return {{}, not_understood(rules, all)};
    command.spot = *spot;
    return {command, {}};
}

std::string_view command_words() {
    return "  roll, or nothing     throw the dice\n"
           "  bet SPOT AMOUNT      put chips down, also without 'bet': pass 10, place 6 12, hop 3 5 1, pass_odds full\n"
           "  take SPOT [AMOUNT]   take chips up again\n"
           "  on SPOT, off SPOT    a place, buy, hardway, come odds or put odds bet works on the come-out, or rests\n"
           "  offers [WORD]        what the table takes now, all or those with the word in their name\n"
           "  odds SPOT            what a bet wins, and what the house keeps of it\n"
           "  bets                 what is down\n"
           "  undo                 take back the last decision since the dice\n"
           "  again, double        the bets of the throw that settled some once more; all that is down once more on "
           "top\n"
           "  clear                take up all that may be taken up\n"
           "  help, quit\n";
}

}  // namespace boxcars::console
