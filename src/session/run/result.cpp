#include "session/run/result.h"

#include <cmath>

namespace boxcars::session {
namespace {

constexpr std::size_t most_sentences = 3;

// The chance that at least `made` of these stations reach their goals.
double at_least(int made, const std::vector<StationResult>& stations) {
    std::vector<double> chance{1};  // [n]: exactly n goals reached so far
    for (const StationResult& station : stations) {
        const double makes = station.kept();
        chance.push_back(0);
        for (std::size_t n = chance.size() - 1; n > 0; --n) chance[n] = chance[n] * (1 - makes) + chance[n - 1] * makes;
        chance.front() *= 1 - makes;
    }
    double sum = 0;
    for (std::size_t n = nth(made); n < chance.size(); ++n) sum += chance[n];
    return sum;
}

using Highlight = std::pair<double, std::string>;  // a weight and a sentence; more weight comes first

void add_dearest(const StationResult& of, std::vector<Highlight>& highlights) {
    const auto dearest = of.ledger.dearest(1);
    if (dearest.empty()) return;
    const RunMoment& moment = *dearest.front();
    highlights.push_back(
        {1 + moment.given_away(), fmt::format("At {} \"{}\" took the goal from {}. Best was \"{}\".", of.station,
                                              moment.text, from_to(moment.before, moment.after), moment.best)});
}

void add_rare(const StationResult& of, std::vector<Highlight>& highlights) {
    const double chance = of.made ? of.ledger.chance : 1 - of.ledger.chance;
    if (chance > 0.45) return;
    highlights.push_back({1 - chance, fmt::format("{} was {} at a chance of {}.", of.station,
                                                  of.made ? "made" : "missed", percent_words(of.ledger.chance))});
}

void add_turn(const StationResult& of, std::vector<Highlight>& highlights) {
    const RunMoment* largest = nullptr;
    for (const RunMoment& moment : of.ledger.moments)
        if (!moment.decided &&
            (!largest || std::abs(moment.after - moment.before) > std::abs(largest->after - largest->before)))
            largest = &moment;
    if (!largest) return;
    const double turn = largest->after - largest->before;
    highlights.push_back(
        {std::abs(turn), fmt::format("One throw at {} {} the goal from {}.", of.station,
                                     turn > 0 ? "raised" : "lowered", from_to(largest->before, largest->after))});
}

std::vector<std::string> sentences_about(const std::vector<StationResult>& stations) {
    std::vector<Highlight> highlights;
    for (const StationResult& of : stations) {
        add_dearest(of, highlights);
        add_rare(of, highlights);
        add_turn(of, highlights);
    }
    std::ranges::stable_sort(highlights, std::greater{}, &Highlight::first);
    std::vector<std::string> sentences;
    for (Highlight& one : highlights)
        if (sentences.size() < most_sentences) sentences.push_back(std::move(one.second));
    return sentences;
}

}  // namespace

RunResult result_of(const Run& run, const OddsOf& odds, const GameTitle& title) {
    RunResult result;
    for (const StationPlayed& played : run.stations) {
        if (!played.over()) break;
        const Station& station = played.station();
        std::string goal = goal_words(station);
        goal.front() = static_cast<char>(std::tolower(goal.front()));
        StationResult of{.station = std::string{run.station_name(how_many(result.stations) + 1)},
                         .what = fmt::format("{}, {}", title(station.invitation->game), goal),
                         .ledger = odds(station)->ledger(played.sitting->recording),
                         .made = played.made()};
        for (const Station& other : played.board) of.likeliest = std::max(of.likeliest, odds(other)->chance());
        result.made += of.made;
        result.by_likeliest += of.likeliest;
        result.by_best_play += of.ledger.chance;
        result.by_decisions += of.kept();
        result.stations.push_back(std::move(of));
    }
    result.luck = at_least(result.made, result.stations);
    result.sentences = sentences_about(result.stations);
    return result;
}

std::string money_words(Cents cents) {
    std::string words = money_text(cents);
    for (std::size_t at = std::min(words.find('.'), words.size()); at > 4; at -= 3) words.insert(at - 3, ",");
    return words;
}

std::string advice_words(const StationLedger& ledger) {
    return fmt::format("Best for the goal: {}. Chance: {}.", ledger.best, percent_words(ledger.now));
}

std::string concede_words(const std::string& chance) {
    return fmt::format(
        "With best play you still make this goal {} of the time. Giving it up costs a heart and what lies on the "
        "table.",
        chance);
}

std::string from_to(double before, double after) {
    std::string words;
    for (int decimals = 0; decimals <= 2; ++decimals) {
        const auto percent = [decimals](double chance) { return fmt::format("{:.{}f}", 100 * chance, decimals); };
        words = fmt::format("{} to {} %", percent(before), percent(after));
        if (percent(before) != percent(after)) break;
    }
    return words;
}

std::string cost_words(const RunMoment& moment) {
    return fmt::format("That took the goal from {}. Best was to {}.", from_to(moment.before, moment.after),
                       moment.best);
}

std::string sum_words(const StationLedger& ledger) {
    const std::size_t count = ledger.dearest(ledger.moments.size()).size();
    if (count == 0) return "No mistakes: every decision was best for the goal.";
    return fmt::format("{} mistake{}: your decisions kept {} of the goal's chance.", count, count == 1 ? "" : "s",
                       percent_words(ledger.played()));
}

std::string luck_runs(double luck) {
    return luck >= 0.5 ? fmt::format("{:.0f} of 100 runs", 100 * luck) : fmt::format("1 in {:.0f} runs", 1 / luck);
}

std::string_view luck_verb(double luck) { return luck >= 0.5 ? "do as well or better" : "does as well or better"; }
std::string luck_words(double luck) { return fmt::format("{} {}", luck_runs(luck), luck_verb(luck)); }

std::array<RunAverage, 3> averages_of(const RunResult& result) {
    return {{{"likeliest tickets", "best play", result.by_likeliest},
             {"your tickets", "best play", result.by_best_play},
             {"your tickets", "your play", result.by_decisions}}};
}

std::string average_words(const RunAverage& average) {
    return fmt::format("{:.2f} stations on average: {}, {}.", average.made, average.tickets, average.play);
}

std::string five_lines(const Run& run, const RunResult& result) {
    std::string route;
    for (const StationResult& station : result.stations) route += station.made ? "●" : "○";
    for (std::size_t n = result.stations.size(); n < nth(run_stations); ++n) route += "·";
    const std::string which = run.plan.name.substr(run.plan.ticket.size() + 1);
    const std::string medal = run.medal() == Medal::None ? "" : fmt::format(", {} medal", medal_word(run.medal()));
    return fmt::format("Boxcars, The Long Run: {} {}\n{}\n{} of {} stations made{}\nSkill: {}\nLuck: {}\n",
                       run.ticket->title, which, route, result.made, run_stations, medal, percent_words(result.skill()),
                       luck_words(result.luck));
}

}  // namespace boxcars::session
