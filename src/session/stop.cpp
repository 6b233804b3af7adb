#include "session/stop.h"

#include "base/error.h"
#include "base/numbers.h"
#include "base/words.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <algorithm>
#include <chrono>
#include <ctime>

namespace boxcars::session {
namespace {

constexpr std::array<std::string_view, 12> months{"January",   "February", "March",    "April",
                                                  "May",       "June",     "July",     "August",
                                                  "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 3> unit_words{"games", "rounds", "throws"};
constexpr std::array<std::string_view, 4> goal_kind_words{"reach", "break", "win", "stay"};
constexpr std::size_t written = 10;  // length of a written date

// requires: `written` characters. A part that is no number counts as 0, which no date has.
std::chrono::year_month_day day_of(std::string_view date) {
    const auto part = [&](std::size_t at, std::size_t size) {
        return whole_number(date.substr(at, size), 0, 9999).value_or(0);
    };
    return {std::chrono::year{part(0, 4)}, std::chrono::month{static_cast<unsigned>(part(5, 2))},
            std::chrono::day{static_cast<unsigned>(part(8, 2))}};
}

template <class Kind>
std::optional<Kind> kind_named(std::span<const std::string_view> words, std::string_view word) {
    const auto at = std::ranges::find(words, word);
    return at == words.end() ? std::nullopt : std::optional{static_cast<Kind>(at - words.begin())};
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

std::string_view word_of(StopUnit unit) { return unit_words[nth(unit)]; }
std::string_view word_of(rules::GoalKind kind) { return goal_kind_words[nth(kind)]; }
std::optional<StopUnit> stop_unit_from(std::string_view word) { return kind_named<StopUnit>(unit_words, word); }
std::optional<rules::GoalKind> goal_kind_from(std::string_view word) {
    return kind_named<rules::GoalKind>(goal_kind_words, word);
}

std::string length_words(StopUnit unit, int length) {
    return fmt::format("{} {}", length, length == 1 ? one_of_them(unit) : word_of(unit));
}

std::string progress_words(StopUnit unit, int length, int done) {
    return fmt::format("{} {} of {}", one_of_them(unit), std::min(done + 1, length), length);
}

GoalProgress progress_after(StopUnit unit, bool threw, bool rests, bool over, bool won, GoalProgress progress) {
    progress.done += unit == StopUnit::Throws ? threw : unit == StopUnit::Rounds ? threw && rests : over;
    progress.won += won;
    return progress;
}

void GoalStanding::step(const PlayedGame& invited, const rules::Sheet& rules, const rules::State& state, bool threw) {
    const bool ends = rules::over(rules, state),
               rests = unit_ == StopUnit::Rounds && between_rounds(rules, rules, state);
    progress_ = progress_after(unit_, threw, rests, ends, ends && invited.game_won(state), progress_);
    if (unit_ == StopUnit::Games ? ends : threw && (unit_ == StopUnit::Throws || ends || rests)) {
        const bool made = invited.goal_reached(state, progress_.won);
        reached_ = made && !stays();
        hopeless_ = stays() && !made;
        if (goal_.kind == rules::GoalKind::Win)
            hopeless_ = progress_.won + goal_.length - progress_.done < goal_.target;
    }
    look_for_stakes(invited, rules, state);
}

void GoalStanding::look_for_stakes(const PlayedGame& invited, const rules::Sheet& rules, const rules::State& state) {
    if (!invited.buy_in(rules) || rules::over(rules, state) || hopeless_) return;
    if (!invited.decisions(rules, state).empty()) return;
    const rules::Money has = money(state, 0);
    const bool throws = unit_ == StopUnit::Throws;
    const bool may_throw = !over(false) && invited.dice(rules, state).count != 0;
    if (has.on_table != 0 || (throws ? has.all() >= goal_.stakes.least : may_throw)) return;
    (stays() && !throws ? reached_ : hopeless_) = true;
}

bool is_run_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_run_name &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == text.npos;
}

}  // namespace boxcars::session
