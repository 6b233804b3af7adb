// The rooms that decide, from base to sitting, and nothing that shows or keeps: recomputes recorded sittings and prints
// their hashes, for tools/hashes, which builds it with many compilers.
//
//   hashes FILE...      a line each: the hash and the file's name. Ends with 1 at the first that is not what was played
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"

#include <cstdio>

using namespace boxcars;

namespace {

template <class... Games>
std::optional<session::Verdict> verdict_of(const session::Recording& recording) {
    std::optional<session::Verdict> verdict;
    static_cast<void>(((recording.game == Games::game && (verdict = session::verify<Games>(recording), true)) || ...));
    return verdict;
}

}  // namespace

int main(int count, char** words) try {
    for (int n = 1; n < count; ++n) {
        const std::filesystem::path file = words[n];
        const auto verdict =
            verdict_of<pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules>(session::read_recording(file));
        if (!verdict || verdict->difference) {
            std::printf("%s: %s\n", words[n], verdict ? verdict->difference->sentence().c_str() : "no known game");
            return 1;
        }
        std::printf("%s %s\n", session::hash_text(verdict->hash).c_str(), file.filename().c_str());
    }
} catch (const std::exception& error) {
    std::printf("%s\n", error.what());
    return 1;
}
