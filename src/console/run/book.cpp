#include "session/run/book.h"

#include "console/print.h"
#include "console/run/command.h"
#include "console/sitting_commands.h"

namespace boxcars::console {

void print_book(const Games& games, const std::filesystem::path& data_dir, std::ostream& out, std::ostream& err) {
    const auto store = kept_store(data_dir, err);
    const session::KeptGames kept = kept_games(games);
    const auto book = session::run_book(*store, kept);
    for (const auto& section : sections_of(book, [](std::string_view game) { return std::string{game}; })) {
        print(out, "{}: {}\n", section.title, section.words);
        for (const session::BookLine& line : section.lines)
            print(out, "  {} {:<20} {:>28}  {:<24} {}\n", line.lit ? "*" : " ", line.title, line.figure, line.note,
                  line.words);
    }
}

}  // namespace boxcars::console
