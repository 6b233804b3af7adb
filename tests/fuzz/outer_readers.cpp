// The readers above the room of sessions: settings, scripts, parts of a simulation.
#include "app/arcade/script.h"
#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/simulation.h"
#include "console/siwuliu/commands.h"
#include "fuzz/promise.h"
#include "platform/settings.h"

#include <algorithm>
#include <sstream>
#include <streambuf>

namespace fuzz {
namespace {

using namespace boxcars;

// Where what is told ends before its first letter.
class Enough : public std::streambuf {
 public:
    struct Said {};

 protected:
    int_type overflow(int_type) override { throw Said{}; }
    std::streamsize xsputn(const char*, std::streamsize) override { throw Said{}; }
};

// Told in full now and then alone: the exact odds beside the counts take a hundred times as long as all that comes of
// the file, more for each player, and those of a whole game of sì-wŭ-liù are 1,500 equations. The rest is read and
// checked to the end, and told up to the first letter.
bool stated_in_full(const console::Part& part) {
    constexpr unsigned seldom = 32;
    static unsigned asked = 0;
    if (part.players.size() > 1 || (part.game == "siwuliu" && part.kind == "games")) return false;
    return asked++ % seldom == 0;
}

// Added up as a whole simulation, where that takes no time: Pig may have a game to solve first.
void merge_if(const console::Part& part) {
    static const console::Games games{console::commands_of<craps::Rules>(), console::commands_of<siwuliu::Rules>(),
                                      console::commands_of<ceelo::Rules>()};
    const console::GameCommands* game = console::known_game(games, part.game);
    if (!game) return;
    if (stated_in_full(part)) {
        std::ostringstream out;
        value_or_error("", [&] { return console::merge(*game, std::vector{part}, true, out), true; });
        return;
    }
    Enough enough;
    std::ostream out{&enough};
    out.exceptions(std::ios::badbit);
    try {
        value_or_error("", [&] { return console::merge(*game, std::vector{part}, false, out), true; });
    } catch (const Enough::Said&) {
    }
}

}  // namespace

void settings(std::string_view bytes) {
    const auto read = platform::settings_from_json(bytes);
    for (const auto& sentence : read.sentences) require_sentence(sentence, "");
    require(read.sentences.size() < 12, "more sentences than anybody reads");
    static Lately<platform::Settings> shown;
    if (shown.holds(read.settings)) return;
    const auto once = platform::settings_from_json(platform::settings_json(read.settings)).settings;
    const auto twice = platform::settings_from_json(platform::settings_json(once)).settings;
    require(once == twice, "settings written down are read as others");
}

void script(std::string_view bytes) {
    const auto read = value_or_error("script s.jsonl, line ", [&] { return app::parse_script(bytes, "s.jsonl"); });
    if (!read) return;
    require(std::ranges::is_sorted(read->lines, {}, &app::ScriptLine::at), "lines are not in order of time");
}

void part(std::string_view bytes) {
    const auto read = [](std::string_view text) {
        return value_or_error("", [&] { return console::part_from(text, "p.json"); });
    };
    if (const auto whole = read(bytes)) return merge_if(*whole);
    // Nearly every input fails at the check sum: with the right one it comes further.
    const auto parsed = value_or_error("", [&] { return session::parse_strictly(bytes, "part p.json", 10, 100'000); });
    if (!parsed || !parsed->is_object() || !parsed->contains("part") || !(*parsed)["part"].is_object()) return;
    Json sealed = *parsed;
    sealed["part"]["check"] = console::check_sum(sealed);
    if (const auto resealed = read(sealed.dump())) merge_if(*resealed);
}

}  // namespace fuzz
