#include "scenes/ceelo/moment.h"

#include <fmt/format.h>
#include <cctype>

namespace boxcars::scenes {

CeeloSay CeeloMoment::say() const {
    if (is(CeeloPhase::Finished) && told.end()) return say_of_end(*told.end(), seats);
    if (telling || is(CeeloPhase::Choosing)) return told.say();
    if (flying || shaking)
        return {seats.says(shown.turn, "throws.", "throw."),
                told.point() > 0 ? fmt::format("{} to beat.", told.point()) : "For the bank."};
    CeeloSay waits = say_of_wait(shown, seats, told.why());
    if (deciding() && coach) waits.line = worth_words({choices.begin(), choices.end()}, amount);
    return waits;
}

std::string capitals(std::string words) {
    for (char& c : words) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return words;
}

}  // namespace boxcars::scenes
