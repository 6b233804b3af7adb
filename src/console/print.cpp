#include "console/print.h"

#include "session/system/system.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace boxcars::console {
namespace {

constexpr int most_decimals = 12, digits_of_a_double = 17;
constexpr int width = 40;                       // of the bar, in characters
constexpr std::chrono::milliseconds pause{80};  // between two updates of the bar

int decimals(double error) {  // how many to show
    if (error <= 0) return most_decimals;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(error))), 0, most_decimals);
}

}  // namespace

void print_news(const std::vector<std::string>& sentences, std::ostream& err) {
    for (const std::string& sentence : sentences) print(err, "boxcars: {}\n", sentence);
}

std::string known_text(double value, double error) { return fmt::format("{:.{}f}", value, decimals(error)); }
std::string signed_text(double value, double error) { return fmt::format("{:+.{}f}", value, decimals(error)); }

std::string exact_text(double value, double relative_error) {
    const int right = relative_error > 0 ? static_cast<int>(std::ceil(-std::log10(relative_error))) : most_decimals;
    return fmt::format("{:.{}g}", value, std::clamp(right + 1, 1, digits_of_a_double));
}

double percent_error(std::int64_t part, std::int64_t all) {
    const double share = ratio(part, all), games = std::max(1.0, static_cast<double>(all));
    return 100 * std::max(std::sqrt(share * (1 - share) / games), 1 / games);  // a count of 0 still has an error
}

std::string percent_text(std::int64_t part, std::int64_t all) {
    return known_text(100 * ratio(part, all), percent_error(part, all));
}

std::string wait_text(std::int64_t sum, std::int64_t games) {
    const double mean = ratio(sum, games);
    return known_text(mean, mean / std::sqrt(std::max(1.0, static_cast<double>(games))));
}

double figure(double value) {
    const std::string digits = fmt::format("{:.{}g}", value, most_decimals);
    std::from_chars(digits.data(), digits.data() + digits.size(), value);  // strtod depends on the locale
    return value;
}

Progress::Progress(std::ostream& err) : err_(err), shown_(session::os::is_terminal(session::os::standard_error)) {}

Progress::~Progress() {
    if (drawn_) err_ << fmt::format("\r{:{}}\r", "", width + 9);
}

void Progress::at(double part) {
    const std::scoped_lock lock{mutex_};
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < pause) return;
    last_ = now;
    drawn_ = true;
    const int full = static_cast<int>(std::clamp(part, 0.0, 1.0) * width);
    err_ << fmt::format("\r[{:#<{}}{:.<{}}] {:3.0f} %", "", full, "", width - full, 100 * part);
    err_.flush();
}

}  // namespace boxcars::console
