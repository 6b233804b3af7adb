// Every reader of outside input, as a function of arbitrary bytes that checks the reader's promises: it returns a value
// or throws an Error that names its source and can be shown; it throws no other exception; a value that is written
// reads back the same. A broken promise is thrown as a Finding, which nothing catches.
#pragma once
#include <optional>
#include <stdexcept>
#include <string_view>

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

// Its exit code, which stands for all that was typed; nothing for an Error. `anew`: by a command line made for it
// alone.
std::optional<int> command_line_answer(std::string_view bytes, bool anew);

using Read = void (*)(std::string_view);
struct Reader {
    const char* name;  // of its folder in corpus/, too
    Read read;
};
constexpr Reader readers[]{{"settings", settings}, {"rule_file", rule_file},       {"replay", replay},
                           {"script", script},     {"dice_file", dice_file},       {"strategy", strategy},
                           {"part", part},         {"command_line", command_line}, {"store", store}};

}  // namespace fuzz
