// JSON read strictly: limits on depth, on the fields of an object and on all values, no key twice, every field of the
// right kind and in its range, no unknown field. The limits are held before anything is built, so that no file takes
// more memory or time than its reader allows. Every trouble is an Error: "The replay a.json: entries[3].faces: ...".
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::session {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_fields = 1000;     // of one object: finding one of n takes n steps
constexpr std::size_t most_values = 8 << 20;  // of a whole file; each takes some 20 to 100 bytes of memory

Json parse_strictly(std::string_view text, const std::string& source, int most_depth, std::size_t values = most_values);

// True where a text that a person gave has only signs that are seen and that do not turn the direction of writing.
bool plain_text(std::string_view text);

// The first field of `told` that `file` lacks or has otherwise; numbers with a point may differ by a rounding.
std::optional<std::string> other_field(const nlohmann::json& file, const nlohmann::json& told);

// One object of a file, asked for its fields by name; done() refuses what nobody asked for.
class Fields {
 public:
    Fields(const Json& object, std::string source, std::string place);

    bool has(const char* name) const { return object_.contains(name); }
    const Json& any(const char* name);
    std::string text(const char* name, std::size_t longest = 200);
    std::int64_t whole(const char* name, std::int64_t least, std::int64_t most);
    bool yes(const char* name, bool otherwise);  // may be missing
    const Json& list(const char* name, std::size_t longest);
    void done() const;

    [[noreturn]] void wrong(std::string_view name, std::string_view why) const;

 private:
    const Json& object_;
    std::string source_, place_;
    std::vector<std::string> asked_;
};

}  // namespace boxcars::session
