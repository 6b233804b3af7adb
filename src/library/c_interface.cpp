// Implements boxcars.h: turns every exception into the error sentence of the calling thread, and copies every text.
#include "library/answers.h"
#include "library/boxcars.h"

#include <cstdlib>
#include <cstring>
#include <exception>

using namespace boxcars;

struct boxcars_table {
    std::unique_ptr<library::OpenSitting> open;
};

namespace {

thread_local std::string last_error;

char* copied(const std::string& text) {
    char* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (!copy) throw std::bad_alloc{};
    std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

std::string_view words(const char* text) { return text ? std::string_view{text} : std::string_view{}; }

// Returns what `work` returns. If it throws, keeps the sentence and returns an empty value.
auto guarded(const auto& work) -> decltype(work()) {
    last_error.clear();
    try {
        return work();
    } catch (const std::exception& trouble) {
        last_error = trouble.what();
    }
    return {};
}

std::string text_from(const std::vector<std::string>& words) { return Json(words).dump(); }
std::string text_from(std::string text) { return text; }

char* text_of(const auto& asked, auto&&... of) {
    return guarded([&] { return copied(text_from(std::invoke(asked, std::forward<decltype(of)>(of)...))); });
}

}  // namespace

using library::OpenSitting;

extern "C" {

const char* boxcars_version(void) {
    static const std::string version = library::version();
    return version.c_str();
}
const char* boxcars_error(void) { return last_error.c_str(); }
void boxcars_free(char* text) { std::free(text); }
char* boxcars_games(void) { return text_of(library::games); }
char* boxcars_rules(const char* game) { return text_of(library::rules, words(game)); }
char* boxcars_players(const char* game) { return text_of(library::players, words(game)); }
char* boxcars_strategies(void) { return text_of(library::strategies); }
char* boxcars_odds(const char* game, const char* request) {
    return text_of(library::odds, words(game), words(request));
}
char* boxcars_simulate(const char* game, const char* request) {
    return text_of(library::simulate, words(game), words(request), std::stop_token{});
}
char* boxcars_verify(const char* recording) { return text_of(library::verify, words(recording)); }

boxcars_table* boxcars_open(const char* game, const char* request) {
    return guarded([&] { return new boxcars_table{library::open_sitting(words(game), words(request))}; });
}
void boxcars_close(boxcars_table* table) { delete table; }
char* boxcars_look(const boxcars_table* table) { return text_of(&OpenSitting::look, table->open); }
char* boxcars_decisions(const boxcars_table* table) { return text_of(&OpenSitting::decisions, table->open); }
char* boxcars_decide(boxcars_table* table, const char* event) {
    return text_of(&OpenSitting::decide, table->open, words(event));
}
char* boxcars_throw(boxcars_table* table) { return text_of(&OpenSitting::throw_dice, table->open); }
char* boxcars_force(boxcars_table* table, const int* faces, int count) {
    return text_of([&] { return table->open->force({faces, faces + count}); });
}
char* boxcars_undo(boxcars_table* table) { return text_of(&OpenSitting::undo, table->open); }
int boxcars_next_game(boxcars_table* table) {
    return guarded([&] { return table->open->next_game(), 1; });
}
char* boxcars_recording(const boxcars_table* table) { return text_of(&OpenSitting::recording, table->open); }

}  // extern "C"
