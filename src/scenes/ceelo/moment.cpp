#include "scenes/ceelo/moment.h"

#include "scenes/ceelo/calls.h"

#include <fmt/format.h>
#include <cctype>

namespace boxcars::scenes {

CeeloSay CeeloMoment::say() const {
    if (looked_back()) return look_back.words(seats);
    if (is(CeeloPhase::Finished) && told.end()) return say_at_end();
    if (telling()) return told.say();
    if (flying() || shaking())
        return {seats.says(shown.turn, "throws.", "throw."),
                told.point() > 0 ? fmt::format("{} to beat.", told.point()) : "For the bank."};
    CeeloSay waits = say_of_wait(shown, seats, told.why());
    if (deciding() && coach) {
        CeeloCoachWords words = coach_words(shown, choices, amount);
        waits.line = std::move(words.here);
        waits.more = std::move(words.other);
    }
    return waits;
}

CeeloSay CeeloMoment::say_at_end() const {
    CeeloSay end = say_of_end(*told.end(), seats);
    if (look_back.looked_at() > 0 && look_back.judged()) end.more = look_back.accuracy_words();
    return end;
}

std::string capitals(std::string words) {
    for (char& c : words) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return words;
}

}  // namespace boxcars::scenes
