#include "base/error.h"

#include "base/check.h"
#include "base/words.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>

namespace boxcars {
namespace {

bool on_page = false;

// Where the next word begins that has this beginning and then a small letter. npos: nowhere.
std::size_t find_word(std::string_view text, std::string_view beginning, std::size_t from = 0) {
    for (std::size_t at = text.find(beginning, from); at != text.npos; at = text.find(beginning, at + 1)) {
        const std::size_t next = at + beginning.size();
        const bool begins = at == 0 || std::string_view{" '\"("}.find(text[at - 1]) != text.npos;
        if (begins && next < text.size() && std::islower(static_cast<unsigned char>(text[next]))) return at;
    }
    return text.npos;
}

// Leaves out the clause that the word at this place is in. If nothing else would be left, only the word's beginning.
void leave_out_clause(std::string& text, std::size_t at, std::string_view beginning) {
    std::size_t from = 0;
    for (const std::string_view end : {". ", "? ", ": ", "; ", ", "})
        if (const std::size_t found = text.rfind(end, at); at > 0 && found != text.npos) from = std::max(from, found);
    const bool begins_clause = text[from] == ':' || text[from] == ';' || text[from] == ',';
    if (from == 0 || (!begins_clause && from + 2 == at)) {
        text.erase(at, beginning.size());
    } else {
        const std::size_t stop = std::min(text.find(". ", at), text.size() - 1);  // the sentence's full stop
        text.erase(from + 1, stop - from);
        if (begins_clause) text[from] = '.';
    }
}

}  // namespace

void speak_to_page(bool page) { on_page = page; }

std::string for_reader(std::string sentence) {
    if (!on_page) return sentence;
    for (std::size_t at = find_word(sentence, "/"); at != sentence.npos; at = find_word(sentence, "/", at)) {
        const std::size_t end = std::min(sentence.find_first_of(" '\",;:)", at), sentence.size());
        sentence.erase(at, sentence.rfind('/', end - 1) + 1 - at);  // the folders of a path
    }
    for (const std::string_view beginning : {"--", "boxcars "})
        for (std::size_t at = find_word(sentence, beginning); at != sentence.npos; at = find_word(sentence, beginning))
            leave_out_clause(sentence, at, beginning);
    return sentence;
}

Error::Error(const std::string& sentence, int exit_code)
    : std::runtime_error(readable(for_reader(sentence))), exit_code_(exit_code) {}

void base::check_failed(std::string_view condition, const std::string& values, std::string_view why,
                        std::string_view file, int line) {
    std::fprintf(stderr, "boxcars: a mistake of ours at %.*s:%d: %.*s: %s: %.*s.\n", static_cast<int>(file.size()),
                 file.data(), line, static_cast<int>(condition.size()), condition.data(), values.c_str(),
                 static_cast<int>(why.size()), why.data());
    std::abort();
}

}  // namespace boxcars
