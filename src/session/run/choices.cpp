// Writes and reads the choices of a run.
#include "base/words.h"
#include "session/run/run.h"

#include <fmt/ranges.h>

namespace boxcars::session {
namespace {

constexpr std::string_view end_letters = "-AHM", medal_letters = "-bsg";  // by RunEnd and by Medal

std::string text_of(const RunChoice& choice) {
    std::string text = std::to_string(choice.invitation);
    if (choice.stays) text += *choice.stays ? '*' : '|';
    if (choice.keepsake) text += fmt::format("+{}", *choice.keepsake);
    if (!choice.wares.empty() || choice.left_car) text += '/';
    for (const int ware : choice.wares) text += fmt::format("${}", ware);
    return choice.left_car ? text + '.' : text;
}

std::string text_of(const RunOutcome& outcome) {
    const std::string text = fmt::format("={}{}", end_letters[nth(static_cast<int>(outcome.end))], outcome.made);
    return outcome.medal == Medal::None ? text : text + medal_letters[nth(static_cast<int>(outcome.medal))];
}

// Takes a sign and a digit below `count` from the front of the text; empty, and nothing taken: they are not there.
std::optional<int> digit_after(std::string_view& text, std::string_view sign, int count) {
    if (!text.starts_with(sign)) return {};
    const auto digit = whole_number(text.substr(sign.size(), 1), 0, count - 1);
    if (digit) text.remove_prefix(sign.size() + 1);
    return digit;
}

// What is not read is missing from the text that is written again.
RunChoice choice_from(std::string_view word) {
    RunChoice choice{.invitation = digit_after(word, "", invitations_on_board).value_or(0)};
    if (word.starts_with('*') || word.starts_with('|')) choice.stays = word.front() == '*';
    word.remove_prefix(choice.stays ? 1 : 0);
    choice.keepsake = digit_after(word, "+", keepsakes_offered);
    word.remove_prefix(word.starts_with('/') ? 1 : 0);
    while (const auto ware = digit_after(word, "$", wares_on_tray)) choice.wares.push_back(*ware);
    choice.left_car = word == ".";
    return choice;
}

std::optional<RunOutcome> outcome_from(std::string_view word) {
    if (word.size() < 3) return {};
    const auto end = end_letters.find(word[1]), medal = word.size() > 3 ? medal_letters.find(word[3]) : 0;
    const auto made = whole_number(word.substr(2, 1), 0, run_stations);
    if (end == end_letters.npos || medal == medal_letters.npos || !made) return {};
    return RunOutcome{static_cast<RunEnd>(end), *made, static_cast<Medal>(medal)};
}

}  // namespace

std::string choices_text(const RunPlan& plan) {
    std::vector<std::string> words;
    for (const RunChoice& choice : plan.choices) words.push_back(text_of(choice));
    if (plan.outcome) words.push_back(text_of(*plan.outcome));
    return fmt::format("{}", fmt::join(words, " "));
}

std::optional<RunPlan> choices_from(std::string_view text, RunPlan plan) {
    plan.choices.clear();
    plan.outcome.reset();
    if (text.empty()) return plan;
    for (const std::string_view word : words_of(text))
        if (word.starts_with('='))
            plan.outcome = outcome_from(word);
        else
            plan.choices.push_back(choice_from(word));
    if (plan.choices.empty() || how_many(plan.choices) > run_stations || choices_text(plan) != text) return {};
    return plan;
}

}  // namespace boxcars::session
