// Reads JSON strictly: limits on depth, fields and values, no key twice, every field of the right kind and range, no
// unknown field. The limits are checked before anything is built, so no file takes more memory or time than its reader
// allows. Failures are Errors: "The replay a.json: entries[3].faces: ...".
#pragma once
#include "base/words.h"

#include "base/json.h"

namespace boxcars::session {

constexpr std::size_t most_fields = 1000;     // in one object; lookups are linear
constexpr std::size_t most_values = 8 << 20;  // in a file

Json parse_strictly(std::string_view text, const std::string& source, int most_depth, std::size_t values = most_values);

// Whether a text has only visible characters and none that change the writing direction.
inline bool plain_text(std::string_view text) { return printable(text) == text; }

// Reads the fields of one object by name; done() refuses fields that were not read.
class Fields {
 public:
    Fields(const Json& object, std::string source, std::string place);
    bool has(const char* name) const { return object_.contains(name); }
    const Json& any(const char* name);
    std::string text(const char* name, std::size_t longest = 200);
    std::int64_t whole(const char* name, std::int64_t least, std::int64_t most);
    bool yes(const char* name, bool otherwise);  // `otherwise` if it is missing
    const Json& list(const char* name, std::size_t longest);
    // A list of texts. `why`: the sentence if something in it is none: "must be ...".
    std::vector<std::string> texts(const char* name, std::size_t longest, std::string_view why);
    void done() const;

    // The value that was read from that field. `why`: the sentence if there is none: "must be ...".
    template <class Value>
    Value must(std::string_view name, std::optional<Value> value, std::string_view why) const {
        if (!value) wrong(name, why);
        return std::move(*value);
    }
    [[noreturn]] void wrong(std::string_view name, std::string_view why) const;

 private:
    const Json& object_;
    std::string source_, place_;
    std::vector<std::string> asked_;
};

}  // namespace boxcars::session
