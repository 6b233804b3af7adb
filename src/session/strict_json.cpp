#include "session/strict_json.h"

#include "base/error.h"

#include <fmt/format.h>
#include <algorithm>
#include <set>

namespace boxcars::session {

Json parse_strictly(std::string_view text, const std::string& source, int most_depth) {
    std::vector<std::set<std::string>> keys;  // of the objects open just now
    const auto watch = [&](int depth, Json::parse_event_t event, Json& value) {
        if (depth > most_depth) throw Error(fmt::format("The {} is nested deeper than {} levels.", source, most_depth));
        if (event == Json::parse_event_t::object_start) keys.emplace_back();
        if (event == Json::parse_event_t::object_end) keys.pop_back();
        if (event == Json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second)
            throw Error(fmt::format("The {} says '{}' twice in one object.", source, value.get<std::string>()));
        return true;
    };
    try {
        return Json::parse(text.begin(), text.end(), watch);
    } catch (const Json::exception& trouble) {
        // The parser's own sentence begins with a code in brackets and may hold the file's bytes: keep the place alone.
        const std::string_view what = trouble.what();
        const auto line = what.find("at line ");
        const auto end = line == std::string_view::npos ? line : what.find(':', line);
        throw Error(fmt::format("The {} is not JSON{}.", source,
                                end == std::string_view::npos
                                    ? std::string{}
                                    : fmt::format(": something is wrong {}", what.substr(line, end - line))));
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
