// What a link may open in a browser. The page opens every link as `boxcars --link WORDS...`: tables, recordings, the
// board of a Night and the lab. Commands and options that write, delete, import, or print text are refused with a
// sentence.
#pragma once
#include <span>

namespace CLI {
class App;
}

namespace boxcars::app {

bool is_link(std::span<char* const> words);  // the first argument is --link
void check_link(const CLI::App& called);     // for a call that has been read; throws Error

}  // namespace boxcars::app
