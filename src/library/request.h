// A request of another program, read strictly: every field of the right kind and in its range, none that nobody asked
// for. Reads; what is asked for is the caller's.
#pragma once
#include "console/requests.h"
#include "session/strict_json.h"
#include "session/table_change.h"

#include <optional>

namespace boxcars::library {

class Request {
 public:
    explicit Request(std::string_view json);  // throws Error; empty: nothing is asked for
    Request(const Request&) = delete;         // the fields look into the object
    Request& operator=(const Request&) = delete;

    bool has(const char* name) const { return fields_.has(name); }
    std::string text(const char* name) { return has(name) ? fields_.text(name) : std::string{}; }
    std::int64_t whole(const char* name, std::int64_t otherwise, std::int64_t least, std::int64_t most) {
        return has(name) ? fields_.whole(name, least, most) : otherwise;
    }
    std::optional<std::uint64_t> seed();  // a number, or one of up to 64 bits as text
    console::RuleRequests rules();        // the knobs of "set", as --set takes them
    session::Players players();
    bool yes(const char* name) { return fields_.yes(name, false); }
    std::map<std::string, std::string> strategies();  // JSON objects by name
    void done() const { fields_.done(); }

 private:
    session::Json json_;
    session::Fields fields_;
};

}  // namespace boxcars::library
