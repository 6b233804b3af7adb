// Prints text, figures and JSON to a stream, and a progress bar to a terminal. Escapes control characters but line
// ends, as names may come from a file. (With fmt's own print() for streams, every caller would compile all of fmt.)
#pragma once
#include "session/strict_json.h"

#include <fmt/format.h>
#include <chrono>
#include <iosfwd>
#include <mutex>
#include <ostream>

namespace boxcars::console {

template <class... Parts>
void print(std::ostream& out, fmt::format_string<Parts...> form, Parts&&... parts) {
    out << printable(fmt::vformat(form, fmt::make_format_args(parts...)), LineEnds::Keep);
}

void print_news(const std::vector<std::string>& sentences, std::ostream& err);
inline void print_json(std::ostream& out, const Json& json) { out << json.dump(2) << '\n'; }

inline double ratio(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

// Figures as text with the known digits: sampled ones end at their standard error, computed ones at their bound.
std::string known_text(double value, double error);           // "0.0712" for an error of 0.0003
std::string signed_text(double value, double error);          // "+0.0712"
std::string exact_text(double value, double relative_error);  // all correct digits and one more

// The share in percent, without the percent sign, and its binomial standard error, at least 100 / all.
std::string percent_text(std::int64_t part, std::int64_t all);
double percent_error(std::int64_t part, std::int64_t all);
// The mean wait over all `games`, in throws or rounds. Assumes that the standard deviation of a wait is about its mean.
std::string wait_text(std::int64_t sum, std::int64_t games);

// Rounds a figure of JSON to twelve digits, the most that any solver guarantees.
double figure(double value);

// Draws a progress bar if standard error is a terminal, and nothing anywhere else.
class Progress {
 public:
    explicit Progress(std::ostream& err);
    ~Progress();           // erases the bar
    void at(double part);  // 0..1, from any thread

 private:
    std::ostream& err_;
    bool shown_, drawn_ = false;
    std::mutex mutex_;
    std::chrono::steady_clock::time_point last_{};
};

}  // namespace boxcars::console
