#include "session/stop.h"

#include "base/error.h"
#include "base/numbers.h"
#include "base/words.h"
#include "session/played_game.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>

namespace boxcars::session {
namespace {

constexpr std::array<std::string_view, 12> months{"January",   "February", "March",    "April",
                                                  "May",       "June",     "July",     "August",
                                                  "September", "October",  "November", "December"};
constexpr std::size_t written = 10;  // length of a written date

unsigned digits(std::string_view text) {  // 0 if there is anything else
    if (text.find_first_not_of("0123456789") != text.npos) return 0;
    return static_cast<unsigned>(whole_number(text).value_or(0));
}

std::chrono::year_month_day day_of(std::string_view date) {  // requires: `written` characters
    return {std::chrono::year{static_cast<int>(digits(date.substr(0, 4)))},
            std::chrono::month{digits(date.substr(5, 2))}, std::chrono::day{digits(date.substr(8, 2))}};
}

std::string_view one_of_them(StopUnit unit) {
    std::string_view word = word_of(unit);
    word.remove_suffix(1);
    return word;
}

}  // namespace

bool is_date(std::string_view text) {
    if (text.size() != written || text[4] != '-' || text[7] != '-') return false;
    return day_of(text).ok() && day_of(text).year() >= std::chrono::year{1970};
}

void be_date(std::string_view text) {
    if (!is_date(text))
        throw Error(fmt::format("'{}' is no date: write year, month and day, such as 2026-11-23.", text));
}

std::string today() { return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))); }

std::string short_date_words(std::string_view date) {
    const auto day = day_of(date);
    return fmt::format("{} {}", unsigned{day.day()}, months[unsigned{day.month()} - 1]);
}

std::string_view word_of(StopUnit unit) {
    constexpr std::array<std::string_view, 3> words{"games", "rounds", "throws"};
    return words[nth(unit)];
}

std::optional<StopUnit> stop_unit_from(std::string_view word) {
    for (const StopUnit unit : {StopUnit::Games, StopUnit::Rounds, StopUnit::Throws})
        if (word_of(unit) == word) return unit;
    return {};
}

std::string length_words(const StopLength& length) {
    return fmt::format("{} {}", length.count, length.count == 1 ? one_of_them(length.unit) : word_of(length.unit));
}

std::string progress_words(const StopLength& length, int done) {
    return fmt::format("{} {} of {}", one_of_them(length.unit), std::min(done + 1, length.count), length.count);
}

GoalProgress progress_after(StopUnit unit, const StepEnd& step, GoalProgress progress) {
    progress.done += unit == StopUnit::Throws   ? step.threw
                     : unit == StopUnit::Rounds ? step.threw && step.rests
                                                : step.over;
    progress.won += step.won;
    return progress;
}

void GoalStanding::step(const PlayedGame& invited, const rules::Sheet& rules, const rules::State& state, bool threw) {
    const bool ends = rules::over(rules, state),
               rests = length_.unit == StopUnit::Rounds && between_rounds(rules, rules, state);
    progress_ = progress_after(length_.unit, {threw, rests, ends, ends && invited.game_won(state)}, progress_);
    if (length_.unit == StopUnit::Games ? ends : threw && (length_.unit == StopUnit::Throws || ends || rests)) {
        const bool made = invited.goal_reached(state, progress_.won);
        reached_ = made && !stays();
        hopeless_ = stays() && !made;
        if (goal_.kind == rules::GoalKind::Win)
            hopeless_ = progress_.won + length_.count - progress_.done < goal_.target;
    }
    look_for_stakes(invited, rules, state);
}

void GoalStanding::look_for_stakes(const PlayedGame& invited, const rules::Sheet& rules, const rules::State& state) {
    if (!invited.buy_in(rules) || rules::over(rules, state) || hopeless_) return;
    if (!invited.legal(rules, state).empty()) return;
    const rules::Money has = money(state, 0);
    const bool throws = length_.unit == StopUnit::Throws;
    const bool may_throw = !over(false) && invited.dice_wanted(rules, state).count != 0;
    if (has.on_table != 0 || (throws ? has.all() >= goal_.stakes.least : may_throw)) return;
    (stays() && !throws ? reached_ : hopeless_) = true;
}

bool is_run_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_run_name &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == text.npos;
}

std::string_view word_of(rules::GoalKind kind) {
    constexpr std::array<std::string_view, 4> words{"reach", "break", "win", "stay"};
    return words[nth(kind)];
}

std::optional<rules::GoalKind> goal_kind_from(std::string_view word) {
    for (const auto kind :
         {rules::GoalKind::Reach, rules::GoalKind::Break, rules::GoalKind::Win, rules::GoalKind::Stay})
        if (word_of(kind) == word) return kind;
    return {};
}

}  // namespace boxcars::session
