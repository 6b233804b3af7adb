// JSON read strictly: limits on depth, no key twice, every field of the right kind and in its range, no unknown field.
// Every trouble is an Error: "The replay a.json: entries[3].faces: ...".
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::session {

using Json = nlohmann::ordered_json;

Json parse_strictly(std::string_view text, const std::string& source, int most_depth);

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
