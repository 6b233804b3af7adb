// The readers of files and of arguments, and what all of them promise.
#pragma once
#include "base/error.h"
#include "base/words.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace fuzz {

struct Finding : std::logic_error {
    using std::logic_error::logic_error;
};

void settings(std::string_view bytes);
void rule_file(std::string_view bytes);
void replay(std::string_view bytes);
void script(std::string_view bytes);
void dice_file(std::string_view bytes);
void strategy(std::string_view bytes);
void part(std::string_view bytes);
void command_line(std::string_view bytes);
void store(std::string_view bytes);

using Read = void (*)(std::string_view);
struct Reader {
    const char* name;  // of its folder in corpus/, too
    Read read;
};
constexpr Reader readers[]{{"settings", settings}, {"rule_file", rule_file},       {"replay", replay},
                           {"script", script},     {"dice_file", dice_file},       {"strategy", strategy},
                           {"part", part},         {"command_line", command_line}, {"store", store}};

inline void require(bool holds, const std::string& what) {
    if (!holds) throw Finding(what);
}

inline void require_sentence(std::string_view sentence, std::string_view source) {
    const std::string text{sentence};
    const auto holds = [&](bool promised, const char* what) {  // joins the text only for a Finding
        if (!promised) throw Finding(what + (": " + text));
    };
    holds(text.find(source) != std::string::npos, "this sentence does not name what was read");
    holds(boxcars::printable(text) == text, "this sentence cannot be shown");
    holds(text.size() < 2000, "this sentence is too long");
    holds(text.ends_with('.') || text.ends_with('?'), "this sentence does not end");
}

inline std::chrono::nanoseconds processor_time() {  // of this thread alone
    std::timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec};
}

// Requires that an input is read within `most`. A slower one is read up to twice more, because the first read may also
// fill caches.
inline void read_within(std::chrono::nanoseconds most, Read read, std::string_view bytes) {
    std::chrono::nanoseconds took{};
    for (int time = 0; time < 3; ++time) {
        const auto began = processor_time();
        read(bytes);
        took = processor_time() - began;
        if (took <= most) return;
    }
    require(false,
            "reading this takes " + std::to_string(took.count() / 1'000'000) + " ms of processor time, three times");
}

// Remembers the values checked last. A check that depends on the value alone, such as that it reads back as written,
// need not be repeated: most spoilt inputs give the same few values.
template <class Value, std::size_t Most = 16>
class Lately {
 public:
    bool holds(const Value& value) {  // adds it if it is new
        if (std::ranges::find(values_, value) != values_.end()) return true;
        if (values_.size() < Most)
            values_.push_back(value);
        else
            values_[oldest_++ % Most] = value;
        return false;
    }

 private:
    std::vector<Value> values_;
    std::size_t oldest_ = 0;
};

// The value; empty if `read` throws an Error that names the source.
template <class Read>
auto value_or_error(std::string_view source, const Read& read) -> std::optional<decltype(read())> {
    try {
        return read();
    } catch (const boxcars::Error& error) {
        require_sentence(error.what(), source);
        return {};
    }
}

}  // namespace fuzz
