#include "session/store/sit_down.h"

#include <fmt/format.h>

#include <array>

namespace boxcars::session::words {
namespace {

std::string ordinal(std::int64_t number) {  // "third", "12th"
    constexpr std::array<std::string_view, 10> words{"first", "second",  "third",  "fourth", "fifth",
                                                     "sixth", "seventh", "eighth", "ninth",  "tenth"};
    if (number <= std::ssize(words)) return std::string{words[static_cast<std::size_t>(number - 1)]};
    const std::int64_t last = number % 100 / 10 == 1 ? 0 : number % 10;
    return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

}  // namespace

std::string brings(Cents brought, Cents left, bool all_alike, AmountText amount) {
    const std::string who = all_alike ? "You and everybody else sit down with" : "You sit down with";
    if (left == 0) return fmt::format("{} {}: that is your whole purse.", who, amount(brought));
    return fmt::format("{} {} from your purse; {} stays in it.", who, amount(brought), amount(left));
}

std::string too_little(const Purse& purse, Cents least, AmountText amount) {
    return fmt::format("Your purse has {}; this table needs at least {}.", amount(std::max<Cents>(0, purse.in_hand())),
                       amount(least));
}

std::string waits(const Purse& purse, AmountText amount) {
    if (purse.at_tables() == 0) return {};
    return fmt::format("{} more is at tables that wait for you.", amount(purse.at_tables()));
}

std::string next_loan(const Purse& purse, AmountText amount) {
    return fmt::format("Your {} loan, {}, will stay on record.", ordinal(std::ssize(purse.loans) + 1),
                       amount(Purse::loan));
}

std::string loans(const Purse& purse, AmountText amount) {
    const auto count = purse.loans.size();
    if (count == 0) return {};
    return fmt::format("{} loan{}, {} in all, the last on {}", count, count == 1 ? "" : "s", amount(purse.borrowed()),
                       date_text(purse.loans.back().taken).substr(0, 10));
}

std::string practice(Cents brought, AmountText amount) {
    return fmt::format("A face was chosen: this is practice now. The {} that you brought are in your purse again.",
                       amount(brought));
}

std::string no_purse(const Store* store) {
    constexpr std::string_view own = "the table has a bankroll of its own.";
    if (!store) return fmt::format("There is no data folder, and so no purse: {}", own);
    if (store->busy()) return fmt::format("Another Boxcars plays from your purse: {}", own);
    return fmt::format("Your purse cannot be read now: {}", own);
}

}  // namespace boxcars::session::words
