#include "base/money.h"

#include "base/words.h"

namespace boxcars {

std::string money_text(Cents cents) {
    if (cents < 0) return "-" + money_text(-cents);
    std::string text = "$" + std::to_string(cents / dollar);
    const int part = static_cast<int>(cents % dollar);
    if (part == 0) return text;
    return text + "." + static_cast<char>('0' + part / 10) + static_cast<char>('0' + part % 10);
}

std::optional<Cents> money_from(std::string_view text) {
    constexpr Cents most = 1'000'000'000'000;  // dollars
    if (text.starts_with('$')) text.remove_prefix(1);
    const auto point = text.find('.');
    const auto dollars = whole_number(text.substr(0, point));
    if (text.empty() || text.front() == '-' || !dollars || *dollars > most) return {};
    if (point == std::string_view::npos) return *dollars * dollar;
    const auto decimals = text.substr(point + 1);
    const auto part = whole_number(decimals);
    if (!part || decimals.size() > 2 || decimals.front() == '-') return {};
    return *dollars * dollar + *part * (decimals.size() == 1 ? 10 : 1);
}

}  // namespace boxcars
