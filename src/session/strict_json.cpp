#include "session/strict_json.h"

#include "base/error.h"
#include "base/numbers.h"
#include "base/words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <set>

namespace boxcars::session {
namespace {

// Checks the parser's events before anything is built: depth, number of values, repeated keys and syntax errors.
class Listener : public nlohmann::json_sax<Json> {
 public:
    Listener(const std::string& source, int most_depth, std::size_t values)
        : source_(source), most_depth_(most_depth), most_(values), left_(values) {}

    bool null() override { return empty(empty_weighs); }
    bool boolean(bool) override { return another(); }
    bool number_integer(number_integer_t) override { return another(); }
    bool number_unsigned(number_unsigned_t) override { return another(); }
    bool number_float(number_float_t, const string_t&) override { return another(); }
    bool string(string_t&) override { return another(); }
    bool binary(binary_t&) override { return another(); }
    bool start_object(std::size_t) override { return deeper(); }
    bool start_array(std::size_t) override { return deeper(); }
    bool end_object() override { return higher(); }
    bool end_array() override { return higher(); }
    bool key(string_t& name) override {
        auto& keys = keys_.back();
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
    // Empty objects and lists have no use in our files, and take the memory of several values.
    static constexpr std::size_t empty_weighs = 8;
    bool another(std::size_t weight = 1) {
        fresh_ = false;
        if (left_ >= weight) return left_ -= weight, true;
        throw Error(fmt::format("The {} has more than {} values{}.", source_, most_,
                                empty_ ? fmt::format("; an empty one counts as {}", empty_weighs) : ""));
    }
    bool empty(std::size_t weight) {
        empty_ = true;
        return another(weight);
    }
    bool deeper() {
        another();
        fresh_ = true;
        keys_.emplace_back();
        if (how_many(keys_) <= most_depth_) return true;
        throw Error(fmt::format("The {} is nested deeper than {} levels.", source_, most_depth_));
    }
    bool higher() {
        keys_.pop_back();
        return !fresh_ || empty(empty_weighs - 1);
    }

    const std::string& source_;
    int most_depth_;
    std::size_t most_, left_;                  // number of values allowed, and still allowed
    bool empty_ = false;                       // some objects or lists were empty
    bool fresh_ = false;                       // the last event began an object or a list
    std::vector<std::set<std::string>> keys_;  // keys of the open objects and lists
};

}  // namespace

Json parse_strictly(std::string_view text, const std::string& source, int most_depth, std::size_t values) {
    Listener listener{source, most_depth, values};
    Json::sax_parse(text.begin(), text.end(), &listener);
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::exception&) {  // for example a number out of range
        throw Error(fmt::format("The {} is not JSON that can be read.", source));
    }
}

bool plain_text(std::string_view text) { return printable(text) == text; }

Fields::Fields(const Json& object, std::string source, std::string place)
    : object_(object), source_(std::move(source)), place_(std::move(place)) {
    if (!object.is_object())
        throw Error(fmt::format("The {}: {} must be an object.", source_, place_.empty() ? "it" : place_));
}

void Fields::wrong(std::string_view name, std::string_view why) const {
    throw Error(fmt::format("The {}: {}{}{} {}.", source_, place_, place_.empty() ? "" : ".", name, why));
}

const Json& Fields::any(const char* name) {
    const auto found = object_.find(name);
    if (found == object_.end()) wrong(name, "is missing");
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
    const Json& value = any(name);
    const bool fits = value.is_number_unsigned() ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX)
                                                 : value.is_number_integer();
    if (!fits || value.get<std::int64_t>() < least || value.get<std::int64_t>() > most)
        wrong(name, fmt::format("must be a whole number from {} to {}", least, most));
    return value.get<std::int64_t>();
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

void Fields::done() const {
    for (const auto& [name, value] : object_.items())
        if (std::ranges::find(asked_, name) == asked_.end())
            wrong(name.substr(0, 40), "is not a field that belongs here");
}

}  // namespace boxcars::session
