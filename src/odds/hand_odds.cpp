#include "odds/hand_odds.h"

#include "base/words.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace boxcars::odds {

std::string one_in_words(double chance) {
    const double tries = 1 / chance;
    std::ostringstream words;
    words << "1 in ";
    if (tries < 100)
        words << std::fixed << std::setprecision(2) << tries;
    else if (tries < 1e15)
        words << grouped(std::llround(tries));
    else
        words << std::setprecision(3) << tries;
    return words.str();
}

}  // namespace boxcars::odds
