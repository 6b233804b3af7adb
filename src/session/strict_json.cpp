#include "session/strict_json.h"

#include "base/error.h"
#include "base/numbers.h"

#include <fmt/format.h>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace boxcars::session {
namespace {

// The memory in bytes that a built value takes: itself, with half of its list unused, and its own block.
constexpr std::size_t value_takes = 32, list_takes = 32, text_takes = 48, key_takes = 64;
// The memory that a file may take. An entry of a replay has 80 bytes or more and takes nine times as much; the shortest
// form of as many entries as a sitting can have takes less than the first figure.
constexpr std::size_t bytes_for_any_file = 32 << 20, bytes_for_a_byte = 12;
constexpr std::size_t most_in_a_list = 400'000;

// Checks the parser's events before anything is built: depth, values and their memory, repeated keys, syntax errors.
class Listener : public nlohmann::json_sax<nlohmann::json> {
 public:
    Listener(std::string_view text, const std::string& source, int most_depth, std::size_t values)
        : source_(source),
          most_depth_(most_depth),
          most_(values),
          bytes_left_(bytes_for_any_file + bytes_for_a_byte * text.size()) {}

    bool null() override { return another(0); }
    bool boolean(bool) override { return another(0); }
    bool number_integer(number_integer_t) override { return another(0); }
    bool number_unsigned(number_unsigned_t) override { return another(0); }
    bool number_float(number_float_t, const string_t&) override { return another(0); }
    bool string(string_t& text) override { return another(text_takes + text.size()); }
    bool binary(binary_t&) override { return another(0); }
    bool start_object(std::size_t) override { return deeper(); }
    bool start_array(std::size_t) override { return deeper(); }
    bool end_object() override { return higher(); }
    bool end_array() override { return higher(); }
    bool key(string_t& name) override {
        auto& keys = open_.back().keys;
        take(key_takes + name.size());
        if (keys.size() == most_fields)
            throw Error(fmt::format("The {} has more than {} fields in one object.", source_, most_fields));
        if (keys.insert(name).second) return true;
        throw Error(fmt::format("The {} says '{}' twice in one object.", source_, name.substr(0, 40)));
    }
    // Keeps only the place from the parser's message, which may contain bytes of the file.
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& trouble) override {
        const std::string_view what = trouble.what();
        const auto line = what.find("at line ");
        const auto end = line == std::string_view::npos ? line : what.find(':', line);
        const auto place = end == std::string_view::npos ? std::string_view{} : what.substr(line, end - line);
        throw Error(
            fmt::format("The {} is not JSON{}{}.", source_, place.empty() ? "" : ": something is wrong ", place));
    }

 private:
    void take(std::size_t bytes) {
        if (bytes > bytes_left_) throw Error(fmt::format("The {} has too many small values for its size.", source_));
        bytes_left_ -= bytes;
    }
    bool another(std::size_t bytes) {
        if (++values_ > most_) throw Error(fmt::format("The {} has more than {} values.", source_, most_));
        if (!open_.empty() && ++open_.back().items > most_in_a_list)
            throw Error(fmt::format("The {} has more than {} values in one list.", source_, most_in_a_list));
        return take(value_takes + bytes), true;
    }
    bool deeper() {
        another(list_takes);
        open_.emplace_back();
        if (how_many(open_) <= most_depth_) return true;
        throw Error(fmt::format("The {} is nested deeper than {} levels.", source_, most_depth_));
    }
    bool higher() { return open_.pop_back(), true; }

    struct Open {  // an object or a list
        std::set<std::string> keys{};
        std::size_t items = 0;
    };

    const std::string& source_;
    int most_depth_;
    std::size_t most_, values_ = 0;  // number of values allowed, and read
    std::size_t bytes_left_;
    std::vector<Open> open_;
};

}  // namespace

Json parse_strictly(std::string_view text, const std::string& source, int most_depth, std::size_t values) {
    Listener listener{text, source, most_depth, values};
    nlohmann::json::sax_parse(text.begin(), text.end(), &listener);
    try {
        return Json::parse(text);
    } catch (const JsonError&) {  // for example a number out of range
        throw Error(fmt::format("The {} is not JSON that can be read.", source));
    }
}

Fields::Fields(const Json& object, std::string source, std::string place)
    : object_(object), source_(std::move(source)), place_(std::move(place)) {
    if (!object.is_object())
        throw Error(fmt::format("The {}: {} must be an object.", source_, place_.empty() ? "it" : place_));
}

void Fields::wrong(std::string_view name, std::string_view why) const {
    throw Error(fmt::format("The {}: {}{}{} {}.", source_, place_, place_.empty() ? "" : ".", name, why));
}

const Json& Fields::any(const char* name) {
    const Json* const found = object_.find(name);
    if (!found) wrong(name, "is missing");
    asked_.emplace_back(name);
    return *found;
}

std::string Fields::text(const char* name, std::size_t longest) {
    const Json& value = any(name);
    if (!value.is_string()) wrong(name, "must be text in quotes");
    auto text = value.get<std::string>();
    if (text.size() > longest) wrong(name, fmt::format("is longer than {} letters", longest));
    if (!plain_text(text)) wrong(name, "has a sign in it that is not seen, or that turns the direction of writing");
    return text;
}

std::int64_t Fields::whole(const char* name, std::int64_t least, std::int64_t most) {
    const auto whole = any(name).whole_within(least, most);
    if (!whole) wrong(name, fmt::format("must be a whole number from {} to {}", least, most));
    return *whole;
}

bool Fields::yes(const char* name, bool otherwise) {
    if (!has(name)) return otherwise;
    const Json& value = any(name);
    if (!value.is_boolean()) wrong(name, "must be true or false");
    return value.get<bool>();
}

const Json& Fields::list(const char* name, std::size_t longest) {
    const Json& value = any(name);
    if (!value.is_array()) wrong(name, "must be a list");
    if (value.size() > longest) wrong(name, fmt::format("has more than {} items", longest));
    return value;
}

std::vector<std::string> Fields::texts(const char* name, std::size_t longest, std::string_view why) {
    std::vector<std::string> all;
    for (const Json& text : list(name, longest)) {
        if (!text.is_string()) wrong(name, why);
        all.push_back(text.get<std::string>());
    }
    return all;
}

void Fields::done() const {
    for (const auto& [name, value] : object_.items())
        if (std::ranges::find(asked_, name) == asked_.end())
            wrong(name.substr(0, 40), "is not a field that belongs here");
}

}  // namespace boxcars::session
